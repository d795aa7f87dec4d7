import { dirname, resolve } from "node:path";
import { printReport, UsageError, wantsColor, type Report } from "#templates/core";
import { printBaseline, readBaseline, type Baseline, type BaselineEntry } from "../check/baseline.js";
import type { CommandContext } from "../context.js";
import { codeOf, readFile, statsOf } from "../input/paths.js";
import type { RunOutputs } from "../settings.js";
import { closeSync, fchmodSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** The folder allows neither creating nor replacing a file, but the file itself may still be writable. */
const FOLDER_IS_CLOSED: readonly string[] = ["EACCES", "EPERM", "EBUSY", "EROFS"];

/**
 * Writes a new file beside the old one and then replaces the old one, so that no reader sees half a file and a full disk leaves the old file in
 * place. Writes directly to anything that is not a regular file, such as `/dev/stdout`, or that cannot be replaced. Throws Node's errors.
 */
export function replaceFile(file: string, text: string): void {
  const stats = statsOf(file);
  if (stats !== undefined && !stats.isFile()) return writeFileSync(file, text);
  const target = stats === undefined ? file : realpathSync(file);
  const temporary = `${target}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  try {
    const descriptor = openSync(temporary, "wx");
    try {
      // The umask would change a mode given to `openSync`.
      if (stats !== undefined) fchmodSync(descriptor, stats.mode);
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (stats === undefined || !FOLDER_IS_CLOSED.includes(codeOf(error))) throw error;
    writeFileSync(target, text);
  }
}

/** Before a long run rather than after it. @throws UsageError for a file that cannot be written */
export function checkOutputs(paths: readonly (string | undefined)[], cwd: string): void {
  for (const path of paths.filter((one) => one !== undefined)) {
    const folder = statsOf(dirname(resolve(cwd, path)));
    const target = statsOf(resolve(cwd, path));
    if (folder?.isDirectory() === true && target?.isDirectory() !== true) continue;
    throw new UsageError(`${path} cannot be written`, target === undefined ? "create its folder first" : "it is a folder; name a file");
  }
}

/** Writes a report in each format, to its file or to standard output. @throws UsageError for a file that cannot be written */
export function writeReports({ reports, quiet }: RunOutputs, report: Report, context: CommandContext, prefix: string): void {
  const { cwd, environment, stdout } = context;
  for (const { format, output } of reports) {
    const color = output === undefined && wantsColor(environment, stdout.isTerminal);
    const text = printReport(format, report, { color, quiet, prefix });
    if (output === undefined) stdout.write(text);
    else writeOutput(output, cwd, text);
  }
}

/** @throws UsageError for a file that cannot be read or is no baseline */
export function loadBaseline(path: string, cwd: string): Baseline {
  const unreadable = new UsageError(`the baseline ${path} cannot be read`, `write it with --write-baseline ${path}`);
  return readBaseline(readFile(resolve(cwd, path), () => unreadable).toString("utf8"), path);
}

/** @throws UsageError for a file that cannot be written */
export function writeBaseline(path: string, cwd: string, entries: Iterable<BaselineEntry>): void {
  writeOutput(path, cwd, printBaseline(entries));
}

function writeOutput(path: string, cwd: string, text: string): void {
  try {
    replaceFile(resolve(cwd, path), text);
  } catch (error) {
    throw new UsageError(`${path} cannot be written (${codeOf(error)})`, "check its permissions and the free space");
  }
}
