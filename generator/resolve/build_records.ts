import type { WrittenRecord } from "#generator/read";
import { buildFields } from "./build_shape.ts";
import { reportCycle } from "./named_type.ts";
import { buildNotes, optional, inside, lookUp, placeOf, type Scope } from "./scope.ts";
import type { Field, Notes, RecordDefinition } from "./model/types.ts";
import { reportUnknownName } from "./unknown_name.ts";

type WrittenRecords = Readonly<Record<string, WrittenRecord>>;

/** The records of a file, each with the fields of what it extends first. */
export function buildRecords(records: WrittenRecords, scope: Scope): readonly RecordDefinition[] {
  return Object.entries(records).map(([name, written]): RecordDefinition => {
    const notes = buildNotes(written, placeOf(scope, "records", name), scope);
    return {
      ...notes,
      name,
      shape: { fields: collectFields(name, written, notes, [], { records, scope }), open: true },
      ...optional("extends", written.extends),
      ...optional("example", written.example),
    };
  });
}

interface RecordsContext {
  readonly records: WrittenRecords;
  readonly scope: Scope;
}

/** Inherited fields are built anew under the heir's notes: what an assumed record inherits is assumed as well. */
function collectFields(
  name: string,
  written: WrittenRecord,
  heir: Notes,
  below: readonly string[],
  context: RecordsContext,
): readonly Field[] {
  const { scope } = context;
  const fields = buildFields(written.fields ?? {}, placeOf(scope, "records", name, "fields"), inside(scope, heir));
  if (written.extends === undefined) return fields;
  return [...inheritedFields(name, written.extends, heir, [...below, name], context), ...fields];
}

function inheritedFields(name: string, base: string, heir: Notes, below: readonly string[], context: RecordsContext): readonly Field[] {
  const { records, scope } = context;
  const at = placeOf(scope, "records", name, "extends");
  const written = lookUp(records, base);
  if (written === undefined) {
    reportUnknownName(base, "records extend records", at, scope);
    return [];
  }
  scope.use(base);
  if (below.includes(base)) {
    reportCycle(below.slice(below.indexOf(base)), scope.records, at, scope);
    return [];
  }
  const notes = buildNotes(written, placeOf(scope, "records", base), scope);
  return collectFields(base, written, heir.origin.kind === "stated" ? notes : { ...notes, origin: heir.origin }, below, context);
}
