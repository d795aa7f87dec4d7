import { diagnosticAt, placeIn, type Place, type UnlocatedDiagnostic } from "#generator/read";
import { innerTypes, isNullable, recordsOf, writtenShape, type Field, type Model } from "#generator/resolve";
import type { RecordDefinition, Records, ValueType } from "#generator/resolve";

/** Records that no finite value can have: those that must contain themselves, directly or through other records. */
export function checkCycles({ gateway, connectors }: Model): readonly UnlocatedDiagnostic[] {
  return [gateway, ...connectors].flatMap((owner) => cyclesAmong(recordsOf(owner)));
}

/** A field of a record that must hold another record. */
interface Link {
  /** `address.owner`, for a field of a nested object. */
  readonly field: string;
  readonly to: string;
  readonly at: Place;
}

interface CycleStep extends Link {
  readonly from: string;
}

/** Walks from record to record; the field that leads back to a record on the way closes a cycle. */
function cyclesAmong(records: Records): readonly UnlocatedDiagnostic[] {
  const done = new Set<string>();
  const cycles: UnlocatedDiagnostic[] = [];
  const walk = (record: RecordDefinition, way: readonly CycleStep[]): void => {
    for (const link of record.shape.fields.flatMap((field) => linksOf(field, ""))) {
      const steps = [...way, { ...link, from: record.name }];
      const start = steps.findIndex(({ from }) => from === link.to);
      const next = records.get(link.to);
      if (start >= 0) cycles.push(toFinding(link, steps.slice(start)));
      else if (next !== undefined && !done.has(link.to)) walk(next, steps);
    }
    done.add(record.name);
  };
  for (const record of records.values()) if (!done.has(record.name)) walk(record, []);
  return cycles;
}

/** Whatever may be left out, null or empty ends a value. */
function linksOf({ name, type, required, at }: Field, prefix: string): readonly Link[] {
  return required ? linksIn(type, prefix + name, at) : [];
}

function linksIn(type: ValueType, field: string, at: Place): readonly Link[] {
  if (isNullable(type)) return [];
  const direct = type.kind === "record" ? [{ field, to: type.record, at }] : [];
  const inFields = (writtenShape(type)?.fields ?? []).flatMap((inner) => linksOf(inner, `${field}.`));
  const inside = innerTypes(type).flatMap(({ type: inner, demanded }) => (demanded ? linksIn(inner, field, at) : []));
  return [...direct, ...inFields, ...inside];
}

function toFinding({ to, at }: Link, steps: readonly CycleStep[]): UnlocatedDiagnostic {
  const cycle = [...steps.map(({ from, field }) => `\`${from}.${field}\``), `\`${to}\``].join(" → ");
  const help = `${cycle} never ends: let one of these fields be null (\`${to} | null\`), or make it an array that may be empty`;
  return diagnosticAt("ref/circle", placeIn(at, "type"), { name: to, circle: cycle }, { help });
}
