import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../source/place.ts";
import type { Field, Model, RecordDefinition, ValueType } from "../model/types.ts";
import { innerTypes, isNullable, writtenShape } from "../model/value_types.ts";
import { recordsOf, type Records } from "../model/walk.ts";

/** Records that no finite value can have: those that must contain themselves, directly or through other records. */
export function checkCircles({ gateway, connectors }: Model): readonly UnlocatedDiagnostic[] {
  return [gateway, ...connectors].flatMap((owner) => circlesAmong(recordsOf(owner)));
}

/** A field of a record that must hold another record. */
interface Link {
  /** `address.owner`, for a field of a nested object. */
  readonly field: string;
  readonly to: string;
  readonly at: Place;
}

interface Step extends Link {
  readonly from: string;
}

/** Walks from record to record; the field that leads back to a record on the way closes a circle. */
function circlesAmong(records: Records): readonly UnlocatedDiagnostic[] {
  const done = new Set<string>();
  const circles: UnlocatedDiagnostic[] = [];
  const walk = (record: RecordDefinition, way: readonly Step[]): void => {
    for (const link of record.shape.fields.flatMap((field) => linksOf(field, ""))) {
      const steps = [...way, { ...link, from: record.name }];
      const start = steps.findIndex(({ from }) => from === link.to);
      const next = records.get(link.to);
      if (start >= 0) circles.push(toFinding(link, steps.slice(start)));
      else if (next !== undefined && !done.has(link.to)) walk(next, steps);
    }
    done.add(record.name);
  };
  for (const record of records.values()) if (!done.has(record.name)) walk(record, []);
  return circles;
}

/** Whatever may be left out, null or empty ends a value. */
function linksOf({ name, type, required, at }: Field, prefix: string): readonly Link[] {
  return required ? linksIn(type, prefix + name, at) : [];
}

function linksIn(type: ValueType, field: string, at: Place): readonly Link[] {
  if (isNullable(type)) return [];
  const own = type.kind === "record" ? [{ field, to: type.record, at }] : [];
  const inFields = (writtenShape(type)?.fields ?? []).flatMap((inner) => linksOf(inner, `${field}.`));
  const inside = innerTypes(type).flatMap(({ type: inner, demanded }) => (demanded ? linksIn(inner, field, at) : []));
  return [...own, ...inFields, ...inside];
}

function toFinding({ to, at }: Link, steps: readonly Step[]): UnlocatedDiagnostic {
  const circle = [...steps.map(({ from, field }) => `\`${from}.${field}\``), `\`${to}\``].join(" → ");
  const help = `${circle} never ends: let one of these fields be null (\`${to} | null\`), or make it an array that may be empty`;
  return diagnosticAt("ref/circle", placeIn(at, "type"), { name: to, circle }, { help });
}
