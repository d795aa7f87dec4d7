import { resolve } from "node:path";
import { isObject, redactText, UsageError, type Format } from "#templates/core";
import type { VerifyOptions } from "#templates/verify";
import type { CommandContext } from "../context.js";
import type { VerifyConfig } from "../config/config.js";
import { loadConfig } from "../config/load_config.js";
import { readWhole, codeOf } from "../input/paths.js";
import { printFailure } from "../context.js";
import { checkConnector } from "../names.js";
import { checkOutputs, loadBaseline, writeBaseline, writeReports } from "../report/write_reports.js";
import type { ReportTarget } from "../validate_arguments.js";
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
  const loadNames = async (): Promise<{ readonly addresses: readonly string[]; readonly connectors: readonly string[] }> => ({
    addresses: (await spec.loadAddressBook()).addresses,
    connectors: spec.connectors,
  });
  const config = await loadConfig(wanted.config, cwd, loadNames);
  const said = config?.verify ?? {};
  const local = (path: string): string => (config === undefined ? path : resolve(config.folder, path));
  const reports = wanted.reports?.map((report): ReportTarget => ({ ...report, format: report.format ?? standard })) ??
    said.reports?.map((report) => (report.output === undefined ? report : { ...report, output: local(report.output) })) ?? [
      { format: standard },
    ];
  const baselinePath =
    wanted.baseline === false || wanted.writeBaseline !== undefined
      ? undefined
      : (wanted.baseline ?? (said.baseline && local(said.baseline)));
  checkOutputs([...reports.map(({ output }) => output), wanted.writeBaseline], cwd);
  const baseline = baselinePath === undefined ? undefined : loadBaseline(baselinePath, cwd);
  const started = now();
  const options = toOptions(wanted, said, context);
  const outcome = await run(options, context);
  const report = toVerifyReport(outcome, {
    ...{ version: spec.version, address: options.baseUrl, started, milliseconds: now() - started },
    ...(baseline !== undefined && { baseline }),
  });
  writeReports(reports, report.report, wanted.quiet, context, prefix);
  if (wanted.writeBaseline !== undefined) {
    writeBaseline(wanted.writeBaseline, cwd, report.entries);
    return 0;
  }
  return report.errors > 0 ? 1 : 0;
}

/** The settings: the arguments, then the configuration, then the defaults. @throws UsageError for what is missing or does not fit */
function toOptions(wanted: VerifyArguments, said: VerifyConfig, context: CommandContext): VerifyOptions & { readonly baseUrl: string } {
  const { spec, cwd, environment } = context;
  const baseUrl = wanted.baseUrl ?? (said.url === undefined ? undefined : toAddress(said.url));
  if (baseUrl === undefined)
    throw new UsageError(
      "verify needs the address of a gateway",
      "for instance: verify https://gateway.example.com --instance payments=inst_1",
    );
  const instances = Object.keys(wanted.instances).length > 0 ? wanted.instances : (said.instances ?? {});
  const credentials = wanted.credentials === undefined ? undefined : readCredentials(wanted.credentials, cwd);
  const named = [...Object.keys(instances), ...Object.keys(credentials ?? {})];
  if (named.length === 0) throw new UsageError("verify needs an instance", "for instance: --instance payments=inst_1");
  for (const connector of named) {
    const fault = checkConnector(connector, spec.connectors);
    if (fault !== undefined) throw fault;
  }
  const token =
    wanted.token ?? (wanted.tokenFile === undefined ? environment["CONNECTOR_GATEWAY_TOKEN"] : readText(wanted.tokenFile, cwd).trim());
  const operations = wanted.operations.length > 0 ? wanted.operations : said.operations;
  const budget = wanted.budget ?? said.budget;
  return {
    ...{ baseUrl, instances, rate: wanted.rate ?? said.rate ?? DEFAULT_RATE, writes: wanted.writes },
    ...(token !== undefined && token !== "" && { token }),
    ...(operations !== undefined && { operations }),
    ...(credentials !== undefined && { credentials }),
    ...(budget !== undefined && { budget }),
    statedOnly: wanted.statedOnly || said.statedOnly === true,
  };
}

/** Runs until the end, or until somebody stops the program: then what was created is removed first. */
async function run(
  options: VerifyOptions,
  { spec, stderr, untilStopped }: CommandContext,
): ReturnType<Awaited<ReturnType<CommandContext["spec"]["loadVerifyGateway"]>>> {
  const stop = new AbortController();
  void untilStopped((error) => stderr.write(printFailure(error))).then(() => stop.abort());
  const verifyGateway = await spec.loadVerifyGateway();
  try {
    return await verifyGateway({ ...options, signal: stop.signal });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(redactText(error.message).replace(/\.$/, ""), "connector-gateway-spec verify --help shows the options");
  }
}

function readText(path: string, cwd: string): string {
  try {
    return readWhole(resolve(cwd, path)).toString("utf8");
  } catch (error) {
    throw new UsageError(`the file ${path} cannot be read (${codeOf(error)})`, "check its path and permissions");
  }
}

/** @throws UsageError for a file that is not a JSON object of objects. The message has nothing of the content */
function readCredentials(path: string, cwd: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  let content: unknown;
  try {
    content = JSON.parse(readText(path, cwd));
  } catch (error) {
    if (error instanceof UsageError) throw error;
  }
  if (isObject(content)) {
    const entries = Object.entries(content).flatMap(([name, value]) => (isObject(value) ? [[name, value] as const] : []));
    if (entries.length === Object.keys(content).length && entries.length > 0) return Object.fromEntries(entries);
  }
  throw new UsageError(`${path} has no credentials`, 'write {"payments": {"api_key": "…"}}: by connector, what auth_config is');
}
