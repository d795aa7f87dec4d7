import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toVocabulary } from "../../../../templates/bin/catalog/vocabulary.ts";
import { findSecrets, findSecretsInBrokenText, redactText } from "../../../../templates/bin/report/secrets.ts";
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
  ])("%s", (text, wanted) => {
    expect(hide(text)).toBe(wanted);
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

test("text of any length is searched in time", () => {
  for (const text of ["a".repeat(1_000_000), "a1-".repeat(5000), "Bearer ".repeat(2000), `eyJ${"a.".repeat(7000)}`])
    expect(typeof redactText(text)).toBe("string");
});
