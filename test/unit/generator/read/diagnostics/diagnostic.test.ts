import { describe, expect, it } from "vitest";
import { compareDiagnostics, createDiagnostic, hasErrors } from "../../../../../generator/read/diagnostics/diagnostic.ts";
import { lineStarts } from "../../../../../generator/read/source/source_file.ts";

const file = { path: "spec/connectors/shop.yaml", starts: lineStarts("one\ntwo three\n") };

describe("createDiagnostic", () => {
  it("fills the slots and gives the place", () => {
    expect(createDiagnostic("yaml/duplicate-key", { key: "title", line: 2 }, file, { start: 8, end: 13 })).toEqual({
      code: "yaml/duplicate-key",
      severity: "error",
      message: "duplicate key `title` (first used in line 2)",
      help: "remove or rename one of the two",
      file: "spec/connectors/shop.yaml",
      line: 2,
      column: 5,
      endLine: 2,
      endColumn: 10,
    });
  });

  it("puts the name that was probably meant before the help", () => {
    const slots = { kind: "record", name: "Ordr", known: "`Order`" };
    expect(createDiagnostic("ref/unknown", slots, file, { start: 0, end: 3 }, { suggestion: "Order" }).help).toBe(
      "did you mean `Order`? Available: `Order`",
    );
  });

  it("does not fill slots that come with a value, and shows nothing invisible or secret", () => {
    const slots = { kind: "record", name: "{known}\u001b", known: "sk_live_EXAMPLE0000" };
    const { message, help } = createDiagnostic("ref/unknown", slots, file, { start: 0, end: 3 });
    expect([message, help]).toEqual(["unknown record `{known}\\u001b`", "available: sk_live_***********"]);
  });

  it("takes ranges that end before they begin as a point", () => {
    expect(createDiagnostic("yaml/tag", {}, file, { start: 5, end: 2 })).toMatchObject({ line: 2, column: 2, endLine: 2, endColumn: 2 });
  });
});

describe("compareDiagnostics", () => {
  it("orders by file, line, column, code and message", () => {
    const at = (path: string, start: number, code: "yaml/tag" | "yaml/alias") =>
      createDiagnostic(code, {}, { ...file, path }, { start, end: start });
    const sorted = [
      at("a", 0, "yaml/alias"),
      at("a", 0, "yaml/tag"),
      at("a", 2, "yaml/alias"),
      at("a", 8, "yaml/alias"),
      at("b", 0, "yaml/alias"),
    ];
    expect([...sorted].reverse().sort(compareDiagnostics)).toEqual(sorted);
  });
});

describe("hasErrors", () => {
  it("does not count warnings", () => {
    const warning = createDiagnostic("ref/unused", { kind: "record", name: "Order" }, file, { start: 0, end: 3 });
    expect(hasErrors([warning])).toBe(false);
    expect(hasErrors([warning, createDiagnostic("yaml/tag", {}, file, { start: 0, end: 3 })])).toBe(true);
  });
});
