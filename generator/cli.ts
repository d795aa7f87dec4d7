import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { HELP, parseOptions, type CliOptions } from "./cli/options.ts";
import { exitCodeOf, printReport } from "./cli/report.ts";
import { systemErrorCode, nodeDisk } from "./output/disk.ts";
import type { Writer } from "./output/writer.ts";
import { run } from "./run.ts";

const PROJECT_ROOT = fileURLToPath(new URL("..", import.meta.url));
const OUTPUT_FOLDER = "generated";
/** Ten seconds: a run writes for less than one. */
const PATIENCE = { attempts: 200, pauseInMilliseconds: 50 };

const writer: Writer = { id: String(process.pid), isRunning: isProcess };

/** Somebody who has read enough (`| head`) is no error. */
process.stdout.on("error", (error: Error) => {
  if (systemErrorCode(error) !== "EPIPE") throw error;
});

process.exitCode = await main(process.argv.slice(2));

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
  try {
    return await generate(options);
  } catch (error) {
    process.stderr.write(describeFault(error, options.debug));
    return 3;
  }
}

async function generate({ check, format, root = PROJECT_ROOT, out }: CliOptions): Promise<number> {
  const started = performance.now();
  const projectRoot = resolve(root);
  const folder = out === undefined ? resolve(projectRoot, OUTPUT_FOLDER) : resolve(out);
  const shown = out?.replace(/(?<=.)[\\/]+$/u, "") ?? OUTPUT_FOLDER;
  const result = await run({ projectRoot, check, destination: { disk: nodeDisk, folder, shown, writer, patience: PATIENCE } });
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(printReport(result, { format, color: hasColor(), shown, seconds }));
  return exitCodeOf(result);
}

/** https://no-color.org and https://force-color.org */
function hasColor(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return FORCE_COLOR !== undefined && FORCE_COLOR !== "" ? FORCE_COLOR !== "0" : process.stdout.isTTY;
}

function isProcess(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch (error) {
    // It runs, but as somebody else.
    return systemErrorCode(error) === "EPERM";
  }
}

function describeFault(error: unknown, debug: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  const details = debug && error instanceof Error ? `${error.stack ?? ""}\n` : "Run again with --debug to see where.\n";
  return `The generator failed: ${message}\nThis is its own fault, not that of the catalog. ${details}`;
}
