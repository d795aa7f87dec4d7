import type { SearchLanguage } from "../../../../../templates/core/roles.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import type { JsonObject } from "../../../../../templates/sandbox/definition.ts";
import { parseSearch } from "../../../../../templates/sandbox/queries/search.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import {
  bounds,
  comparisonOf,
  difference,
  equals,
  fieldsOfRecords,
  holds,
  printed,
  quoted,
  records,
  textOf,
  treeOf,
  valuesOf,
  wantedTexts,
  type Tree,
} from "./reference_model.ts";

type Comparison = Tree & { kind: "comparison" };

const one = wantedTexts.map((value) => [value]);
const oneBound = bounds.map((value) => [value]);
const many = fc.array(fc.option(wantedTexts, { freq: 5 }), { minLength: 1, maxLength: 4 });
const none = fc.constant([]);
const orderings = { "<": oneBound, "<=": oneBound, ">": oneBound, ">=": oneBound };

function isOrdered(values: readonly JsonValue[], operator: string, bound: string): boolean {
  return values.some((value) => {
    const distance = difference(value, bound);
    return operator.startsWith("<")
      ? distance < 0 || (operator === "<=" && distance === 0)
      : distance > 0 || (operator === ">=" && distance === 0);
  });
}

function matching(language: SearchLanguage, value: JsonValue, all: readonly JsonObject[], inside?: string): readonly JsonObject[] {
  const role = { kind: "search" as const, language, ...(inside === undefined ? {} : { in: [inside] }) };
  return all.filter(parseSearch(role, value, { param: "q", fieldNames: fieldsOfRecords }).matches);
}

function compareJql(values: readonly JsonValue[], { operator, values: wanted }: Comparison): boolean {
  const [first = ""] = wanted;
  const isEqual = values.length === 0 ? wanted.includes(null) : values.some((value) => wanted.some((text) => equals(value, text)));
  const isPart = values.some((value) => textOf(value).includes(first ?? ""));
  const hasValue = values.length > 0;
  const results: Readonly<Record<string, boolean>> = {
    "=": isEqual,
    in: isEqual,
    "!=": hasValue && !isEqual,
    "not in": hasValue && !isEqual,
    "~": isPart,
    "!~": hasValue && !isPart,
    "is empty": !hasValue,
    "is not empty": hasValue,
  };
  return results[operator] ?? isOrdered(values, operator, first ?? "");
}

test("jql finds what a plain evaluation finds", () => {
  const tree = treeOf(
    comparisonOf({
      "=": one,
      "!=": one,
      in: many,
      "not in": many,
      "~": one,
      "!~": one,
      "is empty": none,
      "is not empty": none,
      ...orderings,
    }),
  );
  fc.assert(
    fc.property(records, tree, fc.constantFrom('"' as const, "'" as const), fc.boolean(), (all, condition, quote, loud) => {
      const keyword = (word: string): string => (loud ? word.toUpperCase() : word);
      const value = (text: string | null): string => (text === null ? keyword("empty") : quoted(text, quote));
      const comparison = ({ field, operator, values }: Comparison): string => {
        const list = values.map(value).join(loud ? " , " : ",");
        return `${loud ? field.toUpperCase().replace("OBJECT.INNER", "OBJECT.inner") : field} ${keyword(operator)} ${operator.endsWith("in") ? `(${list})` : list}`;
      };
      const query = printed(condition, comparison, keyword);
      expect(matching("jql", query, all), query).toEqual(all.filter((record) => holds(condition, record, compareJql)));
    }),
    runs(200),
  );
});

test("file queries find what a plain evaluation finds", () => {
  const tree = treeOf(comparisonOf({ "=": one, "!=": one, contains: one, has: one, ...orderings }));
  const compare = (values: readonly JsonValue[], comparison: Comparison): boolean => {
    const operators: Readonly<Record<string, string>> = { contains: "~", has: "=" };
    return compareJql(values, { ...comparison, operator: operators[comparison.operator] ?? comparison.operator });
  };
  fc.assert(
    fc.property(records, tree, fc.constantFrom('"' as const, "'" as const), fc.boolean(), (all, condition, quote, loud) => {
      const keyword = (word: string): string => (loud ? word.toUpperCase() : word);
      const comparison = ({ field, operator, values: [first] }: Comparison): string => {
        const value = quoted(first ?? "", quote);
        if (operator === "has") return `${value} ${keyword("in")} ${field}`;
        return operator === "contains" ? `${field} ${keyword(operator)} ${value}` : `${field}${loud ? " " : ""}${operator}${value}`;
      };
      const query = printed(condition, comparison, keyword);
      expect(matching("file_query", query, all), query).toEqual(all.filter((record) => holds(condition, record, compare)));
    }),
    runs(200),
  );
});

test("clauses find what a plain evaluation finds", () => {
  const clause = fc.record({ negative: fc.boolean(), tree: comparisonOf({ ":": one, "~": one, ":null": none, ...orderings }) });
  const fits = (record: JsonObject, { negative, tree }: { negative: boolean; tree: Tree }): boolean => {
    const compare = (values: readonly JsonValue[], comparison: Comparison): boolean => {
      const operators: Readonly<Record<string, string>> = { ":": "=", ":null": "is empty" };
      return compareJql(values, { ...comparison, operator: operators[comparison.operator] ?? comparison.operator });
    };
    return holds(tree, record, compare) !== negative;
  };
  fc.assert(
    fc.property(
      records,
      fc.array(clause, { maxLength: 4 }),
      fc.constantFrom(" ", " AND ", " and ", " OR ", " or "),
      (all, clauses, joint) => {
        const comparison = ({ field, operator, values: [first] }: Comparison): string =>
          operator === ":null" ? `${field}:null` : `${field}${operator}${quoted(first ?? "", '"')}`;
        const query = clauses.map(({ negative, tree }) => (negative ? "-" : "") + printed(tree, comparison, String)).join(joint);
        const isAny = joint.trim().toLowerCase() === "or" && clauses.length > 0;
        const want = all.filter((record) => (isAny ? clauses.some((one) => fits(record, one)) : clauses.every((one) => fits(record, one))));
        expect(matching("clauses", query, all), query).toEqual(want);
      },
    ),
    runs(200),
  );
});

interface Filter {
  readonly operator?: string;
  readonly propertyName?: string;
  readonly value?: string;
  readonly values?: readonly string[];
}

/** What a property must be, operator by operator; undefined if the filter lacks what it needs. */
function filterHolds({ operator, propertyName, value, values }: Filter, record: JsonObject): boolean {
  if (operator === undefined || propertyName === undefined) return false;
  const [property] = valuesOf(record, propertyName);
  if (operator === "NOT_HAS_PROPERTY") return property === undefined;
  if (property === undefined) return false;
  if (operator === "HAS_PROPERTY") return true;
  const list = operator.endsWith("IN") || operator === "BETWEEN" ? values : value === undefined ? undefined : [value];
  const [first, second] = list ?? [];
  if (first === undefined) return false;
  const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/u.test(text);
  const same = (text: string): boolean =>
    isDecimal(text) && isDecimal(textOf(property)) ? Number(text) === Number(property) : textOf(property) === text;
  const isTime = (text: string): boolean => isDecimal(text) || /^\d{4}-/u.test(text);
  const compare = (text: string): number => {
    if (isTime(text) && isTime(textOf(property))) return difference(property, text);
    if (typeof property !== "string" || isTime(text) || isTime(property)) return NaN;
    return property < text ? -1 : property > text ? 1 : 0;
  };
  const results: Readonly<Record<string, () => boolean>> = {
    EQ: () => same(first),
    NEQ: () => !same(first),
    IN: () => (list ?? []).some(same),
    NOT_IN: () => !(list ?? []).some(same),
    LT: () => compare(first) < 0,
    LTE: () => compare(first) <= 0,
    GT: () => compare(first) > 0,
    GTE: () => compare(first) >= 0,
    BETWEEN: () => second !== undefined && compare(first) >= 0 && compare(second) <= 0,
  };
  return results[operator]?.() ?? false;
}

test("filter groups find what a plain evaluation finds", () => {
  const operators = ["EQ", "NEQ", "LT", "LTE", "GT", "GTE", "BETWEEN", "IN", "NOT_IN", "HAS_PROPERTY", "NOT_HAS_PROPERTY"];
  const filter: fc.Arbitrary<Filter> = fc.record(
    {
      operator: fc.constantFrom(...operators),
      propertyName: fc.constantFrom("text", "number", "flag", "time", "missing"),
      value: wantedTexts,
      values: fc.array(wantedTexts, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );
  const groups = fc.array(fc.record({ filters: fc.array(filter, { maxLength: 3 }) }), { maxLength: 3 });
  fc.assert(
    fc.property(records, groups, (all, value) => {
      const wrapped = all.map((text) => ({ text }));
      const want = wrapped.filter(
        ({ text }) => value.length === 0 || value.some(({ filters }) => filters.every((one) => filterHolds(one, text))),
      );
      expect(matching("filter_groups", JSON.parse(JSON.stringify(value)) as JsonValue, wrapped, "text")).toEqual(want);
    }),
    runs(200),
  );
});
