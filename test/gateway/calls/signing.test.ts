import { Buffer } from "node:buffer";
import fc from "fast-check";
import type { VendorAuth } from "connector-gateway-spec/bindings";
import { describe, expect, it, test } from "vitest";
import { authOf, sign } from "../../../gateway/src/calls/signing.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { apiKeyAuth, oauthAuth, vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { CHARACTER } from "../../fixtures/character.ts";

const bare: VendorAuth = { kind: "header", header: "X-Key", value: "{api_key}" };
const twice: VendorAuth = { kind: "header", header: "X-Key", value: "{id}:{api_key}:{id}" };
const basic: VendorAuth = { kind: "basic", username: "username", password: "password" };
const keyOnly: VendorAuth = { kind: "basic", username: "api_key" };

describe("sign", () => {
  it.each([
    [apiKeyAuth, { api_key: "k1" }, { authorization: "Bearer k1" }],
    [bare, { api_key: "k1" }, { "x-key": "k1" }],
    [bare, { api_key: "{id} $& $1" }, { "x-key": "{id} $& $1" }],
    [twice, { api_key: "k1", id: "i" }, { "x-key": "i:k1:i" }],
    [basic, { username: "ada@example.test", password: "p:1" }, { authorization: "Basic YWRhQGV4YW1wbGUudGVzdDpwOjE=" }],
    [basic, { username: "ada", password: "é" }, { authorization: "Basic YWRhOsOp" }],
    [keyOnly, { api_key: "k1" }, { authorization: "Basic azE6" }],
    [oauthAuth, { access_token: "t1" }, { authorization: "Bearer t1" }],
  ])("%j with %j gives %j", (auth, values, want) => {
    expect(sign(auth, values)).toEqual(want);
  });

  it.each([
    [apiKeyAuth, {}, "The credentials of the instance have no `api_key`. Set them again."],
    [apiKeyAuth, { api_key: "" }, "have no `api_key`"],
    [apiKeyAuth, { api_key: 7 }, "have no `api_key`"],
    [{ kind: "header", header: "x", value: "{constructor}" } as const, {}, "have no `constructor`"],
    [
      apiKeyAuth,
      { api_key: "k1\r\nx-admin: 1" },
      "The field `api_key` of the credentials contains a line break or another character that a header cannot carry. Set it again.",
    ],
    [apiKeyAuth, { api_key: "k\u0000" }, "The field `api_key` of the credentials contains a line break"],
    [apiKeyAuth, { api_key: "k\u2028" }, "The field `api_key` of the credentials contains a line break"],
    [
      basic,
      { username: "a:b", password: "c" },
      "The field `username` of the credentials contains a colon, which a user name cannot. Set it again.",
    ],
    [basic, { username: "ada" }, "have no `password`"],
  ])("%j refuses %j", (auth, values, message) => {
    expect(() => sign(auth, values)).toThrow(message);
  });

  test("never shows the value that it refuses", () => {
    expect(() => sign(apiKeyAuth, { api_key: "shop_key_EXAMPLE\n" })).toThrow(/^(?!.*EXAMPLE)/s);
  });

  test("makes values that are one line, whatever the credentials contain", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), fc.constantFrom(apiKeyAuth, bare, keyOnly), (value, auth) => {
        try {
          for (const header of Object.values(sign(auth, { api_key: value })))
            expect(Buffer.from(header, "latin1").toString("latin1")).toMatch(/^[\t\x20-\xff]*$/);
        } catch (error) {
          expect(error).toHaveProperty("failure.kind", "credentials");
        }
      }),
      runs(100),
    );
  });
});

describe("authOf", () => {
  const { vendor } = vendorCall({ url: "https://api.shop.example" });
  const several = { ...vendor, auth: { token: { ...apiKeyAuth, value: "Bearer {access_token}" }, oauth: oauthAuth, key: apiKeyAuth } };
  const client = { client_id: "a", client_secret: "b", refresh_token: "c" };

  it.each([
    [{ access_token: "t" }, several.auth.token],
    [{ access_token: "t", ...client }, oauthAuth],
    [client, oauthAuth],
    [{ api_key: "k" }, apiKeyAuth],
    [{ access_token: "", api_key: "k" }, apiKeyAuth],
  ])("finds for %j %j", (values, want) => {
    expect(authOf(several, values)).toEqual(want);
  });

  it.each([{}, { client_id: "a", client_secret: "b" }, { api_key: 7 }])("refuses %j", (values) => {
    expect(() => authOf(several, values)).toThrow("The credentials of the instance fit no auth method of Shop. Set them again.");
  });
});
