import { describe, expect, test } from "vitest";
import { declareShape, toType, usesAtLeastOneOf, type Side, type TypeContext } from "../../../../../generator/emit/modules/value_type.ts";
import type { ObjectShape, ValueType } from "../../../../../generator/resolve/model/types.ts";
import { printCode } from "../../../../../generator/print/code.ts";
import { printModule } from "../../../../../generator/print/statements.ts";
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
  stated,
} from "../../../../fixtures/model_builders.ts";

const request: TypeContext = { side: "request", whole: stated };
const response: TypeContext = { side: "response", whole: stated };

/** The declarations without comments and banner. */
function declared(shape: ObjectShape, side: Side): string {
  return documented(shape, side).replaceAll(/ *\/\*\*[^]*?\*\/\n/g, "");
}

/** The declarations without the banner. */
function documented(shape: ObjectShape, side: Side): string {
  return printModule("// Banner.", declareShape("A", { lines: [] }, shape, { side, whole: stated })).dts.replace("// Banner.\n", "");
}

describe("toType", () => {
  test.each<[string, ValueType]>([
    ["unknown", any],
    ["string", scalar("string")],
    ["number", scalar("integer")],
    ["number", scalar(["integer", "number"])],
    ["string | number | null", scalar(["string", "integer"], { nullable: true })],
    ['"media"', constant("media")],
    ["5", scalar("integer", { const: 5 })],
    ['"a" | "b" | null', nullable(oneOf("a", "b"))],
    ['"a" | (string & {})', scalar("string", { knownValues: ["a"] })],
    ['"a" | (string & {}) | number', scalar(["string", "integer"], { knownValues: ["a", 1] })],
    ["number", scalar("integer", { knownValues: [1, 2] })],
    ["string", scalar("string", { commaList: {} })],
    ['"a" | "b" | (string & {})', scalar("string", { commaList: { values: ["a", "b"] } })],
    ['"a" | (string & {})', scalar("string", { commaList: { knownValues: ["a"] } })],
    ["unknown[]", arrayOf(any)],
    ["string[][] | null", nullable(arrayOf(arrayOf(scalar("string"))))],
    ["({ [key: string]: unknown } | null)[]", arrayOf(nullable(object()))],
    ['("a" | "b")[]', arrayOf(oneOf("a", "b"))],
    ["{ [key: string]: string }", object({ values: scalar("string") })],
    ["Customer | null", nullable(record("Customer"))],
    ["Interval", object({ named: "Interval", shape: closed([]) })],
    ["{ [key: string]: unknown }", object({ named: "Bare" })],
    ["CustomersListParams", reference("params")],
    ["CustomersListMeta | null", nullable(reference("meta"))],
    ["AuthConfig", reference("auth_config")],
  ])("%s", (want, type) => {
    expect(printCode(toType(type, request))).toBe(want);
    expect(printCode(toType(type, response))).toBe(want);
  });

  test("keeps a value from becoming code", () => {
    expect(printCode(toType(oneOf('" | any; //'), request))).toBe('"\\" | any; //"');
  });

  test("refuses names that no rule would let through", () => {
    expect(() => toType(record("A; any"), request)).toThrow("cannot be an identifier");
  });
});

describe("declareShape", () => {
  test("requires required fields, and accepts undefined for absent ones in requests", () => {
    const shape = closed([param("id", scalar("string"), { required: true }), param("limit", scalar("integer")), param("extra", any)]);
    expect(declared(shape, "request")).toBe(`export interface A {
  id: string;
  limit?: number | undefined;
  extra?: unknown;
}
`);
  });

  test("accepts null and absent fields in responses where the catalog allows it, and does not declare further fields", () => {
    const shape = open([field("id", scalar("string")), field("name", nullable(scalar("string"))), field("extra", any)]);
    expect(declared(shape, "response")).toBe(`export interface A {
  id: string;
  name?: string | null;
  extra?: unknown;
}
`);
  });

  test("closes params that are open, as an alias, which fits a type with an index signature", () => {
    expect(declared(open([param("id", scalar("string"))]), "request")).toBe(`export type A = {
  id?: string | undefined;
};
`);
  });

  test.each([
    ["closed", closed([])],
    ["open", open([])],
  ])("accepts no name in %s params without fields", (_, shape) => {
    expect(declared(shape, "request")).toBe(`export interface A {
  [name: string]: never;
}
`);
  });

  test("requires one of two fields, whose documentation is in an interface", () => {
    const names = ["charge", "payment_intent"];
    const shape = closed([...names.map((name) => param(name, scalar("string"))), param("amount", scalar("integer"))], {
      atLeastOneOf: names,
    });
    expect(documented(shape, "request")).toBe(`/** The fields of \`A\`, which requires only one of \`charge\` and \`payment_intent\`. */
export interface AFields {
  charge: string;
  payment_intent: string;
  /** Integer. */
  amount?: number | undefined;
}

export type A = { type: AtLeastOneOf<AFields, "charge", "payment_intent"> }["type"];
`);
  });

  test("requires one of three fields", () => {
    const names = ["a", "b", "c"];
    const shape = closed(
      names.map((name) => param(name, scalar("string"))),
      { atLeastOneOf: names },
    );
    expect(declared(shape, "request")).toBe(`export type A = ({
  a?: string | undefined;
  b?: string | undefined;
  c?: string | undefined;
} & ({ a: string } | { b: string } | { c: string }));
`);
  });

  test("requires one of several fields also in nested shapes", () => {
    const inner = object({ shape: closed([param("a", scalar("string")), param("b", scalar("string"))], { atLeastOneOf: ["a", "b"] }) });
    expect(declared(closed([param("filters", arrayOf(inner))]), "request")).toBe(`export interface A {
  filters?: AtLeastOneOf<
    {
      a: string;
      b: string;
    },
    "a",
    "b"
  >[] | undefined;
}
`);
  });

  test("documents the origin and section of a field only where they differ from those around it", () => {
    const inner = object({
      shape: open([field("me", scalar("boolean"), assumed), field("rank", any, { section: "Document 1, Ranks" })]),
    });
    const shape = open([field("id", scalar("string")), field("owner", inner, assumed)]);
    expect(documented(shape, "response")).toBe(`export interface A {
  id: string;
  /** Assumed: Seen on sibling endpoints. */
  owner?: {
    me?: boolean;
    /** Document 1, Ranks. */
    rank?: unknown;
  };
}
`);
  });
});

describe("usesAtLeastOneOf", () => {
  const pair = closed([param("a", any), param("b", any)], { atLeastOneOf: ["a", "b"] });

  test.each<[boolean, ObjectShape]>([
    [true, pair],
    [true, closed([param("filters", arrayOf(object({ values: object({ shape: pair }) })))])],
    [false, closed([param("filter", object({ named: "Filter", shape: pair }))])],
    [false, closed([param("a", any), param("b", scalar("string")), param("c", object())])],
  ])("%j: %j", (want, shape) => {
    expect(usesAtLeastOneOf(shape)).toBe(want);
  });
});
