import ts from "typescript";
import { describe, expect, test } from "vitest";
import { connectorTypes, gatewayTypes, rootTypes } from "../../generator/naming/fixed_names.ts";
import { authTypeName, fieldsTypeName, instanceTypeName, operationParts, partTypeName, pascalCase } from "../../generator/naming/names.ts";
import { checkSyntax } from "../../generator/print/syntax.ts";
import { emitPackage, loadCatalog } from "../fixtures/emitted_package.ts";

const model = loadCatalog();
const files = emitPackage(model);
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

describe("the names of all types of the package are reserved", () => {
  test.each<[module: string, reserved: readonly string[]]>([
    ["index", rootTypes],
    ["connectors/gateway", [...gatewayTypes, ...model.gateway.records.map(({ name }) => name)]],
  ])("in %s", (module, reserved) => {
    const connectors = model.connectors.flatMap(({ id }) => [pascalCase(id), instanceTypeName(id)]);
    expect(typesOf(`${module}.d.ts`).filter((name) => !connectors.includes(name))).toEqual([...reserved].sort());
  });

  test.each(model.connectors.map(({ id }) => id))("in connectors/%s", (id) => {
    const connector = model.connectors.find((each) => each.id === id);
    const operations = connector?.entities.flatMap((entity) => entity.operations) ?? [];
    const own = [
      ...model.gateway.records.map(({ name }) => name),
      ...(connector?.records.map(({ name }) => name) ?? []),
      ...(connector?.types.map(({ name }) => name) ?? []),
      ...(connector?.auth.map(({ name }) => authTypeName(name)) ?? []),
      ...operations.flatMap((operation) => operationParts(operation).map((part) => partTypeName(operation, part))),
    ];
    const known = new Set<string>([...connectorTypes, instanceTypeName(id), ...own, ...own.map(fieldsTypeName)]);
    expect(typesOf(`connectors/${id}.d.ts`).filter((name) => !known.has(name))).toEqual([]);
  });
});

test("every file of the package holds only the kinds of statements that it should", () => {
  expect([...files].flatMap(([path, text]) => checkSyntax(path, text))).toEqual([]);
});

/** The names of the types that a module declares, imports or exports, sorted. */
function typesOf(path: string): readonly string[] {
  const { statements } = ts.createSourceFile(path, files.get(path) ?? "", ts.ScriptTarget.Latest, true);
  return [...new Set(statements.flatMap(typeNames))].sort();
}

function typeNames(statement: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [statement.name.text];
  const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  if (clause !== undefined) return ts.isNamespaceImport(clause) ? [clause.name.text] : clause.elements.map(({ name }) => name.text);
  if (!ts.isExportDeclaration(statement) || !statement.isTypeOnly) return [];
  const { exportClause } = statement;
  return exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];
}

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
