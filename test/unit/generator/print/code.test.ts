import { runInThisContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../../generator/resolve/model/types.ts";
import {
  call,
  list,
  lineWidth,
  literal,
  object,
  objectType,
  printCode,
  printLine,
  printValue,
  reference,
  sequence,
  scalars,
  union,
  type Code,
} from "../../../../generator/print/code.ts";
import { anyText } from "./hostile_texts.ts";

const wide = "x".repeat(60);

const cases: readonly (readonly [about: string, code: Code, want: string])[] = [
  ["text", "5", "5"],
  ["an empty object", object([]), "{}"],
  ["an empty list", list([]), "[]"],
  ["scalars", scalars(["a", 'b"\n']), '["a", "b\\"\\n"]'],
  ["an object that fits", object([["id", '"string"'], undefined, ["not-a-name", "1"]]), '{ id: "string", "not-a-name": 1 }'],
  ["a variable with the name of its property", object(["operations"]), "{ operations }"],
  ["a value that reads like its name", literal({ null: null, 1: 1, true: true }), '{ "1": 1, null: null, true: true }'],
  ["a getter", object(["get table() { return Tree; }", ["nullable", "true"]]), "{ get table() { return Tree; }, nullable: true }"],
  ["an object that is to be broken", object([["id", "1"]], true), "{\n  id: 1,\n}"],
  ["an object around one that is broken", object([["a", object([["b", "1"]], true)]]), "{\n  a: {\n    b: 1,\n  },\n}"],
  ["a list that does not fit", list([wide, wide, wide]), `[\n  ${wide},\n  ${wide},\n  ${wide},\n]`],
  ["a call", call("make", '"a"', object([["b", "1"]])), '/* @__PURE__ */ make("a", { b: 1 })'],
  [
    "a call of which the last argument needs lines",
    call("make", '"a"', object([["b", "1"]], true)),
    '/* @__PURE__ */ make("a", {\n  b: 1,\n})',
  ],
  [
    "a call in a call",
    call("outer", '"a"', call("inner", '"b"', object([["c", "1"]], true))),
    '/* @__PURE__ */ outer("a", /* @__PURE__ */ inner("b", {\n  c: 1,\n}))',
  ],
  [
    "a call of which another argument needs lines",
    call("make", object([["b", "1"]], true), "c"),
    "/* @__PURE__ */ make(\n  {\n    b: 1,\n  },\n  c,\n)",
  ],
  ["a type with arguments", reference("Page", "A", "B"), "Page<A, B>"],
  ["one that does not fit", reference("Page", wide, wide, wide), `Page<\n  ${wide},\n  ${wide},\n  ${wide}\n>`],
  ["a union", union(["A", "B", "null"]), "A | B | null"],
  ["a union of nothing", union([]), "never"],
  ["a union of one", union(["A"], { broken: true, enclosed: true }), "A"],
  ["a union that is to be broken", union(["A", "B"], { broken: true }), "\n  | A\n  | B"],
  ["a union that does not fit", union([wide, wide, wide]), `\n  | ${wide}\n  | ${wide}\n  | ${wide}`],
  ["the same in brackets", sequence(union([wide, wide, wide], { enclosed: true }), "[]"), `(\n  | ${wide}\n  | ${wide}\n  | ${wide}\n)[]`],
  [
    "a union with an object type",
    union([objectType({ members: [{ name: "a-b", type: "string", optional: true }] }), "null"]),
    '{\n  "a-b"?: string;\n} | null',
  ],
  [
    "an object type with documentation",
    objectType({
      members: [{ name: "a", type: "A", readonly: true, doc: { lines: ["First.", "Second."] } }],
      others: [{ doc: { lines: ["More."] }, type: "never" }],
    }),
    "{\n  /** More. */\n  [name: string]: never;\n  /**\n   * First.\n   * Second.\n   */\n  readonly a: A;\n}",
  ],
  ["a call that does not fit", call("make", wide, wide, wide), `/* @__PURE__ */ make(\n  ${wide},\n  ${wide},\n  ${wide},\n)`],
];

test.each(cases)("%s", (_about, code, want) => {
  expect(printCode(code)).toBe(want);
});

test("the columns that are taken count", () => {
  const code = list(["x".repeat(100)]);
  expect(printCode(code, "", 37)).not.toContain("\n");
  expect(printCode(code, "", 38)).toContain("\n");
});

test("a name is quoted where it has to be", () => {
  expect(
    printCode(
      object([
        ["__proto__", "1"],
        ["a b", "2"],
      ]),
    ),
  ).toBe('{ ["__proto__"]: 1, "a b": 2 }');
});

const jsonValue = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    anyText(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.array(fc.tuple(anyText(), tie("value")), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

describe("printValue", () => {
  test.each<[JsonValue, string]>([
    [null, "null"],
    [-0, "-0"],
    [1e21, "1e+21"],
    [[], "[]"],
    [{}, "{}"],
    [{ id: "cus_1", "a-b": [1, true] }, '{ id: "cus_1", "a-b": [1, true] }'],
    [JSON.parse('{ "__proto__": { "admin": true } }') as JsonValue, '{ ["__proto__"]: { admin: true } }'],
  ])("%j -> %s", (value, want) => {
    expect(printValue(value)).toBe(want);
  });

  test("breaks what does not fit into a line", () => {
    const long = "x".repeat(130);
    expect(printCode(literal({ short: [1], long: [long] }), "  ")).toBe(`{\n    short: [1],\n    long: [\n      "${long}",\n    ],\n  }`);
    expect(printCode(literal([1, 2]), "", 139)).toBe("[\n  1, 2,\n]");
  });

  test("fills lines with scalars, and gives everything else a line of its own", () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${String(index)}`);
    const lines = printCode(literal(words)).split("\n");
    expect(lines).toHaveLength(5);
    expect(lines.every((line) => line.length <= lineWidth)).toBe(true);
    expect(JSON.parse(lines.join(" ").replace(", ]", "]"))).toEqual(words);
    expect(printCode(literal([["a"], ["b"]]), "", 139)).toBe('[\n  ["a"],\n  ["b"],\n]');
  });

  test("refuses numbers that JSON cannot hold", () => {
    expect(() => printValue([Number.NaN])).toThrow("not a JSON number");
  });

  test("evaluates to the value it was given", () => {
    fc.assert(
      fc.property(jsonValue, fc.constantFrom("", "    "), (value, indent) => {
        const result = runInThisContext(`"use strict"; (${printCode(literal(value), indent)});`) as unknown;
        expect(JSON.stringify(result)).toBe(JSON.stringify(value));
        expect(result).toStrictEqual(value);
      }),
    );
  });
});

describe("printLine", () => {
  test.each<[JsonValue, string]>([
    [{}, "{}"],
    [{ a: 1, "b.c": [true, null] }, '{ a: 1, "b.c": [true, null] }'],
    [{ long: "x".repeat(200) }, `{ long: "${"x".repeat(200)}" }`],
    [{ line: "a\nb" }, '{ line: "a\\nb" }'],
  ])("prints %j on one line", (value, want) => {
    expect(printLine(value)).toBe(want);
  });

  test("keeps every value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as JsonValue;
        const line = printLine(plain);
        expect(JSON.stringify(runInThisContext(`(${line})`))).toBe(JSON.stringify(plain));
        expect(line).not.toContain("\n");
      }),
    );
  });
});

describe("the width of a line", () => {
  const head = "h".repeat(30);
  const tail = "t".repeat(20);

  /** An element with which a list, and so many columns beside it, leave this many columns. */
  const element = (others: number, left: number): string => "e".repeat(lineWidth - others - "[];".length - left);

  test.each([
    ["alone", (inner: Code) => inner, 0],
    ["after a text", (inner: Code) => sequence(head, inner), 30],
    ["between texts", (inner: Code) => sequence(head, inner, tail), 50],
    ["before a text of two lines", (inner: Code) => sequence(inner, `${tail}\n${head}`), 19],
    ["before the bracket of another list", (inner: Code) => sequence(inner, list([wide, wide, wide])), 0],
  ])("a list %s is on one line if it fits, and not if it lacks a column", (_, around, others) => {
    const [fits, lacks] = [0, -1].map((left) => printCode(around(list([element(others, left)]))));
    expect(fits).toContain(`[${element(others, 0)}]`);
    expect(lacks).toContain(`[\n  ${element(others, -1)},\n]`);
  });

  test("counts from the last line of the text before", () => {
    const inner = element(30, 0);
    expect(printCode(sequence(`${tail}${tail}\n${head}`, list([inner])))).toBe(`${tail}${tail}\n${head}[${inner}]`);
  });

  test("counts the columns that are taken, and those that something needs behind it", () => {
    const inner = element(0, 0);
    expect(printCode(list([inner]), "", 0, 1)).toBe(`[${inner}]`);
    expect(printCode(list([inner]), "", 1, 1)).toContain("\n");
    expect(printCode(list([inner]), "", 0, 2)).toContain("\n");
  });
});

test("an object type has a line for each member, and stays beside others in a union", () => {
  const type = objectType({ members: [{ name: "a", type: "string" }] });
  expect(printCode(type)).toBe("{\n  a: string;\n}");
  expect(printCode(union([type, "null"]))).toBe("{\n  a: string;\n} | null");
  expect(printCode(union([type, "null"], { enclosed: true }))).toBe("({\n  a: string;\n} | null)");
  expect(printCode(union(["null", type], { broken: true }))).toBe("\n  | null\n  | {\n    a: string;\n  }");
  expect(printCode(union([type]))).toBe(printCode(type));
});
