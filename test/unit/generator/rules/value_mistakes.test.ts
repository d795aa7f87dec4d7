import { describe, expect, it } from "vitest";
import { describedAndChanged, diagnoseAll, SHOP, messagesOfDescribedAfter } from "../../../fixtures/shop_catalog.ts";

/** A change of the whole catalog that makes one mistake, and the one message that it must lead to. */
type Mistake = readonly [from: string, to: string, want: string];

function inShop([from, to, want]: Mistake): void {
  expect(messagesOfDescribedAfter(SHOP, from, to)).toEqual([want]);
}

const AFTER = "after: string -- Id of the last order.";
const NOTE = "note: string | null -- What the buyer wrote, if anything.";
const STATUS = "status: { enum: [open, closed], description: Where it stands. }";

describe("limits that allow nothing are one mistake, whatever values there are besides", () => {
  it.each<Mistake>([
    ["min: 1, max: 100", "min: 1000, max: 100", "type/empty-range ‹1000› `min` is greater than `max`"],
    [
      AFTER,
      "after: { type: string, min_length: 9, max_length: 3, default: abcde, example: abcdef, description: Id. }",
      "type/empty-range ‹9› `min_length` is greater than `max_length`",
    ],
    [
      "lines: array<Line> -- What was ordered, one line a product.",
      "lines: { type: array<Line>, min_items: 9, max_items: 3, description: What was ordered. }",
      "type/empty-range ‹9› `min_items` is greater than `max_items`",
    ],
    [
      "enum: [gift, rush], max_items: 2,",
      "enum: [gift, rush], min_items: 5, max_items: 2, default: gift, example: rush,",
      "type/empty-range ‹5› `min_items` is greater than `max_items`",
    ],
    [
      "quantity: { type: integer, min: 1,",
      "quantity: { type: integer, min: 1, max: 0,",
      "type/empty-range ‹1› `min` is greater than `max`",
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
      "value/misfit ‹'10'› `default` does not match the type: it must be an integer",
    ],
    [
      "id: string -- Id of the order.",
      "id: { type: integer, example: ord_1, description: Id of the order. }",
      "example/misfit ‹ord_1› the example does not match: it must be an integer",
    ],
    [
      STATUS,
      "status: { type: integer, enum: [open, closed], example: open, description: State. }",
      "value/misfit ‹[open, closed]› `enum` does not match the type: each value must be an integer",
    ],
    [
      STATUS,
      "status: { type: string, enum: [open, 2], description: State. }",
      "value/misfit ‹2› `enum` does not match the type: it must be a string",
    ],
    [STATUS, "status: { enum: [open, open], description: State. }", "shape/repeated ‹open› duplicate value in `enum`"],
    [
      "{ type: string, list: comma, enum: [gift, rush], max_items: 2, no_effect: Orders have no tags., description: Only orders with these tags. }",
      "{ type: integer, min: 1, pattern: ^a, min_length: 3, format: uuid, no_effect: None., description: Only orders with these tags. }",
      "type/misplaced-key ‹min_length› `min_length`, `pattern`, `format` cannot be used with `integer`",
    ],
    [
      AFTER,
      "after: { type: string, const: a, enum: [a, b], description: Id. }",
      "type/exclusive-keys ‹const› `const` cannot be used together with `enum`",
    ],
    [AFTER, "after: Customer", "ref/unknown ‹Customer› unknown named type `Customer`"],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("listed values that do not fit are one mistake", () => {
  it.each<Mistake>([
    [
      STATUS,
      "status: { enum: [open, closed], pattern: '^[A-Z]+$', example: open, description: State. }",
      "value/misfit ‹[open, closed]› `enum` does not match the type: each value must match `^[A-Z]+$`",
    ],
    [
      STATUS,
      "status: { enum: [open, closed], max_length: 4, example: closed, description: State. }",
      "value/misfit ‹closed› `enum` does not match the type: it must have at most 4 characters",
    ],
    [
      AFTER,
      "after: { type: string, known_values: [1, 2], default: a, description: Id. }",
      "value/misfit ‹[1, 2]› `known_values` does not match the type: each value must be a string",
    ],
    [
      "object: { const: order, description: Kind of the record. }",
      "object: { type: integer, const: order, description: Kind of the record. }",
      "value/misfit ‹order› `const` does not match the type: it must be an integer",
    ],
    [
      AFTER,
      "after: { enum: [a, b], known_values: [a], description: Id. }",
      "type/exclusive-keys ‹enum› `enum` cannot be used together with `known_values`",
    ],
    [
      AFTER,
      "after: { const: a, known_values: [a], description: Id. }",
      "type/exclusive-keys ‹const› `const` cannot be used together with `known_values`",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));
});

describe("a value of a named type that no longer fits", () => {
  it.each<Mistake>([
    [
      "limit: PageLimit",
      "limit: { type: PageLimit, max: 5 }",
      "value/misfit ‹{ type: PageLimit, max: 5 }› `default` does not match the type: it must be at most 5",
    ],
    [
      "limit: PageLimit",
      "limit: { type: PageLimit, default: 500 }",
      "value/misfit ‹500› `default` does not match the type: it must be at most 100",
    ],
    ["default: 10,", "default: 1000,", "value/misfit ‹1000› `default` does not match the type: it must be at most 100"],
    ["default: 10,", "default: ten,", "value/misfit ‹ten› `default` does not match the type: it must be an integer"],
  ])("is reported where it is changed: %s changed to %s", (...mistake) => inShop(mistake));
});

describe("examples name declared fields only", () => {
  it.each<Mistake>([
    ["status: open, lines:", "status: open, extraa: 1, lines:", "value/undeclared ‹extraa› undeclared field `extraa` in the example"],
    ["status: open, lines:", "staus: open, lines:", "value/undeclared ‹staus› undeclared field `staus` in the example"],
    [
      STATUS,
      "state: { enum: [open, closed], description: Where it stands. }",
      "value/undeclared ‹status› undeclared field `status` in the example",
    ],
    ["lines: [{ quantity: 1 }]", "lines: [{ quantity: 1, price: 2 }]", "value/undeclared ‹price› undeclared field `price` in the example"],
    ["lines: [{ quantity: 1 }]", "lines: [{ amount: 1 }]", "value/undeclared ‹amount› undeclared field `amount` in the example"],
    [
      "created: { type: Interval,",
      "created: { type: Interval, example: { form: 2025-01-01T00:00:00Z },",
      "value/undeclared ‹form› undeclared field `form` in the example",
    ],
    [
      "tags: { type: string, list: comma, enum: [gift, rush], max_items: 2,",
      "tags: { open: More., fields: { a: string -- One. }, default: { b: x },",
      "value/undeclared ‹b› undeclared field `b` in the default",
    ],
    [
      NOTE,
      "note: { type: object | null, fields: { a: string | null -- One. }, example: { b: x }, description: Note. }",
      "value/undeclared ‹b› undeclared field `b` in the example",
    ],
  ])("%s changed to %s", (...mistake) => inShop(mistake));

  it("and suggest the field that was probably meant", () => {
    const help = (from: string, to: string) => diagnoseAll(describedAndChanged(SHOP, from, to)).map((one) => one.help);
    const fields = "`id`, `object`, `note`, `status`, `lines`, `extra`";
    expect(help("status: open, lines:", "status: open, extraa: 1, lines:")).toEqual([
      `did you mean \`extra\`? The declared fields are ${fields}; correct the name, declare the field, or remove it`,
    ]);
    expect(help(STATUS, "state: { enum: [open, closed], description: Where it stands. }")).toEqual([
      `did you mean \`state\`? The declared fields are ${fields.replace("status", "state")}; correct the name, declare the field, or remove it`,
    ]);
    expect(help("lines: [{ quantity: 1 }]", "lines: [{ quantity: 1, price: 2 }]")).toEqual([
      "the declared fields are `quantity`; correct the name, declare the field, or remove it",
    ]);
  });

  it("and list what else is undeclared in the same object", () => {
    expect(messagesOfDescribedAfter(SHOP, "status: open, lines:", "statuss: open, extraa: 1, more: 2, status: open, lines:")).toEqual([
      "value/undeclared ‹statuss› undeclared fields `statuss`, `extraa` (`extra`?), `more` in the example",
    ]);
  });

  it("and count a mistake of a declaration once, however many values it has", () => {
    const lines = "lines: [{ quantity: 1, price: 2 }, { quantity: 1, price: 2 }, { price: 2, quantity: 1 }]";
    expect(messagesOfDescribedAfter(SHOP, "lines: [{ quantity: 1 }]", lines)).toEqual([
      "value/undeclared ‹price› undeclared field `price` in the example",
    ]);
  });

  it("and all fields that must be present", () => {
    const found = diagnoseAll(describedAndChanged(SHOP, "lines: [{ quantity: 1 }]", "lines: [{}, {}, {}]"));
    expect(found.map(({ message, help }) => `${message} (${help})`)).toEqual([
      "the example does not match: `quantity` is missing (correct the example, or the type that it shows; 2 more have the same problem)",
    ]);
    expect(messagesOfDescribedAfter(SHOP, "object: order, status: open, lines: [{ quantity: 1 }] }", "object: order }")).toEqual([
      "example/misfit ‹{ id: ord_1, object: order }› the example does not match: `status`, `lines` are missing",
    ]);
  });

  it.each([
    [NOTE, "note: { type: object | null, example: { anything: 1 }, description: Note. }"],
    [NOTE, "note: { type: map<integer> | null, example: { anything: 1, hasOwnProperty: 2 }, description: Note. }"],
    ["object: order, status: open,", "object: order, extra: { anything: 1 }, status: open,"],
  ])("but for objects without fields and maps: %s changed to %s", (from, to) => {
    expect(messagesOfDescribedAfter(SHOP, from, to)).toEqual([]);
  });
});
