import type { ItemLimits, NumberLimits, StringLimits } from "../../../templates/shared/constraints.ts";
import type { WrittenFieldDetails } from "../../catalog/types.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";
import type { FormatName } from "../../model/formats.ts";
import type { ValueType } from "../../model/types.ts";
import { placeIn, type Place } from "../../source/place.ts";

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
export const LIMIT_KEYS: readonly string[] = LIMITS.map(({ key }) => key);

type Limit = (typeof LIMITS)[number];
type Limits = Pick<NumberLimits & StringLimits<FormatName> & ItemLimits, Limit["name"]>;

/** The param whose type is narrowed. */
interface Narrowed {
  readonly name: string;
  readonly at: Place;
  readonly report: (found: UnlocatedDiagnostic) => void;
}

/** The type with the limits of an overlay, which must accept less than those that it has. The same type if there are none. */
export function narrow(type: ValueType, details: WrittenFieldDetails, { name, at, report }: Narrowed): ValueType {
  let narrowed = type;
  for (const limit of LIMITS) {
    const value = details[limit.key];
    if (value === undefined) continue;
    const place = placeIn(at, limit.key);
    const known = takesLimit(type, limit) ? limitsOf(type) : undefined;
    const base = known?.[limit.name];
    if (known === undefined) report(diagnosticAt("overlay/no-limit", place, { key: limit.key, name }, { on: "key" }));
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
