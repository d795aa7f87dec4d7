import type { Token } from "./tokens.ts";

/** How many tokens the compiler may leave out in one place. */
const LEFT_OUT = 600;
/** How far behind a token of the source the next one of the compiled text may be. */
const NEAR = 6;

/**
 * A compiled text, as tokens, with the line breaks, blank lines and indentation of its source, which the compiler replaces with its
 * own. The tokens stay the compiler's: only white space and the indentation of comments come from `source`, the tokens of
 * the source that the compiler keeps; and punctuation that means nothing, such as a comma before a closing bracket.
 */
export function restoreLayout(tokens: readonly Token[], source: readonly Token[]): string {
  let text = "";
  let last = -1;
  let previous: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    const found = findToken(tokens, index, source, last + 1);
    const origin = found === undefined ? undefined : source[found];
    if (origin === undefined && isIdle(token, tokens[index + 1], source[last + 1])) continue;
    const before = previous === undefined ? "" : spaceBefore(token, previous, source, last, found);
    if (endsList(token, previous, before, source[(found ?? 0) - 1])) text += ",";
    if (found === last + 2 && isFirstOfUnion(previous, source[last + 1]))
      text += `${source[last + 1]?.before ?? ""}|${origin?.before ?? ""}`;
    else text += before;
    text += (origin ?? token).text;
    last = found ?? last;
    previous = token;
  }
  return text === "" ? "" : `${text}\n`;
}

/** A semicolon that the compiler added before a brace. */
function isIdle({ text }: Token, next: Token | undefined, expected: Token | undefined): boolean {
  return text === ";" && next?.text === "}" && expected?.text === "}" && !expected.before.includes("\n");
}

/** Whether the source has a comma before this bracket, which is on a line of its own. */
function endsList({ text }: Token, previous: Token | undefined, before: string, origin: Token | undefined): boolean {
  return /^[)}\]]$/.test(text) && before.includes("\n") && origin?.text === "," && !/^[({[,;]$/.test(previous?.text ?? "");
}

/** Whether the source has a bar before the first type of a union. */
function isFirstOfUnion(previous: Token | undefined, origin: Token | undefined): boolean {
  return origin?.text === "|" && /^[=:(<]$/.test(previous?.text ?? "");
}

/** The place of a compiled token in the source; undefined if the compiler added the token. */
function findToken(tokens: readonly Token[], index: number, source: readonly Token[], from: number): number | undefined {
  const wanted = tokens[index]?.key;
  const expected = source[from]?.key;
  const next = tokens[index + 1]?.key;
  if (wanted === expected) return from;
  if (expected === "|" && source[from + 1]?.key === wanted) return from + 1;
  if (next === expected) return undefined;
  for (let at = from + 1; at < Math.min(from + LEFT_OUT, source.length); at += 1)
    if (source[at]?.key === wanted && isNear(next, source, at)) return at;
  return undefined;
}

function isNear(key: string | undefined, source: readonly Token[], at: number): boolean {
  if (key === undefined) return true;
  for (let ahead = 1; ahead <= NEAR; ahead += 1) if (source[at + ahead]?.key === key) return true;
  return false;
}

/** Where something is left out or added, a line break must not come or go where it could change the meaning. */
function spaceBefore(token: Token, previous: Token, source: readonly Token[], last: number, found: number | undefined): string {
  // What is added at the start of a statement takes the place of what comes next.
  const origin = source[found ?? last + 1];
  if (origin === undefined) return halveIndentation(token.before);
  const before = source[last];
  const isAdded = found === undefined || before?.key !== previous.key;
  if (!isAdded && before.end === origin.start - origin.before.length) return origin.before;
  const breaks = origin.before.includes("\n");
  if (breaks === token.before.includes("\n")) return breaks ? origin.before : halveIndentation(token.before);
  const isInside = /[{([,]$/.test(previous.text) || /^[})\]]/.test(token.text);
  return breaks && isInside && found !== undefined ? origin.before : halveIndentation(token.before);
}

/** The compiler indents by four columns. */
function halveIndentation(space: string): string {
  return space.replaceAll("    ", "  ");
}
