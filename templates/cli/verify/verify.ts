import { resolve } from "node:path";
import {
  isObject,
  UsageError,
  type Format,
  countFindings,
  countOf,
  createPaint,
  markdownText,
  safeLine,
  type Finding,
  type Report,
  type ReportStyle,
} from "#templates/core";
import type { VerifyOptions, VerifyReport, VerifyFinding } from "#templates/verify";
import type { VerifyConfig } from "../config/config.js";
import { loadConfig } from "../config/load_config.js";
import { printFailure, type CommandContext } from "../context.js";
import { readFile } from "../input/paths.js";
import { checkConnector } from "../names.js";
import { checkOutputs, loadBaseline, writeBaseline, writeReports } from "../report/write_reports.js";
import { localPaths, toOutputs } from "../settings.js";
import { toAddress, type VerifyArguments } from "./verify_arguments.js";
import { countFinding, fingerprintOf, type Baseline, type BaselineEntry } from "../check/baseline.js";
import { printTable } from "../look_up/outline.js";

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

/** The circumstances of a run. */
interface RunDetails extends Pick<Report, "version" | "started" | "milliseconds"> {
  readonly address: string;
  readonly baseline: Baseline | undefined;
}

/** The report of `verify` without the findings of a baseline, and all findings as a baseline. */
interface ReportedVerification {
  readonly report: Report;
  readonly entries: Iterable<BaselineEntry>;
}

/** The report of a verification, for every format. */
function toVerifyReport(outcome: VerifyReport, { address, baseline, ...details }: RunDetails): ReportedVerification {
  const entries = new Map<string, BaselineEntry>();
  const findings = outcome.findings.filter((finding) => {
    const { code, operation = GATEWAY, pointer = "" } = finding;
    const fingerprint = fingerprintIn(finding);
    countFinding(entries, { fingerprint, file: operation, code, pointer });
    return baseline?.takes(fingerprint) !== true;
  });
  const known = outcome.findings.length - findings.length;
  const { calls, statements, leftovers, operations, stopped } = outcome;
  const wasTried = new Set(operations.filter((row) => row.tried > 0).map(({ operation }) => operation));
  const gone = stopped.length > 0 ? [] : (baseline?.vanished() ?? []).filter(({ file }) => wasTried.has(file));
  const tried = operations.length - 1 - untriedIn(outcome).length;
  const summary = [
    ...stopped.map(({ reason, operations: { length } }) => `stopped: ${safeLine(reason)}; ${countOf(length, "operation")} not tried`),
    ...leftovers.map((name) => `left over: ${safeLine(name)}`),
    `${countFindings(findings.length, 0)} in ${countOf(tried, "operation")} of ${safeLine(address)}, with ${countOf(calls, "call")}${known === 0 ? "" : `; ${countOf(known, "finding")} known from the baseline`}`,
    ...gone.map(({ file, code }) => `gone from the baseline: ${safeLine(`${code} ${file}`)}; write it again`),
    `${statements.tried} of ${countOf(statements.total, "statement")} of the catalog tried`,
  ];
  const shown = findings.map(toFinding);
  const report: Report = {
    ...{ program: "connector-gateway-spec verify", ...details, summary, findings: shown },
    files: [...wasTried],
    skipped: skippedIn(outcome),
    annotations: shown.map(({ message, more, ...finding }) => ({ ...finding, text: [message, ...more].join("\n") })),
    describe: () => undefined,
    properties: { address, calls, statements, stopped },
    pretty: (style) => printPretty(shown, outcome, summary, style),
    json: () => ({ version: details.version, address, ...outcome, findings, known }),
    markdown: () => printMarkdown(shown, outcome, summary, address),
  };
  return { report, entries: entries.values() };
}

/** In place of an operation, where a finding is about none. */
const GATEWAY = "gateway";

/** Recognizes a finding in later runs: not by values, which change. */
function fingerprintIn({ code, operation, statement, pointer = "" }: VerifyFinding): string {
  return fingerprintOf([code, operation, statement.text, pointer.replace(/\/\d+(?=\/|$)/g, "/0")]);
}

function toFinding(finding: VerifyFinding): Finding {
  const { code, message, pointer, statement, operation = GATEWAY, request, answer } = finding;
  const { basis, text, document, section, file, line = 1 } = statement;
  const source = [document, section, file && `${file}:${line}`].filter((part) => part !== undefined).join(", ");
  const says = `${basis}: ${text}${source === "" ? "" : ` (${source})`}`;
  return {
    ...{ severity: "error", code, message: `${operation}: ${message}`, more: [says, `request: ${request}`, `answer: ${answer}`] },
    ...(file !== undefined && { place: { file, line, column: 1 } }),
    ...(pointer !== undefined && { path: pointer }),
    suite: operation,
    fingerprint: ["connectorGatewaySpecVerify/v1", fingerprintIn(finding)],
    ...{ properties: { basis, operation }, entry: finding },
  };
}

/** The operations of which nothing was tried because the run ended early. */
function untriedIn({ stopped }: VerifyReport): readonly string[] {
  return stopped.flatMap(({ operations }) => operations);
}

/** The operations of which nothing could be tried, with the reasons, and once what ended the run. */
function skippedIn({ operations, stopped }: VerifyReport): NonNullable<Report["skipped"]> {
  const idle = operations.filter(({ tried, notTried }) => tried === 0 && notTried.length > 0);
  const ends = stopped.map(({ reason, operations: { length } }) => ["stopped", `${reason}; ${countOf(length, "operation")}`] as const);
  return [...idle.map(({ operation, notTried }) => [operation, notTried.map(({ reason }) => reason).join("; ")] as const), ...ends];
}

/** What was tried, operation by operation. */
function rowsOf(outcome: VerifyReport): readonly (readonly string[])[] {
  const untried = new Set(untriedIn(outcome));
  const shown = outcome.operations.filter(({ operation }) => !untried.has(operation));
  const rows = shown.map(({ operation, tried, passed, failed, notTried }) => {
    const reasons = notTried.map(({ check, reason }) => `${check}: ${reason}`).join("; ");
    return [operation, String(tried), String(passed), String(failed), reasons];
  });
  return [["operation", "tried", "passed", "failed", "not tried"], ...rows];
}

function printPretty(
  findings: readonly Finding[],
  outcome: VerifyReport,
  summary: readonly string[],
  { color, quiet }: ReportStyle,
): string {
  const paint = createPaint(color);
  const printed = findings.map(({ code, message, more, path = "" }) => {
    const head = `${paint("red", "error")} ${paint("bold", code)}: ${safeLine(message)} ${paint("dim", safeLine(path))}`;
    return `${[head.trimEnd(), ...more.map((line) => `  ${safeLine(line)}`)].join("\n")}\n`;
  });
  const table = printTable(
    rowsOf(outcome).map((row) => row.map(safeLine)),
    "",
  );
  return [...printed, ...(quiet ? [] : [table, `${summary.join("\n")}\n`])].join("\n");
}

/** A report to hand on: the result, the findings, and what was tried. */
function printMarkdown(findings: readonly Finding[], outcome: VerifyReport, summary: readonly string[], address: string): string {
  const items = findings.map(
    ({ code, message, more }) => `- ${[`**${code}** ${markdownText(message)}`, ...more.map(markdownText)].join("  \n  ")}`,
  );
  const [head, ...rows] = rowsOf(outcome).map((cells) => `| ${cells.map(markdownText).join(" | ")} |`);
  const table = [head, "|---|---:|---:|---:|---|", ...rows].join("\n");
  return `${[`# ${markdownText(address)}`, summary.map(markdownText).join("  \n"), items.join("\n"), table].filter((part) => part !== "").join("\n\n")}\n`;
}
