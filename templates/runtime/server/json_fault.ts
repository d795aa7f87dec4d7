const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// A piece of a string: on megabytes, a pattern of a whole string would exhaust the stack.
const PIECE = /[^"\\\p{Cc}]+|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

/** A text, and how much of it has been read. */
class JsonReader {
  readonly text: string;
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads a text that matches. */
  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    if (!pattern.test(this.text)) return false;
    this.offset = pattern.lastIndex;
    return true;
  }

  /** Reads one of these characters and the blanks on both sides; returns it. */
  mark(characters: string): string {
    this.take(SPACE);
    const next = this.text.charAt(this.offset);
    if (next === "" || !characters.includes(next)) return "";
    this.offset += 1;
    this.take(SPACE);
    return next;
  }

  scalar(): boolean {
    const start = this.offset;
    if (this.text[start] !== '"') return this.take(SCALAR);
    this.offset += 1;
    while (this.take(PIECE));
    const end = this.text[this.offset];
    // Of a string without an end, the start says more.
    this.offset = end === undefined ? start : this.offset + Number(end === '"');
    return end === '"';
  }

  key(): boolean {
    return this.text[this.offset] === '"' && this.scalar() && this.mark(":") !== "";
  }
}

/**
 * Where a text stops being JSON: `line 1, column 12`. Not every platform says it, and some repeat the text around it. Does not
 * recurse, so that no depth of nesting exhausts the stack.
 */
export function faultIn(text: string): string {
  const before = text.slice(0, offsetOfFault(text)).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function offsetOfFault(text: string): number {
  const reader = new JsonReader(text);
  const open: string[] = [];
  for (;;) {
    const bracket = reader.mark("{[");
    if (bracket !== "") open.push(bracket === "{" ? "}" : "]");
    const isEmpty = bracket !== "" && text[reader.offset] === open.at(-1);
    const isRead = bracket === "" ? reader.scalar() : isEmpty;
    if (isRead) {
      while (reader.mark(open.at(-1) ?? "") !== "") open.pop();
      if (open.length === 0 || reader.mark(",") === "") return reader.offset;
    } else if (bracket === "") return reader.offset;
    if (open.at(-1) === "}" && !reader.key()) return reader.offset;
  }
}
