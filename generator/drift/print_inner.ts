import { entry, mapOf, plainText, printYaml, sentenceFor, type YamlEntry } from "#generator/author";
import type { Diagnostic } from "#generator/read";
import { capitalize, isOpen, type RecordDefinition } from "#generator/resolve";
import { Decisions } from "./decisions.ts";
import { type DriftQuestion, readSide } from "./find_drift.ts";
import type { Member, Shape } from "./interface.ts";
import { ownInterface } from "./own_interface.ts";

/** How deep types are inside each other in what is printed. */
const DEEPEST = 4;

/** The inner types of the open fields of a connector as documents describe them, as YAML; or why the documents say nothing. */
export function printInner(question: DriftQuestion): string | Diagnostic {
  const { connector, catalog, documents } = question;
  const side = readSide(documents, ownInterface(connector, catalog, false), new Decisions(question));
  if ("diagnostic" in side) return side.diagnostic;
  const types = new Types(connector.records);
  for (const { name, shape } of connector.records) {
    const open = new Set(shape.fields.filter(({ type }) => isOpen(type)).map((field) => field.name));
    for (const [{ call }, { answer }] of side.found) if (call.answer && answer) types.collect(name, open, call.answer, answer);
  }
  const [first, second] = documents.map(({ path }) => path.replace(/^.*[\\/]/u, ""));
  const source = second === undefined ? `${first ?? ""} shows it.` : "The documents of the third party show it.";
  const inner = [entry("source", source), ...types.entries()];
  return printYaml(mapOf([entry("extends", connector.id), block("inner", inner)], { block: true }));
}

function block(key: string, entries: readonly YamlEntry[]): YamlEntry {
  return entry(key, mapOf(entries, { block: true }));
}

/** Types of documents by the names that they get in the catalog. */
class Types {
  readonly #records: ReadonlySet<string>;
  readonly #names = new Map<string, string>();
  readonly #types: YamlEntry[] = [];
  readonly #found = new Map<string, Map<string, string>>();

  constructor(records: readonly RecordDefinition[]) {
    this.#records = new Set(records.map(({ name }) => name));
  }

  /** The open fields of a record, wherever it is in an answer. */
  collect(record: string, open: ReadonlySet<string>, ours: Member, theirs: Member, depth = 0): void {
    const [own, other] = [ours.shape(), theirs.shape()];
    for (const name of own.id === record ? open : []) {
      const member = other.fields?.get(name);
      const fields = this.#found.get(record) ?? new Map<string, string>();
      const type = member && this.#expression(member.shape(), record + capitalize(name), 0);
      if (type !== undefined && !["object", "any", "array", "array<any>", "array<object>"].includes(type) && !fields.has(name))
        this.#found.set(record, fields.set(name, type));
    }
    if (depth > DEEPEST) return;
    if (own.items !== undefined && other.items !== undefined) this.collect(record, open, own.items, other.items, depth + 1);
    for (const [name, member] of own.fields ?? []) {
      const inside = other.fields?.get(name);
      if (inside !== undefined) this.collect(record, open, member, inside, depth + 1);
    }
  }

  entries(): readonly YamlEntry[] {
    const fieldsOf = (types: ReadonlyMap<string, string>): YamlEntry =>
      block(
        "fields",
        [...types].map(([field, type]) => entry(field, type)),
      );
    const records = [...this.#found].map(([name, fields]) => block(name, [fieldsOf(fields)]));
    return [block("types", this.#types), block("records", records)];
  }

  #expression(shape: Shape, hint: string, depth: number): string {
    const { kinds, items, fields } = shape;
    if (kinds.includes("object") && fields !== undefined && depth < DEEPEST) return this.#nameOf(shape, fields, hint, depth);
    const inside = items === undefined ? undefined : this.#expression(items.shape(), hint.replace(/s$/u, ""), depth);
    if (kinds.includes("array")) return inside === undefined ? "array" : `array<${inside}>`;
    if (kinds.includes("object")) return inside === undefined || fields !== undefined ? "object" : `map<${inside}>`;
    return kinds.length === 0 ? "any" : kinds.join(" | ");
  }

  #nameOf({ id }: Shape, fields: ReadonlyMap<string, Member>, hint: string, depth: number): string {
    const words = (id?.split(/[/ ]/u).at(-1) ?? hint).split(/[^A-Za-z0-9]+/u);
    const wanted =
      words
        .map(capitalize)
        .join("")
        .replace(/^[^A-Z]*/u, "") || "Type";
    const key = id ?? `${hint}\n${[...fields.keys()].join("\n")}`;
    const known = this.#names.get(key) ?? (this.#records.has(wanted) ? wanted : undefined);
    if (known !== undefined) return known;
    const taken = new Set(this.#names.values());
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
    this.#names.set(key, name);
    const lines = [...fields].map(([field, member]) => {
      const type = this.#expression(member.shape(), name + capitalize(field), depth + 1);
      return entry(field, `${type} -- ${plainText(member.description) ?? sentenceFor(field)}`);
    });
    this.#types.push(block(name, [entry("description", sentenceFor(name)), block("fields", lines)]));
    return name;
  }
}
