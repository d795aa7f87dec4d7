import { describe, expect, test } from "vitest";
import { operationOf, type Json, type JsonObject } from "./catalog_operations.ts";
import { at, call, elementsOf, listAll, recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";

const sandbox = sharedSandbox();
const search = operationOf("crm.deals.api_search");
const deals = (): readonly JsonObject[] => recordsOf(sandbox(), "crm", "deals");
const property = (record: JsonObject, name: string): Json => at(record, `properties.${name}`) ?? null;

type Test = (value: string) => boolean;

async function found(params: JsonObject): Promise<readonly Json[]> {
  return (await listAll(sandbox(), search, params)).map(({ id = null }) => id);
}

const filtered = (...filters: readonly JsonObject[]): JsonObject => ({ filterGroups: [{ filters }] });
const idsWhere = (test: (record: JsonObject) => boolean): readonly Json[] =>
  deals()
    .filter(test)
    .map(({ id = null }) => id);

describe("a filter", () => {
  test.each<[JsonObject, Test]>([
    [{ operator: "EQ", value: "closedwon" }, (value) => value === "closedwon"],
    [{ operator: "EQ", value: "ClosedWon" }, () => false],
    [{ operator: "NEQ", value: "closedwon" }, (value) => value !== "closedwon"],
    [{ operator: "IN", values: ["closedwon", "contractsent"] }, (value) => ["closedwon", "contractsent"].includes(value)],
    [{ operator: "NOT_IN", values: ["closedwon", "contractsent"] }, (value) => !["closedwon", "contractsent"].includes(value)],
    [{ operator: "HAS_PROPERTY" }, () => true],
    [{ operator: "CONTAINS_TOKEN", value: "closed*" }, (value) => value.startsWith("closed")],
    [{ operator: "NOT_CONTAINS_TOKEN", value: "closed*" }, (value) => !value.startsWith("closed")],
  ])("of texts: %j", async (filter, test) => {
    const wanted = idsWhere((deal) => property(deal, "dealstage") !== null && test(textOf(property(deal, "dealstage"))));
    expect(await found(filtered({ propertyName: "dealstage", ...filter }))).toEqual(wanted);
  });

  test.each<[JsonObject, (value: number) => boolean]>([
    [{ operator: "LT", value: "12500" }, (value) => value < 12500],
    [{ operator: "LTE", value: "12500" }, (value) => value <= 12500],
    [{ operator: "GT", value: "12500" }, (value) => value > 12500],
    [{ operator: "GTE", value: "12500" }, (value) => value >= 12500],
    [{ operator: "EQ", value: "12500" }, (value) => value === 12500],
    [{ operator: "BETWEEN", values: ["5000", "12500"] }, (value) => value >= 5000 && value <= 12500],
  ])("of numbers: %j", async (filter, test) => {
    const wanted = idsWhere((deal) => property(deal, "amount") !== null && test(Number(property(deal, "amount"))));
    expect(await found(filtered({ propertyName: "amount", ...filter }))).toEqual(wanted);
  });

  test.each(["GT", "LTE"])("of times: %s", async (operator) => {
    const times = deals().map((deal) => textOf(property(deal, "createdate")));
    const middle = times[12] ?? "";
    const wanted = idsWhere((deal) => (operator === "GT") === Date.parse(textOf(property(deal, "createdate"))) > Date.parse(middle));
    expect(await found(filtered({ propertyName: "createdate", operator, value: middle }))).toEqual(wanted);
    expect(await found(filtered({ propertyName: "createdate", operator, value: textOf(Date.parse(middle)) }))).toEqual(wanted);
  });

  test("of a property that a record does not have matches only NOT_HAS_PROPERTY", async () => {
    const without = idsWhere((deal) => property(deal, "amount") === null);
    expect(without.length).toBeGreaterThan(0);
    expect(await found(filtered({ propertyName: "amount", operator: "NOT_HAS_PROPERTY" }))).toEqual(without);
    for (const filter of [
      { operator: "NEQ", value: "1" },
      { operator: "NOT_IN", values: ["1"] },
      { operator: "NOT_CONTAINS_TOKEN", value: "1" },
    ]) {
      expect(await found(filtered({ propertyName: "no_such_property", ...filter }))).toEqual([]);
    }
    expect(await found(filtered({ propertyName: "no_such_property", operator: "NOT_HAS_PROPERTY" }))).toEqual(idsWhere(() => true));
  });

  test.each(["constructor", "toString", "__proto__"])(
    "of a property that every object inherits finds nothing: %s",
    async (propertyName) => {
      expect(await found(filtered({ propertyName, operator: "HAS_PROPERTY" }))).toEqual([]);
      expect(await found(filtered({ propertyName, operator: "NOT_HAS_PROPERTY" }))).toEqual(idsWhere(() => true));
    },
  );

  test.each<JsonObject>([
    { propertyName: "amount", value: "1" },
    { operator: "EQ", value: "1" },
    { propertyName: "amount", operator: "EQ" },
    { propertyName: "amount", operator: "GT" },
    { propertyName: "amount", operator: "BETWEEN", value: "1" },
    { propertyName: "amount", operator: "BETWEEN", values: ["1"] },
    { propertyName: "amount", operator: "IN" },
    { propertyName: "amount", operator: "NOT_IN", values: [] },
    { propertyName: "amount", operator: "NEQ" },
    {},
  ])("that lacks what it needs matches nothing: %j", async (filter) => {
    expect(await found(filtered(filter))).toEqual([]);
  });
});

describe("groups", () => {
  const won: JsonObject = { propertyName: "dealstage", operator: "EQ", value: "closedwon" };
  const large: JsonObject = { propertyName: "amount", operator: "GT", value: "20000" };
  const isWon = (deal: JsonObject): boolean => property(deal, "dealstage") === "closedwon";
  const isLarge = (deal: JsonObject): boolean => Number(property(deal, "amount") ?? NaN) > 20_000;

  test("need all of their filters, and one group is enough", async () => {
    expect(await found(filtered(won, large))).toEqual(idsWhere((deal) => isWon(deal) && isLarge(deal)));
    expect(await found({ filterGroups: [{ filters: [won] }, { filters: [large] }] })).toEqual(
      idsWhere((deal) => isWon(deal) || isLarge(deal)),
    );
  });

  test("without filters restrict nothing, and neither does a search without groups", async () => {
    for (const params of [
      { filterGroups: [{ filters: [] }] },
      { filterGroups: [{}] },
      { filterGroups: [] },
      {},
      { filterGroups: [{ filters: [won] }, {}] },
    ]) {
      expect(await found(params)).toEqual(idsWhere(() => true));
    }
  });

  test("and a text are both applied", async () => {
    const wanted = idsWhere((deal) => isWon(deal) && JSON.stringify(deal["properties"]).toLowerCase().includes("fleet"));
    expect(await found({ ...filtered(won), query: "FLEET" })).toEqual(wanted);
  });

  test("are counted in `total`, on every page", async () => {
    const wanted = idsWhere(isWon).length;
    const answer = await call(sandbox(), search, { ...filtered(won), limit: 2 });
    expect([at(answer.body, "connector_metadata.total"), elementsOf(search, answer).length]).toEqual([wanted, 2]);
  });
});

describe("sorts", () => {
  test("without a property are skipped", async () => {
    expect(await found({ sorts: [{ direction: "DESCENDING" }] })).toEqual(idsWhere(() => true));
  });

  test("are applied one after the other", async () => {
    const sorts = [
      { propertyName: "dealstage", direction: "ASCENDING" },
      { propertyName: "amount", direction: "DESCENDING" },
    ];
    const records = (await listAll(sandbox(), search, { sorts })).filter((deal) => property(deal, "amount") !== null);
    for (const [index, deal] of records.slice(1).entries()) {
      const before = records[index] ?? {};
      const [stage, stageBefore] = [textOf(property(deal, "dealstage")), textOf(property(before, "dealstage"))];
      expect(stageBefore < stage || (stageBefore === stage && Number(property(before, "amount")) >= Number(property(deal, "amount")))).toBe(
        true,
      );
    }
    expect(records.length).toBeGreaterThan(10);
  });
});
