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

/** The tokens and comments of a file. Their white space and texts together are the text of the file, except for what follows the last one. */
export function tokensOf(file: ts.SourceFile): readonly Token[] {
  const literals = literalsIn(file);
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, file.text);
  const tokens: Token[] = [];
  let end = 0;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.WhitespaceTrivia || kind === ts.SyntaxKind.NewLineTrivia) continue;
    const start = scanner.getTokenStart();
    // Only the parser knows where regular expressions and templates end.
    const literalEnd = literals.get(start);
    if (literalEnd !== undefined) scanner.resetTokenState(literalEnd);
    const stop = literalEnd ?? scanner.getTokenEnd();
    const text = file.text.slice(start, stop);
    tokens.push({ text, before: file.text.slice(end, start), key: keyOf(kind, text), start, end: stop });
    end = stop;
  }
  return tokens;
}

function literalsIn(file: ts.SourceFile): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    if (LITERALS.has(node.kind)) ends.set(node.getStart(file), node.end);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return ends;
}

function keyOf(kind: ts.SyntaxKind, text: string): string {
  return kind === ts.SyntaxKind.MultiLineCommentTrivia ? text.replaceAll(/\n[ \t]*/g, "\n") : text;
}
