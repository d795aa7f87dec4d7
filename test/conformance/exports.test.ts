import ts from "typescript";
import { describe, expect, test } from "vitest";
import { connectorTypes, gatewayTypes, rootTypes } from "../../generator/resolve/naming/fixed_names.ts";
import {
  actionsTypeName,
  authTypeName,
  camelCase,
  fieldsTypeName,
  guardName,
  instanceTypeName,
  instanceTypes,
  operationParts,
  partTypeName,
  partValueName,
  pascalCase,
} from "../../generator/resolve/naming/names.ts";
import { checkSyntax } from "../fixtures/syntax.ts";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { generatedFiles } from "../fixtures/generated_files.ts";

const model = loadCatalog();
/** Types that no declaration of the package names: only the sources of its modules do. */
const INTERNAL_TYPES: readonly string[] = ["Validators", "GatewayDefinition", "RuleTable"];
const connectors = model.connectors.map((connector) => [connector.id, connector] as const);

describe("what each subpath exports", () => {
  test("the root", () => {
    expect(exportsOf("index")).toEqual(
      [
        ["GatewayError", "UnknownAddressError", "ValidationError", "addresses", "createGateway", "findOperation", "findValidator"],
        ["getOperation", "operations", "validatorFor"],
      ].flat(),
    );
  });

  test.each(connectors)("%s", (id, { entities, records }) => {
    const parts = entities
      .flatMap(({ operations }) => operations)
      .flatMap((operation) => operationParts(operation).map((part) => partValueName(operation, part)));
    const validators = [...parts, ...records.map(({ name }) => camelCase(name)), "authConfig", "execute"];
    const params = entities.flatMap(({ operations }) => operations.map((operation) => partTypeName(operation, "params")));
    const guards = [...params, ...records.map(({ name }) => name)].map(guardName);
    const others = ["connector", "operations", "uncheckedConnector", "validators"];
    expect(exportsOf(`connectors/${id}`)).toEqual([...validators, ...guards, ...others].sort());
  });

  test.each([
    [
      "connectors/gateway",
      [
        ...["createInstanceRequest", "createInstanceResponse", "errorBody", "executeRequest"],
        ...["isCreateInstanceResponse", "isErrorBody", "validators"],
      ],
    ],
    ["schemas/index", ["jsonSchemaFor", "withJsonSchema"]],
    ["schemas/payments", ["jsonSchemaFor", "withJsonSchema"]],
    ["runtime/client/index", ["GatewayError", "ValidationError", "createGateway", "createUncheckedGateway"]],
    ["server", ["OperationError", "createGatewayHandler", "download", "memoryInstances", "memoryWrites", "redact", "reply"]],
    ["tools", ["operationOf", "toolsFor"]],
  ])("%s", (module, names) => {
    expect(exportsOf(module)).toEqual(names);
  });
});

describe("the names of all types of the package are reserved", () => {
  test.each<[reserved: readonly string[], modules: readonly string[]]>([
    [rootTypes.filter((name) => !INTERNAL_TYPES.includes(name)), ["index"]],
    [
      [...gatewayTypes.filter((name) => !INTERNAL_TYPES.includes(name)), ...model.gateway.records.map(({ name }) => name)],
      ["connectors/gateway", "connectors/gateway.types", "connectors/gateway.envelope"],
    ],
  ])("%j in %j", (reserved, modules) => {
    const own = model.connectors.flatMap(({ id }) => [pascalCase(id), instanceTypeName(id)]);
    const names = new Set(modules.flatMap((module) => typesOf(`${module}.d.ts`)));
    expect([...names].filter((name) => !own.includes(name) && name !== "Gateway").sort()).toEqual([...reserved].sort());
  });

  test.each(connectors)("in connectors/%s", (id, connector) => {
    const operations = connector.entities.flatMap((entity) => entity.operations);
    const own = [
      ...model.gateway.records.map(({ name }) => name),
      ...connector.records.map(({ name }) => name),
      ...connector.innerTypes.map(({ name }) => name),
      ...connector.types.map(({ name }) => name),
      ...connector.auth.map(({ name }) => authTypeName(name)),
      ...connector.entities.map(({ name }) => actionsTypeName(id, name)),
      ...operations.flatMap((operation) => operationParts(operation).map((part) => partTypeName(operation, part))),
    ];
    const known = new Set<string>([...connectorTypes, ...Object.values(instanceTypes(id)), ...own, ...own.map(fieldsTypeName)]);
    expect(typesOf(`connectors/${id}.d.ts`).filter((name) => !known.has(name))).toEqual([]);
  });
});

test("every file of the package holds only the kinds of statements that it should", () => {
  expect([...generatedFiles].flatMap(([path, text]) => checkSyntax(path, text))).toEqual([]);
});

/** The names of the types that a module declares, imports or exports, sorted. */
function typesOf(path: string): readonly string[] {
  const { statements } = ts.createSourceFile(path, generatedFiles.get(path) ?? "", ts.ScriptTarget.Latest, true);
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

/** The names of the values that a module exports, sorted: the same in its code and in its declarations. */
function exportsOf(module: string): readonly string[] {
  const [code, declarations] = [".js", ".d.ts"].map((extension) => valuesOf(module + extension));
  expect(declarations).toEqual(code);
  return code ?? [];
}

function valuesOf(path: string): readonly string[] {
  const text = generatedFiles.get(path);
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
