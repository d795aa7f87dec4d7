import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Place } from "../source/place.ts";
import type { Model, ValueType } from "../model/types.ts";
import { innerTypes } from "../model/value_types.ts";
import { usablePattern } from "./pattern.ts";
import { fieldsOf } from "../model/walk.ts";

/** Patterns without an example: only their author knows what a value looks like, and every output shows one. */
export function checkMissingExamples(model: Model): readonly UnlocatedDiagnostic[] {
  const needed = fieldsOf(model).filter(({ field }) => field.example === undefined && needsExample(field.type));
  return needed.map(({ field }) => diagnosticAt("example/missing", written(field.at), { name: nameAt(written(field.at)) }, { on: "key" }));
}

/** A pattern that does not work is reported first; an example can only be checked against one that does. */
function needsExample(type: ValueType): boolean {
  if (type.kind !== "scalar") return innerTypes(type).some(({ type: inner }) => needsExample(inner));
  if (type.pattern === undefined || usablePattern(type.pattern) === undefined) return false;
  return [type.const, type.enum, type.knownValues].every((given) => given === undefined);
}

/** The place of the pattern: the named type, where a param is written with one. */
function written(at: Place): Place {
  return at.base === undefined ? at : written(at.base);
}

function nameAt({ path }: Place): string {
  return String(path.at(-1) ?? "");
}
