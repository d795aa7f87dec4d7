import { isList, isObject, type JsonValue, type FieldCondition } from "#templates/core";
import { fieldTest, opposite, present, type FieldTest, joined } from "./fields.js";
import { instantOf } from "./instants.js";
import { refusal, type ParamContext, type RecordTest, type RoleOf } from "./query_types.js";
import { equalToAny, ORDERINGS, type OrderingSign, type ValueTest } from "./value_tests.js";

/** The param that a filter's value was given for. */
export interface FilterContext extends ParamContext {
  /** Whether the bound of `after` and `before` matches although the role does not say so: a param with the role `modifies` asks for it. */
  readonly inclusive?: boolean;
}

type FilterRole = RoleOf<"filter">;

/** The bounds of an interval. */
const BOUNDS: Readonly<Record<string, OrderingSign>> = { gt: ">", gte: ">=", lt: "<", lte: "<=" };
const EVERY: RecordTest = () => true;
const NONE: RecordTest = () => false;

/**
 * The records that a filter keeps, for the value of its param. A filter without a value keeps all; `includes` then hides records with
 * its condition, and `excludes` hides them when the value is true. Through an array, any element may match.
 * @throws OperationError (422) if the value must be a time and is none.
 */
export function toFilter(
  role: RoleOf<"filter" | "includes" | "excludes">,
  value: JsonValue | undefined,
  context: FilterContext,
): RecordTest {
  if (role.kind === "filter") return value === undefined || value === null ? EVERY : filterOf(role, value, context);
  const hides = role.kind === "includes" ? value !== true : value === true;
  return hides ? opposite(conditionTest(role)) : EVERY;
}

/** The test of a condition: whether a record has the values that it asks for. Null also covers a field that is left out, and an empty list. */
export function conditionTest({ field, is, isNot }: FieldCondition): RecordTest {
  const test = fieldTest([field]);
  const tests = [...(is === undefined ? [] : [anyOf(test, is)]), ...(isNot === undefined ? [] : [opposite(anyOf(test, isNot))])];
  return joined("and", tests);
}

function anyOf(field: FieldTest, values: JsonValue | readonly JsonValue[]): RecordTest {
  const list = alternativesOf(values);
  const equal = field(equalToAny(list));
  return list.includes(null) ? joined("or", [opposite(present(field)), equal]) : equal;
}

function filterOf(role: FilterRole, value: JsonValue, context: FilterContext): RecordTest {
  const { field, meanings } = role;
  if (meanings === undefined) return testField(field, testOf(role, value, context));
  const tests = alternativesOf(value, role.as).map((name) => {
    const key = typeof name === "object" ? "" : String(name);
    const conditions = Object.hasOwn(meanings, key) ? meanings[key] : undefined;
    return conditions === undefined ? testField(field, testOf(role, name, context)) : joined("and", conditions.map(conditionTest));
  });
  return joined("or", tests);
}

function testField(field: string | undefined, test: ValueTest): RecordTest {
  return field === undefined ? NONE : fieldTest([field])(test);
}

function testOf({ as, inclusive }: FilterRole, value: JsonValue, context: FilterContext): ValueTest {
  const includesBound = inclusive === true || context.inclusive === true;
  switch (as) {
    case "equals":
    case "one_of":
      return equalToAny(alternativesOf(value, as));
    case "contains":
      return someAlternative(value, (text, part) => text.includes(part));
    case "prefix":
      return someAlternative(value, (text, start) => text.startsWith(start));
    case "after":
      return timeTest(includesBound ? ">=" : ">", value, context);
    case "before":
      return timeTest(includesBound ? "<=" : "<", value, context);
    case "interval":
      return intervalTest(value, context);
  }
}

/** The values of a list; of `one_of`, those of a comma list, too. */
function alternativesOf(value: JsonValue | readonly JsonValue[], as?: FilterRole["as"]): readonly JsonValue[] {
  if (isList(value)) return value;
  return as === "one_of" && typeof value === "string" ? value.split(",").map((element) => element.trim()) : [value];
}

function someAlternative(value: JsonValue, fits: (text: string, wanted: string) => boolean): ValueTest {
  const wanted = alternativesOf(value).flatMap((part) => (typeof part === "object" ? [] : [String(part)]));
  return (value) => typeof value !== "object" && wanted.some((part) => fits(String(value), part));
}

function intervalTest(value: JsonValue, context: FilterContext): ValueTest {
  if (!isObject(value)) throw refusal(context, "filter/interval", "must be an object with `gt`, `gte`, `lt` or `lte`.");
  const tests = Object.entries(BOUNDS).flatMap(([name, sign]) => {
    const bound = Object.hasOwn(value, name) ? value[name] : undefined;
    return bound === undefined || bound === null ? [] : [timeTest(sign, bound, { ...context, param: `${context.param}.${name}` })];
  });
  return (value) => tests.every((test) => test(value));
}

function timeTest(sign: OrderingSign, value: JsonValue, context: ParamContext): ValueTest {
  const bound = instantOf(value);
  if (bound === undefined) {
    const forms = "Unix seconds (1718000000 or 1718000000.000100), a date (2024-06-10) or an ISO 8601 time (2024-06-10T06:13:20Z)";
    throw refusal(context, "filter/time", `must be a time: ${forms}.`);
  }
  const holds = ORDERINGS[sign];
  return (value) => {
    const instant = instantOf(value);
    return instant !== undefined && holds(instant - bound);
  };
}
