import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { isGlobalType } from "../../../../../generator/resolve/naming/global_types.ts";
import {
  authTypeName,
  camelCase,
  componentName,
  operationId,
  partTypeName,
  partValueName,
  pascalCase,
  isReservedWord,
} from "../../../../../generator/resolve/naming/names.ts";
import { closed, operation } from "../../../../fixtures/model_builders.ts";

const issues = operation("issue_tracker", "issues", "api_search", closed([]));

test.each([
  [pascalCase("issue_tracker"), "IssueTracker"],
  [camelCase("issue_tracker"), "issueTracker"],
  [camelCase("CustomerDeleteResult"), "customerDeleteResult"],
  [partTypeName(issues, "params"), "IssuesApiSearchParams"],
  [partValueName(issues, "request"), "issuesApiSearchRequest"],
  [authTypeName("api_key"), "ApiKeyAuthConfig"],
  [operationId(issues), "issueTrackerIssuesApiSearch"],
  [componentName("issue_tracker", "Issue"), "IssueTrackerIssue"],
])("%s is %s", (name, want) => {
  expect(name).toBe(want);
});

test("every word that a module cannot declare is reserved", () => {
  const { FirstReservedWord, LastReservedWord } = ts.SyntaxKind;
  const kinds = Object.values(ts.SyntaxKind).filter((kind) => typeof kind === "number");
  const keywords = kinds.filter((kind) => kind >= FirstReservedWord && kind <= LastReservedWord).map((kind) => ts.tokenToString(kind));
  const strict = ["await", "yield", "let", "static", "implements", "interface", "package", "private", "protected", "public"];
  expect([...keywords, ...strict, "eval", "arguments"].filter((word) => !isReservedWord(word ?? ""))).toEqual([]);
  expect(["customer", "of", "from", "async", "type", "get"].filter(isReservedWord)).toEqual([]);
});

describe("isGlobalType", () => {
  test("knows every type of TypeScript's libraries whose name has one or two words", () => {
    const names = libraryTypes().filter((name) => /^[A-Z][a-z]/.test(name) && name.split(/(?=[A-Z])/).length <= 2);
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => !isGlobalType(name))).toEqual([]);
  });

  test.each(["Customer", "StorageFile", "FileComment", "Issue"])("leaves %s to the catalog", (name) => {
    expect(isGlobalType(name)).toBe(false);
  });
});

function libraryTypes(): readonly string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve("typescript")));
  const files = readdirSync(folder).filter((file) => /^lib\.(es|dom|webworker|decorators).*\.d\.ts$/.test(file));
  return files.flatMap((file) =>
    ts
      .createSourceFile(file, readFileSync(join(folder, file), "utf8"), ts.ScriptTarget.Latest)
      .statements.flatMap((statement) => (isTypeDeclaration(statement) ? [statement.name.text] : [])),
  );
}

function isTypeDeclaration(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}
