import { describe, expect, test } from "vitest";
import { type Deviation, reportOn, withoutLength } from "./deviating_gateway.ts";

const LIST = "payments.customers.list";
const GET = "payments.customers.get";

/** Each row: what deviates, how, the operations that are verified, and a finding that it must lead to, with its statement. */
const deviations: readonly (readonly [
  what: string,
  deviation: Deviation,
  operations: readonly string[],
  code: string,
  statement: RegExp,
])[] = [
  ["a field is missing", onList((body) => body.result.forEach((record) => delete record["object"])), [LIST], "verify/record", /^`object`/u],
  [
    "a field has another type",
    onList((body) => body.result.forEach((record) => (record["created"] = "1"))),
    [LIST],
    "verify/record",
    /^`created`/u,
  ],
  [
    "the result is another kind",
    onList((body) => Object.assign(body, { result: { records: body.result } })),
    [LIST],
    "verify/result",
    /is a list/u,
  ],
  ["Meta lacks a field", onList((body) => delete body.connector_metadata["has_more"]), [LIST], "verify/meta", /^`has_more`/u],
  [
    "a key of the envelope has another name",
    onList((body) => rename(body, "execution_metadata", "execution")),
    [LIST],
    "verify/envelope",
    /keys/u,
  ],
  [
    "an instance is another one",
    onList((body) => (body["execution_metadata"] = { connector_instance_id: "x" })),
    [LIST],
    "verify/envelope",
    /connector_instance_id/u,
  ],
  ["a page has too many records", { before: ({ params }) => without(params, "limit") }, [LIST], "verify/limit", /^`limit`/u],
  ["a page is shorter than the default", { before: ({ params }) => ({ limit: 3, ...params }) }, [LIST], "verify/limit", /^`limit`/u],
  [
    "a limit is not enforced",
    { before: ({ params }) => ({ ...params, ...(Number(params["limit"]) > 100 && { limit: 100 }) }) },
    [LIST],
    "verify/limit",
    /^`limit`/u,
  ],
  ["a filter is ignored", { before: ({ params }) => without(params, "email") }, [LIST], "verify/filter", /^`email`/u],
  ["a bound of an interval is off by one", { before: ({ params }) => intervalOf(params) }, [LIST], "verify/filter", /^`created`/u],
  [
    "a filter loses a record",
    { after: (body, { params }) => void (params["email"] !== undefined && body.result.pop()) },
    [LIST],
    "verify/filter",
    /^`email`/u,
  ],
  [
    "a cursor skips a record",
    { after: (body, { params }) => void (params["starting_after"] !== undefined && body.result.shift()) },
    [LIST],
    "verify/paging",
    /pages/u,
  ],
  [
    "pages backwards are wrong",
    { after: (body, { params }) => void (params["ending_before"] !== undefined && body.result.reverse()) },
    [LIST],
    "verify/paging",
    /^`ending_before`/u,
  ],
  ["a page says that there is more", onList((body) => (body.connector_metadata["has_more"] = true)), [LIST], "verify/paging", /pages/u],
  ["the newest record is last", onList((body) => body.result.reverse()), [LIST], "verify/order", /newest first/u],
  [
    "the record is another one",
    { after: (body, { operation }) => void (operation === GET && "id" in Object(body.result) && (body.result["id"] = "cus_x")) },
    [GET],
    "verify/record",
    /^`id`/u,
  ],
  [
    "what does not exist is found",
    { after: (_body, _call, { status }) => (status === 404 ? Response.json({ status: "success", result: {} }) : undefined) },
    [GET],
    "verify/missing",
    /^Status 404/u,
  ],
  [
    "a refusal does not name the param",
    { after: (body, _call, { status }) => void (status === 422 && (body["errors"] = [])) },
    [LIST],
    "verify/limit",
    /^`limit`/u,
  ],
  [
    "a key of an error has another name",
    { after: (body, _call, { status }) => void (status === 404 && rename(body, "errors", "error")) },
    [GET],
    "verify/error",
    /keys/u,
  ],
  [
    "no token is needed",
    { before: ({ params }, { headers }) => (headers.set("authorization", "Bearer x"), { ...params }) },
    [LIST],
    "verify/token",
    /^Status 401/u,
  ],
  [
    "answers have no media type",
    { after: (body, _call, { status, headers }) => new Response(JSON.stringify(body), { status, headers: plain(headers) }) },
    [LIST],
    "verify/header",
    /JSON/u,
  ],
  [
    "an answer has no request id",
    onList((body, headers) =>
      body.result.length > 1 ? undefined : new Response(JSON.stringify(body), { headers: withoutLength(headers, "x-request-id") }),
    ),
    [LIST],
    "verify/header",
    /x-request-id/u,
  ],
  [
    "only preflights let pages in",
    onList((body, headers) => new Response(JSON.stringify(body), { headers: withoutLength(headers, "access-control-allow-origin") })),
    [LIST],
    "verify/cors",
    /pages of other origins/u,
  ],
  [
    "an ordinary call fails",
    { after: (_body, { operation }) => (operation === LIST ? Response.json({ message: "x", errors: [] }, { status: 500 }) : undefined) },
    [LIST],
    "verify/status",
    /list/u,
  ],
  [
    "a search finds everything",
    { before: ({ params }) => (params["query"] === undefined ? { ...params } : { ...params, query: '-email:"x"' }) },
    ["payments.customers.api_search"],
    "verify/filter",
    /^`query`/u,
  ],
];

type Change = (body: Parameters<NonNullable<Deviation["after"]>>[0], headers: Headers) => unknown;

/** Changes the successes of lists. */
function onList(change: Change): Deviation {
  return {
    after: (body, { operation }, { status, headers }) => {
      const changed = operation === LIST && status === 200 ? change(body, headers) : undefined;
      return changed instanceof Response ? changed : undefined;
    },
  };
}

function rename(body: Record<string, unknown>, from: string, to: string): void {
  body[to] = body[from];
  Reflect.deleteProperty(body, from);
}

function without(params: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));
}

function intervalOf(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const created = Object(params["created"]) as Readonly<Record<string, unknown>>;
  return created["gte"] === undefined || typeof created["gte"] !== "number"
    ? { ...params }
    : { ...params, created: { ...without(created, "gte"), gt: created["gte"] } };
}

function plain(headers: Headers): Headers {
  const kept = withoutLength(headers);
  kept.set("content-type", "text/plain");
  return kept;
}

describe("a gateway is found out when", () => {
  test.each(deviations)("%s", async (_what, deviation, operations, code, statement) => {
    const { findings } = await reportOn(deviation, operations);
    expect(findings.map((finding) => `${finding.code} ${finding.statement.text}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${code} .*`, "u")),
    );
    expect(findings.some((finding) => finding.code === code && statement.test(finding.statement.text))).toBe(true);
  });

  test("a retry has no time", async () => {
    let isLimited = true;
    const deviation: Deviation = {
      after: (_body, { operation }) => {
        if (operation !== LIST || !isLimited) return undefined;
        isLimited = false;
        return Response.json(
          { message: "Slow down.", errors: [] },
          { status: 429, headers: { "x-request-id": "1", "access-control-allow-origin": "*" } },
        );
      },
    };
    const { findings } = await reportOn(deviation, [LIST]);
    expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual(["verify/header the header retry-after is missing or wrong"]);
  });
});

const WRITES = ["payments.customers.*"];

describe("a gateway that writes is found out when", () => {
  test.each([
    [
      "what is created is not kept",
      { before: ({ operation, params }) => (operation === "payments.customers.create" ? without(params, "name") : { ...params }) },
      "verify/written",
    ],
    [
      "a change is not kept",
      { before: ({ operation, params }) => (operation === "payments.customers.update" ? without(params, "name") : { ...params }) },
      "verify/written",
    ],
    [
      "a delete does nothing",
      {
        after: (_body, { operation }, { status }) =>
          operation === GET && status === 404 ? Response.json({ status: "success", result: {} }) : undefined,
      },
      "verify/deleted",
    ],
  ] satisfies [string, Deviation, string][])("%s", async (_what, deviation, code) => {
    const { findings } = await reportOn(deviation, WRITES, { writes: true });
    expect(findings.map((finding) => finding.code)).toContain(code);
  });
});
