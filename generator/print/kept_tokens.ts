import { ts } from "ts-morph";
import { tokensOf, type Token } from "./tokens.ts";

/** The tokens of a source file that are roughly those of the code compiled from it: without types. */
export function codeTokens(file: ts.SourceFile): readonly Token[] {
  return tokensWithout(file, isType);
}

/** The tokens of a source file that are roughly those of its declarations: without values and bodies. */
export function declarationTokens(file: ts.SourceFile): readonly Token[] {
  return tokensWithout(file, isBody);
}

function tokensWithout(file: ts.SourceFile, isLeftOut: (node: ts.Node) => boolean): readonly Token[] {
  const ranges: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) ranges.push({ start: node.getStart(file, true), end: node.end });
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  let next = 0;
  return tokensOf(file).filter(({ start }) => {
    while ((ranges[next]?.end ?? Infinity) <= start) next += 1;
    return start < (ranges[next]?.start ?? Infinity);
  });
}

function isType(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return false;
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly === true;
  if (ts.isExportDeclaration(node) || ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return node.isTypeOnly;
  if (ts.isHeritageClause(node)) return node.token === ts.SyntaxKind.ImplementsKeyword;
  if (ts.isFunctionDeclaration(node)) return node.body === undefined;
  return ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node);
}

function isBody(node: ts.Node): boolean {
  if (ts.isBlock(node)) return true;
  const { parent } = node;
  const hasValue = ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isParameter(parent);
  return hasValue && parent.initializer === node && parent.type !== undefined;
}
