import fc from "fast-check";
import { expect, test } from "vitest";
import { DATE_TIME_PATTERN, exactly, UUID_PATTERN } from "../../../templates/shared/patterns.ts";

test("a pattern for exactly one text matches it and no other", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const pattern = new RegExp(`^${exactly(text)}$`, "u");
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(other)).toBe(other === text);
    }),
  );
});

test.each([
  ["2024-02-29T23:59:59Z", true],
  ["2023-02-29T23:59:59Z", false],
  ["2024-04-31t00:00:00z", false],
  ["1900-02-29T00:00:00Z", false],
  ["2000-02-29T00:00:00.123+23:59", true],
  ["2024-06-30T23:59:60Z", true],
  ["2024-06-30T22:59:60Z", false],
  ["2024-07-01T01:44:60+01:45", true],
  ["2024-06-30T23:59:60.5-00:00", true],
  ["2024-06-30 12:00:00Z", false],
  ["2024-06-30T24:00:00Z", false],
  [" 2024-06-30T12:00:00Z", false],
  ["2024-06-30T12:00:00Z ", false],
])("%j is a date-time: %j", (text, want) => {
  expect(new RegExp(DATE_TIME_PATTERN, "u").test(text)).toBe(want);
});

test.each([
  ["123e4567-E89B-12d3-a456-426614174000", true],
  ["urn:uuid:123e4567-e89b-12d3-a456-426614174000", false],
  ["123e4567-e89b-12d3-a456-4266141740001", false],
  ["g23e4567-e89b-12d3-a456-426614174000", false],
])("%j is a UUID: %j", (text, want) => {
  expect(new RegExp(UUID_PATTERN, "u").test(text)).toBe(want);
});
