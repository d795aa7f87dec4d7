import { describe, expect, test } from "vitest";
import { exitCodeOf, printReport } from "../../../../generator/cli/report.ts";
import type { Diagnostic } from "../../../../generator/read/diagnostics/diagnostic.ts";
import type { RunResult } from "../../../../generator/run.ts";
import { sizeOf } from "../../../../generator/resolve/model/walk.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";

function diagnostic(details: Partial<Diagnostic>): Diagnostic {
  const place = { file: "spec/gateway.yaml", line: 2, column: 3, endLine: 2, endColumn: 6 };
  return { code: "yaml/empty", severity: "error", message: "It is empty.", help: "fill it", ...place, ...details };
}

const warning = diagnostic({ severity: "warning", message: "It is odd." });
const changed = diagnostic({ code: "output/changed", file: "generated/a.js", line: 1, column: 1, message: "`a` differs", help: "fix it" });
const base = { sources: [{ path: "spec/gateway.yaml", text: "a: 1\nb: two\n" }], diagnostics: [] };
const report = { kind: "written", written: ["a", "b"], removed: ["c"], unchanged: 4 } as const;

const refused: RunResult = { ...base, kind: "refused", diagnostics: [diagnostic({}), warning] };
const blocked: RunResult = { ...base, kind: "blocked", problems: [diagnostic({ code: "output/locked", message: "It is locked." })] };
const written: RunResult = { ...base, kind: "written", size: sizeOf(miniModel), report, catalogs: { before: undefined, after: undefined } };
const inSync: RunResult = { ...base, kind: "compared", size: sizeOf(miniModel), differences: [], fileCount: 12 };
const outOfDate: RunResult = { ...inSync, differences: [{ diagnostic: changed, diff: ["- old", "+ new"] }] };

function print(result: RunResult, format: "pretty" | "json" | "github" = "pretty", color = false): string {
  return printReport(result, { format, color, shown: "generated", seconds: 1.234, now: 0 });
}

describe("exit codes", () => {
  test.each([
    [refused, 1],
    [blocked, 2],
    [outOfDate, 1],
    [inSync, 0],
    [written, 0],
  ])("%#", (result, want) => {
    expect(exitCodeOf(result)).toBe(want);
  });
});

describe("pretty", () => {
  test("what was done, in a few lines", () => {
    expect(print(written)).toBe(`Catalog: 2 connectors, 5 entities, 10 operations
Package: generated/, 2 files written, 4 unchanged, 1 removed
Time:    1.2 s
`);
  });

  test("nothing to do", () => {
    expect(print(inSync)).toContain("Package: generated/ is up to date (12 files).\n");
  });

  test("errors of the catalog with their lines", () => {
    expect(print(refused)).toBe(`spec/gateway.yaml:2:3 error yaml/empty: It is empty.
  2 | b: two
    |   ^^^
  help: fill it

spec/gateway.yaml:2:3 warning yaml/empty: It is odd.
  2 | b: two
    |   ^^^
  help: fill it

Nothing was written: 1 error in the catalog.
`);
  });

  test("problems with the folder", () => {
    expect(print(blocked)).toContain("error output/locked: It is locked.\n");
    expect(print(blocked)).toMatch(/\n\nNothing was written\.\n$/u);
  });

  test("differences with a few lines of each, and the command that fixes them", () => {
    expect(print(outOfDate)).toBe(`generated/a.js:1:1 error output/changed: \`a\` differs
  help: fix it
    - old
    + new

generated/ is out of date: 1 file to update. Run \`npm run generate\` and commit the result.
`);
  });

  test("another command that fixes them", () => {
    const help = "move it, then run `npm run generate`";
    const result = { ...outOfDate, differences: [{ diagnostic: { ...changed, help }, diff: [] }] };
    const text = printReport(result, { format: "pretty", color: false, shown: "out", seconds: 1, now: 0, command: "the same command" });
    expect(text).toContain("\n  help: move it, then run the same command\n");
    expect(text).toMatch(/ 1 file to update\. Run the same command and commit the result\.\n$/u);
  });

  test("colours only when they are wanted", () => {
    expect(print(outOfDate, "pretty", true)).toContain("    \u001b[31m- old\u001b[39m\n    \u001b[32m+ new\u001b[39m\n");
    expect(print(outOfDate)).not.toContain("\u001b");
  });

  test("warnings of a catalog that is good", () => {
    expect(print({ ...written, diagnostics: [warning] })).toMatch(/warning yaml\/empty: It is odd\.[^]*\n\nCatalog: /u);
  });
});

describe("json", () => {
  test("is one array, also when there is nothing to report", () => {
    expect(JSON.parse(print(written, "json"))).toEqual([]);
    expect(JSON.parse(print(outOfDate, "json"))).toEqual([{ ...changed, diff: ["- old", "+ new"] }]);
    expect(JSON.parse(print(refused, "json"))).toHaveLength(2);
  });
});

describe("github", () => {
  test("puts the difference into the annotation", () => {
    expect(print(outOfDate, "github")).toMatch(
      /^::error file=generated\/a\.js,line=1,[^\n]*::`a` differs%0A- old%0A\+ new%0Ahelp: fix it\n/u,
    );
  });
});
