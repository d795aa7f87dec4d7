import type { CommandContext, SpecPackage, TextStream } from "./context.js";
import { main } from "./main.js";

/** Runs the command in this process: arguments, streams, environment and exit code are those of the process. */
export async function runProgram(spec: SpecPackage): Promise<void> {
  const { stdout, stderr, stdin, env: environment, argv } = process;
  // Whoever reads our output may have seen enough (`| head`): that is no fault.
  for (const stream of [stdout, stderr]) stream.on("error", leaveQuietly);
  const context: CommandContext = {
    spec,
    stdout: toStream(stdout),
    stderr: toStream(stderr),
    stdin,
    environment,
    cwd: process.cwd(),
    now: Date.now,
  };
  process.exitCode = await main(argv.slice(2), context);
}

function toStream(stream: NodeJS.WriteStream): TextStream {
  return { isTerminal: stream.isTTY, write: (text) => void stream.write(text) };
}

function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
