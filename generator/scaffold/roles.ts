import { printFieldPath } from "../../templates/shared/field_path.ts";
import type { FlatSchema } from "./flat_schema.ts";
import { singularOf, snakeName } from "./names.ts";
import type { Route } from "./routes.ts";
import { entry, mapOf, type YamlEntry } from "./yaml_text.ts";

/** A param whose role is wanted. */
export interface RoleClues {
  /** In the catalog, and in the document. */
  readonly name: string;
  readonly wireName: string;
  readonly place: string;
  readonly flat: FlatSchema;
  readonly route: Route;
  /** The fields of the records of the entity. */
  readonly fields: Readonly<Record<string, FlatSchema>>;
}

/** Actions that find one record. */
const FINDS = ["get", "update", "delete", "download"];
const LISTS = ["list", "api_search"];

/** Params with the text that is searched for. */
const SEARCHES = ["q", "query", "search", "keyword", "keywords", "term", "search_term"];

/** The role of a param as its key: what its name, its place and the record prove, and otherwise `no_effect` as not reviewed. */
export function guessRole(clues: RoleClues): YamlEntry {
  return (
    identityOf(clues) ?? parentOf(clues) ?? searchOf(clues) ?? writtenField(clues) ?? filterOf(clues) ?? entry("no_effect", "Not reviewed.")
  );
}

/** The last param of a path names the record. */
function identityOf({ name, wireName, place, flat, route, fields }: RoleClues): YamlEntry | undefined {
  const isLast = place === "path" && route.pathParams.at(-1) === wireName && /\}(?:\.\w+)?\/?$/u.test(route.source.path);
  if (!isLast || !FINDS.includes(route.action)) return undefined;
  const noun = singularOf(route.entity);
  const plain = snakeName(wireName, "param");
  const names = [wireName, plain, ...plain.split("_").map((_, index, words) => words.slice(index).join("_"))];
  const isLikeId = fields.id !== undefined && flat.types.some((type) => fields.id?.types.includes(type));
  const candidates = isLikeId ? [...names, "id"] : names;
  const isOther = /(?:^|_)(?:id|key|uuid)$/u.test(plain) && plain !== "id" && plain !== `${noun}_id` && !Object.hasOwn(fields, "id");
  const field = candidates.find((one) => Object.hasOwn(fields, one) && isSingle(fields[one]));
  if (field === undefined || isOther) return undefined;
  // Without a key it is the identity already.
  return name === "id" && field === "id" ? entry("identity", "id") : entry("identity", printFieldPath([field]));
}

function isSingle(flat: FlatSchema | undefined): boolean {
  return flat !== undefined && !flat.types.includes("object") && !flat.types.includes("array");
}

function parentOf({ wireName, place, route }: RoleClues): YamlEntry | undefined {
  const isParent = place === "path" && route.parent?.param === wireName && route.parent.entity !== route.entity;
  return isParent && [...FINDS, ...LISTS].includes(route.action) ? entry("parent", route.parent.entity) : undefined;
}

function searchOf({ wireName, place, flat, route }: RoleClues): YamlEntry | undefined {
  const isText = flat.types.length === 1 && flat.types[0] === "string";
  const isSearch = isText && place !== "path" && SEARCHES.includes(snakeName(wireName, "param")) && LISTS.includes(route.action);
  return isSearch ? entry("search", mapOf([entry("language", "text")])) : undefined;
}

function writtenField({ wireName, place, route, fields }: RoleClues): YamlEntry | undefined {
  const isWritten = place === "body" && (route.action === "create" || route.action === "update") && Object.hasOwn(fields, wireName);
  return isWritten ? entry("field", printFieldPath([wireName])) : undefined;
}

/** A param with the name of a field chooses records by it, if both are single values of one type. */
function filterOf({ wireName, place, flat, route, fields }: RoleClues): YamlEntry | undefined {
  const field = Object.hasOwn(fields, wireName) ? fields[wireName] : undefined;
  if (field === undefined || place === "path" || !LISTS.includes(route.action)) return undefined;
  const isSame = isSingle(flat) && isSingle(field) && flat.types.length > 0 && flat.types.every((type) => field.types.includes(type));
  return isSame ? entry("filter", printFieldPath([wireName])) : undefined;
}
