import { withNull, elementType, isBare, replaceInner, writtenShape, isNullable } from "../model/value_types.ts";
import type { Report, ScopeOptions, Scope } from "../scope.ts";
import { scopesOfFile, buildNotes, lookUp, NO_TYPES, placeOf, toDetails, unknownReference } from "../scope.ts";
import { optional, diagnosticAt, placeIn } from "#generator/read";
import type { Place, WrittenField, WrittenFields, WrittenFile, WrittenInner, WrittenInnerType } from "#generator/read";
import { buildField, buildFields } from "../build_shape.ts";
import type { Connector, Field, Inner, ObjectShape, RecordDefinition, ValueType, ScalarType } from "../model/types.ts";
import { remember } from "../model/remember.ts";
import { fieldsWithin } from "../model/walk.ts";

/** A connector with what a file says about the inside of its open fields. */
export function applyInner(connector: Connector, inner: WrittenFile<WrittenInner>, report: Report): Connector {
  const { written } = inner;
  const used = new Set<string>();
  const forms = new PartialForms(connector);
  const scope = innerScope(connector, inner, report, used);
  const types = Object.entries(written.types ?? {}).map(([name, type]) => buildInnerType(name, type, forms, scope));
  const names = connector.records.map(({ name }) => name);
  for (const name of Object.keys(written.records ?? {}).filter((one) => !names.includes(one)))
    report(unknownReference("record", name, names, placeOf(scope, "inner", "records", name)));
  const records = connector.records.map((record) => decideRecord(record, { records: connector.records, written, forms, scope }));
  for (const name of Object.keys(written.types ?? {}).filter((one) => !used.has(one)))
    report(diagnosticAt("ref/unused", placeOf(scope, "inner", "types", name), { kind: "inner type", name }, { on: "key" }));
  return { ...connector, records, innerTypes: [...connector.innerTypes, ...types, ...forms.build(records, scope)] };
}

/**
 * A record inside another one may be there in part: where an inner type names a record, it means its partial form, an inner type of its own.
 */
class PartialForms {
  readonly #records: ReadonlySet<string>;
  readonly #existing: Set<string>;
  readonly #needed: string[] = [];

  constructor({ records, innerTypes }: Connector) {
    this.#records = new Set(records.map(({ name }) => name));
    this.#existing = new Set(innerTypes.map(({ name }) => name));
  }

  /** The name of the partial form of a record, which is needed then; any other name as it is. */
  readonly nameOf = (name: string): string => {
    if (!this.#records.has(name)) return name;
    const form = `Partial${name}`;
    if (!this.#existing.has(form)) this.#needed.push(name);
    this.#existing.add(form);
    return form;
  };

  /** The forms that are needed. One may need others. */
  build(records: readonly RecordDefinition[], { origin }: Scope): readonly RecordDefinition[] {
    const forms: RecordDefinition[] = [];
    for (const needed of this.#needed) {
      const record = records.find(({ name }) => name === needed);
      if (record === undefined) continue;
      const { section, at, shape } = record;
      const fields = asInnerFields(shape.fields, this.nameOf).map((field) => ({ ...field, origin }));
      const description = `The record \`${needed}\` inside another one, which may have only some of its fields.`;
      forms.push({ name: `Partial${needed}`, description, section, origin, at, shape: { fields, open: true } });
    }
    return forms;
  }
}

/** Where decisions about the fields of records come from. */
interface Decisions {
  readonly records: readonly RecordDefinition[];
  readonly written: WrittenInner;
  readonly forms: PartialForms;
  readonly scope: Scope;
}

/** Everything in the file is assumed, for the reason that it gives once. */
function innerScope(
  { records, innerTypes, document }: Connector,
  { file, written }: WrittenFile<WrittenInner>,
  report: Report,
  used: Set<string>,
): Scope {
  const names = [...[...records, ...innerTypes].map(({ name }) => name), ...Object.keys(written.types ?? {})];
  const options: ScopeOptions = { report, usedTypes: NO_TYPES, use: () => (name) => used.add(name) };
  const { response } = scopesOfFile(file, document, { records: names, types: {} }, options);
  return { ...response, origin: { kind: "assumed", because: written.source } };
}

function buildInnerType(name: string, written: WrittenInnerType, { nameOf }: PartialForms, scope: Scope): RecordDefinition {
  const at = placeOf(scope, "inner", "types", name);
  const notes = buildNotes(written, at, scope);
  const inside = { ...scope, origin: notes.origin };
  const fields = buildFields(written.fields ?? {}, placeIn(at, "fields"), inside);
  const others = buildFields(written.others ?? {}, placeIn(at, "others"), inside).map(({ name: pattern, type }) => ({ pattern, type }));
  return { ...notes, name, shape: asInnerShape({ fields, open: true, ...(others.length > 0 && { others }) }, nameOf) };
}

/** A record with what the file says about its own fields, and about those that it inherits. */
function decideRecord(record: RecordDefinition, decisions: Decisions): RecordDefinition {
  const { records, written, scope } = decisions;
  const parent = records.find(({ name }) => name === record.extends);
  // Mistakes about inherited fields are reported once, for the record that has them.
  const silent = { ...decisions, scope: { ...scope, report: (): void => undefined } };
  const inherited = parent === undefined ? [] : decideRecord(parent, silent).shape.fields;
  const fields = record.shape.fields.map((field) => withInnerOf(field, inherited));
  const own = lookUp(written.records ?? {}, record.name);
  const shape = { ...record.shape, fields };
  const at = placeOf(scope, "inner", "records", record.name, "fields");
  return { ...record, shape: own === undefined ? shape : decideFields(shape, own.fields, at, decisions) };
}

function withInnerOf(field: Field, inherited: readonly Field[]): Field {
  const { inner, type } = inherited.find(({ name }) => name === field.name) ?? {};
  if (type?.kind !== field.type.kind) return field;
  const shape = writtenShape(elementType(type));
  const inside = shape === undefined || !hasInner(shape) ? field : { ...field, type: withInnerInside(field.type, shape.fields) };
  return inner === undefined || field.inner !== undefined ? inside : { ...inside, inner };
}

function withInnerInside(type: ValueType, inherited: readonly Field[]): ValueType {
  return replaceInner(type, {
    shape: (shape) => ({ ...shape, fields: shape.fields.map((field) => withInnerOf(field, inherited)) }),
    type: (inside) => withInnerInside(inside, inherited),
  });
}

function decideFields(shape: ObjectShape, written: WrittenFields, at: Place, decisions: Decisions): ObjectShape {
  const names = shape.fields.map(({ name }) => name);
  for (const name of Object.keys(written).filter((one) => !names.includes(one)))
    decisions.scope.report(unknownReference("field", name, names, placeIn(at, name)));
  return { ...shape, fields: shape.fields.map((field) => decideField(field, written, placeIn(at, field.name), decisions)) };
}

function decideField(field: Field, fields: WrittenFields, at: Place, decisions: Decisions): Field {
  const written = lookUp(fields, field.name);
  if (written === undefined) return field;
  const { open, fields: inside, type: expression } = toDetails(written);
  if (open !== undefined && (expression !== undefined || inside !== undefined))
    decisions.scope.report(diagnosticAt("inner/open-type", placeIn(at, "open"), { name: field.name }, { on: "key" }));
  if (expression === undefined && inside !== undefined && open === undefined)
    return { ...field, type: decideInside(field.type, inside, placeIn(at, "fields"), decisions) };
  const code = field.inner?.type !== undefined ? "inner/decided" : isOpen(field.type) ? undefined : "inner/not-open";
  if (code !== undefined) {
    decisions.scope.report(diagnosticAt(code, at, { name: field.name }, { on: "key" }));
    return field;
  }
  return {
    ...field,
    inner: typeof open === "string" ? { origin: { kind: "assumed", because: open } } : buildInner(field, written, at, decisions),
  };
}

/** Decisions about the open fields inside a field whose own fields are documented. */
function decideInside(type: ValueType, written: WrittenFields, at: Place, decisions: Decisions): ValueType {
  if (writtenShape(elementType(type)) === undefined) {
    decisions.scope.report(diagnosticAt("overlay/no-fields", at, { name: String(at.path.at(-2) ?? "") }, { on: "key" }));
    return type;
  }
  return replaceInner(type, {
    shape: (shape) => decideFields(shape, written, at, decisions),
    type: (inside) => decideInside(inside, written, at, decisions),
  });
}

function buildInner(field: Field, written: WrittenField, at: Place, { scope, forms }: Decisions): Inner {
  const { type, origin } = buildField(field.name, written, at, scope);
  if (!fits(type, field.type)) scope.report(diagnosticAt("inner/kind", at, { name: field.name, documented: elementNoun(field.type) }));
  return { type: asInnerType(type, forms.nameOf), origin };
}

/** Whether the document leaves open what a value contains: it is `any`, an object without fields, or an array or a map of these. */
export function isOpen(type: ValueType): boolean {
  if (type.kind === "array") return isOpen(type.items);
  if (type.kind === "object" && type.values !== undefined) return isOpen(type.values);
  return isBare(type);
}

/** Whether each value of the inner type is one of the documented type. */
export function fits(inner: ValueType, documented: ValueType): boolean {
  if (documented.kind === "any" || inner.kind === "any") return true;
  if (documented.kind === "array") return inner.kind === "array" && fits(inner.items, documented.items);
  return inner.kind === "object" || inner.kind === "record";
}

function elementNoun(type: ValueType): string {
  return type.kind === "array" ? `array of ${elementNoun(type.items)}` : type.kind === "any" ? "any value" : "object";
}

/**
 * What we know about the inside of an open field judges nothing but kinds: listed values are known values, and there are no limits. Each
 * field may be missing or null.
 */

/** A type without anything that would judge more than the kind of a value. */
function asInnerType(type: ValueType, toName: (record: string) => string = (record) => record): ValueType {
  switch (type.kind) {
    case "any":
    case "reference":
      return { kind: "any" };
    case "scalar":
      return asInnerScalar(type);
    case "array":
      return { kind: "array", nullable: type.nullable, items: asInnerType(type.items, toName) };
    case "record":
      return { ...type, record: toName(type.record) };
    case "object":
      return replaceInner(type, {
        shape: (shape) => asInnerShape(shape, toName),
        type: (inside) => asInnerType(inside, toName),
      });
  }
}

function asInnerScalar({ types, nullable, const: only, enum: values, knownValues }: ScalarType): ScalarType {
  const listed = (only === undefined ? (values ?? knownValues ?? []) : [only]).filter((value) => typeof value === "string");
  return { kind: "scalar", types, nullable, ...(listed.length > 0 && { knownValues: listed }) };
}

/** The fields of an object as those of an inner type. `toName` gives the name of the form that is meant by a record. */
function asInnerShape({ fields, others }: ObjectShape, toName?: (record: string) => string): ObjectShape {
  return {
    fields: asInnerFields(fields, toName),
    open: true,
    ...(others !== undefined && { others: others.map((one) => ({ ...one, type: asInnerType(one.type, toName) })) }),
  };
}

/** Fields as those of an inner type: what we know about the inside of one becomes its type. */
function asInnerFields(fields: readonly Field[], toName?: (record: string) => string): readonly Field[] {
  return fields.map(({ name, type, inner, description, section, origin, deprecated, secret, alsoSeen, at }) => ({
    name,
    type: withNull(asInnerType(inner?.type ?? type, toName)),
    required: false,
    secret,
    ...optional({ description, deprecated }),
    ...(alsoSeen !== undefined && { alsoSeen: asInnerType(alsoSeen, toName) }),
    ...{ section, origin, at },
  }));
}

/**
 * A connector with what we know about the inside of its open fields in place of what the document says, and its inner types among the
 * records: for types, and for documents that show the inside. What is judged by default is never made of it.
 */
export const withInner = remember((connector: Connector): Connector => {
  const records = connector.records.map((record): RecordDefinition => ({ ...record, shape: innerShape(record.shape) }));
  return { ...connector, records: [...records, ...connector.innerTypes] };
});

/** Whether the document leaves the inside of some field of a shape open and we know it. */
export function hasInner(shape: ObjectShape): boolean {
  return fieldsWithin(shape).some(({ inner }) => inner?.type !== undefined);
}

function innerShape(shape: ObjectShape): ObjectShape {
  return hasInner(shape) ? { ...shape, fields: shape.fields.map(innerField) } : shape;
}

function innerField(field: Field): Field {
  const { inner, named, ...rest } = field;
  if (inner?.type === undefined) return inner === undefined ? { ...field, type: innerOf(field.type) } : { ...rest, ...withReason(field) };
  return { ...rest, type: withNull(inner.type, field.type.kind === "any" || isNullable(field.type)), ...withReason(field) };
}

/** An object whose own fields are documented, with what we know inside of them. */
function innerOf(type: ValueType): ValueType {
  return replaceInner(type, { shape: innerShape, type: innerOf });
}

/** The field itself is as the document says; only what it leaves open is ours. */
function withReason({ origin, inner }: Field): Partial<Pick<Field, "origin">> {
  return origin.kind === "not_shown" && inner !== undefined ? { origin: inner.origin } : {};
}

/** Whether we know something about the inside of the open fields of a connector. */
export function knowsInside({ records }: Connector): boolean {
  return records.some(({ shape }) => hasInner(shape));
}
