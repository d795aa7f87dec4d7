import type { Report } from "../check/located_issue.js";
import type { Format } from "../formats.js";
import { printGithub } from "./github.js";
import { printJson, printNdjson } from "./json.js";
import { printJunit } from "./junit.js";
import { printPretty } from "./pretty.js";
import type { ReportStyle } from "./report_style.js";
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
