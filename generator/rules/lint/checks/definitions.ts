import type { CatalogFile, Edit, PlainValue, YamlNode } from "#generator/read";
import { childrenOf, fieldMapsOf, splitFieldLine, nodeAt, toPlain, groupBy } from "#generator/read";
import { fieldsWithin, isOpen, roleKeys } from "#generator/resolve";
import { positionAt } from "#templates/core";
import { keepType, removeKey, endOfValue } from "../edit_keys.ts";
import { findingAt, type Finding, type LintSubject } from "../lint.ts";

/** A field, param or named type of a file: its path, and the keys that it has. */
interface Definition {
  readonly name: string;
  readonly path: readonly string[];
  readonly node: YamlNode;
  readonly keys: ReadonlyMap<string, PlainValue>;
}

/** A field on one line has the keys `type` and `description`. */
function keysOf(node: YamlNode): ReadonlyMap<string, PlainValue> {
  if (node.kind === "map") return new Map(childrenOf(node).map(([key, { value }]) => [key, toPlain(value)]));
  if (node.kind !== "scalar" || typeof node.value !== "string") return new Map();
  const { type, description } = splitFieldLine(node.value);
  return new Map([["type", type], ...(description === undefined ? [] : [["description", description] as const])]);
}

/** The type expression of a definition; "" if it has none. */
function typeOf(keys: Definition["keys"]): string {
  const type = keys.get("type");
  return typeof type === "string" ? type : "";
}

function definitionsIn(file: CatalogFile): readonly (Definition & { readonly holder: string })[] {
  return fieldMapsOf(file).flatMap(({ name: holder, node, path }) =>
    childrenOf(node).map(([name, { value }]) => ({ holder, name, path: [...path, name], node: value, keys: keysOf(value) })),
  );
}

function connectorFiles({ catalog }: LintSubject): readonly CatalogFile[] {
  const paths = new Set(catalog.connectors.map(({ file }) => file));
  return catalog.files.filter(({ path }) => paths.has(path));
}

/** Keys that belong to one param, not to its type. */
const OF_THE_PARAM: ReadonlySet<string> = new Set(["required", "required_in_practice", "example", "section", "assumed", "not_shown"]);

/** Params that are written out several times, or beside a named type that is the same. */
export function findRepeatedTypes(subject: LintSubject): readonly Finding[] {
  return connectorFiles(subject).flatMap((file) => {
    const definitions = definitionsIn(file);
    const types = definitions.filter(({ holder }) => holder === "types");
    const names = new Set(types.map(({ name }) => name));
    const params = definitions.filter(({ holder, keys }) => holder === "params" && keys.has("description") && !names.has(typeOf(keys)));
    return [...groupBy(params, ({ keys }) => contentOf(keys))].flatMap(([content, same]) => {
      const type = types.find(({ keys }) => contentOf(keys) === content);
      if (type !== undefined) return same.map((param) => sameAsType(file, param, type));
      return same.length >= leastRepetitions(same[0]) ? [repeated(file, same)] : [];
    });
  });
}

/** Two definitions with limits can drift apart. Those of a line or two, such as an id, are worth a name when there are more. */
function leastRepetitions(definition: Definition | undefined): number {
  const limits = [...(definition?.keys.keys() ?? [])].filter((key) => !OF_THE_PARAM.has(key) && key !== "type" && key !== "description");
  return limits.every((key) => roleKeys.some((role) => role === key)) ? 3 : 2;
}

function contentOf(keys: ReadonlyMap<string, PlainValue>): string {
  const lines = [...keys].filter(([key]) => !OF_THE_PARAM.has(key)).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return lines.sort().join("\n");
}

function repeated({ path: file, starts }: CatalogFile, same: readonly Definition[]): Finding {
  const [first, ...others] = same;
  const lines = others.map(({ node }) => positionAt(starts, node.range.start).line);
  const place = { file, path: first?.path ?? [] };
  const slots = { name: first?.name ?? "", count: same.length, others: `in line${lines.length === 1 ? "" : "s"} ${lines.join(", ")}` };
  return findingAt("lint/repeated-type", place, slots, { on: "key" });
}

function sameAsType(file: CatalogFile, param: Definition, { name: type, keys }: Definition): Finding {
  const help = `write \`${type}\`: the named type has the same type, limits and description`;
  const slots = { name: param.name, count: 2, others: "there" };
  return findingAt("lint/repeated-type", { file: file.path, path: param.path }, slots, {
    on: "key",
    help,
    edits: asNamed(file, param, type, keys),
  });
}

/** The name alone, if the param has nothing else; a comment inside would be lost. */
function asNamed({ text }: CatalogFile, { node, keys }: Definition, type: string, named: ReadonlyMap<string, PlainValue>): readonly Edit[] {
  const ownKeys = [...keys].filter(([key, value]) => OF_THE_PARAM.has(key) && JSON.stringify(value) !== JSON.stringify(named.get(key)));
  const { start } = node.range;
  const end = endOfValue(text, node.range);
  const isFlow = node.kind === "scalar" || text.charAt(start) === "{";
  return ownKeys.length > 0 || !isFlow || /\s#/u.test(text.slice(start, end)) ? [] : [{ start, end, text: type }];
}

/** Keys of a field whose values are those of its named type. */
export function findRedundantKeys(subject: LintSubject): readonly Finding[] {
  return connectorFiles(subject).flatMap((file) => {
    const definitions = definitionsIn(file);
    const types = new Map(definitions.flatMap((one) => (one.path.length === 2 && one.holder === "types" ? [[one.name, one]] : [])));
    return definitions.flatMap((field) => {
      const type = types.get(typeOf(field.keys));
      const redundant = type === undefined ? [] : [...field.keys].filter(([key, value]) => isInherited(key, value, type));
      return redundant.map(([key]) => {
        const at = { file: file.path, path: nodeAt(file.root, [...field.path, key]) === undefined ? field.path : [...field.path, key] };
        const slots = { key, name: field.name, type: type?.name ?? "" };
        const isRest = field.keys.size === redundant.length + 1;
        const edits = isRest ? keepType(file, field.path) : [];
        return findingAt("lint/redundant-key", at, slots, {
          on: "key",
          edits: edits.length > 0 ? edits : removeKey(file, field.path, key),
        });
      });
    });
  });
}

/** Marks of origin are about the field itself. */
function isInherited(key: string, value: PlainValue, { keys }: Definition): boolean {
  return !["type", "assumed", "not_shown"].includes(key) && keys.has(key) && JSON.stringify(keys.get(key)) === JSON.stringify(value);
}

/** Fields of records whose inside the document leaves open, and nobody has decided about. */
export function findOpenInsides({ model }: LintSubject): readonly Finding[] {
  return model.connectors.flatMap(({ id: connector, records }) =>
    records.flatMap(({ shape }) =>
      fieldsWithin(shape)
        .filter(({ type, inner }) => inner === undefined && isOpen(type))
        .map(({ name, at }) => findingAt("lint/open-inside", at, { name, connector }, { on: "key" })),
    ),
  );
}
