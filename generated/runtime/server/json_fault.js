// @generated from templates/runtime/server/json_fault.ts by connector-gateway-spec. Do not edit.
const BLANKS = /[ \t\n\r]{1,999}/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// A piece of a string: on megabytes, a pattern without a limit would exhaust the stack.
const PIECE = /[^"\\\p{Cc}]{1,999}|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

export function faultIn(text) {
  const before = text.slice(0, offsetOfFault(text)).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function offsetOfFault(text) {
  let offset = 0;
  const take = (pattern) => {
    pattern.lastIndex = offset;
    const found = pattern.test(text);
    if (found) offset = pattern.lastIndex;
    return found;
  };
  const mark = (character) => {
    while (take(BLANKS));
    if (text[offset] !== character) return false;
    offset += 1;
    while (take(BLANKS));
    return true;
  };
  const string = () => {
    const start = offset;
    offset += 1;
    while (take(PIECE));
    // Of a string without an end, the start says more.
    if (offset === text.length) offset = start;
    else if (text[offset] === '"') offset += 1;
    else return false;
    return offset !== start;
  };
  const key = () => text[offset] === '"' && string() && mark(":");
  const open = [];
  const close = () => mark(open.at(-1) ?? "") && open.pop() !== undefined;
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
