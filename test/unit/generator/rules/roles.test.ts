import { describe, expect, it } from "vitest";
import { catalogOf } from "../../../fixtures/catalog_of.ts";
import { diagnoseAll } from "../../../fixtures/shop_catalog.ts";

/** What is wrong with the params of an operation, but for missing descriptions, as `code message (help)`. */
function problemsOf(action: string, params: string, more = ""): readonly string[] {
  const { sources } = catalogOf(`
    records:
      Order:
        fields:
          id: string
          status: { enum: [open, closed] }
          lines: { type: array, items: { fields: { price: number } } }
          extra: object
          customer: { type: object, fields: { name: string } }
    operations:
      ${action}: { params: { ${params} }${more} }
      ${action === "get" ? "api_search: { params: {}, paging: { kind: none, reason: Short. } }" : "get: { params: { id: string } }"}
  `);
  const found = diagnoseAll(sources).filter(({ code }) => code !== "description/missing");
  return found.map(({ code, message, help }) => `${code} ${message} (${help})`);
}

const PAGED = ", paging: { kind: none, reason: Short. }";

describe("a param without a role", () => {
  it.each([
    ["list", "status: string", "add `filter: status`, or another key that says what it does: `parent`, `within`, `filter`, "],
    ["create", "status: string", "add `field: status`, or another key that says what it does: `parent`, `within`, `select`, "],
    ["list", "state: string", "add a key that says what it does: `parent`, `within`, `filter`, "],
    ["get", "order: string", "add a key that says what it does: `identity`, `parent`, `within`, "],
    ["list", "q: string", "add `search: { language: text }`, or another key"],
    ["list", "sort: string", "add `order: { language: keywords }`, or another key"],
    ["list", "since: { type: string, format: date-time }", "add `filter: { field: <field with the time>, as: after }`, or another key"],
    ["list", "state: { enum: [all, mine] }", "add `filter: { as: equals, meanings: { all: { <field>: <value> }, … } }`, or another key"],
    ["create", "owner: { type: string, required: true }", "add `within: true`, or another key"],
    ["create", "body: { type: string, required: true }", "add `field: <field that shows it>`, or another key"],
    ["create", "lines: array<string>", "add `field: <field that shows it>`, or another key"],
    ["update", "order_title: { type: string, required: true }", "add `field: <field that shows it>`, or another key"],
    ["delete", "order: { type: string, required: true }", "add `identity: <field with its value>`, or another key"],
    ["create", "order: { type: string, required: true }", "add `field: <field that shows it>`, or another key"],
    ["delete", "order_key: { type: string, required: true }", "add `identity: <field with its value>`, or another key"],
    [
      "list",
      "status: { enum: [open, closed, all] }",
      "add `filter: { as: equals, meanings: { open: { status: open }, closed: { status: closed }, all: {} } }`, or another key",
    ],
    ["list", "limit: integer", "add `size: limit` in `paging`, or another key"],
    ["list", "before: { type: string, format: date }", "add `filter: { field: <field with the time>, as: before }`, or another key"],
    ["list", "direction: { enum: [asc, desc] }", "add `modifies: [<param with the order>]`, or another key"],
    ["get", "fields: array<string>", "add a key"],
    ["list", "fields: array<string>", "add `select: { as: names }`, or another key"],
    ["list", "expand: array<string>", "add `expand: true`, or another key"],
  ])("of %s: { %s }", (action, params, help) => {
    const [found = "", ...others] = problemsOf(action, params, action === "list" ? PAGED : "");
    expect(found).toContain(`role/missing param \`${params.split(":")[0] ?? ""}\` of \`shop.orders.${action}\` has no role (${help}`);
    expect(others).toEqual([]);
  });

  it.each([
    ["list", "build: string", "parent: { entity: builds, by: <field with its value> }"],
    ["create", "build: string", "parent: { entity: builds, by: <field with its value> }"],
    ["get", "number: integer", "parent: { entity: builds, by: number }"],
    ["create", "number: integer", "parent: { entity: builds, by: number }"],
    ["create", "number: string", "field: <field that shows it>"],
    ["create", "title: string", "field: <field that shows it>"],
  ])("that only records of another entity explain: %s of files { %s }", (action, param, line) => {
    const [name = "", type = ""] = param.split(": ");
    const { sources } = catalogOf(`
      records:
        Build: { fields: { id: string, number: integer, title: string } }
        File: { fields: { path: string } }
      entities:
        builds: { record: Build, actions: { get: { params: { id: string } } } }
        files: { record: File, actions: { ${action}: { params: { ${name}: { type: ${type}, required: true } }${action === "list" ? PAGED : ""} } } }
    `);
    const found = diagnoseAll(sources).filter(({ code }) => code === "role/missing");
    expect(found.map(({ help }) => help.split(", or another key")[0])).toEqual([`add \`${line}\``]);
  });

  it("says what to write without knowing the role, and where roles are explained", () => {
    expect(problemsOf("delete", "x: string")).toEqual([
      "role/missing param `x` of `shop.orders.delete` has no role (add a key that says what it does: `identity`, `parent`, `within`, " +
        "`filter`, `includes`, `excludes`, `modifies`, `no_effect`; write `no_effect: Not reviewed.` if you are unsure. They are explained in " +
        'spec/README.md under "What params do")',
    ]);
  });

  it("is one mistake with all others of its operation", () => {
    const [found = "", ...others] = problemsOf("create", "x: string, status: string, y: string, owner: { type: string, required: true }");
    expect(others).toEqual([]);
    expect(found).toContain("role/missing params `x`, `status`, `y`, `owner` of `shop.orders.create` have no role (add a key to each");
    expect(found).toContain(
      "such as `field: <field that shows it>` for `x`, `y`, or `field: status` for `status`, or `within: true` for `owner`: `parent`, `within`, ",
    );
  });

  it.each([
    ["page: integer, per_page: integer", "paging: { kind: page_number, next: page, size: per_page }"],
    ["offset: integer, limit: integer", "paging: { kind: offset, next: offset, size: limit, total: total }"],
    ["cursor: string, limit: integer", "paging: { kind: token, next: cursor, size: limit, token: next_cursor }"],
    ["after: string, before: string", "paging: { kind: token, next: after, token: next_cursor }"],
    ["page_size: integer", "paging: { kind: none, size: page_size, reason: <why no call asks for the next page> }"],
  ])("is not reported where paging is missing that should name it: { %s }", (params, paging) => {
    const [found = "", ...others] = problemsOf("list", params, ", meta: { next_cursor: string | null, total: integer }");
    expect(found).toContain(`operation/no-paging missing \`paging\` in \`shop.orders.list\` (write \`${paging}\`, or another kind`);
    expect(others).toEqual([]);
  });

  it("is not reported where the paging misspells its name", () => {
    const found = problemsOf("list", "cursor: string", ", paging: { kind: none, next: cusor, reason: Short. }");
    expect(found.map((text) => text.split(" ")[0])).toEqual(["paging/unknown-name"]);
  });
});

describe("a role that fits", () => {
  it.each([
    ["list", "x: { type: number, filter: lines.price }"],
    ["list", "x: { type: string, filter: extra.anything.at.all }"],
    ["list", "x: { enum: [a, b], filter: { as: equals, meanings: { a: { status: open }, b: {} } } }"],
    ["list", "x: { type: boolean, filter: { as: equals, meanings: { 'true': {}, 'false': { status: open } } } }"],
    ["list", "x: { type: string, filter: { as: equals, meanings: { anything: {} } } }"],
    ["list", "x: { type: string, parent: orders }"],
    ["list", "x: { type: string, search: { language: text, in: [id, customer.name] } }"],
    ["create", "x: { type: string, field: customer.name }"],
    ["get", "x: { type: string, identity: [id, customer.name] }"],
    ["download", "id: string, x: { type: string, index: lines }"],
  ])("%s: { %s }", (action, params) => {
    expect(problemsOf(action, params, action === "list" ? PAGED : "")).toEqual([]);
  });
});

describe("a role that does not fit", () => {
  it.each([
    ["list", "field: status", "role/action `field` cannot be used with a param of `list`"],
    ["create", "includes: { field: status, is: open }", "role/action `includes` cannot be used with a param of `create`"],
    ["list", "within: owner", "role/unknown-field `within` refers to `owner`"],
    ["list", "within: false", "shape/wrong-value"],
    ["get", "order: { language: signed }", "role/action `order` cannot be used with a param of `get`"],
    ["list", "format: true", "role/action `format` cannot be used with a param of `list`"],
    [
      "list",
      "filter: stats",
      "role/unknown-field `filter` refers to `stats`, which the records of `shop.orders.list` do not have (did you mean `status`?",
    ],
    [
      "list",
      "filter: lines.prise",
      "role/unknown-field `filter` refers to `lines.prise`, which the records of `shop.orders.list` do not have (did you mean `price`?",
    ],
    ["list", "filter: { as: equals, meanings: { a: { stats: open } } }", "role/unknown-field `filter` refers to `stats`"],
    ["list", "search: { language: text, in: [nam] }", "role/unknown-field `search` refers to `nam`"],
    ["list", "search: { language: jql, fields: { a: nam } }", "role/unknown-field `search` refers to `nam`"],
    ["list", "order: { language: signed, fields: { a: nam } }", "role/unknown-field `order` refers to `nam`"],
    ["list", "select: { as: names, in: extras }", "role/unknown-field `select` refers to `extras`"],
    ["list", "expand: { in: extras }", "role/unknown-field `expand` refers to `extras`"],
    ["list", "includes: { field: deleted, is: true }", "role/unknown-field `includes` refers to `deleted`"],
    ["list", "parent: ordrs", "ref/unknown unknown entity `ordrs` (did you mean `orders`?"],
    ["list", "parent: { entity: orders, by: key }", "role/unknown-field `parent` refers to `key`"],
    ["list", "parent: { entity: orders, field: parent }", "role/unknown-field `parent` refers to `parent`"],
    ["get", "identity: { entity: ordrs, field: id }", "ref/unknown unknown entity `ordrs` (did you mean `orders`?"],
    ["get", "identity: key", "role/unknown-field `identity` refers to `key`"],
    ["list", "modifies: [y]", "ref/unknown unknown param `y`"],
    ["list", "modifies: [x]", "ref/unknown unknown param `x`"],
    ["list", "search: { language: sql }", "shape/wrong-value"],
    ["list", "filter: { field: id, as: equal }", "shape/wrong-value"],
    ["list", "filter: { as: equals }", "role/filter the filter of `x` has neither a `field` nor `meanings`"],
    ["list", "filter: { field: id, as: equals, meanings: { a: {} } }", "role/filter the filter of `x` has a `field` as well as `meanings`"],
    ["list", "filter: { field: id, as: equals, inclusive: true }", "role/idle-inclusive `inclusive` has no effect on `equals`"],
  ])("%s: { %s }", (action, key, want) => {
    const [found, ...others] = problemsOf(action, `x: { type: string, ${key} }`, action === "list" ? PAGED : "");
    expect(found).toContain(want);
    expect(others).toEqual([]);
  });

  it.each([
    ["a: {}, c: {}", ["role/unknown-value `c` is not a value of `x` (available: `a`, `b`)"]],
    ["a: {}", ["role/no-meaning missing meaning of `b` (add the conditions, or `b: { }` for all records)"]],
    ["a: {}, b: {}", []],
  ])("meanings { %s } of the values a and b", (meanings, want) => {
    const found = problemsOf("list", `x: { enum: [a, b], filter: { as: equals, meanings: { ${meanings} } } }`, PAGED);
    expect(found).toEqual(want);
  });
});
