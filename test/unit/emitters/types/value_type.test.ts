import { describe, expect, test } from "vitest";
import { declareShape, printType, type Side } from "../../../../generator/emitters/types/value_type.ts";
import type { ObjectShape, ValueType } from "../../../../generator/model/types.ts";
import { printDeclarations } from "../../../../generator/print/declarations.ts";
import {
  any,
  arrayOf,
  closed,
  constant,
  field,
  nullable,
  object,
  oneOf,
  open,
  param,
  record,
  scalar,
} from "../../../fixtures/model_builders.ts";

/** The declaration without comments and banner. */
function declared(shape: ObjectShape, side: Side): string {
  const text = printDeclarations([declareShape("A", { lines: [] }, shape, side)]);
  return text.slice(text.indexOf("export")).replaceAll(/ *\/\*\*[^]*?\*\/\n/g, "");
}

describe("printType", () => {
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
    ["CustomersListParams", object({ part: "customers.list.params", shape: closed([]) })],
    ["AuthConfig", object({ part: "auth_config" })],
  ])("%s", (want, type) => {
    expect(printType(type, "request")).toBe(want);
    expect(printType(type, "response")).toBe(want);
  });

  test("keeps a value from becoming code", () => {
    expect(printType(oneOf('" | any; //'), "request")).toBe('"\\" | any; //"');
  });

  test("refuses names that no rule would let through", () => {
    expect(() => printType(record("A; any"), "request")).toThrow("cannot be an identifier");
  });
});

describe("declareShape", () => {
  test("demands what is required and lets undefined stand for absent in what is sent", () => {
    const shape = closed([param("id", scalar("string"), { required: true }), param("limit", scalar("integer")), param("extra", any)]);
    expect(declared(shape, "request")).toBe(`export interface A {
  id: string;
  limit?: number | undefined;
  extra?: unknown;
}
`);
  });

  test("lets what comes back be null or left out where the catalog says so, and says nothing of further fields", () => {
    const shape = open([field("id", scalar("string")), field("name", nullable(scalar("string"))), field("extra", any)]);
    expect(declared(shape, "response")).toBe(`export interface A {
  id: string;
  name?: string | null;
  extra?: unknown;
}
`);
  });

  test("lets open params have further names", () => {
    expect(declared(open([param("id", scalar("string"))]), "request")).toBe(`export interface A {
  [name: string]: unknown;
  id?: string | undefined;
}
`);
  });

  test("lets nothing into params that are closed and have no fields", () => {
    expect(declared(closed([]), "request")).toBe(`export interface A {
  [name: string]: never;
}
`);
  });

  test("demands one of several fields", () => {
    const names = ["charge", "payment_intent"];
    const shape = open(
      names.map((name) => param(name, scalar("string"))),
      { atLeastOneOf: names },
    );
    expect(declared(shape, "request")).toBe(`export type A = {
  [name: string]: unknown;
  charge?: string | undefined;
  payment_intent?: string | undefined;
} & ({ charge: string } | { payment_intent: string });
`);
  });

  test("spells nested shapes out, also where they demand one of several fields", () => {
    const inner = object({ shape: closed([param("a", scalar("string")), param("b", scalar("string"))], { atLeastOneOf: ["a", "b"] }) });
    expect(declared(closed([param("filters", arrayOf(inner))]), "request")).toBe(`export interface A {
  filters?: ({
    a?: string | undefined;
    b?: string | undefined;
  } & ({ a: string } | { b: string }))[] | undefined;
}
`);
  });
});
