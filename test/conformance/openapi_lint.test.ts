import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitPackage, loadCatalog } from "../fixtures/emitted_package.ts";
import { miniModel } from "../fixtures/mini_model.ts";
import { put } from "../fixtures/package_folder.ts";

const run = promisify(execFile);
const programs = join(import.meta.dirname, "../../node_modules/.bin");
const packages = [
  ["catalog", loadCatalog()],
  ["mini", miniModel],
] as const;
let folder: string;
let documents: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "openapi-lint-"));
  for (const [name, model] of packages) {
    for (const [path, text] of emitPackage(model)) if (/^openapi\/.*\.json$/u.test(path)) put(folder, `${name}/${path}`, text);
  }
  documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a linter in the folder of the documents, which has no configuration. Rejects with its findings when it fails. */
async function lint(program: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
  const { stdout, stderr } = await run(join(programs, program), [...words, ...documents], { cwd: folder, env, maxBuffer: 1e8 });
  return stdout + stderr;
}

test("redocly reports no errors and no warnings", async () => {
  expect(documents.length).toBeGreaterThan(10);
  const output = await lint("redocly", "lint");
  expect(output).toContain("using built in recommended configuration");
  expect(output).toContain("Your API descriptions are valid");
  expect(output).not.toMatch(/warning|error/iu);
});

test("spectral reports no problems", async () => {
  put(folder, "ruleset.yaml", 'extends: ["spectral:oas"]\n');
  const output = await lint("spectral", "lint", "--ruleset", "ruleset.yaml", "--fail-severity", "hint");
  expect(output).toContain("No results with a severity of 'hint' or higher found!");
});
