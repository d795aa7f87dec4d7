import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printJsonLines, type JsonLines } from "../../../../generator/print/literals.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const jsonObject = fc.dictionary(fc.string({ unit: CHARACTER }), fc.jsonValue({ maxDepth: 3 }));
const jsonLines = fc.letrec<{ lines: JsonLines }>((tie) => ({
  lines: fc.oneof({ maxDepth: 3 }, fc.constant({}), fc.dictionary(fc.oneof(fc.constant("*"), fc.string()), tie("lines"))),
})).lines;

describe("printJsonLines", () => {
  test.each<{ name: string; value: object; lines: JsonLines; want: string }>([
    {
      name: "the entries of the outermost value",
      value: { a: 1, b: [1, { c: "x y" }] },
      lines: {},
      want: '{\n"a":1,\n"b":[1,{"c":"x y"}]\n}\n',
    },
    { name: "the elements of an array", value: [{ a: 1 }, 2], lines: {}, want: '[\n{"a":1},\n2\n]\n' },
    {
      name: "the entries of a named key",
      value: { a: { b: 1 }, c: { d: 1 } },
      lines: { a: {} },
      want: '{\n"a":{\n"b":1\n},\n"c":{"d":1}\n}\n',
    },
    {
      name: "the entries of any key",
      value: { a: { b: 1 }, c: 2 },
      lines: { "*": {} },
      want: '{\n"a":{\n"b":1\n},\n"c":2\n}\n',
    },
    { name: "the entries of any element", value: [[1], [2]], lines: { "*": {} }, want: "[\n[\n1\n],\n[\n2\n]\n]\n" },
    {
      name: "a key with its own entry, and any other key",
      value: { a: { b: [1] }, c: { d: [1] } },
      lines: { a: { b: {} }, "*": {} },
      want: '{\n"a":{\n"b":[\n1\n]\n},\n"c":{\n"d":[1]\n}\n}\n',
    },
    { name: "empty objects and arrays", value: { a: {}, b: [] }, lines: { "*": {} }, want: '{\n"a":{},\n"b":[]\n}\n' },
    { name: "nothing at all", value: {}, lines: {}, want: "{}\n" },
    { name: "no line for what is undefined", value: { a: undefined, b: { c: undefined } }, lines: {}, want: '{\n"b":{}\n}\n' },
    {
      name: "names of JavaScript itself",
      value: { constructor: [1], a: [1] },
      lines: { a: {} },
      want: '{\n"constructor":[1],\n"a":[\n1\n]\n}\n',
    },
  ])("$name", ({ value, lines, want }) => {
    expect(printJsonLines(value, lines)).toBe(want);
  });

  test("the text is the same value with the same order of keys, whatever has lines", () => {
    fc.assert(
      fc.property(jsonObject, jsonLines, (value, lines) => {
        const text = printJsonLines(value, lines);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
        expect(text.endsWith("\n") && !text.endsWith("\n\n")).toBe(true);
      }),
    );
  });

  test("one line for each entry", () => {
    fc.assert(
      fc.property(jsonObject, (value) => {
        const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`);
        const lines = printJsonLines(value, {}).split("\n");
        expect(lines.slice(1, -2).map((line) => line.replace(/,$/u, ""))).toEqual(entries);
      }),
    );
  });

  test("a change of one entry is a change of one line", () => {
    fc.assert(
      fc.property(fc.array(jsonObject, { minLength: 1 }), fc.nat(), jsonObject, (values, at, other) => {
        const changed = values.with(at % values.length, { ...other, unlike: values[at % values.length] ?? {} });
        const [before, after] = [values, changed].map((elements) => printJsonLines({ elements }, { elements: {} }).split("\n"));
        expect(after?.filter((line, index) => line !== before?.[index])).toHaveLength(1);
      }),
    );
  });
});
