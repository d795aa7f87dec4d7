import { createPaint, type Paint } from "../../shared/color.js";
import type { LocatedIssue, Report } from "../check/located_issue.js";
import type { ReportStyle } from "../formats.js";
import { safeLine } from "../../shared/safe_text.js";
import { summaryLines } from "./summary.js";

const SEVERITY_STYLES = { error: "red", warning: "yellow" } as const;

/** For people: each finding begins with `path:line:column`, followed by the place, how to fix it and what the catalog says. */
export function printPretty(report: Report, { color, quiet }: ReportStyle): string {
  const paint = createPaint(color);
  const findings = report.findings.map((finding) => `${printFinding(finding, paint)}\n`);
  if (quiet) return findings.join("\n");
  return [...findings, `${summaryLines(report).join("\n")}\n`].join("\n");
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
