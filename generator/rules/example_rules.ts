import { finding, placeIn, type Finding } from "../diagnostics/finding.ts";
import type { Model, RecordDefinition, ValueType } from "../model/types.ts";
import { findMisfits } from "./misfit.ts";
import { checkFieldValue } from "./value_rules.ts";
import { fieldsOf, recordsOf, type Records } from "./walk.ts";

/** Patterns without an example: only their author can say what a value looks like, and every output shows one. */
export function checkMissingExamples(model: Model): readonly Finding[] {
  const needed = fieldsOf(model).filter(({ field }) => field.example === undefined && hasPattern(field.type));
  return needed.map(({ field }) => finding("example/missing", field.at, { name: field.name }, { on: "key" }));
}

/** Examples of fields and of whole records that their own types refuse. */
export function checkExamples(model: Model): readonly Finding[] {
  const ofFields = fieldsOf(model).flatMap((found) => {
    const { example } = found.field;
    return example === undefined ? [] : checkFieldValue(example, "example", found, "example/misfit");
  });
  const ofRecords = [model.gateway, ...model.connectors].flatMap((owner) => {
    const records = recordsOf(owner);
    return owner.records.flatMap((record) => checkRecordExample(record, records));
  });
  return [...ofFields, ...ofRecords];
}

function hasPattern(type: ValueType): boolean {
  if (type.kind === "array") return hasPattern(type.items);
  if (type.kind === "object") return type.values !== undefined && hasPattern(type.values);
  return (
    type.kind === "scalar" && type.pattern !== undefined && [type.const, type.enum, type.knownValues].every((given) => given === undefined)
  );
}

function checkRecordExample({ name, example, at }: RecordDefinition, records: Records): readonly Finding[] {
  if (example === undefined) return [];
  const misfits = findMisfits(example, { kind: "record", nullable: false, record: name }, records);
  return misfits.map(({ path, problem, secret }) => finding("example/misfit", placeIn(at, "example", ...path), { problem }, { secret }));
}
