import { describe, expect, it, test } from "vitest";
import { answering, documentOf, draftOf, errorsIn, valueAt, type Values } from "./drafting.ts";

const thing = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string" }, name: { type: "string" }, size: { type: "integer" } },
};
const query = (name: string, schema: Values = { type: "string" }): Values => ({ name, in: "query", schema });

function operation(path: string, method: string, written: Values, ...where: readonly string[]): unknown {
  const { text } = draftOf(documentOf({ [path]: { [method]: written } }));
  expect(errorsIn(text)).toEqual([]);
  const actions = valueAt(text, "entities", "things", "actions") as Values;
  return where.reduce<unknown>((value, key) => (value as Values)[key], Object.values(actions)[0]);
}

describe("paging follows from well-known names", () => {
  const integer = { type: "integer" };
  const page = (meta: Values): unknown => ({
    type: "object",
    required: ["data"],
    properties: { data: { type: "array", items: thing }, ...meta },
  });
  it.each([
    [[query("page", integer), query("per_page", integer)], {}, { kind: "page_number", next: "page", size: "per_page" }],
    [
      [query("offset", integer), query("limit", integer)],
      { total: integer },
      { kind: "offset", next: "offset", size: "limit", total: "total" },
    ],
    [
      [query("cursor"), query("limit", integer)],
      { next_cursor: { type: "string" } },
      { kind: "token", next: "cursor", size: "limit", token: "next_cursor" },
    ],
    [[query("pageToken")], { nextPageToken: { type: "string" } }, { kind: "token", next: "pageToken", token: "nextPageToken" }],
    [
      [query("pageToken")],
      { nextPageToken: { type: "string" }, isLast: { type: "boolean" } },
      { kind: "token", token: "nextPageToken", last: "isLast" },
    ],
    [[query("starting_after")], { has_more: { type: "boolean" } }, { kind: "record_cursor", next: "starting_after", more: "has_more" }],
    [[query("limit", integer)], {}, { kind: "none", size: "limit" }],
    [[query("cursor")], { next: { type: "string", format: "uri" } }, { kind: "token", next: "cursor", token: "next_token" }],
  ])("%j %j", (parameters, meta, want) => {
    expect(operation("/things", "get", { parameters, responses: answering(page(meta)) }, "paging")).toMatchObject(want);
  });

  it("and Meta has every single value beside the records, with its place", () => {
    const schema = page({ total: integer, paging: { type: "object", properties: { next: { type: "string" } } }, links: { type: "array" } });
    const list = operation("/things", "get", { responses: answering(schema) });
    expect(list).toMatchObject({ take: "data", take_meta: { total: "total", next: "paging.next" } });
    expect(list).toMatchObject({ meta: { total: "integer | null -- Total.", next: "string | null -- Next." } });
  });
});

test.each([[{ required: true }], [{ required: false }], [{}]])(
  "a param of the path is required, whatever the document says: %j",
  (said) => {
    const parameters = [{ name: "number", in: "path", ...said, schema: { type: "integer" } }];
    expect(operation("/things/{number}", "get", { parameters, responses: answering(thing) }, "params", "number")).toMatchObject({
      required: true,
    });
  },
);

describe("a param has the role that is sure", () => {
  it.each([
    ["/things/{id}", "get", {}, "id", {}],
    ["/things/{thing_id}", "get", {}, "thing_id", { identity: "id" }],
    ["/things/{name}", "get", {}, "name", { identity: "name" }],
    ["/things/{Name}.json", "get", {}, "Name", { identity: "name" }],
    [
      "/things/{number}",
      "get",
      { parameters: [{ name: "number", in: "path", required: true, schema: { type: "integer" } }] },
      "number",
      { no_effect: "Not reviewed." },
    ],
    ["/orgs/{org}/things/{id}", "get", {}, "org", { within: true }],
    ["/things", "get", { parameters: [query("name")] }, "name", { filter: "name" }],
    ["/things", "get", { parameters: [query("size")] }, "size", { no_effect: "Not reviewed." }],
    ["/things", "get", { parameters: [query("q")] }, "q", { search: { language: "text" } }],
    ["/things", "post", { requestBody: { content: { "application/json": { schema: thing } } } }, "name", { field: "name" }],
  ])("%s %s %j: %s", (path, method, rest, name, want) => {
    const answer = path === "/things" && method === "get" ? { type: "array", items: thing } : thing;
    const {
      type: _,
      required: __,
      description: ___,
      ...role
    } = operation(path, method, { ...rest, responses: answering(answer) }, "params", name) as Values;
    expect(role).toEqual(want);
  });
});

describe("a call says where params go", () => {
  const answer = { responses: answering(thing) };
  const list = { responses: answering({ type: "array", items: thing }) };
  const body = (names: readonly string[]): Values => ({
    requestBody: {
      content: { "application/json": { schema: { type: "object", properties: Object.fromEntries(names.map((name) => [name, {}])) } } },
    },
  });
  it.each([
    ["/things", "get", { parameters: [query("ids[]")], ...list }, { rename: { ids: "ids[]" } }],
    ["/things", "get", { parameters: [query("toString")], ...list }, { rename: { param_toString: "toString" } }],
    [
      "/things",
      "get",
      { parameters: [{ name: "X-Trace", in: "header", schema: { type: "string" } }], ...list },
      { headers: { "X-Trace": "X-Trace" } },
    ],
    [
      "/things",
      "get",
      { parameters: [{ name: "Host", in: "header", schema: {} }], ...list },
      { not_sent: { Host: "The gateway sets this header itself." } },
    ],
    [
      "/things",
      "get",
      { parameters: [{ name: "s", in: "cookie", schema: {} }], ...list },
      { not_sent: { s: "The document has it in a cookie." } },
    ],
    ["/things", "get", { parameters: [query("filter", { type: "object" })], ...list }, { query_style: "brackets" }],
    ["/things", "get", { parameters: [query("ids", { type: "array" })], ...list }, { query_style: "repeat" }],
    ["/things", "get", { parameters: [{ ...query("ids", { type: "array" }), explode: false }], ...list }, { query_style: "comma" }],
    ["/things/{id}", "put", { ...body(["id"]), ...answer }, { call: "PUT /things/{id}", rename: { body_id: "id" } }],
    [
      "/things",
      "post",
      { parameters: [query("dry")], ...answer },
      { not_sent: { dry: expect.stringContaining("in the query") as unknown } },
    ],
    ["/things/{a b}", "get", answer, { call: "GET /things/{a b}" }],
  ])("%s %s %j", (path, method, written, want) => {
    expect(operation(path, method, written)).toMatchObject(want);
  });

  it("a body without fields leaves the params open", () => {
    expect(operation("/things", "post", { ...body([]), ...answer })).toMatchObject({
      open: "The document does not list what the body contains.",
    });
  });

  it("a record inside of an answer is taken from there", () => {
    const wrapped = { type: "object", properties: { thing } };
    expect(operation("/things/{id}", "get", { responses: answering(wrapped) })).toMatchObject({ take: "thing" });
  });

  it("an answer without content has a record for that", () => {
    expect(operation("/things/{id}", "delete", { responses: { "204": {} } })).toMatchObject({ call: "DELETE /things/{id}" });
  });
});

describe("credentials", () => {
  const auth = (scheme: Values): readonly unknown[] => {
    const paths = { "/things": { get: { responses: answering(thing) } } };
    const { text } = draftOf(
      documentOf(paths, { components: { securitySchemes: { main: scheme } }, servers: [{ url: "https://api.example.com/" }] }),
    );
    expect(errorsIn(text)).toEqual([]);
    return [Object.keys(valueAt(text, "auth", "main", "fields") as Values), valueAt(text, "vendor", "auth", "main")];
  };
  it.each([
    [{ type: "apiKey", in: "header", name: "X-Key" }, ["main"], { header: "X-Key", value: "{main}" }],
    [{ type: "apiKey", in: "query", name: "key" }, ["main"], { header: "X-Api-Key", value: "{main}" }],
    [{ type: "http", scheme: "basic" }, ["username", "password"], { basic: { username: "username", password: "password" } }],
    [{ type: "http", scheme: "Bearer" }, ["token"], { header: "Authorization", value: "Bearer {token}" }],
    [
      { type: "oauth2", flows: { authorizationCode: { tokenUrl: "https://example.com/token" } } },
      ["client_id", "client_secret", "refresh_token", "access_token"],
      { oauth_refresh: { token_url: "https://example.com/token" } },
    ],
    [
      { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://example.com/t" } } },
      ["access_token"],
      { header: "Authorization", value: "Bearer {access_token}" },
    ],
    [
      { type: "oauth2", flows: { password: { tokenUrl: "http://localhost/t" } } },
      ["access_token"],
      { header: "Authorization", value: "Bearer {access_token}" },
    ],
  ])("%j", (scheme, fields, way) => {
    expect(auth(scheme)).toEqual([fields, way]);
  });

  it.each([
    [[{ url: "https://API.example.com/v1/" }], "https://api.example.com/v1"],
    [[{ url: "https://{region}.example.com", variables: { region: { default: "eu" } } }], "https://eu.example.com"],
    [[{ url: "http://localhost" }, { url: "https://example.com" }], "https://example.com"],
    [[{ url: "/v1" }], "https://api.acme.example"],
    [[], "https://api.acme.example"],
  ])("servers %j: %s", (servers, want) => {
    const { text } = draftOf(documentOf({ "/things": { get: { responses: answering(thing) } } }, { servers }));
    expect(errorsIn(text)).toEqual([]);
    expect(valueAt(text, "vendor", "base_url")).toBe(want);
  });
});

describe("credentials of a document", () => {
  const get = { responses: answering({ type: "array", items: thing }) };
  const key = (name: string): Values => ({ type: "apiKey", in: "header", name });
  const draft = (rest: Values, operationRest: Values = {}): string => {
    const { text } = draftOf(documentOf({ "/things": { get: { ...get, ...operationRest } } }, rest));
    expect(errorsIn(text)).toEqual([]);
    return text;
  };

  it("without security schemes are marked as missing", () => {
    const { text, remarks } = draftOf(documentOf({ "/things": { get } }));
    expect(remarks).toContain("The document does not say how calls are signed: the draft has `auth: none`, which is probably wrong.");
    expect(valueAt(text, "auth")).toBe("none");
    expect(valueAt(text, "not_shown")).toEqual(["How calls are signed."]);
    expect(text).toMatch(/# NOT REVIEWED\. The document declares no security schemes[^]*?\nauth: none\n/u);
  });

  it.each([
    [{ name: "X-Api-Key" }, { header: "X-Api-Key", value: "{x_api_key}" }],
    [{ name: "Authorization" }, { header: "Authorization", value: "Bearer {token}" }],
  ])("without security schemes follow from a header of its calls: %j", (param, way) => {
    const text = draft({}, { parameters: [{ in: "header", schema: { type: "string" }, ...param }] });
    expect(Object.values(valueAt(text, "vendor", "auth") as Values)).toEqual([way]);
    expect(text).toContain("The document declares no security schemes.");
  });

  it.each<readonly [string, readonly Values[], readonly string[]]>([
    ["one of several", [{ a: [] }, { b: [] }], ["a", "b", "c"]],
    ["several at once", [{ a: [], b: [] }], ["a_b", "c"]],
    ["several at once or another", [{ a: [], b: [] }, { c: [] }], ["a_b", "c"]],
    ["none, or one", [{}, { a: [] }], ["a", "b", "c"]],
  ])("are %s", (_, security, want) => {
    const components = { securitySchemes: { a: key("X-A"), b: key("X-B"), c: { type: "http", scheme: "basic" } } };
    const text = draft({ components, security });
    expect(Object.keys(valueAt(text, "auth") as Values)).toEqual(want);
    expect(text.includes("The document asks for 2 schemes at once")).toBe(want.includes("a_b"));
    if (want.includes("a_b")) expect(Object.keys(valueAt(text, "auth", "a_b", "fields") as Values)).toEqual(["a", "b"]);
  });

  it.each([
    [{ authorizationCode: { tokenUrl: "/oauth/token" } }, { oauth_refresh: { token_url: "https://api.example.com/oauth/token" } }],
    [
      { authorizationCode: { tokenUrl: "https://example.com/t", refreshUrl: "https://example.com/r" } },
      { oauth_refresh: { token_url: "https://example.com/r" } },
    ],
  ])("of OAuth are renewed where the document says: %j", (flows, way) => {
    const components = { securitySchemes: { main: { type: "oauth2", flows } } };
    expect(valueAt(draft({ components, servers: [{ url: "https://api.example.com/v1" }] }), "vendor", "auth", "main")).toEqual(way);
  });
});

describe("failures and limits follow from the answers of the document", () => {
  const vendorOf = (responses: Values): Values => {
    const { text } = draftOf(
      documentOf({ "/things": { get: { responses: { ...answering({ type: "array", items: thing }), ...responses } } } }),
    );
    expect(errorsIn(text)).toEqual([]);
    return valueAt(text, "vendor") as Values;
  };
  const failing = (schema: Values): Values => ({ "400": { content: { "application/json": { schema } } } });
  const object = (properties: Values): Values => ({ type: "object", properties });
  const text = { type: "string" };

  it.each([
    [{}, { message: "error.message" }],
    [failing(object({ error_message: text, error_code: text })), { message: "error_message", code: ["error_code"] }],
    [
      failing(object({ errors: { type: "array", items: object({ message: text, field: text }) } })),
      { message: "errors[0].message", param: "errors[0].field" },
    ],
    [failing(object({ error: object({ message: text, code: { type: "integer" } }) })), { message: "error.message", code: ["error.code"] }],
    [failing(object({ errors: { type: "array", items: text } })), { message: "errors[0]" }],
  ])("%j", (responses, { message, ...rest }) => {
    const errors = vendorOf(responses)["errors"] as Values;
    expect((errors["message"] as readonly string[])[0]).toBe(message);
    expect(errors).toMatchObject(rest);
  });

  const limited = (name: string, header: Values): Values => ({ "429": { headers: { "X-RateLimit-Remaining": {}, [name]: header } } });
  it.each([
    [limited("X-RateLimit-Reset", { description: "Time in UTC epoch seconds." }), { reset: "X-RateLimit-Reset", unit: "unix_seconds" }],
    [limited("X-RateLimit-Reset", { description: "Seconds until the limit ends." }), { reset: "X-RateLimit-Reset", unit: "seconds" }],
    [limited("X-Rate-Limit-Reset", { schema: { type: "string", format: "date-time" } }), { reset: "X-Rate-Limit-Reset", unit: "iso" }],
    [limited("RateLimit-Reset", {}), { reset: "RateLimit-Reset", unit: "seconds" }],
    [limited("X-RateLimit-Reset", {}), {}],
    [limited("X-Other", {}), {}],
  ])("%j", (responses, want) => {
    expect(vendorOf(responses)["limits"]).toEqual({ remaining: "X-RateLimit-Remaining", ...want });
  });
});
