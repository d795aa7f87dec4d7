import { jsonPointer } from "#templates/core";
import { decodeTildes, mapAt, valueAt, type Node, type OpenApi } from "./document.ts";
import { draftFields, hasFields, type TypeScope } from "./draft_type.ts";
import { flattenSchema, flattenTarget, type FlatSchema } from "./flat_schema.ts";
import { freeName, pascalName, plainText, sentenceFor } from "./document_texts.ts";
import type { ExistingConnector } from "./extend_draft.ts";
import { ACTIONS } from "./routes.ts";
import { entry, noted, type YamlEntry } from "./yaml_text.ts";
import { actionsTypeName, authTypeName, camelCase, fieldsTypeName, instanceTypes, pascalCase } from "#generator/resolve";
import { connectorComponents, connectorTypes, connectorValues, isGlobalType, isReservedWord } from "#generator/resolve";

/** The records of a draft. They are asked for by operations and by each other. */
export interface Records {
  readonly scope: TypeScope;
  /** The name of the record for what an operation returns. */
  readonly returned: (answer: ReturnedRecord) => string;
  /** The schema of a record by its name. */
  readonly schemaOf: (record: string) => FlatSchema;
  /** The record of an answer without content, or of one that the document does not describe. */
  readonly placeholder: (name: "NoContent" | "UnknownContent") => string;
  /** All records that were asked for, in the order of the document. */
  readonly entries: () => readonly YamlEntry[];
}

/** A record in an answer of the document. */
interface ReturnedRecord {
  readonly schema: unknown;
  /** A name for the record where the document has none. */
  readonly hint: string;
  readonly pointer: string;
  /** The record in an example of the answer, for fields that have none. */
  readonly example: unknown;
}

/** The context that the records of a draft share. */
export interface RecordSource {
  readonly api: OpenApi;
  /** Whether a record must not have a name. */
  readonly isTaken: (name: string) => boolean;
  /** Why something is not to be relied on, by its place in the document. */
  readonly mark: (pointer: string) => string;
  /** The record that the connector has already for a schema, by the name and the pointer that it would have. */
  readonly existing: ExistingConnector["findRecord"] | undefined;
}

interface Draft {
  readonly name: string;
  readonly flat: FlatSchema;
  readonly pointer: string;
  readonly ref?: string;
  /** The file of the connector has it already. */
  readonly isExisting?: boolean;
}

/** Makes an empty collection of records. */
export function collectRecords({ api, isTaken, mark, existing }: RecordSource): Records {
  const byKey = new Map<string, Draft>();
  const byName = new Map<string, Draft>();
  const examples = new Map<string, unknown>();
  const reaches = reachability(api);
  // Schemas with a name have the same one whatever the order of the operations that return them is.
  const names = new Map<string, string>();
  const reserved = new Set<string>();
  const freeOf = (name: string): string => {
    const isUsed = (one: string): boolean => isTaken(one) || byName.has(one) || reserved.has(one);
    return [name, `${name.slice(0, 58)}Result`].find((one) => !isUsed(one)) ?? freeName(name, isUsed);
  };
  // The references to the schemas that have a name, in the order of the document.
  const path = api.isSwagger ? ["definitions"] : ["components", "schemas"];
  const refs = Object.keys(path.reduce<Node>(mapAt, api.root)).map((key) => `#${jsonPointer([...path, key])}`);
  for (const ref of refs) {
    const name = freeOf(nameOf(ref));
    names.set(ref, name);
    reserved.add(name);
  }
  const add = (key: string, name: string, draft: Omit<Draft, "name">): string => {
    const { flat, pointer } = draft;
    const earlier = byKey.get(key);
    if (earlier !== undefined) return earlier.name;
    const kept = existing?.(name, pointer, Object.keys(flat.properties));
    const isKept = ([field]: readonly [string, unknown]): boolean => kept === undefined || kept.fields.includes(field);
    const properties = Object.fromEntries(Object.entries(flat.properties).filter(isKept));
    const known = {
      ...draft,
      flat: { ...flat, properties },
      isExisting: kept !== undefined,
      name: kept?.name ?? names.get(key) ?? freeOf(name),
    };
    byKey.set(key, known);
    byName.set(known.name, known);
    return known.name;
  };
  const recordFor = (ref: string): string => {
    // A schema that keys beside a reference narrow comes after its target.
    const [pointer = "", narrowed] = ref.split("\n");
    const name = narrowed === undefined ? nameOf(pointer) : `${nameOf(pointer).slice(0, 57)}Variant`;
    return add(ref, name, { flat: flattenTarget(api, ref), ref, pointer: pointer.slice(1) });
  };
  const scopeOf = (record: string | undefined): TypeScope => ({
    ...{ api, side: "response", hasNull: true, recordFor, inside: [] },
    closesCycle: (schema) => record !== undefined && reaches(schema, record),
  });
  const withExampleOf = (draft: Draft): Draft => {
    const example = examples.get(draft.name);
    return example === undefined ? draft : { ...draft, flat: { ...draft.flat, keywords: { ...draft.flat.keywords, example } } };
  };
  return {
    scope: scopeOf(undefined),
    returned: ({ schema, hint, pointer, example }) => {
      const flat = flattenSchema(api, schema);
      const name = flat.ref === undefined ? add(pointer, pascalName(hint, "Record"), { flat, pointer }) : recordFor(flat.ref);
      if (example !== undefined && !examples.has(name)) examples.set(name, example);
      return name;
    },
    schemaOf: (record) => byName.get(record)?.flat ?? flattenSchema(api, {}),
    placeholder: (name) => add(name, name, { flat: PLACEHOLDERS[name], pointer: "/paths" }),
    entries: () => {
      const printed: { readonly entry: YamlEntry; readonly rank: number }[] = [];
      const order = new Map(refs.map((ref, index) => [ref, index]));
      // To print a record may ask for further ones.
      for (const draft of byKey.values())
        if (draft.isExisting !== true)
          printed.push({
            entry: printRecord(withExampleOf(draft), scopeOf(draft.ref), mark),
            rank: order.get(draft.ref ?? "") ?? order.size,
          });
      // Those without a name in the document come last, in the order of the operations.
      return printed.sort((left, right) => left.rank - right.rank).map(({ entry }) => entry);
    },
  };
}

const PLACEHOLDERS = {
  NoContent: placeholderOf("An answer without content.", "Nothing."),
  UnknownContent: placeholderOf("An answer that the document does not describe.", "What it contains."),
};

/** Every record has a field; this one may be missing. */
function placeholderOf(description: string, content: string): FlatSchema {
  const properties = { content: { description: content } };
  return { types: ["object"], nullable: false, keywords: { description }, required: [], notes: [], properties };
}

function printRecord({ name, flat, pointer }: Draft, scope: TypeScope, mark: RecordSource["mark"]): YamlEntry {
  const { entries, notes } = draftFields(flat, scope);
  const text = plainText(valueAt(flat.keywords, "description")) ?? plainText(valueAt(flat.keywords, "title")) ?? sentenceFor(name);
  const about = [entry("description", text), entry("assumed", mark(pointer)), entry("fields", { entries, block: true })];
  return noted(entry(name, { entries: about, block: true }), [...flat.notes, ...notes]);
}

function nameOf(ref: string): string {
  return pascalName(decodeTildes(ref.split("/").at(-1) ?? ""), "Record");
}

/** Whether every value of a schema contains the record with a reference. */
function reachability(api: OpenApi): (schema: unknown, ref: string) => boolean {
  const linksByRef = new Map<string, readonly string[]>();
  const linksOf = (ref: string): readonly string[] => {
    const links = linksByRef.get(ref) ?? [...new Set(demandedIn(api, flattenTarget(api, ref), true, 0))];
    linksByRef.set(ref, links);
    return links;
  };
  return (schema, wanted) => {
    const seen = new Set<string>();
    const left = [...demandedIn(api, flattenSchema(api, schema), false, 0)];
    for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
      if (ref === wanted) return true;
      if (!seen.has(ref)) left.push(...linksOf(ref));
      seen.add(ref);
    }
    return false;
  };
}

/** The records that every value of a schema contains: itself, or those in its required properties. */
function demandedIn(api: OpenApi, flat: FlatSchema, isRecord: boolean, depth: number): readonly string[] {
  if (flat.nullable || depth > 10) return [];
  if (!isRecord && flat.ref !== undefined && hasFields(flat)) return [flat.ref];
  const isList = flat.types.includes("array");
  const [items, least] = [valueAt(flat.keywords, "items"), valueAt(flat.keywords, "minItems")];
  const properties = flat.required.filter((name) => Object.hasOwn(flat.properties, name)).map((name) => flat.properties[name]);
  const inner = isList ? (typeof least === "number" && least > 0 ? [items] : []) : properties;
  return inner.flatMap((schema) => demandedIn(api, flattenSchema(api, schema), false, depth + 1));
}

const PARTS = ["Params", "Request", "Record", "Meta", "Response"];

/** A test for names that a record cannot have, because the module of its connector has them for something else. */
export function takenRecords(
  connector: string,
  entities: readonly string[],
  methods: readonly string[],
  sharedNames: readonly string[],
): (name: string) => boolean {
  const parts = entities.flatMap((entity) =>
    ACTIONS.flatMap((action) => PARTS.map((part) => pascalCase(entity) + pascalCase(action) + part)),
  );
  const taken = new Set<string>([
    ...[...connectorTypes, ...connectorComponents, ...Object.values(instanceTypes(connector)), ...sharedNames],
    ...[...parts, ...parts.map(fieldsTypeName), ...methods.map(authTypeName)],
    ...entities.map((entity) => actionsTypeName(connector, entity)),
  ]);
  const values = new Set<string>([...connectorValues, ...parts.map(camelCase)]);
  return (name) => taken.has(name) || isGlobalType(name) || values.has(camelCase(name)) || isReservedWord(camelCase(name));
}
