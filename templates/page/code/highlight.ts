/** Kinds of tokens. Each has a color, as `code-keyword` and so on. */
const tokenKinds = ["comment", "keyword", "string", "number", "name", "punctuation"] as const;

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

/** The highlights of the page by kind; undefined where browsers do not have them, which then show code in one color. */
const highlights: ReadonlyMap<TokenKind, Highlight> | undefined =
  typeof Highlight === "undefined" ? undefined : new Map(tokenKinds.map((kind) => [kind, new Highlight()]));

/** How many characters may be colored: what is longer is a dump that nobody reads closely, and takes time. */
const LIMIT = 200_000;

/** The highlighted ranges of each element. */
const colored = new WeakMap<Element, readonly (readonly [Highlight, StaticRange])[]>();

/**
 * Colors the code of an element, which has text only, as code of a language. Adds no elements. After its text changed, call it again;
 * before the element goes away, call `clearHighlight`.
 */
export function highlightCode(code: Element, language: string): void {
  clearHighlight(code);
  if (highlights === undefined) return;
  code.normalize();
  const text = code.firstChild;
  if (!(text instanceof Text) || text.length > LIMIT) return;
  const ranges = tokenize(language, text.data).flatMap(({ kind, start, end }): readonly (readonly [Highlight, StaticRange])[] => {
    const highlight = highlights.get(kind);
    const range = new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });
    return highlight === undefined ? [] : [[highlight, range]];
  });
  for (const [highlight, range] of ranges) highlight.add(range);
  colored.set(code, ranges);
}

/** Takes the colors of an element away. */
export function clearHighlight(code: Element): void {
  for (const [highlight, range] of colored.get(code) ?? []) highlight.delete(range);
  colored.delete(code);
}

/** Makes the highlights known to the style of the page, and colors blocks of code while they are in view or close to it. */
export function highlightBlocksInView(blocks: Iterable<HTMLElement>): void {
  if (highlights === undefined) return;
  for (const [kind, highlight] of highlights) CSS.highlights.set(`code-${kind}`, highlight);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) colorBlock(target, isIntersecting);
    },
    { rootMargin: "50%" },
  );
  for (const block of blocks) observer.observe(block);
}

function colorBlock(block: Element, isIntersecting: boolean): void {
  const code = block.querySelector("code");
  if (code === null) return;
  if (isIntersecting) highlightCode(code, block instanceof HTMLElement ? (block.dataset["language"] ?? "") : "");
  else clearHighlight(code);
}

type TokenKind = (typeof tokenKinds)[number];

/** A piece of a text, from `start` to before `end`. */
interface CodeToken {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

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
