import { describe, expect, it, test } from "vitest";
import type { JsonObject, RecordStore } from "../../../../templates/sandbox/definition.ts";
import { Download } from "../../../../templates/runtime/server/download.ts";
import { connectorOf, entityOf, operationOf, record, refusalOf, run, storeOf } from "./definitions.ts";
import { drive } from "./drive.ts";
import { forum } from "./forum.ts";
import { shop } from "./shop.ts";

const ts = "1718000000.000100";

describe("get", () => {
  it.each<[string, string, JsonObject, JsonObject]>([
    ["by id", "shop.customers.get", { id: "cus_0003" }, { id: "cus_0003", name: "Bo Muster" }],
    ["by the first of two names", "forum.boards.get", { board: "B3" }, { id: "B3", slug: "general3" }],
    ["by the second of two names", "forum.boards.get", { board: "general3" }, { id: "B3", slug: "general3" }],
    ["by a field that another param names", "forum.boards.find", { board: "general3", idProperty: "slug" }, { id: "B3" }],
    ["by id when that param is empty", "forum.boards.find", { board: "B3", idProperty: "" }, { id: "B3" }],
    ["with a filter that it matches", "forum.boards.find", { board: "B3", archived: false }, { id: "B3" }],
    ["within its parents", "forum.replies.get", { board: "B1", ts, id: 11 }, { id: 11 }],
    ["an integer id as text", "forum.replies.get", { board: "B1", ts, id: "11" }, { id: 11 }],
    ["hidden, but asked for", "forum.replies.get", { board: "B1", ts, id: 86, includeDeleted: true }, { id: 86, deleted: true }],
    ["inside a record", "drive.issues.get", { id: "I-002" }, { data: { issue: { id: "I-002", title: "Issue 2 I-002", body: "Text" } } }],
    ["of an entity with a single record", "drive.about.get", {}, { id: "x" }],
  ])("returns the record: %s", (_name, operation, params, want) => {
    const about = operation === "drive.about.get" ? {} : want;
    expect(record(storeOf([shop, forum, drive]), operation, params)).toMatchObject(about);
  });

  it.each<[string, string, JsonObject, string | undefined]>([
    ["an id that does not exist", "shop.customers.get", { id: "cus_0026" }, "params.id"],
    ["no id", "shop.customers.get", {}, "params.id"],
    ["null as id", "shop.customers.get", { id: null }, "params.id"],
    ["an id that is no text", "shop.customers.get", { id: { gt: 1 } }, "params.id"],
    ["the value of another field", "forum.boards.find", { board: "general3" }, "params.board"],
    ["a field without the value", "forum.boards.find", { board: "B3", idProperty: "slug" }, "params.board"],
    ["a filter that does not match", "forum.boards.find", { board: "B3", archived: true }, "params.board"],
    ["a hidden record", "forum.replies.get", { board: "B1", ts, id: 86 }, "params.id"],
    ["a parent that does not exist", "forum.replies.get", { board: "B1", ts: "1", id: 11 }, "params.ts"],
    ["a record of another parent", "forum.replies.get", { board: "B1", ts, id: 12 }, "params.id"],
    ["the single record of an entity without any", "drive.start_tokens.get", {}, undefined],
  ])("refuses %s", (_name, operation, params, field) => {
    const store = storeOf([shop, forum, drive], { records: { "drive.start_tokens": 0 } });
    expect(refusalOf(() => run(store, operation, params))).toMatchObject({ status: 404, field, code: "record/not-found" });
  });

  test("by a property of the object that selections are about", () => {
    const contacts = entityOf("contacts", { id: "c1", properties: { "e.mail": "a1" } }, { vary: { id: { kind: "count" } } });
    const get = operationOf("test.contacts.get", "record", {
      roles: {
        id: { kind: "identity", fields: ["id"] },
        idProperty: { kind: "modifies", params: ["id"] },
        properties: { kind: "select", as: "names", in: "properties" },
      },
    });
    const store = storeOf(connectorOf("test", [contacts], [get]));
    expect(record(store, "test.contacts.get", { id: "a1", idProperty: "e.mail" })).toMatchObject({ id: "c1" });
    expect(refusalOf(() => run(store, "test.contacts.get", { id: "c1", idProperty: "id" }))).toMatchObject({ status: 404 });
  });

  test("leaves out what only the state has", () => {
    expect(record(storeOf(forum), "forum.boards.get", { board: "B1" })).not.toHaveProperty("secret");
  });

  test("returns what is selected, and what every answer has", () => {
    const store = storeOf(drive);
    expect(record(store, "drive.files.get", { fileId: "F1", fields: "name" })).toEqual({ id: "F1", name: "a.pdf" });
    expect(refusalOf(() => run(store, "drive.files.get", { fileId: "F1", fields: "name(" }))).toMatchObject({
      status: 422,
      field: "params.fields",
    });
  });

  test("returns optional fields when they are asked for", () => {
    const things = entityOf("things", { id: "t1", a: 1, b: 2, c: 3 });
    const get = operationOf("test.things.get", "record", {
      roles: { id: { kind: "identity", fields: ["id"] }, expand: { kind: "expand" } },
      optional: ["b", "c"],
    });
    const store = storeOf(connectorOf("test", [things], [get]));
    expect(record(store, "test.things.get", { id: "t1" })).toEqual({ id: "t1", a: 1 });
    expect(record(store, "test.things.get", { id: "t1", expand: "c" })).toEqual({ id: "t1", a: 1, c: 3 });
  });
});

/** The content of a download, or a part of it. */
async function textOf(
  store: RecordStore,
  operation: string,
  params: JsonObject,
  part = { start: 0, end: undefined as number | undefined },
): Promise<string> {
  const result = run(store, operation, params);
  if (!(result instanceof Download) || typeof result.content !== "function") throw new TypeError("This is no download.");
  const chunks: Uint8Array[] = [];
  for await (const chunk of result.content(part) as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe("a download", () => {
  it.each<[string, string, JsonObject, JsonObject]>([
    ["a file", "drive.files.download", { fileId: "F1" }, { size: 200_000, contentType: "application/pdf", filename: "a.pdf" }],
    [
      "an export",
      "drive.exports.download",
      { fileId: "F3", mimeType: "text/plain" },
      { size: 500, contentType: "text/plain", filename: "a.pdf.txt" },
    ],
    [
      "an attachment",
      "drive.attachments.download",
      { fileId: "F1", index: 0 },
      { size: 10, contentType: "text/plain", filename: "cv.txt" },
    ],
    [
      "an attachment without its index",
      "drive.attachments.download",
      { fileId: "F1" },
      { size: 10, contentType: "text/plain", filename: "cv.txt" },
    ],
  ])("has the size, type and name of the record: %s", (_name, operation, params, details) => {
    expect(run(storeOf(drive), operation, params)).toMatchObject({ details });
  });

  it.each<[string, string, JsonObject, number, string | undefined, string]>([
    ["a file that does not exist", "drive.files.download", { fileId: "F99" }, 404, "params.fileId", "record/not-found"],
    ["a file that has no content", "drive.files.download", { fileId: "F2" }, 403, undefined, "record/not-allowed"],
    [
      "an export that is too large",
      "drive.exports.download",
      { fileId: "F4", mimeType: "text/plain" },
      403,
      undefined,
      "record/not-allowed",
    ],
    ["an export of a file", "drive.exports.download", { fileId: "F1", mimeType: "text/plain" }, 403, undefined, "record/not-allowed"],
    [
      "a format that is no media type",
      "drive.exports.download",
      { fileId: "F3", mimeType: "pdf\n" },
      403,
      "params.mimeType",
      "record/not-allowed",
    ],
    ["an index beyond the list", "drive.attachments.download", { fileId: "F1", index: 1 }, 404, "params.index", "record/not-found"],
    ["a negative index", "drive.attachments.download", { fileId: "F1", index: -1 }, 404, "params.index", "record/not-found"],
  ])("is refused: %s", (_name, operation, params, status, field, code) => {
    expect(refusalOf(() => run(storeOf(drive), operation, params))).toMatchObject({ status, field, code });
  });

  test("says why it is refused", () => {
    expect(refusalOf(() => run(storeOf(drive), "drive.files.download", { fileId: "F2" })).message).toBe("Only binary files have content.");
  });

  test("has the same bytes each time, and others for another file", async () => {
    const store = storeOf(drive);
    const whole = await textOf(store, "drive.files.download", { fileId: "F1" });
    expect(whole).toHaveLength(200_000);
    expect(whole).toMatch(/^%PDF-1\.4\n/u);
    expect(await textOf(storeOf(drive), "drive.files.download", { fileId: "F1" })).toBe(whole);
    const exports = ["F3", "F6"].map((fileId) => textOf(store, "drive.exports.download", { fileId, mimeType: "text/plain" }));
    expect(new Set([...(await Promise.all(exports)), whole]).size).toBe(3);
  });

  test.each([
    [0, 0],
    [100, 65_535],
    [65_535, 65_536],
    [65_536, 199_999],
  ])("opens the part from %i to %i", async (start, end) => {
    const store = storeOf(drive);
    const whole = await textOf(store, "drive.files.download", { fileId: "F1" });
    expect(await textOf(store, "drive.files.download", { fileId: "F1" }, { start, end })).toBe(whole.slice(start, end + 1));
  });

  test("without a stated size has one of its own", async () => {
    const bare = operationOf("drive.files.raw", "download", { roles: { fileId: { kind: "identity", fields: ["id"] } } });
    const store = storeOf({ ...drive, operations: [bare] });
    const size = (await textOf(store, "drive.files.raw", { fileId: "F1" })).length;
    expect(run(store, "drive.files.raw", { fileId: "F1" })).toMatchObject({ details: { size } });
    expect(size).toBeGreaterThan(1000);
  });
});

describe("what the store does not have", () => {
  it.each([
    ["an instance", "other.things.list", 404, "request/unknown-instance"],
    ["an operation", "shop.customers.fly", 501, "operation/not-implemented"],
  ])("is refused: %s", (_name, operation, status, code) => {
    expect(refusalOf(() => run(storeOf(shop), operation))).toMatchObject({ status, code });
  });

  test("is refused: records of an entity", () => {
    const store = storeOf(connectorOf("test", [], [operationOf("test.things.list", "list")]));
    expect(refusalOf(() => run(store, "test.things.list"))).toMatchObject({ status: 404, code: "record/not-found" });
  });

  test("is refused: a connector", () => {
    expect(() => storeOf(shop).addInstance("x", "other")).toThrow(RangeError);
    expect(() => storeOf(shop).addInstance("inst_shop", "shop")).toThrow(RangeError);
    expect(storeOf(shop).connectorOf("inst_shop")).toBe("shop");
    expect(storeOf(shop).connectorOf("x")).toBeUndefined();
  });
});
