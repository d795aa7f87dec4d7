import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { installedFile } from "../../fixtures/npm_folder.ts";
import { parts } from "./parts.ts";

/** Nobody waits longer than this for a part. */
const LONGEST_RUN = 30 * 60 * 1000;

const [name = "", ...files] = process.argv.slice(2);
const part = parts[name];
if (part === undefined) {
  process.stderr.write(`Usage: npm run test:mutation -- <part> [<file> ...]\nParts: ${Object.keys(parts).join(", ")}\n`);
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), "mutation-"));
  process.exitCode = await mutate(folder, files.length > 0 ? files : part.mutate, part.tests);
  rmSync(folder, { recursive: true });
}

/** Runs Stryker with its files in a folder. Returns its exit code. */
async function mutate(folder: string, mutated: readonly string[], tests: readonly string[]): Promise<number> {
  const here = import.meta.dirname;
  const program = await installedFile(here, "@stryker-mutator/core/bin/stryker.js");
  const settings = {
    testRunner: "vitest",
    plugins: [await installedFile(here, "@stryker-mutator/vitest-runner/dist/src/index.js")],
    vitest: { configFile: "test/tools/mutation/vitest.config.ts", related: false },
    mutate: mutated,
    // Installed packages and the sandbox of another run are not part of the project.
    ignorePatterns: ["test/tools/*/node_modules", "test/golden/package", "docs", ".git"],
    tempDirName: join(folder, "sandbox"),
    checkers: [],
    reporters: ["clear-text"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    disableTypeChecks: false,
    allowEmpty: false,
    thresholds: { break: null },
  };
  const file = join(folder, "stryker.config.json");
  writeFileSync(file, JSON.stringify(settings));
  const child = spawn(process.execPath, [program, "run", file], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_TESTS: tests.join(",") },
    timeout: LONGEST_RUN,
  });
  return new Promise((done) => {
    child.on("close", (code) => done(code ?? 1));
  });
}
