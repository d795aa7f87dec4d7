import { openApiOf } from "#generator/author";
import {
  type Connector,
  type Field,
  type ObjectShape,
  type Operation,
  type Origin,
  type RecordDefinition,
  type ValueType,
  namesInBraces,
  operationsOf,
  recordAddress,
  resultOf,
} from "#generator/resolve";
import { type Catalog, placeIn, type Place } from "#generator/read";
import {
  ANYTHING,
  callKey,
  limitsIn,
  paramKey,
  pathOf,
  type Call,
  type Interface,
  type Member,
  type Own,
  type Shape,
} from "./interface.ts";
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
  catalog: Pick<Catalog, "graphqlSchemas" | "overlays">,
  isInnerKnown: boolean,
): OwnInterface {
  const inner = isInnerKnown ? catalog.overlays.filter(({ written }) => written.extends === connector.id) : undefined;
  const reader = new Reader(connector, inner);
  const queries = [...new Set(operationsOf(connector).flatMap(({ binding }) => binding?.graphql?.query ?? []))];
  const selected = isInnerKnown ? readOwnSchema(connector.id, catalog, queries) : undefined;
  const calls = operationsOf(connector).flatMap((operation) => reader.call(operation, queries) ?? []);
  const records = connector.records.map(({ name, at, origin }): OwnCall => {
    const call = { at: "", deprecated: false, params: new Map(), answer: reader.record(name) };
    return { ...{ what: recordAddress(connector.id, name), at, origin, call }, keys: [name] };
  });
  return { calls: calls.map((one) => ({ ...one, call: selected?.get(one.keys[0] ?? "") ?? one.call })), records, queries };
}

/** The calls that the queries make, as our own GraphQL schema has them; none where it is no schema, which rules report. */
function readOwnSchema(
  connector: string,
  { graphqlSchemas }: Pick<Catalog, "graphqlSchemas">,
  queries: readonly string[],
): Interface["calls"] | undefined {
  const schema = graphqlSchemas.get(connector);
  if (schema === undefined) return undefined;
  const read = graphqlAsOpenApi(schema, queries);
  if ("problem" in read) return undefined;
  const origin: Origin = { kind: "assumed", because: "The schema of the third party shows it." };
  const own = [...read.places].map(
    ([node, { name, ...ranges }]) => [node, { origin, at: { file: schema.path, ...ranges }, what: `${connector}.${name}` }] as const,
  );
  const api = openApiOf(read.root, schema);
  return "diagnostic" in api ? undefined : readOpenApi(api, schema.path, new Map(own));
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
    const { binding, at, origin, id: what } = operation;
    if (binding === undefined) return undefined;
    const { method, path, graphql, fixed = {}, rest } = binding;
    const inPath = namesInBraces(path);
    const params = operation.params.fields.flatMap((field): (readonly [string, Member])[] => {
      const place = binding.params[field.name];
      if (place === undefined || !("name" in place)) return [];
      const member = this.#member(field, `${what}.params.${field.name}`);
      return [[paramKey(place.in, place.name, inPath), place.in === "path" ? { ...member, required: true } : member]];
    });
    const constants = Object.keys(fixed).map((name) => [`${rest} ${name}`, memberOf(() => ANYTHING)] as const);
    const answer = this.#answer(operation);
    const paths = [pathOf(this.#connector.vendor?.baseUrl ?? "") + path, path];
    return {
      ...{ what, at, origin, keys: graphql ? [`POST /${queries.indexOf(graphql.query)}`] : paths.map((one) => callKey(method, one)) },
      call: {
        ...{ at: "", deprecated: binding.retired !== undefined || operation.deprecated !== undefined },
        params: new Map([...constants, ...params]),
        ...(answer && { answer }),
      },
    };
  }

  record(name: string): Member {
    const { id, records, innerTypes } = this.#connector;
    const record = [...records, ...innerTypes].find((one) => one.name === name);
    if (record === undefined) return memberOf(() => ANYTHING);
    const own = { at: record.at, origin: record.origin, what: recordAddress(id, name) };
    return memberOf(() => this.#object(record.shape, name, (field) => this.#innerPlace(record, field)), own);
  }

  /** Where it is decided what is inside an open field of a record, or of the one that it extends. */
  #innerPlace(record: RecordDefinition, field: string): Place | undefined {
    const file = this.#inner?.find(({ written }) => Object.hasOwn(written.inner?.records?.[record.name]?.fields ?? {}, field))?.file;
    if (file !== undefined) return { file, path: ["inner", "records", record.name, "fields", field] };
    const parent = this.#connector.records.find(({ name }) => name === record.extends);
    return parent && this.#innerPlace(parent, field);
  }

  /** The whole body: the result where the binding takes it from, and Meta. */
  #answer({ id, binding, returns, meta, kind }: Operation): Member | undefined {
    if (returns === undefined || binding === undefined) return undefined;
    const record = this.record(returns.record);
    const result =
      resultOf(kind) === "array" ? memberOf(() => ({ ...ANYTHING, kinds: ["array"], nullable: false, items: record })) : record;
    const parts = (meta?.fields ?? []).flatMap((field): Part[] => {
      const source = binding.meta?.[field.name];
      return source !== undefined && "body" in source ? [[source.body, this.#member(field, `${id}.meta.${field.name}`)]] : [];
    });
    return nest([[binding.take ?? [], result], ...parts]);
  }

  #member(field: Field, what?: string, innerAt?: Place): Member {
    const { type, required, default: preset, deprecated, at, origin } = field;
    const inner = this.#inner && field.inner?.type && field.inner;
    const own: Own =
      inner !== undefined && innerAt !== undefined
        ? { at: innerAt, origin: inner.origin }
        : { at, origin, ...(preset && { preset: preset.origin }) };
    const shape = (): Shape =>
      inner?.type === undefined
        ? this.#shape(type, own, innerAt)
        : { ...this.#shape(inner.type, own), nullable: type.kind === "any" || type.nullable };
    return {
      ...memberOf(shape, { ...own, ...(what !== undefined && { what }) }),
      required,
      deprecated: deprecated !== undefined,
      ...(preset && { default: preset.value }),
    };
  }

  #object({ fields, others = [] }: ObjectShape, id?: string, innerAt?: (field: string) => Place | undefined): Shape {
    const known = this.#connector.records.find(({ name }) => id === `Partial${name}`)?.name ?? id;
    return {
      ...{ kinds: ["object"], nullable: false, limits: {}, isOpen: others.length > 0 },
      fields: new Map(fields.map((field) => [field.name, this.#member(field, undefined, innerAt?.(field.name))])),
      ...(id !== undefined && { id }),
      ...(known !== undefined && { what: recordAddress(this.#connector.id, known) }),
    };
  }

  #shape(type: ValueType, own: Own, innerAt?: Place): Shape {
    if (type.kind === "any" || type.kind === "reference") return ANYTHING;
    const { nullable } = type;
    if (type.kind === "record") return { ...this.record(type.record).shape(), nullable };
    if (type.kind === "scalar") {
      const { types, const: only, enum: closed, knownValues, commaList } = type;
      const values = commaList?.values ?? commaList?.knownValues ?? closed ?? knownValues ?? (only === undefined ? undefined : [only]);
      const limits = limitsIn(commaList ?? type);
      return { ...ANYTHING, nullable, limits, kinds: commaList === undefined ? types : [...types, "array"], ...(values && { values }) };
    }
    if (type.kind === "object" && type.shape !== undefined)
      return { ...this.#object(type.shape, undefined, innerAt && ((name) => placeIn(innerAt, "fields", name))), nullable };
    const [items, at] = type.kind === "array" ? [type.items, innerAt] : [type.values];
    const limits = type.kind === "array" ? limitsIn(type) : {};
    return { ...ANYTHING, kinds: [type.kind], nullable, limits, ...(items && { items: memberOf(() => this.#shape(items, own, at), own) }) };
  }
}

function memberOf(shape: () => Shape, own?: Own): Member {
  return { shape, ...{ required: false, deprecated: false, at: "" }, ...(own && { own }) };
}

/** What is at the end of a path. */
type Part = readonly [path: readonly string[], member: Member];

/** An object with members at the ends of paths. */
function nest(parts: readonly Part[]): Member {
  const whole = parts.find(([path]) => path.length === 0);
  if (whole !== undefined) return whole[1];
  const names = [...new Set(parts.map(([[name = ""]]) => name))];
  const below = (name: string): readonly Part[] => parts.flatMap(([[first, ...path], member]) => (first === name ? [[path, member]] : []));
  const fields = new Map(names.map((name) => [name, nest(below(name))]));
  return memberOf(() => ({ ...ANYTHING, kinds: ["object"], nullable: false, fields }));
}
