import { openApiOf } from "#generator/author";
import {
  type Connector,
  type Field,
  type ObjectShape,
  type Operation,
  type Origin,
  type RecordDefinition,
  type ValueType,
  operationsOf,
  recordAddress,
  resultOf,
} from "#generator/resolve";
import { type Catalog, placeIn, type Place, type SourceFile } from "#generator/read";
import { callKey, type Call, type Kind, type Limits, type Member, type Own, type Shape } from "./interface.ts";
import { graphqlAsOpenApi } from "./read_graphql.ts";
import { readOpenApi } from "./read_openapi.ts";

/** A call that the catalog has, or a record of it, as a call that has nothing but this answer. */
export interface OwnCall extends Own {
  readonly what: string;
  /** What finds it in a document: keys of calls, or the name of the record. */
  readonly keys: readonly string[];
  readonly call: Call;
}

/** What a connector says about its third party. */
export interface OwnInterface {
  readonly calls: readonly OwnCall[];
  readonly records: readonly OwnCall[];
  /** The GraphQL queries; a call has the key `POST /0` by its query. */
  readonly queries: readonly string[];
}

/** What a connector says about the calls of its third party, and about their records, with the inner types of these or without. */
export function ownInterface(
  connector: Connector,
  { graphqlSchemas, overlays }: Pick<Catalog, "graphqlSchemas" | "overlays">,
  inner: "known" | "as documented" = "known",
): OwnInterface {
  const reader = new Reader(connector, inner === "known" ? overlays.filter(({ written }) => written.extends === connector.id) : undefined);
  const queries = [...new Set(operationsOf(connector).flatMap(({ binding }) => binding?.graphql?.query ?? []))];
  const schema = graphqlSchemas.get(connector.id);
  const selected = schema === undefined ? new Map<string, Call>() : readOwnSchema(connector.id, schema, queries);
  const calls = operationsOf(connector).flatMap((operation) => reader.call(operation, queries) ?? []);
  const records = connector.records.map(({ name, at, origin }): OwnCall => {
    const call = { at: "", deprecated: false, params: new Map(), answer: reader.record(name) };
    return { ...{ what: recordAddress(connector.id, name), at, origin, call }, keys: [name] };
  });
  return { calls: calls.map((one) => ({ ...one, call: selected.get(one.keys[0] ?? "") ?? one.call })), records, queries };
}

/** The calls that the queries make, as our own GraphQL schema has them; none where it is no schema, which rules report. */
function readOwnSchema(connector: string, schema: SourceFile, queries: readonly string[]): ReadonlyMap<string, Call> {
  const read = graphqlAsOpenApi(schema, queries);
  if ("problem" in read) return new Map();
  const { root, places } = read;
  const origin: Origin = { kind: "assumed", because: "The schema of the third party shows it." };
  const own = new Map(
    [...places].map(([node, { name, range }]) => [node, { origin, at: { file: schema.path, range }, what: `${connector}.${name}` }]),
  );
  const api = openApiOf(root, schema);
  return "diagnostic" in api ? new Map() : readOpenApi(api, schema.path, own);
}

class Reader {
  readonly #connector: Connector;
  /** The files with inner types, if these count. */
  readonly #inner: Catalog["overlays"] | undefined;

  constructor(connector: Connector, inner: Catalog["overlays"] | undefined) {
    this.#connector = connector;
    this.#inner = inner;
  }

  call(operation: Operation, queries: readonly string[]): OwnCall | undefined {
    const { binding, at, origin, id } = operation;
    if (binding === undefined) return undefined;
    const inPath = [...binding.path.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name);
    const params = operation.params.fields.flatMap((field): (readonly [string, Member])[] => {
      const place = binding.params[field.name];
      if (place === undefined || !("name" in place)) return [];
      const member = { ...this.#member(field), own: { ...ownOf(field), what: `${id}.params.${field.name}` } };
      if (place.in === "path") return [[`path ${inPath.indexOf(place.name)}`, { ...member, required: true }]];
      return [[`${place.in} ${place.name.replace(/\[\]$/u, "")}`, member]];
    });
    const fixed = Object.keys(binding.fixed ?? {}).map((name) => [`${binding.rest} ${name}`, wrap(ANYTHING)] as const);
    const answer = this.#answer(operation);
    const base = this.#connector.vendor?.baseUrl.replace(/^[a-z]+:\/\/[^/]*/iu, "") ?? "";
    return {
      ...{ what: id, at, origin },
      keys: binding.graphql
        ? [`POST /${queries.indexOf(binding.graphql.query)}`]
        : [base + binding.path, binding.path].map((path) => callKey(binding.method, path)),
      call: {
        at: "",
        deprecated: binding.retired !== undefined || operation.deprecated !== undefined,
        params: new Map([...fixed, ...params]),
        ...(answer && { answer }),
      },
    };
  }

  record(name: string): Member {
    const { id, records, innerTypes } = this.#connector;
    const record = [...records, ...innerTypes].find((one) => one.name === name);
    if (record === undefined) return wrap(ANYTHING);
    const own = { at: record.at, origin: record.origin, what: recordAddress(id, name) };
    return { ...wrap(ANYTHING, own), shape: () => this.#fields(record.shape, name, (field) => this.#innerPlace(record, field)) };
  }

  /** Where it is decided what is inside an open field of a record, or of the one that it extends. */
  #innerPlace(record: RecordDefinition, field: string): Place | undefined {
    const file = this.#inner?.find(({ written }) => Object.hasOwn(written.inner?.records?.[record.name]?.fields ?? {}, field))?.file;
    if (file !== undefined) return { file, path: ["inner", "records", record.name, "fields", field] };
    const parent = this.#connector.records.find(({ name }) => name === record.extends);
    return parent && this.#innerPlace(parent, field);
  }

  /** The whole body: the result where the binding takes it from, and Meta. */
  #answer(operation: Operation): Member | undefined {
    const { binding, returns, meta } = operation;
    if (returns === undefined || binding === undefined) return undefined;
    const record = this.record(returns.record);
    const result = resultOf(operation.kind) === "array" ? wrap({ ...NO_FIELDS, kinds: ["array"], items: record }) : record;
    const parts = (meta?.fields ?? []).flatMap((field): Part[] => {
      const source = binding.meta?.[field.name];
      const what = `${operation.id}.meta.${field.name}`;
      return source !== undefined && "body" in source
        ? [{ path: source.body, member: { ...this.#member(field), own: { ...ownOf(field), what } } }]
        : [];
    });
    return nest([{ path: binding.take ?? [], member: result }, ...parts]);
  }

  #member(field: Field, innerAt?: Place): Member {
    const { type, required, default: preset, deprecated } = field;
    const inner = this.#inner === undefined ? undefined : field.inner;
    const isInner = inner?.type !== undefined && innerAt !== undefined;
    const own = isInner ? { at: innerAt, origin: inner.origin } : ownOf(field);
    return {
      shape: () =>
        inner?.type === undefined
          ? this.#shape(type, own, innerAt)
          : { ...this.#shape(inner.type, own), nullable: type.kind === "any" || type.nullable },
      ...{ required, deprecated: deprecated !== undefined, at: () => "", own },
      ...(preset !== undefined && { default: preset.value }),
    };
  }

  #fields({ fields, others }: ObjectShape, id: string | undefined, innerAt?: (field: string) => Place | undefined): Shape {
    const known = this.#connector.records.find(({ name }) => id === `Partial${name}`)?.name ?? id;
    const members = fields.map((field): readonly [string, Member] => [field.name, this.#member(field, innerAt?.(field.name))]);
    return {
      ...NO_FIELDS,
      kinds: ["object"],
      fields: new Map(members),
      ...(id !== undefined && { id }),
      ...(known !== undefined && { what: recordAddress(this.#connector.id, known) }),
      isOpen: (others ?? []).length > 0,
    };
  }

  #shape(type: ValueType, own: Own, innerAt?: Place): Shape {
    const nullable = type.kind !== "any" && type.nullable;
    switch (type.kind) {
      case "any":
      case "reference":
        return ANYTHING;
      case "record":
        return { ...this.record(type.record).shape(), nullable };
      case "array":
        return {
          ...NO_FIELDS,
          kinds: ["array"],
          nullable,
          limits: limitsOf(type),
          items: { ...wrap(ANYTHING, own), shape: () => this.#shape(type.items, own, innerAt) },
        };
      case "object": {
        const { shape, values } = type;
        if (shape !== undefined)
          return { ...this.#fields(shape, undefined, innerAt && ((name) => placeIn(innerAt, "fields", name))), nullable };
        return {
          ...NO_FIELDS,
          kinds: ["object"],
          nullable,
          ...(values && { items: { ...wrap(ANYTHING, own), shape: () => this.#shape(values, own) } }),
        };
      }
      case "scalar": {
        const { types, const: only, enum: closed, knownValues, commaList } = type;
        const values = commaList?.values ?? commaList?.knownValues ?? closed ?? knownValues ?? (only === undefined ? undefined : [only]);
        const kinds: readonly Kind[] = commaList === undefined ? types : [...types, "array"];
        return { ...NO_FIELDS, kinds, nullable, limits: limitsOf(commaList ?? type), ...(values && { values }) };
      }
    }
  }
}

const NO_FIELDS: Shape = { kinds: [], nullable: false, limits: {}, isOpen: true };

/** Any value. */
const ANYTHING: Shape = { ...NO_FIELDS, nullable: true };

function wrap(shape: Shape, own?: Own): Member {
  return { ...{ shape: () => shape, required: false, deprecated: false, at: () => "" }, ...(own && { own }) };
}

function ownOf({ at, origin, default: preset }: Field): Own {
  return { at, origin, ...(preset !== undefined && { preset: preset.origin }) };
}

interface Part {
  readonly path: readonly string[];
  readonly member: Member;
}

/** An object with members at the ends of paths. */
function nest(parts: readonly Part[]): Member {
  const whole = parts.find(({ path }) => path.length === 0);
  if (whole !== undefined) return whole.member;
  const names = [...new Set(parts.map(({ path: [name = ""] }) => name))];
  const inside = names.map((name): readonly [string, Member] => {
    const below = parts.filter(({ path }) => path[0] === name).map(({ path, member }) => ({ path: path.slice(1), member }));
    return [name, nest(below)];
  });
  return wrap({ ...NO_FIELDS, kinds: ["object"], fields: new Map(inside) });
}

const LIMITS: Readonly<Record<string, string>> = {
  ...{ min: "min", max: "max", multipleOf: "multiple_of", minLength: "min_length", maxLength: "max_length" },
  ...{ pattern: "pattern", format: "format", minItems: "min_items", maxItems: "max_items" },
};

function limitsOf(type: object): Limits {
  const entries = Object.entries(type).flatMap(([key, value]) => {
    const name = LIMITS[key];
    return name === undefined || value === undefined ? [] : [[name, value as string | number] as const];
  });
  return Object.fromEntries(entries);
}
