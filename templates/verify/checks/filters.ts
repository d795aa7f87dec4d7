import { isList, type CatalogType, type JsonValue } from "#templates/core";
import { findCursor } from "#templates/runtime";
import { firstAt, readerOf, toFilter, type JsonObject, type RecordTest } from "#templates/sandbox";
import { keyOfItem, pathInElement, rolesOf, type Item } from "../account.js";
import { accepts, call, paramStatement, shown, type Probe, type Success } from "../probe.js";
import type { Walk } from "./lists.js";

type Roles = Probe["operation"]["definition"]["roles"];
type FilterRole = Extract<Roles[string], { readonly kind: "filter" }>;

/** How many values of a filter are tried. */
const MOST_VALUES = 2;

/** Checks every filter of a list: what it returns fits, and what fits is returned. */
export async function judgeFilters(probe: Probe, whole: Walk): Promise<void> {
  const { definition } = probe.operation;
  for (const { param, role } of rolesOf(definition, "filter")) await judgeFilter(probe, whole, param, role);
  for (const kind of ["includes", "excludes"] as const) {
    for (const { param, role } of rolesOf(definition, kind)) {
      const test = (value: boolean): RecordTest => toFilter(role, value, contextOf(probe, param));
      judgeFit(probe, param, whole.items, whole.pages[0], { test: toFilter(role, undefined, contextOf(probe, param)), says: "left out" });
      const page = await call(probe, "filter", { ...whole.params, [param]: true });
      if (page !== undefined) judgeFit(probe, param, itemsOf(page), page, { test: test(true), says: "true" });
    }
  }
}

async function judgeFilter(probe: Probe, whole: Walk, param: string, role: FilterRole): Promise<void> {
  const { recorder, operation } = probe;
  const values = valuesToTry(probe, whole, param, role);
  if (values.length === 0) {
    return recorder.skip(
      `filter ${param}`,
      role.field === undefined ? "no field of the records shows it" : `no record has \`${role.field}\``,
    );
  }
  const inclusive = rolesOf(operation.definition, "modifies").find(({ role: { params } }) => params.includes(param))?.param;
  for (const value of values) {
    await tryFilter(probe, whole, { param, role, value, inclusive: undefined });
    if (inclusive !== undefined) await tryFilter(probe, whole, { param, role, value, inclusive });
  }
}

/** A value of a filter, and the param that makes its bounds match, if it is given. */
interface Tried {
  readonly param: string;
  readonly role: FilterRole;
  readonly value: JsonValue;
  readonly inclusive: string | undefined;
}

async function tryFilter(probe: Probe, whole: Walk, { param, role, value, inclusive }: Tried): Promise<void> {
  const { operation, recorder, account } = probe;
  const params = { ...whole.params, [param]: value, ...(inclusive !== undefined && { [inclusive]: true }) };
  if (!accepts(probe, params)) return;
  const page = await call(probe, "filter", params);
  if (page === undefined) return;
  const test = toFilter(role, value, { ...contextOf(probe, param), inclusive: inclusive !== undefined });
  const items = itemsOf(page);
  judgeFit(probe, param, items, page, { test, says: shown(value) });
  const isLast = findCursor(operation.definition.operation, params, page) === undefined;
  if (!isLast || !whole.isComplete) return;
  const found = new Set(items.map((item) => keyOfItem(item, account.entityOf(operation))));
  const lost = whole.items.find((item) => test(item.record) && !found.has(keyOfItem(item, account.entityOf(operation))));
  const message = `the record ${lost === undefined ? "" : keyOfItem(lost, account.entityOf(operation))} fits \`${param}\` ${shown(value)}, and is not returned`;
  recorder.judge("filter", paramStatement(probe, param), page.exchange, lost !== undefined && { message });
}

/** A test of records, and the value that it is for. */
interface Asked {
  readonly test: RecordTest;
  readonly says: string;
}

/** Every record must fit. */
export function judgeFit(
  probe: Probe,
  param: string,
  items: readonly Pick<Item, "record">[],
  page: Success | undefined,
  { test, says }: Asked,
): void {
  if (page === undefined) return;
  const wrong = items.findIndex(({ record }) => !test(record));
  const message = `the record at position ${wrong} does not fit \`${param}\` ${says}`;
  probe.recorder.judge("filter", paramStatement(probe, param), page.exchange, wrong >= 0 && { message });
}

/** The records of a page. */
export function itemsOf({ records }: Success): readonly Pick<Item, "record">[] {
  return records.filter((record): record is JsonObject => typeof record === "object" && record !== null).map((record) => ({ record }));
}

/** The param that a value is for, as the readers of queries need it. */
export function contextOf(
  { operation, account }: Probe,
  param: string,
): { readonly param: string; readonly fieldNames: readonly string[] } {
  return { param, fieldNames: account.entityOf(operation)?.fields ?? [] };
}

/** Values for which some records fit and others do not; where there is none, one that hides all records, or any. */
function valuesToTry(probe: Probe, { items, params }: Walk, param: string, role: FilterRole): readonly JsonValue[] {
  const { account, operation } = probe;
  const candidates = [...fromRecords(probe, items, role), ...(role.as === "interval" ? [] : fromType(probe, param))].flatMap(formsOf);
  const usable = candidates.filter((value) => accepts(probe, { ...params, [param]: value }));
  const graded = usable.map((value) => {
    const test = toFilter(role, value, contextOf(probe, param));
    const fitting = items.filter(({ record }) => test(record)).length;
    return { value, grade: fitting > 0 && fitting < items.length ? 0 : fitting === 0 ? 1 : 2 };
  });
  const means = Object.values(role.meanings ?? {})
    .flat()
    .map(({ field }) => field);
  const hidden = account.entityOf(operation)?.hidden ?? [];
  const isShown = means.length > 0 ? !means.some((field) => hidden.includes(field)) : fromRecords(probe, items, role).length > 0;
  if (!isShown) return [];
  return graded
    .toSorted((first, second) => first.grade - second.grade)
    .map(({ value }) => value)
    .slice(0, MOST_VALUES);
}

/** The values that records have, or intervals around the one in the middle. */
function fromRecords({ operation, account }: Probe, items: readonly Item[], role: FilterRole): readonly JsonValue[] {
  if (role.field === undefined) return [];
  const field = pathInElement(account.entityOf(operation) ?? {}, role.field);
  const values = [...new Set(items.flatMap(({ record }) => readerOf(field)(record)))].filter(
    (value) => typeof value !== "object" || !isList(value),
  );
  if (role.as !== "interval") return values.slice(0, 6);
  const times = values.filter(isScalar).toSorted(byValue);
  const [low, high] = [times[Math.floor(times.length / 3)], times[Math.floor((times.length * 2) / 3)]];
  return low === undefined || high === undefined
    ? []
    : [
        { gte: low, lt: high },
        { gt: low, lte: high },
      ];
}

function isScalar(value: JsonValue): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function byValue(first: string | number, second: string | number): number {
  return typeof first === "number" && typeof second === "number" ? first - second : String(first) < String(second) ? -1 : 1;
}

/** The values that the type lists. */
function fromType({ operation }: Probe, param: string): readonly JsonValue[] {
  const field = operation.catalog.params.fields.find(({ name }) => name === param);
  return [...(field === undefined ? [] : listed(field.type)), ...(field?.example === undefined ? [] : [field.example])];
}

function listed(type: CatalogType): readonly JsonValue[] {
  if (type.kind === "array") return listed(type.items);
  if (type.kind !== "scalar") return [];
  const booleans = type.types.includes("boolean") ? [true, false] : [];
  return [...booleans, ...(type.enum ?? type.commaList?.values ?? type.knownValues ?? [])];
}

/** A value as params write it: by itself, as text, as a list, twice in a list. */
function formsOf(value: JsonValue): readonly JsonValue[] {
  return typeof value === "object" ? [value] : [value, [value, value], String(value)];
}

/** The value at a field of a record in a list. */
export function valueIn({ operation, account }: Probe, { record }: Pick<Item, "record">, field: string): JsonValue | undefined {
  return firstAt(record, pathInElement(account.entityOf(operation) ?? {}, field));
}
