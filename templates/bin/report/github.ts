import { commandText, workflowCommand } from "../../shared/workflow_command.js";
import type { LocatedIssue, Report } from "../check/located_issue.js";
import type { ReportStyle } from "../formats.js";
import { safeText } from "../../shared/safe_text.js";
import { summaryLines } from "./summary.js";

/** Workflow commands of GitHub Actions, which show findings next to the lines of a pull request. */
export function printGithub(report: Report, { quiet, prefix }: ReportStyle): string {
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
