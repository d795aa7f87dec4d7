import type { Role } from "../../templates/shared/roles.ts";
import { printFieldPath } from "../../templates/shared/field_path.ts";
import type { ActionName } from "./types.ts";
import { singularOf, snakeName } from "./words.ts";

/** A value, as far as roles depend on it. */
export interface ValueClues {
  /** As JSON Schema calls them, without null; none where anything may be, and `record` for an object with known names. */
  readonly types: readonly string[];
  /** Of the elements, for an array. */
  readonly items?: ValueClues;
  /** The only values. */
  readonly values?: readonly unknown[];
  readonly format?: string;
}

/** The fields of records by name. */
export type FieldClues = Readonly<Record<string, ValueClues>>;

/** What is known of a param without a role. */
export interface RoleClues {
  readonly name: string;
  readonly action: ActionName;
  readonly entity: string;
  readonly value: ValueClues;
  /** Most calls have it, at least. */
  readonly required: boolean;
  /** Where the call has it; undefined where the catalog does not say. */
  readonly place: string | undefined;
  /** The segments of the call's path, params in braces. */
  readonly path: readonly string[];
  readonly fields: FieldClues;
  /** The fields of the records of other entities, by entity. */
  readonly others: ReadonlyMap<string, FieldClues>;
}

/** The actions that find one record. */
const FINDS: readonly ActionName[] = ["get", "update", "delete", "download"];
const LISTS: readonly ActionName[] = ["list", "api_search"];
const WRITES: readonly ActionName[] = ["create", "update"];

/** Params with the text that is searched for. `q` and `query` are often in a language of queries. */
const SEARCHES = ["search", "search_text", "search_term", "term", "keyword", "keywords"];
const ORDERS = ["sort", "sort_by", "order", "order_by", "ordering"];
const DIRECTIONS = /^(?:asc|desc)(?:ending)?$/iu;
/** Params of a path that are about the interface, or about how it answers. */
const TECHNICAL = /(?:^|_)(?:version|format|locale|lang|language)$/u;

/**
 * The role of a param without a key for it, where name, type, path and records leave no doubt. The catalog need not write such a role, and
 * drafts have it written.
 */
export function derivedRole(clues: RoleClues): Role | undefined {
  return (
    identityOf(clues) ?? parentOf(clues) ?? fieldOf(clues) ?? withinOf(clues) ?? (clues.place === "path" ? undefined : listRole(clues))
  );
}

/** Whether a value is one of `asc` and `desc`. */
export function isDirection({ values = [] }: ValueClues): boolean {
  return values.length > 0 && values.every((one) => typeof one === "string" && DIRECTIONS.test(one));
}

/** The param at the end of the path, or the one with the name of the entity: `/issues/{issue_number}`, `issue_number`. */
function identityOf(clues: RoleClues): Role | undefined {
  const { name, action, entity, value, required, place, fields } = clues;
  const isNamed = (required || place === "path") && snakeName(name, "param").startsWith(`${singularOf(entity)}_`);
  if (!FINDS.includes(action) || !(isNamed || endsPath(clues))) return undefined;
  const found = fieldsNamedLike(name, value, fields);
  return found.length === 0 ? undefined : { kind: "identity", fields: found.map((field) => printFieldPath([field])) };
}

/** Whether the path of an operation about one record ends with the param. */
export function endsPath({ name, action, place, path }: RoleClues): boolean {
  return FINDS.includes(action) && place === "path" && path.at(-1) === `{${name}}`;
}

/** Whether the param is one of a list. */
export function isOfList({ action }: RoleClues): boolean {
  return LISTS.includes(action);
}

/** For `issue_number` the field of this name or `number`; for `issue_id_or_key` the fields `id` and `key`. */
function fieldsNamedLike(name: string, value: ValueClues, fields: FieldClues): readonly string[] {
  const isLike = (one: string): boolean => Object.hasOwn(fields, one) && isSingle(value) && isSame(value, fields[one]);
  const words = snakeName(name, "param").split("_");
  const middle = words.indexOf("or");
  const both = middle < 1 ? [] : [words[middle - 1] ?? "", words.slice(middle + 1).join("_")];
  if (both.length > 0) return both.every(isLike) ? both : [];
  const found = [name, ...words.map((_, index) => words.slice(index).join("_"))].find(isLike);
  return found === undefined ? [] : [found];
}

/** The param behind the name of an entity in the path, or the one with its name: `/issues/{issue_number}/comments`, `issue_number`. */
function parentOf(clues: RoleClues): Role | undefined {
  const { name, action, value, required, place, fields, others } = clues;
  const plain = snakeName(name, "param");
  const isOwn = Object.hasOwn(fields, name) || !required;
  const named = [...others.keys()].find((other) => place !== "path" && !isOwn && plain.startsWith(`${singularOf(other)}_`));
  const entity = entityBefore(clues) ?? named;
  const by = fieldsNamedLike(name, value, others.get(entity ?? "") ?? {});
  const [first, second] = by.map((field) => printFieldPath([field]));
  if (entity === undefined || first === undefined || entity === clues.entity) return undefined;
  // Without records of its own, an entity is about those of the other one.
  if (action === "download" && Object.keys(fields).length === 0) return { kind: "identity", fields: [first], entity };
  const field = Object.keys(fields).find((one) => snakeName(one, "") === `${singularOf(entity)}_${first}`);
  return {
    ...{ kind: "parent", entities: [entity] },
    ...(first !== "id" && second === undefined && { by: first }),
    ...(field !== undefined && { field: printFieldPath([field]) }),
  };
}

/** The entity whose name is in front of the param in the path, where no other param follows. */
export function entityBefore({ name, place, path, others }: RoleClues): string | undefined {
  const index = path.indexOf(`{${name}}`);
  if (place !== "path" || path[index + 1]?.startsWith("{") === true) return undefined;
  const before = path[index - 1] ?? "{";
  return before.startsWith("{")
    ? undefined
    : [...others.keys()].find((other) => [other, singularOf(other)].includes(snakeName(before, "")));
}

/** A value of a create or an update with the name of a field. */
function fieldOf(clues: RoleClues): Role | undefined {
  const { name, action, value, place, path, fields } = clues;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const isWritten = place === "body" || place === undefined || (place === "path" && action === "create" && path.at(-1) === `{${name}}`);
  if (!WRITES.includes(action) || !isWritten || field === undefined) return undefined;
  return fits(value, field) ? { kind: "field", field: printFieldPath([name]) } : undefined;
}

/** Any other param of the path: an account, a workspace, a repository. */
function withinOf(clues: RoleClues): Role | undefined {
  const { name, value, place, fields } = clues;
  if (place !== "path" || endsPath(clues) || entityBefore(clues) !== undefined || TECHNICAL.test(snakeName(name, ""))) return undefined;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const isShown = field !== undefined && isSingle(value) && isSame(value, field);
  return { kind: "within", ...(isShown && { field: printFieldPath([name]) }) };
}

function listRole({ name, action, value, required, fields }: RoleClues): Role | undefined {
  if (!LISTS.includes(action)) return undefined;
  const plain = snakeName(name, "param");
  const { values = [] } = value;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field !== undefined) return !required && isEqual(value, field) ? filterOn(name) : undefined;
  if (isText(value) && values.length === 0 && SEARCHES.includes(plain)) return { kind: "search", language: "text" };
  const names = values.map((one) => String(one).replace(/^-/u, ""));
  if (!isText(value) || !ORDERS.includes(plain) || names.length === 0 || !names.every((one) => Object.hasOwn(fields, one)))
    return undefined;
  return { kind: "order", language: values.some((one) => String(one).startsWith("-")) ? "signed" : "keywords" };
}

/** Whether a list has the records whose field is the value. A time is rarely meant exactly. */
function isEqual(value: ValueClues, field: ValueClues): boolean {
  const isTime = [value.format, field.format].some((format) => format === "date-time" || format === "date");
  return !isTime && isSingle(value) && isSame(value, field) && !isWider(value, field);
}

/** What a param without a certain role probably does: for drafts, and for the message about it. */
export function likelyRole(clues: RoleClues): Role | undefined {
  const { name, action, entity, value, place, fields } = clues;
  const plain = snakeName(name, "param");
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (endsPath(clues)) {
    const isOther = /(?:^|_)(?:id|key|uuid)$/u.test(plain) && plain !== "id" && plain !== `${singularOf(entity)}_id`;
    return isOther || !isSame(value, fields["id"]) ? undefined : { kind: "identity", fields: ["id"] };
  }
  if (place === "path") return undefined;
  if (field !== undefined && WRITES.includes(action)) return { kind: "field", field: printFieldPath([name]) };
  if (!LISTS.includes(action)) return undefined;
  if (field !== undefined) return isSame(value, field) && isSingle(value) ? filterOn(name) : undefined;
  if (isText(value) && ["q", "query", ...SEARCHES].includes(plain)) return { kind: "search", language: "text" };
  return isText(value) && ORDERS.includes(plain) ? { kind: "order", language: "keywords" } : undefined;
}

function filterOn(name: string): Role {
  return { kind: "filter", field: printFieldPath([name]), as: "equals" };
}

function isText({ types }: ValueClues): boolean {
  return types.length === 1 && types[0] === "string";
}

/** One value, neither an object nor a list. */
function isSingle({ types }: ValueClues): boolean {
  return types.length > 0 && !types.includes("object") && !types.includes("array");
}

/** Whether a field may have all types and values of a param. */
function isSame({ types, values }: ValueClues, field: ValueClues | undefined): boolean {
  const known = field?.types ?? [];
  const isKnown = (type: string): boolean =>
    type !== "record" && (known.includes(type) || (type === "integer" && known.includes("number")));
  if (types.length === 0 || !types.every(isKnown)) return false;
  return field?.values === undefined || (values ?? []).every((one) => field.values?.includes(one) === true);
}

/** Whether a record is still valid when the field has the value. */
function fits(value: ValueClues, field: ValueClues): boolean {
  if (field.types.length === 0) return true;
  if (!isSame(value, field) || isWider(value, field)) return false;
  return field.items === undefined || (value.items !== undefined && fits(value.items, field.items));
}

/** A text for a field with few values may be one of them, several, or something else. */
function isWider(value: ValueClues, field: ValueClues): boolean {
  return field.values !== undefined && value.values === undefined;
}
