import { describe, expect, test } from "vitest";
import { toFieldRule, toRule, toTable, type RuleContext } from "../../../../../generator/emit/modules/rule_code.ts";
import type { ValueType } from "../../../../../generator/resolve/model/types.ts";
import { printCode } from "../../../../../generator/print/code.ts";
import {
  any,
  arrayOf,
  assumed,
  closed,
  constant,
  field,
  nullable,
  object,
  oneOf,
  open,
  param,
  record,
  reference,
  scalar,
} from "../../../../fixtures/model_builders.ts";

const context = (details: Partial<RuleContext> = {}): RuleContext => ({ side: "request", owner: "Thing", uses: new Set(), ...details });
const text = scalar("string");
const print = (type: ValueType) => printCode(toRule(type, context()));

const rules: readonly (readonly [type: ValueType, want: string])[] = [
  [any, '"any"'],
  [text, '"string"'],
  [scalar(["string", "integer"], { nullable: true }), '"string | integer | null"'],
  [scalar("string", { knownValues: ["a"] }), '"string"'],
  [scalar("string", { commaList: {} }), '"string"'],
  [scalar("string", { commaList: { knownValues: ["a"] } }), '"string"'],
  [object(), '"object"'],
  [nullable(object()), '"object | null"'],
  [arrayOf(any), '"array"'],
  [nullable(arrayOf(any)), '"array | null"'],
  [arrayOf(nullable(object())), '"array<object | null>"'],
  [nullable(arrayOf(arrayOf(text))), '"array<array<string>> | null"'],
  [constant("media"), '{ const: "media" }'],
  [nullable(constant("a")), '{ const: "a", nullable: true }'],
  [oneOf("a", "b"), '{ enum: ["a", "b"] }'],
  [nullable(oneOf("a")), '{ enum: ["a"], nullable: true }'],
  [scalar("integer", { min: 0, max: 100 }), '{ type: "integer", min: /* @__PURE__ */ atLeast(0), max: /* @__PURE__ */ atMost(100) }'],
  [
    scalar("string", { nullable: true, minLength: 1, maxLength: 3 }),
    '{ type: "string | null", minLength: /* @__PURE__ */ charactersFrom(1), maxLength: /* @__PURE__ */ charactersUpTo(3) }',
  ],
  [scalar("string", { pattern: "^\\d+$" }), '{ type: "string", pattern: /* @__PURE__ */ matching("^\\\\d+$") }'],
  [scalar("string", { format: "uuid" }), '{ type: "string", format: uuid }'],
  [scalar("string", { format: "date-time" }), '{ type: "string", format: dateTime }'],
  [
    scalar("string", { commaList: { values: ["a", "b"], maxItems: 2 } }),
    '{ type: "string", list: commaList, enum: ["a", "b"], maxItems: /* @__PURE__ */ elementsUpTo(2) }',
  ],
  [scalar("string", { commaList: { minItems: 1 } }), '{ type: "string", list: commaList, minItems: /* @__PURE__ */ elementsFrom(1) }'],
  [arrayOf(text, { maxItems: 50 }), '{ items: "string", maxItems: /* @__PURE__ */ elementsUpTo(50) }'],
  [arrayOf(any, { minItems: 1, nullable: true }), '{ items: "any", minItems: /* @__PURE__ */ elementsFrom(1), nullable: true }'],
  [arrayOf(oneOf("a")), '{ items: { enum: ["a"] } }'],
  [object({ values: text }), '{ values: "string" }'],
  [nullable(object({ values: oneOf("a") })), '{ values: { enum: ["a"] }, nullable: true }'],
  [record("Customer"), "{ table: Customer }"],
  [arrayOf(nullable(record("Customer"))), "{ items: { table: Customer, nullable: true } }"],
  [object({ named: "Interval", shape: closed([]) }), "{ table: Interval }"],
  [reference("auth_config"), "{ validator: authConfig }"],
  [reference("params"), "{ table: CustomersListParams }"],
  [nullable(reference("meta")), "{ table: CustomersListMeta, nullable: true }"],
];

test.each(rules)("%j: %s", (type, want) => {
  expect(print(type)).toBe(want);
});

test("formats are imported", () => {
  const uses = new Set<string>();
  toRule(scalar("string", { format: "uuid" }), context({ uses }));
  toRule(arrayOf(scalar("string", { format: "date-time" })), context({ uses }));
  expect([...uses]).toEqual(["uuid", "dateTime"]);
});

test("records are referred to by the names of their tables", () => {
  expect(printCode(toRule(arrayOf(record("Customer")), context()))).toBe("{ items: { table: Customer } }");
  expect(printCode(toRule(nullable(record("Tree")), context()))).toBe("{ table: Tree, nullable: true }");
});

test("a field says more than its type", () => {
  expect(printCode(toFieldRule(param("key", text, { secret: true }), context()))).toBe('{ type: "string", secret: true }');
  expect(printCode(toFieldRule(param("key", constant("a"), { secret: true }), context()))).toBe('{ const: "a", secret: true }');
  expect(printCode(toFieldRule(field("start", nullable(object()), { alsoSeen: text }), context()))).toBe(
    '{ type: "object | null", alsoSeen: "string" }',
  );
});

describe("tables of requests", () => {
  test("say what is required, and whether they are open", () => {
    const fields = [param("id", text, { required: true }), param("email", text)];
    expect(printCode(toTable(closed(fields), context()))).toBe(
      '{ name: "Thing", side: "request", required: ["id"], fields: { id: "string", email: "string" } }',
    );
    expect(printCode(toTable(closed(fields), context(), { ofParams: true }))).toMatch(/^\{ side: "request", required: /u);
    expect(printCode(toTable(open(fields, { atLeastOneOf: ["id", "email"] }), context()))).toContain(
      'open: true, required: ["id"], atLeastOneOf: ["id", "email"], ',
    );
  });

  test("have a line for each field when they stand by themselves", () => {
    expect(printCode(toTable(closed([param("id", text)]), context(), { broken: true }))).toBe(
      '{\n  name: "Thing",\n  side: "request",\n  fields: {\n    id: "string",\n  },\n}',
    );
    expect(printCode(toTable(closed([]), context(), { broken: true }))).toContain("  fields: {},\n");
  });
});

describe("tables of responses", () => {
  const response = context({ side: "response" });

  test("say which fields may be missing although their types do not", () => {
    const fields = [field("id", text), field("since", text, assumed), field("note", nullable(text), assumed), field("extra", any, assumed)];
    expect(printCode(toTable(open(fields), response))).toBe(
      '{ name: "Thing", optional: ["since"], fields: { id: "string", since: "string", note: "string | null", extra: "any" } }',
    );
  });

  test("name the objects inside them after the fields", () => {
    const inner = object({ shape: open([field("me", object({ shape: open([]) }))]) });
    const shape = open([field("owners", arrayOf(inner))]);
    expect(printCode(toTable(shape, response))).toContain('name: "Thing.owners.me"');
    expect(printCode(toTable(shape, { ...response, owner: "the response" }))).toContain('name: "owners.me"');
    expect(printCode(toTable(closed([param("a", inner)]), context(), { ofParams: true }))).toContain('name: "a"');
  });
});
