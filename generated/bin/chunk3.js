// @generated from templates/bin/program.ts by connector-gateway-spec. Do not edit.

import { resultShapes, nearestName, REDACTED, cleanName, subjectOf, jsonPointer, once, isList, isObject, redact, charactersFrom, charactersUpTo, toDecimal, countElements, strayElement, createValidator, atLeast, atMost, elementsFrom, createLookup, listAddresses, nearestNames, stringFormat, countOf, redactValue, replaceCredentials, elementsUpTo, matching, multipleOf } from "../runtime/engine.js";

const IS_PIPE = "it is a pipe";
const TOO_LARGE = "ERR_FS_FILE_TOO_LARGE";
const BOM = "\uFEFF";

var UsageError = class extends Error {
  name = "UsageError";
  /** How to fix it. */
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

import { closeSync, openSync, readSync, statSync } from "node:fs";
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
var ADVICE = {
  [IS_PIPE]: "pass it as standard input, or write it to a file first",
  ELOOP: "it is a link that leads back to itself; point it to a file",
  ENAMETOOLONG: "use a shorter name",
  EISDIR: "it is a folder; name a file",
  ENOTDIR: "a part of the path is a file; check the path",
  ENXIO: "it is not a file",
  ENOENT: "check the path",
  EMFILE: "too many files are open; close other programs, or raise the limit",
  [TOO_LARGE]: "it is larger than any file that the program can read"
};

function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}

function adviceFor(error) {
  return ADVICE[codeOf(error)] ?? "check its permissions";
}

function refusePipe(path, stats) {
  const isOpen = path.startsWith("/dev/") || path.startsWith("/proc/");
  if ((stats.isFIFO() || stats.isSocket()) && !isOpen) throw Object.assign(new Error(IS_PIPE), { code: IS_PIPE, syscall: "open" });
}

function* readChunks(path) {
  const file = openSync(path, "r");
  const buffer = Buffer.allocUnsafe(262144);
  try {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) yield buffer.subarray(0, size);
  } finally {
    closeSync(file);
  }
}
var LARGEST = 2 ** 29;

function readWhole(path) {
  refusePipe(path, statSync(path));
  const chunks = [];
  let size = 0;
  for (const chunk of readChunks(path)) {
    size += chunk.length;
    if (size > LARGEST) throw Object.assign(new Error(TOO_LARGE), { code: TOO_LARGE });
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks, size);
}


function decodeText(bytes) {
  const other = otherEncoding(bytes);
  if (other !== void 0) return { ok: false, message: `the file is ${other}; JSON must be UTF-8` };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, text: text.startsWith(BOM) ? text.slice(1) : text };
  } catch {
    return { ok: false, message: "the file is not UTF-8" };
  }
}

function otherEncoding([first, second, third, fourth]) {
  if (first === 255 && second === 254) return third === 0 && fourth === 0 ? "UTF-32" : "UTF-16 (little endian)";
  if (first === 254 && second === 255) return "UTF-16 (big endian)";
  if (first === 0 && second === 0 && third === 254 && fourth === 255) return "UTF-32";
  if (first === 0 && second !== void 0 && second !== 0) return "UTF-16 (big endian)";
  if (second === 0 && first !== void 0 && first !== 0) return "UTF-16 (little endian)";
  return void 0;
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
var INVISIBLE = new RegExp(`[\\p{NChar}${RANGES.map(([from, to]) => `\\u{${hex(from)}}-\\u{${hex(to)}}`).join("")}]`, "gu");

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

function safeLines(text) {
  return safeText(text).replace(/^([^\S\n]*):(?=:)/gm, "$1\\u003a");
}

function jsonText(value, indent) {
  return safeText(JSON.stringify(value, void 0, indent));
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
    inside: ({ items }, key) => typeof key === "number" ? items : void 0,
    fields: ({ items }) => fieldsWithin(items)
  },
  object: {
    notation: ({ values }) => values === void 0 ? "object" : `map<${typeText(values)}>`,
    inside: ({ shape, values }, key) => shape?.fields.find(({ name }) => name === key) ?? values,
    fields: ({ shape }) => shape
  },
  record: { notation: ({ record }) => record }
};

function typeText(type) {
  const notation = READINGS[type.kind].notation(type);
  return "nullable" in type && type.nullable ? `${notation} | null` : notation;
}

function insideOf(type, key) {
  return READINGS[type.kind].inside?.(type, key);
}

function fieldsWithin(type) {
  return READINGS[type.kind].fields?.(type);
}

export {
  resultShapes,
  nearestName,
  REDACTED,
  cleanName,
  subjectOf,
  jsonPointer,
  once,
  isList,
  isObject,
  redact,
  charactersFrom,
  charactersUpTo,
  toDecimal,
  countElements,
  strayElement,
  createValidator,
  atLeast,
  atMost,
  elementsFrom,
  createLookup,
  listAddresses,
  nearestNames,
  stringFormat,
  countOf,
  redactValue,
  replaceCredentials,
  elementsUpTo,
  matching,
  multipleOf,
  UsageError,
  suggestion,
  fileName,
  statsOf,
  codeOf,
  adviceFor,
  refusePipe,
  readChunks,
  readWhole,
  decodeText,
  otherEncoding,
  typeText,
  insideOf,
  fieldsWithin,
  safeText,
  safeLines,
  jsonText,
  safeLine,
  xmlText
};
