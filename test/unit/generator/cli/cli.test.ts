import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { HELP } from "../../../../generator/cli/options.ts";
import { exitCodeOf, printReport, type ReportOptions } from "../../../../generator/cli/report.ts";
import type { RunResult } from "../../../../generator/run.ts";
import { put, readTree } from "../../../fixtures/package_folder.ts";
import { editCatalog, generatedProject, runIn, smallProject } from "../../../fixtures/small_project.ts";

/** What the command prints about a run. */
function print(result: RunResult, format: ReportOptions["format"] = "pretty"): string {
  return printReport(result, { format, color: false, shown: "generated", seconds: 1, now: 0 });
}

test("a package that is up to date has no differences, and is generated again without a change", async () => {
  const { project, before } = await generatedProject();
  expect(await runIn(project, true)).toMatchObject({ kind: "compared", differences: [] });
  expect(print(await runIn(project))).toMatch(/, 0 files written, \d+ unchanged, 0 removed\n/u);
  expect(readTree(join(project, "generated"))).toEqual(before);
});

test("a package is out of date until a changed catalog is generated, and a broken catalog changes nothing", async () => {
  const { project, before } = await generatedProject();
  editCatalog(project, "max: 100", "max: 50");
  const compared = await runIn(project, true);
  expect(exitCodeOf(compared)).toBe(1);
  const found: unknown = JSON.parse(print(compared, "json"));
  expect(found).toContainEqual(
    expect.objectContaining({ file: "generated/schemas/shop.json", message: expect.stringContaining("orders.list.params") as string }),
  );
  expect(readTree(join(project, "generated"))).toEqual(before);

  editCatalog(project, "limit: PageLimit", "limit: PageLimt");
  const broken = await runIn(project);
  expect(exitCodeOf(broken)).toBe(1);
  expect(print(broken)).toMatch(/^spec\/connectors\/shop\.yaml:\d+:\d+ error ref\/unknown: .*\n.*limit: PageLimt\n/u);
  expect(readTree(join(project, "generated"))).toEqual(before);
});

test("an output that cannot be written is one clear message and exit 2", async () => {
  const project = smallProject();
  put(project, "generated", "a file");
  const result = await runIn(project);
  expect(exitCodeOf(result)).toBe(2);
  expect(print(result)).toMatch(/^generated:1:1 error output\/unwritable: cannot write `generated`: .*\n.*\n\nNothing was written\.\n$/u);
});

/** The command as a process; test/tools/programs/generator.test.ts runs it all the way. */
function runCommand(...words: readonly string[]): readonly unknown[] {
  const command = [resolve("generator/start.js"), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  return [status, stdout, stderr];
}

test("wrong usage is one line and exit 2, help is exit 0", () => {
  expect(runCommand("--chek")).toEqual([2, "", 'unknown option "--chek"; did you mean "--check"?; see --help\n']);
  const spec = resolve("spec");
  const nowhere = `"${spec}" is not a project, because it has no templates; name the folder of one with --root\n`;
  expect(runCommand("--root", spec)).toEqual([2, "", nowhere]);
  expect(runCommand("--help")).toEqual([0, HELP, ""]);
});
