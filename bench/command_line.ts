/**
 * The command line on NDJSON: how much of the throughput of `JSON.parse` alone is left, and how much memory it takes for
 * small and for large input. `npx tsx bench/command_line.ts [megabytes]` (default 100; a tenth and a hundredth of it come
 * first). The files are made in a temporary folder, which is taken away.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { makePages, optionalNames, readJson, type JsonRecord } from "./pages.ts";

const program = join(fileURLToPath(import.meta.resolve("connector-gateway-spec/package.json")), "../bin/connector-gateway-spec.js");

/** Makes a process tell at its end how much memory it had. */
const tellMemory = 'data:text/javascript,process.on("exit",()=>process.stderr.write(String(process.resourceUsage().maxRSS)))';
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

/** Milliseconds that `JSON.parse` takes for all lines; reading them and cutting them apart is not counted. */
function parseAlone(path: string, blockSize: number): number {
  const file = openSync(path, "r");
  const buffer = Buffer.alloc(blockSize);
  let milliseconds = 0;
  for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
    const lines = buffer.toString("utf8", 0, size).trimEnd().split("\n");
    const start = performance.now();
    for (const line of lines) JSON.parse(line);
    milliseconds += performance.now() - start;
  }
  closeSync(file);
  return milliseconds;
}

function runCommand(path: string, profile: string): { readonly milliseconds: number; readonly kilobytes: number } {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--import", tellMemory, program, "validate", "--profile", profile, path],
    {
      encoding: "utf8",
    },
  );
  const milliseconds = performance.now() - start;
  if (status !== 0) throw new Error(`The command ended with ${String(status)}: ${stdout}${stderr}`);
  return { milliseconds, kilobytes: Number(stderr) };
}

/** The quickest of several runs: other work of the machine only ever makes a run slower. */
function quickest<Run extends { readonly milliseconds: number }>(run: () => Run): Run {
  return Array.from({ length: RUNS }, run).reduce((best, next) => (next.milliseconds < best.milliseconds ? next : best));
}

function measure(path: string, block: string, megabytes: number, start: number): void {
  writeFile(path, block, megabytes * MEGABYTE);
  const { milliseconds: alone } = quickest(() => ({ milliseconds: parseAlone(path, block.length * Math.ceil(MEGABYTE / block.length)) }));
  for (const profile of ["documented", "tolerant"]) {
    const { milliseconds, kilobytes } = quickest(() => runCommand(path, profile));
    const figures = [
      `${megabytes} MB, ${profile}:`.padEnd(22),
      `JSON.parse alone ${(megabytes / (alone / 1000)).toFixed(0)} MB/s,`,
      `command ${(megabytes / (milliseconds / 1000)).toFixed(0)} MB/s,`,
      `ratio ${(alone / milliseconds).toFixed(2)} (${(alone / Math.max(1, milliseconds - start)).toFixed(2)} without start),`,
      `memory ${(kilobytes / 1000).toFixed(0)} MB`,
    ];
    console.log(figures.join(" "));
  }
}

const largest = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), "bench-command-line-"));
try {
  const block = makeLines();
  const path = join(folder, "payments.records.Invoice.ndjson");
  writeFile(path, block, 1);
  const { milliseconds: start } = quickest(() => runCommand(path, "documented"));
  console.log(`start of the process: ${start.toFixed(0)} ms`);
  for (const megabytes of [largest / 100, largest / 10, largest]) measure(path, block, megabytes, start);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
