import { safeLine } from "./safe_text.js";

export function summaryLines({ summary, vanished }) {
    const { files, values, errors, warnings, known, hidden } = summary;
    const found = errors + warnings === 0 ? "no findings" : [count(errors, "error"), ...(warnings === 0 ? [] : [count(warnings, "warning")])].join(", ");
    return [
        ...vanished.map((gone) => `gone from the baseline: ${safeLine(gone.file)} ${gone.code} ${safeLine(gone.pointer)}${gone.count > 1 ? ` (${gone.count} times)` : ""}`),
        `${found} in ${count(values, "value")} of ${count(files, "file")}${known === 0 ? "" : `; ${count(known, "finding")} known from the baseline`}`,
        ...(hidden === 0 ? [] : [`${count(hidden, "more finding")} not shown; --max-issues shows more`]),
    ];
}

function count(number, noun) {
    return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
