import { countFindings, countOf, createPaint, markdownText, safeLine, type Finding, type Report, type ReportStyle } from "#templates/core";
import type { VerifyFinding, VerifyReport } from "#templates/verify";
import { countFinding, fingerprintOf, type Baseline, type BaselineEntry } from "../check/baseline.js";
import { printTable } from "../look_up/outline.js";

/** The circumstances of a run. */
export interface RunDetails extends Pick<Report, "version" | "started" | "milliseconds"> {
  readonly address: string;
  readonly baseline: Baseline | undefined;
}

/** The report of `verify` without the findings of a baseline, and all findings as a baseline. */
export interface ReportedVerification {
  readonly report: Report;
  readonly entries: Iterable<BaselineEntry>;
}

/** The report of a verification, for every format. */
export function toVerifyReport(outcome: VerifyReport, { address, baseline, ...details }: RunDetails): ReportedVerification {
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
