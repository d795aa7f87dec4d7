import { isAbsolute } from "node:path";
import type { Catalog, CatalogConnector, Format } from "#templates/core";
import { jsonText, operationsOf, redactText, safeLine, safeLines, UsageError } from "#templates/core";
import { parseArguments, printHelp, type Arguments, type LookUpArguments } from "./arguments.js";
import { validate } from "./check/validate.js";
import { ConfigError } from "./config/config.js";
import { loadConfig } from "./config/load_config.js";
import { printFailure, type CommandContext, type SpecPackage } from "./context.js";
import { fileName } from "./input/paths.js";
import { loadAddressesOf } from "./load_addresses.js";
import { printExplanation } from "./look_up/explain.js";
import { checkAddress, checkConnector, unknownConnector } from "./names.js";
import { toReport } from "./report/to_report.js";
import { checkOutputs, loadBaseline, writeBaseline, writeReports } from "./report/write_reports.js";
import { toSettings } from "./settings.js";
import type { ValidateArguments } from "./validate_arguments.js";
import { printTable } from "./look_up/outline.js";

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
    case "compare": {
      // Loaded only now, like `serve`, so that the other commands do not wait for it.
      const { compare } = await import("./compare/run_compare.js");
      return compare(wanted, context, prefixOf(context));
    }
    case "serve": {
      const { serve } = await import("./serve/serve.js");
      await serve(wanted, context);
      return 0;
    }
    case "verify": {
      const { verify } = await import("./verify/verify.js");
      return verify(wanted, context, defaultFormat(context), prefixOf(context));
    }
    case "list":
    case "explain":
    case "schema":
    case "example":
      context.stdout.write(safeLines(await lookUp(wanted, context)));
      return 0;
  }
}

async function lookUp({ command, json, invalid, ...wanted }: LookUpArguments, { spec }: CommandContext): Promise<string> {
  const { name = "" } = wanted;
  if (command === "schema" || command === "example") refuse(checkAddress(name, await loadAddressesOf(spec, name)));
  switch (command) {
    case "list":
      return printList(spec.readCatalog(), wanted.name, json);
    case "explain":
      return printExplanation(spec, (await spec.loadAddressBook()).addresses, name, json);
    case "schema":
      return `${jsonText((await spec.loadJsonSchemaFor())(name), 2)}\n`;
    case "example":
      return printExample(spec, name, invalid);
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
  const { GITHUB_WORKSPACE: root } = environment;
  const name = root === undefined || root === "" ? "." : fileName(cwd, root);
  return name === "." || /^\.\.(?:\/|$)/.test(name) || isAbsolute(name) ? "" : `${name}/`;
}

function refuse(fault: UsageError | undefined): void {
  if (fault !== undefined) throw fault;
}

/**
 * A valid value of an address, or all that break a rule, each with the issue that it causes.
 * @throws UsageError if there is no such example
 */
function printExample(spec: SpecPackage, address: string, invalid: boolean): string {
  const [owner = ""] = address.split(".");
  const examples = spec.readExamples(owner)[address];
  const shown = invalid ? examples?.invalid : examples?.valid[0];
  if (shown === undefined)
    throw new UsageError(`there is no example of ${address}`, `connector-gateway-spec schema ${address} shows its schema`);
  return `${jsonText(shown, 2)}\n`;
}

/**
 * The connectors, or the operations of one.
 * @throws UsageError for a connector that does not exist
 */
function printList({ connectors }: Catalog, name: string | undefined, json: boolean): string {
  if (name === undefined) return json ? toJson(connectors.map(toEntry)) : printConnectors(connectors);
  const connector = connectors.find(({ id }) => id === name);
  if (connector === undefined)
    throw unknownConnector(
      name,
      connectors.map(({ id }) => id),
    );
  const operations = operationsOf(connector);
  if (json) return toJson(operations.map(({ id, kind, effect, description }) => ({ id, kind, effect, description })));
  const rows = operations.map(({ id, kind, effect, permanent, returns }) => [
    id,
    permanent ? "permanent" : effect,
    kind,
    connector.records.find(({ name }) => name === returns?.record)?.address ?? "",
  ]);
  return printTable(rows, "");
}

function printConnectors(connectors: readonly CatalogConnector[]): string {
  const rows = connectors.map((connector) => {
    const { id, title, entities, operations } = toEntry(connector);
    return [id, title, `${entities} entities`, `${operations} operations`];
  });
  return printTable(rows, "");
}

function toEntry(connector: CatalogConnector): { id: string; title: string; entities: number; operations: number } {
  const { id, title, entities } = connector;
  return { id, title, entities: entities.length, operations: operationsOf(connector).length };
}

function toJson(value: unknown): string {
  return `${jsonText(value, 2)}\n`;
}
