/** A token of a declaration file. */
export interface Token {
  readonly text: string;
  /** Whether it is the first one on its line. */
  readonly startsLine: boolean;
}

/** What is between tokens: white space and comments. One comment that is not closed ends the file. */
const SPACE = /(?:\s+|\/\/[^\n\r]*|\/\*[^]*?(?:\*\/|$))+/y;
const WORD = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:0[xXbBoO][\dA-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)n?/y;
const STRING = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/y;
const MARK = /=>|\.\.\.|\?\.|\*\*|&&|\|\||[^]/uy;

/** The tokens of a declaration file, without white space and comments. A text that is no TypeScript has tokens, too. */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let startsLine = true;
  while (offset < text.length) {
    const space = matchAt(SPACE, text, offset);
    startsLine ||= /[\n\r]/.test(space);
    offset += space.length;
    if (offset >= text.length) break;
    const token = readToken(text, offset);
    tokens.push({ text: token.shown ?? token.read, startsLine });
    offset += token.read.length;
    startsLine = false;
  }
  return tokens;
}

/** A piece of the text, and how it is written where there are several ways. */
interface Piece {
  readonly read: string;
  readonly shown?: string;
}

function readToken(text: string, offset: number): Piece {
  const first = text[offset];
  if (first === "`") return { read: templateAt(text, offset) };
  if (first === '"' || first === "'") {
    const read = matchAt(STRING, text, offset);
    return { read, shown: read.startsWith("'") ? `"${read.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"` : read };
  }
  const read = matchAt(WORD, text, offset) || matchAt(NUMBER, text, offset) || matchAt(MARK, text, offset);
  return { read };
}

/** A template literal type up to its end, with the types that are inside of it. */
function templateAt(text: string, start: number): string {
  let depth = 0;
  for (let offset = start + 1; offset < text.length; offset += 1) {
    const one = text[offset];
    if (one === "\\") offset += 1;
    else if (one === "$" && text[offset + 1] === "{") {
      depth += 1;
      offset += 1;
    } else if (depth > 0 && (one === '"' || one === "'")) offset += matchAt(STRING, text, offset).length - 1;
    else if (depth > 0 && one === "{") depth += 1;
    else if (depth > 0 && one === "}") depth -= 1;
    else if (depth > 0 && one === "`") offset += templateAt(text, offset).length - 1;
    else if (one === "`") return text.slice(start, offset + 1);
  }
  return text.slice(start);
}

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? "";
}
