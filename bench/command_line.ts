/**
 * Measures the command line on NDJSON: its throughput relative to `JSON.parse` alone, and its memory use for small and large
 * input. Run it with `npx tsx bench/command_line.ts [megabytes]`. The default is 100; one hundredth and one tenth of it are
 * measured first. Times include the start of the process, which dominates small runs.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { makePages, optionalNames, readJson, type JsonRecord } from "./pages.ts";

const program = join(fileURLToPath(import.meta.resolve("connector-gateway-spec/package.json")), "../bin/connector-gateway-spec.js");

/** A module that makes a process print its peak memory and its CPU time on exit. */
const printUsage =
  'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write(JSON.stringify([u.maxRSS,u.userCPUTime+u.systemCPUTime]))})';
const MEGABYTE = 1_000_000;
const RUNS = 3;

/** Invoices in which some optional fields are missing, as in real traffic. */
function makeLines(): string {
  const { valid } = (readJson("examples/payments.json") as Readonly<Record<string, { readonly valid: readonly JsonRecord[] }>>)[
    "payments.records.Invoice"
  ] ?? { valid: [] };
  const { $defs } = readJson("schemas/payments.json") as { readonly $defs: { readonly Invoice: JsonRecord } };
  const { mixed } = makePages(valid[1] ?? {}, optionalNames($defs.Invoice));
  return (JSON.parse(mixed) as readonly JsonRecord[]).map((record) => `${JSON.stringify(record)}\n`).join("");
}

function writeFile(path: string, block: string, size: number): void {
  const file = openSync(path, "w");
  for (let written = 0; written < size; written += block.length) writeSync(file, block);
  closeSync(file);
}

/** Milliseconds of wall-clock time and of CPU time. CPU time is more reliable on a busy machine. */
interface Times {
  readonly clock: number;
  readonly processor: number;
}

/** The time of `JSON.parse` for all lines, without reading and splitting them. */
function parseAlone(path: string, blockSize: number): Times {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(blockSize);
  let clock = 0;
  let processor = 0;
  for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
    const lines = buffer.toString("utf8", 0, size).trimEnd().split("\n");
    const start = performance.now();
    const used = process.cpuUsage();
    for (const line of lines) JSON.parse(line);
    const { user, system } = process.cpuUsage(used);
    clock += performance.now() - start;
    processor += (user + system) / 1000;
  }
  closeSync(file);
  return { clock, processor };
}

function runCommand(path: string, profile: string): Times & { readonly megabytes: number } {
  const start = performance.now();
  const words = ["--import", printUsage, program, "validate", "--profile", profile, path];
  const { status, stderr, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
  const clock = performance.now() - start;
  if (status !== 0) throw new Error(`The command exited with ${String(status)}: ${stdout}${stderr}`);
  const [kilobytes, microseconds] = JSON.parse(stderr) as readonly [number, number];
  return { clock, processor: microseconds / 1000, megabytes: kilobytes / 1000 };
}

/** The fastest of several runs, because other work on the machine can only slow a run down. */
function fastest<Run extends Times>(run: () => Run): Run {
  return Array.from({ length: RUNS }, run).reduce((best, next) => (next.processor < best.processor ? next : best));
}

function measure(path: string, block: string, size: number): void {
  writeFile(path, block, size * MEGABYTE);
  const alone = fastest(() => parseAlone(path, block.length * Math.ceil((32 * MEGABYTE) / block.length)));
  for (const profile of ["documented", "tolerant"]) {
    const command = fastest(() => runCommand(path, profile));
    const figures = [
      `${size} MB, ${profile}:`.padEnd(22),
      `JSON.parse alone ${speed(size, alone.clock)}, command ${speed(size, command.clock)},`,
      `ratio ${(alone.clock / command.clock).toFixed(2)} by wall-clock time and ${(alone.processor / command.processor).toFixed(2)} by CPU time,`,
      `memory ${command.megabytes.toFixed(0)} MB`,
    ];
    console.log(figures.join(" "));
  }
}

function speed(megabytes: number, milliseconds: number): string {
  return `${(megabytes / (milliseconds / 1000)).toFixed(0)} MB/s`;
}

const largest = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), "bench-command-line-"));
try {
  const block = makeLines();
  const path = join(folder, "payments.records.Invoice.ndjson");
  for (const size of [largest / 100, largest / 10, largest]) measure(path, block, size);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
