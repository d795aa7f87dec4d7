import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { check } from "../../../generator/cli/commands/check.ts";
import { fakeProgram } from "../../fixtures/fake_program.ts";
import { editCatalog, smallProject } from "../../fixtures/small_project.ts";

const root = join(import.meta.dirname, "../../..");

/** What the program of `npm run check` prints: the schemas are compiled beforehand. */
function runProgram(projectRoot: string): { readonly status: number | null; readonly printed: string } {
  const args = [join(root, "generator/start.js"), "check", "--root", projectRoot, "--format", "json"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  return { status, printed: stdout };
}

async function runCommand(projectRoot: string): Promise<{ readonly status: unknown; readonly printed: string }> {
  const { program, printed } = fakeProgram(projectRoot);
  const status = await check.run(["--root", projectRoot, "--format", "json"], program);
  return { status, printed: printed() };
}

/** One of each kind that the schemas find: keys, types, constants, patterns, lengths, variants. */
const SHAPE_MISTAKES: readonly (readonly [string, string])[] = [
  ["title: Shop\n", "titel: Shop\n"],
  ["description: Orders of a shop.", "description: ''"],
  ["min: 1, max: 100, default: 10", "min: 1, max: many, default: 10"],
  ["required: true, secret: true", "required: yes please, secret: true"],
  ["enum: [open, closed]", "enum: []"],
  ["definition_id: { value: 00000000-0000-4000-8000-000000000001, assumed: Made up. }", "definition_id: 2"],
  ["  PageLimit: {", "  page-limit: {"],
  ["{ quantity: 1 }] }", "{ quantity: 1 }] }\n    exemple: {}"],
];

test.each([
  ["no mistakes", []],
  ["many mistakes in shape", SHAPE_MISTAKES],
  ["a mistake in a value", [["lines: [{ quantity: 1 }]", "lines: [{ quantity: 0 }]"]]],
] as const)("the program finds what the command finds: %s", async (_, mistakes) => {
  const project = smallProject();
  for (const [from, to] of mistakes) editCatalog(project, from, to);
  const wanted = await runCommand(project);
  expect(wanted.status).toBe(mistakes.length === 0 ? 0 : 1);
  expect(runProgram(project)).toEqual(wanted);
});
