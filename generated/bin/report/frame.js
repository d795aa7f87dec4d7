import { REDACTED } from "../../runtime/redact.js";
import { positionAt } from "../json/positions.js";
import { safeLine } from "./safe_text.js";
import { findSecrets, findSecretsInBrokenText } from "./secrets.js";

const BEFORE = 60;

const AFTER = 100;

export function printFrames(source, ranges, vocabulary) {
    const windows = ranges.map((range) => windowsAround(source, range));
    const sorted = mergeWindows(windows.flat());
    const secrets = source.isJson
        ? findSecrets(source.text, sorted, vocabulary, source.isSecret)
        : sorted.flatMap((window) => findSecretsInBrokenText(source.text, window, vocabulary));
    return ranges.map((range, index) => printFrame(source, range, windows[index] ?? [], secrets));
}

function windowsAround({ text, lines }, { start }) {
    const { line, column } = positionAt(lines, start);
    const index = line - lines.firstLine;
    return [index - 1, index, index + 1].flatMap((at) => {
        const from = lines.starts[at];
        if (from === undefined)
            return [];
        const to = (lines.starts[at + 1] ?? text.length + 1) - 1;
        if (at !== index && text.slice(from, to).trim() === "")
            return [];
        const first = at === index ? Math.max(from, start - BEFORE) : from;
        return column > BEFORE + AFTER && at !== index ? [] : [{ start: first, end: Math.min(to, (at === index ? start : from) + AFTER) }];
    });
}

function mergeWindows(windows) {
    const merged = [];
    for (const window of [...windows].sort((left, right) => left.start - right.start)) {
        const last = merged.at(-1);
        if (last === undefined || window.start > last.end)
            merged.push(window);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, window.end) };
    }
    return merged;
}

function printFrame(source, range, windows, secrets) {
    const width = String(positionAt(source.lines, windows.at(-1)?.start ?? 0).line).length;
    const own = positionAt(source.lines, range.start).line;
    return windows
        .flatMap((window) => {
        const { line, column } = positionAt(source.lines, window.start);
        const cut = column > 1 ? "…" : "";
        const gutter = `${String(line).padStart(width)} | `;
        const goesOn = window.end < source.text.length && source.text[window.end] !== "\n";
        const shown = `${gutter}${cut}${show(source.text, window, secrets)}${goesOn ? "…" : ""}`.trimEnd();
        if (line !== own)
            return [shown];
        const before = show(source.text, { start: window.start, end: range.start }, secrets).length + cut.length;
        const marked = show(source.text, { start: range.start, end: Math.min(range.end, window.end) }, secrets).length;
        return [shown, `${" ".repeat(width)} | ${" ".repeat(before)}${"^".repeat(Math.max(1, marked))}`];
    })
        .join("\n");
}

function show(text, { start, end }, secrets) {
    let shown = "";
    let offset = start;
    for (const secret of secrets) {
        if (secret.end <= offset || secret.start >= end)
            continue;
        shown += safeLine(text.slice(offset, Math.max(offset, secret.start))) + REDACTED;
        offset = Math.min(end, secret.end);
    }
    return shown + safeLine(text.slice(offset, end).replace(/\r$/, ""));
}
