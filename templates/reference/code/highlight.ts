import { tokenize, tokenKinds, type TokenKind } from "./tokens.js";

/** The highlights of the page by kind; undefined where browsers do not have them, which then show code in one color. */
const highlights: ReadonlyMap<TokenKind, Highlight> | undefined =
  typeof Highlight === "undefined" ? undefined : new Map(tokenKinds.map((kind) => [kind, new Highlight()]));

/** How many characters may be colored: what is longer is a dump that nobody reads closely, and takes time. */
const LIMIT = 200_000;

/** What is highlighted in an element. */
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
