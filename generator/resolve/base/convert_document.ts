import { innerTypesOf, isList, isObject, jsonPointer } from "#templates/core";
import { pathOfPointer, type Place } from "#generator/read";
import type { CatalogDocument, Listed, ListedInnerType } from "../model/catalog_document.ts";
import type { Model, RecordDefinition, ValueType } from "../model/types.ts";

/** The path of something in a file of the catalog. */
type WrittenPath = Place["path"];

type Properties = Readonly<Record<string, unknown>>;

/** A kind of objects in the catalog, and which of their properties hold further ones. All others are plain values. */
interface ObjectKind {
  /** It has a place. If it has notes, `writtenAt` says where that is, unless it is the usual one. */
  readonly place?: true;
  readonly inside?: () => Readonly<Record<string, Inside>>;
}

/** The kind of the objects in a property, alone or in a list, and where they are usually written in the file of the catalog. */
interface Inside {
  readonly kind: ObjectKind;
  /** From the path of the owner. */
  readonly path: (path: WrittenPath, object: Properties, owner: Properties, index: number) => WrittenPath;
}

const below =
  (...keys: readonly string[]): Inside["path"] =>
  (path) => [...path, ...keys];
const named =
  (key: string, name = "name"): Inside["path"] =>
  (path, object) => [...path, key, String(object[name])];

const LEAF: ObjectKind = { place: true };
const TYPE: ObjectKind = {
  inside: () => ({
    shape: {
      kind: SHAPE,
      path: (path, _, { named: name }) => (typeof name === "string" ? ["types", name, "fields"] : [...path, "fields"]),
    },
    items: { kind: TYPE, path: below("items") },
    values: { kind: TYPE, path: below() },
  }),
};
const FIELD: ObjectKind = {
  place: true,
  inside: () => ({
    type: { kind: TYPE, path: below() },
    alsoSeen: { kind: TYPE, path: below("also_seen") },
    inner: { kind: TYPED, path: below() },
  }),
};
/** A type and what belongs to it, at the place of its owner. */
const TYPED: ObjectKind = { inside: () => ({ type: { kind: TYPE, path: below() } }) };
const SHAPE: ObjectKind = {
  inside: () => ({
    fields: { kind: FIELD, path: (path, { name }) => [...path, String(name)] },
    others: { kind: TYPED, path: (path, { pattern }) => [...path.slice(0, -1), "others", String(pattern)] },
  }),
};
/** A record, an auth method, a response: what has fields and nothing else inside. */
const RECORD: ObjectKind = { place: true, inside: () => ({ shape: { kind: SHAPE, path: below("fields") } }) };
const OPERATION: ObjectKind = {
  place: true,
  inside: () => ({
    params: { kind: SHAPE, path: below("params") },
    meta: { kind: SHAPE, path: below("meta") },
    sandbox: { kind: LEAF, path: below("sandbox") },
  }),
};
const ENTITY: ObjectKind = {
  place: true,
  inside: () => ({ operations: { kind: OPERATION, path: named("actions", "action") }, sandbox: { kind: LEAF, path: below("sandbox") } }),
};
const TOPIC: Inside = { kind: LEAF, path: (path, _, _owner, index) => [...path, "not_shown", index] };
const CONNECTOR: ObjectKind = {
  inside: () => ({
    definitionId: { kind: LEAF, path: below("definition_id") },
    auth: { kind: RECORD, path: named("auth") },
    config: { kind: RECORD, path: below("config") },
    types: { kind: FIELD, path: named("types") },
    records: { kind: RECORD, path: named("records") },
    innerTypes: { kind: RECORD, path: (path, { name }) => [...path, "inner", "types", String(name)] },
    entities: { kind: ENTITY, path: named("entities") },
    notShown: TOPIC,
  }),
};
const ENDPOINT: ObjectKind = {
  place: true,
  inside: () => ({
    pathParams: { kind: FIELD, path: named("path_params") },
    request: { kind: SHAPE, path: below("request", "fields") },
    response: { kind: RECORD, path: below("response") },
  }),
};
const GATEWAY: ObjectKind = {
  inside: () => ({
    headers: { kind: { place: true }, path: named("headers") },
    createInstance: { kind: ENDPOINT, path: below("endpoints", "create_instance") },
    execute: { kind: ENDPOINT, path: below("endpoints", "execute") },
    error: { kind: RECORD, path: below("error") },
    records: { kind: RECORD, path: named("records") },
    statuses: { kind: { place: true }, path: named("statuses", "status") },
    notShown: TOPIC,
  }),
};

/** The name of the file that a connector is in, or without one the gateway. */
export type FileOf = (connector?: string) => string;

/** The model as data, without the places that follow from where an object is. */
export function toCatalogDocument({ gateway, connectors }: Model): Omit<CatalogDocument, "languageVersion"> {
  return {
    gateway: listed(gateway, GATEWAY),
    connectors: connectors.map((connector) => {
      const { innerTypes, ...rest } = listed(connector, CONNECTOR);
      return { ...rest, ...(innerTypes.length > 0 && { innerTypes: innerTypes.map(withoutRepetition) }) };
    }),
  };
}

/** Most fields of an inner type come from the same source as the type. */
function withoutRepetition({ shape, ...type }: Listed<RecordDefinition>): ListedInnerType {
  const fields = shape.fields.map(({ section, origin, required: _, secret, ...field }) => ({
    ...field,
    ...(secret && { secret: true as const }),
    ...(section !== type.section && { section }),
    ...(JSON.stringify(origin) !== JSON.stringify(type.origin) && { origin }),
  }));
  return { ...type, shape: { ...shape, open: true, fields } };
}

/** A type as data, for a place in the catalog. */
export function toListedType(type: ValueType, path: WrittenPath = []): Listed<ValueType> {
  return listed(type, TYPE, path);
}

/**
 * The model that a `catalog.json` was made from. Places are those in the YAML, in the files that `fileOf` names: what the file
 * does not say, addresses for instance, follows from the rest.
 */
export function readCatalogDocument({ gateway, connectors }: CatalogDocument, fileOf: FileOf): Model {
  return {
    gateway: placed<Model["gateway"]>(gateway, GATEWAY, fileOf()),
    connectors: connectors.map((connector) =>
      placed<Model["connectors"][number]>({ ...connector, innerTypes: innerTypesOf(connector) }, CONNECTOR, fileOf(connector.id)),
    ),
  };
}

/** The keys of objects in the order in which people read them; those of a type are in the order of the model. */
const ORDER: readonly string[] = [
  "id name connector entity action title named returned type required demanded secret value status retryAfter kind effect permanent",
  "ordered description section origin deprecated experimental writtenAt document definitionId baseUrlExample actions path pathParams",
  "headers createInstance execute request response error notes params paramsRequired returns result meta elements paging download open",
  "openBecause atLeastOneOf extends shape fields role requiredInPractice default example alsoSeen inner others auth config vendor types",
  "records innerTypes sandbox entities operations binding statuses notShown",
].flatMap((line) => line.split(" "));
const RANKS: ReadonlyMap<string, number> = new Map(ORDER.map((key, rank) => [key, rank]));

/** Properties of `catalog.json` that follow from the others, and are no part of the model. */
const FOLLOWING: ReadonlySet<string> = new Set(["address", "addresses", "version", "writtenAt"]);
const PLACES: ReadonlySet<string> = new Set(["at", "vendorAt"]);

function listed<T>(value: T, kind: ObjectKind, path: WrittenPath = []): Listed<T> {
  const data = convert(value, kind, path, PLACES, (whole, rest, usual) => {
    const at = isObject(whole["at"]) && isList(whole["at"]["path"]) ? pointerTo(whole["at"]["path"]) : pointerTo(usual);
    const isNoted = "section" in whole && "origin" in whole;
    return [...rest, ...(!isNoted || at === pointerTo(usual) ? [] : [["writtenAt", at] as const])];
  });
  // `Listed` says what this does, which the compiler cannot follow.
  return data as Listed<T>;
}

function placed<T>(value: Listed<T>, kind: ObjectKind, file: string): T {
  const data = convert(value, kind, [], FOLLOWING, ({ writtenAt }, rest, usual) => [
    ...rest,
    ["at", { file, path: typeof writtenAt === "string" ? pathOfPointer(writtenAt) : usual }],
  ]);
  return data as T;
}

/** The keys of a place as a JSON pointer. */
function pointerTo(path: readonly unknown[]): string {
  return jsonPointer(path.map(String));
}

type Entries = readonly (readonly [key: string, value: unknown])[];

/** Adds the properties that an object has because of its place, which is usually `usual`. */
type Finish = (whole: Properties, entries: Entries, usual: WrittenPath) => Entries;

function convert(value: unknown, kind: ObjectKind, path: WrittenPath, without: ReadonlySet<string>, finish: Finish): unknown {
  if (!isObject(value)) return value;
  const inside = kind.inside?.() ?? {};
  const entries = Object.entries(value).flatMap(([key, part]): Entries => {
    if (part === undefined || without.has(key)) return [];
    const rule = Object.hasOwn(inside, key) ? inside[key] : undefined;
    if (rule === undefined) return [[key, part]];
    const one = (each: unknown, index = 0): unknown =>
      convert(each, rule.kind, isObject(each) ? rule.path(path, each, value, index) : path, without, finish);
    return [[key, isList(part) ? part.map(one) : one(part)]];
  });
  const all = kind.place === undefined ? entries : finish(value, entries, path);
  return Object.fromEntries(kind === TYPE ? all : [...all].sort(([one], [other]) => rankOf(one) - rankOf(other)));
}

function rankOf(key: string): number {
  return RANKS.get(key) ?? ORDER.length;
}
