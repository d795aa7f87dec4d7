import { writeHelp } from "../yaml/quoting.ts";
import { slip, type Slip } from "../yaml/slip.ts";
import type { YamlNode } from "../yaml_node.ts";

/** `filter[status]`: a name of the other system. */
const BRACKETED_NAME = /^[^\s{}[\],:]+(?:\[[^\s{}[\],:]*\])+$/u;

/** `meta { has_more: boolean }`: a key without its colon, which makes what follows up to the next colon a part of it. */
export function findSwallowedColons(text: string, root: YamlNode): readonly Slip[] {
  if (root.kind === "scalar") return [];
  if (root.kind === "list") return root.items.flatMap((item) => findSwallowedColons(text, item));
  return [...root.entries.values()].flatMap(({ key, value }) => {
    const written = text.slice(key.start, key.end);
    const [, name = ""] = /^([^\s{["']+)\s*[{[]/u.exec(written) ?? [];
    if (name === "" || BRACKETED_NAME.test(written)) return findSwallowedColons(text, value);
    const lineEnd = text.slice(key.start).search(/[\r\n]|$/u);
    const rest = text.slice(key.start + name.length, key.start + lineEnd).trim();
    const help = writeHelp(`${name}: ${rest}`, `put \`: \` after \`${name}\``);
    const scope = { start: key.start, end: Math.max(key.start + lineEnd, value.range.end) };
    return [slip("yaml/missing-colon", { key: name }, { start: key.start, end: key.start + name.length }, { help, scope })];
  });
}
