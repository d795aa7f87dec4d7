import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { REDACTED, redact, redactValue } from "../../../../templates/core/credentials.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

describe("a text", () => {
  it.each([
    ["the secret itself", "my s3cr3t!", "say my s3cr3t! now", `say ${REDACTED} now`],
    ["the secret inside JSON", 'a"b\\c d', JSON.stringify({ key: 'a"b\\c d' }), `{"key":"${REDACTED}"}`],
    ["the secret inside an address", "a b/c?d", "/x?key=a%20b%2Fc%3Fd", `/x?key=${REDACTED}`],
    ["the secret inside HTML", "a<b>&c", "<p>a&lt;b&gt;&amp;c</p>", `<p>${REDACTED}</p>`],
    ["every one", "abcd", "abcdabcd abcd", `${REDACTED}${REDACTED} ${REDACTED}`],
    ["a secret with signs of regular expressions", "a.*(b)[c]$", "<a.*(b)[c]$> a..(b)", `<${REDACTED}> a..(b)`],
  ])("loses %s", (_what, secret, text, want) => {
    expect(redact(text, [secret])).toBe(want);
  });

  it("loses the longer of two secrets whole", () => {
    expect(redact("abcdef-12345", ["abcdef", "abcdef-12345"])).toBe(REDACTED);
  });

  it("keeps words where a secret is too short to be one", () => {
    expect(redact("the gateway answered", ["", "t", "the"])).toBe("the gateway answered");
  });

  it.each([
    ["Authorization: Bearer abc123def456", `Authorization: ${REDACTED}`],
    ["basic dXNlcjpwYXNzd29yZA==", REDACTED],
    ["the key sk_test_EXAMPLE0000 is wrong", `the key ${REDACTED} is wrong`],
    ["xoxb-1234-abcd", REDACTED],
    ["token ghp_0123456789abcdef", `token ${REDACTED}`],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc", REDACTED],
  ])("loses what looks like a key: %s", (text, want) => {
    expect(redact(text)).toBe(want);
  });

  it.each(["The bearer token is missing", "Basic authentication is needed", "desk_testing", "a basic plan"])("keeps words: %s", (text) => {
    expect(redact(text)).toBe(text);
  });

  test("never holds a secret, whatever both are", () => {
    const secret = fc
      .string({ unit: CHARACTER, minLength: 4 })
      .filter((text) => !/[[\]]|^redacted$/.test(text) && !REDACTED.includes(text));
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (hidden, before, after) => {
        expect(redact(`${before}${hidden}${after}`, [hidden])).not.toContain(hidden);
      }),
    );
  });
});

describe("a value", () => {
  it("loses secrets in texts, names and numbers, at any depth", () => {
    const value = { "key s3cret": ["s3cret", { inner: "a s3cret b", number: 12345, other: 7, nothing: null, flag: true }] };
    expect(redactValue(value, ["s3cret", "12345"])).toEqual({
      [`key ${REDACTED}`]: [REDACTED, { inner: `a ${REDACTED} b`, number: REDACTED, other: 7, nothing: null, flag: true }],
    });
  });

  it("may be nested without end", () => {
    const deep: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
    expect(JSON.stringify(redactValue(deep))).toContain(REDACTED);
  });

  it.each([
    ["arrays", "[", "]"],
    ["objects", '{"a":', "}"],
  ])("is shown to a depth of 64 %s", (_what, open, close) => {
    const nested = (depth: number): unknown => JSON.parse(open.repeat(depth) + "1" + close.repeat(depth));
    expect(redactValue(nested(64))).toEqual(nested(64));
    expect(JSON.stringify(redactValue(nested(65)))).toBe(open.repeat(64) + JSON.stringify(REDACTED) + close.repeat(64));
  });

  it("keeps a name that means something to JavaScript", () => {
    expect(Object.keys(redactValue(JSON.parse('{"__proto__":"x"}')) as object)).toEqual(["__proto__"]);
  });
});
