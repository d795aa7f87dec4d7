import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { rivalFile } from "../rivals.ts";

const BENCH = join(import.meta.dirname, "..");
const REPORT_USAGE = "report_usage.cjs";
const REPORT_SCRIPTS = "report_scripts.cjs";
const MICROSECONDS = 1000;
const KILOBYTES = 1000;

/** What a program of Node printed and used, the processes that it started included if they are of Node as well. */
export interface ProgramRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Milliseconds of wall-clock time. */
  readonly clock: number;
  /** Milliseconds of processor time of all threads. A busy machine changes it little. */
  readonly processor: number;
  /** The most memory that one of the processes had, in megabytes. */
  readonly megabytes: number;
}

/** Where a program runs. */
export interface ProgramSurroundings {
  readonly folder?: string;
  /** The program gets this many cores: Linux only. */
  readonly cores?: number;
  /** Further variables of its environment. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs Node with these arguments, and waits for its end. Its status is for the caller to look at. */
export function runNode(words: readonly string[], { folder, cores, variables }: ProgramSurroundings = {}): ProgramRun {
  const usage = join(mkdtempSync(join(tmpdir(), "bench-usage-")), "usage.ndjson");
  const command = [...(cores === undefined ? [] : ["taskset", "-c", `0-${cores - 1}`]), process.execPath, ...words];
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command[0] ?? "", command.slice(1), {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 256_000_000,
    env: environment({ ...variables, NODE_OPTIONS: preload(REPORT_USAGE), USAGE_FILE: usage }),
  });
  const clock = performance.now() - start;
  if (error !== undefined) throw error;
  try {
    return { status, stdout, stderr, clock, ...usageIn(readFileSync(usage, "utf8")) };
  } finally {
    rmSync(join(usage, ".."), { recursive: true });
  }
}

/** The same for a program that has to end well. Throws with what it printed when it does not. */
export function runWell(words: readonly string[], around?: ProgramSurroundings): ProgramRun {
  const run = runNode(words, around);
  if (run.status !== 0) throw new Error(`node ${words.join(" ")} ended with ${String(run.status)}:\n${run.stdout}${run.stderr}`);
  return run;
}

/** What all processes of a program used together; one line of the text for each of them. */
export function usageIn(text: string): Pick<ProgramRun, "processor" | "megabytes"> {
  const processes = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as readonly [microseconds: number, kilobytes: number]);
  const processor = processes.reduce((sum, [microseconds]) => sum + microseconds / MICROSECONDS, 0);
  return { processor, megabytes: Math.max(...processes.map(([, kilobytes]) => kilobytes / KILOBYTES)) };
}

/** Whether programs can be kept on some of the cores, and there are as many. */
export function canLimit(cores: number): boolean {
  return cpus().length >= cores && spawnSync("taskset", ["--version"]).status === 0;
}

/** What Node reads for a program. */
export interface LoadedScripts {
  readonly modules: number;
  readonly kilobytes: number;
}

/** The scripts that Node loads for a module, with the module itself. The same on every run. */
export function scriptsLoadedBy(module: string): LoadedScripts {
  const folder = mkdtempSync(join(tmpdir(), "bench-scripts-"));
  try {
    const file = join(folder, "scripts.txt");
    const env = environment({ NODE_OPTIONS: preload(REPORT_SCRIPTS), SCRIPTS_FILE: file });
    const { status, stderr } = spawnSync(process.execPath, [module], { encoding: "utf8", env });
    if (status !== 0) throw new Error(`${module} ended with ${String(status)}: ${stderr}`);
    return sizeOf(scriptsIn(readFileSync(file, "utf8")).filter((path) => !path.endsWith(REPORT_SCRIPTS)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The paths of the scripts that are listed in a text, one a line as URL or path, without those of Node itself. */
export function scriptsIn(text: string): readonly string[] {
  const files = text.split("\n").filter((line) => line.startsWith("file:") || line.startsWith("/"));
  return [...new Set(files.map((line) => (line.startsWith("file:") ? fileURLToPath(line) : line)))];
}

function sizeOf(paths: readonly string[]): LoadedScripts {
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  return { modules: paths.length, kilobytes: bytes / KILOBYTES };
}

/** Runs the work with a folder in which programs find the package and all rivals by name, and removes the folder afterwards. */
export async function withWorkshop<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  // The first one installs them.
  await rivalFile("ajv/package.json");
  const outer = realpathSync(mkdtempSync(join(tmpdir(), "bench-workshop-")));
  try {
    const folder = join(outer, "work");
    mkdirSync(folder);
    mkdirSync(join(outer, "node_modules"));
    symlinkSync(join(BENCH, "node_modules"), join(folder, "node_modules"));
    symlinkSync(join(BENCH, "../generated"), join(outer, "node_modules/connector-gateway-spec"));
    return await work(folder);
  } finally {
    rmSync(outer, { recursive: true, force: true });
  }
}

function preload(name: string): string {
  return `--require ${JSON.stringify(join(import.meta.dirname, name))}`;
}

/**
 * The environment of this process with some variables more, but without those that change what Node does, or how a program prints.
 * One of them, NODE_EXTRA_CA_CERTS, makes each process of Node 20 slower by 40 ms.
 */
function environment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:NODE_|GITHUB_|FORCE_COLOR$)/u.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: "1", ...more };
}
