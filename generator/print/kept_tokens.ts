import { ts } from "ts-morph";
import { isLiteral, tokensOf, type Literals, type Token } from "./tokens.ts";

/** The tokens of a source file that are roughly those of what is compiled from it. */
export interface KeptTokens {
  /** Without types. */
  readonly code: readonly Token[];
  /** Without values and bodies. */
  readonly declarations: readonly Token[];
  readonly literals: Literals;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Reads a source file that the compiler has bound. */
export function keptTokens(file: ts.SourceFile): KeptTokens {
  const literals = new Map<number, number>();
  const types: Range[] = [];
  const bodies: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isLiteral(node)) literals.set(node.getStart(file), node.end);
    for (const [ranges, isLeftOut] of [[types, isType] as const, [bodies, isBody] as const]) {
      const isInside = (ranges.at(-1)?.end ?? 0) >= node.end;
      if (!isInside && isLeftOut(node)) ranges.push({ start: node.getStart(file), end: node.end });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  const tokens = tokensOf(file.text, literals);
  return { code: tokensOutside(types, tokens), declarations: tokensOutside(bodies, tokens), literals };
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
