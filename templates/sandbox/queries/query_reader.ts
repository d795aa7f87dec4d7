import { cleanName, type OperationError } from "#templates/runtime";
import { refusal, type ParamContext } from "./query_types.js";

/** A piece of a query. `text` of a quoted one is what the quotes contain, without escapes. `at` counts from 0. */
export interface Token {
  readonly kind: "word" | "quoted" | "symbol" | "stray" | "end";
  readonly text: string;
  readonly at: number;
}

const BLANKS = /\s*/y;
const SYMBOL = /[<>!]=|!~|[=<>~:()[\],]/y;
const WORD = /[^\s"'<>!=~:()[\],]+/y;
const ESCAPE = /\\(.)/gsu;

/** Reads a query from its beginning to its end, one token after the other. */
export class QueryReader {
  readonly #text: string;
  readonly #context: ParamContext;
  readonly #supported: string;
  #token: Token;
  #end = 0;

  /** `supported` says what queries may contain. It ends every message. */
  constructor(text: string, context: ParamContext, supported: string) {
    this.#text = text;
    this.#context = context;
    this.#supported = supported;
    this.#token = this.#scan();
  }

  /** The next token, which stays the next one. */
  get token(): Token {
    return this.#token;
  }

  /** Whether nothing is left. */
  isAtEnd(): boolean {
    return this.#token.kind === "end";
  }

  /** Takes the next token. */
  take(): Token {
    const token = this.#token;
    this.#token = this.#scan();
    return token;
  }

  /** Takes the next token if it is one of these symbols, and returns that symbol. */
  takeSymbol<Symbol extends string>(...symbols: readonly Symbol[]): Symbol | undefined {
    const taken = this.#token.kind === "symbol" ? symbols.find((symbol) => symbol === this.#token.text) : undefined;
    if (taken !== undefined) this.take();
    return taken;
  }

  /** Takes the next token if it is this word without quotes, in any case. `word` is in lower case. */
  takeWord(word: string): boolean {
    const isNext = this.isWord(word);
    if (isNext) this.take();
    return isNext;
  }

  /** Whether the next token is this word without quotes, in any case. */
  isWord(word: string): boolean {
    return this.#token.kind === "word" && this.#token.text.toLowerCase() === word;
  }

  /** Takes a symbol. @throws OperationError if the next token is another one. */
  expectSymbol(symbol: string): void {
    if (this.takeSymbol(symbol) === undefined) throw this.unexpected(`\`${symbol}\``);
  }

  /** The error for a token that does not belong where it is; the next one, unless another one is given. */
  unexpected(expected: string, token: Token = this.#token): OperationError {
    return this.refuse(token, `expected ${expected}, found ${describe(token)}.`);
  }

  /** An error at a token. */
  refuse(token: Token, problem: string, code = "query/unsupported"): OperationError {
    return refusal(this.#context, code, `is not supported at character ${token.at + 1}: ${problem} ${this.#supported}`);
  }

  #scan(): Token {
    const at = this.#match(BLANKS, this.#end)?.end ?? this.#end;
    const quote = this.#text[at];
    if (quote === undefined) return this.#tokenOf("end", "", at, at);
    if (quote === '"' || quote === "'") return this.#quoted(quote, at);
    const symbol = this.#match(SYMBOL, at);
    if (symbol !== undefined) return this.#tokenOf("symbol", symbol.text, at, symbol.end);
    const word = this.#match(WORD, at);
    return word === undefined ? this.#tokenOf("stray", quote, at, at + 1) : this.#tokenOf("word", word.text, at, word.end);
  }

  #quoted(quote: string, at: number): Token {
    let end = at + 1;
    while (end < this.#text.length && this.#text[end] !== quote) end += this.#text[end] === "\\" ? 2 : 1;
    if (end >= this.#text.length) return this.#tokenOf("stray", quote, at, this.#text.length);
    return this.#tokenOf("quoted", this.#text.slice(at + 1, end).replace(ESCAPE, "$1"), at, end + 1);
  }

  #tokenOf(kind: Token["kind"], text: string, at: number, end: number): Token {
    this.#end = end;
    return { kind, text, at };
  }

  #match(pattern: RegExp, at: number): { readonly text: string; readonly end: number } | undefined {
    pattern.lastIndex = at;
    const text = pattern.exec(this.#text)?.[0];
    return text === undefined ? undefined : { text, end: at + text.length };
  }
}

function describe({ kind, text }: Token): string {
  switch (kind) {
    case "end":
      return "the end";
    case "quoted":
      return `the text ${JSON.stringify(cleanName(text))}`;
    case "stray":
      return text === "!" ? "`!`" : `a quote (${text}) that is not closed`;
    case "word":
    case "symbol":
      return `\`${cleanName(text)}\``;
  }
}
