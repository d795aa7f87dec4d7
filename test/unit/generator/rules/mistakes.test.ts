import { describe, expect, it } from "vitest";
import { describedAndChanged, diagnoseAll, GATEWAY, SHOP, messagesOf, messagesOfDescribedAfter } from "../../../fixtures/shop_catalog.ts";

/** A change of the whole catalog that makes one mistake, and the one message that it must lead to. */
type Mistake = readonly [from: string, to: string, want: string];

function inShop([from, to, want]: Mistake): void {
  expect(messagesOfDescribedAfter(SHOP, from, to)).toEqual([want]);
}

const AFTER = "after: string -- Id of the last order.";
const CODE = "code: { type: string, assumed: Seen elsewhere., no_effect: Orders have no code., description: Code of the product. }";
const CHOICE = "at_least_one_of: [name, code]";

describe("a record in place of a named type, and the reverse, has a message of its own", () => {
  it.each<Mistake>([
    [AFTER, "after: Order -- An order.", "ref/wrong-kind ‹Order› `Order` is a record; params take named types"],
    [
      "limit: PageLimit",
      "limit: { type: Order, description: Page size. }",
      "ref/wrong-kind ‹Order› `Order` is a record; params take named types",
    ],
    ["    record: Order\n", "    record: PageLimit\n", "ref/wrong-kind ‹PageLimit› `PageLimit` is a named type; operations return records"],
    ["extends: Line", "extends: Interval", "ref/wrong-kind ‹Interval› `Interval` is a named type; records extend records"],
  ])("%s changed to %s", (...mistake) => inShop(mistake));

  it("in the gateway's file too", () => {
    const want = "ref/wrong-kind ‹ErrorDetail› `ErrorDetail` is a record; params take named types";
    expect(
      messagesOfDescribedAfter(GATEWAY, "entity: { type: string, required: true,", "entity: { type: ErrorDetail, required: true,"),
    ).toEqual([want]);
  });
});

describe("a name that nothing has is one mistake, however often it is used", () => {
  it.each<Mistake>([
    ["  PageLimit: {", "  PageLimits: {", "ref/unknown ‹PageLimit› unknown named type `PageLimit`"],
    ["  Line:\n", "  OrderLine:\n", "ref/unknown ‹array<Line>› unknown record `Line`"],
    ["  Order:\n", "  Ordr:\n", "ref/unknown ‹array<Order>› unknown record `Order`"],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("operations of the wrong kind", () => {
  it.each<Mistake>([
    [
      "        ordered: newest_first\n",
      "        kind: record\n        ordered: newest_first\n",
      "operation/kind ‹record› `list` cannot have kind `record`",
    ],
    ["        kind: search_wrapper\n", "", "operation/misplaced-key ‹elements› `elements` cannot be used with kind `list`"],
    [
      "      list:\n        description: Lists orders.\n",
      "      update:\n        effect: write\n        description: Lists orders.\n",
      "operation/misplaced-key ‹ordered› `ordered`, `meta`, `paging` cannot be used with kind `record`",
    ],
    ["      download:\n", "      get:\n", "operation/misplaced-key ‹download› `download` cannot be used with kind `record`"],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("records without fields", () => {
  it.each<Mistake>([
    [
      "    fields:\n      quantity: { type: integer, min: 1, description: Number of pieces. }\n",
      "",
      "type/no-fields ‹Line› record `Line` has no fields",
    ],
    [
      "    extends: Line\n    fields: { deleted: boolean -- Whether it is gone. }",
      "    fields: {}",
      "type/no-fields ‹DeletedOrder› record `DeletedOrder` has no fields",
    ],
  ])("%s changed to %s", (from, to, want) => {
    const sources = describedAndChanged(SHOP, from, to).map((source) => ({
      ...source,
      text: source.text.replace("lines: [{ quantity: 1 }]", "lines: []"),
    }));
    expect(diagnoseAll(sources).map(({ code, message }) => `${code} ‹${message.split("`")[1] ?? ""}› ${message}`)).toEqual([want]);
  });
});

describe("the page size without the param", () => {
  const PAGING =
    "meta: { has_more: boolean -- Whether there are more. }\n        paging: { kind: record_cursor, next: after, size: limit, more: has_more }";
  const paged = (size: number) => [PAGING, `paging: { kind: page_number, next: limit, size: limit, default_size: ${size} }`] as const;

  it.each([
    [10, []],
    [20, ["value/misfit ‹20› `default_size` does not match the type: the default of `limit` is 10"]],
    [200, ["value/misfit ‹200› `default_size` does not match the type: it must be at most 100"]],
  ])("is one that the param has: %s", (size, want) => {
    expect(messagesOf(describedAndChanged(SHOP, ...paged(size)))).toEqual(want);
  });
});

describe("choices that leave no choice", () => {
  it.each<Mistake>([
    [CHOICE, "at_least_one_of: [name]", "type/lone-choice ‹[name]› `at_least_one_of` needs two or more names"],
    [CHOICE, "at_least_one_of: [name, name]", "shape/repeated ‹name› duplicate value in `at_least_one_of`"],
    [CHOICE, "at_least_one_of: [name, coed]", "ref/unknown ‹coed› unknown param `coed`"],
    [CHOICE, "at_least_one_of: [nam]", "ref/unknown ‹nam› unknown param `nam`"],
    [
      CODE,
      "code: { type: string, required: true, no_effect: None., description: Code. }",
      "type/idle-choice ‹code› `at_least_one_of` has no effect: `code` is required",
    ],
    [
      "tags: { type: string, list: comma, enum: [gift, rush], max_items: 2, no_effect: Orders have no tags., description: Only orders with these tags. }",
      "tags: { at_least_one_of: [a], fields: { a: string -- One. }, no_effect: None., description: Tags. }",
      "type/lone-choice ‹[a]› `at_least_one_of` needs two or more names",
    ],
    [
      "    description: From when to when.\n",
      "    description: From when to when.\n    at_least_one_of: [from]\n",
      "type/lone-choice ‹[from]› `at_least_one_of` needs two or more names",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("keys that have no effect", () => {
  it.each<Mistake>([
    [
      "query: { type: string, required: true,",
      "query: { type: string, required: true, default: all,",
      "type/idle-key ‹required› `default` has no effect on a required param",
    ],
    [
      "limit: PageLimit",
      "limit: { type: PageLimit, required: true }",
      "type/idle-key ‹required› `default` has no effect on a required param",
    ],
    [
      "        description: Returns an order.\n",
      "        description: Returns an order.\n        permanent: true\n",
      "operation/permanent ‹permanent› `permanent` cannot be used with an operation that only reads",
    ],
    [
      AFTER,
      "after: { type: string, open: Nobody knows., description: Id. }",
      "type/misplaced-key ‹open› `open` cannot be used with `string`",
    ],
    [
      AFTER,
      "after: { type: object, open: Nobody knows., description: Id. }",
      "type/misplaced-key ‹open› `open` cannot be used with `object`",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("downloads", () => {
  it.each<Mistake>([
    ["max_size: 10 MB", "max_size: lots", "shape/bad-text ‹lots› `lots` is not valid for `max_size`"],
    ["max_size: 10 MB", "max_size: 10", "shape/wrong-kind ‹10› `max_size` must be text, not a number"],
    ["range: range_header", "range: range_heder", "ref/unknown ‹range_heder› unknown param `range_heder`"],
    [
      "range_header: string --",
      "range_header: integer --",
      "operation/bad-range ‹range_header› `range` refers to `range_header`, which is not a string",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});
