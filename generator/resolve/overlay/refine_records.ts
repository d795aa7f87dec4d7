import type { WrittenOverlay, WrittenRecord } from "../../catalog/types.ts";
import type { JsonValue, ObjectShape, RecordDefinition } from "../../model/types.ts";
import { isObject } from "../../../templates/shared/json_values.ts";
import { placeIn } from "../../source/place.ts";
import { writtenRecords } from "../base/written_forms.ts";
import { buildRecords } from "../build_records.ts";
import { given, inside, lookUp, placeOf, type Scope } from "../scope.ts";
import { reportFixedKeys } from "./overlay_scope.ts";
import { refineShape } from "./refine_shape.ts";

type WrittenRecords = NonNullable<WrittenOverlay["records"]>;

/** The keys that an overlay may set for a record of the extended catalog. */
const RECORD_KEYS = ["description", "deprecated", "fields", "example"];

/** The records of the extended catalog with what an overlay adds to them, then its own. */
export function refineRecords(records: readonly RecordDefinition[], written: WrittenRecords, scope: Scope): readonly RecordDefinition[] {
  const refined = records.map((record) => refineRecord(record, { written, records, scope }));
  const names = new Set(records.map(({ name }) => name));
  const own = Object.entries(written).filter(([name]) => !names.has(name));
  if (own.length === 0) return refined;
  // What they extend is built with them.
  const all = { ...writtenRecords(refined), ...Object.fromEntries(own) };
  return [...refined, ...buildRecords(all, scope).filter(({ name }) => !names.has(name))];
}

interface RecordsContext {
  readonly written: WrittenRecords;
  readonly records: readonly RecordDefinition[];
  readonly scope: Scope;
}

/** A record with what the overlay adds to it, and to the records that it extends, whose fields it has. */
function refineRecord(record: RecordDefinition, context: RecordsContext): RecordDefinition {
  const { written, records, scope } = context;
  const parent = records.find(({ name }) => name === record.extends);
  // What is wrong with the parent is reported once, for itself.
  const silent = { ...context, scope: { ...scope, report: (): void => undefined } };
  const shape = parent === undefined ? record.shape : inherit(record.shape, parent.shape, refineRecord(parent, silent).shape);
  const own = lookUp(written, record.name);
  return own === undefined ? { ...record, shape } : refineOwn({ ...record, shape }, own, scope);
}

function refineOwn(record: RecordDefinition, written: WrittenRecord, scope: Scope): RecordDefinition {
  const at = placeOf(scope, "records", record.name);
  reportFixedKeys(written, { kind: "record", name: record.name, allowed: RECORD_KEYS }, at, scope);
  return {
    ...record,
    ...given("description", written.description),
    ...given("deprecated", written.deprecated),
    ...given("example", written.example && { ...exampleOf(record), ...written.example }),
    shape: refineShape(record.shape, written.fields ?? {}, placeIn(at, "fields"), inside(scope, record)),
  };
}

function exampleOf({ example }: RecordDefinition): Readonly<Record<string, JsonValue>> {
  return isMapping(example) ? example : {};
}

function isMapping(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return isObject(value);
}

/** The fields of an heir: first those of what it extends, as they are now, then its own. */
function inherit(shape: ObjectShape, before: ObjectShape, after: ObjectShape): ObjectShape {
  return { ...shape, fields: [...after.fields, ...shape.fields.slice(before.fields.length)] };
}
