import { createHash } from "node:crypto";
import {
  countFindings,
  countOf,
  createPaint,
  markdownText,
  safeLine,
  type Annotation,
  type Finding,
  type Report,
  type ReportStyle,
} from "#templates/core";
import type { VerifiedOperation, VerifyFinding, VerifyReport, VerifyStatement } from "#templates/verify";
import { countFinding, type Baseline, type BaselineEntry } from "../check/baseline.js";
import { printTable } from "../look_up/outline.js";

/** The circumstances of a run. */
export interface RunDetails {
  readonly version: string;
  readonly address: string;
  readonly started: number;
  readonly milliseconds: number;
  readonly baseline?: Baseline;
}

/** The report of `verify`, the findings that count, and all of them as a baseline. */
export interface ReportedVerification {
  readonly report: Report;
  readonly errors: number;
  readonly entries: Iterable<BaselineEntry>;
}

/** The report of a verification, for every format. */
export function toVerifyReport(outcome: VerifyReport, details: RunDetails): ReportedVerification {
  const entries = new Map<string, BaselineEntry>();
  const known = outcome.findings.filter((finding) => {
    const fingerprint = fingerprintOf(finding);
    countFinding(entries, { fingerprint, file: finding.operation ?? "gateway", code: finding.code, pointer: finding.pointer ?? "" });
    return details.baseline?.takes(fingerprint) === true;
  });
  const findings = outcome.findings.filter((finding) => !known.includes(finding));
  const summary = summaryLines(outcome, findings, known.length, details);
  const { version, address, started, milliseconds } = details;
  const report: Report = {
    ...{ program: "connector-gateway-spec verify", version, started, milliseconds, summary },
    findings: findings.map(toFinding),
    annotations: findings.map(toAnnotation),
    files: [],
    describe: (code) => ({ text: DESCRIPTIONS[code.replace(/^.*\//, "")] ?? code, help: "docs/server.md lists what a gateway promises." }),
    properties: { address, calls: outcome.calls, statements: outcome.statements },
    pretty: (style) => printPretty(findings, outcome, summary, style),
    json: () => ({ version, address, ...outcome, findings, known: known.length }),
    markdown: () => printMarkdown(findings, outcome, summary, address),
  };
  return { report, errors: findings.length, entries: entries.values() };
}

/** What the checks look at, by the second part of their codes. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  status: "An ordinary call is answered with success.",
  result: "The result is of the kind that the operation returns.",
  record: "Records are as the catalog describes them.",
  meta: "Meta is as the catalog describes it.",
  envelope: "The envelope has the keys of the contract.",
  error: "Errors have the body of the contract.",
  header: "Answers have their headers.",
  paging: "Pages lead to each other, and every record is on one of them.",
  limit: "Limits are kept.",
  filter: "Filters keep what fits, and nothing else.",
  order: "Records are in order.",
  range: "Parts of a download are its bytes.",
};

/** Recognizes a finding in later runs: not by values, which change. */
function fingerprintOf({ code, operation = "", statement, pointer = "" }: VerifyFinding): string {
  const parts = [code, operation, statement.text, pointer.replace(/\/\d+(?=\/|$)/g, "/0")];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
}

function toFinding(finding: VerifyFinding): Finding {
  const { code, pointer, statement, operation } = finding;
  return {
    ...{ severity: "error", code, message: messageOf(finding), more: moreLines(finding) },
    ...(statement.file !== undefined && { place: { file: statement.file, line: statement.line ?? 1, column: 1 } }),
    ...(pointer !== undefined && { path: pointer }),
    fingerprint: ["connectorGatewaySpecVerify/v1", fingerprintOf(finding)],
    properties: { basis: statement.basis, ...(operation !== undefined && { operation }) },
    entry: finding,
  };
}

function toAnnotation(finding: VerifyFinding): Annotation {
  const { place } = toFinding(finding);
  const text = [messageOf(finding), ...moreLines(finding)].join("\n");
  return { severity: "error", code: finding.code, text, ...(place !== undefined && { place }) };
}

function messageOf({ operation, message }: VerifyFinding): string {
  return operation === undefined ? message : `${operation}: ${message}`;
}

function moreLines({ statement, request, answer }: VerifyFinding): readonly string[] {
  return [`${statement.basis}: ${statement.text}${sourceOf(statement)}`, `request: ${request}`, `answer: ${answer}`];
}

/** ` (Document 1, Limits; spec/payments.yaml:12)` */
function sourceOf({ document, section, file, line }: VerifyStatement): string {
  const named = [document, section].filter((text) => text !== undefined).join(", ");
  const places = [named, file === undefined ? "" : `${file}:${line ?? 1}`].filter((text) => text !== "");
  return places.length === 0 ? "" : ` (${places.join("; ")})`;
}

function summaryLines(
  outcome: VerifyReport,
  findings: readonly VerifyFinding[],
  known: number,
  { address }: RunDetails,
): readonly string[] {
  const { calls, statements, operations, leftovers } = outcome;
  const share = statements.total === 0 ? 0 : Math.floor((statements.tried * 100) / statements.total);
  return [
    ...leftovers.map((name) => `left over: ${safeLine(name)}`),
    `${countFindings(findings.length, 0)} in ${countOf(operations.length, "operation")} of ${safeLine(address)}, with ${countOf(calls, "call")}${known === 0 ? "" : `; ${countOf(known, "finding")} known from the baseline`}`,
    `${statements.tried} of ${countOf(statements.total, "statement")} of the catalog tried (${share} %)`,
  ];
}

const HEAD = ["operation", "tried", "passed", "failed", "not tried"];

function rowOf({ operation, tried, passed, failed, notTried }: VerifiedOperation): readonly string[] {
  const reasons = notTried.map(({ check, reason }) => `${check}: ${reason}`);
  return [operation, String(tried), String(passed), String(failed), reasons.join("; ")];
}

function printPretty(
  findings: readonly VerifyFinding[],
  { operations }: VerifyReport,
  summary: readonly string[],
  { color, quiet }: ReportStyle,
): string {
  const paint = createPaint(color);
  const printed = findings.map((finding) => {
    const head = `${paint("bold", safeLine(finding.operation ?? "gateway"))} ${paint("red", "error")} ${finding.code}: ${safeLine(finding.message)}`;
    const at = finding.pointer === undefined ? "" : ` ${paint("dim", `at ${safeLine(finding.pointer)}`)}`;
    return `${[`${head}${at}`, ...moreLines(finding).map((line) => `  ${safeLine(line)}`)].join("\n")}\n`;
  });
  const table = printTable([HEAD, ...operations.map(rowOf).map((row) => row.map(safeLine))], "");
  return [...printed, ...(quiet ? [] : [table, `${summary.join("\n")}\n`])].join("\n");
}

/** A report to hand on: the result, the findings, and what was tried. */
function printMarkdown(
  findings: readonly VerifyFinding[],
  { operations }: VerifyReport,
  summary: readonly string[],
  address: string,
): string {
  const items = findings.map((finding) => {
    const lines = [`**${finding.code}** ${markdownText(messageOf(finding))}`, ...moreLines(finding).map(markdownText)];
    return `- ${lines.join("  \n  ")}`;
  });
  const toRow = (cells: readonly string[]): string => `| ${cells.map(markdownText).join(" | ")} |`;
  const table = [toRow(HEAD), "|---|---:|---:|---:|---|", ...operations.map((operation) => toRow(rowOf(operation)))];
  const parts = [
    `# ${markdownText(address)}`,
    summary.map(markdownText).join("  \n"),
    ...(items.length === 0 ? [] : [items.join("\n")]),
    table.join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}
