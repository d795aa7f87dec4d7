import { commandProperty, commandText } from "./safe_text.js";
import { summaryLines } from "./summary.js";

export function printGithub(report, { quiet, prefix }) {
    const lines = [
        ...report.findings.map((finding) => printFinding(finding, prefix)),
        ...(quiet ? [] : summaryLines(report).map((line) => commandText(line).replace(/^::/, " ::"))),
    ];
    return lines.map((line) => `${line}\n`).join("");
}

function printFinding(finding, prefix) {
    const { severity, code, file, line, column, endLine, endColumn, path, message, hint, address, catalog } = finding;
    const sameLine = endLine === line && endColumn > column;
    const properties = [
        `file=${commandProperty(prefix + file)}`,
        `line=${line}`,
        `col=${column}`,
        ...(sameLine ? [`endLine=${endLine}`, `endColumn=${endColumn}`] : []),
        `title=${commandProperty(code)}`,
    ];
    const text = [
        `${file}:${line}:${column}: ${message}${path === "$" ? "" : ` at ${path}`}`,
        ...(hint === undefined ? [] : [`help: ${hint}`]),
        ...(address === undefined
            ? []
            : [`catalog: ${[address, catalog?.description, catalog?.section].filter((part) => part !== undefined).join(" · ")}`]),
    ];
    return `::${severity} ${properties.join(",")}::${commandText(text.join("\n"))}`;
}
