import { type UnlocatedDiagnostic, type Place, optional, quoteAll, diagnosticAt, placeIn, messages } from "#generator/read";
import type { Connector, ErrorStatus, Field, JsonValue, Model, RecordDefinition, ValueType, Records } from "#generator/resolve";
import { fieldsOf, hasInner, NO_RECORDS, recordsOf, withInner } from "#generator/resolve";
import { findValueProblems, type ValueProblem, type UndeclaredKeys } from "./find_value_problems.ts";

/** A value that the catalog gives, with the type that it must have. */
interface GivenValue {
  readonly key: "default" | "example";
  readonly value: JsonValue;
  readonly type: ValueType;
  readonly records: Records;
  /** The part that has the value. */
  readonly at: Place;
  readonly secret: boolean;
}

interface FoundProblem {
  readonly problem: ValueProblem;
  readonly source: GivenValue;
}

/** Defaults and examples that their own types refuse, and keys that have no effect on required params. */
export function checkValues(model: Model): readonly UnlocatedDiagnostic[] {
  return [
    ...checkGivenValues(model),
    ...model.connectors.flatMap(checkInsides),
    ...fieldsOf(model).flatMap(({ field }) => checkIdleKeys(field)),
  ];
}

/** Examples of records with a value inside of an open field that is of another kind than we say. Names that we do not know are right. */
function checkInsides(connector: Connector): readonly UnlocatedDiagnostic[] {
  const records = recordsOf(withInner(connector));
  return connector.records
    .filter(({ shape }) => hasInner(shape))
    .flatMap(({ name, example, at }) => {
      if (example === undefined) return [];
      const found = findValueProblems(example, { kind: "record", nullable: false, record: name }, records);
      return found
        .filter(({ path, wrongType }) => wrongType === true && path.length > 1)
        .map(({ path, problem, secret }) => diagnosticAt("inner/example", placeIn(at, "example", ...path), { problem }, { secret }));
    });
}

/**
 * A wrong declaration makes every value of it look wrong: of the problems that may have one cause, the first is reported with
 * the number of the others.
 */
function checkGivenValues(model: Model): readonly UnlocatedDiagnostic[] {
  const byCause = new Map<string, Map<string, FoundProblem>>();
  for (const source of givenValues(model)) {
    for (const problem of findValueProblems(source.value, source.type, source.records)) {
      const place = keyOf(placeIn(source.at, source.key, ...problem.path));
      const cause = JSON.stringify([causeOf(problem, source) ?? place, problem.problem]);
      byCause.set(cause, (byCause.get(cause) ?? new Map<string, FoundProblem>()).set(place, { problem, source }));
    }
  }
  return [...byCause.values()].flatMap((problems) => {
    const [first] = problems.values();
    return first === undefined ? [] : [toDiagnostic(first, problems.size - 1)];
  });
}

/** The declaration that may be the reason of a problem; undefined when it is the value alone. */
function causeOf({ wrongType, declaredAt, shape }: ValueProblem, { at }: GivenValue): string | undefined {
  if (wrongType !== undefined) return keyOf(declaredAt ?? at);
  return shape === undefined ? undefined : JSON.stringify([at.file, shape]);
}

/** The place where something is written: in the named type, if it has one. */
function keyOf({ file, path, base }: Place): string {
  return base === undefined ? JSON.stringify([file, path]) : keyOf(base);
}

function givenValues(model: Model): readonly GivenValue[] {
  const { gateway, connectors } = model;
  const ofHeaders = gateway.headers.flatMap((header) => valuesOf(header, NO_RECORDS));
  const ofFields = fieldsOf(model).flatMap(({ field, records }) => valuesOf(field, records));
  const ofRecords = [gateway, ...connectors].flatMap((owner) =>
    owner.records.flatMap((record) => exampleOf(record, { kind: "record", nullable: false, record: record.name }, recordsOf(owner))),
  );
  // Every status has the same error body.
  const error: ValueType = { kind: "object", nullable: false, shape: gateway.error.shape };
  const ofStatuses = gateway.statuses.flatMap((status) => exampleOf(status, error, recordsOf(gateway)));
  return [...ofHeaders, ...ofFields, ...ofRecords, ...ofStatuses];
}

function exampleOf({ example, at }: RecordDefinition | ErrorStatus, type: ValueType, records: Records): readonly GivenValue[] {
  return valuesOf({ type, secret: false, ...optional({ example }), at }, records);
}

type Valued = Pick<Field, "type" | "secret" | "named" | "default" | "example" | "at">;

function valuesOf({ type, secret, named, default: preset, example, at: { file, path, base } }: Valued, records: Records): GivenValue[] {
  // A param that changes its named type is the place where a value of that type no longer fits.
  const at = named === undefined || base === undefined ? { file, path } : { file, path, base };
  const shared = { type, records, at, secret };
  return [
    ...(preset === undefined ? [] : [{ ...shared, key: "default" as const, value: preset.value }]),
    ...(example === undefined ? [] : [{ ...shared, key: "example" as const, value: example }]),
  ];
}

function toDiagnostic({ problem: valueProblem, source }: FoundProblem, others: number): UnlocatedDiagnostic {
  const { key } = source;
  const { path, problem, undeclared } = valueProblem;
  const secret = source.secret || valueProblem.secret;
  const place = placeIn(source.at, key, ...path);
  if (undeclared !== undefined) return undeclaredDiagnostic(undeclared, place, { key, secret });
  if (key === "default") return diagnosticAt("value/misfit", place, { key, problem }, { secret });
  const help = others === 0 ? undefined : `${messages["example/misfit"].help}; ${others} more have the same problem`;
  return diagnosticAt("example/misfit", place, { problem }, { secret, help });
}

function undeclaredDiagnostic(
  { keys, fields }: UndeclaredKeys,
  place: Place,
  { key, secret }: { readonly key: string; readonly secret: boolean | undefined },
): UnlocatedDiagnostic {
  const [only, ...others] = keys;
  const names = keys.map(
    ({ name, suggestion }) => `\`${name}\`${suggestion === undefined || others.length === 0 ? "" : ` (\`${suggestion}\`?)`}`,
  );
  const slots = {
    what: `${others.length === 0 ? "field" : "fields"} ${names.join(", ")}`,
    value: key,
    fields: fields.length === 0 ? "none" : quoteAll(fields),
  };
  return diagnosticAt("value/undeclared", place, slots, {
    on: "key",
    suggestion: others.length === 0 ? only?.suggestion : undefined,
    secret,
  });
}

/** A required param never takes a default, and needs no reason to be given. */
function checkIdleKeys({ required, default: preset, requiredInPractice, at }: Field): readonly UnlocatedDiagnostic[] {
  if (!required) return [];
  const keys = [...(preset === undefined ? [] : ["default"]), ...(requiredInPractice === undefined ? [] : ["required_in_practice"])];
  return keys.map((key) => diagnosticAt("type/idle-key", placeIn(at, "required"), { key }, { on: "key" }));
}
