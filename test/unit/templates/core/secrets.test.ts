import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toVocabulary } from "../../../../templates/core/catalog/vocabulary.ts";
import { redactName, redactText } from "../../../../templates/core/secrets.ts";
import { findSecrets, findSecretsInBrokenText } from "../../../../templates/cli/report/frame.ts";
import { readCatalog } from "../../../fixtures/command_line.ts";

const vocabulary = toVocabulary(readCatalog());

/** The text with its secrets as stars. */
function hide(text: string, isAllSecret = false): string {
  const secrets = findSecrets(text, [{ start: 0, end: text.length }], vocabulary, isAllSecret);
  return secrets.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}*${rest.slice(end)}`, text);
}

describe("in JSON", () => {
  test.each([
    ['{"api_key":"abc"}', '{"api_key":"*"}'],
    ['{"api_key":12.5}', '{"api_key":*}'],
    ['{"api_key":["abc",{"x":"y"}]}', '{"api_key":["*",{"*":"*"}]}'],
    ['{"auth_config":{"subdomain":"abc","whatever":true}}', '{"auth_config":{"subdomain":"*","*":true}}'],
    [
      '{"apiKey":"abc","acces_token":"d","X-Api-Key":"e","password":"f"}',
      '{"apiKey":"*","acces_token":"*","X-Api-Key":"*","password":"*"}',
    ],
    ['{"page_token":"abc","nextPageToken":"d","entity":"customers"}', '{"page_token":"abc","nextPageToken":"d","entity":"customers"}'],
    ['{"headers":[{"name":"Accept","value":"abc"}]}', '{"headers":[{"name":"Accept","value":"*"}]}'],
    ['{"a":"Bearer abcdefg1"}', '{"a":"*"}'],
    ['{"a":"sk_live_x","b":"eyJhbGciOiJIUzI1NiJ9.x.y"}', '{"a":"*","b":"*"}'],
    ['{"a":"abcdefghijklmnopqrstuvw1"}', '{"a":"*"}'],
    ['{"a":"e094cb9a-26de-4645-8761-65c0c425d1de"}', '{"a":"e094cb9a-26de-4645-8761-65c0c425d1de"}'],
    ['{"a":"payloads-report-2026-01-01-final"}', '{"a":"payloads-report-2026-01-01-final"}'],
    ['{"a":"a1b2-c3d4-e5f6-a7b8-c9d0"}', '{"a":"*"}'],
    [String.raw`{"a":"{\"token\":\"x\"}"}`, String.raw`{"a":"{\"token\":\"*\"}"}`],
    [String.raw`{"a":"{\"token\":\"x"}`, '{"a":"*"}'],
    [String.raw`{"a":"sk_live\u005fabcdefg"}`, '{"a":"*"}'],
    [String.raw`{"a":"Bearer\tabcdefg1"}`, '{"a":"*"}'],
    [String.raw`{"a":"\u0073\u006b\u005f\u006c\u0069\u0076\u0065\u005f\u0041\u0042\u0043"}`, '{"a":"*"}'],
    [String.raw`{"a":"\\u0073k_live_abcdefg"}`, '{"a":"*"}'],
    [String.raw`{"\u0070assword":"abc"}`, String.raw`{"\u0070assword":"*"}`],
    ['{"a":"c3VwZXI/c2VjcmV0L3Bhc3N3/b3Jk"}', '{"a":"*"}'],
    ['{"a":"wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"}', '{"a":"*"}'],
    ['{"a":"https://user:pass@host.example/x"}', '{"a":"*"}'],
    ['{"a":"https%3A%2F%2Fuser%3Apass%40host.example"}', '{"a":"*"}'],
    ['{"a":"postgres://u:p@ss/w@db.example/x"}', '{"a":"*"}'],
    ['{"a":"https://abcdef@git.example/x"}', '{"a":"*"}'],
    ['{"a":"the password: hunter two"}', '{"a":"*"}'],
    ['{"a":"https://host.example/x?limit=1&access_token=abc"}', '{"a":"*"}'],
    ['{"a":"-----BEGIN RSA PRIVATE KEY-----"}', '{"a":"*"}'],
    ['{"a":"curl -u jo:abc https://host.example"}', '{"a":"*"}'],
    ['{"a":"--user=jo:abc"}', '{"a":"*"}'],
    ['{"a":"a-u b:c"}', '{"a":"a-u b:c"}'],
    ['{"a":"npm_abcdefgh","b":"AIzaSyabcdefgh"}', '{"a":"*","b":"*"}'],
    ['{"a":"https://host.example/@user?email=jo@example.com"}', '{"a":"https://host.example/@user?email=jo@example.com"}'],
    ['{"a":"/v1/Customers/cus_EXAMPLE0001/Invoices/in7/Lines"}', '{"a":"/v1/Customers/cus_EXAMPLE0001/Invoices/in7/Lines"}'],
    ['{"a":"see: the bearer token page, 10:30"}', '{"a":"see: the bearer token page, 10:30"}'],
  ])("%s", (text, wanted) => {
    expect(hide(text)).toBe(wanted);
  });

  test.each([
    ...[
      "NEXTAUTH_SECRET",
      "homepage_password",
      "sync_api_key",
      "pagePassword",
      "cursor_secret",
      "nextAuthToken",
      "start-pwd",
      "page.token.secret",
    ],
    ...[
      "pwd",
      "pin",
      "userPin",
      "otp",
      "jwt",
      "idJwt",
      "session_id",
      "sessionId",
      "sid",
      "signature",
      "X-Hub-Signature-256",
      "private_key",
      "sshKey",
    ],
    ...["PRIVATE-KEY", "set-cookie", "x-csrf-token", "cvc", "accountKey", "key", "AUTH", "dbPasswd", "SAMLToken", "token2"],
    ...[
      "mailgun_sending_key",
      "stripeKeyLive",
      "routingKey",
      "seed_phrase",
      "recovery-code",
      "cardNumber",
      "mnemonic",
      "oauth",
      "ConnectionString",
    ],
  ])("the value of %s is hidden, however short", (name) => {
    expect(hide(`{"${name}":"ab","${name.toLowerCase()}s":12}`)).toContain(`"${name}":"*"`);
  });

  test.each([
    ...["page_token", "nextPageToken", "NextToken", "sync_token", "start-page-token", "newStartPageToken", "changes_start_page_token"],
    ...["cursor", "shipping", "opinion", "authorName", "sort_key", "keyboard", "keyName", "passenger"],
    ...[
      "issueIdOrKey",
      "projectTypeKey",
      "fieldsByKeys",
      "PUBLISHABLE_KEY",
      "monkey",
      "idempotency-key",
      "sortKeyOrder",
      "cardholder",
      "code",
    ],
  ])("the value of %s is shown", (name) => {
    expect(hide(`{"${name}":"abc"}`)).toBe(`{"${name}":"abc"}`);
  });

  test("that is credentials as a whole", () => {
    expect(hide('{"subdomain":"abc","zzzzz":1,"api_key":null}', true)).toBe('{"subdomain":"*","*":*,"api_key":null}');
  });

  test("any value below auth_config is hidden", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const secrets = new Set(JSON.stringify(value).match(/[a-zA-Z0-9]{6,}/g));
        const shown = hide(JSON.stringify({ auth_config: { api_key: value } })).replace("auth_config", "");
        for (const secret of secrets) if (!["false"].includes(secret) && !vocabulary.isKnown(secret)) expect(shown).not.toContain(secret);
      }),
    );
  });
});

test("in a text that is no JSON only what the catalog knows and what is short stays", () => {
  const text = '{"entity": "customers", "api_key": "abcdefg", "hijklmn": opqrstu, "x": 12345';
  const secrets = findSecretsInBrokenText(text, { start: 0, end: text.length }, vocabulary);
  expect(secrets.map(({ start, end }) => text.slice(start, end))).toEqual(["abcdefg", "hijklmn", "opqrstu"]);
});

test.each([
  ["payments.customers.list.request.json", "payments.customers.list.request.json"],
  ["out/7f3a9c2b4e5d6f7a8b9c0d1e2f3a4b5c.json", "out/7f3a9c2b4e5d6f7a8b9c0d1e2f3a4b5c.json"],
  ["out/sk_live_abcdefg.json", "out/[redacted]"],
  ["password=abc.json", "password=[redacted]"],
  ["out/a1b2c3d4e5f6g7h8i9j0k1l2m3.json", "out/[redacted].json"],
])("the name of a file: %s", (name, wanted) => {
  expect(redactName(name)).toBe(wanted);
});

test("text of any length is searched in time", () => {
  for (const text of [
    ...[
      "a".repeat(1_000_000),
      "a1-".repeat(5000),
      "Bearer ".repeat(2000),
      `eyJ${"a.".repeat(7000)}`,
      "://".repeat(5000),
      "password=".repeat(1800),
    ],
    ...[
      `://${":".repeat(16_000)}`,
      "&a=".repeat(5000),
      " -u a".repeat(3000),
      "a".repeat(64).concat(" ").repeat(250),
      "%41".repeat(5000),
      "\\\\".repeat(8000),
    ],
  ])
    expect(typeof redactText(text)).toBe("string");
});
