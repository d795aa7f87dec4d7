import ts from "typescript";
import { describe, expect, test } from "vitest";
import { checkSyntax } from "../../generator/print/syntax.ts";
import { emitPackage, loadCatalog } from "../fixtures/emitted_package.ts";

const files = emitPackage(loadCatalog());
const modules = [...files.keys()].filter((path) => path.endsWith(".d.ts")).map((path) => path.replace(/\.d\.ts$/, ""));

describe("declarations and code export the same values", () => {
  test("in every kind of module", () => {
    expect(modules).toEqual(
      expect.arrayContaining(["index", "connectors/payments", "connectors/gateway", "operations/crm", "schemas/index"]),
    );
  });

  test.each(modules)("%s", (module) => {
    const code = exportsOf(`${module}.js`);
    expect(exportsOf(`${module}.d.ts`)).toEqual(code);
  });
});

test("every file of the package holds only the kinds of statements that it should", () => {
  expect([...files].flatMap(([path, text]) => checkSyntax(path, text))).toEqual([]);
});

/** The names of the values that a module exports, sorted. */
function exportsOf(path: string): readonly string[] {
  const text = files.get(path);
  if (text === undefined) throw new Error(`${path} is missing`);
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return [...new Set(statements.flatMap(exportedNames))].sort();
}

function exportedNames(statement: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const { isTypeOnly, exportClause } = statement;
    if (isTypeOnly || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
  }
  if (ts.isVariableStatement(statement))
    return isExported(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [];
  const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isValue && isExported(statement) && statement.name !== undefined ? [statement.name.text] : [];
}

function isExported(statement: ts.VariableStatement | ts.FunctionDeclaration | ts.ClassDeclaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
