import { describe, expect, test } from "vitest";
import { createPaint, wantsColor } from "../../../../templates/core/report.ts";

describe("wantsColor", () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: "1" }, true, false],
    [{ NO_COLOR: "0" }, true, false],
    [{ NO_COLOR: "" }, true, true],
    [{ NO_COLOR: "" }, false, false],
    [{ FORCE_COLOR: "1" }, false, true],
    [{ FORCE_COLOR: "true" }, false, true],
    [{ FORCE_COLOR: "3" }, false, true],
    [{ FORCE_COLOR: "0" }, true, false],
    [{ FORCE_COLOR: "false" }, true, false],
    [{ FORCE_COLOR: "" }, true, true],
    [{ FORCE_COLOR: "" }, false, false],
    [{ FORCE_COLOR: "1", NO_COLOR: "1" }, false, true],
    [{ FORCE_COLOR: "0", NO_COLOR: "1" }, true, false],
    [{ FORCE_COLOR: "", NO_COLOR: "1" }, true, false],
    [{ CI: "true" }, false, false],
    [{ CI: "true" }, true, true],
    [{ CI: "true", FORCE_COLOR: "1" }, false, true],
    [{ CI: "true", NO_COLOR: "1" }, true, false],
    [{ TERM: "dumb" }, true, false],
    [{ TERM: "xterm" }, true, true],
    [{ TERM: "dumb", FORCE_COLOR: "1" }, true, true],
  ])("with %j and a terminal: %s is %s", (environment, isTerminal, want) => {
    expect(wantsColor(environment, isTerminal)).toBe(want);
  });
});

describe("createPaint", () => {
  test.each([
    ["bold", "\u001b[1ma\u001b[22m"],
    ["dim", "\u001b[2ma\u001b[22m"],
    ["red", "\u001b[31ma\u001b[39m"],
  ] as const)("%s begins and ends", (style, want) => {
    expect(createPaint(true)(style, "a")).toBe(want);
  });

  test("leaves text alone without color", () => {
    expect(createPaint(false)("red", "a")).toBe("a");
  });
});
