/**
 * Measures what the author of a catalog waits for: from a save to the written package under `generate --watch`, a whole `generate`, and `check`
 * beside an empty program of tsx. `npx tsx bench/edits.ts [--write] [saves per connector]`. Leave the machine alone meanwhile.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const root = join(import.meta.dirname, "..");
const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
const cli = join(root, "generator/cli.ts");
const words = process.argv.slice(2);
const saves = Number(words.find((word) => /^\d+$/u.test(word)) ?? 12);
const RUNS = 5;

/** A copy of the project with a package that is up to date. */
function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), "bench-edits-"));
  for (const name of ["spec", "templates", "generated", "package.json", "CHANGELOG.md", "LICENSE"])
    cpSync(join(root, name), join(project, name), { recursive: true });
  return project;
}

/** Three edits in turn, all of which change the output: the text of a connector, of a param, and of a record. */
function edited(text: string, round: number): string {
  const marks = [/^description: /mu, /^entities:[^]*? -- /mu, /^records:[^]*? -- /mu];
  const mark = marks[round % marks.length] ?? /^description: /mu;
  return text.replace(mark, (found) => `${found}Edit ${round}, `);
}

/** Seconds from each save of a connector until the manifest, which is written first of all files but last prepared, is a new one. */
async function measureSaves(project: string, connector: string): Promise<readonly number[]> {
  const path = join(project, "spec/connectors", connector);
  const manifest = join(project, "generated/manifest.json");
  const staging = join(project, "generated/.staging");
  const original = readFileSync(path, "utf8");
  const times: number[] = [];
  for (let round = 0; round < saves; round += 1) {
    const before = stampOf(manifest);
    const started = performance.now();
    writeFileSync(path, edited(original, round));
    while (stampOf(manifest) === before || stampOf(staging) !== undefined) await pause(2);
    times.push((performance.now() - started) / 1000);
    await pause(4000);
  }
  writeFileSync(path, original);
  await pause(4000);
  return times;
}

function stampOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.mtimeMs} ${found.ino}`;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** The seconds that a program takes, in the middle of several runs. */
function timeOf(args: readonly string[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return (performance.now() - started) / 1000;
  });
  return quantile(times, 0.5);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

async function measureWatch(project: string): Promise<readonly string[]> {
  const watch = spawn(process.execPath, [tsx, cli, "--watch", "--root", project], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((ready) => {
    watch.stdout.on("data", (bytes: Buffer) => {
      if (bytes.includes("Watching")) ready();
    });
  });
  const rows: string[] = [];
  for (const connector of readdirSync(join(project, "spec/connectors")).filter((name) => name.endsWith(".yaml"))) {
    const times = await measureSaves(project, connector);
    rows.push(`| \`${connector}\` | ${quantile(times, 0.5).toFixed(2)} | ${quantile(times, 0.95).toFixed(2)} |`);
  }
  watch.kill("SIGINT");
  return rows;
}

function measurePrograms(project: string): readonly string[] {
  const empty = join(project, "empty.ts");
  writeFileSync(empty, "");
  const { check } = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly scripts: { readonly check: string } })
    .scripts;
  const checkWords = check.split(" ").slice(1);
  timeOf(checkWords);
  const base = timeOf([tsx, empty]);
  const row = (name: string, seconds: number): string => `| ${name} | ${seconds.toFixed(2)} | ${(seconds / base).toFixed(1)} |`;
  return [
    row("empty program of tsx", base),
    row("`check`", timeOf(checkWords)),
    row("`generate`, nothing to write", timeOf([tsx, cli, "--root", project])),
  ];
}

const project = copyProject();
try {
  spawnSync(process.execPath, [tsx, cli, "--root", project]);
  const programs = measurePrograms(project);
  const page = [
    "# Edits",
    "",
    `Measured with \`npx tsx bench/edits.ts\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}.`,
    "",
    `Seconds from a save to the written package under \`generate --watch\`, ${saves} saves of each connector:`,
    "",
    "| file | p50 | p95 |",
    "|---|---:|---:|",
    ...(await measureWatch(project)),
    "",
    `Seconds of whole programs, the median of ${RUNS} runs:`,
    "",
    "| program | seconds | × empty |",
    "|---|---:|---:|",
    ...programs,
    "",
  ].join("\n");
  if (words.includes("--write")) writeFileSync(join(root, "bench/edits.md"), page);
  else process.stdout.write(page);
} finally {
  rmSync(project, { recursive: true, force: true });
}
