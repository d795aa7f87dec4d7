import { writeSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { wantsColor } from "#templates/core";
import { type ExitCode, type Program, chooseCommand, describeInternalError } from "#generator/cli";
import { systemErrorCode } from "#generator/write";

const started = performance.now();

/** The project that the program belongs to, and the build that it comes from. */
type Installation = Pick<Program, "projectRoot" | "built" | "builtFolder">;

/** Runs the program with the arguments of this process. Resolves when it has done its work, and has set the exit code. */
export async function start(installation: Installation): Promise<void> {
  /** A reader that has read enough (`| head`) is not an error. */
  process.stdout.on("error", (error: Error) => {
    if (systemErrorCode(error) !== "EPIPE") throw error;
  });
  // A library may reject a promise that nobody waits for.
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  // A program that stops before its end, because nothing is left to wait for, has a bug.
  process.exitCode = 3;
  try {
    process.exitCode = await main(process.argv.slice(2), openProgram(installation));
  } catch (error) {
    fail(error);
  }
}

function openProgram(installation: Installation): Program {
  return {
    ...installation,
    cwd: process.cwd(),
    color: wantsColor(process.env, process.stdout.isTTY),
    elapsed: () => performance.now() - started,
    now: Date.now,
    timeOfDay: () => new Date().toTimeString().slice(0, "00:00:00".length),
    today: () => new Date().toISOString().slice(0, "2026-11-27".length),
    wait,
    onStop: (stop) => ["SIGINT", "SIGTERM", "SIGHUP"].forEach((signal) => process.once(signal, stop)),
    newId: () => crypto.randomUUID(),
    writer: { id: String(process.pid), isRunning: isProcess },
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    loadPage,
    ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
  };
}

async function main(words: readonly string[], program: Program): Promise<ExitCode> {
  const chosen = chooseCommand(words);
  if ("usageError" in chosen) return refuse(chosen.usageError, program);
  const command = await chosen.load();
  if (chosen.argv.includes("--help")) {
    program.print(command.help);
    return 0;
  }
  const outcome = await command.run(chosen.argv, program);
  return typeof outcome === "number" ? outcome : refuse(outcome.usageError, program);
}

function refuse(usageError: string, { complain }: Program): 2 {
  complain(`${usageError}\n`);
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

/** A page that is not there within half a minute is missing. */
async function loadPage(address: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    return ok ? undefined : `status ${status}`;
  } catch (error) {
    // What failed in the network is the cause of an error that only says that loading failed.
    const cause = error instanceof Error ? (error.cause ?? error) : undefined;
    return cause instanceof Error ? cause.message : "there is no connection";
  }
}

function ask(question: string): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    lines.once("close", () => {
      resolve(undefined);
    });
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}

function isProcess(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // It runs, but under another user.
    return systemErrorCode(error) === "EPERM";
  }
}
