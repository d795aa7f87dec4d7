import { describe, expect, test, vi } from "vitest";
import { createKit, read, toRequest, TOKEN } from "./kit.ts";

const body = { entity: "customers", action: "list" };

/** Sends a request with this `Authorization`. Returns the status and the tokens that were looked up. */
async function send(authorization: string | undefined): Promise<{ readonly status: number; readonly tokens: readonly string[] }> {
  const tokens: string[] = [];
  const authenticate = (token: string) => {
    tokens.push(token);
    return token === TOKEN ? { id: "tenant" } : undefined;
  };
  const handler = createKit({ authenticate, fallback: () => ({ records: [], meta: { has_more: false } }) });
  const { status } = await handler(toRequest({ body, headers: { authorization } }));
  return { status, tokens };
}

describe("the bearer token", () => {
  test.each([
    [`Bearer ${TOKEN}`, 200, [TOKEN]],
    [`bearer   ${TOKEN}`, 200, [TOKEN]],
    [`BEARER ${TOKEN}`, 200, [TOKEN]],
    ["Bearer other", 401, ["other"]],
    [undefined, 401, []],
    ["Bearer", 401, []],
    [`Bearer${TOKEN}`, 401, []],
    [`Basic ${TOKEN}`, 401, []],
    [`x Bearer ${TOKEN}`, 401, []],
    [`Bearer ${TOKEN} more`, 401, []],
    [`Bearer ${TOKEN}, Bearer other`, 401, []],
    ["Bearer t\u00f6ken", 401, []],
  ])("%j answers %i after looking up %j", async (authorization, status, tokens) => {
    expect(await send(authorization)).toEqual({ status, tokens });
  });

  test.each([[null], [false], [undefined], ["tenant"], [true]])("is nobody's when `authenticate` returns %j", async (caller) => {
    // A function without types may return anything.
    const authenticate = vi.fn(() => caller as undefined);
    const handler = createKit({ authenticate });
    const response = await handler(toRequest({ body }));
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(authenticate).toHaveBeenCalledTimes(1);
  });

  test("is not called invalid when there is none", async () => {
    const response = await createKit()(toRequest({ body, headers: { authorization: undefined } }));
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  });
});

describe("a refused request is reported", () => {
  test.each<[what: string, sent: object, told: object]>([
    ["with the operation", { body: { ...body, params: { limit: 0 } } }, { operation: "payments.customers.list" }],
    ["with what was asked for", { body: { entity: "custmers", action: "list\n" } }, { asked: "payments.custmers.list\n" }],
    ["also where that is no text", { body: { entity: { toString: 1 } } }, { asked: "payments.?.?" }],
    ["and without either before the body is known", { text: "{" }, {}],
  ])("%s", async (_, sent, told) => {
    const requests: object[] = [];
    await createKit({ onRefusal: (_error, request) => requests.push({ ...request }) })(toRequest(sent));
    expect(requests).toEqual([{ requestId: expect.any(String) as string, ...told }]);
  });
});

describe("the codes of refusals", () => {
  test.each([
    ["request/path", { url: "http://gateway.test/other", body }],
    ["request/method", { method: "GET" }],
    ["request/token", { body, headers: { authorization: "Bearer other" } }],
    ["request/json", { text: "{" }],
    ["request/json", { text: new Uint8Array([0xff]) }],
    ["request/unknown-instance", { url: "http://gateway.test/api/v1/connectors/instances/other/execute", body }],
  ])("%s", async (code, sent) => {
    const { body: answer } = await read(createKit()(toRequest(sent)));
    expect(JSON.stringify(answer)).toContain(`"${code}"`);
  });
});
