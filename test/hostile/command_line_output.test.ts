import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMATS, type Format } from "../../templates/core/report.ts";
import { runCommand } from "../fixtures/command_line.ts";
import { outputAttacks, UNSAFE, workflowCommandsIn } from "../fixtures/hostile_output.ts";
import { junitErrors } from "../fixtures/junit_schema.ts";
import { sarifErrors } from "../fixtures/sarif_schema.ts";
import { runs } from "../fixtures/property_runs.ts";
import { CHARACTER } from "../fixtures/character.ts";

/** A report about a file with a hostile name and hostile keys and values. */
async function report(format: Format, text: string): Promise<string> {
  const content = [
    JSON.stringify({ entity: text, action: "list", [text]: text }),
    JSON.stringify({ entity: "customers", action: "list", params: { [text]: 1, created: { [text]: text } } }),
    `{"entity": ${text}`,
  ];
  const { stdout } = await runCommand(["validate", "-f", format, "--connector", "payments", "a.ndjson"], {
    files: { "a.ndjson": content.join("\n") },
  });
  return stdout;
}

describe.each(FORMATS)("%s", (format) => {
  const reports: string[] = [];

  /** Judges a report, but for what is judged of all reports together. */
  async function check(text: string): Promise<void> {
    const printed = await report(format, text);
    reports.push(printed);
    checkReport(format, printed);
  }

  test.each(outputAttacks)("%j", check);

  test("any text", async () => {
    const texts = fc.oneof(
      fc.string({ unit: CHARACTER }),
      fc.array(fc.constantFrom(...outputAttacks)).map((list) => list.join("")),
    );
    await fc.assert(fc.asyncProperty(texts, check), runs(4));
  });

  test("all of these reports are XML of JUnit if they are to be", async () => {
    expect(reports.length).toBeGreaterThan(outputAttacks.length);
    if (format === "junit") expect(await junitErrors(...reports)).toEqual([]);
  });
});

test("names of files are no commands either", async () => {
  const name = "::error::x,a:b%0A##[x.json";
  for (const format of FORMATS) {
    const { stdout } = await runCommand(["validate", "-f", format, name], { files: { [name]: "{" } });
    checkReport(format, stdout);
    if (format === "junit") expect(await junitErrors(stdout)).toEqual([]);
  }
});

test.each(FORMATS)("what is gone from a baseline is no command in %s", async (format) => {
  for (const attack of outputAttacks) {
    const finding = { fingerprint: "0".repeat(24), file: attack, code: attack, pointer: `/${attack}`, count: 1 };
    const files = { "baseline.json": JSON.stringify({ version: 1, findings: [finding] }), "payments.customers.list.params.json": "{}" };
    const words = ["validate", "-f", format, "--baseline", "baseline.json", "payments.customers.list.params.json"];
    const { stdout } = await runCommand(words, { files });
    expect(stdout).not.toMatch(UNSAFE);
    expect({ attack, commands: workflowCommandsIn(stdout) }).toEqual({ attack, commands: [] });
  }
});

function checkReport(format: Format, printed: string): void {
  expect(printed).not.toMatch(UNSAFE);
  const commands = workflowCommandsIn(printed);
  if (format === "github")
    for (const line of commands)
      expect(line).toMatch(/^::error file=(?:a\.ndjson|%3A%3Aerror[^,:]*),line=\d+,col=\d+,[\w=,/-]*title=[\w/-]+::[^\n]*$/);
  else expect(commands).toEqual([]);
  if (format === "json") expect(JSON.parse(printed)).toMatchObject({ summary: { files: 1 } });
  if (format === "ndjson") for (const line of printed.trimEnd().split("\n")) expect(JSON.parse(line)).toHaveProperty("code");
  if (format === "sarif") expect(sarifErrors(JSON.parse(printed))).toEqual([]);
}
