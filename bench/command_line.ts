/**
 * The command line on NDJSON: how much of the throughput of `JSON.parse` alone is left, and how much memory it takes for
 * small and for large input. `npx tsx bench/command_line.ts [megabytes]` (default 100; a tenth and a hundredth of it come
 * first; the start of the process counts, and it is most of a small run). The files are made in a temporary folder, which is taken away.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { makePages, optionalNames, readJson, type JsonRecord } from "./pages.ts";

const program = join(fileURLToPath(import.meta.resolve("connector-gateway-spec/package.json")), "../bin/connector-gateway-spec.js");

/** Makes a process tell at its end how much memory and how much time of the processors it had. */
const tellUsage =
  'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write(JSON.stringify([u.maxRSS,u.userCPUTime+u.systemCPUTime]))})';
const MEGABYTE = 1_000_000;
const RUNS = 3;

/** Invoices as real traffic has them: optional fields absent here and there. */
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

/** Milliseconds by the clock and of the processors; the latter say more on a machine that does other work as well. */
interface Times {
  readonly clock: number;
  readonly processor: number;
}

/** What `JSON.parse` takes for all lines; reading them and cutting them apart is not counted. */
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
  const words = ["--import", tellUsage, program, "validate", "--profile", profile, path];
  const { status, stderr, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
  const clock = performance.now() - start;
  if (status !== 0) throw new Error(`The command ended with ${String(status)}: ${stdout}${stderr}`);
  const [kilobytes, microseconds] = JSON.parse(stderr) as readonly [number, number];
  return { clock, processor: microseconds / 1000, megabytes: kilobytes / 1000 };
}

/** The quickest of several runs: other work of the machine only ever makes a run slower. */
function quickest<Run extends Times>(run: () => Run): Run {
  return Array.from({ length: RUNS }, run).reduce((best, next) => (next.processor < best.processor ? next : best));
}

function measure(path: string, block: string, size: number): void {
  writeFile(path, block, size * MEGABYTE);
  const alone = quickest(() => parseAlone(path, block.length * Math.ceil((32 * MEGABYTE) / block.length)));
  for (const profile of ["documented", "tolerant"]) {
    const command = quickest(() => runCommand(path, profile));
    const figures = [
      `${size} MB, ${profile}:`.padEnd(22),
      `JSON.parse alone ${speed(size, alone.clock)}, command ${speed(size, command.clock)},`,
      `ratio ${(alone.clock / command.clock).toFixed(2)} by the clock and ${(alone.processor / command.processor).toFixed(2)} of the processors,`,
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
