import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed, diagnose, GATEWAY, SHOP, messagesAfter } from "../../fixtures/shop_catalog.ts";
import { runs } from "../../fixtures/property_runs.ts";

const NOTE = "note: string | null";
const KEY = "api_key: { type: string, required: true, secret: true, pattern: ^key_, example: key_EXAMPLE }";

/** Whether a field of that name is reported: of a record, or of an auth method. */
function isReported(name: string, where: "record" | "auth" | "config", type = "string"): boolean {
  const places = {
    record: [NOTE, `${NOTE}\n      ${name}: { type: ${type}, assumed: Seen. }`],
    auth: [KEY, `${KEY}\n      ${name}: ${type}`],
    config: ["types:\n", `config: { fields: { ${name}: ${type} } }\ntypes:\n`],
  } as const;
  const [from, to] = places[where];
  const found = diagnose(changed(SHOP, from, to));
  expect(found.filter(({ code }) => code !== "name/secret")).toEqual([]);
  return found.length === 1;
}

describe("a name that looks like that of a secret", () => {
  it.each([
    ...["password", "user_password", "client_secret", "secret", "webhook_secret", "shop_api_key", "apiKey", "APIKey", "private_key"],
    ...[
      "access_token",
      "accessToken",
      "refresh_token",
      "refreshToken",
      "bot_token",
      "id_token",
      "credentials",
      "passphrase",
      "ssh_private_key",
    ],
  ])("is reported everywhere: %s", (name) => {
    expect([isReported(name, "record"), isReported(name, "auth"), isReported(name, "config")]).toEqual([true, true, true]);
  });

  it.each(["token", "user_pin", "installation_token", "session_cookie"])("is reported among credentials: %s", (name) => {
    expect([isReported(name, "record"), isReported(name, "auth"), isReported(name, "config")]).toEqual([false, true, true]);
  });

  it.each([
    ...["page_token", "pageToken", "next_token", "next_page_token", "nextPageToken", "sync_token", "nextSyncToken", "newStartPageToken"],
    ...[
      "start_page_token",
      "continuation_token",
      "cursor",
      "resource_key",
      "key",
      "access_key_id",
      "password_reset_at",
      "api_key_id",
      "secretary",
      "pinned",
    ],
  ])("is not %s", (name) => {
    expect([isReported(name, "record"), isReported(name, "auth")]).toEqual([false, false]);
  });

  it.each([
    ["string | null", true],
    ["string | integer", true],
    ["object", true],
    ["map<string>", true],
    ["boolean", false],
    ["integer", false],
    ["array<string>", false],
    ["Line", false],
  ])("is reported of the type %s: %s", (type, want) => {
    expect(isReported("password", "record", type)).toBe(want);
  });

  it.each([
    ["after: string", "password: string\n          after: string", "‹password›"],
    ["meta: { has_more: boolean }", "meta: { has_more: boolean, access_token: string }", "‹access_token›"],
    ["to: { type: string, format: date-time }", "to: { type: string, format: date-time }\n      client_secret: string", "‹client_secret›"],
    [NOTE, "note: { type: object | null, fields: { api_key: string | null } }", "‹api_key›"],
    [NOTE, "note: { type: array | null, items: { fields: { api_key: string | null } } }", "‹api_key›"],
    [KEY, KEY.replace("secret: true, ", ""), "‹api_key›"],
  ])("is reported wherever it is: %s changed to %s", (from, to, about) => {
    const name = about.slice(1, -1);
    expect(messagesAfter(SHOP, from, to)).toEqual([`name/secret ${about} \`${name}\` looks like a secret but is not marked as one`]);
  });

  it("may be that of a header", () => {
    expect(messagesAfter(GATEWAY, 'pattern: "^Bearer ", secret: true', 'pattern: "^Bearer "')).toEqual([
      "name/secret ‹Authorization› `Authorization` looks like a secret but is not marked as one",
    ]);
  });

  it.each([
    [NOTE, "note: { type: object | null, secret: true, fields: { api_key: string | null } }"],
    [NOTE, "password: { type: string | null, secret: true }"],
    [NOTE, "password: { enum: [set, unset], assumed: Seen. }"],
    ["  PageLimit:", "  ApiKey: { type: string, secret: true }\n  PageLimit:", "after: string", "api_key: ApiKey\n          after: string"],
  ])("is accepted when it is marked, or cannot be one: %s changed to %s", (from, to, alsoFrom = "", alsoTo = "") => {
    const sources = changed(SHOP, from, to).map((source) => ({ ...source, text: source.text.replace(alsoFrom, alsoTo) }));
    expect(diagnose(sources)).toEqual([]);
  });

  it("is the same in snake_case and in camelCase", () => {
    const word = fc.constantFrom(
      "api",
      "key",
      "access",
      "token",
      "page",
      "next",
      "client",
      "secret",
      "user",
      "id",
      "private",
      "refresh",
      "sync",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (last) => {
        const words = ["my", ...last];
        const camel = words.map((one, index) => (index === 0 ? one : one.charAt(0).toUpperCase() + one.slice(1))).join("");
        expect(isReported(camel, "auth")).toBe(isReported(words.join("_"), "auth"));
      }),
      runs(8),
    );
  });
});
