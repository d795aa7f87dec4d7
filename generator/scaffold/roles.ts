import { notReviewed } from "../../templates/shared/roles.ts";
import { derivedRole, likelyRole, type RoleClues, type ValueClues } from "../model/derived_role.ts";
import { writtenRole } from "../model/role_queries.ts";
import type { FlatSchema } from "./flat_schema.ts";
import type { DraftParam } from "./params.ts";
import type { Route } from "./routes.ts";
import { entry, mapOf, type YamlEntry } from "./yaml_text.ts";

/** The role of a param as its key: what its name, its place and the record prove or make likely, and otherwise `no_effect` as not reviewed. */
export function guessRole(param: DraftParam, route: Route, fields: Readonly<Record<string, FlatSchema>>): YamlEntry {
  const { wireName, place, flat, required } = param;
  const { entity, action, parent, source } = route;
  if (place === "path" && parent?.param === wireName && parent.entity !== entity) return entry("parent", parent.entity);
  const clues: RoleClues = {
    ...{ name: wireName, action, entity, required, place, value: valueClues(flat), others: new Map() },
    path: source.path.split("/").filter((segment) => segment !== ""),
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueClues(field)])),
  };
  const role = derivedRole(clues) ?? likelyRole(clues);
  if (role === undefined) return entry("no_effect", notReviewed);
  const { key, value } = writtenRole(role);
  return entry(key, typeof value === "object" ? mapOf(Object.entries(value).map(([name, text]) => entry(name, text))) : value);
}

function valueClues({ types, keywords, enum: values }: FlatSchema): ValueClues {
  const { format } = keywords;
  return { types, ...(values !== undefined && { values }), ...(typeof format === "string" && { format }) };
}
