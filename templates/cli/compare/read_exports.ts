/** The text between tokens: white space and comments. One comment that is not closed ends the file. */
const SPACE = /(?:\s+|\/\/[^\n\r]*|\/\*[^]*?(?:\*\/|$))+/y;

const WORD = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy;

const NUMBER = /(?:0[xXbBoO][\dA-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)n?/y;

const STRING = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/y;

const MARK = /=>|\.\.\.|\?\.|\*\*|&&|\|\||[^]/uy;

/** The exports of a declaration file by name, each as its tokens with blanks between them. */
export type Exports = ReadonlyMap<string, string>;

/**
 * Reads what a declaration file exports. Declarations without `export` count as well: exported ones may use them, and in a
 * declaration file TypeScript exports them, too. `export *` has the name of its module: `* from "./other.js"`.
 */
export function readExports(text: string): Exports {
  const exports = new Map<string, string>();
  for (const statement of splitStatements(readTokens(text))) {
    for (const [name, written] of exportsOf(statement)) {
      const other = exports.get(name);
      // Overloads of functions, interfaces in several parts, and a type and a value of one name belong together.
      exports.set(name, other === undefined ? written : `${other} ; ${written}`);
    }
  }
  return exports;
}

const OPENING: ReadonlySet<string> = new Set(["{", "(", "["]);
const CLOSING: ReadonlySet<string> = new Set(["}", ")", "]"]);
/** The words that begin a declaration with a body, after which no semicolon is needed. */
const WITH_BODY: ReadonlySet<string> = new Set(["interface", "class", "namespace", "module", "enum", "global"]);
const MODIFIERS: ReadonlySet<string> = new Set(["export", "declare", "default", "abstract", "async"]);
const KEYWORDS: ReadonlySet<string> = new Set([...WITH_BODY, ...MODIFIERS, "import", "type", "const", "let", "var", "function", "using"]);

/** The statements at the top of a file, each without the semicolon at its end. */
function splitStatements(tokens: readonly Token[]): readonly (readonly string[])[] {
  const statements: string[][] = [[]];
  let depth = 0;
  for (const [index, { text, startsLine }] of tokens.entries()) {
    const current = statements.at(-1) ?? [];
    if (depth === 0 && text === ";") {
      statements.push([]);
      continue;
    }
    if (depth === 0 && startsLine && current.length > 0 && beginsStatement(text, tokens[index + 1]?.text)) statements.push([text]);
    else current.push(text);
    if (OPENING.has(text)) depth += 1;
    if (CLOSING.has(text)) depth = Math.max(0, depth - 1);
    if (depth === 0 && text === "}" && hasBody(statements.at(-1) ?? []) && isStatementEnd(tokens[index + 1])) statements.push([]);
  }
  return statements.filter(({ length }) => length > 0);
}

/** Whether a token at the start of a line begins a statement, although no semicolon ends the one before. */
function beginsStatement(text: string, next: string | undefined): boolean {
  if (!KEYWORDS.has(text) || next === undefined) return false;
  return /^[\p{ID_Start}$_"{*]/u.test(next) && next !== "extends";
}

/** A closing brace before anything else is in the head of a declaration: `interface One<Two = {}> {`. */
function isStatementEnd(next: Token | undefined): boolean {
  return next === undefined || KEYWORDS.has(next.text);
}

function hasBody(statement: readonly string[]): boolean {
  const word = statement.find((text) => !MODIFIERS.has(text));
  return word !== undefined && WITH_BODY.has(word);
}

type Entry = readonly [name: string, written: string];

function exportsOf(statement: readonly string[]): readonly Entry[] {
  const [first, second, third] = statement;
  if (first === "import") return [];
  if (first === "export") {
    const sign = second === "type" ? third : second;
    if (sign === "*") return [reexportOf(statement)];
    if (sign === "{") return listedExports(statement);
    if (second === "=" || second === "default") return [["default", written(statement)]];
  }
  const name = declaredName(statement);
  return name === undefined ? [] : [[name, written(statement)]];
}

/** `export * from "./other.js"`, or `export * as all from "./other.js"`. */
function reexportOf(statement: readonly string[]): Entry {
  const star = statement.indexOf("*");
  const name = statement[star + 1] === "as" ? (statement[star + 2] ?? "") : statement.slice(star).join(" ");
  return [name, written(statement)];
}

/** `export { one, two as three } from "./other.js"`: each name with where it comes from. */
function listedExports(statement: readonly string[]): readonly Entry[] {
  const [open, close] = [statement.indexOf("{"), statement.indexOf("}")];
  const around = [...statement.slice(0, open), ...statement.slice(close + 1)].join(" ");
  return splitAt(statement.slice(open + 1, close), ",").flatMap((specifier): readonly Entry[] => {
    const name = specifier.at(-1);
    return name === undefined ? [] : [[name, `${around} ${specifier.join(" ")}`]];
  });
}

function splitAt(tokens: readonly string[], separator: string): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** The name after the words that say what is declared; `const enum` has two of them. */
function declaredName(statement: readonly string[]): string | undefined {
  const at = statement.findIndex((text) => !KEYWORDS.has(text));
  const name = statement[at];
  const isName = name !== undefined && at > 0 && /^[\p{ID_Start}$_"]/u.test(name);
  // `type` and the like are names as well: `declare const type: string`.
  if (isName) return name;
  const before = statement[at - 1];
  return at > 1 && before !== undefined ? before : undefined;
}

const BEFORE_TYPE: ReadonlySet<string> = new Set(["=", ":", "(", "[", "<", ",", "{", ";", "=>", "|", "&"]);

/** The tokens in one way, where there are several: without the marks that only the layout needs. */
function written(statement: readonly string[]): string {
  return statement
    .filter((text, index) => {
      const [before = "", next = ""] = [statement[index - 1], statement[index + 1]];
      if (text === "|" || text === "&") return !BEFORE_TYPE.has(before);
      if (text === ",") return !CLOSING.has(next) && next !== ">";
      return text !== ";" || next !== "}";
    })
    .filter((text, index) => index > 0 || text !== "export")
    .join(" ");
}

/** A token of a declaration file. */
interface Token {
  readonly text: string;
  /** Whether it is the first one on its line. */
  readonly startsLine: boolean;
}

/** The tokens of a declaration file, without white space and comments. A text that is no TypeScript has tokens, too. */
function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let startsLine = true;
  for (let offset = 0; offset < text.length;) {
    const space = matchAt(SPACE, text, offset);
    startsLine ||= /[\n\r]/.test(space);
    offset += space.length;
    const token = text[offset] === "`" ? templateAt(text, offset) : tokenAt(text, offset);
    if (token !== "") tokens.push({ text: inDoubleQuotes(token), startsLine });
    offset += token.length;
    startsLine = false;
  }
  return tokens;
}

/** Nothing at the end of the text. */
function tokenAt(text: string, offset: number): string {
  const patterns = [STRING, WORD, NUMBER, MARK];
  return patterns.reduce((token, pattern) => token || matchAt(pattern, text, offset), "");
}

function inDoubleQuotes(token: string): string {
  return token.startsWith("'") ? `"${token.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"` : token;
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
