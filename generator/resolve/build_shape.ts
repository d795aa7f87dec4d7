import { isObject } from "#templates/core";
import { optional, diagnosticAt } from "#generator/read";
import type { WrittenField, WrittenFieldDetails, WrittenFields, PlainValue, Place, WrittenRecord } from "#generator/read";
import { buildResolvedType, buildType } from "./build_type.ts";
import { basedOn, resolveNamedType, reportCycle } from "./named_type.ts";
import { buildNotes, inside, toDetails, type Scope, lookUp, placeOf, reportUnknownName } from "./scope.ts";
import type { Field, ObjectShape, Origin, Preset, ValueType, Notes, RecordDefinition } from "./model/types.ts";

/** Named fields as they are written, and what applies to all of them. */
export interface WrittenShape {
  readonly fields?: WrittenFields;
  readonly open?: string;
  readonly at_least_one_of?: readonly string[];
}

/**
 * The fields at a place. Responses are always open; requests are closed, unless the catalog gives a reason or the whole
 * object is assumed.
 */
export function buildShape(written: WrittenShape, at: Place, scope: Scope): ObjectShape {
  const fields = buildFields(written.fields ?? {}, at, scope);
  if (scope.side === "response") return { fields, open: true };
  const because = written.open ?? (scope.origin.kind === "assumed" ? scope.origin.because : undefined);
  return {
    fields,
    open: because !== undefined,
    ...optional({ openBecause: because, atLeastOneOf: written.at_least_one_of }),
  };
}

/** The fields at a place, in the order in which they are written. */
export function buildFields(written: WrittenFields, at: Place, scope: Scope): readonly Field[] {
  return Object.entries(written).map(([name, field]) => buildField(name, field, { ...at, path: [...at.path, name] }, scope));
}

/** One field or param with its type, its notes, and whether it must be present. */
export function buildField(name: string, written: WrittenField, at: Place, scope: Scope): Field {
  const writtenDetails = toDetails(written);
  const resolved = resolveNamedType(writtenDetails, at, scope);
  const { details, named } = resolved;
  const notes = buildNotes(details, at, scope);
  const inner = inside(resolved.scope, notes);
  const type = buildResolvedType({ ...resolved, scope: inner }, at);
  const isSent = scope.side === "request";
  const alsoSeen = isSent ? undefined : details.also_seen;
  const preset = isSent ? details.default : undefined;
  // In a response, only the envelope can be marked so: what the gateway itself adds is ours to demand.
  const demanded = !isSent && scope.resolving.length === 0 && writtenDetails.required === true;
  if (isSent && writtenDetails.required && writtenDetails.assumed !== undefined)
    scope.report(diagnosticAt("origin/required", { ...at, path: [...at.path, "required"] }, {}));
  return {
    ...notes,
    at: basedOn(at, resolved.base),
    name,
    type,
    required: demanded || isRequired(details, type, notes.origin, scope),
    ...(demanded && { demanded }),
    ...optional({ requiredInPractice: isSent ? details.required_in_practice : undefined }),
    secret: details.secret === true,
    ...optional({
      default: preset === undefined ? undefined : buildDefault(preset, notes.origin),
      example: details.example,
      alsoSeen: alsoSeen === undefined ? undefined : buildType(alsoSeen, { ...at, path: [...at.path, "also_seen"] }, inner),
      named,
    }),
  };
}

function isRequired(details: WrittenFieldDetails, type: ValueType, origin: Origin, scope: Scope): boolean {
  if (origin.kind === "assumed" || scope.origin.kind === "assumed") return false;
  if (scope.side === "request") return details.required === true;
  return type.kind !== "any" && !type.nullable;
}

/** `10`, or `{ value: 50, assumed: Why. }` when no document states it. */
export function buildDefault(written: PlainValue, origin: Origin): Preset {
  if (!isObject(written)) return { value: written, origin };
  const { value, assumed, ...others } = written;
  if (value === undefined || typeof assumed !== "string" || Object.keys(others).length > 0) return { value: written, origin };
  return { value, origin: { kind: "assumed", because: assumed } };
}

type WrittenRecords = Readonly<Record<string, WrittenRecord>>;

/** The records of a file, each with the fields of what it extends first. */
export function buildRecords(records: WrittenRecords, scope: Scope): readonly RecordDefinition[] {
  return Object.entries(records).map(([name, written]): RecordDefinition => {
    const notes = buildNotes(written, placeOf(scope, "records", name), scope);
    return {
      ...notes,
      name,
      shape: { fields: collectFields(name, written, notes, [], { records, scope }), open: true },
      ...optional({ extends: written.extends, example: written.example }),
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
