/** What a piece of code is. Each kind has a color, as `code-keyword` and so on. */
export const tokenKinds = ["comment", "keyword", "string", "number", "name", "punctuation"] as const;

export type TokenKind = (typeof tokenKinds)[number];

/** A piece of a text, from `start` to before `end`. */
export interface CodeToken {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

const double = /"(?:[^"\\\n]|\\.)*"/u;
const number = /(?<![\w$.])-?\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w$])/u;
const brackets = /[{}[\](),:;=]/u;

const json = grammar({
  name: /"(?:[^"\\\n]|\\.)*"(?=\s*:)/u,
  string: double,
  number,
  keyword: /\b(?:true|false|null)\b/u,
  punctuation: /[{}[\],:]/u,
});

/** A command, whose words in quotes are strings, and may hold lines of JSON. */
const shell = grammar({
  comment: /(?<=^|\n)#[^\n]*/u,
  name: /"(?:[^"\\\n]|\\.)*"(?=\s*:)|(?<=\s)--?[A-Za-z][\w-]*/u,
  string: /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/u,
  number: /(?<=[\s[:])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?=[\s,\]}])/u,
  keyword: /(?<=^|\n)(?:curl|npx|npm)\b|\b(?:true|false|null)\b(?=[\s,\]}])/u,
  punctuation: /[{}[\],'\\]|:(?=\s)/u,
});

const typescript = grammar({
  comment: /\/\/[^\n]*/u,
  string: /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/u,
  keyword:
    /(?<![.\w$])(?:import|from|export|const|let|await|async|for|of|in|if|else|return|throw|new|true|false|null|undefined)\b(?!\s*:)/u,
  name: /(?<![\w$])[A-Za-z_$][\w$]*(?=\s*[:(])/u,
  number,
  punctuation: brackets,
});

const python = grammar({
  comment: /#[^\n]*/u,
  string: /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/u,
  keyword: /(?<![.\w])(?:import|from|with|as|for|in|if|else|not|raise|return|def|True|False|None)\b/u,
  name: /(?<!\w)[A-Za-z_]\w*(?=\(|=[^=\s])/u,
  number,
  punctuation: brackets,
});

/** A status line, and headers. */
const http = grammar({
  keyword: /(?<=^|\n)HTTP\/[\d.]+ \d+[^\n]*/u,
  name: /(?<=^|\n)[\w-]+(?=:)/u,
  punctuation: /:(?<=\n[\w-]+:)/u,
  string: /(?<=: )[^\n]+/u,
});

const grammars: ReadonlyMap<string, RegExp> = new Map([
  ["json", json],
  ["curl", shell],
  ["shell", shell],
  ["typescript", typescript],
  ["python", python],
  ["http", http],
]);

/** The pieces of a text that have a color, in their order; none for an unknown language. Never throws. */
export function tokenize(language: string, text: string): readonly CodeToken[] {
  const found = grammars.get(language);
  if (found === undefined) return [];
  return Array.from(text.matchAll(found), ({ index, 0: piece, groups = {} }) => {
    const kind = tokenKinds.find((name) => groups[name] !== undefined) ?? "punctuation";
    return { kind, start: index, end: index + piece.length };
  });
}

/** One expression, in which the first alternative that matches counts. */
function grammar(rules: { readonly [Kind in TokenKind]?: RegExp }): RegExp {
  return new RegExp(
    Object.entries(rules)
      .map(([kind, { source }]) => `(?<${kind}>${source})`)
      .join("|"),
    "gu",
  );
}
