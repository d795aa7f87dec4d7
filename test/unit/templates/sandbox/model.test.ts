import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject, RecordStore } from "../../../../templates/sandbox/definition.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { list, record, recordsOf, refusalOf, run, textOf, storeOf } from "./definitions.ts";
import { shop } from "./shop.ts";

/** What a caller does. Numbers stand for customers by their place in the list of all that ever were. */
type Step =
  | { readonly do: "create"; readonly name: string; readonly vip: boolean }
  | { readonly do: "update"; readonly who: number; readonly name: string }
  | { readonly do: "delete"; readonly who: number }
  | {
      readonly do: "list";
      readonly limit: number;
      readonly vip: boolean | undefined;
      readonly after: number | undefined;
      readonly before: number | undefined;
    }
  | { readonly do: "search"; readonly query: string };

const names = fc.constantFrom("Ada", "Bo", "Cy");
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("create" as const), name: names, vip: fc.boolean() }),
  fc.record({ do: fc.constant("update" as const), who: fc.nat(30), name: names }),
  fc.record({ do: fc.constant("delete" as const), who: fc.nat(30) }),
  fc.record({
    do: fc.constant("list" as const),
    limit: fc.integer({ min: 1, max: 9 }),
    vip: fc.option(fc.boolean(), { nil: undefined }),
    after: fc.option(fc.nat(30), { nil: undefined }),
    before: fc.option(fc.nat(30), { nil: undefined }),
  }),
  fc.record({ do: fc.constant("search" as const), query: fc.constantFrom("ada", "o", "zzz") }),
);

/** Customers in an array, in order of creation; deleted ones stay as places for cursors. */
class Model {
  readonly #all: { id: string; name: string; vip: boolean; gone: boolean }[];

  constructor(records: readonly JsonObject[]) {
    this.#all = records.map(({ id, name, vip }) => ({ id: textOf(id), name: textOf(name), vip: vip === true, gone: false }));
  }

  /** What the store answers: ids and names, or a status. */
  apply(action: Step): unknown {
    switch (action.do) {
      case "create": {
        const added = { id: `cus_${String(this.#all.length + 1).padStart(4, "0")}`, name: action.name, vip: action.vip, gone: false };
        this.#all.push(added);
        return added.id;
      }
      case "update":
      case "delete": {
        const found = this.#all[action.who];
        if (found === undefined || found.gone) return 404;
        if (action.do === "delete") found.gone = true;
        else found.name = action.name;
        return found.id;
      }
      case "search":
        return this.#all
          .filter(({ name, gone }) => !gone && name.toLowerCase().includes(action.query))
          .map(({ id }) => id)
          .slice(0, 10);
      case "list":
        return this.#list(action);
    }
  }

  #list({ limit, vip, after, before }: Extract<Step, { do: "list" }>): unknown {
    if ([after, before].some((cursor) => cursor !== undefined && this.#all[cursor] === undefined)) return 422;
    if (after !== undefined && before !== undefined) return 422;
    const places = this.#all.map((_customer, place) => place).reverse();
    const fits = places.filter((place) => this.#all[place]?.gone === false && (vip === undefined || this.#all[place].vip === vip));
    const ahead = fits.filter((place) => (after === undefined || place < after) && (before === undefined || place > before));
    const page = before === undefined ? ahead.slice(0, limit) : ahead.slice(-limit);
    return { ids: page.map((place) => this.#all[place]?.id), has_more: ahead.length > limit };
  }
}

/** The same of the store. */
function perform(store: RecordStore, action: Step): unknown {
  const idOf = (who: number): string => `cus_${String(who + 1).padStart(4, "0")}`;
  try {
    switch (action.do) {
      case "create":
        return record(store, "shop.customers.create", { name: action.name, vip: action.vip })["id"];
      case "update":
        return record(store, "shop.customers.update", { id: idOf(action.who), name: action.name })["id"];
      case "delete":
        return record(store, "shop.customers.delete", { id: idOf(action.who) })["id"];
      case "search":
        return list(store, "shop.customers.api_search", { query: action.query }).records.map(({ id }) => id);
      case "list": {
        const { limit, vip, after, before } = action;
        const { records, meta } = list(store, "shop.customers.list", {
          limit,
          ...(vip !== undefined && { vip }),
          ...(after !== undefined && { starting_after: idOf(after) }),
          ...(before !== undefined && { ending_before: idOf(before) }),
        });
        return { ids: records.map(({ id }) => id), has_more: meta?.["has_more"] };
      }
    }
  } catch (error) {
    return refusalOf(() => {
      throw error;
    }).status;
  }
}

/** Customers whose emails do not count in searches. */
const plain = {
  ...shop,
  operations: shop.operations.map((operation) =>
    operation.operation.id === "shop.customers.api_search"
      ? { ...operation, roles: { ...operation.roles, query: { kind: "search", language: "text", in: ["name"] } as const } }
      : operation,
  ),
};

describe("random sequences of calls", () => {
  test("answer as an array of records does", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(8), (steps, records) => {
        const store = storeOf(plain, { records });
        const model = new Model(recordsOf(store, "shop.customers"));
        for (const action of steps) expect(perform(store, action), JSON.stringify(action)).toEqual(model.apply(action));
      }),
      runs(60),
    );
  });

  test("answer the same each time, and after the state is saved and loaded", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), fc.array(step, { maxLength: 10 }), fc.nat(8), (steps, others, records) => {
        const [first, second, third] = [storeOf(plain, { records }), storeOf(plain, { records }), storeOf(plain, { records })];
        expect(steps.map((action) => perform(first, action))).toEqual(steps.map((action) => perform(second, action)));
        expect(first.state()).toEqual(second.state());
        third.load(structuredClone(first.state()));
        expect(third.state()).toEqual(first.state());
        const reads = others.filter(
          (action) => action.do === "search" || (action.do === "list" && action.after === undefined && action.before === undefined),
        );
        expect(reads.map((action) => perform(third, action))).toEqual(reads.map((action) => perform(first, action)));
      }),
      runs(60),
    );
  });

  test("forward and then backward read the same records", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(39)), (records, limit, deleted) => {
        const store = storeOf(shop, { records: { "shop.customers": records } });
        for (const who of new Set(deleted.filter((one) => one < records))) perform(store, { do: "delete", who });
        const forward: unknown[] = [];
        for (
          let page = list(store, "shop.customers.list", { limit });
          ;
          page = list(store, "shop.customers.list", { limit, starting_after: String(forward.at(-1)) })
        ) {
          forward.push(...page.records.map(({ id }) => id));
          if (page.meta?.["has_more"] === false) break;
        }
        const backward: unknown[] = forward.slice(-1);
        while (forward.length > 0) {
          const page = list(store, "shop.customers.list", { limit, ending_before: String(backward[0]) });
          backward.unshift(...page.records.map(({ id }) => id));
          if (page.meta?.["has_more"] === false) break;
        }
        expect(backward).toEqual(forward);
        expect(new Set(forward).size).toBe(recordsOf(store, "shop.customers").length);
        expect(run(store, "shop.customers.list")).toEqual(run(store, "shop.customers.list"));
      }),
      runs(60),
    );
  });
});
