import type { PageInput } from "../../shared/page_data.js";

/** What a field takes, in a few words: `integer, 1 to 100`. */
export function inputTypeText(input: PageInput): string {
  switch (input.kind) {
    case "text":
      return input.format === undefined ? "string" : (FORMATS[input.format] ?? input.format);
    case "number":
      return [input.integer === true ? "integer" : "number", rangeText(input.minimum, input.maximum)]
        .filter((part) => part !== "")
        .join(", ");
    case "boolean":
      return "boolean";
    case "choice":
      return "one of the values";
    case "words":
      return "joined by commas";
    case "list":
      return "list";
    case "object":
      return "object";
    case "json":
      return "JSON";
  }
}

const FORMATS: Readonly<Record<string, string | undefined>> = {
  "date-time": "date and time",
  date: "date",
  unix_seconds: "Unix seconds",
};

function rangeText(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return minimum !== undefined ? `at least ${minimum}` : maximum !== undefined ? `at most ${maximum}` : "";
}
