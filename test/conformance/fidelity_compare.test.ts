import { describe, expect, test } from "vitest";
import {
  arrayOf,
  assumed,
  closed,
  connector,
  entity,
  field,
  object,
  oneOf,
  open,
  operation,
  param,
  recordDefinition,
  record,
  returns,
  scalar,
} from "../fixtures/model_builders.ts";
import type { Field } from "../../generator/resolve/model/types.ts";
import { compareFidelity } from "./fidelity/compare/compare.ts";
import type { FidelityTable } from "./fidelity/table.ts";

const text = scalar("string");
const table: FidelityTable = {
  connector: "shop",
  records: { "orders.list": 3 },
  operations: { "orders.list": "limit:integer id*:string state created:object" },
  meta: { "orders.list": "more:boolean" },
  auth: { key: "token*:string" },
  limits: {
    "orders.list.limit": "min 1; max 9; default 5",
    "orders.list.state": "enum open|closed",
    "auth_config.key.token": "prefix sk_a_|sk_b_",
  },
  fields: { "orders.list": "id:string kind:'a'|'b' lines:array<object>" },
  nested: { "orders.list.record.lines": "sku:string", "orders.list.params.created": "gt:integer" },
};

const params: readonly Field[] = [
  param("limit", scalar("integer", { min: 1, max: 9 }), { default: { value: 5, origin: { kind: "stated" } } }),
  param("id", text, { required: true }),
  param("state", oneOf("closed", "open")),
  param("created", object({ shape: closed([param("gt", scalar("integer"))]) })),
  param("guess", scalar("integer", { max: 3 }), assumed),
];
const order: readonly Field[] = [
  field("id", text),
  field("kind", oneOf("b", "a")),
  field("lines", arrayOf(record("Line"))),
  field("more", text, assumed),
];

interface Change {
  readonly params?: readonly Field[];
  readonly order?: readonly Field[];
  readonly line?: readonly Field[];
  readonly meta?: readonly Field[];
  readonly pattern?: string;
}

function differences(change: Change = {}): readonly string[] {
  const list = operation("shop", "orders", "list", closed(change.params ?? params), {
    kind: "list",
    meta: open(change.meta ?? [field("more", scalar("boolean"))]),
    ...returns("Order"),
  });
  const token = param("token", scalar("string", { pattern: change.pattern ?? "^sk_[ab]_" }), { required: true, secret: true });
  return compareFidelity(
    table,
    connector("shop", "Shop", "00000000-0000-4000-8000-000000000001", {
      records: [recordDefinition("Order", change.order ?? order), recordDefinition("Line", change.line ?? [field("sku", text)])],
      entities: [entity("orders", [list])],
      auth: [{ ...token, name: "token", title: "Token", shape: closed([token]) }],
    }),
  );
}

/** The params with one replaced (or left out). */
function paramsWith(name: string, replacement?: Field): readonly Field[] {
  return params.flatMap((each) => (each.name === name ? (replacement ?? []) : each));
}

describe("comparing a catalog with a table", () => {
  test("finds nothing where they agree, whatever is assumed besides", () => {
    expect(differences()).toEqual([]);
  });

  test("names a param that is missing, and its limits", () => {
    expect(differences({ params: paramsWith("limit") })).toEqual([
      "shop.orders.list, params: the document has `limit`, the catalog does not",
      "shop.orders.list.limit: the document limits it, the catalog does not state it",
    ]);
  });

  test("names a param that was made up", () => {
    expect(differences({ params: [...params, param("size", scalar("integer"))] })).toEqual([
      "shop.orders.list, params: the catalog states `size`, the document does not",
    ]);
  });

  test("names a wrong mark and a wrong type", () => {
    expect(differences({ params: paramsWith("id", param("id", scalar("integer"))) })).toEqual([
      "shop.orders.list, params: `id` is required in the document and optional in the catalog",
      "shop.orders.list, params: `id` is string in the document and integer in the catalog",
    ]);
  });

  test("names limits that differ, either way", () => {
    expect(differences({ params: paramsWith("limit", param("limit", scalar("integer", { min: 0, max: 9 }))) })).toEqual([
      'shop.orders.list.limit: the document says "min 1", the catalog does not',
      'shop.orders.list.limit: the document says "default 5", the catalog does not',
      'shop.orders.list.limit: the catalog states "min 0", the document does not',
    ]);
  });

  test("names an enumerated value that is missing", () => {
    expect(differences({ params: paramsWith("state", param("state", oneOf("open"))) })).toEqual([
      'shop.orders.list.state: the document says "enum closed|open", the catalog does not',
      'shop.orders.list.state: the catalog states "enum open", the document does not',
    ]);
  });

  test("names record fields by count and by type", () => {
    expect(differences({ order: order.slice(1) })).toEqual([
      "shop.orders.list: the document shows 3 fields of the record, the catalog 2",
      "shop.orders.list, record: the document has `id`, the catalog does not",
    ]);
    expect(differences({ order: [field("id", text, { required: false }), ...order.slice(1)] })).toEqual([
      "shop.orders.list, record: `id` is required in the document and optional in the catalog",
    ]);
    expect(differences({ order: [field("id", scalar("string", { nullable: true })), ...order.slice(1)] })).toEqual([
      "shop.orders.list, record: `id` is required in the document and optional in the catalog",
      "shop.orders.list, record: `id` is string in the document and string|null in the catalog",
    ]);
  });

  test("names what is wrong inside a spelled-out element", () => {
    expect(differences({ line: [field("name", text)] })).toEqual([
      "shop.orders.list.record.lines: the document has `sku`, the catalog does not",
      "shop.orders.list.record.lines: the catalog states `name`, the document does not",
    ]);
  });

  test("names Meta that differs", () => {
    expect(differences({ meta: [field("next", scalar("string"))] })).toEqual([
      "shop.orders.list, meta: the document has `more`, the catalog does not",
      "shop.orders.list, meta: the catalog states `next`, the document does not",
    ]);
  });

  test("holds a pattern against the prefixes, however it is written", () => {
    expect(differences({ pattern: "^(sk_a_|sk_b_)" })).toEqual([]);
    expect(differences({ pattern: "^sk_a_" })).toEqual(["shop.auth_config.key.token: the catalog refuses the prefix sk_b_"]);
    expect(differences({ pattern: "sk_[ab]_" })).toEqual([
      "shop.auth_config.key.token: the catalog accepts EXAMPLEsk_a_, which has none of the prefixes of the document",
      "shop.auth_config.key.token: the catalog accepts EXAMPLEsk_b_, which has none of the prefixes of the document",
    ]);
  });
});
