import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bannerOf, templateType } from "../../../../generator/print/literals.ts";
import { call, object, objectType, printValue, sequence, union } from "../../../../generator/print/code.ts";
import { printModule, type PrintedModule, type Statement } from "../../../../generator/print/statements.ts";
import { checkSyntax } from "../../../fixtures/syntax.ts";
import { anyText, hostileTexts } from "./hostile_texts.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const banner = bannerOf("spec/a.yaml");

/** The texts below the banner. */
function print(...statements: readonly Statement[]): PrintedModule {
  const { js, dts } = printModule(banner, statements);
  return { js: belowBanner(js), dts: belowBanner(dts) };
}

function belowBanner(text: string): string {
  expect(text.startsWith(`${banner}\n`)).toBe(true);
  return text.slice(banner.length).trim();
}

describe("printModule", () => {
  test("prints an interface with comments, nested objects and other names", () => {
    const owner = objectType({ members: [{ name: "name", doc: { lines: ["Who."] }, type: "string" }] });
    const declaration: Statement = {
      kind: "interface",
      name: "FileParams",
      extends: "Params",
      doc: { lines: ["Asks for a file.", "Document 1."] },
      members: [
        { name: "id", type: "string" },
        {
          name: "a-b",
          doc: { lines: ["Owners."], tags: [{ name: "default", text: "[]" }] },
          optional: true,
          type: sequence(owner, "[] | null"),
        },
      ],
      others: [{ doc: { lines: ["More."] }, type: "unknown" }],
    };
    const { js, dts } = print(declaration);
    expect(js).toBe("export {};");
    expect(dts).toBe(`/**
 * Asks for a file.
 * Document 1.
 */
export interface FileParams extends Params {
  /** More. */
  [name: string]: unknown;
  id: string;
  /**
   * Owners.
   * @default []
   */
  "a-b"?: {
    /** Who. */
    name: string;
  }[] | null;
}`);
  });

  test("prints links, unions, constants and functions, each apart", () => {
    const { js, dts } = print(
      { kind: "import", from: "./a.js", names: ["a", ["b", "c"]] },
      { kind: "import", from: "./a.js", names: ["A"], typeOnly: true },
      { kind: "import", from: "./b.js", all: "B" },
      { kind: "import", from: "./v.js", all: "V", valuesOnly: true },
      { kind: "export", from: "./a.js", names: ["A"], typeOnly: true },
      { kind: "export", from: "./a.js", names: ["a"] },
      { kind: "type", name: "C", doc: { lines: ["Both."] }, type: union(["A", "B.A"], { broken: true }) },
      { kind: "type", name: "D", doc: { lines: [] }, typeParameters: [{ name: "T", constraint: "A", default: "A" }], type: "T" },
      { kind: "value", name: "d", value: object([["a", "1"]], true) },
      { kind: "const", name: "e", doc: { lines: ["One."] }, type: "C", value: call("make", "d") },
      { kind: "function", name: "f", doc: { lines: ["Does."] }, parameters: [{ name: "c", type: "C" }], returns: "D", value: "e" },
    );
    expect(js).toBe(`import { a, b as c } from "./a.js";
import * as B from "./b.js";
import * as V from "./v.js";

export { a } from "./a.js";

const d = {
  a: 1,
};

export const e = /* @__PURE__ */ make(d);

export function f(c) {
  return e;
}`);
    expect(dts).toBe(`import type { A } from "./a.js";
import * as B from "./b.js";

export type { A } from "./a.js";
export { a } from "./a.js";

/** Both. */
export type C =
  | A
  | B.A;

export type D<T extends A = A> = T;

/** One. */
export declare const e: C;

/** Does. */
export declare function f(c: C): D;`);
  });

  test("breaks what would be too long", () => {
    const names = ["a", "b", "c"].map((letter) => letter.repeat(45));
    const [first = ""] = names;
    expect(print({ kind: "import", from: "./a.js", names }).js).toBe(
      `import {\n${names.map((name) => `  ${name},\n`).join("")}} from "./a.js";`,
    );
    const value = call("make", `"${"x".repeat(100)}"`);
    expect(print({ kind: "value", name: first, value }).js).toContain(` = /* @__PURE__ */ make(\n`);
    expect(print({ kind: "value", name: "short", value }).js).not.toContain("\n");
  });

  test("leaves no room for what texts and names might do", () => {
    const statements = fc
      .array(anyText(), { minLength: 6, maxLength: 6 })
      .map(([doc = "", tag = "", name = "", value = "", more = "", inner = ""]): readonly Statement[] => {
        const members = [{ name, doc: { lines: [doc], tags: [{ name: "deprecated" as const, text: tag }] }, type: printValue(value) }];
        const nested = { name: inner, doc: { lines: [more] }, type: sequence(objectType({ members }), "[]") };
        const others = [{ doc: { lines: [tag] }, names: templateType(value), type: "unknown" }];
        return [
          { kind: "interface", name: "A", doc: { lines: [doc, more] }, members: [nested], others },
          { kind: "const", name: "a", doc: { lines: [tag] }, type: "A", value: call("make", object([[name, printValue(value)]])) },
        ];
      });
    const hostile = hostileTexts.map((text): readonly Statement[] => [
      { kind: "const", name: "a", doc: { lines: [text, text] }, type: "string", value: printValue(text) },
    ]);
    fc.assert(
      fc.property(fc.oneof(statements, fc.constantFrom(...hostile)), anyText(), (module, source) => {
        const { js, dts } = printModule(bannerOf(source), module);
        expect([...checkSyntax("connectors/a.js", js), ...checkSyntax("connectors/a.d.ts", dts)]).toEqual([]);
        expect(exportsIn(dts)).toHaveLength(module.length);
        expect(exportsIn(js)).toEqual([expect.stringMatching(/^export const a = /u)]);
        expect(js + dts).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}|<\/script|<!--/iu);
      }),
      runs(60),
    );
  });

  test.each(hostileTexts)("refuses %j as a name", (name) => {
    const doc = { lines: [] };
    expect(() => print({ kind: "const", name, doc, type: "string", value: "1" })).toThrow("cannot be an identifier");
    expect(() => print({ kind: "interface", name, doc, members: [] })).toThrow("cannot be an identifier");
    expect(() => print({ kind: "type", name, doc, type: "string" })).toThrow("cannot be an identifier");
    expect(() => print({ kind: "import", from: "./a.js", names: [name] })).toThrow("cannot be an identifier");
    expect(() => print({ kind: "export", from: "./a.js", names: [name] })).toThrow("cannot be an identifier");
  });
});

function exportsIn(text: string): readonly string[] {
  return text.match(/^export.*/gm) ?? [];
}
