import type { Report } from "../check/located_issue.js";
import type { Format, ReportStyle } from "../formats.js";
import { printGithub } from "./github.js";
import { printJunit } from "./junit.js";
import { printPretty } from "./pretty.js";
import { jsonText } from "../../shared/safe_text.js";
import { printSarif } from "./sarif.js";

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
