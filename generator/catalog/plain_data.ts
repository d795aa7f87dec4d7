import { CST, Lexer } from "yaml";
import { createDiagnostic, type Diagnostic, type DiagnosticFile } from "../diagnostics/diagnostic.ts";

const FORBIDDEN: ReadonlyMap<string, "yaml/anchor" | "yaml/alias" | "yaml/tag" | "yaml/directive"> = new Map([
  ["anchor", "yaml/anchor"],
  ["alias", "yaml/alias"],
  ["tag", "yaml/tag"],
  ["directive-line", "yaml/directive"],
]);

/**
 * Finds the syntax that makes YAML more than plain data: anchors, aliases, tags and directives. Works on lexemes, so
 * that it sees them also where the parser would drop them (on empty values, in documents that are broken elsewhere).
 */
export function checkPlainData(file: DiagnosticFile, text: string): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { type, start, end } of lexemes(text)) {
    const code = FORBIDDEN.get(type);
    if (code !== undefined) found.push(createDiagnostic(code, {}, file, { start, end }));
  }
  return found;
}

interface Lexeme {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The lexer marks scalars and ends of flows by control characters of its own, which are not part of the text. */
function* lexemes(text: string): Generator<Lexeme> {
  let offset = 0;
  let inScalar = false;
  for (const source of new Lexer().lex(text)) {
    const type: string | null = inScalar ? "scalar" : CST.tokenType(source);
    const isMark = !inScalar && (type === "scalar" || type === "doc-mode" || type === "flow-error-end");
    inScalar = !inScalar && type === "scalar";
    if (isMark) continue;
    yield { type: type ?? "unknown", start: offset, end: offset + source.length };
    offset += source.length;
  }
}
