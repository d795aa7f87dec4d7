/** Our word for one of another language; undefined when there is none. */
export type FindWord = (word: string) => string | undefined;

/** More than anybody writes on one line. */
const MOST_TOKENS = 100;

/**
 * Reads a type as other languages write it, such as `Optional[List[str]]`, `string[]` or `[Line!]!`, and writes it as an
 * expression of the catalog. `allowsNull` is whether the value may be null: params may not. Undefined when it makes no sense.
 */
export function readForeignExpression(text: string, findWord: FindWord, allowsNull: boolean): string | undefined {
  const tokens = text.match(/[A-Za-z_$][\w$]*(?:-time)?|\[\]|\.{3}|\|\||\S/gu) ?? [];
  if (tokens.length > MOST_TOKENS) return undefined;
  const reader = new ExpressionReader(tokens, findWord, allowsNull);
  const type = reader.union(["|", "||", "or", "/", ",", "and"]);
  return type !== undefined && reader.isAtEnd() ? type : undefined;
}

/** The type that may also be null. */
export function withNull(type: string): string {
  return /(?:^|\| )null$/u.test(type) ? type : `${type} | null`;
}

const BRACKETS: Readonly<Record<string, string>> = { "<": ">", "[": "]", "(": ")" };

class ExpressionReader {
  readonly #tokens: readonly string[];
  readonly #findWord: FindWord;
  readonly #allowsNull: boolean;
  #next = 0;

  constructor(tokens: readonly string[], findWord: FindWord, allowsNull: boolean) {
    this.#tokens = tokens;
    this.#findWord = findWord;
    this.#allowsNull = allowsNull;
  }

  isAtEnd(): boolean {
    return this.#next >= this.#tokens.length;
  }

  /** `string | null`, `string or null`, `string, null` */
  union(separators: readonly string[]): string | undefined {
    const parts: string[] = [];
    do {
      const part = this.#postfixed();
      if (part === undefined) return undefined;
      parts.push(...part.split(" | "));
    } while (this.#take(...separators));
    return this.#join(parts);
  }

  #join(parts: readonly string[]): string {
    const unique = [...new Set(parts)];
    const kept = this.#allowsNull || unique.length === 1 ? unique : unique.filter((part) => part !== "null");
    return kept.join(" | ");
  }

  /** `string[]`, `string?`, `[Line!]!` */
  #postfixed(): string | undefined {
    let type = this.#take("?") ? this.#nullable(this.#single()) : this.#single();
    while (type !== undefined) {
      if (this.#take("[]")) type = `array<${type}>`;
      else if (this.#take("?")) type = this.#nullable(type);
      else if (!this.#take("!", "*", "...")) break;
    }
    return type;
  }

  #nullable(type: string | undefined): string | undefined {
    return type === undefined || !this.#allowsNull ? type : withNull(type);
  }

  #single(): string | undefined {
    if (this.#peek("[", "(")) {
      const isList = this.#peek("[");
      const [inner] = this.#arguments() ?? [];
      return inner === undefined || !isList ? inner : `array<${inner}>`;
    }
    const word = this.#tokens[this.#next];
    if (word === undefined || !/^[A-Za-z_]/u.test(word)) return undefined;
    this.#next += 1;
    return this.#take("of") ? this.#of(word) : this.#named(word);
  }

  /** `list of strings`, `map of integers` */
  #of(word: string): string | undefined {
    const container = this.#containerOf(word);
    const inner = this.#postfixed();
    return inner === undefined || container === undefined ? undefined : `${container}<${inner}>`;
  }

  /** `List[int]`, `Optional[str]`, `Record<string, integer>`, `str` */
  #named(word: string): string | undefined {
    const container = this.#containerOf(word);
    if (!this.#peek("<", "[", "(")) return container === "map" ? "object" : this.#findWord(word);
    const types = this.#arguments();
    const last = types?.at(-1);
    if (types === undefined || last === undefined) return undefined;
    if (/^(?:optional|nullable|maybe)$/iu.test(word)) return this.#nullable(last);
    if (/^union$/iu.test(word)) return this.#join(types);
    return container === undefined ? undefined : `${container}<${last}>`;
  }

  #containerOf(word: string): "array" | "map" | undefined {
    if (/^(?:map|record)$/iu.test(word)) return "map";
    const ours = this.#findWord(word);
    return ours === "array" ? "array" : ours === "object" ? "map" : undefined;
  }

  /** What is between brackets, separated by commas. */
  #arguments(): readonly string[] | undefined {
    const closing = BRACKETS[this.#tokens[this.#next] ?? ""] ?? "";
    this.#next += 1;
    const types: string[] = [];
    do {
      const type = this.union(["|", "or"]);
      if (type === undefined) return undefined;
      types.push(type);
    } while (this.#take(","));
    return this.#take(closing) ? types : undefined;
  }

  #peek(...tokens: readonly string[]): boolean {
    return tokens.includes(this.#tokens[this.#next] ?? "");
  }

  #take(...tokens: readonly string[]): boolean {
    if (!this.#peek(...tokens)) return false;
    this.#next += 1;
    return true;
  }
}
