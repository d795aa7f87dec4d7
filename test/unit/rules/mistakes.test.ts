import { describe, expect, it } from "vitest";
import { describedAndChanged, diagnoseAll, GATEWAY, SHOP, toldOfDescribed } from "../../fixtures/shop_catalog.ts";

/** A change of the whole catalog that makes one mistake, and the one message that it must lead to. */
type Mistake = readonly [from: string, to: string, want: string];

function inShop([from, to, want]: Mistake): void {
  expect(toldOfDescribed(SHOP, from, to)).toEqual([want]);
}

const AFTER = "after: string -- Id of the last order.";
const NOTE = "note: string | null -- What the buyer wrote, if anything.";
const STATUS = "status: { enum: [open, closed], description: Where it stands. }";
const CODE = "code: { type: string, assumed: Seen elsewhere., description: Code of the product. }";
const CHOICE = "at_least_one_of: [name, code]";

describe("limits that allow nothing are one mistake, whatever values there are besides", () => {
  it.each<Mistake>([
    ["min: 1, max: 100", "min: 1000, max: 100", "type/empty-range ‹1000› `min` is greater than `max`, so that nothing fits"],
    [
      AFTER,
      "after: { type: string, min_length: 9, max_length: 3, default: abcde, example: abcdef, description: Id. }",
      "type/empty-range ‹9› `min_length` is greater than `max_length`, so that nothing fits",
    ],
    [
      "lines: array<Line> -- What was ordered, one line a product.",
      "lines: { type: array<Line>, min_items: 9, max_items: 3, description: What was ordered. }",
      "type/empty-range ‹9› `min_items` is greater than `max_items`, so that nothing fits",
    ],
    [
      "enum: [gift, rush], max_items: 2,",
      "enum: [gift, rush], min_items: 5, max_items: 2, default: gift, example: rush,",
      "type/empty-range ‹5› `min_items` is greater than `max_items`, so that nothing fits",
    ],
    [
      "quantity: { type: integer, min: 1,",
      "quantity: { type: integer, min: 1, max: 0,",
      "type/empty-range ‹1› `min` is greater than `max`, so that nothing fits",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));

  it("also where a param changes the type that has them", () => {
    const sources = describedAndChanged(SHOP, "min: 1, max: 100", "min: 1000, max: 100");
    const changed = sources.map((source) => ({
      ...source,
      text: source.text.replace("limit: PageLimit", "limit: { type: PageLimit, known_values: [1] }"),
    }));
    expect(diagnoseAll(changed).map(({ code, line }) => `${code} ${line}`)).toEqual(["type/empty-range 13"]);
  });
});

describe("a wrong type is one mistake, whatever examples and defaults there are", () => {
  it.each<Mistake>([
    [
      "default: 10, description: Page size. }",
      "default: '10', example: '25', description: Page size. }",
      "value/misfit ‹'10'› `default` does not fit the type: it must be an integer",
    ],
    [
      "id: string -- Id of the order.",
      "id: { type: integer, example: ord_1, description: Id of the order. }",
      "example/misfit ‹ord_1› the example does not fit: it must be an integer",
    ],
    [
      STATUS,
      "status: { type: integer, enum: [open, closed], example: open, description: State. }",
      "value/misfit ‹[open, closed]› `enum` does not fit the type: each value must be an integer",
    ],
    [
      STATUS,
      "status: { type: string, enum: [open, 2], description: State. }",
      "value/misfit ‹2› `enum` does not fit the type: it must be a string",
    ],
    [STATUS, "status: { enum: [open, open], description: State. }", "shape/repeated ‹open› `enum` has the same value twice"],
    [
      "{ type: string, list: comma, enum: [gift, rush], max_items: 2, description: Only orders with these tags. }",
      "{ type: integer, min: 1, pattern: ^a, min_length: 3, format: uuid, description: Only orders with these tags. }",
      "type/misplaced-key ‹min_length› `min_length`, `pattern`, `format` says nothing about `integer`",
    ],
    [
      AFTER,
      "after: { type: string, const: a, enum: [a, b], description: Id. }",
      "type/const-and-enum ‹const› `const` cannot be used together with `enum`",
    ],
    [AFTER, "after: Customer", "ref/unknown ‹Customer› there is no named type `Customer`"],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("a record in place of a named type, and the reverse, has a message of its own", () => {
  it.each<Mistake>([
    [AFTER, "after: Order -- An order.", "ref/wrong-kind ‹Order -- An order.› `Order` is a record; params take named types"],
    [
      "limit: PageLimit",
      "limit: { type: Order, description: Page size. }",
      "ref/wrong-kind ‹Order› `Order` is a record; params take named types",
    ],
    [NOTE, "note: Interval -- When.", "ref/wrong-kind ‹Interval -- When.› `Interval` is a named type; fields take records"],
    ["    record: Order\n", "    record: PageLimit\n", "ref/wrong-kind ‹PageLimit› `PageLimit` is a named type; operations return records"],
    ["extends: Line", "extends: Interval", "ref/wrong-kind ‹Interval› `Interval` is a named type; records extend records"],
  ])("%s changed to %s", (...mistake) => inShop(mistake));

  it("in the gateway's file too", () => {
    const want = "ref/wrong-kind ‹ErrorDetail› `ErrorDetail` is a record; params take named types";
    expect(toldOfDescribed(GATEWAY, "entity: { type: string, required: true,", "entity: { type: ErrorDetail, required: true,")).toEqual([
      want,
    ]);
  });
});

describe("choices that leave no choice", () => {
  it.each<Mistake>([
    [CHOICE, "at_least_one_of: [name]", "type/lone-choice ‹[name]› `at_least_one_of` needs two names or more"],
    [CHOICE, "at_least_one_of: [name, name]", "shape/repeated ‹name› `at_least_one_of` has the same value twice"],
    [CHOICE, "at_least_one_of: [name, coed]", "ref/unknown ‹coed› there is no param `coed`"],
    [CHOICE, "at_least_one_of: [nam]", "ref/unknown ‹nam› there is no param `nam`"],
    [
      CODE,
      "code: { type: string, required: true, description: Code. }",
      "type/idle-choice ‹code› `at_least_one_of` has no effect: `code` is required",
    ],
    [
      "tags: { type: string, list: comma, enum: [gift, rush], max_items: 2, description: Only orders with these tags. }",
      "tags: { at_least_one_of: [a], fields: { a: string -- One. }, description: Tags. }",
      "type/lone-choice ‹[a]› `at_least_one_of` needs two names or more",
    ],
    [
      "    description: From when to when.\n",
      "    description: From when to when.\n    at_least_one_of: [from]\n",
      "type/lone-choice ‹[from]› `at_least_one_of` needs two names or more",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("a value of a named type that no longer fits", () => {
  it.each<Mistake>([
    [
      "limit: PageLimit",
      "limit: { type: PageLimit, max: 5 }",
      "value/misfit ‹{ type: PageLimit, max: 5 }› `default` does not fit the type: it must be at most 5",
    ],
    [
      "limit: PageLimit",
      "limit: { type: PageLimit, default: 500 }",
      "value/misfit ‹500› `default` does not fit the type: it must be at most 100",
    ],
    ["default: 10,", "default: 1000,", "value/misfit ‹1000› `default` does not fit the type: it must be at most 100"],
    ["default: 10,", "default: ten,", "value/misfit ‹ten› `default` does not fit the type: it must be an integer"],
  ])("is reported where it is changed: %s changed to %s", (...mistake) => inShop(mistake));
});

describe("keys that have no effect", () => {
  it.each<Mistake>([
    [
      "query: { type: string, required: true,",
      "query: { type: string, required: true, default: all,",
      "type/idle-default ‹required› a required param cannot have a `default`",
    ],
    [
      "limit: PageLimit",
      "limit: { type: PageLimit, required: true }",
      "type/idle-default ‹required› a required param cannot have a `default`",
    ],
    [
      "        description: Returns an order.\n",
      "        description: Returns an order.\n        permanent: true\n",
      "operation/permanent ‹permanent› `permanent` cannot be used with an operation that only reads",
    ],
    [
      AFTER,
      "after: { type: string, open: Nobody knows., description: Id. }",
      "type/misplaced-key ‹open› `open` says nothing about `string`",
    ],
    [
      AFTER,
      "after: { type: object, open: Nobody knows., description: Id. }",
      "type/misplaced-key ‹open› `open` says nothing about `object`",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("downloads", () => {
  it.each<Mistake>([
    ["max_size: 10 MB", "max_size: lots", "shape/bad-text ‹lots› `lots` does not fit `max_size`"],
    ["max_size: 10 MB", "max_size: 10", "shape/wrong-kind ‹10› `max_size` must be a text, not a number"],
    ["range: range_header", "range: range_heder", "ref/unknown ‹range_heder› there is no param `range_heder`"],
    [
      "range_header: string --",
      "range_header: integer --",
      "operation/bad-range ‹range_header› `range` names `range_header`, which is not a string",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("examples name declared fields only", () => {
  it.each<Mistake>([
    ["status: open, lines:", "status: open, extraa: 1, lines:", "value/undeclared ‹extraa› `extraa` is not a declared field"],
    ["status: open, lines:", "staus: open, lines:", "value/undeclared ‹staus› `staus` is not a declared field"],
    [
      STATUS,
      "state: { enum: [open, closed], description: Where it stands. }",
      "value/undeclared ‹status› `status` is not a declared field",
    ],
    ["lines: [{ quantity: 1 }]", "lines: [{ quantity: 1, price: 2 }]", "value/undeclared ‹price› `price` is not a declared field"],
    ["lines: [{ quantity: 1 }]", "lines: [{ amount: 1 }]", "value/undeclared ‹amount› `amount` is not a declared field"],
    [
      "created: { type: Interval,",
      "created: { type: Interval, example: { form: 2025-01-01T00:00:00Z },",
      "value/undeclared ‹form› `form` is not a declared field",
    ],
    [
      "tags: { type: string, list: comma, enum: [gift, rush], max_items: 2,",
      "tags: { open: More., fields: { a: string -- One. }, default: { b: x },",
      "value/undeclared ‹b› `b` is not a declared field",
    ],
    [
      NOTE,
      "note: { type: object | null, fields: { a: string | null -- One. }, example: { b: x }, description: Note. }",
      "value/undeclared ‹b› `b` is not a declared field",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));

  it("and suggest the field that was probably meant", () => {
    const help = (from: string, to: string) => diagnoseAll(describedAndChanged(SHOP, from, to)).map((one) => one.help);
    const fields = "`id`, `object`, `note`, `status`, `lines`, `extra`";
    expect(help("status: open, lines:", "status: open, extraa: 1, lines:")).toEqual([
      `did you mean \`extra\`? The fields are ${fields}; declare \`extraa\`, or remove it from the example`,
    ]);
    expect(help(STATUS, "state: { enum: [open, closed], description: Where it stands. }")).toEqual([
      `did you mean \`state\`? The fields are ${fields.replace("status", "state")}; declare \`status\`, or remove it from the example`,
    ]);
    expect(help("lines: [{ quantity: 1 }]", "lines: [{ quantity: 1, price: 2 }]")).toEqual([
      "the fields are `quantity`; declare `price`, or remove it from the example",
    ]);
  });

  it.each([
    [NOTE, "note: { type: object | null, example: { anything: 1 }, description: Note. }"],
    [NOTE, "note: { type: map<integer> | null, example: { anything: 1, hasOwnProperty: 2 }, description: Note. }"],
    ["object: order, status: open,", "object: order, extra: { anything: 1 }, status: open,"],
  ])("but for objects without fields and maps: %s changed to %s", (from, to) => {
    expect(toldOfDescribed(SHOP, from, to)).toEqual([]);
  });
});
