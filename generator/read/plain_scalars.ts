import type { Range } from "./source/source_file.ts";
import { parseTypeExpression } from "./type_expression.ts";
import { REASON_KEYS, type WrittenFieldDetails } from "./types.ts";
import { quoteText, removeHelp, writeHelp } from "./yaml/quoting.ts";
import { mistake, type Mistake } from "./yaml/mistake.ts";
import type { YamlNode, YamlMap, YamlScalar } from "./yaml_node.ts";

/** Finds unquoted values that YAML reads as something else than most people would. */
export function findMisread(text: string, root: YamlNode): readonly Mistake[] {
  const words = new Set<string>();
  return plainNodesOf(text, root).flatMap((plain) => {
    const word = findWord(plain);
    if (word === undefined) return findNumber(plain) ?? findCutText(text, plain) ?? findRemains(plain) ?? [];
    // Of `[yes, no]` the first is enough.
    const place = plain.keys.join("\n");
    const isNews = !words.has(place);
    words.add(place);
    return isNews ? word : [];
  });
}

/** Keys whose values are data: nothing but the value itself says whether a text is meant. */
const DATA_KEYS: ReadonlySet<string> = new Set<keyof WrittenFieldDetails>(["const", "enum", "known_values", "default", "example"]);

function isData(keys: readonly string[]): boolean {
  return keys.some((key) => DATA_KEYS.has(key));
}

/** `017`, `0x1F`, `1_000`, `1,000`, `1e3`, `1717977600.000000`: numbers that are not written as JSON writes them. */
function findNumber({ source, node }: PlainNode): Mistake | undefined {
  const value = numberOf(source);
  if (value === undefined) return undefined;
  const help = `write \`${value}\`, or \`'${source}'\` if it is meant as text`;
  return mistake("yaml/ambiguous", { text: source }, node.range, { help });
}

/** Nobody means a number with more characters. */
const LONGEST_NUMBER = 400;

function numberOf(source: string): string | undefined {
  if (source.length > LONGEST_NUMBER) return undefined;
  if (/^[-+]?0[xob][\da-f_]+$/iu.test(source)) return String(Number(source.replace(/[-+_]/gu, "")) * (source.startsWith("-") ? -1 : 1));
  if (/^[-+]?0\d+$/u.test(source)) return source.replace(/^([-+]?)0+(?=\d)/u, "$1").replace("+", "");
  if (/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(source)) return source.replaceAll(",", "");
  if (/^[-+]?\d[\d_]*_[\d_]*\d(?:\.\d+)?$/u.test(source)) return source.replaceAll("_", "");
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)e[-+]?\d{1,2}$/iu.test(source)) return plainDigits(Number(source));
  if (/^(?:\+\d+(?:\.\d+)?|[-+]?\.\d+|[-+]?\d+\.)$/u.test(source)) return String(Number(source));
  return /^[-+]?\d+\.\d*0{3,}$/u.test(source) ? String(Number(source)) : undefined;
}

/** Never with an exponent, which is what is being complained about. */
function plainDigits(value: number): string | undefined {
  const digits = String(value);
  return digits.includes("e") ? undefined : digits;
}

/** `yes`, `~`, `NaN`: words that are a boolean, null or a number in some versions of YAML and a text in others. */
function findWord({ source, node, keys }: PlainNode): Mistake | undefined {
  if (/^(?:nan|[-+]?inf|[-+]?infinity)$/iu.test(source) && isData(keys)) return mistake("yaml/number", { text: source }, node.range);
  if (source === "~" || source === "Null" || source === "NULL") {
    return mistake("yaml/ambiguous", { text: source }, node.range, { help: `write \`null\`, or \`'${source}'\` if it is meant as text` });
  }
  const isYes = /^(?:yes|on)$/iu.test(source);
  if ((!isYes && !/^(?:no|off)$/iu.test(source)) || !isData(keys)) return undefined;
  const help = `write \`${String(isYes)}\` if a boolean is meant, \`'${source}'\` if the word is`;
  return mistake("yaml/ambiguous", { text: source }, node.range, { help });
}

/** Keys whose values are texts for people. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  ...["title", "description", "section", "notes", "max_size", "records", "operations", "auth", "pattern"],
  ...REASON_KEYS,
]);

/** A text that ` #` cuts off. A comment behind a single word, or behind two blanks, is one, and so is one that silences a lint. */
function findCutText(text: string, { source, node, keys }: PlainNode): Mistake | undefined {
  const [, rest] = /^ (#[^\r\n]*)/u.exec(text.slice(node.range.end, node.range.end + LONGEST_COMMENT)) ?? [];
  if (rest === undefined || /^#\s*lint-allow\s/u.test(rest)) return undefined;
  const isText = TEXT_KEYS.has(keys.at(-1) ?? "") || / --\s/u.test(source) || isData(keys);
  const isCut = isText && (/^#\S/u.test(rest) || source.includes(" "));
  const isProse = source.includes(" ") && "problem" in parseTypeExpression(source);
  if (!isCut && !isProse) return undefined;
  const fixed = quoteText(`${source} ${rest.trimEnd()}`);
  const start = node.range.end + 1;
  const help = `${writeHelp(fixed, "put the whole text in quotes")}, or put the comment on a line of its own`;
  return mistake("yaml/comment", {}, { start, end: start + rest.trimEnd().length }, { help, scope: node.range });
}

const LONGEST_COMMENT = 1000;

/** `Shop,`, `Shop"`, `integer }`: marks at the end of a value that has no counterpart in front. */
function findRemains({ source, node, keys, inFlow }: PlainNode): Mistake | undefined {
  const mark = source.at(-1) ?? "";
  const rest = source.slice(0, -1);
  if (inFlow || keys.at(-1) === "pattern" || !isRemains(mark, rest)) return undefined;
  const range: Range = { start: node.range.end - 1, end: node.range.end };
  const isQuote = mark === '"' || mark === "'";
  const help = isQuote ? writeHelp(quoteText(rest.trimEnd()), `remove the \`${mark}\``) : removeHelp(mark);
  return mistake("yaml/unexpected", { text: mark }, range, { help });
}

/** The marks that begin what these end. */
const OPENINGS: Readonly<Record<string, string>> = { "}": "{", "]": "[", '"': '"', "'": "'" };

function isRemains(mark: string, rest: string): boolean {
  const opening = OPENINGS[mark];
  if (opening === undefined) return mark === "," || mark === ";";
  return !rest.includes(opening) && !(mark === "'" && rest.endsWith("s"));
}

/** A scalar that is written without quotes on one line, and where it is. */
interface PlainNode {
  readonly node: YamlScalar;
  /** As it is written. */
  readonly source: string;
  /** The keys that lead to it; elements of a list count as the list. */
  readonly keys: readonly string[];
  /** Inside of `{ }` or `[ ]`. */
  readonly inFlow: boolean;
}

/** All plain scalars of a tree that are on one line. */
function plainNodesOf(text: string, root: YamlNode): readonly PlainNode[] {
  const found: PlainNode[] = [];
  const visit = (node: YamlNode, keys: readonly string[], inFlow: boolean): void => {
    const isFlow = inFlow || /[{[]/u.test(text.charAt(node.range.start));
    if (node.kind === "map") for (const [key, { value }] of node.entries) visit(value, [...keys, key], isFlow);
    else if (node.kind === "list") for (const item of node.items) visit(item, keys, isFlow);
    else {
      const source = text.slice(node.range.start, node.range.end);
      if (source !== "" && !/^["'|>]|[\r\n]/u.test(source)) found.push({ node, source, keys, inFlow });
    }
  };
  visit(root, [], false);
  return found;
}

/** All mappings of a tree that are written in `{ }`. */
export function flowMapsOf(text: string, root: YamlNode): readonly YamlMap[] {
  if (root.kind === "scalar") return [];
  const inside = root.kind === "list" ? root.items : [...root.entries.values()].map(({ value }) => value);
  const own = root.kind === "map" && text.charAt(root.range.start) === "{" ? [root] : [];
  return [...own, ...inside.flatMap((node) => flowMapsOf(text, node))];
}
