import { parseDocument } from "yaml";
import type { Range } from "./source/source_file.ts";

/** The values of a text, or why it has none and where. */
export type ForeignDocument =
  | { readonly value: unknown }
  | { readonly problem: string; readonly range: Range; readonly format: "JSON" | "YAML" };

/**
 * Reads a foreign document, as JSON or YAML. Unlike a file of the catalog, it may use all of YAML. Never throws.
 */
export function readForeignDocument(text: string): ForeignDocument {
  const start = text.search(/[^\s\ufeff]/u);
  if (start === -1) return { problem: "the file is empty", range: { start: 0, end: 0 }, format: "JSON" };
  const isJson = /[{[]/u.test(text.charAt(start));
  if (isJson) {
    // Ten times as fast as the parser of YAML, which reads JSON as well and knows where a mistake is.
    const read = readJson(text.slice(start));
    if (read !== undefined) return read;
  }
  return readYaml(text, isJson ? "JSON" : "YAML");
}

const TOO_DEEP = "it is nested too deeply";

function readJson(text: string): ForeignDocument | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    // Throws where a walk through the value would run out of stack, as most of what reads it is one.
    JSON.stringify(value);
    return { value };
  } catch (error) {
    return error instanceof RangeError ? { problem: TOO_DEEP, range: { start: 0, end: 0 }, format: "JSON" } : undefined;
  }
}

function readYaml(text: string, format: "JSON" | "YAML"): ForeignDocument {
  try {
    const document = parseDocument(text, { prettyErrors: false, logLevel: "silent", merge: true });
    const [first] = document.errors;
    if (first === undefined) return { value: document.toJS() as unknown };
    const [start, end] = first.pos;
    return { problem: /call stack/iu.test(first.message) ? TOO_DEEP : first.message, range: { start, end }, format };
  } catch (error) {
    // Aliases that refer to each other, or expand to more than the parser accepts.
    const problem = error instanceof RangeError ? TOO_DEEP : error instanceof Error ? error.message : "it cannot be read";
    return { problem, range: { start: 0, end: 0 }, format };
  }
}
