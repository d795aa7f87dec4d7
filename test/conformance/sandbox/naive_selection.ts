import type { Sandbox } from "connector-gateway-spec/sandbox";
import {
  operationOf,
  paramsOf,
  type CatalogField,
  type CatalogOperation,
  type Condition,
  type Json,
  type JsonObject,
} from "./catalog_operations.ts";
import { call, at, isObject, recordsOf, textOf } from "./gateway_calls.ts";

/** All values at a path, through arrays; nulls and missing fields are none. */
export function valuesAt(value: Json | undefined, path: string): readonly Json[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((element) => valuesAt(element, path));
  if (path === "") return [value];
  const [name = "", ...rest] = path.split(".");
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest.join(".")) : [];
}

/** A number, or a time as a number; NaN for anything else. */
export function numberOf(value: Json | undefined): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value === "") return NaN;
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : Date.parse(value);
}

function equals(value: Json, wanted: Json): boolean {
  if (isObject(wanted)) return isObject(value) && Object.entries(wanted).every(([key, inner]) => equals(value[key] ?? null, inner));
  return textOf(value) === textOf(wanted);
}

function holds({ field, is, isNot }: Condition, record: JsonObject): boolean {
  const values = valuesAt(record, field);
  const any = (wanted: Json): boolean =>
    Array.isArray(wanted) ? wanted.some(any) : wanted === null ? values.length === 0 : values.some((value) => equals(value, wanted));
  return (is === undefined || any(is)) && (isNot === undefined || !any(isNot));
}

/** The elements of the value of a param that takes several. */
function elementsOf(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  return typeof value === "string" ? value.split(",").map((part) => part.trim()) : [value];
}

function passesFilter({ role }: CatalogField, value: Json, record: JsonObject, widened: boolean): boolean {
  if (role.meanings !== undefined) {
    const { meanings } = role;
    return elementsOf(value).some((one) => (meanings[textOf(one)] ?? []).every((condition) => holds(condition, record)));
  }
  const values = valuesAt(record, role.field ?? "");
  switch (role.as) {
    case "equals":
      return values.some((found) => equals(found, value));
    case "one_of":
      return values.some((found) => elementsOf(value).some((one) => equals(found, one)));
    case "after":
      return values.some(
        (found) => numberOf(found) - numberOf(value) > 0 || ((role.inclusive ?? widened) && numberOf(found) === numberOf(value)),
      );
    case "before":
      return values.some(
        (found) => numberOf(found) - numberOf(value) < 0 || ((role.inclusive ?? widened) && numberOf(found) === numberOf(value)),
      );
    case "interval":
      return isObject(value) && values.some((found) => inInterval(numberOf(found), value));
    default:
      throw new Error(`The tests do not know the filter ${textOf(role.as)}.`);
  }
}

function inInterval(found: number, { gt, gte, lt, lte }: JsonObject): boolean {
  return (
    (gt === undefined || found > numberOf(gt)) &&
    (gte === undefined || found >= numberOf(gte)) &&
    (lt === undefined || found < numberOf(lt)) &&
    (lte === undefined || found <= numberOf(lte))
  );
}

/** Whether a list with these params returns a record, by what the catalog says about its filters and parents. */
export function isSelected(operation: CatalogOperation, params: JsonObject, record: JsonObject): boolean {
  const given = (name: string): Json | undefined => params[name] ?? undefined;
  const widened = paramsOf(operation, "modifies").flatMap(({ name, role }) => (given(name) === true ? (role.params ?? []) : []));
  const filters = paramsOf(operation, "filter").every((param) => {
    const usual = param.default?.origin.kind === "stated" ? param.default.value : undefined;
    const value = given(param.name) ?? usual;
    return value === undefined || passesFilter(param, value, record, widened.includes(param.name));
  });
  const included = paramsOf(operation, "includes").every(
    ({ name, role }) => given(name) === true || !holds({ field: "", ...role }, record),
  );
  const excluded = paramsOf(operation, "excludes").every(
    ({ name, role }) => given(name) !== true || !holds({ field: "", ...role }, record),
  );
  const parents = paramsOf(operation, "parent").every(({ name, role }) =>
    equals(at(record, role.field ?? name) ?? null, given(name) ?? null),
  );
  // Document 1: canceled subscriptions are left out unless a status is given.
  const hidden = operation.id === "payments.subscriptions.list" && given("status") === undefined && record["status"] === "canceled";
  return filters && included && excluded && parents && !hidden;
}

/** The records that a list with these params returns, in the order that the catalog states, or else of creation. */
export function naiveList(operation: CatalogOperation, params: JsonObject, records: readonly JsonObject[]): readonly JsonObject[] {
  const selected = records.filter((record) => isSelected(operation, params, record));
  if (operation.ordered !== "newest_first") return selected;
  return selected.toSorted((first, second) => numberOf(first["created"]) - numberOf(second["created"])).reverse();
}

/** What a list needs to show a record: its parents, the fields that are needed in practice, the token that starts a feed. */
export async function paramsToSee(sandbox: Sandbox, operation: CatalogOperation, record: JsonObject): Promise<JsonObject> {
  const parents = paramsOf(operation, "parent").map(({ name, role }) => [name, at(record, role.field ?? name) ?? null] as const);
  const params: Record<string, Json> = Object.fromEntries(parents);
  if (/^file_storage\.(comments|replies)\./.test(operation.id)) params["fields"] = "*";
  if (operation.paging?.kind === "change_feed") {
    const started = await call(sandbox, operationOf("file_storage.changes_start_page_token.get"));
    params["pageToken"] = at(started.body, "result.startPageToken") ?? null;
  }
  if (operation.params.fields.some(({ required, role }) => required && role.kind === "search")) params["query"] = "";
  return params;
}

/** Records of which no two belong to the same parents; at most `most`. */
export function oneOfEachFamily(sandbox: Sandbox, operation: CatalogOperation, most: number): readonly JsonObject[] {
  const families = new Map<string, JsonObject>();
  for (const record of recordsOf(sandbox, operation.connector, operation.entity)) {
    const key = paramsOf(operation, "parent")
      .map(({ name, role }) => textOf(at(record, role.field ?? name)))
      .join(" ");
    if (!families.has(key)) families.set(key, record);
  }
  return [...families.values()].slice(0, most);
}
