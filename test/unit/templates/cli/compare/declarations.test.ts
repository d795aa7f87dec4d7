import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { compareDeclarations } from "../../../../../templates/cli/compare/outcome/compare_sides.ts";
import { readExports } from "../../../../../templates/cli/compare/read_exports.ts";
import { LOWER_LIMIT, packed, shopText } from "../../../../fixtures/compared_catalogs.ts";
import { runCommand } from "../../../../fixtures/command_line.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

const PACKAGE = join(import.meta.dirname, "../../../../../generated");
const paths = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".d.ts") && !path.includes("node_modules"))
  .map((path) => path.replaceAll("\\", "/"));

/** The names of everything that a file declares at its top or exports, as TypeScript sees it. */
function namesOf(path: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(join(PACKAGE, path), "utf8"), ts.ScriptTarget.Latest);
  return [...new Set(file.statements.flatMap(namesIn))].sort();
}

function namesIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (exportClause === undefined) return [`* from "${(statement.moduleSpecifier as ts.StringLiteral).text}"`];
    return ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [exportClause.name.text];
  }
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

describe("readExports", () => {
  test("reads every export of every declaration file of the package", () => {
    expect(paths.length).toBeGreaterThan(40);
    const unlike = paths.filter((path) => {
      const read = [...readExports(readFileSync(join(PACKAGE, path), "utf8")).keys()].sort();
      return JSON.stringify(read) !== JSON.stringify(namesOf(path));
    });
    expect(unlike).toEqual([]);
  });

  test.each<[about: string, text: string, want: Readonly<Record<string, string>>]>([
    ["an interface", "export interface A { b: string; }", { A: "interface A { b : string }" }],
    ["a type", "export type A = string;", { A: "type A = string" }],
    ["a constant", "export declare const a: A<string>;", { a: "declare const a : A < string >" }],
    ["a function", "export declare function f(a: string): void;", { f: "declare function f ( a : string ) : void" }],
    ["a class", "export declare class A<B> extends C<B> { #d; }", { A: "declare class A < B > extends C < B > { #d }" }],
    ["an enum", "export declare const enum E { A = 1 }", { E: "declare const enum E { A = 1 }" }],
    ["a namespace", "export declare namespace N { const a: 1; }", { N: "declare namespace N { const a : 1 }" }],
    ["what is not exported", "interface A { b: string }\nexport {};", { A: "interface A { b : string }" }],
    ["a name that is a word of the language", "export declare const type: string;", { type: "declare const type : string" }],
    ["exports of others", 'export { a, b as c } from "./d.js";', { a: 'export from "./d.js" a', c: 'export from "./d.js" b as c' }],
    ["types of others", 'export type { A } from "./d.js";', { A: 'export type from "./d.js" A' }],
    ["everything of another", 'export * from "./d.js";', { '* from "./d.js"': '* from "./d.js"' }],
    ["everything under a name", 'export * as all from "./d.js";', { all: '* as all from "./d.js"' }],
    ["a default", "export default class {}", { default: "default class { }" }],
    [
      "overloads",
      "export declare function f(): 1;\nexport declare function f(a: 1): 2;",
      { f: "declare function f ( ) : 1 ; declare function f ( a : 1 ) : 2" },
    ],
    [
      "braces in the head",
      "export interface A<B = {}> { c: 1 }\nexport type D = 1;",
      { A: "interface A < B = { } > { c : 1 }", D: "type D = 1" },
    ],
    [
      "no semicolons",
      "export type A = 1\nexport type B = { c: 1 }\ndeclare const d: 1",
      { A: "type A = 1", B: "type B = { c : 1 }", d: "declare const d : 1" },
    ],
    [
      "imports",
      'import type { A } from "./a.js";\nimport "b";\nexport type C = import("./d.js").E;',
      { C: 'type C = import ( "./d.js" ) . E' },
    ],
    ["comments", "/** export type X = 1; */ export /* a */ type A = // b\n 1;", { A: "type A = 1" }],
    ["marks of layout", "export type A =\n  | 'b'\n  | { c: [1, 2,]; };", { A: 'type A = "b" | { c : [ 1 , 2 ] }' }],
    ["template types", "export type A = `a${B | `c}`}d`; export type E = 1;", { A: "type A = `a${B | `c}`}d`", E: "type E = 1" }],
  ])("reads %s", (_, text, want) => {
    // `export` itself is left out, except where something is exported from elsewhere.
    const read = Object.fromEntries([...readExports(text)].map(([name, written]) => [name, written.replace(/^export (?=\*)/, "")]));
    expect(read).toEqual(want);
  });

  test("ends for any text", () => {
    const pieces = fc.constantFrom(
      "export ",
      "{",
      "}",
      "(",
      '"',
      "'",
      "`",
      "${",
      "/*",
      "//",
      "\n",
      "type A = ",
      ";",
      "\\",
      "é",
      "\ud800",
      " ",
    );
    const texts = fc.oneof(
      fc.string({ unit: CHARACTER }),
      fc.array(pieces).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(readExports(text)).toBeInstanceOf(Map);
      }),
      runs(60),
    );
  });

  test("takes time in proportion to the text, also for a comment that is not closed", () => {
    expect(readExports(`export type A = 1;\n${"/*".repeat(200_000)}`).size).toBe(1);
    expect(readExports(`export type A = ${"{".repeat(100_000)}`).size).toBe(1);
  });
});

describe("compareDeclarations", () => {
  const changeIn = (address: string): Parameters<typeof compareDeclarations>[2][number] => ({
    ...{ id: "x", code: "max/narrowed", address, pointer: "", direction: "request", message: "x" },
    ...{ caller: "breaking", implementer: "compatible" },
  });
  const declarations = (path: string, text: string): ReadonlyMap<string, string> => new Map([[path, text]]);

  test.each([
    ["removed", "export type A = 1;", "", "breaking"],
    ["changed", "export type A = 1;", "export type A = 2;", "breaking"],
    ["added", "", "export type A = 1;", "compatible"],
  ])("an export that is %s", (kind, old, next, verdict) => {
    const path = "connectors/shop.d.ts";
    expect(compareDeclarations(declarations(path, old), declarations(path, next), [])).toMatchObject([
      {
        id: `declaration/${kind}:connectors/shop/A`,
        code: `declaration/${kind}`,
        address: "connectors/shop",
        pointer: "/A",
        direction: "both",
        caller: verdict,
        implementer: verdict,
      },
    ]);
  });

  test("all exports of a file that is gone", () => {
    const codes = compareDeclarations(declarations("a.d.ts", "export type A = 1; export type B = 1;"), new Map(), []).map(({ id }) => id);
    expect(codes).toEqual(["declaration/removed:a/A", "declaration/removed:a/B"]);
  });

  test.each<[path: string, changed: string, isSeen: boolean]>([
    ["connectors/shop.d.ts", "shop.orders.list.params", false],
    ["connectors/shop.d.ts", "shop", false],
    ["connectors/shop.d.ts", "help_desk.tickets.list", true],
    ["connectors/shop.d.ts", "gateway.execute", false],
    ["connectors/gateway.types.d.ts", "gateway.execute", false],
    ["index.d.ts", "shop.orders.list.params", false],
  ])("in %s, with a change of %s", (path, changed, isSeen) => {
    const [old, next] = [declarations(path, "export type A = 1;"), declarations(path, "export type A = 2;")];
    expect(compareDeclarations(old, next, [changeIn(changed)]).length > 0).toBe(isSeen);
  });

  test("texts of the catalog explain nothing", () => {
    const [old, next] = [declarations("index.d.ts", "export type A = 1;"), declarations("index.d.ts", "export type A = 2;")];
    expect(compareDeclarations(old, next, [{ ...changeIn("shop"), code: "text/changed" }])).toHaveLength(1);
  });

  test("comments, layout and order of exports do not count", () => {
    const old = "/** One. */\nexport type A = 1;\nexport interface B {\n  c: string;\n}\n";
    const next = "export interface B { c: string }\n\nexport type A = 1; // one\n";
    expect(compareDeclarations(declarations("a.d.ts", old), declarations("a.d.ts", next), [])).toEqual([]);
  });
});

describe("compare of two packages", () => {
  const shop = shopText("1.0.0");
  const files = (catalog: string, type: string): Readonly<Record<string, string>> => ({
    "catalog.json": catalog,
    "connectors/shop.d.ts": `export type A = ${type};`,
    "node_modules/other/index.d.ts": `export type A = ${type};`,
  });
  const inFolder = (folder: string, all: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(all).map(([path, text]) => [`${folder}/${path}`, text]));

  test("reports types that change although the catalog does not", async () => {
    const tarballs = { "old.tgz": packed(files(shop, "1")), ...inFolder("new", files(shop, "2")) };
    const { code, stdout } = await runCommand(["compare", "old.tgz", "new", "--format", "json"], { files: tarballs });
    expect(code).toBe(1);
    const { declarations, changes } = JSON.parse(stdout) as { readonly declarations: string; readonly changes: readonly object[] };
    expect(declarations).toBe("compared");
    expect(changes).toMatchObject([{ code: "declaration/changed", address: "connectors/shop", pointer: "/A" }]);
  });

  test("does not report types that change with the catalog", async () => {
    const next = inFolder("new", files(shopText("2.0.0", LOWER_LIMIT), "2"));
    const { stdout } = await runCommand(["compare", "old", "new", "--format", "json"], {
      files: { ...inFolder("old", files(shop, "1")), ...next },
    });
    expect(stdout).not.toContain("declaration/changed");
    expect(stdout).toContain('"declarations": "compared"');
  });
});
