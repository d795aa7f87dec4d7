import type { Range } from "../../source/position.ts";
import { beginsWithTypeWord } from "../type_expression.ts";
import { quoteText, whyQuoted, writeHelp } from "../yaml/quoting.ts";
import { slip, type Slip } from "../yaml/slip.ts";
import type { YamlEntry, YamlMap, YamlNode } from "../yaml_node.ts";
import { flowMapsOf } from "./walk_nodes.ts";

/** What is between two commas of a `{ }`. */
interface FlowEntry {
  readonly name: string;
  readonly entry: YamlEntry;
  /** A key without `:`, and so without a value. */
  readonly isBare: boolean;
}

/**
 * Finds parts of a `{ }` that have no `: `. Behind a text the comma was meant to be part of it; else the `: ` is missing.
 * `keys` are all the keys that the language knows. A mapping of bare keys alone is left to the check of the shape.
 */
export function findBareKeys(text: string, root: YamlNode, keys: ReadonlySet<string>): readonly Slip[] {
  return flowMapsOf(text, root).flatMap((map) => bareKeysIn(text, map, keys));
}

function bareKeysIn(text: string, map: YamlMap, keys: ReadonlySet<string>): readonly Slip[] {
  const entries = [...map.entries].map(([name, entry]): FlowEntry => ({ name, entry, isBare: isBare(text, entry) }));
  if (entries.every((one) => one.isBare && !/[\s:=]/u.test(one.name))) return [];
  const line = entries.every((one) => one.isBare) ? lineInBraces(text, map) : undefined;
  if (line !== undefined) return [line];
  const found: Slip[] = [];
  let textEnd = 0;
  entries.forEach((one, index) => {
    const { start, end } = one.entry.key;
    if (!one.isBare || start < textEnd) return;
    if (/^\s*,\s*:/u.test(text.slice(end))) {
      found.push(strayComma(text, end));
      return;
    }
    const before = entries[index - 1];
    const colon = missingColon(text, { start, end }, before !== undefined && isPlainText(text, before.entry.value) ? keys : undefined);
    if (colon !== undefined) found.push(colon);
    else if (before !== undefined && isPlainText(text, before.entry.value)) {
      const next = entries.slice(index).find(({ isBare }) => !isBare);
      const range = { start: before.entry.value.range.start, end: endBefore(text, next?.entry.key.start ?? map.range.end - 1) };
      textEnd = range.end;
      found.push(splitText(text, range));
    }
  });
  return found;
}

/** `id: { string -- Id of the order, as printed. }` */
function lineInBraces(text: string, { range }: YamlMap): Slip | undefined {
  const content = text.slice(range.start + 1, range.end - 1).trim();
  if (!/^[\w<>| ]+ -- /u.test(content) || !beginsWithTypeWord(content)) return undefined;
  const shown = whyQuoted(content, false) === undefined ? content : quoteText(content);
  return slip("shape/one-line-field", { problem: "a field on one line has no braces" }, range, {
    help: writeHelp(shown, "remove the braces"),
    scope: range,
  });
}

/** `max,: 100` */
function strayComma(text: string, from: number): Slip {
  const start = text.indexOf(",", from);
  const scope = { start: from, end: text.indexOf(":", start) + 1 };
  return slip("yaml/unexpected", { text: "," }, { start, end: start + 1 }, { help: "remove the `,`", scope });
}

function isBare(text: string, { key, value }: YamlEntry): boolean {
  return value.kind === "scalar" && value.range.start === value.range.end && !/^\s*:/u.test(text.slice(key.end));
}

function isPlainText(text: string, { kind, range }: YamlNode): boolean {
  return kind === "scalar" && range.end > range.start && !/["'|>]/u.test(text.charAt(range.start));
}

/** The text ends before the comma in front of what comes next. */
function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).replace(/[\s,]+$/u, "").length;
}

function splitText(text: string, range: Range): Slip {
  const raw = text.slice(range.start, range.end);
  if (/^\d{1,3}(?:,\s?\d{3})+$/u.test(raw)) {
    const help = `write \`${raw.replace(/\D/gu, "")}\`, or \`'${raw}'\` if it is meant as text`;
    return slip("yaml/ambiguous", { text: raw }, range, { help });
  }
  if (/^\([^()]*\)$/u.test(raw)) {
    return slip("yaml/unexpected", { text: "(" }, range, { help: writeHelp(`[${raw.slice(1, -1)}]`, "write lists in `[ ]`") });
  }
  const help = writeHelp(quoteText(raw), "put the whole text in quotes");
  return slip("yaml/unquoted", { why: whyQuoted(raw, true) ?? "contains `,`" }, range, { help });
}

/** `{ type:string }`, `{ type string }`, `{ type = string }`. Behind a text only the keys of the language are taken for keys. */
function missingColon(text: string, { start, end }: Range, keys: ReadonlySet<string> | undefined): Slip | undefined {
  const source = text.slice(start, end);
  const [, key = "", separator = ""] = /^([\w$-]+)(\s*[:=]+\s*|\s+|$)/u.exec(source) ?? [];
  const value = source.slice(key.length + separator.length);
  if (key === "" || (keys !== undefined && !keys.has(key) && !beginsWithTypeWord(value))) return undefined;
  const range = { start, end: start + key.length };
  if (separator.startsWith(":") && separator.trim() === ":") {
    return slip("yaml/missing-space", { after: `${key}:` }, range, {
      help: writeHelp(`${key}: ${value}`, "put a space there"),
      scope: { start, end },
    });
  }
  const fixed = value === "" ? `${key}: <value>` : `${key}: ${value}`;
  return slip("yaml/missing-colon", { key }, range, { help: writeHelp(fixed, `write \`${key}: \` and the value`), scope: { start, end } });
}
