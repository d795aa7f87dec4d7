import { ts } from "ts-morph";
import { isLiteral, tokensOf, type Token } from "./tokens.ts";

/** The tokens of a source file that are roughly those of what is compiled from it. */
export interface KeptTokens {
  /** Without types. */
  readonly code: readonly Token[];
  /** Without values and bodies. */
  readonly declarations: readonly Token[];
  /** The texts of its regular expressions and parts of templates, longest first: one may begin like another. */
  readonly literals: readonly string[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Reads a source file that the compiler has bound. */
export function keptTokens(file: ts.SourceFile): KeptTokens {
  const literals = new Set<string>();
  const types: Range[] = [];
  const bodies: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isLiteral(node)) literals.add(node.getText(file));
    if (isType(node)) addRange(types, node, file);
    if (isBody(node)) addRange(bodies, node, file);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  const longestFirst = [...literals].sort((left, right) => right.length - left.length);
  const tokens = tokensOf(file.text, longestFirst);
  return { code: tokensOutside(types, tokens), declarations: tokensOutside(bodies, tokens), literals: longestFirst };
}

/** Leaves out what is inside of the range before. */
function addRange(ranges: Range[], node: ts.Node, file: ts.SourceFile): void {
  if ((ranges.at(-1)?.end ?? 0) < node.end) ranges.push({ start: node.getStart(file), end: node.end });
}

function tokensOutside(ranges: readonly Range[], tokens: readonly Token[]): readonly Token[] {
  let next = 0;
  return tokens.filter(({ start }) => {
    while ((ranges[next]?.end ?? Infinity) <= start) next += 1;
    return start < (ranges[next]?.start ?? Infinity);
  });
}

function isType(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return false;
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
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
