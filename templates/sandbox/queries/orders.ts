import { type JsonValue, isList, isObject, type OrderLanguage } from "#templates/core";
import { cleanName } from "#templates/runtime";
import type { JsonObject } from "../definition.js";
import { namesIn, someValueAt } from "../paths.js";
import { fieldTest, type FieldTest } from "./fields.js";
import { numberOf } from "./instants.js";
import { refusal, suggestion, type ParamContext, type RecordOrder, type RoleOf } from "./query_types.js";
import { compareTexts } from "./value_tests.js";

/** A field by which records are ordered: its first value. */
export interface Criterion {
  readonly field: FieldTest;
  readonly descending: boolean;
}

type OrderRole = RoleOf<"order">;
type OrderReader = (role: OrderRole, value: JsonValue, context: ParamContext) => readonly Criterion[];

const readers: Readonly<Record<OrderLanguage, OrderReader>> = { signed: readSigned, keywords: readKeywords, criteria: readCriteria };

/**
 * The order that the value of a param asks for, in the role's language: `signed` (`-name`, `+name`, `name`), `keywords`
 * (`modifiedTime desc,name`) or `criteria` (`[{ propertyName, direction }]`). Equal records keep their order. An empty value asks for none.
 * @throws OperationError if the value cannot be read, or names a field that records do not have.
 */
export function parseOrder(role: OrderRole, value: JsonValue, context: ParamContext): RecordOrder {
  return compareBy(readers[role.language](role, value, context));
}

/** Orders records by the first criterion, those that are equal by the second one, and so on. */
export function compareBy(criteria: readonly Criterion[]): RecordOrder {
  const compared = criteria.map(({ field, descending }) => ({ read: firstValue(field), descending }));
  return (first, second) => {
    for (const { read, descending } of compared) {
      const difference = compareValues(read(first), read(second));
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  };
}

function firstValue(field: FieldTest): (record: JsonObject) => JsonValue | undefined {
  let match: JsonValue | undefined;
  const hasValue = field((value) => {
    match = value;
    return true;
  });
  return (record) => (hasValue(record) ? match : undefined);
}

/**
 * Ascending: false, true, numbers and decimals by value, other texts by code unit, lists and objects (all equal), at last records
 * without a value.
 */
function compareValues(first: JsonValue | undefined, second: JsonValue | undefined): number {
  const rank = rankOf(first);
  const difference = rank - rankOf(second);
  if (difference !== 0 || rank > TEXT) return difference;
  if (rank < TEXT) return weightOf(first) - weightOf(second);
  return typeof first === "string" && typeof second === "string" ? compareTexts(first, second) : 0;
}

const [BOOLEAN, NUMBER, TEXT, OBJECT, MISSING] = [0, 1, 2, 3, 4] as const;

function rankOf(value: JsonValue | undefined): number {
  if (value === undefined || value === null) return MISSING;
  if (typeof value === "boolean") return BOOLEAN;
  if (typeof value === "object") return OBJECT;
  return numberOf(value) === undefined ? TEXT : NUMBER;
}

function weightOf(value: JsonValue | undefined): number {
  return value === undefined ? 0 : (numberOf(value) ?? Number(value));
}

function readSigned(role: OrderRole, value: JsonValue, context: ParamContext): readonly Criterion[] {
  const text = textOf(value, context);
  if (text === "") return [];
  const hasSign = text.startsWith("-") || text.startsWith("+");
  return [criterionOf(hasSign ? text.slice(1) : text, text.startsWith("-"), role, context)];
}

function readKeywords(role: OrderRole, value: JsonValue, context: ParamContext): readonly Criterion[] {
  const text = textOf(value, context);
  if (text.trim() === "") return [];
  return text.split(",").map((element) => {
    const [name = "", direction = "asc", ...rest] = element.trim().split(/\s+/u);
    const isKnown = direction === "asc" || direction === "desc";
    if (name !== "" && isKnown && rest.length === 0) return criterionOf(name, direction === "desc", role, context);
    const problem = `cannot be read at \`${cleanName(element)}\`. Supported: names of fields, each with or without \`desc\`, joined by commas.`;
    throw refusal(context, "order/unsupported", problem);
  });
}

function readCriteria(role: OrderRole, value: JsonValue, context: ParamContext): readonly Criterion[] {
  if (!isList(value)) throw refusal(context, "order/unsupported", "must be a list of sort criteria.");
  return value.flatMap((criterion) => {
    if (!isObject(criterion) || typeof criterion["propertyName"] !== "string") return [];
    const { propertyName, direction } = criterion;
    const inside = role.in === undefined ? [] : namesIn(role.in);
    return [{ field: (test) => someValueAt([...inside, propertyName], test), descending: direction === "DESCENDING" }];
  });
}

function criterionOf(name: string, descending: boolean, role: OrderRole, context: ParamContext): Criterion {
  const { in: inside, fields = {} } = role;
  const fieldNames = [...new Set([...Object.keys(fields), ...context.fieldNames])];
  if (!fieldNames.includes(name)) {
    throw refusal(context, "order/unknown-field", `has no order by \`${cleanName(name)}\`${suggestion(name, fieldNames)}`);
  }
  const path = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return { field: fieldTest([path ?? (inside === undefined ? name : `${inside}.${name}`)]), descending };
}

function textOf(value: JsonValue, context: ParamContext): string {
  if (typeof value === "string") return value;
  throw refusal(context, "order/unsupported", "must be a text.");
}
