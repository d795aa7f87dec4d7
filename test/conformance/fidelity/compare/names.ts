import type { Field } from "../../../../generator/resolve/model/types.ts";
import { plainType, typeText } from "./catalog_facts.ts";

/** A name of a table's list: `id*:string`. */
interface Entry {
  readonly name: string;
  readonly required: boolean;
  readonly type?: string;
}

export interface NamesToCompare {
  /** Where the names are, for the messages: `payments.customers.list, params`. */
  readonly where: string;
  readonly document: string;
  readonly catalog: readonly Field[];
  /** What the table's names are: `params` carry marks and leave constants to the limits; `fields` do neither. */
  readonly as: "params" | "fields";
}

/** What the document's list of names and the catalog's fields do not agree on, a sentence each. */
export function compareNames({ where, document, catalog, as }: NamesToCompare): readonly string[] {
  const entries = parseNames(document);
  const catalogNames = new Map(catalog.map((field) => [field.name, field]));
  const documentNames = new Set(entries.map(({ name }) => name));
  return [
    ...entries.flatMap((entry) => {
      const field = catalogNames.get(entry.name);
      if (field === undefined) return [`${where}: the document has \`${entry.name}\`, the catalog does not`];
      return [...compareMark(where, entry, field, as), ...compareType(where, entry, field, as)];
    }),
    ...catalog
      .filter(({ name }) => !documentNames.has(name))
      .map(({ name }) => `${where}: the catalog states \`${name}\`, the document does not`),
    ...(documentNames.size === entries.length ? [] : [`${where}: the table names something twice`]),
  ];
}

function parseNames(text: string): readonly Entry[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word) => {
      const [name, type] = splitOnce(word, ":");
      const required = name.endsWith("*");
      return { name: required ? name.slice(0, -1) : name, required, ...(type === undefined ? {} : { type }) };
    });
}

function splitOnce(text: string, separator: string): readonly [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Params must be there where they are marked; fields where their type has no null (and is not `any`). */
function compareMark(where: string, entry: Entry, field: Field, as: NamesToCompare["as"]): readonly string[] {
  if (as === "fields" && entry.type === undefined) return [];
  const document = as === "params" ? entry.required : !/(?:^|\|)(?:null|any)$/u.test(entry.type ?? "");
  const word = (required: boolean): string => (required ? "required" : "optional");
  return document === field.required
    ? []
    : [`${where}: \`${entry.name}\` is ${word(document)} in the document and ${word(field.required)} in the catalog`];
}

function compareType(where: string, entry: Entry, field: Field, as: NamesToCompare["as"]): readonly string[] {
  if (entry.type === undefined) return [];
  const document = sortUnion(entry.type);
  const catalog = sortUnion(typeText(as === "params" ? plainType(field.type) : field.type));
  return document === catalog ? [] : [`${where}: \`${entry.name}\` is ${document} in the document and ${catalog} in the catalog`];
}

/** `object|any` takes anything; the order of alternatives does not matter. */
function sortUnion(type: string): string {
  if (type === "object|any") return "any";
  if (type.includes("<")) return type;
  const alternatives = type.split("|");
  return [...alternatives.filter((name) => name !== "null").sort(), ...alternatives.filter((name) => name === "null")].join("|");
}
