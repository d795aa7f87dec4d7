import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMATS, type Format } from "../../templates/core/report.ts";
import { runCommand } from "../fixtures/command_line.ts";
import { outputAttacks, UNSAFE, workflowCommandsIn } from "../fixtures/hostile_output.ts";
import { junitErrors } from "../fixtures/junit_schema.ts";
import { sarifErrors } from "../fixtures/sarif_schema.ts";
import { runs } from "../fixtures/property_runs.ts";
import { CHARACTER } from "../fixtures/character.ts";

/** The reports of one run in all formats about a file with hostile keys and values. */
async function reportsAbout(text: string): Promise<ReadonlyMap<Format, string>> {
  const content = [
    JSON.stringify({ entity: text, action: "list", [text]: text }),
    JSON.stringify({ entity: "customers", action: "list", params: { [text]: 1, created: { [text]: text } } }),
    `{"entity": ${text}`,
  ];
  return inAllFormats(["--connector", "payments", "a.ndjson"], { "a.ndjson": content.join("\n") });
}

/** What a run prints in each format. */
async function inAllFormats(words: readonly string[], files: Readonly<Record<string, string>>): Promise<ReadonlyMap<Format, string>> {
  const reports = new Map<Format, string>();
  const outputs = FORMATS.flatMap((format) => ["-f", format, "-o", `report.${format}`]);
  const after = (folder: string): void => {
    for (const format of FORMATS) reports.set(format, readFileSync(join(folder, `report.${format}`), "utf8"));
  };
  await runCommand(["validate", ...outputs, ...words], { files, after });
  return reports;
}

const xml: string[] = [];

/** Judges the reports about a text, but for what is judged of all reports together. */
async function check(text: string): Promise<void> {
  for (const [format, printed] of await reportsAbout(text)) checkReport(format, printed);
}

describe("the reports in all formats", () => {
  test.each(outputAttacks)("about %j", check);

  test("about any text", async () => {
    const texts = fc.oneof(
      fc.string({ unit: CHARACTER }),
      fc.array(fc.constantFrom(...outputAttacks)).map((list) => list.join("")),
    );
    await fc.assert(fc.asyncProperty(texts, check), runs(4));
  });
});

test("names of files are no commands either", async () => {
  const name = "::error::x,a:b%0A##[x.json";
  for (const format of FORMATS) {
    const { stdout } = await runCommand(["validate", "-f", format, name], { files: { [name]: "{" } });
    checkReport(format, stdout);
  }
});

test("all reports in JUnit are XML of its schema", async () => {
  expect(xml.length).toBeGreaterThan(outputAttacks.length);
  expect(await junitErrors(...xml)).toEqual([]);
});

test("what is gone from a baseline is no command in any format", async () => {
  for (const attack of outputAttacks) {
    const finding = { fingerprint: "0".repeat(24), file: attack, code: attack, pointer: `/${attack}`, count: 1 };
    const files = { "baseline.json": JSON.stringify({ version: 1, findings: [finding] }), "payments.customers.list.params.json": "{}" };
    for (const [format, printed] of await inAllFormats(["--baseline", "baseline.json", "payments.customers.list.params.json"], files)) {
      expect(printed, format).not.toMatch(UNSAFE);
      expect({ attack, format, commands: workflowCommandsIn(printed) }).toEqual({ attack, format, commands: [] });
    }
  }
});

/** What a program that reads a format expects of it, besides that no text is a command. */
const STRUCTURES: Readonly<Record<Format, (printed: string) => void>> = {
  pretty: () => undefined,
  markdown: () => undefined,
  // All of them are checked together, because that starts a program.
  junit: (printed) => xml.push(printed),
  json: (printed) => expect(JSON.parse(printed)).toMatchObject({ summary: { files: 1 } }),
  ndjson: (printed) => {
    for (const line of printed.trimEnd().split("\n")) expect(JSON.parse(line)).toHaveProperty("code");
  },
  sarif: (printed) => expect(sarifErrors(JSON.parse(printed))).toEqual([]),
  github: (printed) => {
    for (const line of workflowCommandsIn(printed))
      expect(line).toMatch(/^::error file=(?:a\.ndjson|%3A%3Aerror[^,:]*),line=\d+,col=\d+,[\w=,/-]*title=[\w/-]+::[^\n]*$/);
  },
};

function checkReport(format: Format, printed: string): void {
  expect(printed, format).not.toMatch(UNSAFE);
  if (format !== "github") expect(workflowCommandsIn(printed), format).toEqual([]);
  STRUCTURES[format](printed);
}
