import type { LocatedIssue, Report } from "../check/located_issue.js";
import { safeLine, xmlText } from "../../shared/safe_text.js";
import { summaryLines } from "./summary.js";

const NAME = "connector-gateway-spec";

/** JUnit XML: a suite for each file, a failed test for each error in it, or one test that passed. */
export function printJunit(report: Report): string {
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
