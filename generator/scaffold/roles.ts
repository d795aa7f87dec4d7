import { notReviewed } from "../../templates/shared/role_text.ts";
import { derivedRole, likelyRole } from "../model/derived_role.ts";
import { valueOfRole } from "../model/role_queries.ts";
import type { ValueType } from "../model/types.ts";
import type { FlatSchema } from "./flat_schema.ts";
import type { DraftParam } from "./params.ts";
import type { Route } from "./routes.ts";
import { entry, mapOf, type YamlEntry } from "./yaml_text.ts";

/** The role of a param as its key: what its name, its place and the record prove or make likely, and otherwise `no_effect` as not reviewed. */
export function guessRole(param: DraftParam, route: Route, fields: Readonly<Record<string, FlatSchema>>): YamlEntry {
  const { wireName: name, place, flat, required } = param;
  const { entity, action, parent, source } = route;
  if (place === "path" && parent?.param === name && parent.entity !== entity) return entry("parent", parent.entity);
  const types = new Map(Object.entries(fields).map(([field, schema]) => [field, typeOf(schema)]));
  const clues = { name, action, entity, required, place, type: typeOf(flat), path: source.path, fields: types, entities: new Map() };
  const role = derivedRole(clues) ?? likelyRole(clues);
  if (role === undefined) return entry("no_effect", notReviewed);
  const value = valueOfRole(role);
  return entry(role.kind, typeof value === "object" ? mapOf([entry("language", value.language)]) : value);
}

/** A type as far as roles depend on it. */
function typeOf({ types, keywords, enum: values }: FlatSchema): ValueType {
  const scalars = types.flatMap((type) => (type === "object" || type === "array" ? [] : [type]));
  if (types.includes("array")) return { kind: "array", nullable: false, items: { kind: "any" } };
  if (types.length === 0 || scalars.length < types.length)
    return types.length === 0 ? { kind: "any" } : { kind: "object", nullable: false };
  const isTime = String(keywords["format"]).startsWith("date");
  const listed = values?.flatMap((one) => (typeof one === "string" ? [one] : []));
  return {
    kind: "scalar",
    types: scalars,
    nullable: false,
    ...(listed !== undefined && { enum: listed }),
    ...(isTime && { format: "date-time" }),
  };
}
