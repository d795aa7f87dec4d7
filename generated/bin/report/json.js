import { jsonText } from "./safe_text.js";

/** One JSON document for programs. */
export function printJson({ version, findings, vanished, summary }) {
    return `${jsonText({ version, summary, findings, vanished }, 2)}\n`;
}

/** One finding a line, for programs that read streams. */
export function printNdjson({ findings }) {
    return findings.map((finding) => `${jsonText(finding)}\n`).join("");
}
