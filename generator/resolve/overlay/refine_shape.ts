import { optional, diagnosticAt, quoteAll, placeIn } from "#generator/read";
import type { WrittenField, WrittenFieldDetails, WrittenFields, Place } from "#generator/read";
import { elementType, replaceInner, writtenShape } from "../model/value_types.ts";
import type { Field, ObjectShape, ValueType } from "../model/types.ts";
import { buildDefault, buildField } from "../build_shape.ts";
import { inside, lookUp, toDetails, type Scope } from "../scope.ts";
import { type ItemLimits, type NumberLimits, type StringLimits, nearestName } from "#templates/core";
import type { FormatName } from "../model/formats.ts";

/** A limit that an overlay may narrow: its key, its name in the model, and whether a smaller or a greater one is narrower. */
const LIMITS = [
  { key: "min", name: "min", narrower: "greater" },
  { key: "max", name: "max", narrower: "smaller" },
  { key: "min_length", name: "minLength", narrower: "greater" },
  { key: "max_length", name: "maxLength", narrower: "smaller" },
  { key: "min_items", name: "minItems", narrower: "greater" },
  { key: "max_items", name: "maxItems", narrower: "smaller" },
] as const;

/** The keys of the limits that an overlay may set for a param of the extended catalog. */
const LIMIT_KEYS: readonly string[] = LIMITS.map(({ key }) => key);

/** The keys that an overlay may set for a field of a record, and for a param. */
const FIELD_KEYS = ["description", "deprecated", "fields"];
const PARAM_KEYS = [...FIELD_KEYS, "default", ...LIMIT_KEYS];

/** The shape with the fields that an overlay adds after its own, and with what it says about those. */
export function refineShape(shape: ObjectShape, written: WrittenFields, at: Place, scope: Scope): ObjectShape {
  const existingNames = new Set(shape.fields.map(({ name }) => name));
  const kept = shape.fields.map((field) => {
    const changes = lookUp(written, field.name);
    return changes === undefined ? field : refineField(field, changes, placeIn(at, field.name), scope);
  });
  const added = Object.entries(written).filter(([name]) => !existingNames.has(name));
  return { ...shape, fields: [...kept, ...added.map(([name, field]) => buildField(name, field, placeIn(at, name), scope))] };
}

function refineField(field: Field, written: WrittenField, at: Place, scope: Scope): Field {
  const details = toDetails(written);
  const isSent = scope.side === "request";
  const allowed = isSent ? PARAM_KEYS : FIELD_KEYS;
  reportFixedKeys(details, { kind: isSent ? "param" : "field", name: field.name, allowed }, at, scope);
  const { description, deprecated, fields, default: preset } = details;
  const narrowed = isSent ? narrow(field, details, at, scope) : field.type;
  const { named, ...rest } = field;
  return {
    ...rest,
    ...(narrowed === field.type && optional({ named })),
    ...optional({ description, deprecated, default: isSent && preset !== undefined ? buildDefault(preset, field.origin) : undefined }),
    type: fields === undefined ? narrowed : withFields(narrowed, fields, { name: field.name, at }, inside(scope, field)),
    at,
  };
}

/** The type with further fields in the object that it is, or that its elements are. */
function withFields(
  type: ValueType,
  fields: NonNullable<WrittenFieldDetails["fields"]>,
  { name, at }: { readonly name: string; readonly at: Place },
  scope: Scope,
): ValueType {
  if (writtenShape(elementType(type)) === undefined) {
    scope.report(diagnosticAt("overlay/no-fields", placeIn(at, "fields"), { name }, { on: "key" }));
    return type;
  }
  const refine = (shape: ObjectShape): ObjectShape => refineShape(shape, fields, placeIn(at, "fields"), scope);
  return replaceInner(type, { shape: refine, type: (inner) => withFields(inner, fields, { name, at }, scope) });
}

type Limit = (typeof LIMITS)[number];

type Limits = Pick<NumberLimits & StringLimits<FormatName> & ItemLimits, Limit["name"]>;

/** The type with the limits of an overlay, which must accept less than those that it has. Without limits, the type itself. */
function narrow({ name, type }: Field, details: WrittenFieldDetails, at: Place, { report }: Scope): ValueType {
  let narrowed = type;
  for (const limit of LIMITS) {
    const value = details[limit.key];
    if (value === undefined) continue;
    const place = placeIn(at, limit.key);
    const typeLimits = takesLimit(type, limit) ? limitsOf(type) : undefined;
    const base = typeLimits?.[limit.name];
    if (typeLimits === undefined) report(diagnosticAt("overlay/no-limit", place, { key: limit.key, name }, { on: "key" }));
    else if (base !== undefined && (limit.narrower === "smaller" ? value > base : value < base))
      report(diagnosticAt("overlay/looser", place, { key: limit.key, value, base }));
    else narrowed = withLimit(narrowed, { [limit.name]: value });
  }
  return narrowed;
}

/** Whether the values of the type have what the limit counts. */
function takesLimit(type: ValueType, { name }: Limit): boolean {
  if (type.kind === "array") return name === "minItems" || name === "maxItems";
  if (type.kind !== "scalar" || type.const !== undefined || type.enum !== undefined) return false;
  if (type.commaList !== undefined) return name === "minItems" || name === "maxItems";
  if (name === "min" || name === "max") return type.types.some((one) => one === "integer" || one === "number");
  return (name === "minLength" || name === "maxLength") && type.types.includes("string");
}

function limitsOf(type: ValueType): Limits {
  if (type.kind === "array") return type;
  return type.kind === "scalar" ? { ...type, ...type.commaList } : {};
}

function withLimit(type: ValueType, limits: Limits): ValueType {
  if (type.kind === "array") return { ...type, ...limits };
  if (type.kind !== "scalar") return type;
  return type.commaList === undefined ? { ...type, ...limits } : { ...type, commaList: { ...type.commaList, ...limits } };
}

/** A part of the extended catalog, for messages: `record` `Charge`. */
interface ExistingPart {
  readonly kind: string;
  readonly name: string;
  /** The keys that an overlay may set. */
  readonly allowed: readonly string[];
}

/** Reports the keys that an overlay sets for a part of the extended catalog although only others may be set. */
export function reportFixedKeys(
  written: object,
  { kind, name, allowed }: ExistingPart,
  at: Place,
  { report }: Pick<Scope, "report">,
): void {
  const fixed = Object.keys(written).filter((key) => !allowed.includes(key));
  const [first] = fixed;
  if (first === undefined) return;
  const slots = { kind, name, keys: fixed.join("`, `"), allowed: quoteAll(allowed) };
  report(diagnosticAt("overlay/exists", placeIn(at, first), slots, { on: "key" }));
}

/** Reports a name that the extended catalog does not have. */
export function reportUnknown(kind: string, name: string, names: readonly string[], at: Place, { report }: Pick<Scope, "report">): void {
  const slots = { kind, name, known: quoteAll(names) };
  report(diagnosticAt("overlay/unknown", at, slots, { suggestion: nearestName(name, names) }));
}
