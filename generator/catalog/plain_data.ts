import { CST, Lexer } from "yaml";
import { createDiagnostic, type Diagnostic, type DiagnosticFile } from "../diagnostics/diagnostic.ts";

const FORBIDDEN: ReadonlyMap<string, "yaml/anchor" | "yaml/alias" | "yaml/tag" | "yaml/directive"> = new Map([
  ["anchor", "yaml/anchor"],
  ["alias", "yaml/alias"],
  ["tag", "yaml/tag"],
  ["directive-line", "yaml/directive"],
]);

/**
 * Control characters, half surrogates, and what turns the direction of the text around: nothing that anybody means, and
 * the last a way to make a line read as what it is not. A byte order mark may stand at the beginning only.
 */
const UNWANTED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF\p{Cs}]|(?<!^)\uFEFF/u;

/** The first character of a text that has no place in the catalog, and where it is. */
export function findUnwanted(text: string): { readonly character: string; readonly index: number } | undefined {
  const found = UNWANTED.exec(text);
  return found === null ? undefined : { character: found[0], index: found.index };
}

/**
 * Finds what makes YAML more than plain, visible data: unwanted characters, anchors, aliases, tags and directives. Works
 * on the text and its lexemes, so that it sees them also where the parser would drop them (in comments, on empty values,
 * in documents that are broken elsewhere).
 */
export function checkPlainData(file: DiagnosticFile, text: string): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const unwanted = findUnwanted(text);
  if (unwanted !== undefined) {
    const range = { start: unwanted.index, end: unwanted.index + unwanted.character.length };
    found.push(createDiagnostic("yaml/character", { character: unwanted.character }, file, range));
  }
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
