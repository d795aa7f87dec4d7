import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { millisecondsOf, parseTime } from "../../../../templates/sandbox/queries/instants.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const HOUR = 3_600_000;

describe("a time an hour later has the format of the example", () => {
  it.each([
    ["Unix seconds", 1_700_000_000, 1_700_003_600],
    ["Unix milliseconds", 1_700_000_000_000, 1_700_003_600_000],
    ["Unix seconds in a text", "1700000000", "1700003600"],
    ["Unix seconds with decimals", "1718000000.000100", "1718003600.000100"],
    ["ISO 8601", "2024-03-11T23:24:00Z", "2024-03-12T00:24:00Z"],
    ["ISO 8601 with a fraction", "2024-03-11T09:24:00.120Z", "2024-03-11T10:24:00.120Z"],
    ["ISO 8601 with a long fraction", "2024-03-11T09:24:00.123400Z", "2024-03-11T10:24:00.123000Z"],
    ["ISO 8601 with an offset", "2025-03-04T23:12:45.120+0200", "2025-03-05T00:12:45.120+0200"],
    ["ISO 8601 with an offset and a colon", "2025-03-04T00:12:45-05:30", "2025-03-04T01:12:45-05:30"],
    ["a time without a zone", "2025-03-04T00:12:45", "2025-03-04T01:12:45"],
    ["a time without seconds", "2025-03-04 00:12", "2025-03-04 01:12"],
    ["a date", "2025-03-04", "2025-03-04"],
    ["a date with slashes", "2025/03/04 22:00:00", "2025/03/04 23:00:00"],
  ])("%s", (_name, example, later) => {
    const time = parseTime(example);
    expect(time?.write(time.milliseconds + HOUR)).toBe(later);
  });
});

describe("a value that is no time", () => {
  it.each([
    ["a text", "soon"],
    ["null", null],
    ["a boolean", true],
    ["nothing", undefined],
    ["a list", [1]],
    ["a number that is too large", 1e300],
  ])("%s", (_name, value) => {
    expect(parseTime(value)).toBeUndefined();
    expect(millisecondsOf(value)).toBeUndefined();
  });
});

test("a time that is written and read again is the same", () => {
  const examples = ["2024-03-11T09:24:00.120Z", "2025-03-04T23:12:45.120+0200", 1_700_000_000_000];
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.integer({ min: 10 ** 12, max: 4 * 10 ** 12 }), (example, milliseconds) => {
      expect(millisecondsOf(parseTime(example)?.write(milliseconds))).toBe(milliseconds);
    }),
    runs(60),
  );
});

test("no time is written that is no time", () => {
  expect(parseTime("9999-12-31T23:59:59Z")?.write(Number.MAX_SAFE_INTEGER)).toBe("9999-12-31T23:59:59Z");
});
