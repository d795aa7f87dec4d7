import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf, numberOf } from "../../../../../templates/sandbox/queries/instants.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

describe("instantOf", () => {
  test.each([
    [1718000000, 1718000000],
    [0, 0],
    [-1.5, -1.5],
    ["1718000000", 1718000000],
    ["1718000000.000100", 1718000000.0001],
    [1718000000123, 1718000000.123],
    ["1718000000123", 1718000000.123],
    ["1970-01-01", 0],
    ["2024-06-10", 1717977600],
    ["2024/06/10", 1717977600],
    ["2024-02-29", 1709164800],
    ["2000-02-29", 951782400],
    ["2024-06-10T06:13", 1718000000 - 20],
    ["2024/06/10 06:13", 1718000000 - 20],
    ["2024-06-10T06:13:20", 1718000000],
    ["2024-06-10T06:13:20Z", 1718000000],
    ["2024-06-10t06:13:20z", 1718000000],
    ["2024-06-10T06:13:20.5Z", 1718000000.5],
    ["2024-06-10T06:13:20.000100Z", 1718000000.0001],
    ["2024-06-10T06:13:20.0001009Z", 1718000000.0001],
    ["2024-06-10T08:13:20+02:00", 1718000000],
    ["2024-06-10T08:13:20.120+0200", 1718000000.12],
    ["2024-06-10T01:13:20-05", 1718000000],
    ["2024-06-10T11:58:20+0545", 1718000000],
    ["1969-12-31T23:59:59.5Z", -0.5],
  ])("of %j is %d", (value, want) => {
    expect(instantOf(value)).toBe(want);
  });

  test.each([
    null,
    true,
    "",
    "yesterday",
    "-7d",
    "1e9",
    " 1718000000",
    "2024-13-01",
    "2024-00-10",
    "2024-02-30",
    "2023-02-29",
    "1900-02-29",
    "2024-06-31",
    "2024-06/10",
    "2024-6-10",
    "2024-06-10T",
    "2024-06-10T24:00",
    "2024-06-10T06:60",
    "2024-06-10T06:13:60",
    "2024-06-10T06:13:20.Z",
    "2024-06-10T06:13Q",
    "2024-06-10T06:13:20+25:00",
    "2024-06-10T06:13:20+02:60",
    "2024-06-10_06:13",
    "9".repeat(400),
    [1718000000],
    { gt: 1 },
  ])("of %j is undefined", (value) => {
    expect(instantOf(value)).toBeUndefined();
  });

  test("keeps decimals apart that differ by a microsecond", () => {
    const instants = ["1718000000.000100", "1718000000.000101", "2024-06-10T06:13:20.000102Z"].map(instantOf);
    expect(instants).toEqual([...new Set(instants)].sort());
  });

  test("reads every ISO time as the platform does", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true }),
        (date) => {
          expect(instantOf(date.toISOString())).toBe(date.getTime() / 1000);
        },
      ),
      runs(100),
    );
  });

  test("of Unix seconds and of the same ISO time is the same number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), fc.integer({ min: 0, max: 999999 }), (seconds, micros) => {
        const decimals = String(micros).padStart(6, "0");
        const iso = `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${decimals}Z`;
        expect(instantOf(iso)).toBe(instantOf(`${seconds}.${decimals}`));
      }),
      runs(100),
    );
  });
});

test.each([
  [1.5, 1.5],
  ["1.50", 1.5],
  ["-3", -3],
  ["007", 7],
  ["", undefined],
  ["1.", undefined],
  [".5", undefined],
  ["+1", undefined],
  ["0x10", undefined],
  ["1 ", undefined],
  [true, undefined],
  [null, undefined],
])("the number of %j is %j", (value, want) => {
  expect(numberOf(value)).toBe(want);
});
