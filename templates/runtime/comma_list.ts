/** How a string has several elements. */
export interface ListNotation {
  /** The noun for such a string in messages. */
  readonly name: string;
  readonly count: (text: string) => number;
  /** The first element that is not allowed. */
  readonly stray: (text: string, allowed: readonly unknown[] | undefined) => string | undefined;
}

/** Elements with commas between them. Only tables that have such a list import this. */
export const commaList: ListNotation = {
  name: "a comma-separated list (no spaces)",
  count: countElements,
  stray: strayElement,
};

/** The number of elements of a comma list. The empty string has one empty element. */
export function countElements(text: string): number {
  let count = 1;
  for (let at = text.indexOf(","); at >= 0; at = text.indexOf(",", at + 1)) count++;
  return count;
}

/** The first element that is not allowed; undefined if all elements are allowed. */
export function strayElement(text: string, allowed: readonly unknown[] | undefined): string | undefined {
  let start = 0;
  while (allowed !== undefined && start <= text.length) {
    const end = elementEnd(text, start, allowed);
    if (end === undefined) return text.slice(start).split(",", 1)[0];
    start = end + 1;
  }
  return undefined;
}

/** The index at which the element that begins at `start` ends, if the element is allowed. */
function elementEnd(text: string, start: number, allowed: readonly unknown[]): number | undefined {
  for (const element of allowed) {
    if (typeof element !== "string" || !text.startsWith(element, start)) continue;
    const end = start + element.length;
    if (end === text.length || text[end] === ",") return end;
  }
  return undefined;
}
