import { writeSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { wantsColor } from "../templates/shared/color.ts";
import { describeInternalError } from "./cli/internal_error.ts";
import { HELP, parseOptions, type CliOptions } from "./cli/options.ts";
import { exitCodeOf, printReport } from "./cli/report.ts";
import { systemErrorCode, nodeDisk } from "./output/disk.ts";
import type { Writer } from "./output/destination.ts";

const PROJECT_ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUTPUT_FOLDER = "generated";
/** Ten seconds; a run writes for less than one. */
const PATIENCE = { attempts: 200, pauseInMilliseconds: 50 };

const writer: Writer = { id: String(process.pid), isRunning: isProcess };

/** A reader that has read enough (`| head`) is not an error. */
process.stdout.on("error", (error: Error) => {
  if (systemErrorCode(error) !== "EPIPE") throw error;
});
// A library may reject a promise that nobody waits for.
process.on("uncaughtException", fail);
process.on("unhandledRejection", fail);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function main(argv: readonly string[]): Promise<number> {
  const options = parseOptions(argv);
  if ("usageError" in options) {
    process.stderr.write(`${options.usageError}\n`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  return generate(options);
}

async function generate({ check, format, root = PROJECT_ROOT, out }: CliOptions): Promise<number> {
  const started = performance.now();
  const projectRoot = resolve(root);
  const folder = out === undefined ? resolve(projectRoot, OUTPUT_FOLDER) : resolve(out);
  const shown = out?.replace(/(?<=.)[\\/]+$/u, "") ?? OUTPUT_FOLDER;
  // Loaded only now, so that a file that does not even load (a schema in spec/ with a syntax error) is reported like any error.
  const { run } = await import("./run.ts");
  const result = await run({ projectRoot, check, destination: { disk: nodeDisk, folder, shown, writer, patience: PATIENCE } });
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(printReport(result, { format, color: wantsColor(process.env, process.stdout.isTTY), shown, seconds }));
  return exitCodeOf(result);
}

/** Ends the program at once, so that one error is one line even when others follow from it. */
function fail(error: unknown): never {
  writeSync(process.stderr.fd, describeInternalError(error, process.argv.includes("--debug")));
  process.exit(3);
}

function isProcess(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // It runs, but under another user.
    return systemErrorCode(error) === "EPERM";
  }
}
