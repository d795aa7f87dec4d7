import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { installedFile } from "../../fixtures/npm_folder.ts";
import { keepFigures, readReport, scoreOf } from "./figures.ts";
import { parts } from "./parts.ts";
import { filesIn, sampleBlocks } from "./sample.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Nobody waits longer than this for a part. */
const LONGEST_RUN = 60 * 60 * 1000;

const USAGE = `Usage: npm run test:mutation -- <part> [<file> ...] [--lines N] [--write]
  --lines N  mutate about N lines of the part, and always the same ones
  --write    write the figures to docs/mutation.md
Parts: ${Object.keys(parts).join(", ")}
`;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { lines: { type: "string" }, write: { type: "boolean" } } });
const [name = "", ...files] = positionals;
const part = parts[name];
if (part === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const whole = files.length > 0 ? files : filesIn(ROOT, part.folders);
  const mutated = values.lines === undefined ? whole : sampleBlocks(ROOT, whole, Number(values.lines));
  const folder = mkdtempSync(join(tmpdir(), "mutation-"));
  process.exitCode = await mutate(folder, mutated, part.tests);
  if (process.exitCode === 0) {
    const figures = readReport(join(folder, "report.json"), mutated !== whole);
    process.stdout.write(
      `${name}: ${figures.killed} of ${figures.killed + figures.survived} changes noticed, ${scoreOf(figures).toFixed(1)} %\n`,
    );
    if (values.write === true) keepFigures(name, Object.keys(parts), figures);
  }
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
    ignorePatterns: ["test/tools/*/node_modules", "bench/node_modules", ".git"],
    tempDirName: join(folder, "sandbox"),
    checkers: [],
    reporters: ["clear-text", "json"],
    jsonReporter: { fileName: join(folder, "report.json") },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    coverageAnalysis: "perTest",
    // The tests of the rules take five minutes on a busy machine.
    dryRunTimeoutMinutes: 20,
    ignoreStatic: true,
    disableTypeChecks: false,
    allowEmpty: false,
    thresholds: { break: null },
  };
  const file = join(folder, "stryker.config.json");
  writeFileSync(file, JSON.stringify(settings));
  const child = spawn(process.execPath, [program, "run", file], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_TESTS: tests.join(";") },
    timeout: LONGEST_RUN,
  });
  return new Promise((done) => {
    child.on("close", (code) => done(code ?? 1));
  });
}
