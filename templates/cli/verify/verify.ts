import { resolve } from "node:path";
import { isObject, UsageError, type Format } from "#templates/core";
import type { VerifyOptions, VerifyReport } from "#templates/verify";
import type { VerifyConfig } from "../config/config.js";
import { loadConfig } from "../config/load_config.js";
import { printFailure, type CommandContext } from "../context.js";
import { readFile } from "../input/paths.js";
import { checkConnector } from "../names.js";
import { checkOutputs, loadBaseline, writeBaseline, writeReports } from "../report/write_reports.js";
import { localPaths, toOutputs } from "../settings.js";
import { toVerifyReport } from "./to_report.js";
import { toAddress, type VerifyArguments } from "./verify_arguments.js";

/** Calls a second that no gateway minds. */
const DEFAULT_RATE = 5;

/**
 * Verifies a gateway and writes the reports. 1 if there are findings that no baseline has.
 * @throws UsageError for settings that do not fit, ConfigError for a configuration with mistakes
 */
export async function verify(wanted: VerifyArguments, context: CommandContext, standard: Format, prefix: string): Promise<0 | 1> {
  const { spec, cwd, now } = context;
  const config = await loadConfig(wanted.config, context);
  const said = config?.verify ?? {};
  const outputs = toOutputs(wanted, said, localPaths(config, cwd), standard);
  const { reports, baseline: path, writeBaseline: target } = outputs;
  checkOutputs([...reports.map(({ output }) => output), target], cwd);
  const baseline = path === undefined ? undefined : loadBaseline(path, cwd);
  const options = toOptions(wanted, said, context);
  const started = now();
  const outcome = await run(options, context);
  const details = { version: spec.version, address: options.baseUrl, started, milliseconds: now() - started, baseline };
  const { report, entries } = toVerifyReport(outcome, details);
  writeReports(outputs, report, context, prefix);
  if (target === undefined) return report.findings.length > 0 || !hasTried(outcome, context) ? 1 : 0;
  writeBaseline(target, cwd, entries);
  return 0;
}

/** Where no operation was tried, none has passed. */
function hasTried({ operations }: VerifyReport, { stderr }: CommandContext): boolean {
  const wasTried = operations.some(({ operation, tried }) => operation.includes(".") && tried > 0);
  if (!wasTried) stderr.write("connector-gateway-spec: no operation was tried\n  help: the report has the reasons\n");
  return wasTried;
}

/** The settings: the arguments, then the configuration, then the defaults. @throws UsageError for what is missing or does not fit */
function toOptions(
  { instances: named, writes, statedOnly, ...wanted }: VerifyArguments,
  said: VerifyConfig,
  { spec, cwd, environment }: CommandContext,
): VerifyOptions & { readonly baseUrl: string } {
  const baseUrl = wanted.baseUrl ?? (said.url === undefined ? undefined : toAddress(said.url));
  const instances = Object.keys(named).length > 0 ? named : (said.instances ?? {});
  const credentials = wanted.credentials === undefined ? {} : readCredentials(wanted.credentials, cwd);
  const connectors = [...Object.keys(instances), ...Object.keys(credentials)];
  const example = "for instance: verify https://gateway.example.com --instance payments=inst_1";
  if (baseUrl === undefined) throw new UsageError("verify needs the address of a gateway", example);
  if (connectors.length === 0) throw new UsageError("verify needs an instance", example);
  const [fault] = connectors.flatMap((connector) => checkConnector(connector, spec.connectors) ?? []);
  if (fault !== undefined) throw fault;
  const given = wanted.tokenFile === undefined ? wanted.token : readText(wanted.tokenFile, cwd).trim();
  // CI sets variables without a value to nothing.
  const token = given ?? (environment["CONNECTOR_GATEWAY_TOKEN"] || undefined);
  const { operations = [], budget } = { ...said, ...(wanted.budget !== undefined && { budget: wanted.budget }) };
  return {
    ...{
      baseUrl,
      instances,
      credentials,
      writes,
      rate: wanted.rate ?? said.rate ?? DEFAULT_RATE,
      statedOnly: statedOnly || said.statedOnly === true,
    },
    operations: wanted.operations.length > 0 ? wanted.operations : operations.length > 0 ? operations : ["*"],
    ...(token !== undefined && { token }),
    ...(budget !== undefined && { budget }),
  };
}

/** Runs until the end, or until somebody stops the program: then what was created is removed first. */
async function run(options: VerifyOptions, { spec, stderr, untilStopped }: CommandContext): Promise<VerifyReport> {
  const stop = new AbortController();
  void untilStopped((error) => stderr.write(printFailure(error))).then(() => stop.abort());
  const { verifyGateway, VerifyOptionError } = await spec.loadVerify();
  try {
    return await verifyGateway({ ...options, signal: stop.signal });
  } catch (error) {
    if (!(error instanceof VerifyOptionError)) throw error;
    const { option, problem, help } = error;
    throw new UsageError(`${WORDS[option] ?? option} ${problem}`, help);
  }
}

/** How the command calls options that it passes on. */
const WORDS: Readonly<Partial<Record<keyof VerifyOptions, string>>> = { operations: "--operation", token: "the token" };

function readText(path: string, cwd: string): string {
  const unreadable = (code: string): UsageError =>
    new UsageError(`the file ${path} cannot be read (${code})`, "check its path and permissions");
  return readFile(resolve(cwd, path), unreadable).toString("utf8");
}

/** @throws UsageError for a file that is not a JSON object of objects. The message has nothing of the content */
function readCredentials(path: string, cwd: string): NonNullable<VerifyOptions["credentials"]> {
  const text = readText(path, cwd);
  try {
    const content: unknown = JSON.parse(text);
    const entries = isObject(content)
      ? Object.entries(content).flatMap(([name, value]) => (isObject(value) ? [[name, value] as const] : []))
      : [];
    if (isObject(content) && entries.length === Object.keys(content).length && entries.length > 0) return Object.fromEntries(entries);
  } catch {
    // What is wrong with the JSON could show a part of a secret.
  }
  throw new UsageError(
    `${path} has no credentials`,
    "write a JSON object that has, by connector, what `example payments.auth_config` shows",
  );
}
