import { expect, test } from "vitest";
import { call, list, object, printCode, strings, type Code } from "../../../../generator/emitters/validators/code.ts";

const wide = "x".repeat(60);

const cases: readonly (readonly [about: string, code: Code, want: string])[] = [
  ["text", "5", "5"],
  ["an empty object", object([]), "{}"],
  ["an empty list", list([]), "[]"],
  ["strings", strings(["a", 'b"\n']), '["a", "b\\"\\n"]'],
  ["an object that fits", object([["id", '"string"'], undefined, ["not-a-name", "1"]]), '{ id: "string", "not-a-name": 1 }'],
  ["a property called like its variable", object([["operations", "operations"]]), "{ operations }"],
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
