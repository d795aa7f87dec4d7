import { scanJson } from "./scan_json.js";

export function findStrictFaults(text) {
    const faults = [];
    const keys = [];
    scanJson(text, {
        onKey: (path, range) => {
            const depth = path.length;
            const key = String(path[depth - 1]);
            const seen = (keys[depth] ??= new Set());
            if (seen.has(key))
                faults.push({ code: "json/duplicate-key", path: [...path], range, message: "duplicate key" });
            seen.add(key);
        },
        onValue: (path, range, kind) => {
            if (kind === "object")
                keys.length = Math.min(keys.length, path.length + 1);
            if (kind === "number" && losesDigits(text.slice(range.start, range.end))) {
                faults.push({
                    code: "json/lossy-number",
                    path: [...path],
                    range,
                    message: "this number loses digits as a 64-bit float",
                });
            }
        },
    });
    return faults;
}

export function losesDigits(literal) {
    const value = Number(literal);
    return !Number.isFinite(value) || normal(literal) !== normal(String(value));
}

function normal(literal) {
    const [mantissa = "", exponent = "0"] = literal.toLowerCase().split("e");
    const negative = mantissa.startsWith("-");
    const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
    const digits = (whole + fraction).replace(/^0+/, "");
    const trimmed = digits.replace(/0+$/, "");
    if (trimmed === "")
        return "0";
    const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - trimmed.length);
    return `${negative ? "-" : ""}${trimmed}e${power}`;
}
