import fc from "fast-check";
import { expect, test } from "vitest";
import { reasonKey, reasonOf } from "../../../../generator/schema/descriptions_and_reasons.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

test.each([
  // 0xbf9cf968 and 0xe40c292c are the published FNV-1a checksums of these texts; the first 12 bits are folded into the others.
  ["foobar", `foobar-${(0xbf9 ^ 0xcf968).toString(36)}`],
  ["a", `a-${(0xe40 ^ 0xc292c).toString(36)}`],
  ["Its values.", "its-values-kyqn"],
  ["Taken from the provider's public API reference.", "taken-from-the-providers-public-api-e35d"],
  ["The provider\u2019s public API uses this default.", "the-providers-public-api-uses-this-lu54"],
  ["Paging: `next` (and more) 100 %", "paging-next-and-more-100-74lh"],
  ["Donaudampfschifffahrtsgesellschaftskapit\u00e4n fahrt nach Hause", "donaudampfschifffahrtsgesellschaftskapit-n-fahrt-od5"],
  ["\u65e5\u672c\u8a9e", "8pam"],
])("the key of %j is %j", (reason, want) => {
  expect(reasonKey(reason)).toBe(want);
});

test("a key is short, of lowercase letters, digits and hyphens, and depends on the whole text", () => {
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER }), (reason) => {
      expect(reasonKey(reason)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
      expect(reasonKey(reason).length).toBeLessThanOrEqual(56);
      expect(reasonKey(`${reason} more`)).not.toBe(reasonKey(reason));
    }),
  );
});

test("a reason is what was assumed and why, or what is not shown", () => {
  expect(reasonOf({ kind: "stated" })).toBe("");
  expect(reasonOf({ kind: "assumed", because: "Seen elsewhere." })).toBe("Seen elsewhere.");
  expect(reasonOf({ kind: "not_shown", what: "Its values." })).toBe("Its values.");
});
