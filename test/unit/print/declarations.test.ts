import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { banner } from "../../../generator/print/banner.ts";
import { objectType, printDeclarations, unionType, type Declaration } from "../../../generator/print/declarations.ts";
import { printValue } from "../../../generator/print/literals.ts";
import { checkSyntax } from "../../../generator/print/syntax.ts";
import { anyText, hostileTexts } from "./hostile_texts.ts";

/** The text below the banner. */
function print(...declarations: readonly Declaration[]): string {
  const text = printDeclarations(declarations);
  expect(text.startsWith(`${banner}\n`)).toBe(true);
  return text.slice(banner.length).trim();
}

describe("printDeclarations", () => {
  test("prints an interface with comments, nested objects and other names", () => {
    const owner = objectType({ members: [{ name: "name", doc: { lines: ["Who."] }, type: "string" }] });
    const declaration: Declaration = {
      kind: "interface",
      name: "FileParams",
      extends: "Params",
      doc: { lines: ["Asks for a file.", "Document 1."] },
      members: [
        { name: "id", type: "string" },
        { name: "a-b", doc: { lines: ["Owners."], tags: [{ name: "default", text: "[]" }] }, optional: true, type: `${owner}[] | null` },
      ],
      others: { doc: { lines: ["More."] }, type: "unknown" },
    };
    expect(print(declaration)).toBe(`/**
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
    const text = print(
      { kind: "import", from: "./a.js", names: ["A"] },
      { kind: "import", from: "./b.js", names: "B" },
      { kind: "export", from: "./a.js", names: ["A"], typeOnly: true },
      { kind: "export", from: "./a.js", names: ["a"] },
      { kind: "type", name: "C", doc: { lines: ["Both."] }, type: unionType(["A", "B.A"]) },
      {
        kind: "type",
        name: "D",
        doc: { lines: [] },
        typeParameters: [{ name: "T", constraint: "A", default: "A" }],
        type: unionType(["T"]),
      },
      { kind: "type", name: "E", doc: { lines: [] }, type: unionType([]) },
      { kind: "const", name: "c", doc: { lines: ["One."] }, type: "C" },
      { kind: "const", name: "d", doc: { lines: ["Two."] }, type: "C" },
      { kind: "function", name: "f", doc: { lines: ["Does."] }, parameters: [{ name: "c", type: "C" }], returns: "D" },
    );
    expect(text).toBe(`import type { A } from "./a.js";
import type * as B from "./b.js";
export type { A } from "./a.js";
export { a } from "./a.js";

/** Both. */
export type C =
  | A
  | B.A;

export type D<T extends A = A> = T;

export type E = never;

/** One. */
export declare const c: C;

/** Two. */
export declare const d: C;

/** Does. */
export declare function f(c: C): D;`);
  });

  test("leaves no room for what texts and names might do", () => {
    const declarations = fc
      .array(anyText(), { minLength: 6, maxLength: 6 })
      .map(([doc = "", tag = "", name = "", value = "", more = "", inner = ""]): Declaration => {
        const members = [{ name, doc: { lines: [doc], tags: [{ name: "deprecated" as const, text: tag }] }, type: printValue(value) }];
        const nested = { name: inner, doc: { lines: [more] }, type: `${objectType({ members })}[]` };
        return {
          kind: "interface",
          name: "A",
          doc: { lines: [doc, more] },
          members: [nested],
          others: { doc: { lines: [tag] }, type: "unknown" },
        };
      });
    const hostile = hostileTexts.map((text): Declaration => ({
      kind: "const",
      name: "a",
      doc: { lines: [text, text] },
      type: printValue(text),
    }));
    fc.assert(
      fc.property(fc.oneof(declarations, fc.constantFrom(...hostile)), (declaration) => {
        const text = printDeclarations([declaration]);
        expect(checkSyntax("connectors/a.d.ts", text)).toEqual([]);
        expect(text.match(/^\S.*/gm)?.filter((line) => line.startsWith("export"))).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  test.each(hostileTexts)("refuses %j as a name", (name) => {
    const doc = { lines: [] };
    expect(() => printDeclarations([{ kind: "const", name, doc, type: "string" }])).toThrow("cannot be an identifier");
    expect(() => printDeclarations([{ kind: "interface", name, doc, members: [] }])).toThrow("cannot be an identifier");
    expect(() => printDeclarations([{ kind: "import", from: "./a.js", names: [name] }])).toThrow("cannot be an identifier");
  });
});
