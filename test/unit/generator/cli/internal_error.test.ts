import { describe, expect, it } from "vitest";
import { describeInternalError } from "../../../../generator/cli/report.ts";

describe("describeInternalError", () => {
  it.each([
    ["an error", new Error("No such slot."), "No such slot."],
    ["an error of several lines", new Error(" a\n  b\r\n\u0000c "), "a b \\u0000c"],
    ["an error without a message", new RangeError(""), "RangeError"],
    ["a text", "what", "what"],
    ["nothing", undefined, "[object Undefined]"],
    ["a symbol", Symbol("s"), "[object Symbol]"],
    ["an object without a prototype", Object.create(null), "[object Object]"],
    ["a credential", new Error("key sk_live_abcdefgh"), "key sk_live_********"],
  ])("prints %s on one line", (_, thrown, want) => {
    const text = describeInternalError(thrown, false);
    expect(text).toBe(
      `The generator failed: ${want} (this is a bug in the generator, not in the catalog; --debug shows where it happened)\n`,
    );
  });

  it("shortens a message that contains a whole document", () => {
    expect(describeInternalError(new Error("x".repeat(10_000)), false).length).toBeLessThan(600);
  });

  it("adds the stack trace when it is asked for", () => {
    expect(describeInternalError(new Error("Oh."), true)).toMatch(/^The generator failed: Oh\. \([^\n]*\)\nError: Oh\.\n {4}at /u);
  });
});
