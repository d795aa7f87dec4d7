import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactly, replaceCredentials, REDACTED, withoutSecrets } from "../../../../templates/core/credentials.ts";

function hidden(text: string): string {
  return replaceCredentials(text, (_credential, prefix) => `${prefix}***`);
}

test.each([
  ["Authorization: Bearer abc123", "Authorization: Bearer ***"],
  ["BASIC dXNlcjpwYXNz=", "BASIC ***"],
  ["bearer abc.def", "bearer ***"],
  ["Bearer abcdefghijklmnopqrstuvwx", "Bearer ***"],
  ['{"key":"sk_live_EXAMPLE0000"}', '{"key":"sk_live_***"}'],
  ["pk_test_EXAMPLE, rk_live_EXAMPLE", "pk_test_***, rk_live_***"],
  ["xoxb-EXAMPLE-0000", "xoxb-***"],
  ["ghp_EXAMPLE0000", "ghp_***"],
  ["github_pat_EXAMPLE", "github_pat***"],
  ["AKIAEXAMPLE00000", "AKIA***"],
  ["eyJhbGciOiJI.eyJzdWIi.abc-_", "eyJ***"],
  ["sk_test_A and Bearer EXAMPLE1", "sk_test_*** and Bearer ***"],
])("%j is shown as %j", (text, want) => {
  expect(hidden(text)).toBe(want);
});

test.each(["a bearer token of the gateway", "basic authentication", "task_live_stream", "ghp_short", "eyJabc", "forbearer 123456"])(
  "%j is no secret",
  (text) => {
    expect(hidden(text)).toBe(text);
  },
);

test("a pattern for exactly one text matches it and no other", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const pattern = new RegExp(`^${exactly(text)}$`, "u");
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(other)).toBe(other === text);
    }),
  );
});

/** The ways in which a character of a secret comes back: as a server, a proxy, a form or a log writes it. */
const encodings: Readonly<Record<string, (character: string) => string>> = {
  plain: (character) => character,
  percent: (character) => [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  "percent in capitals": (character) => encodings["percent"]?.(character).toUpperCase() ?? "",
  "percent, twice": (character) => encodeURIComponent(encodings["percent"]?.(character) ?? ""),
  "an escape": (character) => character.replace(/[^]/gu, (one) => toUnits(one)),
  "an escape in JSON inside of JSON": (character) => toUnits(character).replaceAll("\\", "\\\\"),
  "decimal HTML": (character) => `&#${String(character.codePointAt(0))};`,
  "hexadecimal HTML": (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`,
  "HTML, twice": (character) => `&amp;#0${String(character.codePointAt(0))};`,
  JSON: (character) => JSON.stringify(character).slice(1, -1),
  "JSON, twice": (character) => JSON.stringify(JSON.stringify(character).slice(1, -1)).slice(1, -1),
  "a backslash": (character) => `\\${character}`,
  "a form": (character) => (character === " " ? "+" : encodeURIComponent(character)),
  "the name in HTML": (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" })[character] ?? character,
};

function toUnits(text: string): string {
  return text
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

describe("secrets are found", () => {
  const secret = fc.string({ unit: "grapheme", minLength: 4, maxLength: 40 }).filter((text) => text.length >= 4);

  test.each(Object.entries(encodings))("as %s", (_name, encode) => {
    fc.assert(
      fc.property(secret, (text) => {
        const found = Array.from(text)
          .map((character) => encode(character))
          .join("");
        expect(withoutSecrets(`<${found}>`, [text])).toBe(`<${REDACTED}>`);
      }),
    );
  });

  test("whatever each of their characters is encoded as", () => {
    const mixed = secret.chain((text) =>
      fc.tuple(
        fc.constant(text),
        fc.array(fc.constantFrom(...Object.values(encodings)), { minLength: text.length, maxLength: text.length }),
      ),
    );
    fc.assert(
      fc.property(mixed, ([text, encoders]) => {
        const found = Array.from(text)
          .map((character, index) => encoders[index]?.(character) ?? character)
          .join("");
        expect(withoutSecrets(`<${found}>`, [text])).toBe(`<${REDACTED}>`);
      }),
    );
  });

  test("in time, however an answer is made to prevent that", () => {
    for (const text of ["\\", "%", "%25", "&amp;", "&#0", "\\u005c", "&#"])
      expect(withoutSecrets(text.repeat(200_000), ["\\secret%&x", "&amp;secret"])).not.toBe("");
  });
});
