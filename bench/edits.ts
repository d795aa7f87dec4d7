/**
 * Measures what the author of a catalog waits for: from a save to the written package under `generate --watch`, a whole `generate`, and `check`
 * beside an empty program of tsx. `npx tsx bench/edits.ts [--write] [saves per connector]`. Leave the machine alone meanwhile.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { copyProject } from "./projects.ts";

const root = join(import.meta.dirname, "..");
const tsx = join(root, "node_modules/tsx/dist/cli.mjs");
const cli = join(root, "generator/start.js");
const words = process.argv.slice(2);
const saves = Number(words.find((word) => /^\d+$/u.test(word)) ?? 12);
/** Programs run as often as connectors are saved, up to this: a whole `generate` takes many seconds. */
const runs = Math.max(1, Math.min(5, saves));

/** How long the first run of a watch may take, and how long the one after a save. */
const LONGEST = { start: 90_000, write: 15_000 } as const;
const LOOK_EVERY = 2;

/** What the watch prints when it waits for the first save, and after each save. */
const READY = /^Watching /mu;
const SAVED = / changed: \d+ files? written in \d+\.\d\d s\n/u;

/** Where an edit puts a word: before the description of the connector, of its first operation, and of its first record. */
const PLACES = [
  /^description: (?:>-\s+)?(?=[A-Z])/mu,
  /^entities:$[^]*?^ {8}description: (?:>-\s+)?(?=[A-Z])/mu,
  /^records:$[^]*?^ {4}description: (?:>-\s+)?(?=[A-Z])/mu,
] as const;

/** A process of `generate --watch`. */
interface Watch {
  readonly child: ChildProcess;
  /** What it has printed since the last save, errors included. */
  printed: string;
}

/** The text with one of three edits, which take turns. Each gives a valid catalog and other documents. */
function edited(text: string, round: number): string {
  const place = PLACES[round % PLACES.length] ?? PLACES[0];
  const changed = text.replace(place, (found) => `${found}Edit ${round}. `);
  if (changed === text) throw new Error(`There is no place for edit ${round}: nothing matches ${place.source}`);
  return changed;
}

/** Starts a watch, which first brings the package up to date. */
async function startWatch(project: string): Promise<Watch> {
  const child = spawn(process.execPath, [cli, "--watch", "--root", project], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const watch: Watch = { child, printed: "" };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => (watch.printed += bytes.toString()));
  try {
    await until(watch, { isReached: () => READY.test(watch.printed), what: "The watch has not started", limit: LONGEST.start });
  } catch (error) {
    await endWatch(watch);
    throw error;
  }
  return watch;
}

async function endWatch({ child }: Watch): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "close");
  child.kill("SIGTERM");
  await ended;
}

/** Something that a watch brings about. */
interface Goal {
  readonly isReached: () => boolean;
  /** What the error says when it is not reached in time. */
  readonly what: string;
  /** In milliseconds. */
  readonly limit: number;
}

/** Resolves when the goal is reached. Rejects with what the watch has printed when it is not, or when the watch ends before. */
async function until(watch: Watch, { isReached, what, limit }: Goal): Promise<void> {
  const started = performance.now();
  while (!isReached()) {
    const hasEnded = watch.child.exitCode !== null || watch.child.signalCode !== null;
    if (hasEnded || performance.now() - started > limit) {
      const when = hasEnded ? "before the watch ended" : `after ${limit / 1000} s`;
      throw new Error(`${what} ${when}. The watch has printed:\n${watch.printed || "nothing\n"}`);
    }
    await pause(LOOK_EVERY);
  }
}

/** Seconds from each save of a connector until the package is written. The connector keeps the last edit. */
async function measureSaves(watch: Watch, project: string, connector: string): Promise<readonly number[]> {
  const path = join(project, "spec/connectors", connector);
  const original = readFileSync(path, "utf8");
  const times: number[] = [];
  for (let round = 0; round < saves; round += 1) {
    const what = `Edit ${round} of ${connector}`;
    const isWritten = nextPackage(project);
    const text = edited(original, round);
    watch.printed = "";
    const started = performance.now();
    writeFileSync(path, text);
    await until(watch, { isReached: isWritten, what: `${what} is not written`, limit: LONGEST.write });
    times.push((performance.now() - started) / 1000);
    await until(watch, { isReached: () => SAVED.test(watch.printed), what: `${what} is not reported`, limit: LONGEST.write });
  }
  return times;
}

/** Tells when another package is written than the present one: the manifest is renamed first of all files, the staging folder is removed last. */
function nextPackage(project: string): () => boolean {
  const manifest = join(project, "generated/manifest.json");
  const staging = join(project, "generated/.staging");
  const before = stampOf(manifest);
  return () => stampOf(manifest) !== before && stampOf(staging) === undefined;
}

function stampOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.mtimeMs} ${found.ino}`;
}

/** A row for each connector. */
async function measureWatch(project: string): Promise<readonly string[]> {
  const watch = await startWatch(project);
  try {
    const rows: string[] = [];
    for (const connector of readdirSync(join(project, "spec/connectors")).filter((name) => name.endsWith(".yaml"))) {
      const times = await measureSaves(watch, project, connector);
      rows.push(`| \`${connector}\` | ${quantile(times, 0.5).toFixed(2)} | ${quantile(times, 0.95).toFixed(2)} |`);
    }
    return rows;
  } finally {
    await endWatch(watch);
  }
}

/** The seconds that a program takes. Throws when it fails. */
function timeOf(args: readonly string[]): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}

/** The seconds in the middle of several runs. */
function medianOf(args: readonly string[]): number {
  return quantile(
    Array.from({ length: runs }, () => timeOf(args)),
    0.5,
  );
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** A row for each program. The package of the project has to be up to date. */
function measurePrograms(project: string): readonly string[] {
  const empty = join(project, "empty.ts");
  writeFileSync(empty, "");
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly scripts: { readonly check: string } };
  const check = [...scripts.check.split(" ").slice(1), "--root", project];
  // The first run after a change of the generator bundles it.
  timeOf(check);
  const base = medianOf([tsx, empty]);
  const row = (name: string, seconds: number): string => `| ${name} | ${seconds.toFixed(2)} | ${(seconds / base).toFixed(1)} |`;
  return [
    row("empty program of tsx", base),
    row("`check`", medianOf(check)),
    row("`generate`, nothing to write", medianOf([cli, "--root", project])),
  ];
}

/** The page with all figures. */
async function measure(project: string): Promise<string> {
  const connectors = await measureWatch(project);
  const programs = measurePrograms(project);
  return [
    "# Edits, measured",
    "",
    `Written by \`npx tsx bench/edits.ts --write ${saves}\`. Node ${process.versions.node} on ${cpus().length} cores.`,
    "",
    `Seconds from a save to the written package under \`generate --watch\`, ${saves} saves of each connector.`,
    "",
    "| file | p50 | p95 |",
    "|---|---:|---:|",
    ...connectors,
    "",
    `Seconds of whole programs, the median of ${runs} runs:`,
    "",
    "| program | seconds | × empty |",
    "|---|---:|---:|",
    ...programs,
    "",
  ].join("\n");
}

const project = copyProject();
try {
  const page = await measure(project);
  if (words.includes("--write")) writeFileSync(join(root, "bench/edits.md"), page);
  else process.stdout.write(page);
} finally {
  rmSync(project, { recursive: true, force: true });
}
