import { build } from "esbuild";
import { spawn, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import packageJson from "../../../gateway/package.json" with { type: "json" };

/** Compiled once: to load TypeScript takes longer than what most of the processes do. Its packages are found from where it lies. */
const program = fileURLToPath(new URL(`../../../node_modules/.cache/storage_process-${process.pid}.mjs`, import.meta.url));

/** A line that a process printed. */
export interface Acknowledged {
  readonly id: string;
  readonly revision: number;
}

/** Compiles the program of the processes. */
export async function buildStorageProcess(): Promise<void> {
  const source = fileURLToPath(new URL("storage_process.ts", import.meta.url));
  const external = Object.keys(packageJson.dependencies);
  await build({ entryPoints: [source], outfile: program, bundle: true, platform: "node", format: "esm", external });
}

/** Removes the program. */
export function removeStorageProcess(): Promise<void> {
  return rm(program);
}

/**
 * Runs a task on the storage of a folder in a process. After each line it asks `isEnough` with all lines, and kills the process if so: the
 * process goes on while its lines are on their way, so that it can be anywhere in its work. Resolves with all lines.
 */
export async function runStorageProcess(
  folder: string,
  task: "start" | "write" | "rotate" | "audit",
  isEnough: (lines: readonly string[]) => boolean | Promise<boolean> = () => false,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, folder, task], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const errors: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  const ended = endOf(child);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (!child.killed && (await isEnough(lines))) child.kill("SIGKILL");
  }
  const { code, signal } = await ended;
  if (code !== 0 && signal !== "SIGKILL") throw new Error(`The process failed: ${errors.join("")}`);
  return lines;
}

function endOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly signal: string | null }> {
  return new Promise((done) => child.once("close", (code, signal) => done({ code, signal })));
}

/** What a line says that was written. */
export function readAcknowledged(line: string): Acknowledged {
  const value: unknown = JSON.parse(line);
  if (typeof value !== "object" || value === null || !("id" in value) || !("revision" in value))
    throw new Error(`Unexpected line: ${line}`);
  return { id: String(value.id), revision: Number(value.revision) };
}
