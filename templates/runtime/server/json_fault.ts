const BLANKS = /[ \t\n\r]{1,999}/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// A piece of a string: on megabytes, a pattern without a limit would exhaust the stack.
const PIECE = /[^"\\\p{Cc}]{1,999}|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

/**
 * Where a text stops being JSON: `line 1, column 12`. Not every platform says it, and some repeat the text around it. Does not
 * recurse, so that no depth of nesting exhausts the stack.
 */
export function faultIn(text: string): string {
  const before = text.slice(0, offsetOfFault(text)).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function offsetOfFault(text: string): number {
  let offset = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset;
    const found = pattern.test(text);
    if (found) offset = pattern.lastIndex;
    return found;
  };
  /** Takes this character and the blanks on both sides. */
  const mark = (character: string): boolean => {
    while (take(BLANKS));
    if (text[offset] !== character) return false;
    offset += 1;
    while (take(BLANKS));
    return true;
  };
  const string = (): boolean => {
    const start = offset;
    offset += 1;
    while (take(PIECE));
    // Of a string without an end, the start says more.
    if (offset === text.length) offset = start;
    else if (text[offset] === '"') offset += 1;
    else return false;
    return offset !== start;
  };
  const key = (): boolean => text[offset] === '"' && string() && mark(":");
  /** The brackets that are open, as those that close them. */
  const open: string[] = [];
  const close = (): boolean => mark(open.at(-1) ?? "") && open.pop() !== undefined;
  for (;;) {
    const isObject = mark("{");
    const isOpen = isObject || mark("[");
    if (isOpen) open.push(isObject ? "}" : "]");
    const isValue = isOpen ? close() : text[offset] === '"' ? string() : take(SCALAR);
    if (!isOpen && !isValue) return offset;
    if (isValue) {
      while (close());
      if (open.length === 0 || !mark(",")) return offset;
    }
    if (open.at(-1) === "}" && !key()) return offset;
  }
}
