import { describe, expect, it, test } from "vitest";
import type { JsonValue } from "../../../../templates/core/json_values.ts";
import type { JsonObject, Variation } from "../../../../templates/sandbox/definition.ts";
import { connectorOf, entityOf, recordsOf, storeOf } from "./definitions.ts";
import { drive } from "./drive.ts";
import { forum } from "./forum.ts";
import { customers, orders, refunds, shop } from "./shop.ts";

/** The values of a field in the records of an entity with one variation. */
function variedValues(field: string, example: JsonObject, vary: Variation, records = 5): readonly unknown[] {
  const things = entityOf("things", { id: "t1", ...example }, { vary: { id: { kind: "count" }, [field]: vary } });
  return recordsOf(storeOf(connectorOf("test", [things]), { records }), "test.things").map((record) => record[field]);
}

describe("how many records there are", () => {
  it.each([
    ["of each entity", shop, 7, "shop.customers", 7],
    ["of each entity by default", shop, {}, "shop.customers", 25],
    ["of the entities of a map", shop, { "shop.customers": 40 }, "shop.customers", 40],
    ["of the entities that the map leaves out", shop, { "shop.customers": 40 }, "shop.orders", 25],
    ["none", shop, 0, "shop.customers", 0],
    ["children: three per parent", forum, 7, "forum.topics", 21],
    ["children of children", forum, 7, "forum.replies", 63],
    ["children of two entities", forum, 7, "forum.notes", 84],
    ["children of the map", forum, { "forum.topics": 5 }, "forum.topics", 5],
    ["children without parents", forum, 0, "forum.topics", 0],
    ["a single one", drive, 7, "drive.start_tokens", 1],
  ])("%s", (_name, definition, records, entity, want) => {
    expect(recordsOf(storeOf(definition, { records }), entity)).toHaveLength(want);
  });
});

describe("values that vary", () => {
  it.each<[string, JsonObject, Variation, readonly unknown[]]>([
    ["a count", { f: "a08" }, { kind: "count" }, ["a08", "a09", "a10", "a11", "a12"]],
    [
      "a time",
      { f: "2024-01-01T00:00:00Z" },
      { kind: "time", step: 60 },
      ["00", "01", "02", "03", "04"].map((minute) => `2024-01-01T00:${minute}:00Z`),
    ],
    ["a time in a field without one", { f: "never" }, { kind: "time", step: 60 }, ["never", "never", "never", "never", "never"]],
    ["values in turn", { f: "x" }, { kind: "one_of", values: [1, 2, 3] }, ["x", 1, 2, 3, 1]],
    ["a number that never changes", { f: 1 }, { kind: "range", from: 7, to: 7, by: 1 }, [1, 7, 7, 7, 7]],
    ["a number in a text", { f: "1.00" }, { kind: "range", from: 7, to: 7, by: 1 }, ["1.00", "7.00", "7.00", "7.00", "7.00"]],
    ["a text", { f: "x" }, { kind: "text", text: "n {n}" }, ["x", "n 2", "n 3", "n 4", "n 5"]],
    ["a reference to no records", { f: "x" }, { kind: "reference", entity: "missing" }, ["x", "x", "x", "x", "x"]],
    ["a text that needs itself", { f: "x" }, { kind: "text", text: "{f}" }, ["x", "x", "x", "x", "x"]],
  ])("%s", (_name, example, vary, want) => {
    expect(variedValues("f", example, vary)).toEqual(want);
  });

  test("numbers are within their bounds, in steps, and differ", () => {
    const values = variedValues("f", { f: 1000 }, { kind: "range", from: 0.5, to: 2, by: 0.25 }, 200).slice(1);
    expect([...new Set(values)].sort()).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
  });

  test("texts take the values of other fields, as they are or as a slug", () => {
    const [, second, third, fourth] = recordsOf(storeOf(shop), "shop.customers");
    expect([second?.["email"], third?.["email"], fourth?.["email"]]).toEqual([
      "ada.example2@example.com",
      "bo.muster3@example.com",
      "cy.pr.ve4@example.com",
    ]);
  });

  test("another seed gives other values", () => {
    const amounts = [1, 1, 2].map((seed) => recordsOf(storeOf(shop, { seed }), "shop.orders").map(({ amount }) => amount));
    expect(amounts[0]).toEqual(amounts[1]);
    expect(amounts[0]).not.toEqual(amounts[2]);
  });

  test("fields inside others vary, and the example stays as it is", () => {
    const things = entityOf(
      "things",
      { id: "t1", a: { b: { c: 1 }, d: [{ e: 1 }, { e: 2 }] } },
      {
        vary: { "a.b.c": { kind: "count" }, "a.d.e": { kind: "one_of", values: ["x"] }, "a.f.g": { kind: "one_of", values: [true] } },
      },
    );
    const [first, second] = recordsOf(storeOf(connectorOf("test", [things])), "test.things");
    expect(first).toMatchObject({ a: { b: { c: 1 }, d: [{ e: 1 }, { e: 2 }] } });
    expect(second?.["a"]).toEqual({ b: { c: 2 }, d: [{ e: "x" }, { e: "x" }], f: { g: true } });
    expect(things.example).toEqual({ id: "t1", a: { b: { c: 1 }, d: [{ e: 1 }, { e: 2 }] } });
  });

  test("a field and one inside it both vary, without changing the definition", () => {
    const values = [{ brand: "x", last4: "1" }];
    const things = entityOf(
      "things",
      { id: "t1", card: null },
      {
        vary: { card: { kind: "one_of", values }, "card.last4": { kind: "text", text: "{n}" } },
      },
    );
    const cards = recordsOf(storeOf(connectorOf("test", [things]), { records: 3 }), "test.things").map(({ card }) => card);
    expect(cards).toEqual([null, { brand: "x", last4: "2" }, { brand: "x", last4: "3" }]);
    expect(values).toEqual([{ brand: "x", last4: "1" }]);
  });
});

describe("records", () => {
  test("begin with the example itself", () => {
    expect(recordsOf(storeOf(shop), "shop.customers")[0]).toEqual(customers.example);
  });

  test("take the cases in turn, from the second record on", () => {
    const failures = recordsOf(storeOf(shop), "shop.orders").map(({ status, failure }) => [status, failure]);
    expect(failures.slice(0, 4)).toEqual([
      ["paid", null],
      ["paid", null],
      ["failed", "card_declined"],
      ["paid", null],
    ]);
  });

  test("refer to records that exist", () => {
    const store = storeOf(shop);
    const ids: readonly unknown[] = recordsOf(store, "shop.customers").map(({ id }) => id);
    const referred: readonly unknown[] = recordsOf(store, "shop.orders").map(({ customer }) => customer);
    expect(ids).toEqual(expect.arrayContaining([...new Set(referred)]));
    expect(new Set(referred).size).toBeGreaterThan(5);
  });

  test("copy what the record that they refer to has", () => {
    const store = storeOf(shop);
    const emails = new Map(recordsOf(store, "shop.customers").map(({ id, email }) => [id, email]));
    const copies = recordsOf(store, "shop.orders").map(({ customer, customer_email }) => [emails.get(customer ?? null), customer_email]);
    expect(copies.filter(([email, copy]) => email !== copy)).toEqual([]);
  });

  test("refer in turn to the records that are made with a case", () => {
    const store = storeOf(shop);
    const paid = recordsOf(store, "shop.orders").filter((order, index) => index > 0 && order["status"] === "paid");
    const referred = recordsOf(store, "shop.refunds").map(({ order }) => order);
    expect(referred.slice(1)).toEqual([...paid, ...paid].slice(0, 24).map(({ id }) => id));
  });

  test("derive lists and sums from other records", () => {
    const store = storeOf(shop);
    const all = recordsOf(store, "shop.refunds");
    for (const { id, refunds: held, refunded_amount } of recordsOf(store, "shop.orders")) {
      const own = all.filter(({ order }) => order === id);
      expect(held).toEqual({ data: own.toReversed() });
      expect(refunded_amount).toBe(own.reduce((sum, { amount }) => sum + Number(amount), 0));
    }
    expect(all.length).toBeGreaterThan(0);
  });

  test("derive from their children, without the keys that only the state has", () => {
    const store = storeOf(forum, { records: 2 });
    const [board] = recordsOf(store, "forum.boards");
    const [topic] = recordsOf(store, "forum.topics");
    expect(board).toMatchObject({ topic_count: 3 });
    expect(topic).toMatchObject({ has_replies: true, last_reply: 23 });
    const replies = recordsOf(store, "forum.replies").filter(({ topic_ts }) => topic_ts === topic?.["ts"]);
    expect(replies).toHaveLength(3);
    expect(topic?.["replies"]).toEqual(replies.map(({ id, topic_ts, deleted, text }) => ({ id, topic_ts, deleted, text })));
  });

  test("derive the same whichever entity is needed first", () => {
    const both = [
      entityOf("a", { id: "a1", of: "b1", n: 0 }, { derived: [{ path: "n", from: "b", by: "of", as: "sum", field: "n" }] }),
      entityOf("b", { id: "b1", of: "a1", n: 5 }, { derived: [{ path: "n", from: "a", by: "of", as: "count" }] }),
    ];
    const states = [both, both.toReversed()].map((entities) => {
      const store = storeOf(connectorOf("test", entities), { records: 2 });
      return [recordsOf(store, "test.a"), recordsOf(store, "test.b")];
    });
    expect(states[0]).toEqual(states[1]);
  });

  test("whose fields need each other in a circle keep the example", () => {
    const circle = ["a", "b"].map((name, index) =>
      entityOf(
        name,
        { id: `${name}1`, of: "x", v: name },
        {
          vary: {
            id: { kind: "count" },
            of: { kind: "reference", entity: index === 0 ? "b" : "a", each: true },
            v: { kind: "same_as", field: "v", of: "of" },
          },
        },
      ),
    );
    const values = recordsOf(storeOf(connectorOf("test", circle), { records: 3 }), "test.a").map(({ v }) => v);
    expect(values).toEqual(["a", "a", "a"]);
  });

  it.each<
    [string, "records" | "count" | "values" | "count_values" | "last" | "sum" | "first" | "any", string | undefined, unknown, unknown]
  >([
    [
      "the records",
      "records",
      undefined,
      [
        { id: "c1", of: "p1", n: 5 },
        { id: "c2", of: "p1", n: 5 },
      ],
      [],
    ],
    ["their number", "count", undefined, 2, 0],
    ["the values", "values", "n", [5], []],
    ["the number of values", "count_values", "n", 1, 0],
    ["the last value", "last", "id", "c2", null],
    ["the sum", "sum", "n", 10, 0],
    ["the first value", "first", "id", "c1", null],
    ["whether there is any", "any", undefined, true, false],
  ])("derive %s", (_name, as, field, first, second) => {
    const parents = entityOf(
      "parents",
      { id: "p1", it: "example" },
      {
        derived: [{ path: "it", from: "children", by: "of", as, ...(field !== undefined && { field }) }],
      },
    );
    const store = storeOf(connectorOf("test", [parents, entityOf("children", { id: "c1", of: "p1", n: 5 })]), { records: 2 });
    expect(recordsOf(store, "test.parents").map(({ it: derived }) => derived)).toEqual([first, second]);
  });

  it.each<[string, JsonValue | undefined, JsonValue]>([
    ["an object", { name: "x", child: "none" }, { name: "x", child: "c1" }],
    ["every element of a list", [{ child: "none" }, { name: "y" }], [{ child: "c1" }, { name: "y", child: "c1" }]],
    ["an empty list", [], []],
    ["nothing", undefined, { child: "c1" }],
  ])("derive a value in %s", (_name, it, want) => {
    const example = { id: "p1", ...(it !== undefined && { it }) };
    const parents = entityOf("parents", example, { derived: [{ path: "it.child", from: "children", by: "of", as: "first", field: "id" }] });
    const store = storeOf(connectorOf("test", [parents, entityOf("children", { id: "c1", of: "p1" })]), { records: 1 });
    expect(recordsOf(store, "test.parents").map(({ it: derived }) => derived)).toEqual([want]);
  });
});

describe("children", () => {
  test("are dealt round robin, and hold the id of the parent", () => {
    const boards = recordsOf(storeOf(forum, { records: 2 }), "forum.topics").map(({ board }) => board);
    expect(boards).toEqual(["B1", "B2", "B1", "B2", "B1", "B2"]);
  });

  test("hold the parent's parent under the name of the param", () => {
    const store = storeOf(forum, { records: 2 });
    const boards = new Map(recordsOf(store, "forum.topics").map(({ ts, board }) => [ts, board]));
    const replies = recordsOf(store, "forum.replies");
    expect(replies.map(({ board }) => board)).toEqual(replies.map(({ topic_ts }) => boards.get(topic_ts ?? null)));
  });

  test("belong to records of several entities", () => {
    const parents = recordsOf(storeOf(forum, { records: 1 }), "forum.notes").map(({ on }) => on);
    expect(parents).toEqual(expect.arrayContaining(["B1", "1718000000.000100", "1718000000.000102"]));
  });

  test.each([2, 3, 4, 5, 6, 25])("of one parent take values in turn, with %i parents", (records) => {
    const replies = recordsOf(storeOf(forum, { records }), "forum.replies").slice(1);
    const values = new Map<unknown, Set<unknown>>();
    for (const { topic_ts, deleted } of replies) values.set(topic_ts, new Set([...(values.get(topic_ts) ?? []), deleted]));
    expect([...values.values()].map((set) => set.size)).toEqual(Array.from({ length: 3 * records }, () => 2));
  });

  test("of their own entity exist, too", () => {
    const folders = entityOf(
      "folders",
      { id: "f1", parent: "f1" },
      { parents: [{ param: "parent", entities: ["folders"], field: "parent" }] },
    );
    expect(recordsOf(storeOf(connectorOf("test", [folders])), "test.folders")).toHaveLength(75);
  });
});

test("every instance of a connector starts with the same records", () => {
  const store = storeOf([shop, forum]);
  store.addInstance("mine", "shop");
  const { instances } = store.state();
  expect(Object.keys(instances)).toEqual(["inst_shop", "inst_forum", "mine"]);
  expect(instances["mine"]).toEqual(instances["inst_shop"]);
});

test("entities are in the order of the catalog", () => {
  expect(Object.keys(storeOf(shop).state().instances["inst_shop"]?.records ?? {})).toEqual(
    [customers, orders, refunds].map(({ name }) => name),
  );
});
