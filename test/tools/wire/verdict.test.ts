import { describe, expect, it } from "vitest";
import { MEANINGS, type Asked } from "./meanings.ts";
import { compareRequests } from "./verdict.ts";
import type { WireRequest } from "./wire_request.ts";

const NOTHING: Asked = { params: {}, fixed: {} };

function request(changes: Partial<WireRequest>): WireRequest {
  return {
    method: "GET",
    path: ["v1", "things"],
    query: [],
    headers: { authorization: "Bearer EXAMPLE" },
    body: { kind: "none" },
    ...changes,
  };
}

/** For each code of `MEANINGS`, two requests that mean the same. */
const pairs: Readonly<Record<string, { connector: string; asked?: Asked; client: WireRequest; gateway: WireRequest }>> = {
  commas: {
    connector: "crm",
    client: request({
      query: [
        ["properties", "email"],
        ["properties", "name"],
      ],
    }),
    gateway: request({ query: [["properties", "email,name"]] }),
  },
  "token endpoint": {
    connector: "crm",
    client: request({ method: "POST", path: ["oauth", "v1", "token"] }),
    gateway: request({ method: "POST", path: ["oauth", "v3", "token"] }),
  },
  repeated: {
    connector: "project_tracker",
    client: request({ query: [["id", "1,2"]] }),
    gateway: request({
      query: [
        ["id", "1"],
        ["id", "2"],
      ],
    }),
  },
  "no elements": {
    connector: "project_tracker",
    asked: { params: { id: [], query: "" }, fixed: {} },
    client: request({
      query: [
        ["id", ""],
        ["query", ""],
      ],
    }),
    gateway: request({ query: [["query", ""]] }),
  },
  selection: {
    connector: "issue_tracker",
    client: graphql("query teams($first: Int, $after: String) { teams(first: $first, after: $after) { ...T } } fragment T on Team { id }", {
      first: 3,
    }),
    gateway: graphql("query List($size: Int) { teams(first: $size) { nodes { id name } } }", { size: 3 }),
  },
  fixed: {
    connector: "file_storage",
    asked: { params: {}, fixed: { fields: "*" } },
    client: request({}),
    gateway: request({ query: [["fields", "*"]] }),
  },
};

function graphql(query: string, variables: Readonly<Record<string, number>>): WireRequest {
  return request({ method: "POST", headers: { "content-type": "application/json" }, body: { kind: "json", value: { query, variables } } });
}

/** The request with something else in each of its parts. */
function changedParts(from: WireRequest): readonly (readonly [part: string, changed: WireRequest])[] {
  const { path, query, headers } = from;
  const values = query.map(([name, value], index) => {
    const changed = query.map((pair, at): readonly [string, string] => (at === index ? [name, `${value}9`] : pair));
    return [`query ${index}`, { ...from, query: changed }] as const;
  });
  return [
    ["method", { ...from, method: "PUT" }],
    ["path", { ...from, path: [...path, "more"] }],
    ["authorization", { ...from, headers: { ...headers, authorization: "Bearer other" } }],
    ["a new header", { ...from, headers: { ...headers, "x-new": "1" } }],
    ["a new param", { ...from, query: [...query, ["zzz", "1"]] }],
    ...values,
    ["a text as body", { ...from, body: { kind: "text", text: "x" } }],
    ["a form as body", { ...from, body: { kind: "form", pairs: [["a", "b"]] } }],
    ["another argument", bodyWith(from, 4)],
  ];
}

function bodyWith(from: WireRequest, first: number): WireRequest {
  if (from.body.kind !== "json") return { ...from, body: { kind: "json", value: { first } } };
  return { ...from, body: { kind: "json", value: { query: "query { teams(first: 4) { nodes { id } } }", variables: {} } } };
}

describe("compareRequests", () => {
  it("finds nothing between equal requests, whatever the order of keys", () => {
    const [client, gateway] = [
      { a: 1, b: [{ c: 2, d: {} }] },
      { b: [{ d: {}, c: 2 }], a: 1 },
    ].map((value) => request({ body: { kind: "json", value } }));
    expect(client && gateway && compareRequests("payments", NOTHING, client, gateway)).toEqual({ kind: "same" });
  });

  it("has two requests for each meaning", () => {
    expect(Object.keys(pairs)).toEqual(MEANINGS.map(({ code }) => code));
  });

  it.each(Object.entries(pairs))("names what differs: %s", (code, { connector, asked = NOTHING, client, gateway }) => {
    expect(compareRequests(connector, asked, client, gateway)).toEqual({ kind: "same meaning", meanings: [code] });
  });

  it.each(Object.entries(pairs))(
    "does not take one connector's meaning for another's: %s",
    (_code, { asked = NOTHING, client, gateway }) => {
      expect(compareRequests("payments", asked, client, gateway).kind).toBe("different");
    },
  );

  it.each(
    Object.entries(pairs).flatMap(([code, pair]) => changedParts(pair.gateway).map(([part, changed]) => ({ code, part, pair, changed }))),
  )("sees through no other difference: $code, $part", ({ pair: { connector, asked = NOTHING, client }, changed }) => {
    expect(compareRequests(connector, asked, client, changed).kind).toBe("different");
  });

  it.each<[string, Partial<WireRequest>, Partial<WireRequest>, string]>([
    ["a method", { method: "POST" }, {}, "method: client POST, gateway GET"],
    ["a step of the path", { path: ["a/b"] }, { path: ["a", "b"] }, 'path: client ["a/b"], gateway ["a","b"]'],
    ["a param", { query: [["limit", "3"]] }, {}, 'query limit: client "3", gateway nothing'],
    [
      "the order of values",
      {
        query: [
          ["id", "1"],
          ["id", "2"],
        ],
      },
      {
        query: [
          ["id", "2"],
          ["id", "1"],
        ],
      },
      'query id: client "1" "2", gateway "2" "1"',
    ],
    ["a header", {}, { headers: { range: "bytes=0-1" } }, "header range: client nothing, gateway bytes=0-1"],
    [
      "a field",
      { body: { kind: "form", pairs: [["a", ""]] } },
      { body: { kind: "form", pairs: [] } },
      'form a: client "", gateway nothing',
    ],
    [
      "a type in JSON",
      { body: { kind: "json", value: { a: 1 } } },
      { body: { kind: "json", value: { a: "1" } } },
      'body /a: client 1, gateway "1"',
    ],
    [
      "emptiness in JSON",
      { body: { kind: "json", value: { a: [] } } },
      { body: { kind: "json", value: { a: {} } } },
      "body /a: client [], gateway {}",
    ],
  ])("tells where requests differ: %s", (_what, client, gateway, want) => {
    const verdict = compareRequests("payments", NOTHING, request({ headers: {}, ...client }), request({ headers: {}, ...gateway }));
    expect(verdict).toEqual({ kind: "different", differences: [want] });
  });
});
