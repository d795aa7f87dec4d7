import { describe, expect, it, test } from "vitest";
import type { JsonObject } from "../../../../templates/sandbox/definition.ts";
import { connectorOf, entityOf, list, listed, operationOf, record, refusalOf, run, storeOf } from "./definitions.ts";
import { drive } from "./drive.ts";
import { forum } from "./forum.ts";
import { shop } from "./shop.ts";

const ts = "1718000000.000100";

describe("filters", () => {
  it.each<[string, string, JsonObject, readonly unknown[]]>([
    ["equals", "shop.customers.list", { email: "bo.muster3@example.com" }, ["cus_0003"]],
    ["equals nothing", "shop.customers.list", { email: "nobody@example.com" }, []],
    ["null, which is as good as none", "shop.customers.list", { email: null, limit: 1 }, ["cus_0025"]],
    ["an interval", "shop.customers.list", { created: { gt: 1_700_003_600, lte: 1_700_010_800 } }, ["cus_0004", "cus_0003"]],
    ["several at once", "shop.customers.list", { vip: true, created: { lt: 1_700_010_800 } }, ["cus_0002"]],
    ["a value that stands for conditions", "shop.orders.list", { status: "failed", limit: 2 }, ["ord_0025", "ord_0023"]],
    ["a value that stands for everything", "shop.orders.list", { status: "all", limit: 2 }, ["ord_0025", "ord_0024"]],
    ["what a list hides unless the param is given", "shop.orders.list", { limit: 2 }, ["ord_0024", "ord_0022"]],
    ["what it hides when the param is null", "shop.orders.list", { status: null, limit: 2 }, ["ord_0024", "ord_0022"]],
    ["a stated default", "forum.boards.list", { limit: 3 }, ["B1", "B3", "B5"]],
    ["the default given otherwise", "forum.boards.list", { limit: 3, archived: true }, ["B2", "B4", "B6"]],
    ["records that are hidden unless asked for", "forum.replies.list", { board: "B1", ts }, [11, 161]],
    ["records that are asked for", "forum.replies.list", { board: "B1", ts, includeDeleted: true }, [11, 86, 161]],
    ["a search without a query", "shop.customers.api_search", { limit: 2 }, ["cus_0001", "cus_0002"]],
    ["a search", "shop.customers.api_search", { query: "MUSTER", limit: 2 }, ["cus_0003", "cus_0006"]],
  ])("%s", (_name, operation, params, want) => {
    expect(listed(storeOf([shop, forum]), operation, params)).toEqual(want);
  });

  test("leave the bound out unless another param includes it", () => {
    const store = storeOf(forum, { records: 1 });
    const oldest = "1718000000.000101";
    expect(listed(store, "forum.topics.all", { oldest }, "ts")).toEqual(["1718000000.000102"]);
    expect(listed(store, "forum.topics.all", { oldest, inclusive: true }, "ts")).toEqual([oldest, "1718000000.000102"]);
    expect(listed(store, "forum.topics.all", { oldest, inclusive: false }, "ts")).toEqual(["1718000000.000102"]);
  });

  test("that cannot be read are refused", () => {
    expect(refusalOf(() => run(storeOf(forum), "forum.topics.all", { oldest: "soon" }))).toMatchObject({
      status: 422,
      field: "params.oldest",
    });
    expect(refusalOf(() => run(storeOf(shop), "shop.orders.api_search", { query: "((" }))).toMatchObject({
      status: 422,
      field: "params.query",
    });
  });

  test("are counted over all pages", () => {
    expect(list(storeOf(shop), "shop.customers.api_search", { query: "muster", limit: 2 }).meta).toEqual({ total: 8 });
  });
});

describe("orders", () => {
  it.each<[string, string, JsonObject, readonly unknown[]]>([
    ["none: the order of creation", "forum.boards.list", { limit: 3 }, ["B1", "B3", "B5"]],
    ["a field; equal records as they were", "forum.boards.list", { limit: 3, archived: true, sort: "title" }, ["B2", "B4", "B6"]],
    ["a field, descending", "forum.boards.list", { limit: 3, sort: "id desc" }, ["B9", "B7", "B5"]],
    ["two fields", "forum.boards.list", { limit: 3, sort: "title desc,id" }, ["B1", "B11", "B13"]],
  ])("%s", (_name, operation, params, want) => {
    const store = storeOf(forum);
    expect(listed(store, operation, params)).toEqual(want);
    expect(listed(store, operation, params)).toEqual(want);
  });

  test("follow changes of the records", () => {
    const people = entityOf(
      "people",
      { id: "p1", name: "m" },
      { vary: { id: { kind: "count" }, name: { kind: "one_of", values: ["a", "z"] } } },
    );
    const store = storeOf(
      connectorOf(
        "test",
        [people],
        [
          operationOf("test.people.list", "list", { roles: { sort: { kind: "order", language: "signed" } } }),
          operationOf("test.people.update", "record", {
            roles: { id: { kind: "identity", fields: ["id"] }, name: { kind: "field", field: "name" } },
          }),
        ],
      ),
      { records: 3 },
    );
    expect(listed(store, "test.people.list", { sort: "name" })).toEqual(["p2", "p1", "p3"]);
    run(store, "test.people.update", { id: "p2", name: "zz" });
    expect(listed(store, "test.people.list", { sort: "name" })).toEqual(["p1", "p3", "p2"]);
  });

  test("newest first goes by the time of creation, and by the order of creation where that is equal", () => {
    const events = entityOf(
      "events",
      { id: "e1", at: 100 },
      { created: "at", vary: { id: { kind: "count" }, at: { kind: "one_of", values: [300, 200, 300] } } },
    );
    const store = storeOf(connectorOf("test", [events], [operationOf("test.events.list", "list", { ordered: "newest_first" })]), {
      records: 5,
    });
    expect(listed(store, "test.events.list")).toEqual(["e5", "e4", "e2", "e3", "e1"]);
  });

  test("that cannot be read are refused", () => {
    expect(refusalOf(() => run(storeOf(forum), "forum.boards.list", { sort: "age" }))).toMatchObject({ status: 422, field: "params.sort" });
  });
});

describe("parents", () => {
  it.each<[string, string, JsonObject, readonly unknown[], string]>([
    ["by id", "forum.topics.list", { board: "B2" }, ["1718000000.000101", "1718000000.000126", "1718000000.000151"], "ts"],
    ["by another name", "forum.topics.list", { board: "general2" }, ["1718000000.000101", "1718000000.000126", "1718000000.000151"], "ts"],
    ["of either entity", "forum.notes.list", { about: "B1" }, ["N1", "N101", "N201"], "id"],
    ["of the other entity", "forum.notes.list", { about: ts }, ["N26", "N126", "N226"], "id"],
  ])("restrict lists: %s", (_name, operation, params, want, field) => {
    expect(listed(storeOf(forum), operation, params, field)).toEqual(want);
  });

  it.each<[string, string, JsonObject, string]>([
    ["that do not exist", "forum.topics.list", { board: "B99" }, "params.board"],
    ["of another entity", "forum.topics.list", { board: ts }, "params.board"],
    ["of another parent", "forum.replies.list", { board: "B2", ts }, "params.ts"],
    ["of another type", "forum.notes.list", { about: true }, "params.about"],
  ])("that are refused: %s", (_name, operation, params, field) => {
    expect(refusalOf(() => run(storeOf(forum), operation, params))).toMatchObject({ status: 404, field, code: "record/not-found" });
  });

  test("must all be those of the record", () => {
    const store = storeOf(forum);
    const records = {
      boards: [{ id: "b" }],
      topics: [{ ts: "2", board: "b" }],
      replies: [{ id: 2 }, { id: 3, topic_ts: "2", board: "z" }],
    };
    store.load({ version: 1, instances: { inst_forum: { connector: "forum", records } } });
    expect(listed(store, "forum.replies.list", { board: "b", ts: "2" })).toEqual([2]);
  });

  test("that are hidden from answers stay in the state", () => {
    const store = storeOf(forum);
    expect(list(store, "forum.replies.list", { board: "B1", ts }).records[0]).toEqual({ id: 11, topic_ts: ts, deleted: false, text: "Hi" });
    expect(store.state().instances["inst_forum"]?.records["replies"]?.[0]).toEqual({
      id: 11,
      topic_ts: ts,
      deleted: false,
      text: "Hi",
      board: "B1",
    });
  });
});

test("params without which the operation has no result are needed", () => {
  const refusal = refusalOf(() => run(storeOf(forum), "forum.replies.list", { board: "B1" }));
  expect(refusal).toMatchObject({ status: 422, field: "params.ts", code: "params/missing" });
  expect(refusal.message).toContain("`ts`");
});

test("lists have the element of a record", () => {
  const result = record(storeOf(drive, { records: 1 }), "drive.issues.list");
  expect(result).toMatchObject({ data: { issues: { nodes: [{ id: "I-001", title: "One", body: "Text" }] } } });
});

describe("an entity without records", () => {
  it.each([
    ["a list", "shop.customers.list", {}, { records: [], meta: { has_more: false } }],
    ["a search", "shop.customers.api_search", { query: "x" }, { records: [], meta: { total: 0 } }],
    ["a list by parent", "forum.boards.list", {}, { records: [], meta: { next_cursor: "", next_link: "", kind: "page" } }],
  ])("has an empty page: %s", (_name, operation, params, want) => {
    expect(list(storeOf([shop, forum], { records: 0 }), operation, params)).toEqual(want);
  });
});

test("a param that modifies an order turns it round", () => {
  const roles = { sort: { kind: "order", language: "keywords" }, direction: { kind: "modifies", params: ["sort"] } } as const;
  const things = entityOf("things", { id: 1, size: 5 }, { vary: { id: { kind: "count" }, size: { kind: "one_of", values: [7, 3] } } });
  const store = storeOf(connectorOf("test", [things], [operationOf("test.things.list", "list", { roles })]), { records: 3 });
  expect(listed(store, "test.things.list", { sort: "size" }, "size")).toEqual([3, 5, 7]);
  expect(listed(store, "test.things.list", { sort: "size", direction: "desc" }, "size")).toEqual([7, 5, 3]);
  expect(listed(store, "test.things.list", { sort: "size", direction: "asc" }, "size")).toEqual([3, 5, 7]);
  expect(listed(store, "test.things.list", { direction: "desc" }, "size")).toEqual([5, 7, 3]);
});
