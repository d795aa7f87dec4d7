import { describe, expect, it, test } from "vitest";
import { findCursor } from "../../../../templates/runtime/client/paging.ts";
import type { JsonObject, RecordStore } from "../../../../templates/sandbox/definition.ts";
import { list, listed, record, recordsOf, refusalOf, run, textOf, storeOf } from "./definitions.ts";
import { drive } from "./drive.ts";
import { forum } from "./forum.ts";
import { shop } from "./shop.ts";

const definitions = new Map([shop, forum, drive].flatMap(({ operations }) => operations.map(({ operation }) => [operation.id, operation])));

/** The ids on all pages, read as the client of the package does, with the page sizes. */
function walk(
  store: RecordStore,
  id: string,
  params: JsonObject = {},
): { readonly ids: readonly unknown[]; readonly sizes: readonly number[] } {
  const operation = definitions.get(id);
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  const ids: unknown[] = [];
  const sizes: number[] = [];
  for (let asked = params, pages = 0; pages < 100; pages += 1) {
    const answer = run(store, id, asked);
    const result: unknown = "records" in answer ? answer.records : answer;
    const found =
      operation.elements === undefined ? result : operation.elements.reduce<unknown>((inner, name) => (inner as JsonObject)[name], result);
    const elements = found as readonly JsonObject[];
    ids.push(...elements.map((element) => element["id"] ?? element["ts"] ?? element["fileId"]));
    sizes.push(elements.length);
    const cursor = findCursor(operation, asked, { result, meta: "meta" in answer ? answer.meta : undefined });
    if (cursor === undefined) return { ids, sizes };
    asked = { ...asked, [cursor.param]: cursor.value as string };
  }
  throw new Error(`${id} does not end.`);
}

const all = (store: RecordStore, entity: string): readonly unknown[] => recordsOf(store, entity).map(({ id, ts }) => id ?? ts);

describe("the client of the package reads every record once", () => {
  it.each<[string, string, JsonObject, (store: RecordStore) => readonly unknown[], readonly number[]]>([
    ["record cursors, newest first", "shop.customers.list", {}, (store) => all(store, "shop.customers").toReversed(), [10, 10, 5]],
    [
      "record cursors, pages that end with the last record",
      "shop.customers.list",
      { limit: 5 },
      (store) => all(store, "shop.customers").toReversed(),
      [5, 5, 5, 5, 5],
    ],
    ["tokens in the record", "shop.orders.api_search", {}, (store) => all(store, "shop.orders"), [10, 10, 5]],
    [
      "tokens in Meta",
      "forum.boards.list",
      { limit: 8, archived: true },
      () => ["B2", "B4", "B6", "B8", "B10", "B12", "B14", "B16", "B18", "B20", "B22", "B24"],
      [8, 4],
    ],
    ["page numbers", "forum.topics.all", { per_page: 30 }, (store) => all(store, "forum.topics"), [30, 30, 15]],
    ["page numbers, until an empty page", "forum.topics.all", { per_page: 25 }, (store) => all(store, "forum.topics"), [25, 25, 25, 0]],
    ["offsets in the record", "forum.replies.all", { maxResults: 100 }, (store) => all(store, "forum.replies"), [100, 100, 25]],
    [
      "page info",
      "drive.issues.list",
      {},
      () => Array.from({ length: 25 }, (_, index) => `I-0${String(index + 1).padStart(2, "0")}`),
      [10, 10, 5],
    ],
    ["a feed", "drive.changes.list", { pageToken: "100042" }, (store) => all(store, "drive.files"), [10, 10, 5]],
    ["no paging", "shop.customers.api_search", {}, (store) => all(store, "shop.customers").slice(0, 10), [10]],
  ])("%s", (_name, operation, params, want, sizes) => {
    const store = storeOf([shop, forum, drive]);
    expect(walk(store, operation, params)).toEqual({ ids: want(store), sizes });
  });
});

describe("record cursors", () => {
  test("read back to where one started", () => {
    const store = storeOf(shop);
    const third = listed(store, "shop.customers.list", { starting_after: "cus_0010", limit: 4 });
    expect(third).toEqual(["cus_0009", "cus_0008", "cus_0007", "cus_0006"]);
    const before = list(store, "shop.customers.list", { ending_before: "cus_0006", limit: 4 });
    expect(before.records.map(({ id }) => id)).toEqual(["cus_0010", "cus_0009", "cus_0008", "cus_0007"]);
    expect(before.meta).toEqual({ has_more: true });
    expect(list(store, "shop.customers.list", { ending_before: "cus_0022", limit: 4 }).meta).toEqual({ has_more: false });
    expect(walk(store, "shop.customers.list", { ending_before: "cus_0001", limit: 7 }).sizes).toEqual([7, 7, 7, 3]);
  });

  it.each([
    ["an id that was never issued", { starting_after: "cus_9999" }, "params.starting_after"],
    ["an id of another entity", { ending_before: "ord_0001" }, "params.ending_before"],
    ["two cursors at once", { starting_after: "cus_0002", ending_before: "cus_0001" }, "params.ending_before"],
    ["an empty cursor", { starting_after: "" }, "params.starting_after"],
  ])("refuse %s", (_name, params, field) => {
    expect(refusalOf(() => list(storeOf(shop), "shop.customers.list", params))).toMatchObject({
      status: 422,
      field,
      code: "paging/cursor",
    });
  });

  test("may be the id of a record that has been deleted", () => {
    const store = storeOf(shop);
    run(store, "shop.customers.delete", { id: "cus_0016" });
    expect(listed(store, "shop.customers.list", { starting_after: "cus_0016", limit: 2 })).toEqual(["cus_0015", "cus_0014"]);
    expect(listed(store, "shop.customers.list", { ending_before: "cus_0016", limit: 2 })).toEqual(["cus_0018", "cus_0017"]);
  });

  test("may be the id of a record that the filters do not let through", () => {
    expect(listed(storeOf(shop), "shop.customers.list", { starting_after: "cus_0010", vip: true, limit: 2 })).toEqual([
      "cus_0008",
      "cus_0006",
    ]);
  });

  test("show no record twice and leave none out when records are added meanwhile", () => {
    const store = storeOf(shop);
    const first = listed(store, "shop.customers.list");
    run(store, "shop.customers.create", {});
    const second = listed(store, "shop.customers.list", { starting_after: String(first.at(-1)), limit: 100 });
    expect([...first, ...second]).toEqual(all(storeOf(shop), "shop.customers").toReversed());
    expect(listed(store, "shop.customers.list", { limit: 1 })).toEqual(["cus_0026"]);
  });
});

describe("tokens", () => {
  test("are refused when they come from another operation or instance, or from nowhere", () => {
    const store = storeOf([shop, forum]);
    store.addInstance("mine", "forum");
    const token = textOf(list(store, "forum.boards.list").meta?.["next_cursor"]);
    expect(listed(store, "forum.boards.list", { cursor: token })).toHaveLength(3);
    const refused = [
      () => store.execute("mine", "forum.boards.list", { cursor: token }),
      () => run(store, "shop.orders.api_search", { page: token }),
      () => run(store, "forum.boards.list", { cursor: "2" }),
      () => run(store, "forum.boards.list", { cursor: "" }),
      () => run(store, "shop.customers.api_search", { page: "2" }),
    ];
    expect(refused.map((act) => refusalOf(act)).map(({ status, code }) => [status, code])).toEqual(
      refused.map(() => [422, "paging/cursor"]),
    );
  });

  test("continue after the same record when other params change", () => {
    const store = storeOf(forum);
    const token = textOf(list(store, "forum.boards.list", { archived: true, limit: 2 }).meta?.["next_cursor"]);
    expect(listed(store, "forum.boards.list", { archived: false, limit: 2, cursor: token })).toEqual(["B5", "B7"]);
  });

  test("keep their place when the record before them is deleted", () => {
    const store = storeOf(shop);
    const token = textOf(record(store, "shop.orders.api_search", { limit: 2 })["next_page"]);
    run(store, "shop.orders.delete", { id: "ord_0002" });
    expect(record(store, "shop.orders.api_search", { limit: 1, page: token })).toMatchObject({ data: [{ id: "ord_0003" }] });
  });

  test("are the empty text on the last page where Meta cannot leave them out", () => {
    expect(list(storeOf(forum), "forum.boards.list", { limit: 100 }).meta).toEqual({ next_cursor: "", next_link: "", kind: "page" });
  });

  test("come with the address of the next page", () => {
    const { meta } = list(storeOf(forum), "forum.boards.list", { limit: 1 });
    expect(meta?.["next_link"]).toBe(`https://sandbox.test/forum/boards?cursor=${textOf(meta?.["next_cursor"])}`);
  });
});

describe("page sizes and offsets without a minimum", () => {
  it.each([
    ["a size of 0", "shop.customers.list", { limit: 0 }, 10],
    ["a negative size", "shop.customers.list", { limit: -1 }, 10],
    ["no size", "shop.customers.list", {}, 10],
    ["a size", "shop.customers.list", { limit: 3 }, 3],
    ["more than there are", "shop.customers.list", { limit: 1000 }, 25],
    ["the default of the page number", "forum.topics.all", {}, 20],
    ["page 0", "forum.topics.all", { page: 0 }, 20],
    ["a negative page", "forum.topics.all", { page: -3 }, 20],
    ["a page beyond the end", "forum.topics.all", { page: 99 }, 0],
  ])("%s", (_name, operation, params, want) => {
    expect(listed(storeOf([shop, forum]), operation, params)).toHaveLength(want);
  });
});

describe("a list by offset", () => {
  const ts = "1718000000.000100";

  it.each([
    [
      "the first page",
      { maxResults: 2 },
      { startAt: 0, maxResults: 2, total: 3, isLast: false, nextPage: "https://sandbox.test/forum/replies?startAt=2" },
    ],
    ["the last page", { maxResults: 2, startAt: 2 }, { startAt: 2, maxResults: 2, total: 3, isLast: true, nextPage: null }],
    ["beyond the end", { startAt: 9 }, { startAt: 9, maxResults: 50, total: 3, isLast: true, nextPage: null }],
    ["a negative offset", { startAt: -9 }, { startAt: 0, maxResults: 50, total: 3, isLast: true, nextPage: null }],
  ])("says where it is: %s", (_name, params, meta) => {
    expect(list(storeOf(forum), "forum.replies.list", { board: "B1", ts, includeDeleted: true, ...params }).meta).toEqual(meta);
  });

  test("in a record says so there, and keeps the rest of the record", () => {
    const result = record(storeOf(forum), "forum.replies.all", { startAt: 224, maxResults: 5 });
    expect(result).toEqual({
      startAt: 224,
      maxResults: 5,
      total: 225,
      isLast: true,
      page: { name: "kept", values: [expect.objectContaining({ id: 235 })] },
    });
  });
});

describe("a search in a record", () => {
  test("has the page and its state in it", () => {
    const store = storeOf(shop);
    const first = record(store, "shop.orders.api_search", { query: 'status:"failed"', limit: 20 });
    expect(first).toMatchObject({ object: "search_result", url: "/search", has_more: false, next_page: null });
    expect(first["data"]).toHaveLength(12);
  });
});

describe("page info", () => {
  test("ends with a cursor after which there is nothing", () => {
    const store = storeOf(drive);
    const last = record(store, "drive.issues.list", { first: 25 });
    const info = (last["data"] as { issues: { pageInfo: JsonObject } }).issues.pageInfo;
    expect(info).toEqual({ hasNextPage: false, hasPreviousPage: false, endCursor: textOf(info["endCursor"]) });
    expect(record(store, "drive.issues.list", { after: info["endCursor"] ?? null })).toEqual({
      data: { issues: { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null } } },
    });
    expect(refusalOf(() => record(store, "drive.issues.list", { after: "x" }))).toMatchObject({ status: 422, field: "params.after" });
  });
});

describe("a feed", () => {
  test("starts with the token of its own operation", () => {
    expect(record(storeOf(drive), "drive.start_tokens.get")).toEqual({ token: "100042" });
  });

  test("has the token of the next page, and on the last page the one for later changes", () => {
    const store = storeOf(drive);
    expect(list(store, "drive.changes.list", { pageToken: "100042" }).meta).toEqual({ nextPageToken: "100052" });
    expect(list(store, "drive.changes.list", { pageToken: "100062" }).meta).toEqual({ newStartPageToken: "100067" });
    expect(list(store, "drive.changes.list", { pageToken: "100067" })).toEqual({ records: [], meta: { newStartPageToken: "100067" } });
  });

  test("counts what its filters leave out", () => {
    const store = storeOf(drive);
    const { records, meta } = list(store, "drive.changes.list", { pageToken: "100042", onlyRemoved: true, pageSize: 3 });
    expect(records.map(({ fileId }) => fileId)).toEqual(["F3", "F5", "F7"]);
    expect(meta).toEqual({ nextPageToken: "100049" });
  });

  it.each(["100041", "100068", "1", "-1", "100042.0", "token", ""])("refuses the token %j, which it never issued", (pageToken) => {
    expect(refusalOf(() => run(storeOf(drive), "drive.changes.list", { pageToken }))).toMatchObject({
      status: 422,
      field: "params.pageToken",
    });
  });
});
