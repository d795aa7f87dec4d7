import fc from "fast-check";
import { expect, test } from "vitest";
import { exactly } from "../../../templates/shared/patterns.ts";

test("a pattern for exactly one text matches it and no other", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const pattern = new RegExp(`^${exactly(text)}$`, "u");
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(other)).toBe(other === text);
    }),
  );
});
