// @generated from templates/bin by connector-gateway-spec. Do not edit.

import { nearestName } from "../runtime/engine.js";
var UsageError = class extends Error {
  name = "UsageError";
  help;
  constructor(message, help) {
    super(message);
    this.help = help;
  }
};
function suggestion(wanted, names, otherwise) {
  const nearest = nearestName(wanted, names);
  return nearest === void 0 ? otherwise : `did you mean ${nearest}?`;
}

import { statSync } from "node:fs";
import { relative } from "node:path";
function fileName(path, cwd) {
  const name = relative(cwd, path).replaceAll("\\", "/");
  return name === "" ? "." : name;
}
function statsOf(path) {
  try {
    return statSync(path);
  } catch {
    return void 0;
  }
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}

var RANGES = [
  [0, 31],
  // controls
  [127, 159],
  [173, 173],
  // soft hyphen
  [847, 847],
  // combining grapheme joiner
  [1536, 1541],
  // Arabic, Syriac and Khmer format characters
  [1564, 1564],
  [1757, 1757],
  [1807, 1807],
  [2192, 2193],
  [2274, 2274],
  [6068, 6069],
  [4447, 4448],
  // Hangul fillers
  [12644, 12644],
  [65440, 65440],
  [6155, 6159],
  // Mongolian variation selectors
  [8203, 8207],
  // zero width characters and direction marks
  [8232, 8238],
  // line and paragraph separators, bidi embeddings and overrides
  [8288, 8303],
  // invisible operators, bidi isolates
  [55296, 57343],
  // surrogates on their own
  [65024, 65039],
  // variation selectors
  [65279, 65279],
  // byte order mark
  [65520, 65531],
  // interlinear annotations
  [69821, 69821],
  // Kaithi number signs
  [69837, 69837],
  [78896, 78943],
  // hieroglyph format controls
  [113824, 113827],
  // shorthand format controls
  [119155, 119162],
  // musical format controls
  [917504, 921599]
  // tags
];
var INVISIBLE = new RegExp(`[${RANGES.map(([from, to]) => `\\u{${hex(from)}}-\\u{${hex(to)}}`).join("")}]`, "gu");
function escapeInvisibleInLines(text) {
  return text.replace(INVISIBLE, (character) => character === "	" || character === "\n" ? character : escapeUnits(character));
}
function escapeUnits(character) {
  return character.split("").map((unit) => `\\u${hex(unit.charCodeAt(0)).padStart(4, "0")}`).join("");
}
function hex(code) {
  return code.toString(16);
}

var COMMAND = /##(?=\[)/g;
function safeText(text) {
  return escapeInvisibleInLines(text).replace(COMMAND, "#\\u0023");
}
function jsonText(value2, indent) {
  return safeText(JSON.stringify(value2, void 0, indent));
}
function safeLine(text) {
  return safeText(text).replaceAll("\n", "\\n").replaceAll("	", " ");
}
function xmlText(text) {
  return safeText(text).replace(/[\ufffe\uffff]/g, "�").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&apos;");
}

var READINGS = {
  any: { notation: () => "any" },
  scalar: { notation: ({ types }) => types.join(" | ") },
  array: {
    notation: ({ items }) => `array<${typeText(items)}>`,
    inside: ({ items }, key2) => typeof key2 === "number" ? items : void 0,
    fields: ({ items }) => fieldsWithin(items)
  },
  object: {
    notation: ({ values }) => values === void 0 ? "object" : `map<${typeText(values)}>`,
    inside: ({ shape, values }, key2) => shape?.fields.find(({ name }) => name === key2) ?? values,
    fields: ({ shape }) => shape
  },
  record: { notation: ({ record }) => record }
};
function typeText(type) {
  const notation = READINGS[type.kind].notation(type);
  return "nullable" in type && type.nullable ? `${notation} | null` : notation;
}
function insideOf(type, key2) {
  return READINGS[type.kind].inside?.(type, key2);
}
function fieldsWithin(type) {
  return READINGS[type.kind].fields?.(type);
}

var SPACE = /[ \t\n\r]*/y;
var ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
var QUOTE = 34;
var BACKSLASH = 92;
var BLANK = 32;
var NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
var LITERAL = /true|false|null/y;
function scanJson(text, visitor) {
  const scan = { text, visitor, path: [], containers: [], offset: 0, state: "value" };
  for (; ; ) {
    skip(scan, SPACE);
    if (scan.state === "after value" && scan.containers.length === 0) {
      return scan.offset < text.length ? problem(scan, "unexpected text after the JSON value") : void 0;
    }
    const found = step(scan);
    if (found !== void 0) return found;
  }
}
function step(scan) {
  switch (scan.state) {
    case "value":
      return value(scan);
    case "first element":
      return scan.text[scan.offset] === "]" ? close(scan) : value(scan);
    case "first key":
      return scan.text[scan.offset] === "}" ? close(scan) : key(scan);
    case "key":
      return key(scan);
    case "after value":
      return afterValue(scan);
  }
}
function value(scan) {
  const start = scan.offset;
  const first = scan.text[start];
  if (first === "{" || first === "[") return open(scan, first === "{" ? "object" : "array");
  if (first === '"') return skipString(scan) ? closeScalar(scan, start, "string") : problem(scan, brokenString(scan));
  if (skip(scan, NUMBER)) return closeScalar(scan, start, "number");
  if (skip(scan, LITERAL)) return closeScalar(scan, start, "literal");
  return problem(scan, start === scan.text.length ? "the text ends where a value is expected" : "expected a value");
}
function open(scan, kind) {
  scan.visitor.onOpen?.(scan.path, scan.offset);
  scan.containers.push({ start: scan.offset, kind, index: 0 });
  scan.offset += 1;
  if (kind === "array") scan.path.push(0);
  scan.state = kind === "array" ? "first element" : "first key";
}
function close(scan) {
  const container = scan.containers.pop();
  if (container === void 0) return;
  if (container.kind === "array") scan.path.pop();
  scan.offset += 1;
  closeScalar(scan, container.start, container.kind);
}
function closeScalar(scan, start, kind) {
  scan.visitor.onValue?.(scan.path, { start, end: scan.offset }, kind);
  scan.state = "after value";
}
function key(scan) {
  const start = scan.offset;
  if (scan.text[start] !== '"') return problem(scan, "expected a key in double quotes");
  if (!skipString(scan)) return problem(scan, brokenString(scan));
  scan.path.push(unquote(scan.text.slice(start, scan.offset)));
  scan.visitor.onKey?.(scan.path, { start, end: scan.offset });
  skip(scan, SPACE);
  if (scan.text[scan.offset] !== ":") return problem(scan, "expected a colon after the key");
  scan.offset += 1;
  scan.state = "value";
  return void 0;
}
function afterValue(scan) {
  const container = scan.containers.at(-1);
  if (container === void 0) return void 0;
  const isArray = container.kind === "array";
  const next = scan.text[scan.offset];
  if (!isArray) scan.path.pop();
  if (next === (isArray ? "]" : "}")) return close(scan);
  if (next !== ",") return problem(scan, isArray ? "expected a comma or ]" : "expected a comma or }");
  scan.offset += 1;
  container.index += 1;
  if (isArray) scan.path[scan.path.length - 1] = container.index;
  scan.state = isArray ? "value" : "key";
  return void 0;
}
function skip(scan, pattern) {
  pattern.lastIndex = scan.offset;
  const found = pattern.exec(scan.text);
  if (found !== null) scan.offset = pattern.lastIndex;
  return found !== null;
}
function skipString(scan) {
  const { text, offset: start } = scan;
  for (let offset = start + 1; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === QUOTE) {
      scan.offset = offset + 1;
      return true;
    }
    if (code < BLANK) return false;
    if (code !== BACKSLASH) continue;
    ESCAPE.lastIndex = offset;
    if (!ESCAPE.test(text)) return false;
    offset = ESCAPE.lastIndex - 1;
  }
  return false;
}
function problem(scan, message) {
  return { offset: Math.min(scan.offset, scan.text.length), message };
}
function brokenString(scan) {
  return scan.text.indexOf('"', scan.offset + 1) < 0 ? "unclosed string" : "raw control character or invalid escape in this string";
}
function unquote(literal) {
  return literal.includes("\\") ? JSON.parse(literal) : literal.slice(1, -1);
}

function positionAt(starts, offset) {
  const index = lastAtMost(starts, offset);
  return { line: index + 1, column: Math.max(0, offset - (starts[index] ?? 0)) + 1 };
}
function lastAtMost(numbers, limit) {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = low + high >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}

export {
  UsageError,
  suggestion,
  fileName,
  statsOf,
  codeOf,
  typeText,
  insideOf,
  fieldsWithin,
  scanJson,
  positionAt,
  lastAtMost,
  safeText,
  jsonText,
  safeLine,
  xmlText
};
