import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check } from "../../../../generator/cli/commands/check.ts";
import { FORMATS } from "../../../../templates/core/report.ts";
import { fakeProgram } from "../../../fixtures/fake_program.ts";
import { runIn, smallProject, editCatalog } from "../../../fixtures/small_project.ts";

async function run(argv: readonly string[], projectRoot = smallProject()) {
  const { program, printed, complaints } = fakeProgram(projectRoot);
  const outcome = await check.run(argv, program);
  return { outcome, printed: printed(), complained: complaints(), projectRoot };
}

describe("check", () => {
  test("finds no errors in a catalog that generates, and writes nothing", async () => {
    const { outcome, printed, projectRoot } = await run([]);
    expect([outcome, printed]).toEqual([0, "Catalog: 2 connectors, 4 entities, 9 operations\nNo errors.\n"]);
    expect(existsSync(join(projectRoot, "generated"))).toBe(false);
  });

  test.each([
    ["syntax", "max: 100", "max: [100"],
    ["shape", "max: 100", "max: many"],
    ["a name", "record: Order", "record: Ordre"],
    ["a rule", "max: 100", "max: 0"],
  ])("refuses a mistake in %s like generate", async (_, from, to) => {
    const project = smallProject();
    editCatalog(project, from, to);
    const { outcome, printed } = await run(["--format", "json"], project);
    const refused = await runIn(project);
    expect(refused.kind).toBe("refused");
    expect(outcome).toBe(1);
    const found = JSON.parse(printed) as readonly { readonly code: string }[];
    expect(found.map(({ code }) => code)).toEqual(refused.diagnostics.map(({ code }) => code));
  });

  test("prints the number of errors, in the requested format", async () => {
    const project = smallProject();
    editCatalog(project, "record: Order", "record: Ordre");
    expect((await run([], project)).printed).toMatch(/error ref\/unknown: [^]*\d+ errors? in the catalog\.\n$/u);
    expect((await run(["--format", "github"], project)).printed).toMatch(/^::error [^]*in the catalog\.\n$/u);
  });

  test.each([
    [["--write"], 'unknown option "--write"; see --help'],
    [["--format", "xml"], `unknown format "xml"; the formats are ${FORMATS.join(", ")}`],
    [["here"], 'unexpected argument "here"; there are only options, see --help'],
    [
      ["--root", "nowhere"],
      expect.stringMatching(/nowhere" is not a project, because it has no spec; name the folder of one with --root$/u),
    ],
  ])("refuses %j", async (argv, usageError: unknown) => {
    expect((await run(argv)).outcome).toEqual({ usageError });
  });
});
