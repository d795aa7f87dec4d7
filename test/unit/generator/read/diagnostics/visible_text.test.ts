import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hideCredentials, visibleText } from "../../../../../generator/read/diagnostics/diagnostic.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

describe("visibleText", () => {
  it("shows what cannot be seen", () => {
    expect(visibleText("a\u001b[31mb\u202ec\u200bd\ne")).toBe("a\\u001b[31mb\\u202ec\\u200bd\\u000ae");
  });

  it("shows half of a surrogate pair", () => {
    expect(visibleText("a\ud83d")).toBe("a\\ud83d");
    expect(visibleText("a😀")).toBe("a😀");
  });

  it("cuts long texts between characters", () => {
    expect(visibleText("😀".repeat(10), 4)).toBe("😀😀😀…");
  });

  it("lets no control character through, whatever comes in", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), (text) => {
        expect(visibleText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

describe("hideCredentials", () => {
  it.each([
    ["key: sk_test_EXAMPLE0000", "key: sk_test_***********"],
    ["sk_live_EXAMPLE0000, next", "sk_live_***********, next"],
    ["token: xoxb-EXAMPLE-0000", "token: xoxb-************"],
    ["Authorization: Bearer EXAMPLE.TOKEN", "Authorization: Bearer *************"],
    ["pattern: ^sk_(test|live)_", "pattern: ^sk_(test|live)_"],
    ["description: The bearer of the ring.", "description: The bearer of the ring."],
  ])("makes %j %j", (text, want) => {
    expect(hideCredentials(text)).toBe(want);
  });

  it("keeps every column where it is", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before} sk_live_EXAMPLE0000 ${after}`;
        expect(hideCredentials(text)).toHaveLength(text.length);
      }),
    );
  });
});
