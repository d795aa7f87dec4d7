import { describe, expect, it } from "vitest";
import { changed, diagnose, SHOP, messagesAfter, messagesOf } from "../../../fixtures/shop_catalog.ts";

const ELEMENTS = "        elements: data\n";
const DOWNLOAD = "      download:\n";

describe("operations", () => {
  it.each([
    ["        effect: write\n        at_least", "        at_least", []],
    [
      "        effect: write\n        at_least",
      "        effect: read\n        at_least",
      ["operation/effect ‹effect› `shop.orders.create` cannot be `effect: read`"],
    ],
    [
      "      get:\n",
      "      get:\n        permanent: true\n",
      ["operation/permanent ‹permanent› `permanent` cannot be used with an operation that only reads"],
    ],
    ["      get:\n", "      get:\n        effect: write\n        permanent: true\n", []],
    ["        permanent: true\n", "", []],
    ["        download: { range: range_header", "        download: { range: id", []],
    [
      "range_header: string }",
      "range_header: integer }",
      ["operation/bad-range ‹range_header› `range` refers to `range_header`, which is not a string"],
    ],
    [
      ELEMENTS,
      "        elements: has_more\n",
      ["operation/bad-elements ‹has_more› `has_more` is not the path of a list: it is not an array"],
    ],
    [
      ELEMENTS,
      "        elements: data.inner\n",
      ["operation/bad-elements ‹data.inner› `data.inner` is not the path of a list: unknown field `inner`"],
    ],
    ["      data: array<Order>\n", "      page: Page\n      data: array<Order>\n", ["ref/unknown ‹Page› unknown record `Page`"]],
    ["range: range_header", "range: range", ["ref/unknown ‹range› unknown param `range`"]],
    [DOWNLOAD, "      get:\n", ["operation/misplaced-key ‹download› `download` cannot be used with kind `record`"]],
    [
      DOWNLOAD,
      "      download:\n        returns: Order\n        meta: { a: string }\n",
      [
        "operation/misplaced-key ‹returns› `returns` cannot be used with kind `download`",
        "operation/misplaced-key ‹meta› `meta` cannot be used with kind `download`",
      ],
    ],
    ["returns: DeletedOrder", "returns: { record: Deleted }", ["ref/unknown ‹Deleted› unknown record `Deleted`"]],
    ["    record: Order\n", "    record: Ordr\n", ["ref/unknown ‹Ordr› unknown record `Ordr`"]],
  ])("%s changed to %s", (from, to, want) => {
    expect(messagesAfter(SHOP, from, to)).toEqual(want);
  });
});

describe("paths of elements and tokens", () => {
  const withPage = "      page: { type: Line }\n      data: array<Order>\n";
  const elements = (path: string): string[] => {
    const sources = changed(SHOP, "      data: array<Order>\n", withPage);
    return diagnose(sources.map((source) => ({ ...source, text: source.text.replace("elements: data", `elements: ${path}`) }))).map(
      ({ message }) => message,
    );
  };

  it("go through records", () => {
    expect(elements("page.quantity")).toEqual(["`page.quantity` is not the path of a list: it is not an array"]);
    expect(elements("page.quantities")).toEqual(["`page.quantities` is not the path of a list: unknown field `quantities`"]);
  });

  it("may go on where nothing is known", () => {
    expect(messagesAfter(SHOP, "      data: array<Order>\n", "      data: object\n")).toEqual([
      "operation/bad-elements ‹data› `data` is not the path of a list: it is not an array",
    ]);
    const open = changed(SHOP, "      data: array<Order>\n", "      data: object\n");
    expect(diagnose(open.map((source) => ({ ...source, text: source.text.replace("elements: data", "elements: data.nodes") })))).toEqual(
      [],
    );
  });
});

describe("paging", () => {
  it.each([
    ["record_cursor, next: after, more: has_mor", "unknown-name ‹has_mor› `more` refers to an unknown field of Meta `has_mor`"],
    [
      "record_cursor, next: after, previous: before, more: has_more",
      "unknown-name ‹before› `previous` refers to an unknown param `before`",
    ],
    ["record_cursor, next: after, more: has_more, id: key", "unknown-name ‹key› `id` refers to an unknown field of the record `key`"],
    [
      "record_cursor, next: after, more: has_more, id: lines",
      "wrong-kind ‹lines› `id` refers to `lines`, which is not a string or an integer",
    ],
    ["record_cursor, next: limit, more: has_more", "wrong-kind ‹limit› `next` refers to `limit`, which is not a string"],
    ["token, next: after, token: has_more", "wrong-kind ‹has_more› `token` refers to `has_more`, which is not a string"],
    [
      "token, next: after, token: record.note.next",
      "unknown-name ‹record.note.next› `token` refers to an unknown field of the record `note.next`",
    ],
    ["page_number, next: after, size: limit", "wrong-kind ‹after› `next` refers to `after`, which is not an integer"],
    ["offset, next: limit, size: limit, total: has_more", "wrong-kind ‹has_more› `total` refers to `has_more`, which is not an integer"],
    ["offset, next: limit, size: limit, last: total", "unknown-name ‹total› `last` refers to an unknown field of Meta `total`"],
    ["page_info, next: after, size: after, connection: extra", "wrong-kind ‹after› `size` refers to `after`, which is not an integer"],
    ["page_info, next: after, connection: lines", "wrong-kind ‹lines› `connection` refers to `lines`, which is not an object"],
    [
      "change_feed, next: after, token: record.note, start_token: start",
      "unknown-name ‹start› `start_token` refers to an unknown field of Meta `start`",
    ],
  ])("of kind %s", (written, want) => {
    expect(messagesAfter(SHOP, "record_cursor, next: after, more: has_more", written)).toEqual([`paging/${want}`]);
  });

  it.each([
    ["an object", "connection: { fields: { nodes: array<Order>, pageInfo: { fields: { hasNextPage: boolean, endCursor: string } } } }", []],
    ["a record", "connection: Line", []],
    ["a text", "connection: string", ["paging/wrong-kind ‹connection› `connection` refers to `connection`, which is not an object"]],
    ["anything", "connection: any", []],
    [
      "a text or a number",
      "connection: string | integer",
      ["paging/wrong-kind ‹connection› `connection` refers to `connection`, which is not an object"],
    ],
  ])("of connections takes %s: %s", (_, field, want) => {
    const sources = changed(SHOP, "      note: string | null", `      ${field}\n      note: string | null`).map(({ path, text }) => ({
      path,
      text: text.replace("record_cursor, next: after, more: has_more", "page_info, next: after, connection: connection"),
    }));
    expect(messagesOf(sources).filter((message) => message.includes("wrong-kind"))).toEqual(want);
  });

  it.each([
    ["string | integer", "id", ["paging/wrong-kind ‹code› `next` refers to `code`, which is not a string"]],
    ["string | null", "id", []],
  ])("of a cursor takes a param of type %s only if all of it is a text", (type, id, want) => {
    const sources = changed(
      SHOP,
      "          after: string\n",
      `          after: string\n          code: ${type.replace(" | null", "")}\n`,
    ).map(({ path, text }) => ({
      path,
      text: text.replace("record_cursor, next: after, more: has_more", `record_cursor, next: code, more: has_more, id: ${id}`),
    }));
    expect(messagesOf(sources)).toEqual(want);
  });

  it.each([
    ["10", []],
    ["11", ["value/misfit ‹11› `default_size` does not match: the default of `limit` is 10"]],
    ["101", ["value/misfit ‹101› `default_size` does not match: must be at most 100"]],
  ])("has a default size that its param could have: %s", (size, want) => {
    const written = `page_number, next: limit, size: limit, default_size: ${size}`;
    const found = messagesAfter(SHOP, "record_cursor, next: after, more: has_more", written);
    expect(found.map((message) => message.slice(0, 12))).toEqual(want.map((message) => message.slice(0, 12)));
    expect(found.length === 0 || found[0]?.includes(`‹${size}›`)).toBe(true);
  });

  it.each([
    ["record_cursor, next: page, more: record.has_more, id: note", []],
    [
      "record_cursor, next: page, more: record.has_more, id: next_page",
      ["paging/unknown-name ‹next_page› `id` refers to an unknown field of the record `next_page`"],
    ],
  ])("of a wrapper looks for the id in its elements: %s", (written, want) => {
    expect(messagesAfter(SHOP, "token, next: page, token: record.next_page, more: record.has_more", written)).toEqual(want);
  });

  it.each([
    "record_cursor, next: after, previous: after, more: has_more, id: id",
    "token, next: after, token: record.note",
    "token, next: after, token: record.extra.next, more: has_more",
    "offset, next: limit, size: limit, last: has_more",
    "page_number, next: limit, size: limit, default_size: 10",
    "page_info, next: after, size: limit, connection: extra.all",
    "change_feed, next: after, token: record.note, start_token: record.id",
    "none, reason: There is none.",
  ])("may be of kind %s", (written) => {
    expect(messagesAfter(SHOP, "record_cursor, next: after, more: has_more", written)).toEqual([]);
  });
});
