import { writeSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { wantsColor } from "../templates/shared/color.ts";
import type { ExitCode, Program } from "./cli/command.ts";
import { chooseCommand } from "./cli/commands.ts";
import { describeInternalError } from "./cli/internal_error.ts";
import { systemErrorCode } from "./output/disk.ts";
import { NO_CACHE, openResultCache, type ResultCache } from "./reuse/result_cache.ts";
import { cacheFolder, hashProgram } from "./source/installed_program.ts";

const started = performance.now();
const program: Program = {
  projectRoot: fileURLToPath(new URL("..", import.meta.url)),
  cwd: process.cwd(),
  color: wantsColor(process.env, process.stdout.isTTY),
  elapsed: () => performance.now() - started,
  now: Date.now,
  timeOfDay: () => new Date().toTimeString().slice(0, "00:00:00".length),
  wait,
  onStop: (stop) => ["SIGINT", "SIGTERM", "SIGHUP"].forEach((signal) => process.once(signal, stop)),
  newId: () => crypto.randomUUID(),
  openCache,
  writer: { id: String(process.pid), isRunning: isProcess },
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
};

/** A reader that has read enough (`| head`) is not an error. */
process.stdout.on("error", (error: Error) => {
  if (systemErrorCode(error) !== "EPIPE") throw error;
});
// A library may reject a promise that nobody waits for.
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);

// A program that stops before its end, because nothing is left to wait for, has a bug.
process.exitCode = 3;
/** Resolves when the program has done its work, and has its exit code. Not awaited here, so that a bundle of this file can be a script. */
export const finished: Promise<void> = main(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
}, fail);

async function main(words: readonly string[]): Promise<ExitCode> {
  const chosen = chooseCommand(words);
  if ("usageError" in chosen) return refuse(chosen.usageError);
  const command = await chosen.load();
  if (chosen.argv.includes("--help")) {
    program.print(command.help);
    return 0;
  }
  const outcome = await command.run(chosen.argv, program);
  return typeof outcome === "number" ? outcome : refuse(outcome.usageError);
}

function refuse(usageError: string): 2 {
  program.complain(`${usageError}\n`);
  return 2;
}

/** Ends the program at once, so that one error is one line even when others follow from it. */
function fail(error: unknown): never {
  writeSync(process.stderr.fd, describeInternalError(error, process.argv.includes("--debug")));
  process.exit(3);
}

async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener("abort", end, { once: true });
  });
}

/** The cache of the installed program. Without a place for it, or a clear idea of what the program consists of, nothing is kept. */
function openCache(): ResultCache {
  try {
    const mainFile = fileURLToPath(import.meta.url);
    const folder = cacheFolder(mainFile);
    if (folder === undefined) return NO_CACHE;
    return openResultCache({ folder, maker: hashProgram(mainFile, process.version), writer: String(process.pid) });
  } catch (error) {
    if (process.argv.includes("--debug")) program.complain(`nothing is kept for the next run: ${String(error)}\n`);
    return NO_CACHE;
  }
}

function isProcess(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // It runs, but under another user.
    return systemErrorCode(error) === "EPERM";
  }
}
