import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadAndCheck } from "../../../../generator/run.ts";
import { checkModel } from "../../../../generator/rules/check.ts";
import {
  describedCatalog,
  diagnoseAll,
  GATEWAY,
  modelOf,
  SHOP,
  shopCatalog,
  messagesOfDescribedAfter,
} from "../../../fixtures/shop_catalog.ts";
import { runs } from "../../../fixtures/property_runs.ts";

describe("what has no description", () => {
  it.each([
    ["a record", "    description: An order.\n", "", "‹Order›", "the record `Order`"],
    ["a field of a record", "id: string -- Id of the order.", "id: string", "‹id›", "the field `id`"],
    [
      "a field that is a mapping",
      "object: { const: order, description: Kind of the record. }",
      "object: { const: order }",
      "‹object›",
      "the field `object`",
    ],
    [
      "a field of a nested object",
      "note: string | null -- What the buyer wrote, if anything.",
      "note: { type: object | null, description: Note., fields: { text: string } }",
      "‹text›",
      "the field `text`",
    ],
    [
      "a field of the elements of an array",
      "note: string | null -- What the buyer wrote, if anything.",
      "note: { type: array | null, description: Note., items: { fields: { text: string } } }",
      "‹text›",
      "the field `text`",
    ],
    [
      "an inherited field, once",
      "quantity: { type: integer, min: 1, description: Number of pieces. }",
      "quantity: { type: integer, min: 1 }",
      "‹quantity›",
      "the field `quantity`",
    ],
    ["a named type, once", "default: 10, description: Page size. }", "default: 10 }", "‹PageLimit›", "the named type `PageLimit`"],
    ["a field of a named type", "format: date-time, description: Earliest time. }", "format: date-time }", "‹from›", "the field `from`"],
    ["a param", "after: string -- Id of the last order.", "after: string", "‹after›", "the field `after`"],
    [
      "a field of Meta",
      "meta: { has_more: boolean -- Whether there are more. }",
      "meta: { has_more: boolean }",
      "‹has_more›",
      "the field `has_more`",
    ],
    ["an entity", "    description: What was ordered.\n", "", "‹orders›", "the entity `orders`"],
    ["an operation", "        description: Lists orders.\n", "", "‹list›", "the operation `shop.orders.list`"],
    ["an auth method", "    description: The key of an account.\n", "", "‹api_key›", "the auth method `api_key`"],
    ["an auth field", "example: key_EXAMPLE, description: The key. }", "example: key_EXAMPLE }", "‹api_key›", "the field `api_key`"],
    [
      "a field of config",
      "types:\n",
      "config: { description: More., fields: { region: string } }\ntypes:\n",
      "‹region›",
      "the field `region`",
    ],
  ])("is reported: %s", (_, from, to, about, what) => {
    expect(messagesOfDescribedAfter(SHOP, from, to)).toEqual([`description/missing ${about} missing description of ${what}`]);
  });

  it.each([
    ["a header", ", description: Who calls. }", " }", "‹Authorization›", "the header `Authorization`"],
    ["an endpoint", "    description: Runs an operation.\n", "", "‹execute›", "the endpoint `execute`"],
    ["a param of the path", "{ instance: string -- Id of the instance. }", "{ instance: string }", "‹instance›", "the field `instance`"],
    ["a field of a request", "params: object -- What the operation needs.", "params: object", "‹params›", "the field `params`"],
    ["a field of a response", "result: any -- What it returns.", "result: any", "‹result›", "the field `result`"],
    [
      "a field of the error",
      "errors: array<ErrorDetail> -- Single faults.",
      "errors: array<ErrorDetail>",
      "‹errors›",
      "the field `errors`",
    ],
    ["a record", "ErrorDetail: { description: A fault., ", "ErrorDetail: { ", "‹ErrorDetail›", "the record `ErrorDetail`"],
    ["a status", "404: { description: There is none., assumed: Usual. }", "404: { assumed: Usual. }", "‹404›", "the status `404`"],
  ])("is reported in the gateway's file: %s", (_, from, to, about, what) => {
    expect(messagesOfDescribedAfter(GATEWAY, from, to)).toEqual([`description/missing ${about} missing description of ${what}`]);
  });

  it("is reported even where other mistakes are", () => {
    expect(messagesOfDescribedAfter(SHOP, "after: string -- Id of the last order.", "after: integer")).toEqual([
      "description/missing ‹after› missing description of the field `after`",
      "paging/wrong-kind ‹after› `next` refers to `after`, which is not a string",
    ]);
  });

  it("is an error", () => {
    expect(loadAndCheck(describedCatalog()).diagnostics).toEqual([]);
    const { model, diagnostics } = loadAndCheck(shopCatalog());
    expect(model).toBeUndefined();
    expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(new Set(["error"]));
  });
});

describe("a blank description", () => {
  it.each([
    [
      "after: string -- Id of the last order.",
      "after: string --",
      "shape/one-line-field ‹string --› the description is missing after ` -- `",
    ],
    ["description: Lists orders.", "description: ''", "shape/empty ‹''› `description` must not be empty"],
    ["description: Lists orders.", "description: '  '", "shape/empty ‹'  '› `description` must not be empty"],
    ["default: 10, description: Page size. }", "default: 10, description: ' ' }", "shape/empty ‹' '› `description` must not be empty"],
  ])("does not count: %s changed to %s", (from, to, want) => {
    expect(messagesOfDescribedAfter(SHOP, from, to)).toEqual([want]);
  });

  it("is blank however many blanks it has", () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), (blanks) => {
        const sources = describedCatalog().map((source) => ({
          ...source,
          text: source.text.replace("after: string -- Id of the last order.", `after: 'string --${" ".repeat(blanks)}'`),
        }));
        expect(diagnoseAll(sources).map(({ code }) => code)).toEqual(["shape/one-line-field"]);
      }),
      runs(10),
    );
  });

  it("is missing in a model that was made in another way", () => {
    const model = modelOf(describedCatalog());
    const [first, ...others] = model.gateway.statuses;
    if (first === undefined) throw new Error("There is a status.");
    const blank = { ...model, gateway: { ...model.gateway, statuses: [{ ...first, description: " " }, ...others] } };
    expect(checkModel(blank, describedCatalog()).map(({ code, message }) => `${code} ${message}`)).toEqual([
      "description/missing missing description of the status `404`",
    ]);
  });
});

describe("a param with a named type", () => {
  it.each([
    ["limit: PageLimit", "limit: PageLimit"],
    ["limit: PageLimit", "limit: { type: PageLimit, max: 50 }"],
    ["limit: PageLimit", "limit: { type: PageLimit, example: 5 }"],
    ["limit: PageLimit", "limit: PageLimit -- How many orders."],
    [
      "created: { type: Interval, no_effect: Orders have no time., description: When it was made. }",
      "created: { type: Interval, no_effect: None. }",
    ],
  ])("has its description: %s changed to %s", (from, to) => {
    expect(messagesOfDescribedAfter(SHOP, from, to)).toEqual([]);
  });

  it("does not have it where the type is that of its elements", () => {
    expect(
      messagesOfDescribedAfter(
        SHOP,
        "created: { type: Interval, no_effect: Orders have no time., description: When it was made. }",
        "created: { type: array<Interval>, no_effect: None. }",
      ),
    ).toEqual(["description/missing ‹created› missing description of the field `created`"]);
  });
});
