/** The program. bin/connector-gateway.js runs it. */
import { createRequire } from "node:module";
import process from "node:process";
import type { Environment } from "connector-gateway-templates/core";
import type { CommandContext } from "./cli/context.ts";
import { runCommand } from "./cli/run_command.ts";
import { reportFailure } from "./serve/logger.ts";

const { version } = createRequire(import.meta.url)("../package.json") as { readonly version: string };

/** Few enough milliseconds that nobody notices, enough that a busy gateway writes many lines of its log at once. */
const REPORT_MILLISECONDS = 20;

let unreported = "";
let isReporting = false;

/** Writes to standard error soon. Each write of its own would take as long as a tenth of a call. */
function report(text: string): void {
  unreported += text;
  if (isReporting) return;
  isReporting = true;
  setTimeout(flushReports, REPORT_MILLISECONDS).unref();
}

function flushReports(): void {
  const text = unreported;
  [unreported, isReporting] = ["", false];
  if (text !== "") process.stderr.write(text);
}

/** Whatever throws outside of a command. */
function crash(error: unknown): void {
  const { name, code, at } = reportFailure(error);
  report(`connector-gateway: internal error (${[name, code, at[0]].filter((part) => part !== undefined).join(", ")})\n`);
  process.exit(1);
}

/** Resolves with the first signal. A second one ends the program at once, also where Node is the first process of a container. */
function untilStopped(onError: (error: unknown) => void): Promise<void> {
  process.off("uncaughtException", crash).on("uncaughtException", (error) => {
    onError(error);
    process.exit(1);
  });
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (_signal: string, number: number): void => {
      if (isStopping) process.exit(128 + number);
      isStopping = true;
      resolve();
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
  });
}

/** A copy of the environment. The secrets are removed from the environment of Node, which writes it into diagnostic reports. */
function takeEnvironment(): Environment {
  const environment = { ...process.env };
  for (const name of ["GATEWAY_MASTER_KEY", "DATABASE_URL", "GATEWAY_TOKEN", "MCP_TOKEN"]) Reflect.deleteProperty(process.env, name);
  return environment;
}

const context: CommandContext = {
  version,
  print: (text) => void process.stdout.write(text),
  report,
  stdin: process.stdin,
  environment: takeEnvironment(),
  cwd: process.cwd(),
  now: Date.now,
  untilStopped,
};

process.on("uncaughtException", crash).on("exit", flushReports);
// A reader that has seen enough (`| head`) is not an error.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", ({ code }: NodeJS.ErrnoException) => (code === "EPIPE" ? undefined : process.exit(1)));

process.exitCode = await runCommand(process.argv.slice(2), context);
