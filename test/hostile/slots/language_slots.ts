import { Ajv } from "ajv";
import { EDITOR_KEYWORDS, schemas } from "../../../generator/read/types.ts";

/**
 * What a text of the catalog is, seen from the mapping or list that holds it: the value of a key of the language, a value or a key of a
 * mapping whose keys are free, an element, or something inside of a value of which the language says nothing.
 */
export type SlotKind = "property" | "value" | "key" | "element" | "inside" | "inside key";

/** A place of the language at which a text may be. */
export interface Slot {
  /** The definition of the schema that has it, and where it is in there. */
  readonly name: string;
  readonly kind: SlotKind;
  /** The key of the language that it is the value of, or that has the value around it. */
  readonly key?: string;
  /** Whether any text may be there, as far as the schema says. */
  readonly isText: boolean;
}

/** A mapping or list of a file of the catalog, and a slot that it has, whether there is a text at present or not. */
export interface Site {
  readonly slot: Slot;
  readonly holder: string;
}

type Node = Readonly<Record<string, unknown>>;

/** The schemas of the language by the keys that only their files have. */
const LANGUAGES = { "connector.schema.json": "connector", "gateway.schema.json": "gateway", "overlay.schema.json": "extends" } as const;
const BRANCHES = ["allOf", "anyOf"] as const;

const found: Site[] = [];
const ajv = new Ajv({
  ...{ strict: false, allErrors: true, keywords: [...EDITOR_KEYWORDS] },
  ...{ meta: false, validateSchema: false, inlineRefs: false, messages: false, code: { optimize: false } },
});
ajv.addKeyword({
  keyword: "slots",
  validate: (slots: readonly Slot[], value: unknown, _schema: unknown, context?: { readonly instancePath: string }) => {
    const isHolder = Array.isArray(value) || isNode(value);
    if (isHolder) found.push(...slots.map((slot) => ({ slot, holder: context?.instancePath ?? "" })));
    return true;
  },
});

// Of decisions about drift, nothing gets into what is generated.
const languages = (Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]).map((file) => {
  const [schema, own] = [schemas[file], LANGUAGES[file]];
  const listed = new Map<string, Slot>();
  const marked = markSlots(schema, own, schema.definitions, listed);
  return { own, listed, isValid: ajv.compile(marked as object) };
});

/** All slots of the language, each once: the schemas have copies of what they share. */
export const languageSlots: readonly Slot[] = [
  ...new Map(languages.flatMap(({ listed }) => [...listed.values()].map((slot) => [slot.name, slot] as const))).values(),
];

/** The sites of a file. Throws when the file is not valid. */
export function sitesOf(document: object): readonly Site[] {
  const language = languages.find(({ own }) => Object.hasOwn(document, own));
  found.length = 0;
  if (language?.isValid(document) !== true) throw new Error(JSON.stringify(language?.isValid.errors?.slice(0, 3)));
  return [...new Map(found.map((site) => [`${site.slot.name} ${site.holder}`, site])).values()];
}

/** The schema in which each mapping and each list says which slots it has. */
function markSlots(node: unknown, name: string, definitions: object, listed: Map<string, Slot>): unknown {
  if (!isNode(node)) return node;
  const slots = slotsOf(node, name, definitions);
  for (const slot of slots) listed.set(slot.name, slot);
  const inner = (child: unknown, at: string): unknown => markSlots(child, at, definitions, listed);
  const mapped = (children: unknown, at: (key: string) => string): object =>
    Object.fromEntries(Object.entries(isNode(children) ? children : {}).map(([key, child]) => [key, inner(child, at(key))]));
  return {
    ...node,
    ...(slots.length > 0 && { slots }),
    ...(node["properties"] !== undefined && { properties: mapped(node["properties"], (key) => `${name}.${key}`) }),
    ...(node["definitions"] !== undefined && { definitions: mapped(node["definitions"], (key) => key) }),
    ...(isNode(node["additionalProperties"]) && { additionalProperties: inner(node["additionalProperties"], `${name}.*`) }),
    ...(node["items"] !== undefined && { items: inner(node["items"], `${name}[]`) }),
    ...Object.fromEntries(["then", "else"].filter((key) => key in node).map((key) => [key, inner(node[key], name)])),
    ...Object.fromEntries(BRANCHES.flatMap((key) => (Array.isArray(node[key]) ? [[key, node[key].map((one) => inner(one, name))]] : []))),
  };
}

function slotsOf(node: Node, name: string, definitions: object): readonly Slot[] {
  const { properties = {}, additionalProperties: values = false, items, propertyNames } = node;
  const known = Object.entries(properties as Node).flatMap(([key, schema]) => {
    const slot = { name: `${name}.${key}`, key };
    return [...slotsAt(schema, slot, "property", definitions), ...insideOf(schema, slot, definitions)];
  });
  const keys = values === false ? [] : slotsAt(propertyNames ?? { type: "string" }, { name: `${name} key` }, "key", definitions);
  const elements = items === undefined ? [] : slotsAt(items, { name: `${name}[]` }, "element", definitions);
  return [...known, ...slotsAt(values, { name: `${name}.*` }, "value", definitions), ...keys, ...elements];
}

function slotsAt(schema: unknown, slot: Pick<Slot, "name" | "key">, kind: SlotKind, definitions: object): readonly Slot[] {
  const target = resolve(schema, definitions);
  return allowsTexts(target) ? [{ ...slot, kind, isText: isNode(target) && target["pattern"] === "\\S" }] : [];
}

/** The slots inside of a value of which the language says nothing. */
function insideOf(schema: unknown, slot: Pick<Slot, "name" | "key">, definitions: object): readonly Slot[] {
  const target = resolve(schema, definitions);
  const says = ["properties", "additionalProperties", "propertyNames", "const", "enum", "not", "anyOf"];
  const isFree = isNode(target) && ["object", undefined].includes(target["type"] as never) && says.every((key) => !(key in target));
  if (!isFree) return [];
  return [
    { ...slot, name: `${slot.name} **`, kind: "inside", isText: false },
    { ...slot, name: `${slot.name} ** key`, kind: "inside key", isText: false },
  ];
}

function allowsTexts(schema: unknown): boolean {
  if (!isNode(schema)) return schema === true;
  if (["const", "enum", "not", "properties"].some((key) => key in schema) && schema["type"] === undefined) return false;
  if ("const" in schema || "enum" in schema) return false;
  const branches = schema["anyOf"];
  if (schema["type"] === undefined && Array.isArray(branches)) return branches.some(allowsTexts);
  return schema["type"] === undefined || [schema["type"]].flat().includes("string");
}

function resolve(schema: unknown, definitions: object): unknown {
  if (!isNode(schema) || typeof schema["$ref"] !== "string") return schema;
  const [, name = ""] = /^#\/definitions\/(\w+)$/u.exec(schema["$ref"]) ?? [];
  return resolve((definitions as Node)[name], definitions);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
