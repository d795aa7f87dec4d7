import { safeLine } from "./safe_text.js";
import { summaryLines } from "./summary.js";

export function printPretty(report, { color, quiet }) {
    const palette = toPalette(color);
    const findings = report.findings.map((finding) => `${printFinding(finding, palette)}\n`);
    if (quiet)
        return findings.join("\n");
    return [...findings, `${summaryLines(report).join("\n")}\n`].join("\n");
}

function printFinding(finding, palette) {
    const { severity, code, file, line, column, path, message, hint, address, catalog, frame } = finding;
    const says = [address, catalog?.description, catalog?.section].filter((text) => text !== undefined).map(safeLine);
    const origin = catalog?.origin === "assumed" ? " (assumed)" : "";
    const where = path === "$" ? "" : ` ${palette.dim(`at ${safeLine(path)}`)}`;
    return [
        `${palette.place(`${filePath(file)}:${line}:${column}`)} ${palette[severity](severity)} ${code}: ${safeLine(message)}${where}`,
        ...(frame === undefined ? [] : frame.split("\n").map((row) => `  ${palette.dim(safeLine(row))}`)),
        ...(hint === undefined ? [] : [`  help: ${safeLine(hint)}`]),
        ...(says.length === 0 ? [] : [`  catalog: ${says.join(" · ")}${origin}`]),
    ].join("\n");
}

function filePath(file) {
    const safe = safeLine(file);
    return /^[#:]/.test(safe) ? `./${safe}` : safe;
}

function toPalette(color) {
    const paint = (open, close) => (color ? (text) => `\u001b[${open}m${text}\u001b[${close}m` : (text) => text);
    return { error: paint(31, 39), warning: paint(33, 39), place: paint(1, 22), dim: paint(2, 22) };
}
