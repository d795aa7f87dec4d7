import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileModules } from "../../../generator/print/compile.ts";
import { compile, compileAlone, withoutLayout } from "../../fixtures/compiled_layout.ts";
import { runs } from "../../fixtures/property_runs.ts";

/** The code alone, which may have exports without types. */
function compileCode(text: string): string {
  const { js = "" } = compileModules([{ path: "a.ts", text, declared: false }]).get("a.ts") ?? {};
  // What makes a file without exports a module.
  return js.replace(/\n+export \{\};\n$/, "\n");
}

describe("code", () => {
  test.each([
    ["a list that a type leaves", "import {\n  a,\n  type B,\n} from './a.js';\na();\n", "import {\n  a,\n} from './a.js';\na();\n"],
    ["a type between statements", "const a = 1;\n\ntype B = 1;\n\nconst c = 2;\n", "const a = 1;\n\nconst c = 2;\n"],
    ["a type before a brace", "export function a(b: { c: 1 }): { d: 1 } {\n  return b;\n}\n", "export function a(b) {\n  return b;\n}\n"],
    ["a cast over lines", "export const a = (\n  b as unknown as {\n    c: 1;\n  }\n).c;\n", "export const a = b.c;\n"],
    ["templates", "export const a = `\n    ${b}\n      c ${`\n  ${d}`}\n`;\n", "export const a = `\n    ${b}\n      c ${`\n  ${d}`}\n`;\n"],
    ["regular expressions", "export const a = /  \"  [/]  '/.test(b  /  c);\n", "export const a = /  \"  [/]  '/.test(b  /  c);\n"],
    ["a comment at the end of a line", "const a: A = 1; // why\nexport { a };\n", "const a = 1; // why\nexport { a };\n"],
    ["comments over lines", "if (a) {\n  /*\n   * Why.\n   */\n  b();\n}\n", "if (a) {\n  /*\n   * Why.\n   */\n  b();\n}\n"],
    ["no semicolons", "const a = 1\nexport const b = a\n", "const a = 1;\nexport const b = a;\n"],
  ])("keeps %s", (_, text, want) => {
    expect(compileCode(text)).toBe(want);
  });
});

describe("declarations", () => {
  test.each([
    [
      "a union over lines",
      "export type A =\n  | { readonly b: 1; readonly c: 2 }\n  | D;\n",
      "export type A =\n  | { readonly b: 1; readonly c: 2 }\n  | D;\n",
    ],
    ["a union of names", "export type A =\n  | B\n  | C;\n", "export type A =\n  | B\n  | C;\n"],
    [
      "parameters over lines",
      "export function a(\n  b: B,\n  { c = 1 }: { readonly c?: C } = {},\n): D {\n  return b;\n}\n",
      "export declare function a(\n  b: B,\n  { c }?: { readonly c?: C },\n): D;\n",
    ],
    [
      "members of an interface",
      "export interface A {\n  /** First. */\n  b(): { [key: string]: unknown };\n\n  c: D;\n}\n",
      "export interface A {\n  /** First. */\n  b(): { [key: string]: unknown };\n\n  c: D;\n}\n",
    ],
    [
      "what is between hidden constants",
      "const a: A = {\n  b: 1,\n};\n\n/** C. */\nexport const c: A = a;\nconst d: A = a;\n\n/** E. */\nexport const e: A = d;\n",
      "/** C. */\nexport declare const c: A;\n\n/** E. */\nexport declare const e: A;\n",
    ],
  ])("keep %s", (_, text, want) => {
    expect(compile(text).dts).toBe(want);
  });
});

/** Statements with types everywhere, and gaps in which anything may be that is no code. */
const gap = fc.constantFrom(" ", "\n", "\n\n", "\n    ", " /* a */ ", "\n// it's `b\n", "\n/**\n   * c\n   */\n");
const statement = fc.constantFrom(
  ["export", "const", "a", ":", "A<B, C>", "=", "(", "b as unknown as C", ")", ";"],
  [
    "export",
    "function",
    "f",
    "<",
    "T",
    ">",
    "(",
    "a",
    ":",
    "{ b: T, c: 1 }",
    ",",
    "...d",
    ":",
    "T[]",
    ")",
    ":",
    "T",
    "{",
    "return a",
    ";",
    "}",
  ],
  ["type T", "=", "{", "a", ":", "string", ";", "}", "|", "B", ";"],
  ["export", "interface I", "extends", "A", "{", "b", "?", ":", "C", ";", "d", "(", ")", ":", "E", "}"],
  ["import", "{", "type Y", ",", "z", ",", "}", "from", "'./a.js'", ";"],
  ["export", "const", "r", ":", "R", "=", "/ [`'] /", ".", "test", "(", "`\n  x ${", "y", "} `", ")", ";"],
  ["const", "g", "=", "async <T>", "(", "a", "?", ":", "T", ")", "=>", "{", "await a!", ";", "}", ";"],
);

test("whatever the layout of the source, the code is the one that TypeScript makes of it", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(statement, fc.array(gap, { minLength: 3, maxLength: 3 })), { maxLength: 6 }), (statements) => {
      const text = statements.map(([tokens, gaps]) => tokens.map((token, index) => token + (gaps[index % 3] ?? " ")).join("")).join("\n");
      const alone = compileAlone(text);
      const ours = compile(text);
      expect(withoutLayout("a.js", ours.js)).toBe(withoutLayout("a.js", alone.js));
      expect(withoutLayout("a.d.ts", ours.dts)).toBe(withoutLayout("a.d.ts", alone.dts));
    }),
    runs(40),
  );
});
