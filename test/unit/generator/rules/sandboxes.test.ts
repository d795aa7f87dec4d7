import { describe, expect, it, test } from "vitest";
import { catalogOf, type TestCatalog } from "../../../fixtures/catalog_of.ts";

interface Blocks {
  readonly customers?: string;
  readonly orders?: string;
  readonly list?: string;
  readonly create?: string;
}

/** What is wrong with a shop whose orders belong to customers, with blocks in four places. */
function shopWith(blocks: Blocks): string[] {
  return catalogWith(blocks)
    .diagnostics()
    .map(({ code, message }) => `${code} ${message}`);
}

/** The texts that the messages are about. */
function marked(blocks: Blocks): string[] {
  const { diagnostics, sources } = catalogWith(blocks);
  return diagnostics().map(({ file, line, column, endColumn }) => {
    const lines = sources.find(({ path }) => path === file)?.text.split("\n") ?? [];
    return lines[line - 1]?.slice(column - 1, endColumn - 1) ?? "";
  });
}

function catalogWith(blocks: Blocks): TestCatalog {
  const block = (text: string | undefined): string => (text === undefined ? "{}" : `{ ${text} }`);
  return catalogOf(`
    records:
      Customer: { fields: { id: string, name: string, note: { type: object } } }
      Order:
        fields:
          id: string
          customer: string
          status: { enum: [open, closed] }
          total: integer
          drawn: integer
          created: integer
          lines: { type: array, items: { fields: { quantity: integer } } }
    entities:
      customers:
        description: Who buys.
        record: Customer
        sandbox: ${block(blocks.customers)}
        actions:
          get: { params: { id: { type: string, required: true } } }
      orders:
        description: What was ordered.
        record: Order
        sandbox: ${block(blocks.orders)}
        actions:
          list:
            params: { limit: { type: integer }, status: { type: string } }
            meta: { has_more: boolean }
            paging: { kind: none, reason: Short. }
            sandbox: ${block(blocks.list)}
          create:
            effect: write
            params: { amount: { type: integer } }
            sandbox: ${block(blocks.create)}
  `);
}

const DRAW = "entity: customers, by: { amount: id }, amount: amount, total: name, drawn: name";

test.each([
  ["vary: { id: { text: 'o_{n}_{statu:slug}' } }", "'o_{n}_{statu:slug}'"],
  ["created: creatd", "creatd"],
  ["vary: { totl: { count: true } }", "totl"],
  ["derived: { notes: { from: orders, by: customer, as: records } }", "notes"],
  ["cases: [{ totl: 1 }]", "totl"],
  ["blank: { totals: 0 }", "totals"],
  ["example: { totals: 0 }", "totals"],
  ["vary: { customer: { reference: custmers } }", "custmers"],
  ["vary: { customer: { reference: { entity: custmers, field: name } } }", "custmers"],
  ["vary: { customer: { reference: { entity: customers, field: nam } } }", "nam"],
  ["vary: { id: { same_as: { field: name, of: custmer } } }", "custmer"],
  ["vary: { customer: { reference: customers }, id: { same_as: { field: nam, of: customer } } }", "nam"],
])("marks what is wrong with %s", (orders, want) => {
  expect(marked({ orders })).toEqual([want]);
});

test("marks the names that are keys of an operation's block", () => {
  expect(marked({ list: "starts: { statu: orders }" })).toEqual(["statu"]);
  expect(marked({ create: `draws: { ${DRAW}, copies: { custmer: id } }` })).toEqual(["custmer"]);
});

describe("sandbox blocks of entities", () => {
  it.each([
    ["created: created, vary: { total: { range: { from: 1, to: 5, by: 1 } } }", []],
    ["vary: { lines.quantity: { count: true } }", []],
    ["vary: { customer: { reference: customers }, status: { one_of: [open, closed] } }", []],
    ["cases: [{ status: closed, total: 5 }]", []],
    ["created: creatd", ["ref/unknown unknown field `creatd`"]],
    ["updated: changed", ["ref/unknown unknown field `changed`"]],
    ["element: data.order", ["ref/unknown unknown field `data`"]],
    ["vary: { totl: { count: true } }", ["ref/unknown unknown field `totl`"]],
    ["vary: { lines.count: { count: true } }", ["ref/unknown unknown field `count`"]],
    ["vary: { id: { text: 'o_{n}_{statu:slug}' } }", ["ref/unknown unknown field `statu`"]],
    ["vary: { customer: { reference: custmers } }", ["ref/unknown unknown entity `custmers`"]],
    ["vary: { customer: { reference: { entity: customers, field: nam } } }", ["ref/unknown unknown field `nam`"]],
    ["vary: { customer: { reference: { entity: customers, cases: [0] } } }", ["sandbox/idle `0` has no effect: `customers` has no cases"]],
    ["vary: { id: { same_as: { field: name, of: customer } } }", ["ref/unknown unknown reference `customer`"]],
    ["vary: { customer: { reference: customers }, id: { same_as: { field: nam, of: customer } } }", ["ref/unknown unknown field `nam`"]],
    ["vary: { status: { one_of: [open, lost] } }", ["value/misfit `status` does not match the type: it must be one of `open`, `closed`"]],
    ["cases: [{ total: many }]", ["value/misfit `total` does not match the type: it must be an integer"]],
    ["blank: { totals: 0 }", ["ref/unknown unknown field `totals`"]],
    ["blank: { total: null }", ["value/misfit `total` does not match the type: it must be an integer, not null"]],
    ["hidden: [archived], cases: [{ archived: true }]", []],
    ["hidden: [status]", ["sandbox/idle `hidden` has no effect: `status` is a documented field, which answers have"]],
  ])("{ %s }", (orders, want) => {
    expect(shopWith({ orders })).toEqual(want);
  });

  it.each([
    ["derived: { note.orders: { from: orders, by: customer, as: count } }", []],
    ["derived: { note: { from: ordrs, as: records } }", ["ref/unknown unknown entity `ordrs`"]],
    ["derived: { note: { from: orders, by: custmer, as: records } }", ["ref/unknown unknown field `custmer`"]],
    ["derived: { note: { from: orders, by: customer, as: sum, field: totl } }", ["ref/unknown unknown field `totl`"]],
    ["derived: { notes: { from: orders, by: customer, as: records } }", ["ref/unknown unknown field `notes`"]],
  ])("{ %s } of customers", (customers, want) => {
    expect(shopWith({ customers })).toEqual(want);
  });
});

describe("sandbox blocks of operations", () => {
  it.each([
    ["hides: { field: status, is: closed, unless: status }", []],
    ["hides: { field: statu, is: closed, unless: status }", ["ref/unknown unknown field `statu`"]],
    ["hides: { field: status, is: closed, unless: state }", ["ref/unknown unknown param `state`"]],
    ["meta: { has_more: last }", []],
    ["meta: { total: count }", ["ref/unknown unknown field of Meta `total`"]],
    ["only: [{ field: state, is: open, because: Short. }]", ["ref/unknown unknown field `state`"]],
    ["starts: { id: ordrs }", ["ref/unknown unknown entity `ordrs`"]],
    ["content: { size: total }", ["sandbox/idle `content` has no effect: only downloads have content"]],
    [`draws: { ${DRAW} }`, ["sandbox/idle `draws` has no effect: only `create` makes a record that can draw an amount"]],
  ])("{ %s } of a list", (list, want) => {
    expect(shopWith({ list })).toEqual(want);
  });

  it.each([
    [`draws: { ${DRAW}, copies: { customer: id } }`, []],
    [`draws: { ${DRAW.replace("customers", "custmers")} }`, ["ref/unknown unknown entity `custmers`"]],
    [`draws: { ${DRAW.replace("amount: id", "charge: id")} }`, ["ref/unknown unknown param `charge`"]],
    [`draws: { ${DRAW.replace("total: name", "total: sum")} }`, ["ref/unknown unknown field `sum`"]],
    [`draws: { ${DRAW}, copies: { custmer: id } }`, ["ref/unknown unknown field `custmer`"]],
    [`draws: { ${DRAW}, only: [{ field: nam, is: Jo, because: Short. }] }`, ["ref/unknown unknown field `nam`"]],
    ["hides: { field: status, is: closed, unless: amount }", ["sandbox/idle `hides` has no effect: only lists hide records"]],
  ])("{ %s } of create", (create, want) => {
    expect(shopWith({ create })).toEqual(want);
  });
});
