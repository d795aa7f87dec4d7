import type { ComparisonReport } from "../outcome/compare_sides.js";
import type { CompareFormat, CompareStyle } from "../compare_arguments.js";
import { printGithub } from "./github.js";
import { printJson } from "./json.js";
import { printMarkdown } from "./markdown.js";
import { printPretty } from "./pretty.js";
import { printSarif } from "./sarif.js";

/** The text of a report in a format; ends with a line feed. */
export function printReport(format: CompareFormat, report: ComparisonReport, style: CompareStyle): string {
  switch (format) {
    case "pretty":
      return printPretty(report, style);
    case "json":
      return printJson(report);
    case "markdown":
      return printMarkdown(report);
    case "github":
      return printGithub(report, style);
    case "sarif":
      return printSarif(report, style);
  }
}
