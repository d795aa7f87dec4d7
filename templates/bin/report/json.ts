import type { Report } from "../check/located_issue.js";
import { jsonText } from "./safe_text.js";

/** One JSON document for programs. */
export function printJson({ version, findings, vanished, summary }: Report): string {
  return `${jsonText({ version, summary, findings, vanished }, 2)}\n`;
}

/** One finding a line, for programs that read streams. */
export function printNdjson({ findings }: Report): string {
  return findings.map((finding) => `${jsonText(finding)}\n`).join("");
}
