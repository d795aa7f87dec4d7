import { lineAt, readLines, type TextLine } from "../yaml/lines.ts";
import { writeHelp } from "../yaml/quoting.ts";
import { slip, type Slip } from "../yaml/slip.ts";
import type { YamlNode } from "../yaml_node.ts";

/** Finds lines that YAML joins to the text above them though they begin like an item of a list or a key. */
export function findContinuations(text: string, root: YamlNode): readonly Slip[] {
  const texts = textsOf(text, root);
  const lines = texts.length === 0 ? [] : readLines(text);
  return texts.flatMap(({ start, end }) => {
    const first = lineAt(lines, start);
    const last = lineAt(lines, end);
    if (/^\s*[–—•·*+]\s/u.test(first.text)) return [];
    const suspect = lines.slice(first.number, last.number).find((line) => /^\s*(?:-\s+\S|[\w$-]+:\S)/u.test(line.text));
    return suspect === undefined ? [] : [toSlip(suspect, first)];
  });
}

/** The ranges of all unquoted texts that go over several lines. */
function textsOf(text: string, node: YamlNode): readonly { readonly start: number; readonly end: number }[] {
  if (node.kind === "map") return [...node.entries.values()].flatMap(({ value }) => textsOf(text, value));
  if (node.kind === "list") return node.items.flatMap((item) => textsOf(text, item));
  const source = text.slice(node.range.start, node.range.end);
  return /^["'|>]/u.test(source) || !source.trimEnd().includes("\n") ? [] : [node.range];
}

function toSlip(line: TextLine, first: TextLine): Slip {
  const content = line.text.trim();
  const start = line.start + line.indent;
  const key = /^([\w$-]+):(?=\S)/u.exec(content)?.[1];
  if (key !== undefined) {
    const help = writeHelp(`${key}: ${content.slice(key.length + 1)}`, `put a space after \`${key}:\``);
    return slip("yaml/missing-space", { after: `${key}:` }, { start, end: start + key.length + 1 }, { help });
  }
  const blanks = line.indent - first.indent;
  const help = `remove ${blanks} ${blanks === 1 ? "space" : "spaces"}, so that it lines up with the item in line ${first.number}`;
  return slip("yaml/indentation", { what: "this item", how: "is indented too far" }, { start, end: start + content.length }, { help });
}
