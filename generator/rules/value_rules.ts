import { finding, placeIn, type Finding, type FindingPlace } from "../diagnostics/finding.ts";
import type { Field, JsonValue, Model, RecordDefinition, ValueType } from "../model/types.ts";
import { findMisfits, type Misfit } from "./misfit.ts";
import { fieldsOf, recordsOf, type FieldInContext, type Records } from "./walk.ts";

/** A value that the catalog gives, with the type that it must have. */
interface GivenValue {
  readonly key: "default" | "example";
  readonly value: JsonValue;
  readonly type: ValueType;
  readonly records: Records;
  /** What the value belongs to. */
  readonly at: FindingPlace;
  readonly secret: boolean;
}

/** Defaults and examples that their own types refuse, and defaults that cannot apply. */
export function checkValues(model: Model): readonly Finding[] {
  const seen = new Set<string>();
  const misfits = givenValues(model).flatMap((given) =>
    findMisfits(given.value, given.type, given.records).flatMap((misfit) => (isNews(misfit, given, seen) ? toFinding(misfit, given) : [])),
  );
  return [...misfits, ...fieldsOf(model).flatMap(({ field }) => checkIdleDefault(field))];
}

function givenValues(model: Model): readonly GivenValue[] {
  const ofFields = fieldsOf(model).flatMap(valuesOfField);
  const ofRecords = [model.gateway, ...model.connectors].flatMap((owner) => {
    const records = recordsOf(owner);
    return owner.records.flatMap((record) => recordExample(record, records));
  });
  return [...ofFields, ...ofRecords];
}

function valuesOfField({ field, records }: FieldInContext): readonly GivenValue[] {
  const { type, secret, named, default: preset, example } = field;
  // A param that changes its named type is where a value of that type no longer fits.
  const at = named === undefined ? { file: field.at.file, path: field.at.path } : field.at;
  const shared = { type, records, at, secret };
  return [
    ...(preset === undefined ? [] : [{ ...shared, key: "default" as const, value: preset.value }]),
    ...(example === undefined ? [] : [{ ...shared, key: "example" as const, value: example }]),
  ];
}

function recordExample({ name, example, at }: RecordDefinition, records: Records): readonly GivenValue[] {
  if (example === undefined) return [];
  return [{ key: "example", value: example, type: { kind: "record", nullable: false, record: name }, records, at, secret: false }];
}

/** Where a declaration has the wrong type, every value of it looks wrong: the first one is reported. */
function isNews({ wrongType, declaredAt, problem }: Misfit, { at }: GivenValue, seen: Set<string>): boolean {
  if (wrongType === undefined) return true;
  const { file, path } = deepest(declaredAt ?? at);
  const key = JSON.stringify([file, path, problem]);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function deepest(place: FindingPlace): FindingPlace {
  return place.base === undefined ? place : deepest(place.base);
}

function toFinding({ path, problem, undeclared, secret: inside }: Misfit, { key, at, secret: whole }: GivenValue): Finding {
  const place = placeIn(at, key, ...path);
  const secret = whole || inside;
  if (undeclared !== undefined) {
    const { name, fields, suggestion } = undeclared;
    const known = fields.length === 0 ? "none" : fields.map((one) => `\`${one}\``).join(", ");
    return finding("value/undeclared", place, { name, fields: known, value: key }, { on: "key", suggestion, secret });
  }
  if (key === "default") return finding("value/misfit", place, { key, problem }, { secret });
  return finding("example/misfit", place, { problem }, { secret });
}

/** A param that must be present never takes its default. */
function checkIdleDefault({ required, default: preset, at }: Field): readonly Finding[] {
  return required && preset !== undefined ? [finding("type/idle-default", placeIn(at, "required"), {}, { on: "key" })] : [];
}
