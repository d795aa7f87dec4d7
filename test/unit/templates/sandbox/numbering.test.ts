import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { numberingOf } from "../../../../templates/sandbox/records/numbering.ts";
import { rowOfToken, tokenAfter } from "../../../../templates/sandbox/operations/list.ts";
import { runs } from "../../../fixtures/property_runs.ts";

describe("values count up from the example", () => {
  it.each([
    ["an id", "cus_EXAMPLE0001", 1, "cus_EXAMPLE0002"],
    ["an id whose digits carry", "cus_9", 1, "cus_10"],
    ["an id with leading zeros that carry", "N0099", 1, "N0100"],
    ["many digits", "1ExampleFile0000000000000000000099", 1, "1ExampleFile0000000000000000000100"],
    ["an integer", 512_001, 3, 512_004],
    ["a text without a number", "p7654321_van", 1, "p7654321_van2"],
    ["a UUID", "3f2a7c1e-5d1b-4a7e-9c33-0000000000af", 1, "3f2a7c1e-5d1b-4a7e-9c33-0000000000b0"],
    ["a UUID that ends with a 9", "3f2a7c1e-5d1b-4a7e-9c33-000000000009", 1, "3f2a7c1e-5d1b-4a7e-9c33-00000000000a"],
    ["no steps", "van", 0, "van"],
    ["a value that cannot count", true, 3, true],
  ])("%s", (_name, example, steps, want) => {
    expect(numberingOf(example).at(steps)).toBe(want);
  });
});

describe("the steps to a value", () => {
  it.each([
    ["another number", "cus_0001", "cus_0027", 26],
    ["more digits", "cus_9", "cus_10", 1],
    ["a number before the example", "cus_0005", "cus_0004", undefined],
    ["fewer digits", "cus_0001", "cus_27", undefined],
    ["more digits that begin with 0", "cus_0001", "cus_00027", undefined],
    ["another style", "cus_0001", "prod_0002", undefined],
    ["digits and more", "cus_0001", "cus_0002b", undefined],
    ["another type", "cus_0001", 2, undefined],
    ["a UUID", "3f2a7c1e-5d1b-4a7e-9c33-0000000000af", "3f2a7c1e-5d1b-4a7e-9c33-0000000000b1", 2],
    ["a text that is no UUID", "3f2a7c1e-5d1b-4a7e-9c33-0000000000af", "3f2a7c1e-5d1b-4a7e-9c33-0000000000ag", undefined],
    ["an integer", 10, 12, 2],
    ["a fraction", 10, 10.5, undefined],
    ["a number for a text without one", "van", "van3", 2],
    ["the text without a number", "van", "van", 0],
    ["nothing", "cus_0001", undefined, undefined],
  ])("%s", (_name, example, value, want) => {
    expect(numberingOf(example).stepsTo(value)).toBe(want);
  });

  test("lead back to the value", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1_000_000), (example, steps) => {
        const numbering = numberingOf(example);
        expect(numbering.stepsTo(numbering.at(steps))).toBe(steps);
      }),
      runs(60),
    );
  });
});

describe("a page token", () => {
  test("gives its row back", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(10_000_000), (key, row) => {
        expect(rowOfToken(tokenAfter(row, key), key)).toBe(row);
      }),
      runs(60),
    );
  });

  test("is valid for its own operation and instance only", () => {
    expect(rowOfToken(tokenAfter(7, 1), 2)).toBeUndefined();
  });

  test("cannot be made up", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{8}[0-9a-z]{1,8}$/)), (token) => {
        expect(rowOfToken(token, 1)).toBeUndefined();
      }),
      runs(60),
    );
  });
});
