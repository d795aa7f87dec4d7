import { describe, expect, test } from "vitest";
import { createKit, CREATE, EXECUTE, read, toRequest, type Sent } from "./kit.ts";

const listCustomers = { entity: "customers", action: "list" };

describe("a request that cannot be answered", () => {
  const handler = createKit();

  test.each<readonly [title: string, sent: Sent, status: number, message: string]>([
    ["an unknown path", { url: "http://gateway.test/api/v1/other" }, 404, "The gateway has no such path."],
    ["a path that ends with a slash", { url: `${CREATE}/` }, 404, "The gateway has no such path."],
    ["an instance id with a slash", { url: `${EXECUTE}a/b/execute` }, 404, "The gateway has no such path."],
    ["an instance id that cannot be decoded", { url: `${EXECUTE}%E0%A4/execute` }, 404, "The gateway has no such path."],
    ["another method", { method: "GET" }, 405, "Only POST is allowed here."],
    ["no token", { headers: { authorization: undefined } }, 401, "The bearer token is missing or invalid."],
    ["another scheme", { headers: { authorization: "Basic dGVzdC10b2tlbg==" } }, 401, "The bearer token is missing or invalid."],
    ["an unknown token", { headers: { authorization: "Bearer wrong" } }, 401, "The bearer token is missing or invalid."],
    [
      "a form",
      { headers: { "content-type": "application/x-www-form-urlencoded" }, text: "a=b" },
      415,
      "The body must be JSON in UTF-8: send `Content-Type: application/json`.",
    ],
    [
      "JSON in another encoding",
      { headers: { "content-type": "application/json; charset=latin1" }, text: "{}" },
      415,
      "The body must be JSON in UTF-8: send `Content-Type: application/json`.",
    ],
    ["a compressed body", { headers: { "content-encoding": "gzip" }, text: "{}" }, 415, "The body must not be compressed."],
    ["no body", {}, 422, "The body is empty; it must be a JSON object."],
    ["a body that is not JSON", { text: '{"entity": customers}' }, 422, "The body is not valid JSON: line 1, column 12."],
    ["a body that is not UTF-8", { text: new Uint8Array([123, 255, 125]) }, 422, "The body is not valid UTF-8."],
    ["an unknown instance", { url: `${EXECUTE}unknown/execute`, body: listCustomers }, 404, "No instance with this id exists."],
    ["an unknown entity", { body: { entity: "customrs", action: "list" } }, 422, "The request is not valid."],
    ["an entity that cannot be made a text", { body: { entity: { toString: 1 }, action: ["list"] } }, 422, "The request is not valid."],
    ["an operation without a handler", { body: listCustomers }, 501, "payments.customers.list is not implemented."],
  ])("%s", async (_title, sent, status, message) => {
    expect(await read(handler(toRequest(sent)))).toMatchObject({ status, body: { message } });
  });

  test("has a challenge for a token, and says whether one was sent", async () => {
    const challengeFor = async (authorization: string | undefined) =>
      (await handler(toRequest({ headers: { authorization } }))).headers.get("www-authenticate");
    expect(await challengeFor(undefined)).toBe("Bearer");
    expect(await challengeFor("Bearer wrong")).toBe('Bearer error="invalid_token"');
  });

  test("gets all issues, each with its field, a code and a suggestion", async () => {
    const { body } = await read(handler(toRequest({ body: { entity: "customers", action: "list", params: { limt: 1, limit: 1000 } } })));
    expect(body).toEqual({
      message: "The request is not valid.",
      errors: [
        {
          field: "params.limt",
          message: "`params.limt` is not a parameter of payments.customers.list; did you mean `limit`?",
          error_code: "params/unknown",
        },
        { field: "params.limit", message: "`params.limit` must be at most 100", error_code: "value/maximum" },
      ],
    });
  });
});

test("the checks come in the order of the contract", async () => {
  const handler = createKit({ maxBodyBytes: 10 });
  const wrong: Sent[] = [
    {
      url: "http://gateway.test/x",
      method: "GET",
      headers: { authorization: undefined, "content-type": "text/plain" },
      text: "0123456789a",
    },
    {
      url: `${EXECUTE}unknown/execute`,
      method: "PUT",
      headers: { authorization: undefined, "content-type": "text/plain" },
      text: "0123456789a",
    },
    { url: `${EXECUTE}unknown/execute`, headers: { authorization: undefined, "content-type": "text/plain" }, text: "0123456789a" },
    { url: `${EXECUTE}unknown/execute`, headers: { "content-type": "text/plain" }, text: "0123456789a" },
    { url: `${EXECUTE}unknown/execute`, text: "0123456789a" },
    { url: `${EXECUTE}unknown/execute`, text: "0123" },
    { url: `${EXECUTE}unknown/execute`, text: "123" },
    { text: "123" },
  ];
  const statuses = await Promise.all(wrong.map(async (sent) => (await handler(toRequest(sent))).status));
  expect(statuses).toEqual([404, 405, 401, 415, 413, 422, 404, 422]);
});
