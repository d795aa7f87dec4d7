import type { Report, LocatedIssue } from "../check/located_issue.js";
import type { Format, ReportStyle } from "../formats.js";
import { jsonText, safeText, safeLine, xmlText, commandText, workflowCommand, createPaint, type Paint, countOf } from "#templates/core";
import { printSarif } from "./sarif.js";

const SEVERITY_STYLES = { error: "red", warning: "yellow" } as const;

const NAME = "connector-gateway-spec";

/** The text of a report in a format. */
export function printReport(format: Format, report: Report, style: ReportStyle): string {
  switch (format) {
    case "pretty":
      return printPretty(report, style);
    case "json":
      return printJson(report);
    case "ndjson":
      return printNdjson(report);
    case "github":
      return printGithub(report, style);
    case "junit":
      return printJunit(report);
    case "sarif":
      return printSarif(report);
  }
}

/** One JSON document for programs. */
function printJson({ version, findings, vanished, summary }: Report): string {
  return `${jsonText({ version, summary, findings, vanished }, 2)}\n`;
}

/** One finding a line, for programs that read streams. */
function printNdjson({ findings }: Report): string {
  return findings.map((finding) => `${jsonText(finding)}\n`).join("");
}

/** Workflow commands of GitHub Actions, which show findings next to the lines of a pull request. */
function printGithub(report: Report, { quiet, prefix }: ReportStyle): string {
  const lines = [
    ...report.findings.map((finding) => printFinding(finding, prefix)),
    ...(quiet ? [] : summaryLines(report).map((line) => commandText(safeText(line)).replace(/^::/, " ::"))),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function printFinding(finding: LocatedIssue, prefix: string): string {
  const { severity, code, file, line, column, endLine, endColumn, path, message, hint, address, catalog } = finding;
  const sameLine = endLine === line && endColumn > column;
  const properties = {
    file: safeText(prefix + file),
    line,
    col: column,
    ...(sameLine && { endLine, endColumn }),
    title: safeText(code),
  };
  const text = [
    `${file}:${line}:${column}: ${message}${path === "$" ? "" : ` at ${path}`}`,
    ...(hint === undefined ? [] : [`help: ${hint}`]),
    ...(address === undefined
      ? []
      : [`catalog: ${[address, catalog?.description, catalog?.section].filter((part) => part !== undefined).join(" · ")}`]),
  ];
  return workflowCommand(severity, properties, safeText(text.join("\n")));
}

/** JUnit XML: a suite for each file, a failed test for each error in it, or one test that passed. */
function printJunit(report: Report): string {
  const byFile = new Map<string, LocatedIssue[]>(report.files.map((file) => [file, []]));
  for (const finding of report.findings) byFile.get(finding.file)?.push(finding);
  const suites = [...byFile].map(([file, findings], index) => printSuite(report, file, findings, index));
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join("\n");
}

function printSuite({ summary, files, ...report }: Report, file: string, findings: readonly LocatedIssue[], index: number): string {
  const errors = findings.filter(({ severity }) => severity === "error");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const seconds = (index === 0 ? summary.milliseconds / 1000 : 0).toFixed(3);
  const tests = errors.length === 0 ? [printTest(file, "is valid")] : errors.map((error) => printFailure(file, error));
  const output = [...warnings.map(lineOf), ...(index === files.length - 1 ? summaryLines({ summary, files, ...report }) : [])];
  return [
    `  <testsuite package="${NAME}" id="${index}" name="${xmlText(file)}" timestamp="${summary.started}" hostname="localhost" ` +
      `tests="${tests.length}" failures="${errors.length}" errors="0" time="${seconds}">`,
    "    <properties/>",
    ...tests,
    `    <system-out>${xmlText(output.join("\n"))}</system-out>`,
    "    <system-err/>",
    "  </testsuite>",
  ].join("\n");
}

function printTest(file: string, name: string): string {
  return `    <testcase name="${xmlText(name)}" classname="${xmlText(file)}" time="0"/>`;
}

function printFailure(file: string, finding: LocatedIssue): string {
  const { code, message, hint, address, catalog, frame } = finding;
  const says = [address, catalog?.description, catalog?.section].filter((text) => text !== undefined).join(" · ");
  const lines = [lineOf(finding), frame, hint && safeLine(`help: ${hint}`), says && safeLine(`catalog: ${says}`)].filter(
    (text) => text !== undefined && text !== "",
  );
  return [
    `    <testcase name="${xmlText(`${code} ${lineOf(finding)}`)}" classname="${xmlText(file)}" time="0">`,
    `      <failure message="${xmlText(safeLine(message))}" type="${xmlText(code)}">${xmlText(lines.join("\n"))}</failure>`,
    "    </testcase>",
  ].join("\n");
}

function lineOf({ file, line, column, severity, path, message }: LocatedIssue): string {
  return safeLine(`${file}:${line}:${column} ${severity}: ${message} at ${path}`);
}

/** For people: each finding begins with `path:line:column`, followed by the place, how to fix it and what the catalog says. */
function printPretty(report: Report, { color, quiet }: ReportStyle): string {
  const paint = createPaint(color);
  const findings = report.findings.map((finding) => `${printColoredFinding(finding, paint)}\n`);
  if (quiet) return findings.join("\n");
  return [...findings, `${summaryLines(report).join("\n")}\n`].join("\n");
}

function printColoredFinding(finding: LocatedIssue, paint: Paint): string {
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
function summaryLines({ summary, vanished }: Report): readonly string[] {
  const { files, values, errors, warnings, known, hidden } = summary;
  const found =
    errors + warnings === 0
      ? "no findings"
      : [countOf(errors, "error"), ...(warnings === 0 ? [] : [countOf(warnings, "warning")])].join(", ");
  return [
    ...vanished.map(
      (gone) =>
        `gone from the baseline: ${safeLine(gone.file)} ${safeLine(gone.code)} ${safeLine(gone.pointer)}${gone.count > 1 ? ` (${gone.count} times)` : ""}`,
    ),
    `${found} in ${countOf(values, "value")} of ${countOf(files, "file")}${known === 0 ? "" : `; ${countOf(known, "finding")} known from the baseline`}`,
    ...(hidden === 0 ? [] : [`${countOf(hidden, "more finding")} not shown; --max-issues shows more`]),
  ];
}
