import { readFileSync, statSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { PROGRAM, RIGHT, useProjectFolder, WRONG } from "./project_folder.ts";

const project = useProjectFolder();

/*
 * The command as a process, as far as its users cannot do without it. test/tools/programs/package_command_line.test.ts runs the
 * rest, and the tests in test/unit/templates/cli run the command inside of this process.
 */

test("the program can be executed, and its modules need not be", () => {
  expect(statSync(PROGRAM).mode & 0o111).toBe(0o111);
  expect(readFileSync(PROGRAM, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test("the program reads files and standard input, and ends with the right code", () => {
  project.write("a.json", WRONG);
  const files = project.run(process.execPath, [PROGRAM, "validate", "--connector", "payments", "a.json"]);
  expect([files.status, files.stderr]).toEqual([1, ""]);
  expect(files.stdout).toMatch(/^a\.json:1:57 error value\/maximum: `params\.limit` must be at most \d+ at \$\.params\.limit\n/);
  const input = project.run(process.execPath, [PROGRAM, "validate", "-", "--quiet"], { input: RIGHT });
  expect([input.status, input.stdout, input.stderr]).toEqual([0, "", ""]);
});
