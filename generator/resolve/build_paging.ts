import { parseFieldPath } from "../../templates/shared/field_path.ts";
import type { Place } from "../source/place.ts";
import type { WrittenPaging } from "../catalog/types.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import { isPagingKind, pagingKeys, type PagingKeyUse } from "../model/paging_queries.ts";
import type { PagingField, PagingValue } from "../model/paging_kinds.ts";
import type { Paging } from "../model/types.ts";
import { nearestName } from "../../templates/shared/nearest_names.ts";
import { buildOrigin, given, lookUp, placeOf, type Scope } from "./scope.ts";

/** The paging profiles of a connector, by name. */
export type PagingProfiles = Readonly<Record<string, WrittenPaging>>;

/** The paging of an operation: a descriptor, or the paging profile with the written name. Reports a name that is unknown. */
export function buildOperationPaging(
  written: string | WrittenPaging | undefined,
  profiles: PagingProfiles,
  at: Place,
  scope: Scope,
): Paging | undefined {
  if (written === undefined) return undefined;
  if (typeof written !== "string") return buildPaging(written, at, scope);
  const profile = lookUp(profiles, written);
  if (profile === undefined) {
    reportUnknownProfile(written, Object.keys(profiles), at, scope);
    return undefined;
  }
  scope.use(written);
  return { ...buildPaging(profile, placeOf(scope, "paging_profiles", written), scope), profile: written };
}

function reportUnknownProfile(name: string, names: readonly string[], at: Place, { report }: Scope): void {
  const known = names.length === 0 ? "no paging profiles" : names.map((one) => `\`${one}\``).join(", ");
  const help = isPagingKind(name) ? `write a mapping: \`paging: { kind: ${name}, … }\`` : undefined;
  const slots = { kind: "paging profile", name, known };
  report(diagnosticAt("ref/unknown", at, slots, help === undefined ? { suggestion: nearestName(name, names) } : { help }));
}

/** A paging descriptor with its field references parsed. The schema has checked the keys of each kind. */
function buildPaging(written: WrittenPaging, at: Place, scope: Scope): Paging {
  // Only here are both marks allowed: the paging is assumed, and the documents leave open when it ends.
  const origin = buildOrigin(given("assumed", written.assumed), at, scope);
  const values: Readonly<Record<string, string | number | undefined>> = { ...written };
  const properties = pagingKeys(written.kind).flatMap((use): readonly (readonly [string, PagingValue])[] => {
    const value = values[use.key] ?? use.default;
    return value === undefined ? [] : [[use.property, readValue(use, value)]];
  });
  const paging = { origin, ...given("notShown", written.not_shown), kind: written.kind, ...Object.fromEntries(properties) };
  if (!isPaging(paging)) throw new Error(`the schema lets through a ${written.kind} without all its keys`);
  return paging;
}

function readValue({ value: meaning }: PagingKeyUse, written: string | number): PagingValue {
  switch (meaning) {
    case "param":
    case "element_field":
    case "text":
    case "number":
      return written;
    case "state":
      return fieldOf(String(written));
    case "record_path":
      return parseFieldPath(String(written));
  }
}

/** Whether a descriptor has a value for each key that its kind must have. The schema has checked the types of the values. */
function isPaging(paging: Pick<Paging, "kind" | "origin">): paging is Paging {
  return pagingKeys(paging.kind).every(({ required, property }) => !required || Object.hasOwn(paging, property));
}

/** `has_more` is a field of Meta, `record.has_more` one of the record. */
function fieldOf(written: string): PagingField {
  const ofRecord = /^record(?=[.[])(.*)$/su.exec(written)?.[1];
  const path = parseFieldPath(ofRecord ?? written);
  const within = path.slice(0, -1);
  return { in: ofRecord === undefined ? "meta" : "record", ...(within.length > 0 && { within }), field: path.at(-1) ?? "" };
}
