import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed, diagnose, GATEWAY, SHOP, messagesAfter } from "../../../fixtures/shop_catalog.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const NOTE = "note: string | null";
const KEY = "api_key: { type: string, required: true, secret: true, pattern: ^key_, example: key_EXAMPLE }";

type Where = "record" | "auth" | "config";

/** Those of the names that are reported as fields of a record, of an auth method or of the config. */
function reportedOf(names: readonly string[], where: Where, type = "string"): readonly string[] {
  const fieldsOf = (detail: string): string => names.map((name) => `\n      ${name}: ${detail}`).join("");
  const places = {
    record: [NOTE, `${NOTE}${fieldsOf(`{ type: ${type}, assumed: Seen. }`)}`],
    auth: [KEY, `${KEY}${fieldsOf(type)}`],
    config: ["types:\n", `config:\n    fields:${fieldsOf(type)}\ntypes:\n`],
  } as const;
  const [from, to] = places[where];
  const sources = changed(SHOP, from, to);
  const found = diagnose(sources);
  expect(found.filter(({ code }) => code !== "name/secret")).toEqual([]);
  const lines = sources.find(({ path }) => path === SHOP)?.text.split("\n") ?? [];
  return found.map(({ line, column, endColumn }) => lines[line - 1]?.slice(column - 1, endColumn - 1) ?? "");
}

describe("a name that looks like that of a secret", () => {
  const secrets = [
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
  ];

  it.each<Where>(["record", "auth", "config"])("is reported everywhere, such as in the fields of %s", (where) => {
    expect(reportedOf(secrets, where)).toEqual(secrets);
  });

  it.each<[Where, boolean]>([
    ["record", false],
    ["auth", true],
    ["config", true],
  ])("of credentials in the fields of %s is reported: %s", (where, want) => {
    const names = ["token", "user_pin", "installation_token", "session_cookie"];
    expect(reportedOf(names, where)).toEqual(want ? names : []);
  });

  const others = [
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
  ];

  it.each<Where>(["record", "auth"])("is not among those that only resemble one, in the fields of %s", (where) => {
    expect(reportedOf(others, where)).toEqual([]);
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
    expect(reportedOf(["password"], "record", type)).toEqual(want ? ["password"] : []);
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
      fc.property(
        fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 12, selector: String }),
        (all) => {
          const names = all.map((last) => ["my", ...last]);
          const capitalized = (one: string): string => one.charAt(0).toUpperCase() + one.slice(1);
          const camel = names.map(([first = "", ...more]) => [first, ...more.map(capitalized)].join(""));
          const snake = names.map((words) => words.join("_"));
          const isReported = (written: readonly string[]): readonly boolean[] => {
            const reported = new Set(reportedOf(written, "auth"));
            return written.map((name) => reported.has(name));
          };
          expect(isReported(camel)).toEqual(isReported(snake));
        },
      ),
      runs(2),
    );
  });
});
