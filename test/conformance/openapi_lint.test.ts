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
let folder: string;
let documents: readonly string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "openapi-lint-"));
  for (const [name, model] of [
    ["catalog", loadCatalog()],
    ["mini", miniModel],
  ] as const) {
    for (const [path, text] of emitPackage(model)) if (path.startsWith("openapi/")) put(folder, `${name}/${path}`, text);
  }
  documents = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:json|yaml)$/u.test(path))
    .map((path) => join(folder, path));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a linter. Rejects with its findings when it fails. */
async function lint(program: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
  const { stdout, stderr } = await run(join("node_modules/.bin", program), [...words, ...documents], { env, maxBuffer: 1e8 });
  return stdout + stderr;
}

test("redocly reports no problems", async () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(await lint("redocly", "lint")).toContain("Your API descriptions are valid");
});

test("spectral reports no problems", async () => {
  expect(await lint("spectral", "lint", "--fail-severity", "hint")).toContain("No results with a severity of 'hint' or higher found!");
});
