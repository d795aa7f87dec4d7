import { isList, isObject, type JsonValue } from "../../../shared/json_values.js";
import { cleanName } from "../../messages.js";
import { namesIn, someValueAt } from "../paths.js";
import { joined } from "./expressions.js";
import { opposite, present, type FieldTest } from "./fields.js";
import { numberOf } from "./instants.js";
import { refusal, suggestion, type ParamContext, type Query, type RecordTest, type RoleOf } from "./query_types.js";
import { containsToken } from "./text_search.js";
import { equalToAny, ordered, type ValueTest } from "./value_tests.js";

/** What a filter asks of a property. `undefined`: the filter lacks what the operator needs. */
type Operator = (filter: Readonly<Record<string, unknown>>) => ValueTest | undefined;

const NEVER: RecordTest = () => false;

/** The operators that compare the value of a property; the two others ask whether there is one. */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ["EQ", ({ value }) => withText(value, (text) => equalByValue([text]))],
  ["NEQ", ({ value }) => withText(value, (text) => not(equalByValue([text])))],
  ["LT", ({ value }) => withText(value, (text) => ordered("<", text))],
  ["LTE", ({ value }) => withText(value, (text) => ordered("<=", text))],
  ["GT", ({ value }) => withText(value, (text) => ordered(">", text))],
  ["GTE", ({ value }) => withText(value, (text) => ordered(">=", text))],
  [
    "BETWEEN",
    ({ values }) => withTexts(values, ([low, high]) => (low === undefined || high === undefined ? undefined : between(low, high))),
  ],
  ["IN", ({ values }) => withTexts(values, equalByValue)],
  ["NOT_IN", ({ values }) => withTexts(values, (texts) => not(equalByValue(texts)))],
  ["CONTAINS_TOKEN", ({ value }) => withText(value, containsToken)],
  ["NOT_CONTAINS_TOKEN", ({ value }) => withText(value, (text) => not(containsToken(text)))],
]);
const knownOperators = [...operators.keys(), "HAS_PROPERTY", "NOT_HAS_PROPERTY"];

/**
 * Reads groups of filters: a record matches if it matches all filters of any group. A filter that lacks its operator, its property or a
 * value that the operator needs matches nothing; a group without filters matches everything, and so does a list without groups.
 * @throws OperationError for an unknown operator, and for a value that is no list of groups.
 */
export function parseFilterGroups(role: RoleOf<"search">, value: JsonValue, context: ParamContext): Query {
  if (!isList(value)) throw refusal(context, "query/unsupported", "must be a list of filter groups.");
  const groups = value.map((group) => {
    const filters = isObject(group) && isList(group["filters"]) ? group["filters"] : [];
    return joined(
      "and",
      filters.map((filter) => readFilter(role, filter, context)),
    );
  });
  return { matches: groups.length === 0 ? () => true : joined("or", groups) };
}

function readFilter({ in: [inside] = [] }: RoleOf<"search">, filter: unknown, context: ParamContext): RecordTest {
  if (!isObject(filter) || typeof filter["operator"] !== "string" || typeof filter["propertyName"] !== "string") return NEVER;
  const { operator, propertyName } = filter;
  const names = [...(inside === undefined ? [] : namesIn(inside)), propertyName];
  const property: FieldTest = (test) => someValueAt(names, test);
  if (operator === "HAS_PROPERTY") return present(property);
  if (operator === "NOT_HAS_PROPERTY") return opposite(present(property));
  const toTest = operators.get(operator);
  if (toTest === undefined) {
    const problem = `has no operator \`${cleanName(operator)}\`${suggestion(operator, knownOperators)}`;
    throw refusal(context, "query/unsupported", problem);
  }
  const test = toTest(filter);
  return test === undefined ? NEVER : property(test);
}

function withText(value: unknown, toTest: (text: string) => ValueTest): ValueTest | undefined {
  return typeof value === "string" ? toTest(value) : undefined;
}

function withTexts(values: unknown, toTest: (texts: readonly string[]) => ValueTest | undefined): ValueTest | undefined {
  const texts = isList(values) ? values.filter((value) => typeof value === "string") : [];
  return texts.length === 0 ? undefined : toTest(texts);
}

/** Equal as numbers if both are numbers or decimals, otherwise as texts. */
function equalByValue(texts: readonly string[]): ValueTest {
  const test = equalToAny(texts);
  return (value) => test(numberOf(value) ?? value);
}

function between(low: string, high: string): ValueTest {
  const [notBelow, notAbove] = [ordered(">=", low), ordered("<=", high)];
  return (value) => notBelow(value) && notAbove(value);
}

function not(test: ValueTest): ValueTest {
  return (value) => !test(value);
}
