import { isAbsolute } from "node:path";
import type { Format } from "#templates/core";
import { redactText, safeLine, safeLines, UsageError } from "#templates/core";
import { parseArguments, printHelp, type Arguments } from "./arguments.js";
import { validate } from "./check/validate.js";
import { ConfigError } from "./config/config.js";
import { loadConfig } from "./config/load_config.js";
import { printFailure, type CommandContext } from "./context.js";
import { fileName } from "./input/paths.js";
import { loadAddressesOf } from "./load_addresses.js";
import { checkAddress, checkConnector } from "./names.js";
import { toReport } from "./report/to_report.js";
import { checkOutputs, loadBaseline, writeBaseline, writeReports } from "./report/write_reports.js";
import { toSettings } from "./settings.js";
import type { ValidateArguments } from "./validate_arguments.js";

/** 0 fine, 1 findings, 2 usage, configuration, or output that cannot be written, 3 a bug of this program. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Runs the command with its arguments (without those of Node itself). Never throws. */
export async function main(words: readonly string[], context: CommandContext): Promise<ExitCode> {
  try {
    return await run(parseArguments(words), context);
  } catch (error) {
    const complain = (message: string, help: string): void =>
      context.stderr.write(`connector-gateway-spec: ${safeLine(redactText(message))}\n  help: ${safeLine(redactText(help))}\n`);
    if (error instanceof UsageError) complain(error.message, error.help);
    else if (error instanceof ConfigError) {
      for (const { line, column, message, help } of error.mistakes) complain(`${error.file}:${line}:${column}: ${message}`, help);
    } else {
      context.stderr.write(printFailure(error));
      return 3;
    }
    return 2;
  }
}

async function run(wanted: Arguments, context: CommandContext): Promise<ExitCode> {
  switch (wanted.command) {
    case "nothing":
      context.stderr.write(printHelp(undefined));
      return 2;
    case "help":
      context.stdout.write(printHelp(wanted.of));
      return 0;
    case "version":
      context.stdout.write(`${context.spec.version}\n`);
      return 0;
    case "validate":
      return runValidate(wanted, context);
    // Loaded only now, so that the other commands do not wait for them.
    case "compare":
      return (await import("./compare/run_compare.js")).compare(wanted, context, prefixOf(context));
    case "serve":
      await (await import("./serve/serve.js")).serve(wanted, context);
      return 0;
    case "verify":
      return (await import("./verify/verify.js")).verify(wanted, context, defaultFormat(context), prefixOf(context));
    case "list":
    case "explain":
    case "schema":
    case "example":
      context.stdout.write(safeLines(await (await import("./look_up/look_up.js")).lookUp(wanted, context)));
      return 0;
  }
}

async function runValidate(wanted: ValidateArguments, context: CommandContext): Promise<ExitCode> {
  const { spec, cwd } = context;
  if (wanted.as !== undefined) refuse(checkAddress(wanted.as, await loadAddressesOf(spec, wanted.as)));
  if (wanted.connector !== undefined) refuse(checkConnector(wanted.connector, spec.connectors));
  const config = await loadConfig(wanted.config, context);
  const settings = toSettings(wanted, config, cwd, defaultFormat(context));
  checkOutputs([...settings.reports.map(({ output }) => output), settings.writeBaseline], cwd);
  const baseline = settings.baseline === undefined ? undefined : loadBaseline(settings.baseline, cwd);
  const found = await validate(context, settings, baseline);
  writeReports(settings, toReport(found), context, prefixOf(context));
  if (settings.writeBaseline !== undefined && found.entries !== undefined) {
    writeBaseline(settings.writeBaseline, cwd, found.entries);
    return 0;
  }
  return found.summary.errors > 0 ? 1 : 0;
}

function defaultFormat({ environment }: CommandContext): Format {
  return environment["GITHUB_ACTIONS"] === "true" ? "github" : "pretty";
}

/** GitHub reads file names relative to the repository, wherever a step runs. */
function prefixOf({ environment, cwd }: CommandContext): string {
  const name = fileName(cwd, environment["GITHUB_WORKSPACE"] || cwd);
  return name === "." || /^\.\.(?:\/|$)/.test(name) || isAbsolute(name) ? "" : `${name}/`;
}

function refuse(fault: UsageError | undefined): void {
  if (fault !== undefined) throw fault;
}
