import { ts } from "ts-morph";

/** What the scanner takes the beginning of a literal for. */
const MAY_BEGIN_LITERAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
]);

/** A token or comment of a TypeScript file. */
export interface Token {
  readonly text: string;
  /** The white space before it. */
  readonly before: string;
  /** Equal for the same token in a file and in what is compiled from it, where comments have another indentation. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const LITERALS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
]);

/** Whether a node is a regular expression or a part of a template: only a parser knows where those end. */
export function isLiteral({ kind }: ts.Node): boolean {
  return LITERALS.has(kind);
}

/**
 * The tokens and comments of a text. Their white space and texts together are the text, except for what follows the last
 * one. `literals` are the texts of its regular expressions and parts of templates, and perhaps others.
 */
export function tokensOf(text: string, literals: readonly string[]): readonly Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, text);
  const tokens: Token[] = [];
  let end = 0;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.WhitespaceTrivia || kind === ts.SyntaxKind.NewLineTrivia) continue;
    const start = scanner.getTokenStart();
    const literal = MAY_BEGIN_LITERAL.has(kind) ? literals.find((each) => text.startsWith(each, start)) : undefined;
    if (literal !== undefined) scanner.resetTokenState(start + literal.length);
    const stop = literal === undefined ? scanner.getTokenEnd() : start + literal.length;
    const token = text.slice(start, stop);
    tokens.push({ text: token, before: text.slice(end, start), key: keyOf(kind, token), start, end: stop });
    end = stop;
  }
  return tokens;
}

function keyOf(kind: ts.SyntaxKind, text: string): string {
  return kind === ts.SyntaxKind.MultiLineCommentTrivia && text.includes("\n") ? text.replaceAll(/\n[ \t]*/g, "\n") : text;
}
