import { describe, expect, it } from "vitest";
import { changed, diagnose, SHOP, told } from "../../fixtures/shop_catalog.ts";

const ELEMENTS = "        elements: data\n";
const DOWNLOAD = "      download:\n";

describe("operations", () => {
  it.each([
    [
      "        effect: write\n        at_least",
      "        at_least",
      ["operation/effect ‹create› `shop.orders.create` changes something and is said to be a read"],
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
    [ELEMENTS, "        elements: has_more\n", ["operation/bad-elements ‹has_more› `has_more` is no list of elements: it is not an array"]],
    [
      ELEMENTS,
      "        elements: data.inner\n",
      ["operation/bad-elements ‹data.inner› `data.inner` is no list of elements: there is no field `inner`"],
    ],
    ["      data: array<Order>\n", "      page: Page\n      data: array<Order>\n", ["ref/unknown ‹Page› there is no record `Page`"]],
    ["range: range_header", "range: range", ["ref/unknown ‹range› there is no param `range`"]],
    [DOWNLOAD, "      get:\n", ["operation/misplaced-key ‹download› `download` says nothing about an operation of kind `record`"]],
    [
      DOWNLOAD,
      "      download:\n        returns: Order\n        meta: { a: string }\n",
      [
        "operation/misplaced-key ‹returns› `returns` says nothing about an operation of kind `download`",
        "operation/misplaced-key ‹meta› `meta` says nothing about an operation of kind `download`",
      ],
    ],
    ["returns: DeletedOrder", "returns: { record: Deleted }", ["ref/unknown ‹Deleted› there is no record `Deleted`"]],
    ["    record: Order\n", "    record: Ordr\n", ["ref/unknown ‹Ordr› there is no record `Ordr`"]],
  ])("%s changed to %s", (from, to, want) => {
    expect(told(SHOP, from, to)).toEqual(want);
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
    expect(elements("page.quantity")).toEqual(["`page.quantity` is no list of elements: it is not an array"]);
    expect(elements("page.quantities")).toEqual(["`page.quantities` is no list of elements: there is no field `quantities`"]);
  });

  it("may go on where nothing is known", () => {
    expect(told(SHOP, "      data: array<Order>\n", "      data: object\n")).toEqual([
      "operation/bad-elements ‹data› `data` is no list of elements: it is not an array",
    ]);
    const open = changed(SHOP, "      data: array<Order>\n", "      data: object\n");
    expect(diagnose(open.map((source) => ({ ...source, text: source.text.replace("elements: data", "elements: data.nodes") })))).toEqual(
      [],
    );
  });
});

describe("paging", () => {
  it.each([
    ["record_cursor, next: after, more: has_mor", "unknown-name ‹has_mor› `more` names the field of Meta `has_mor`, which does not exist"],
    [
      "record_cursor, next: after, previous: before, more: has_more",
      "unknown-name ‹before› `previous` names the param `before`, which does not exist",
    ],
    [
      "record_cursor, next: after, more: has_more, id: key",
      "unknown-name ‹key› `id` names the field of the record `key`, which does not exist",
    ],
    ["record_cursor, next: after, more: has_more, id: lines", "wrong-kind ‹lines› `id` names `lines`, which is not a string or an integer"],
    ["record_cursor, next: limit, more: has_more", "wrong-kind ‹limit› `next` names `limit`, which is not a string"],
    ["token, next: after, token: has_more", "wrong-kind ‹has_more› `token` names `has_more`, which is not a string"],
    [
      "token, next: after, token: record.note.next",
      "unknown-name ‹record.note.next› `token` names the field of the record `note.next`, which does not exist",
    ],
    ["page_number, next: after, size: limit", "wrong-kind ‹after› `next` names `after`, which is not an integer"],
    ["offset, next: limit, size: limit, total: has_more", "wrong-kind ‹has_more› `total` names `has_more`, which is not an integer"],
    ["offset, next: limit, size: limit, last: total", "unknown-name ‹total› `last` names the field of Meta `total`, which does not exist"],
    ["page_info, next: after, size: after, connection: extra", "wrong-kind ‹after› `size` names `after`, which is not an integer"],
    ["page_info, next: after, connection: lines", "wrong-kind ‹lines› `connection` names `lines`, which is not an object"],
    [
      "change_feed, next: after, token: record.note, start_token: start",
      "unknown-name ‹start› `start_token` names the field of Meta `start`, which does not exist",
    ],
  ])("of kind %s", (written, want) => {
    expect(told(SHOP, "record_cursor, next: after, more: has_more", written)).toEqual([`paging/${want}`]);
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
    expect(told(SHOP, "record_cursor, next: after, more: has_more", written)).toEqual([]);
  });
});
