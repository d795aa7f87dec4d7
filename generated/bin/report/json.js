import { jsonText } from "./safe_text.js";

export function printJson({ version, findings, vanished, summary }) {
    return `${jsonText({ version, summary, findings, vanished }, 2)}\n`;
}

export function printNdjson({ findings }) {
    return findings.map((finding) => `${jsonText(finding)}\n`).join("");
}
