import { describe, expect, it } from "vitest";
import type { SentRequest } from "./recorder.ts";
import { wireRequest } from "./wire_request.ts";

function sent(changes: Partial<SentRequest>): SentRequest {
  return { method: "GET", target: "/v1/customers", headers: {}, body: "", ...changes };
}

describe("wireRequest", () => {
  it.each<[target: string, path: readonly string[], query: readonly (readonly [string, string])[]]>([
    ["/v1/customers", ["v1", "customers"], []],
    ["/v1/customers/a%2Fb", ["v1", "customers", "a/b"], []],
    ["/v1/customers/a/b", ["v1", "customers", "a", "b"], []],
    ["/v1/customers/", ["v1", "customers", ""], []],
    ["/c/a+b%20c", ["c", "a+b c"], []],
    [
      "/c?b=1&a=2",
      ["c"],
      [
        ["a", "2"],
        ["b", "1"],
      ],
    ],
    [
      "/c?a=2&b=1&a=1",
      ["c"],
      [
        ["a", "2"],
        ["a", "1"],
        ["b", "1"],
      ],
    ],
    [
      "/c?q=a+b&r=a%20b&s=a%2bb",
      ["c"],
      [
        ["q", "a b"],
        ["r", "a b"],
        ["s", "a+b"],
      ],
    ],
    ["/c?created%5Bgte%5D=1", ["c"], [["created[gte]", "1"]]],
    ["/c?page=", ["c"], [["page", ""]]],
    ["/c?q=a?b", ["c"], [["q", "a?b"]]],
  ])("reads %s", (target, path, query) => {
    expect(wireRequest(sent({ target }))).toMatchObject({ method: "GET", path, query });
  });

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ["of the connection", { host: "127.0.0.1:1", connection: "keep-alive", "content-length": "3", "transfer-encoding": "chunked" }, {}],
    ["that name the client", { "user-agent": "x/1", "x-goog-api-client": "gdcl/8" }, {}],
    ["that say who calls", { authorization: "Bearer EXAMPLE" }, { authorization: "Bearer EXAMPLE" }],
    ["that nobody knows", { "x-new": "1" }, { "x-new": "1" }],
    ["with any JSON", { accept: "application/json, text/plain, */*" }, {}],
    ["with any media type", { accept: "*/*;q=0.8" }, {}],
    ["without JSON", { accept: "text/html" }, { accept: "text/html" }],
    ["with an idempotency key", { "idempotency-key": "5b3" }, { "idempotency-key": "(any)" }],
    ["of a body that is not there", { "content-type": "application/json" }, {}],
  ])("compares headers %s", (_what, headers, want) => {
    expect(wireRequest(sent({ headers })).headers).toEqual(want);
  });

  it.each([
    [
      "application/x-www-form-urlencoded",
      "b=2+3&a=%C3%A9",
      {
        kind: "form",
        pairs: [
          ["a", "é"],
          ["b", "2 3"],
        ],
      },
    ],
    ["application/json; charset=utf-8", '{"b":[1,"2"]}', { kind: "json", value: { b: [1, "2"] } }],
    ["text/plain", "a", { kind: "text", text: "a" }],
    ["application/json", "", { kind: "none" }],
  ])("reads a body of %s", (type, body, want) => {
    expect(wireRequest(sent({ method: "POST", headers: { "content-type": type }, body })).body).toEqual(want);
  });

  it("keeps the media type of a body without its parameters", () => {
    const { headers } = wireRequest(sent({ headers: { "content-type": "Application/JSON; charset=UTF-8" }, body: "{}" }));
    expect(headers).toEqual({ "content-type": "application/json" });
  });

  it("refuses a body that is not the JSON that it says it is", () => {
    expect(() => wireRequest(sent({ headers: { "content-type": "application/json" }, body: "{" }))).toThrow(SyntaxError);
  });
});
