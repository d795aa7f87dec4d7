import { diagnosticAt, type UnlocatedDiagnostic, type Place } from "#generator/read";
import type { Connector, Field, Gateway, Model, ObjectShape, ScalarType, ValueType, Records } from "#generator/resolve";
import {
  DEEPEST_RECORDS,
  LARGEST_LEAST_VALUE,
  innerTypes,
  isNullable,
  itemLimits,
  shapeOf,
  fieldsOf,
  fieldsWithin,
  operationsOf,
  recordsOf,
} from "#generator/resolve";

/**
 * Values that would be too large to be shown even with nothing that they can do without: limits inside of limits multiply, and so do
 * records that must contain each other.
 */
export function checkSizes(model: Model): readonly UnlocatedDiagnostic[] {
  const tooDeep = [model.gateway, ...model.connectors].flatMap(checkDepth);
  if (tooDeep.length > 0) return tooDeep;
  const sizes = new Map<Records, LeastSizes>();
  const sizesIn = (records: Records): LeastSizes => {
    const leastSizes = sizes.get(records) ?? new LeastSizes(records);
    sizes.set(records, leastSizes);
    return leastSizes;
  };
  const ofFields = fieldsOf(model).flatMap(({ field, records }) => checkField(field, sizesIn(records)));
  const ofShapes = shapesOf(model).flatMap(({ what, shape, at, records }) => checkShape(what, shape, at, sizesIn(records)));
  return [...ofFields, ...ofShapes];
}

/** Reports the first record that must contain too many others inside of each other. */
function checkDepth(owner: Connector | Gateway): readonly UnlocatedDiagnostic[] {
  const sizes = new LeastSizes(recordsOf(owner));
  const record = owner.records.find(({ shape }) => !Number.isFinite(sizes.ofShape(shape)));
  if (record === undefined) return [];
  const excess = `must contain records inside of more than ${DEEPEST_RECORDS} others`;
  return [diagnosticAt("type/too-large", record.at, { what: `record \`${record.name}\``, excess }, { on: "key" })];
}

interface NamedShape {
  readonly what: string;
  readonly shape: ObjectShape;
  readonly at: Place;
  readonly records: Records;
}

function shapesOf({ gateway, connectors }: Model): readonly NamedShape[] {
  const ofRecords = [gateway, ...connectors].flatMap((owner) =>
    owner.records.map(({ name, shape, at }) => ({ what: `record \`${name}\``, shape, at, records: recordsOf(owner) })),
  );
  const ofParams = connectors.flatMap((connector) =>
    operationsOf(connector).map(({ id, params, at }) => ({ what: `\`${id}\``, shape: params, at, records: recordsOf(connector) })),
  );
  return [...ofRecords, ...ofParams];
}

/** Reports the innermost field that is too large. */
function checkField({ name, type, at }: Field, sizes: LeastSizes): readonly UnlocatedDiagnostic[] {
  const size = sizes.ofType(type);
  if (size <= LARGEST_LEAST_VALUE || sizes.hasLargeRecord(type)) return [];
  const isInside = fieldsInside(type).some((field) => sizes.ofType(field.type) > LARGEST_LEAST_VALUE);
  return isInside ? [] : [toFinding(`\`${name}\``, size, at)];
}

/** Reports an object whose fields are too large together. */
function checkShape(what: string, shape: ObjectShape, at: Place, sizes: LeastSizes): readonly UnlocatedDiagnostic[] {
  const size = sizes.ofShape(shape);
  const isOfOne = fieldsWithin(shape).some(({ type }) => sizes.ofType(type) > LARGEST_LEAST_VALUE);
  return size <= LARGEST_LEAST_VALUE || isOfOne ? [] : [toFinding(what, size, at)];
}

function fieldsInside(type: ValueType): readonly Field[] {
  return innerTypes(type)
    .flatMap(({ type: inner }) => fieldsInside(inner))
    .concat(type.kind === "object" && type.shape !== undefined ? fieldsWithin(type.shape) : []);
}

function toFinding(what: string, size: number, at: Place): UnlocatedDiagnostic {
  const excess = `has at least ${size} characters; at most ${LARGEST_LEAST_VALUE} are allowed`;
  return diagnosticAt("type/too-large", at, { what, excess }, { on: "key" });
}

/** About how many characters the values of types have at least, as JSON. */
class LeastSizes {
  readonly #records: Records;
  readonly #sizes = new Map<string, number>();
  /** The records around: one that must contain itself is reported elsewhere. */
  readonly #inside: string[] = [];

  constructor(records: Records) {
    this.#records = records;
  }

  ofType(type: ValueType): number {
    if (type.kind === "scalar") return ofScalar(type);
    if (isNullable(type)) return 4;
    if (type.kind === "record") return this.#ofRecord(type.record);
    const shape = shapeOf(type, this.#records);
    if (shape !== undefined) return this.ofShape(shape);
    const { minItems = 0 } = itemLimits(type);
    return innerTypes(type).reduce((sum, inner) => sum + (inner.demanded ? minItems * (1 + this.ofType(inner.type)) : 0), 2);
  }

  ofShape({ fields }: ObjectShape): number {
    return fields.reduce((sum, { name, type, required, example }) => {
      if (!required) return sum;
      return sum + name.length + 4 + (example === undefined ? this.ofType(type) : JSON.stringify(example).length);
    }, 2);
  }

  /** Whether the record that the values are, or are made of, is too large: that is reported at the record. */
  hasLargeRecord(type: ValueType): boolean {
    if (type.kind === "record") return this.#ofRecord(type.record) > LARGEST_LEAST_VALUE;
    return innerTypes(type).some(({ type: inner }) => this.hasLargeRecord(inner));
  }

  #ofRecord(name: string): number {
    const record = this.#records.get(name);
    if (record === undefined || this.#inside.includes(name)) return 0;
    if (this.#inside.length >= DEEPEST_RECORDS) return Infinity;
    const cached = this.#sizes.get(name);
    if (cached !== undefined) return cached;
    this.#inside.push(name);
    const size = this.ofShape(record.shape) + (record.example === undefined ? 0 : JSON.stringify(record.example).length);
    this.#inside.pop();
    this.#sizes.set(name, size);
    return size;
  }
}

function ofScalar({ nullable, const: only, enum: values, knownValues, minLength = 0, commaList }: ScalarType): number {
  if (nullable) return 4;
  const sample = only ?? values?.find((value) => value !== null) ?? knownValues?.[0];
  if (sample !== undefined) return JSON.stringify(sample).length;
  const elements = commaList?.values ?? commaList?.knownValues ?? [];
  const longest = elements.reduce((most, value) => Math.max(most, value.length), 6);
  return Math.max(minLength, (commaList?.minItems ?? 0) * (longest + 1), 10);
}
