import { bodiesOf, credentialShapes, innerTypes, writtenShapes, hasFields, operationsOf } from "#generator/resolve";
import type { Field, NamedType, ObjectShape, RecordDefinition, ValueType } from "#generator/resolve";
import { findingAt, ownPlace, type Finding, type LintSubject } from "../lint.ts";

/**
 * Records and named types that no operation uses. A rule warns of names that nothing mentions; these are mentioned, but only by
 * each other, or by an entity all of whose operations return something else.
 */
export function findUnreachable({ model: { gateway, connectors } }: LintSubject): readonly Finding[] {
  return [
    ...unreachable({ records: gateway.records, types: [] }, bodiesOf(gateway), []),
    ...connectors.flatMap((connector) => {
      const operations = operationsOf(connector);
      const sent = operations.flatMap(({ params, meta }) => (meta === undefined ? [params] : [params, meta]));
      const returned = operations.flatMap(({ returns }) => returns?.record ?? []);
      return unreachable(connector, [...credentialShapes(connector), ...sent], returned);
    }),
  ];
}

/** The definitions that a walk from the operations has come to. */
interface Reached {
  readonly records: Set<string>;
  readonly types: Set<string>;
}

interface Definitions {
  readonly records: readonly RecordDefinition[];
  readonly types: readonly NamedType[];
}

/** The definitions that no walk from some shapes and records comes to. */
function unreachable(definitions: Definitions, shapes: readonly ObjectShape[], returned: readonly string[]): readonly Finding[] {
  const { records, types } = definitions;
  const reached: Reached = { records: new Set(), types: new Set() };
  for (const shape of shapes) reachShape(shape, reached, definitions);
  for (const name of returned) reachRecord(name, reached, definitions);
  const lost = records.filter(({ name }) => !reached.records.has(name));
  const keyOf = ({ at }: NamedType): string => String(at.path.at(-1));
  // The name of a type without fields is gone where it is a part of another type, such as `array<Timestamp>`.
  const idle = types.filter((type) => hasFields(type) && !reached.types.has(keyOf(type)));
  return [
    ...lost.map(({ name, at }) => findingAt("lint/unreachable", ownPlace(at), { kind: "record", name }, { on: "key" })),
    ...idle.map((type) => findingAt("lint/unreachable", ownPlace(type.at), { kind: "named type", name: keyOf(type) }, { on: "key" })),
  ];
}

function reachRecord(name: string, reached: Reached, definitions: Definitions): void {
  const record = definitions.records.find((one) => one.name === name);
  if (record === undefined || reached.records.has(name)) return;
  reached.records.add(name);
  if (record.extends !== undefined) reachRecord(record.extends, reached, definitions);
  reachShape(record.shape, reached, definitions);
}

function reachShape({ fields }: ObjectShape, reached: Reached, definitions: Definitions): void {
  for (const field of fields) reachField(field, reached, definitions);
}

function reachField({ type, alsoSeen, at }: Field, reached: Reached, definitions: Definitions): void {
  for (let { base } = at; base !== undefined; base = base.base) reachTypeOf(base.path, reached);
  reachType(type, reached, definitions);
  if (alsoSeen !== undefined) reachType(alsoSeen, reached, definitions);
}

/** A place in a named type begins with `types` and its name. */
function reachTypeOf([holder, name]: readonly (string | number)[], { types }: Reached): void {
  if (holder === "types") types.add(String(name));
}

function reachType(type: ValueType, reached: Reached, definitions: Definitions): void {
  if (type.kind === "record") reachRecord(type.record, reached, definitions);
  for (const { type: inner } of innerTypes(type)) reachType(inner, reached, definitions);
  for (const { shape } of writtenShapes(type)) {
    for (const field of shape.fields) reachTypeOf(field.at.path, reached);
    reachShape(shape, reached, definitions);
  }
}
