import type { Range } from "../../source/position.ts";
import type { YamlNode } from "../yaml_node.ts";

/** Where the parts of a field on one line are: the type, and the description behind ` -- `. */
export interface FieldLineRanges {
  readonly type?: Range;
  readonly description?: Range;
}

/** The places of the parts of `string | null -- Email address.`; empty for what is not a text. */
export function fieldLineRanges(text: string, node: YamlNode): FieldLineRanges {
  if (node.kind !== "scalar" || typeof node.value !== "string") return {};
  const { start, end } = withoutQuotes(text, node.range);
  const dashes = /\s--(?=\s|$)/u.exec(text.slice(start, end));
  if (dashes === null) return { type: trimmed(text, { start, end }) };
  const type = trimmed(text, { start, end: start + dashes.index });
  return { type, description: trimmed(text, { start: start + dashes.index + dashes[0].length, end }) };
}

function withoutQuotes(text: string, { start, end }: Range): Range {
  const isQuoted = /["']/u.test(text.charAt(start)) && end - start > 1;
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

function trimmed(text: string, { start, end }: Range): Range {
  const inside = text.slice(start, end);
  const from = start + (inside.length - inside.trimStart().length);
  return { start: Math.min(from, end), end: Math.max(Math.min(from, end), start + inside.trimEnd().length) };
}
