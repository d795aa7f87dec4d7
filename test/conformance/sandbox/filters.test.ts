import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { listOperations, paramsOf, type CatalogField, type CatalogOperation, type Json, type JsonObject } from "./catalog_operations.ts";
import { call, elementsOf, idOf, listAll, recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";
import { naiveList, numberOf, oneOfEachFamily, paramsToSee, valuesAt } from "./naive_selection.ts";

const sandbox = sharedSandbox();
const filtering = ["filter", "includes", "excludes"] as const;

/** A list with one of its filters and a value for it, and other params. */
interface Case {
  readonly operation: CatalogOperation;
  readonly params: JsonObject;
}

/** The records that the list has, compared with a plain evaluation of the catalog's roles over the state. */
async function expectNaive({ operation, params }: Case): Promise<void> {
  const { connector, entity } = operation;
  const given = { ...(await paramsToSee(sandbox(), operation, {})), ...params };
  const ids = (records: readonly JsonObject[]): readonly string[] => records.map((record) => idOf(record, connector, entity));
  const found = await listAll(sandbox(), operation, given);
  expect(ids(found)).toEqual(ids(naiveList(operation, given, recordsOf(sandbox(), connector, entity))));
}

/** Some of the values of a field, spread over the records. */
function someValues(operation: CatalogOperation, path: string): readonly Json[] {
  const records = recordsOf(sandbox(), operation.connector, operation.entity);
  const values = [...new Map(records.flatMap((record) => valuesAt(record, path)).map((value) => [JSON.stringify(value), value])).values()];
  return values.filter((_, index) => index % Math.ceil(values.length / 4) === 0);
}

/** Values for a filter that find something, as the type of the param wants them. */
function valuesFor(operation: CatalogOperation, { type, role }: CatalogField): readonly Json[] {
  const stated = type.enum ?? type.items?.enum ?? type.commaList?.values ?? Object.keys(role.meanings ?? {});
  if (role.kind !== "filter") return [true, false];
  const found = role.field === undefined ? [] : someValues(operation, role.field);
  const singles = [...new Set([...stated, ...found])];
  if (role.as === "interval") return found.slice(0, 2).flatMap((value) => intervalsAround(numberOf(value)));
  const isList = type.kind === "array";
  const typed = (type.items ?? type).types?.includes("integer") === true ? singles.map(Number) : singles;
  const wrapped = isList ? typed.map((value) => [value]) : typed;
  if (role.as !== "one_of") return wrapped;
  const several = typed.slice(0, 3);
  return [...wrapped, ...(isList ? [several] : type.commaList === undefined ? [] : [several.map(textOf).join(",")])];
}

/** Intervals with a bound on, directly below and directly above a value, on one side and on both. */
function intervalsAround(value: number): readonly JsonObject[] {
  const lower = ["gt", "gte"].flatMap((name) => [value - 1, value].map((bound) => ({ [name]: bound })));
  const upper = ["lt", "lte"].flatMap((name) => [value, value + 1].map((bound) => ({ [name]: bound })));
  return [...lower, ...upper, ...lower.flatMap((from) => upper.map((to) => ({ ...from, ...to }))), { gt: value, lt: value }];
}

function casesOf(make: (operation: CatalogOperation, param: CatalogField) => readonly JsonObject[]): readonly (readonly [string, Case])[] {
  return listOperations.flatMap((operation) =>
    filtering
      .flatMap((kind) => paramsOf(operation, kind))
      .flatMap((param) =>
        oneOfEachFamily(sandbox(), operation, 3).flatMap((record) =>
          make(operation, param).map((params) => {
            const parents = Object.fromEntries(
              paramsOf(operation, "parent").map(({ name, role }) => [name, valuesAt(record, role.field ?? name)[0] ?? null]),
            );
            return [`${operation.id} ${JSON.stringify(params)}`, { operation, params: { ...parents, ...params } }] as const;
          }),
        ),
      ),
  );
}

/** A value of the right type that no record has. */
function absentValue({ type, role }: CatalogField): Json | undefined {
  if (role.as === "interval") return { gt: 9_999_999_999 };
  if (role.as === "after" || role.as === "before") return role.as === "after" ? "2999-01-01T00:00:00Z" : "1971-01-01T00:00:00Z";
  if (type.enum !== undefined || type.items?.enum !== undefined || type.commaList?.values !== undefined) return undefined;
  if (role.meanings !== undefined || type.types?.includes("boolean") === true || type.kind === "object") return undefined;
  const single = (type.items ?? type).types?.includes("integer") === true ? 999_999_999 : "no such value";
  return type.kind === "array" ? [single] : single;
}

describe("filters", () => {
  test("find what the catalog says, for values that records have", async () => {
    const cases = casesOf((operation, param) => valuesFor(operation, param).map((value) => ({ [param.name]: value })));
    expect(cases.length).toBeGreaterThan(500);
    expect(await failingCases(cases, expectNaive)).toEqual([]);
  });

  test("include the bound itself where the params say so", async () => {
    const cases = casesOf((operation, { name, role }) => {
      const changing = paramsOf(operation, "modifies").filter((other) => other.role.params?.includes(name));
      return changing.flatMap((other) =>
        someValues(operation, role.field ?? "").flatMap((value) => [true, false].map((on) => ({ [name]: value, [other.name]: on }))),
      );
    });
    expect(await failingCases(cases, expectNaive)).toEqual([]);
  });

  test("hold together", async () => {
    const cases = casesOf((operation, param) =>
      filtering
        .flatMap((kind) => paramsOf(operation, kind))
        .filter((other) => other.name > param.name)
        .flatMap((other) => {
          const [first, second] = [valuesFor(operation, param), valuesFor(operation, other)];
          return [0, 1].map((index) => ({
            [param.name]: first[index] ?? first[0] ?? null,
            [other.name]: second.at(-1 - index) ?? second[0] ?? null,
          }));
        })
        .filter((params) => Object.values(params).every((value) => value !== null)),
    );
    expect(await failingCases(cases, expectNaive)).toEqual([]);
  });

  test("find nothing for a value that no record has", async () => {
    const cases = casesOf((_, param) => [absentValue(param)].flatMap((value) => (value === undefined ? [] : [{ [param.name]: value }])));
    const failing = failingCases(cases, async ({ operation, params }) => {
      const answer = await call(sandbox(), operation, { ...(await paramsToSee(sandbox(), operation, {})), ...params });
      expect(elementsOf(operation, answer)).toEqual([]);
    });
    expect(await failing).toEqual([]);
  });

  test("are not applied when they are left out, apart from stated defaults", async () => {
    const cases = listOperations.flatMap((operation) => {
      return oneOfEachFamily(sandbox(), operation, 40).map((record, index) => [`${operation.id} ${index}`, { operation, record }] as const);
    });
    const failing = failingCases(cases, async ({ operation, record }) => {
      const params = await paramsToSee(sandbox(), operation, record);
      await expectNaive({ operation, params });
    });
    expect(await failing).toEqual([]);
  });
});
