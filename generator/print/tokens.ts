import { ts } from "ts-morph";

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

/** Where the regular expressions and parts of templates of a file end, by their start: only a parser knows that. */
export type Literals = ReadonlyMap<number, number>;

/** Whether a node is a regular expression or a part of a template. */
export function isLiteral({ kind }: ts.Node): boolean {
  return LITERALS.has(kind);
}

/** The regular expressions and parts of templates of a file. */
export function literalsIn(file: ts.SourceFile): Literals {
  const ends = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    if (isLiteral(node)) ends.set(node.getStart(file), node.end);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return ends;
}

/** The tokens and comments of a text. Their white space and texts together are the text, except for what follows the last one. */
export function tokensOf(text: string, literals: Literals): readonly Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, text);
  const tokens: Token[] = [];
  let end = 0;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.WhitespaceTrivia || kind === ts.SyntaxKind.NewLineTrivia) continue;
    const start = scanner.getTokenStart();
    const literalEnd = literals.get(start);
    if (literalEnd !== undefined) scanner.resetTokenState(literalEnd);
    const stop = literalEnd ?? scanner.getTokenEnd();
    const token = text.slice(start, stop);
    tokens.push({ text: token, before: text.slice(end, start), key: keyOf(kind, token), start, end: stop });
    end = stop;
  }
  return tokens;
}

function keyOf(kind: ts.SyntaxKind, text: string): string {
  return kind === ts.SyntaxKind.MultiLineCommentTrivia && text.includes("\n") ? text.replaceAll(/\n[ \t]*/g, "\n") : text;
}
