// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.

import { describe, toVocabulary, safeLine, innerTypesOf, typeText, describeAddress, describeName, findOperation, operationsOf, unfold, fieldsWithin, jsonText, safeLines, safeText, xmlText } from "../shared/catalog.js";

import { REDACTED, jsonPointer, cleanName, subjectOf, once, isList, isObject, nearestName, redact, redactValue, charactersFrom, charactersUpTo, toDecimal, countElements, strayElement, createValidator, atLeast, atMost, elementsFrom, createLookup, listAddresses, nearestNames, stringFormat, countOf, replaceCredentials, elementsUpTo, matching, multipleOf } from "../runtime/engine.js";

const IS_PIPE = "it is a pipe";
const TOO_LARGE = "ERR_FS_FILE_TOO_LARGE";
const CHUNK = 262144;
const BOM = "\uFEFF";

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

function oneOf(wanted, names, message, otherwise) {
  const name = names.find((known) => known === wanted);
  if (name !== void 0) return name;
  throw new UsageError(message, suggestion(wanted, names, otherwise));
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
  const isOpen = /^\/(?:dev\/(?:fd\/|std)|proc\/)/u.test(path);
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

import { Readable, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
var YAML = { code: "input/yaml", hint: "convert it to JSON, for instance with: yq -o=json" };
var YAML_FILE = { ...YAML, message: "this is a YAML file; payloads are JSON" };
var YAML_TEXT = { ...YAML, message: "this looks like YAML; payloads are JSON" };
var FIRST_LINE = /^(?:---|%YAML\b|- |[A-Za-z_][\w.-]*:(?:\s|$))/;

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

function looksLikeYaml(text) {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end < 0 ? text.length : end);
    if (line.trim() !== "" && !line.startsWith("#")) return FIRST_LINE.test(line);
    if (end < 0) return false;
    start = end + 1;
  }
  return false;
}

async function inflate(chunks) {
  const source = chunks[Symbol.asyncIterator]();
  const first = [];
  let size = 0;
  while (size < 2) {
    const next = await source.next();
    if (next.done === true) break;
    first.push(new Uint8Array(next.value));
    size += next.value.length;
  }
  const start = Buffer.concat(first);
  const whole = joinChunks(start, source);
  const isCompressed = start[0] === 31 && start[1] === 139;
  return { chunks: isCompressed ? gunzip(whole) : whole, isCompressed };
}

function gunzip(chunks) {
  const stream = createGunzip({ chunkSize: CHUNK });
  pipeline(Readable.from(copies(chunks), { highWaterMark: 1 }), stream, () => void 0);
  return stream;
}

async function* copies(chunks) {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

function isGzipError(error) {
  return error instanceof Error && "code" in error && /^Z_(?:DATA|BUF|NEED_DICT)/.test(String(error.code));
}

async function* joinChunks(first, rest) {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

export {
  describe,
  toVocabulary,
  safeLine,
  innerTypesOf,
  typeText,
  describeAddress,
  describeName,
  findOperation,
  operationsOf,
  unfold,
  fieldsWithin,
  jsonText,
  safeLines,
  safeText,
  xmlText,
  REDACTED,
  jsonPointer,
  cleanName,
  subjectOf,
  once,
  isList,
  isObject,
  nearestName,
  redact,
  redactValue,
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
  replaceCredentials,
  elementsUpTo,
  matching,
  multipleOf,
  UsageError,
  suggestion,
  oneOf,
  fileName,
  statsOf,
  codeOf,
  adviceFor,
  refusePipe,
  readChunks,
  readWhole,
  YAML_FILE,
  YAML_TEXT,
  decodeText,
  otherEncoding,
  looksLikeYaml,
  inflate,
  isGzipError,
  joinChunks
};
