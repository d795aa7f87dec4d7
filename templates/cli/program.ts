import { fstatSync, writeSync } from "node:fs";
import { printFailure, type CommandContext, type SpecPackage, type TextStream } from "./context.js";
import { main } from "./main.js";
import { once } from "#templates/runtime";

/** Runs the command in this process: arguments, streams, environment and exit code are those of the process. */
export async function runProgram(spec: SpecPackage): Promise<void> {
  const { env: environment, argv } = process;
  process.on("uncaughtException", fail);
  const context: CommandContext = {
    spec,
    stdout: toStream("stdout"),
    stderr: toStream("stderr"),
    // Node makes its streams when they are first asked for, which takes longer than checking a file.
    get stdin() {
      return process.stdin;
    },
    environment,
    cwd: process.cwd(),
    now: Date.now,
    untilStopped,
  };
  process.exitCode = await main(argv.slice(2), context);
}

/**
 * Writes to files and pipes without the stream that Node has for each, which takes longer to make than a file takes to check. Terminals,
 * and whatever a write fails at, get the stream, which waits or fails as it should.
 */
function toStream(name: "stdout" | "stderr"): TextStream {
  const descriptor = name === "stdout" ? 1 : 2;
  const stream = once(() => process[name].on("error", leave));
  const isStream = (): boolean => process.platform === "win32" || fstatSync(descriptor).isCharacterDevice();
  let usesStream: boolean | undefined;
  return {
    get isTerminal() {
      return isStream() && stream().isTTY;
    },
    write: (text) => {
      let rest = Buffer.from(text);
      try {
        usesStream ??= isStream();
        while (!usesStream && rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest));
      } catch {
        usesStream = true;
      }
      if (usesStream) stream().write(rest);
    },
  };
}

function untilStopped(onError: (error: unknown) => void): Promise<void> {
  process.off("uncaughtException", fail).on("uncaughtException", onError);
  return new Promise((resolve) => {
    const stop = (): void => {
      // A second signal ends the program at once.
      process.off("SIGINT", stop).off("SIGTERM", stop).off("uncaughtException", onError).on("uncaughtException", fail);
      resolve();
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
  });
}

/** Whatever throws outside of `main`. */
function fail(error: unknown): void {
  process.stderr.write(printFailure(error));
  process.exit(3);
}

/** A reader that has seen enough (`| head`) is not an error; a full disk is. */
function leave({ code = "unknown reason" }: NodeJS.ErrnoException): void {
  if (code === "EPIPE") return;
  process.stderr.write(`connector-gateway-spec: the output cannot be written (${code})\n`);
  process.exit(2);
}
