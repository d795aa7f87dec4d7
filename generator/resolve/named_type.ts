import { type WrittenConstraints, type WrittenField, type WrittenFieldDetails, type Place, optional, diagnosticAt } from "#generator/read";
import { lookUp, placeOf, toDetails, type Scope } from "./scope.ts";

/** A written mapping after the named type in its `type` has been filled in. */
export interface ResolvedDetails {
  readonly details: WrittenFieldDetails;
  /** Where each key is written: in the mapping itself, or in the named type. */
  readonly placeOf: (key: keyof WrittenFieldDetails) => Place;
  /** The named type, when nothing about the value was changed. */
  readonly named?: string;
  /** `| null` is written beside the name. */
  readonly orNull?: true;
  /** Where that type is written, whether changed or not. */
  readonly base?: Place;
  /** The scope for everything inside; detects cycles. */
  readonly scope: Scope;
}

/** Keys that describe a field and do not change the type of its value. */
const BESIDE_THE_TYPE: Readonly<Record<"type" | Exclude<keyof WrittenFieldDetails, keyof WrittenConstraints>, true>> = {
  ...{ type: true, description: true, section: true, deprecated: true, experimental: true, assumed: true, not_shown: true },
  ...{ default: true, required: true, required_in_practice: true, secret: true, example: true, also_seen: true },
  ...{ identity: true, parent: true, within: true, filter: true, search: true, order: true, select: true, expand: true, field: true },
  ...{ includes: true, excludes: true, modifies: true, index: true, no_effect: true },
};

/** The name of a type, alone or with `| null`. */
const NAME_OR_NULL = /^(?:null\s*\|\s*)?([A-Za-z_$][\w$]*)(?:\s*\|\s*null)?$/u;

/**
 * Fills in the named type if `type` is the name of one, alone or with `| null`. Its keys come first; the mapping's own keys
 * override them.
 */
export function resolveNamedType(details: WrittenFieldDetails, at: Place, scope: Scope): ResolvedDetails {
  const text = details.type?.trim() ?? "";
  const { name, named } = namedTypeOf(details, scope);
  if (named === undefined) return { details, placeOf: () => at, scope };
  scope.use(name);
  if (scope.resolving.includes(name)) {
    reportCycle(scope.resolving.slice(scope.resolving.indexOf(name)), Object.keys(scope.types), at, scope);
    return { details: { ...details, type: "any" }, placeOf: () => at, scope };
  }
  const place = placeOf(scope, "types", name);
  const base = resolveNamedType(toDetails(named), place, { ...scope, resolving: [...scope.resolving, name] });
  const { type: _, ...overrides } = details;
  const orNull = (text !== name && acceptsNull(text, typePlace(at), scope)) || base.orNull === true;
  const merged: ResolvedDetails = {
    details: { ...base.details, ...overrides },
    placeOf: (key) => (Object.hasOwn(overrides, key) ? at : base.placeOf(key)),
    scope: base.scope,
    base: basedOn(place, base.base),
    ...(orNull && { orNull }),
  };
  return isChanged(overrides) ? merged : { ...merged, named: name };
}

/** The name in the `type` of a mapping, and the named type, if it is that of one. */
export function namedTypeOf({ type = "" }: WrittenFieldDetails, { records, types }: Scope): { name: string; named?: WrittenField } {
  const name = NAME_OR_NULL.exec(type.trim())?.[1] ?? "";
  return { name, ...optional({ named: records.includes(name) ? undefined : lookUp(types, name) }) };
}

function isChanged(details: WrittenFieldDetails): boolean {
  return Object.keys(details).some((key) => !Object.hasOwn(BESIDE_THE_TYPE, key) && !(key === "format" && details.format === true));
}

/**
 * Whether a type with `| null` accepts null here. A named type that responses use too loses its null in requests, where nobody says that it
 * can be sent. Of what is sent, only params may be null: a null among credentials or in an address is reported.
 */
export function acceptsNull(type: string, at: Place, { side, resolving, usedTypes, report }: Scope): boolean {
  if (side === "response") return true;
  if (usedTypes.response.has(resolving.at(-1) ?? "")) return false;
  const [part] = at.path;
  if (part === "entities" || part === "types") return true;
  report(diagnosticAt("type/nullable-param", at, { type }));
  return false;
}

/** `limit: PageLimit` is a place itself; in a mapping the type is under `type`. Only the file knows which one it is. */
export function typePlace(place: Place): Place {
  return { ...place, path: [...place.path, "type"] };
}

/** The name of a type's definition. A type that is sent and returned has two, because only what is sent is closed. */
export function definitionName(name: string, { side, usedTypes }: Pick<Scope, "side" | "usedTypes">): string {
  return side === "response" && usedTypes.request.has(name) ? `Returned${name}` : name;
}

/**
 * Reports that the first of some names leads back to itself, at the place that closes the cycle. Each name on the cycle is
 * found to do so; it is reported for the one that comes first in the file.
 */
export function reportCycle(names: readonly string[], inFile: readonly string[], at: Place, { report }: Scope): void {
  const [name = ""] = names;
  if (name !== inFile.find((one) => names.includes(one))) return;
  report(diagnosticAt("ref/circle", at, { name, circle: [...names, name].map((step) => `\`${step}\``).join(" → ") }));
}

/** A place whose missing parts are written in a named type, if there is one. */
export function basedOn(at: Place, base: Place | undefined): Place {
  return base === undefined ? at : { ...at, base };
}
