import { issueCodes } from "#templates/runtime";
import type { LocatedIssue, ValidationRun } from "../check/located_issue.js";
import { inputCodes } from "../input/input_problem.js";
import {
  type Annotation,
  type Finding,
  type Paint,
  type Report,
  type ReportStyle,
  countFindings,
  countOf,
  createPaint,
  safeLine,
} from "#templates/core";

const SEVERITY_STYLES = { error: "red", warning: "yellow" } as const;

const CODES: Readonly<Record<string, string>> = { ...issueCodes, ...inputCodes };

/** The report of `validate`, for every format. */
export function toReport(run: ValidationRun): Report {
  const { version, findings, vanished, files, summary } = run;
  return {
    program: "connector-gateway-spec",
    version,
    findings: findings.map(toFinding),
    annotations: findings.map(toAnnotation),
    summary: summaryLines(run),
    files,
    milliseconds: summary.milliseconds,
    started: Date.parse(`${summary.started}Z`),
    describe: (code) => {
      const text = CODES[code] ?? code;
      return { text, help: `${text} connector-gateway-spec explain <address> shows the rules of the catalog.` };
    },
    properties: { values: summary.values, hidden: summary.hidden, known: summary.known },
    pretty: (style) => printPretty(run, style),
    json: () => ({ version, summary, findings, vanished }),
  };
}

function toFinding(issue: LocatedIssue): Finding {
  const { severity, code, message, file, line, column, endLine, endColumn, path, pointer, address, frame, fingerprint } = issue;
  return {
    severity,
    code,
    message,
    more: moreLines(issue),
    place: { file, line, column, endLine, endColumn: Math.max(endColumn, endLine === line ? column : 1) },
    path,
    ...(frame !== undefined && { frame }),
    fingerprint: ["connectorGatewaySpec/v1", fingerprint],
    properties: { pointer, ...(address !== undefined && { address }) },
    entry: issue,
  };
}

function toAnnotation(issue: LocatedIssue): Annotation {
  const { severity, code, file, line, column, endLine, endColumn, path, message } = issue;
  const text = [`${file}:${line}:${column}: ${message}${path === "$" ? "" : ` at ${path}`}`, ...moreLines(issue)].join("\n");
  const isMarked = endLine === line && endColumn > column;
  return { severity, code, text, place: { file, line, column, ...(isMarked && { endLine, endColumn }) } };
}

/** How to fix an issue, and what the catalog says about the value. */
function moreLines({ hint, address, catalog }: LocatedIssue): readonly string[] {
  const says = [address, catalog?.description, catalog?.section].filter((text) => text !== undefined);
  return [...(hint === undefined ? [] : [`help: ${hint}`]), ...(address === undefined ? [] : [`catalog: ${says.join(" · ")}`])];
}

/** For people: each finding begins with `path:line:column`, followed by the place, how to fix it and what the catalog says. */
function printPretty(run: ValidationRun, { color, quiet }: ReportStyle): string {
  const paint = createPaint(color);
  const findings = run.findings.map((finding) => `${printFinding(finding, paint)}\n`);
  const summary = quiet ? [] : [`${summaryLines(run).join("\n")}\n`];
  return [...findings, ...summary].join("\n");
}

function printFinding(finding: LocatedIssue, paint: Paint): string {
  const { severity, code, file, line, column, path, message, hint, address, catalog, frame } = finding;
  const says = [address, catalog?.description, catalog?.section].filter((text) => text !== undefined).map(safeLine);
  const origin = catalog?.origin === "assumed" ? " (assumed)" : "";
  const where = path === "$" ? "" : ` ${paint("dim", `at ${safeLine(path)}`)}`;
  return [
    `${paint("bold", `${filePath(file)}:${line}:${column}`)} ${paint(SEVERITY_STYLES[severity], severity)} ${code}: ${safeLine(message)}${where}`,
    ...(frame === undefined ? [] : frame.split("\n").map((row) => `  ${paint("dim", safeLine(row))}`)),
    ...(hint === undefined ? [] : [`  help: ${safeLine(hint)}`]),
    ...(says.length === 0 ? [] : [`  catalog: ${says.join(" · ")}${origin}`]),
  ].join("\n");
}

/** No line may begin like a command of a CI platform. */
function filePath(file: string): string {
  const safe = safeLine(file);
  return /^[#:]/.test(safe) ? `./${safe}` : safe;
}

/** The result of a run in one sentence, and what a reader has to know about it. */
function summaryLines({ summary, vanished }: ValidationRun): readonly string[] {
  const { files, values, errors, warnings, known, hidden } = summary;
  return [
    ...vanished.map(
      (gone) =>
        `gone from the baseline: ${safeLine(gone.file)} ${safeLine(gone.code)} ${safeLine(gone.pointer)}${gone.count > 1 ? ` (${gone.count} times)` : ""}`,
    ),
    `${countFindings(errors, warnings)} in ${countOf(values, "value")} of ${countOf(files, "file")}${known === 0 ? "" : `; ${countOf(known, "finding")} known from the baseline`}`,
    ...(hidden === 0 ? [] : [`${countOf(hidden, "more finding")} not shown; --max-issues shows more`]),
  ];
}
