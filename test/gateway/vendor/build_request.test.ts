import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Binding } from "connector-gateway-spec/bindings";
import { buildFollowRequest, buildRequest, type Params, type RequestSettings } from "../../../gateway/src/vendor/build_request.ts";
import { VendorError } from "../../../gateway/src/vendor/vendor_types.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { bindings, vendors } from "../fixtures/written_bindings.ts";
import { failureOf } from "../fixtures/failure_of.ts";
import { CHARACTER } from "../../fixtures/character.ts";

type Connector = keyof typeof vendors;
type OperationId = keyof typeof bindings;

function build(id: OperationId, params: Params = {}, settings: RequestSettings = {}): ReturnType<typeof buildRequest> {
  return buildRequest(bindings[id], vendors[connectorOf(id)], params, settings);
}

function connectorOf(id: OperationId): Connector {
  const connector = (Object.keys(vendors) as Connector[]).find((name) => id.startsWith(`${name}.`));
  if (connector === undefined) throw new Error(`No connector for ${id}.`);
  return connector;
}

describe("the address of a request", () => {
  test.each<[what: string, id: OperationId, params: Params, url: string]>([
    ["has no query without params", "payments.customers.list", {}, "https://api.stripe.com/v1/customers"],
    ["has params in the caller's order", "payments.customers.list", { limit: 3, email: "a@b.c" }, "/v1/customers?limit=3&email=a%40b.c"],
    ["has intervals in brackets", "payments.customers.list", { created: { gte: 1, lt: 2 } }, "/v1/customers?created[gte]=1&created[lt]=2"],
    ["has unknown names of open params", "payments.customers.list", { expand: ["a", "b"] }, "/v1/customers?expand[0]=a&expand[1]=b"],
    ["has an id as one step", "payments.customers.get", { id: "a/b c%?#ü" }, "/v1/customers/a%2Fb%20c%25%3F%23%C3%BC"],
    ["has an integer id", "crm.contacts.get", { contactId: 17 }, "/crm/v3/objects/contacts/17"],
    ["has lists with commas", "crm.contacts.get", { contactId: 1, properties: ["a", "b,c"] }, "/contacts/1?properties=a,b%2Cc"],
    ["has a list in text as it is", "crm.contacts.get", { contactId: 1, properties: "a,b" }, "/contacts/1?properties=a%2Cb"],
    ["has the style of the operation", "recruiting.candidates.list", { ids: [1, 2] }, "/v1/candidates?candidate_ids=1,2"],
    ["has fixed values", "messaging.channels.list", {}, "https://slack.com/api/conversations.list?exclude_archived=true&limit=100"],
    ["has the caller's value instead", "messaging.channels.list", { limit: 5 }, "/conversations.list?limit=5&exclude_archived=true"],
    ["leaves out what goes nowhere", "messaging.channels.list", { team: "T1", limit: 5 }, "?limit=5&exclude_archived=true"],
    ["has texts as they are", "messaging.channels.list", { types: " a, b " }, "?types=%20a%2C%20b%20&exclude_archived=true&limit=100"],
    ["has one slash after the base URL", "file_storage.files.download", { fileId: "f" }, "/drive/v3/files/f?alt=media"],
    ["has no param of a header", "file_storage.files.download", { fileId: "f", range_header: "bytes=0-1" }, "/files/f?alt=media"],
    ["has no param for the answer", "recruiting.candidate_attachment.download", { id: 1, attachment_index: 0 }, "/v1/candidates/1"],
  ])("%s", (_, id, params, url) => {
    expect(build(id, params).url.endsWith(url)).toBe(true);
  });

  test("has the subdomain of the instance, and the name on the wire", () => {
    const { url } = build("project_tracker.users.list", { keys: ["a", "b"] }, { config: { subdomain: "example-team" } });
    expect(url).toBe("https://example-team.atlassian.net/rest/api/3/users/search?key=a&key=b");
  });

  test.each([
    ["http://127.0.0.1:4400", "http://127.0.0.1:4400/v1/customers/cus_1"],
    ["http://127.0.0.1:4400/", "http://127.0.0.1:4400/v1/customers/cus_1"],
    ["https://mirror.example/stripe", "https://mirror.example/stripe/v1/customers/cus_1"],
  ])("begins with the base URL %s that is set", (baseUrl, url) => {
    expect(build("payments.customers.get", { id: "cus_1" }, { baseUrl }).url).toBe(url);
  });

  test("needs no subdomain with a base URL that is set", () => {
    expect(build("project_tracker.users.list", {}, { baseUrl: "http://127.0.0.1:1" }).url).toBe(
      "http://127.0.0.1:1/rest/api/3/users/search",
    );
  });

  test.each([[undefined], [{}], [{ Subdomain: "a" }]])("is refused with the config %j", (config) => {
    expect(failureOf(() => build("project_tracker.users.list", {}, config === undefined ? {} : { config }))).toEqual({
      kind: "invalid",
      message: "`config.subdomain` of this instance is missing. The address of Jira depends on it: create an instance that has it.",
    });
  });

  test.each(["a.b", "evil.example/", "a@b", "-a", "a-", "", "a".repeat(64), "ä", "a\n", 7, null, ["a"]])(
    "is refused with the subdomain %j",
    (subdomain) => {
      const { message } = failureOf(() => build("project_tracker.users.list", {}, { config: { subdomain } }));
      expect(message).toBe(
        "`config.subdomain` of this instance is not a valid part of a host name. The address of Jira depends on it: create an instance that has it.",
      );
    },
  );
});

describe("an id that cannot be one", () => {
  test.each([[undefined], [null], [""]])("%j is refused because it is missing", (id) => {
    expect(failureOf(() => build("payments.customers.get", { id }))).toEqual({
      kind: "not_found",
      message: "`id` is missing. It must name a record.",
      param: "id",
    });
  });

  test.each([".", "..", "%2e%2e", "%2E.", "%252e%252e", "../charges", "x/../../y", "x\\..\\y", "..;a", "%2e%2e%2fcharges", "..#", "..%2f"])(
    "%j is refused because it leads elsewhere",
    (id) => {
      const { kind, param, message } = failureOf(() => build("payments.customers.get", { id }));
      expect([kind, param, message]).toEqual(["not_found", "id", `There is no record for \`id\` \`${id}\`.`]);
    },
  );

  test("is refused because it is too long", () => {
    expect(build("payments.customers.get", { id: "x".repeat(4_000) }).url).toHaveLength(
      4_000 + "https://api.stripe.com/v1/customers/".length,
    );
    expect(failureOf(() => build("payments.customers.get", { id: "x".repeat(4_001) }))).toMatchObject({ kind: "not_found", param: "id" });
  });

  test.each([[{}], [[1]], [true]])("%j is refused because it is no text", (id) => {
    expect(failureOf(() => build("payments.customers.get", { id }))).toMatchObject({ kind: "not_found", param: "id" });
  });

  test("is shortened, and has no line breaks in the message", () => {
    const { message } = failureOf(() => build("payments.customers.get", { id: `..\n/${"x".repeat(200)}/..` }));
    expect(message).toBe(`There is no record for \`id\` \`.. /${"x".repeat(96)}\`.`);
  });

  test("never changes the path: any text is refused, or is one step that decodes to it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: CHARACTER }), fc.stringMatching(/^[./%2eEfF5cC\\;?#]{1,8}$/)), (id) => {
        let url: URL;
        try {
          url = new URL(build("payments.customers.get", { id }).url);
        } catch (error) {
          return error instanceof VendorError && error.failure.kind === "not_found";
        }
        const [, version, entity, step = "", ...more] = url.pathname.split("/");
        expect([version, entity, decodeURIComponent(step), more]).toEqual(["v1", "customers", id.replace(/\p{Surrogate}/gu, "\ufffd"), []]);
        return url.search === "" && url.hash === "";
      }),
      runs(60),
    );
  });
});

describe("the version", () => {
  test.each<[id: OperationId, params: Params, version: string | undefined, path: string]>([
    ["crm.contacts.get", { contactId: 1 }, undefined, "/crm/v3/objects/contacts/1"],
    ["crm.contacts.get", { contactId: 1 }, "v3", "/crm/v3/objects/contacts/1"],
    ["crm.contacts.get", { contactId: 1 }, "2026-09", "/crm/objects/2026-09/contacts/1"],
    ["payments.customers.get", { id: "v" }, "2025-01-01", "/v1/customers/v"],
  ])("of %s %j is %s in %s", (id, params, version, path) => {
    expect(new URL(build(id, params, version === undefined ? {} : { version }).url).pathname).toBe(path);
  });

  test("takes the longest beginning of a path, and whole steps only", () => {
    const pathOf = (path: string): string =>
      new URL(buildRequest({ ...bindings["crm.contacts.get"], path }, vendors.crm, {}, { version: "2026-09" }).url).pathname;
    expect(["/crm/v3/objects/notes/1", "/crm/v3/objects2", "/crm/v3/objects"].map(pathOf)).toEqual([
      "/crm/notes/2026-09/1",
      "/crm/v3/objects2",
      "/crm/objects/2026-09",
    ]);
  });

  test.each([
    [undefined, "2024-11-20.acacia"],
    ["2025-03-31.basil", "2025-03-31.basil"],
  ])("%s is in the header as %s", (version, sent) => {
    expect(build("payments.customers.list", {}, version === undefined ? {} : { version }).headers["stripe-version"]).toBe(sent);
  });
});

describe("the body of a request", () => {
  test.each<[what: string, id: OperationId, params: Params, type: string | undefined, body: string | undefined]>([
    ["is missing when it is read", "payments.customers.list", { limit: 1 }, undefined, undefined],
    ["is a form", "payments.customers.create", { name: "A & B", metadata: { k: "v" } }, "form", "name=A%20%26%20B&metadata[k]=v"],
    ["has nested lists", "payments.customers.create", { items: [{ p: 1 }, { p: 2 }] }, "form", "items[0][p]=1&items[1][p]=2"],
    ["has null as an empty value", "payments.customers.create", { name: null, phone: "" }, "form", "name=&phone="],
    ["has nothing for empty lists", "payments.customers.create", { items: [], metadata: {} }, "form", ""],
    ["is empty without params", "payments.customers.create", {}, "form", ""],
    ["is JSON", "crm.contacts.api_search", { limit: 2, query: "x", after: null }, "json", '{"limit":2,"query":"x","after":null}'],
    ["is an empty object", "crm.contacts.api_search", {}, "json", "{}"],
    ["keeps odd names", "crm.contacts.api_search", JSON.parse('{"__proto__":{"a":1}}') as Params, "json", '{"__proto__":{"a":1}}'],
  ])("%s", (_, id, params, type, body) => {
    const request = build(id, params);
    const types = { form: "application/x-www-form-urlencoded", json: "application/json" };
    expect([request.body, request.headers["content-type"]]).toEqual([body, Object.entries(types).find(([name]) => name === type)?.[1]]);
  });

  test("of GraphQL has the query and the variables", () => {
    const { method, url, body = "" } = build("issue_tracker.issues.get", { id: "EXA-1" });
    expect([method, url, JSON.parse(body)]).toEqual([
      "POST",
      "https://api.linear.app/graphql",
      { query: bindings["issue_tracker.issues.get"].graphql.query, variables: { id: "EXA-1", history: 5 } },
    ]);
  });

  test.each<[OperationId]>([["payments.customers.create"], ["crm.contacts.api_search"], ["payments.customers.list"]])(
    "of %s is refused when it is nested too deep to be written",
    (id) => {
      const deep = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`) as unknown;
      const { kind, message } = failureOf(() => build(id, { deep }));
      expect([kind, message]).toEqual(["invalid", "The params are nested more than 500 levels deep."]);
    },
  );

  test("is refused when it has too many values, also in the query", () => {
    const list = Array.from({ length: 10_000 }, () => 0);
    const message = "The params have more values than the 10000 that are sent at most.";
    expect(failureOf(() => build("payments.customers.create", { list }))).toEqual({ kind: "invalid", message });
    expect(failureOf(() => build("payments.customers.list", { a: { list } }))).toEqual({ kind: "invalid", message });
  });

  test("is refused when its names make it too long", () => {
    let wide: unknown = Array.from({ length: 9_000 }, () => 0);
    for (let level = 0; level < 50; level += 1) wide = { ["k".repeat(1000)]: wide };
    expect(failureOf(() => build("payments.customers.create", { wide }))).toEqual({
      kind: "invalid",
      message: "The params are longer than 4194304 bytes when they are encoded.",
    });
  });
});

describe("the headers of a request", () => {
  test("say what is wanted, and who asks", () => {
    expect(build("payments.customers.list").headers).toEqual({
      accept: "application/json",
      "user-agent": "connector-gateway",
      "stripe-version": "2024-11-20.acacia",
    });
  });

  test("ask for a file as it is, and for the part of it", () => {
    const params = { fileId: "f", range_header: "bytes=0-9" };
    expect(build("file_storage.files.download", params, { expects: "bytes" }).headers).toEqual({
      accept: "*/*",
      "user-agent": "connector-gateway",
      range: "bytes=0-9",
    });
  });

  test("go with the second call, if there is one", () => {
    const id = "recruiting.candidate_attachment.download";
    const params = { id: 1, attachment_index: 0, range_header: "bytes=0-9" };
    expect(build(id, params).headers).not.toHaveProperty("range");
    expect(buildFollowRequest(bindings[id], "https://files.example/a?s=1", params)).toEqual({
      method: "GET",
      url: "https://files.example/a?s=1",
      headers: { accept: "*/*", "user-agent": "connector-gateway", range: "bytes=0-9" },
    });
  });

  test("leave out null, and join lists", () => {
    const headersOf = (range_header: unknown): Record<string, string> =>
      build("file_storage.files.download", { fileId: "f", range_header }).headers;
    expect(headersOf(null)).not.toHaveProperty("range");
    expect(headersOf(["a", 1, true])).toMatchObject({ range: "a, 1, true" });
  });

  test.each([["a\r\nx-evil: 1"], ["a\n"], ["\r"], ["\0"], ["ü€"], [{}], [[{}]], [[null]], ["\x7f"], ["\x85"]])(
    "refuse %j",
    (range_header) => {
      expect(failureOf(() => build("file_storage.files.download", { fileId: "f", range_header }))).toEqual({
        kind: "invalid",
        message: "`range_header` is sent as a header, so it can contain only Latin-1 characters and no line breaks.",
        param: "range_header",
      });
    },
  );

  test("have any text of a param as it is, or refuse it", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.string({ unit: CHARACTER, minLength: 1, maxLength: 1 }), fc.constantFrom("\r", "\n", "a", "ÿ")) }),
        (text) => {
          try {
            const { range = "" } = build("file_storage.files.download", { fileId: "f", range_header: text }).headers;
            expect(range).toBe(text);
            // A list of headers accepts what can be sent, and trims it.
            expect(new Headers({ range }).get("range")).toBe(text.replace(/^[\t ]+|[\t ]+$/g, ""));
          } catch (error) {
            expect(error).toBeInstanceOf(VendorError);
            expect(text).toMatch(/[^\t\x20-\x7e\xa0-\xff]/);
          }
        },
      ),
      runs(60),
    );
  });
});

test.each<[what: string, id: OperationId, params: Params, param: string]>([
  ["in the path", "payments.customers.get", { id: "cus_\ud800" }, "id"],
  ["in the query", "payments.customers.list", { email: "\udc00a" }, "email"],
  ["inside a list", "crm.contacts.get", { contactId: 1, properties: ["a", "b\udfff"] }, "properties"],
  ["inside an object of a body", "payments.customers.create", { metadata: { a: { b: "\ud83d x" } } }, "metadata"],
  ["as the name of a field", "payments.customers.create", { metadata: { "\ud83d": 1 } }, "metadata"],
  ["in a GraphQL variable", "issue_tracker.issues.get", { id: "\ud800" }, "id"],
])("half of a surrogate pair %s is refused", (_, id, params, param) => {
  expect(failureOf(() => build(id, params))).toEqual({
    kind: "invalid",
    message: `\`${param}\` contains half of a surrogate pair, which is no character and cannot be sent.`,
    param,
  });
});

test("a binding without paths, names or values of its own sends what the caller gave", () => {
  const open: Binding = { call: "GET /x", method: "GET", path: "/x", params: {}, rest: "query" };
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (params) => {
      const { search } = new URL(buildRequest(open, vendors.messaging, params, {}).url);
      expect([...new URLSearchParams(search)]).toEqual(Object.entries(params));
    }),
    runs(60),
  );
});
