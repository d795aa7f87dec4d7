import { scanJson, type TextRange } from "./scan_json.js";

/** Something that JSON allows but readers treat differently. */
export interface StrictProblem {
  readonly code: "json/duplicate-key" | "json/lossy-number";
  readonly path: readonly (string | number)[];
  readonly range: TextRange;
  readonly message: string;
}

/** Duplicate keys, and numbers that lose digits when they are read. */
export function findStrictProblems(text: string): readonly StrictProblem[] {
  const problems: StrictProblem[] = [];
  const keys: Set<string>[] = [];
  scanJson(text, {
    onKey: (path, range) => {
      const depth = path.length;
      const key = String(path[depth - 1]);
      const seen = (keys[depth] ??= new Set());
      if (seen.has(key)) problems.push({ code: "json/duplicate-key", path: [...path], range, message: "duplicate key" });
      seen.add(key);
    },
    onValue: (path, range, kind) => {
      if (kind === "object") keys.length = Math.min(keys.length, path.length + 1);
      if (kind === "number" && losesDigits(text.slice(range.start, range.end))) {
        problems.push({
          code: "json/lossy-number",
          path: [...path],
          range,
          message: "this number loses digits as a 64-bit float",
        });
      }
    },
  });
  return problems;
}

/** Whether the number changes when it is read and written again. */
export function losesDigits(literal: string): boolean {
  const value = Number(literal);
  return !Number.isFinite(value) || normal(literal) !== normal(String(value));
}

/** Sign, digits without outer zeros, and the power of ten of the last one: equal for equal decimal numbers. */
function normal(literal: string): string {
  const [mantissa = "", exponent = "0"] = literal.toLowerCase().split("e");
  const negative = mantissa.startsWith("-");
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  const trimmed = digits.replace(/0+$/, "");
  if (trimmed === "") return "0";
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - trimmed.length);
  return `${negative ? "-" : ""}${trimmed}e${power}`;
}
