// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  checksFor,
  itemChecks,
  numberChecks,
  stringChecksWith
} from "./chunk.js";
import {
  isRecordedResponse,
  nameTarget,
  namedOperations,
  own,
  parsedBody,
  requestTargets,
  responseOf,
  textOf,
  toBody,
  toCatalogRules,
  toStatus,
  unchecked
} from "./chunk2.js";
import {
  VALIDATE,
  VALIDATE_OPTIONS,
  VERIFY,
  VERIFY_OPTIONS,
  checkAddress,
  checkConnector,
  checkOutputs,
  countFinding,
  findOutline,
  inputCodes,
  isCredentialsAddress,
  isRequestAddress,
  issueCodes,
  listOption,
  loadBaseline,
  loadConfig,
  optionsIn,
  outlineNames,
  plainAddress,
  printOutline,
  printTable,
  readCommandLine,
  readNumber,
  readValidateArguments,
  readVerifyArguments,
  refuseTogether,
  textOption,
  unknownConnector,
  withoutCredentials,
  writeBaseline,
  writeReports
} from "./chunk3.js";
import {
  CONFIG_NAME,
  ConfigError,
  FORMATS,
  countFindings,
  createPaint,
  embeddedText,
  findStrictProblems,
  frameRows,
  indexLines,
  listFormats,
  locateJson,
  positionOf,
  scanJson
} from "./chunk4.js";
import {
  printFailure,
  redactName,
  redactText
} from "./chunk5.js";
import {
  REDACTED,
  UsageError,
  YAML_FILE,
  YAML_TEXT,
  adviceFor,
  cleanName,
  codeOf,
  countOf,
  createLookup,
  decodeText,
  describe,
  describeAddress,
  describeName,
  fieldsWithin,
  fileName,
  findOperation,
  inflate,
  innerTypesOf,
  isGzipError,
  isObject,
  joinChunks,
  jsonPointer,
  jsonText,
  listAddresses,
  looksLikeYaml,
  nearestNames,
  once,
  oneOf,
  operationsOf,
  otherEncoding,
  readChunks,
  refusePipe,
  safeLine,
  safeLines,
  statsOf,
  stringFormat,
  subjectOf,
  suggestion,
  toVocabulary,
  typeText,
  unfold
} from "./chunk6.js";

import { isAbsolute } from "node:path";

const DEFAULT_PORT = 4010;
const DEFAULT_HOST = "127.0.0.1";
const LARGEST_PORT = 65535;
const LONGEST_PATTERN = 4096;
const MOST_ALTERNATIVES = 1e3;
const ANY = "*";
const ENCODING_HINT = "save it as UTF-8";
const LINE_FEED = 10;
const MEBIBYTE = 1048576;
const LONGEST_SHOWN = 5;
const BEFORE = 60;
const AFTER = 100;
const DEFINITION = "connector_definition_id";
const INTERVAL = 250;
const ALL_ISSUES = 1e4;
const notReviewed = "Not reviewed.";
const ANY_FOLDERS = "**";
const DEFAULT_MAX_ISSUES = 100;

var COMPARE = `Compares two versions of the catalog, and reports what each change means for those who call a gateway and for those
who implement one.

Usage: connector-gateway-spec compare <old> <new> [options]

Each of the two is a catalog.json, the folder of a package, or the tarball that npm pack makes of it. Of two packages, the exported
types are compared as well.

  --for <side>              caller, implementer or both (default): whose breaks count; with both, those of callers
  -f, --format <format>     ${listFormats(true)}
  --check-version           fails if the step between the two versions is too small for the changes, and only then
  --accept <file>           breaks that do not count: { "accepted": [{ "id": "…", "reason": "…", "expires": "2027-01-31" }] }

Every change is breaking, compatible, or none (no program can observe it) for each side. A break needs a major version, anything
that is compatible a minor one, the rest a patch. Below 1.0.0, a break needs a minor version and everything else a patch.

Exit codes: 0 nothing breaks, 1 something breaks or the version step is too small, 2 wrong usage, or something that is no catalog.
The schema connector-gateway-spec/compare.schema.json describes the JSON report.
`;
var AUDIENCES = ["caller", "implementer", "both"];

function readCompareArguments(values2, positionals) {
  const [old, next, ...more] = positionals;
  if (old === void 0 || next === void 0 || more.length > 0) {
    throw new UsageError(
      `compare needs two catalogs, the old one and the new one; ${positionals.length === 1 ? "there is only one" : `there are ${positionals.length}`}`,
      "for instance: compare old.tgz new.tgz, where each is a catalog.json, the folder of a package or its tarball"
    );
  }
  return { command: "compare", old, new: next, ...readCompareOptions(values2) };
}

function readCompareOptions(values2) {
  const [audience = "both", format] = [textOption(values2, "for"), textOption(values2, "format")];
  return {
    for: readValue("--for", audience, AUDIENCES),
    format: format === void 0 ? void 0 : readValue("--format", format, FORMATS),
    checkVersion: values2["check-version"] === true,
    accept: textOption(values2, "accept")
  };
}

function readValue(option, value, known) {
  return oneOf(value, known, `unknown value "${value}" for ${option}`, `the values are ${known.join(", ")}`);
}

var SERVE = `Answers like a connector gateway, with records of its own that follow the catalog. What is created is found, changed,
listed and deleted. Equal seeds and requests give equal answers.

Usage: connector-gateway-spec serve [options]

  -p, --port <number>       default 4010; 0 takes a free port. The first line shows the address
  --host <address>          default 127.0.0.1, which only this computer reaches
  --seed <number>           default 1; another seed makes other records
  --records <number>        how many records each entity has, default 25
  --records <entity=number> how many records one entity has: payments.customers=1000 (repeatable)
  --state <file>            keeps the records in a file: loads it if it exists, and writes it after changes
  --token <token>           the only bearer token that is accepted; without it, any token is
  --cors                    lets pages of other origins call it, for applications in a browser
  -q, --quiet               shows the address, but no line for each request

Instances inst_<connector>, for instance inst_payments, are there from the start.

The address itself, http://127.0.0.1:4010/, shows the reference of all connectors in a browser. There, operations can be run,
all requests can be watched, and faults set. With --replay, operations can be run; with --record, the page is only to read.

Another gateway:
  --record <file>           passes calls on to --upstream, and appends each with its answer to a file, without secrets
  --upstream <address>      the gateway to record
  --replay <file>           answers with a recording: with the answers that equal calls got, one after the other

The recording is in the format that validate reads. Control paths: POST /_sandbox/reset, GET and PUT /_sandbox/state,
GET /_sandbox/log, GET and PUT /_sandbox/faults. The schema connector-gateway-spec/sandbox.schema.json describes them.
Ctrl-C ends the program.
`;

function readServeArguments(values2, positionals) {
  const [stray] = positionals;
  if (stray !== void 0) {
    throw new UsageError(`serve takes options only, not "${stray}"`, "connector-gateway-spec serve --help lists the options");
  }
  refuseTogether(values2, CONTRADICTIONS);
  return {
    command: "serve",
    host: textOption(values2, "host") ?? DEFAULT_HOST,
    port: numberOption(values2, "port", LARGEST_PORT, DEFAULT_PORT) ?? DEFAULT_PORT,
    token: textOption(values2, "token"),
    quiet: values2["quiet"] === true,
    from: toSource(values2)
  };
}
var CONTRADICTIONS = [
  ["record", ["replay"], "record first, then replay the file"],
  ["record", ["seed", "records", "state", "token", "cors"], "the gateway at --upstream decides that"],
  ["replay", ["upstream", "seed", "records", "state", "cors"], "the recording has all the answers"]
];

function toSource(values2) {
  const [record, upstream, replay] = [textOption(values2, "record"), textOption(values2, "upstream"), textOption(values2, "replay")];
  if (replay !== void 0) return { kind: "replay", file: replay };
  if (record !== void 0 && upstream !== void 0) return { kind: "record", file: record, upstream: toUpstream(upstream) };
  if (record !== void 0)
    throw new UsageError("--record needs --upstream", "name the gateway to record: --upstream https://gateway.example.test");
  if (upstream !== void 0) throw new UsageError("--upstream needs --record", "name the file to write: --record recording.ndjson");
  const seed = numberOption(values2, "seed", Number.MAX_SAFE_INTEGER, 7);
  const [records, stateFile] = [toRecords(listOption(values2, "records")), textOption(values2, "state")];
  return { kind: "sandbox", seed, records, stateFile, cors: values2["cors"] === true };
}

function toUpstream(text) {
  const address = plainAddress(text);
  if (address !== void 0) return address;
  throw new UsageError(
    "--upstream must be an http or https address without credentials, query and fragment",
    "for instance: --upstream https://gateway.example.test"
  );
}

function toRecords(words) {
  if (words.length === 0) return void 0;
  const counts = Object.fromEntries(words.map(toCount));
  const { "*": all, ...named } = counts;
  return Object.keys(named).length === 0 && all !== void 0 ? all : counts;
}

function toCount(word) {
  const [, name = "*", count] = /^(?:([^=]*)=)?(0|[1-9][0-9]{0,8})$/.exec(word) ?? [];
  if (count !== void 0) return [name, Number(count)];
  throw new UsageError(
    `--records must be a number, or a number for an entity, not "${word}"`,
    "for instance: --records 50 --records payments.customers=1000"
  );
}

function numberOption(values2, name, most, example) {
  const text = textOption(values2, name);
  return text === void 0 ? void 0 : readNumber({ text, source: `--${name}` }, most, 0, example);
}

var HELP = `Validates payloads against the catalog of the connector gateway, looks things up in it, compares versions of it, answers
like a gateway, and tests gateways.

Usage: connector-gateway-spec <command> [options]

  validate [files, folders or -]   checks JSON and NDJSON files, recorded exchanges and HAR files
  list [connector]                 the connectors, or the operations of one
  explain <name>                   a connector, an entity, an operation or an address: fields, limits, paging, an example
  schema <address>                 the JSON Schema
  example <address>                a valid value; --invalid: values that each break one rule
  compare <old> <new>              what changes between two versions of the package, and whom that breaks
  serve                            a gateway on this computer, with records that follow the catalog
  verify <address>                 whether a gateway keeps the contract

  <command> --help                 the options of a command
  --version                        the version of the package

Exit codes: 0 fine, 1 findings (also files that cannot be read), 2 wrong usage or configuration, or output that cannot be
written, 3 a bug of the program.
`;
var TEXTS = {
  validate: VALIDATE,
  list: `Lists the connectors, or the operations and records of one.

Usage: connector-gateway-spec list [connector] [--format pretty|json]
`,
  explain: `Shows what the catalog says: the entities of a connector, the actions of an entity, and for operations and addresses
the fields, types, limits, defaults, sources, paging and a valid example.

Usage: connector-gateway-spec explain <name> [--format pretty|json]

  payments                          a connector
  payments.customers                an entity
  payments.customers.list           an operation
  payments.customers.list.params    an address
  payments.records                  the records of a connector
  payments.records.Invoice.lines    a field, and what is inside it
  payments.auth_config              the credentials of a connector
  gateway                           the addresses of the gateway itself
`,
  schema: `Prints the JSON Schema (2020-12) of an address, complete in itself.

Usage: connector-gateway-spec schema <address>
`,
  example: `Prints a valid value of an address, or with --invalid values that each break one rule.

Usage: connector-gateway-spec example <address> [--invalid]
`,
  compare: COMPARE,
  serve: SERVE,
  verify: VERIFY
};

function printHelp(command = "") {
  return TEXTS[command] ?? HELP;
}
var FORMAT = [{ option: "--format <format>" }];
var COMMANDS = {
  validate: VALIDATE_OPTIONS,
  list: FORMAT,
  explain: FORMAT,
  schema: [],
  example: [{ option: "--invalid" }],
  compare: optionsIn(COMPARE),
  serve: optionsIn(SERVE),
  verify: VERIFY_OPTIONS
};

function parseArguments(words) {
  const line = readCommandLine("connector-gateway-spec", COMMANDS, words);
  switch (line.command) {
    case "validate":
      return readValidateArguments(line.values, line.positionals);
    case "compare":
      return readCompareArguments(line.values, line.positionals);
    case "serve":
      return readServeArguments(line.values, line.positionals);
    case "verify":
      return readVerifyArguments(line.values, line.positionals);
    case "list":
    case "explain":
    case "schema":
    case "example":
      return toLookUp(line.command, line.values, line.positionals);
    case "help":
    case "version":
    case "nothing":
      return line;
  }
}
var SUBJECTS = {
  list: "a connector",
  explain: "a connector, an entity, an operation or an address",
  schema: "an address",
  example: "an address"
};

function toLookUp(command, values2, positionals) {
  const [name, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`${command} takes one name`, `connector-gateway-spec ${command} --help shows how`);
  if (name === void 0 && command !== "list") {
    throw new UsageError(
      `${command} needs ${SUBJECTS[command]}`,
      `for instance: ${command} payments.customers.list${command === "explain" ? "" : ".params"}`
    );
  }
  const format = textOption(values2, "format") ?? "pretty";
  if (format !== "pretty" && format !== "json") throw new UsageError(`unknown format "${format}" for ${command}`, "use pretty or json");
  return { command, invalid: values2["invalid"] === true, json: format === "json", ...name !== void 0 && { name } };
}

import { statSync, readdirSync as readdirSync2 } from "node:fs";
import { resolve as resolve2, join } from "node:path";

import { readdirSync } from "node:fs";
import { resolve } from "node:path";


function expandBraces(pattern) {
  if (pattern.length > LONGEST_PATTERN)
    throw new UsageError(`a pattern is longer than ${LONGEST_PATTERN} characters`, "name a folder, or use shorter patterns");
  return expand(pattern);
}

function expand(pattern) {
  const open = pattern.indexOf("{");
  const close = open < 0 ? -1 : closingBrace(pattern, open);
  if (close < 0) return [pattern];
  const tails = expand(pattern.slice(close + 1));
  const heads = splitAlternatives(pattern.slice(open + 1, close)).flatMap(expand);
  if (heads.length * tails.length > MOST_ALTERNATIVES)
    throw new UsageError(`a pattern has more than ${MOST_ALTERNATIVES} alternatives in braces`, "name a folder, or use *");
  return heads.flatMap((head) => tails.map((tail) => pattern.slice(0, open) + head + tail));
}

function closingBrace(pattern, open) {
  let depth = 0;
  for (let index = open; index < pattern.length; index += 1) {
    if (pattern[index] === "{") depth += 1;
    if (pattern[index] === "}") depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function splitAlternatives(text) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (text[index] !== "," || depth > 0) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}

function nameMatcher(segment) {
  const parts = (segment.match(/\[!?[^\]]+\]|[^]/gu) ?? []).map((part) => part === "*" ? ANY : single(part));
  return (name) => matchesParts(parts, Array.from(name)) || name === segment;
}

function single(part) {
  if (part === "?") return () => true;
  if (part.length < 3 || !part.startsWith("[")) return (character) => character === part;
  const isNot = part[1] === "!";
  const ranges = [...part.slice(isNot ? 2 : 1, -1).matchAll(/([^])-([^])|([^])/gu)].map(
    ([, from = "", to = "", only = ""]) => only === "" ? [from, to] : [only, only]
  );
  return (character) => isNot !== ranges.some(([from, to]) => order(from) <= order(character) && order(character) <= order(to));
}

function order(character) {
  return character.codePointAt(0) ?? 0;
}

function matchesParts(parts, characters) {
  let part = 0;
  let at = 0;
  let retry;
  while (part < parts.length || at < characters.length) {
    const matches = parts[part];
    const character = characters[at];
    if (matches === ANY) {
      part += 1;
      retry = { part, at };
    } else if (matches !== void 0 && character !== void 0 && matches(character)) {
      part += 1;
      at += 1;
    } else if (retry !== void 0 && retry.at < characters.length) {
      retry = { part: retry.part, at: retry.at + 1 };
      ({ part, at } = retry);
    } else return false;
  }
  return true;
}


function isGlob(path) {
  return /[*?[\]{}]/.test(path);
}

function expandGlob(pattern, cwd) {
  const segments = pattern.replaceAll("\\", "/").split("/");
  const absolute = segments[0] === "";
  const search = { cwd, found: /* @__PURE__ */ new Set(), seen: /* @__PURE__ */ new Set() };
  const start = absolute ? "/" : "";
  for (const alternative of expandBraces((absolute ? segments.slice(1) : segments).join("/"))) {
    search.seen.clear();
    const steps = alternative.split("/").filter((segment) => segment !== "" && segment !== ".");
    walk(
      start,
      steps.filter((step2, index) => step2 !== "**" || steps[index - 1] !== "**"),
      search
    );
  }
  return [...search.found].sort();
}

function walk(folder, segments, search) {
  const [segment, ...rest] = segments;
  const here = `${String(segments.length)} ${folder}`;
  if (segment === void 0 || search.seen.has(here)) return;
  search.seen.add(here);
  if (segment === "**") {
    walk(folder, rest, search);
    for (const entry of entriesOf(folder, search.cwd))
      if (entry.isDirectory() && !isSkipped(entry.name)) walk(inside(folder, entry.name), segments, search);
    return;
  }
  if (!isGlob(segment)) return step(inside(folder, segment), rest, search);
  const matches = nameMatcher(segment);
  for (const { name } of entriesOf(folder, search.cwd))
    if (matches(name) && (segment.startsWith(".") || !isSkipped(name))) step(inside(folder, name), rest, search);
}

function step(path, rest, search) {
  const stats = statsOf(resolve(search.cwd, path));
  if (stats === void 0) return;
  if (rest.length === 0) {
    if (stats.isFile()) search.found.add(path);
  } else if (stats.isDirectory()) walk(path, rest, search);
}

function entriesOf(folder, cwd) {
  try {
    return readdirSync(resolve(cwd, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}

function inside(folder, name) {
  return folder === "" || folder === "/" ? `${folder}${name}` : `${folder}/${name}`;
}

function isSkipped(name) {
  return name.startsWith(".") || name === "node_modules";
}

var PAYLOAD_FILE = /\.(?:json|ndjson|jsonl|har)(?:\.gz)?$/i;

function openInputs(words, places) {
  const sources = /* @__PURE__ */ new Map();
  for (const source2 of words.flatMap((word) => openWord(word, places))) {
    if (!sources.has(source2.name)) sources.set(source2.name, source2);
  }
  return [...sources.values()];
}

function openWord(word, places) {
  const { cwd, stdin, isExcluded } = places;
  if (word === "-") return [{ name: "stdin", open: () => stdin }];
  const path = resolve2(cwd, word);
  const found = statsOf(path);
  if (found?.isDirectory() === true) return isExcluded(path) ? [] : openFolder(path, places);
  if (found === void 0 && isGlob(word)) return openPattern(word, places);
  return isExcluded(path) ? [] : [openFile(path, cwd)];
}

function openFolder(folder, { cwd, isExcluded, ownFiles }) {
  const { files, unreadable, hasExcluded } = listFolder(folder, isExcluded);
  const sources = [
    ...unreadable.map((path) => ({ name: fileName(path, cwd), open: unreadableFolder })),
    ...files.filter((path) => !ownFiles.has(path)).map((path) => openFile(path, cwd))
  ];
  return sources.length > 0 || hasExcluded ? sources : [{ name: fileName(folder, cwd), open: emptyFolder }];
}
var emptyFolder = {
  code: "input/no-match",
  message: "the folder contains no payload files",
  hint: "payload files end in .json, .ndjson, .jsonl or .har, each also with .gz; hidden files are skipped"
};
var unreadableFolder = { code: "input/unreadable", message: "the folder cannot be read", hint: "check its permissions" };

function openPattern(pattern, { cwd, isExcluded, ownFiles }) {
  const paths = expandGlob(pattern, cwd).map((file) => resolve2(cwd, file));
  if (paths.length === 0) return [{ name: pattern, open: noMatch }];
  return paths.filter((path) => !isExcluded(path) && !ownFiles.has(path)).map((path) => openFile(path, cwd));
}
var noMatch = {
  code: "input/no-match",
  message: "no file matches this pattern",
  hint: "quote patterns, and check the folder that they begin in"
};

function openFile(path, cwd) {
  return { name: fileName(path, cwd), path, open: problemOf(path) ?? (() => readPatiently(path)) };
}

async function* readPatiently(path) {
  for (const chunk of readChunks(path)) yield await Promise.resolve(chunk);
}

function problemOf(path) {
  try {
    refusePipe(path, statSync(path));
    return void 0;
  } catch (error) {
    return toReadProblem(error);
  }
}

function toReadProblem(error) {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR")
    return { code: "input/not-found", message: "no such file or folder", hint: "check the path" };
  return { code: "input/unreadable", message: `the file cannot be read (${code})`, hint: adviceFor(error) };
}

function listFolder(folder, isExcluded) {
  const files = [];
  const unreadable = [];
  let hasExcluded = false;
  const waiting = [folder];
  for (let current = waiting.pop(); current !== void 0; current = waiting.pop()) {
    const entries = entriesOf2(current);
    if (entries === void 0) unreadable.push(current);
    for (const entry of entries ?? []) {
      const path = join(current, entry.name);
      const isFolder = entry.isDirectory();
      if (isSkipped(entry.name) || !isFolder && !isPayloadFile(entry.name, path)) continue;
      if (isExcluded(path)) hasExcluded = true;
      else (isFolder ? waiting : files).push(path);
    }
  }
  return { files: files.sort(), unreadable: unreadable.sort(), hasExcluded };
}

function entriesOf2(folder) {
  try {
    return readdirSync2(folder, { withFileTypes: true });
  } catch {
    return void 0;
  }
}

function isPayloadFile(name, path) {
  if (!PAYLOAD_FILE.test(name)) return false;
  const target = statsOf(path);
  return target === void 0 || target.isFile();
}

import { isUtf8 } from "node:buffer";

async function* readLines(chunks, limit, endsAtLimit = false) {
  let firstLine = 1;
  let pending = [];
  let size = 0;
  for await (const chunk of chunks) {
    const first = chunk.indexOf(LINE_FEED);
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) {
      const lines2 = [...toLine(pending, chunk.subarray(0, first + 1), size + first, limit), ...toLines(chunk.subarray(first + 1, end))];
      yield { firstLine, lines: firstLine === 1 ? withoutMark(lines2) : lines2 };
      firstLine += lines2.length;
      pending = [];
      size = 0;
    }
    size += chunk.length - end;
    if (size > limit && endsAtLimit) {
      yield { firstLine, lines: [tooLong(limit, "the rest of the file is not checked")] };
      return;
    }
    if (size > limit) pending = [];
    else if (end < chunk.length) pending.push(new Uint8Array(chunk.subarray(end)));
  }
  if (size === 0) return;
  const lines = toLine(pending, new Uint8Array(), size, limit);
  yield { firstLine, lines: firstLine === 1 ? withoutMark(lines) : lines };
}

function toLine(pending, end, size, limit) {
  return size > limit ? [tooLong(limit)] : toLines(pending.length === 0 ? end : Buffer.concat([...pending, end]));
}

function toLines(bytes) {
  if (bytes.length === 0) return [];
  const whole = bytes.at(-1) === LINE_FEED ? bytes.subarray(0, -1) : bytes;
  if (!isUtf8(whole)) return splitBytes(whole).map(decodeLine);
  return Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString("utf8").split("\n");
}

function decodeLine(bytes) {
  const decoded = decodeText(bytes);
  return decoded.ok ? decoded.text : { code: "input/encoding", message: "the line is not UTF-8", hint: ENCODING_HINT };
}

function withoutMark(lines) {
  return lines.map((line, index) => index === 0 && typeof line === "string" ? line.replace(/^\ufeff/, "") : line);
}

function splitBytes(bytes) {
  const lines = [];
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}

function tooLong(limit, consequence = "it is not checked") {
  return {
    code: "input/line-too-long",
    message: `the line is longer than ${Math.floor(limit / 1048576)} MiB; ${consequence}`,
    hint: "a line is one JSON value of at most that size"
  };
}

var INPUT_LIMITS = { line: 64 * MEBIBYTE, document: 256 * MEBIBYTE };

async function readInput(name, source2, limits = INPUT_LIMITS) {
  if (/\.ya?ml(?:\.gz)?$/i.test(name)) return { kind: "problem", problem: YAML_FILE };
  const { chunks, isCompressed } = await inflate(source2);
  const head = { source: chunks[Symbol.asyncIterator](), parts: [], size: 0, ended: false };
  await pull(head);
  const encoding = otherEncoding(head.parts[0] ?? new Uint8Array());
  if (encoding !== void 0)
    return refuse(head, { code: "input/encoding", message: `the file is ${encoding}; JSON is UTF-8`, hint: ENCODING_HINT });
  if (/\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(name) || await startsLines(head, limits)) {
    return { kind: "lines", batches: readLines(joinChunks(Buffer.concat(head.parts), head.source), limits.line, isCompressed) };
  }
  while (!head.ended && head.size <= limits.document) await pull(head);
  if (head.size > limits.document) return refuse(head, tooLarge(limits.document));
  return toDocument(head);
}

function toDocument(head) {
  const decoded = decodeText(Buffer.concat(head.parts));
  if (!decoded.ok) return refuse(head, { code: "input/encoding", message: decoded.message, hint: ENCODING_HINT });
  if (decoded.text.trim() === "") return refuse(head, EMPTY);
  return { kind: "document", text: decoded.text };
}
var EMPTY = { code: "input/empty", message: "the file is empty", hint: "a payload is at least one JSON value" };

async function startsLines(head, limits) {
  let seen = 0;
  let isFollowed = false;
  for (; ; ) {
    const news = head.parts.slice(seen);
    seen = head.parts.length;
    if (isFollowed && news.some((part) => !isBlank(part))) return true;
    const hasNews = !isFollowed && news.some((part) => part.includes(LINE_FEED2));
    const { line, rest } = hasNews ? splitFirstLine(Buffer.concat(head.parts)) : {};
    if (line !== void 0 && !isJson(line)) return false;
    if (rest !== void 0 && !isBlank(rest)) return true;
    isFollowed ||= line !== void 0;
    if (head.ended || head.size > limits.line) return false;
    await pull(head);
  }
}
var LINE_FEED2 = 10;

function splitFirstLine(bytes) {
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED2); end >= 0; end = bytes.indexOf(LINE_FEED2, start)) {
    const line = bytes.subarray(start, end);
    if (!isBlank(line)) return { line, rest: bytes.subarray(end + 1) };
    start = end + 1;
  }
  return {};
}

function isJson(line) {
  const decoded = decodeText(line);
  if (!decoded.ok) return false;
  try {
    JSON.parse(decoded.text);
    return true;
  } catch {
    return false;
  }
}

function isBlank(bytes) {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13 || byte === LINE_FEED2);
}

async function pull(head) {
  const next = await head.source.next();
  if (next.done === true) head.ended = true;
  else {
    head.parts.push(new Uint8Array(next.value));
    head.size += next.value.length;
  }
}

async function refuse({ source: source2 }, problem) {
  await source2.return?.();
  return { kind: "problem", problem };
}

function tooLarge(limit) {
  return {
    code: "input/too-large",
    message: `the document is larger than ${Math.floor(limit / MEBIBYTE)} MiB`,
    hint: "write one payload a line (NDJSON): such a file may have any size"
  };
}


async function loadAddressesOf(spec, address) {
  const book = await loadConnectors(spec, [address]);
  return book?.addresses.includes(address) === true ? book.addresses : (await spec.loadAddressBook()).addresses;
}

async function loadAddressBookFor(spec, sources, { targetOf }) {
  const chosen = sources.map(({ name, path }) => targetOf(path).as ?? name.slice(name.lastIndexOf("/") + 1));
  const book = await loadConnectors(spec, chosen);
  if (book === void 0) return spec.loadAddressBook();
  const names = { addresses: new Set(book.addresses), connectors: spec.connectors };
  if (!chosen.every((name) => typeof nameTarget(name, names) === "string")) return spec.loadAddressBook();
  return { ...book, answering: ownersOf(chosen.filter((name) => !/\.(?:params|request|auth_config|execute)\b/.test(name))) };
}

function ownersOf(names) {
  return [...new Set(names.map((name) => name.split(".", 1)[0] ?? ""))];
}

async function loadConnectors(spec, names) {
  const owners = ownersOf(names);
  if (!owners.every((owner) => spec.connectors.includes(owner))) return void 0;
  const validators = await Promise.all(owners.map((owner) => spec.loadConnector(owner)));
  return { addresses: listAddresses(validators), validatorFor: createLookup(validators) };
}

var noOperation = {
  code: "target/unknown-operation",
  message: "cannot tell which schema applies to this response: its request names no operation",
  hint: "fix the request, or name the schema with --as"
};

function splitDocument(value, named, rules) {
  if (Array.isArray(value)) return value.flatMap((element, index) => splitValue(element, [index], named, rules));
  if (rules.as === void 0 && typeof named !== "string" && isHar(value)) return harParts(value, rules);
  return splitValue(value, [], named, rules);
}

function splitValue(value, path, named, rules) {
  const address = rules.as ?? (typeof named === "string" ? named : void 0);
  if (address !== void 0) return [withoutEditorSchema({ value, path, target: [address] })];
  if (isExchange(value)) return exchangeParts(value, path, rules);
  if (named !== void 0 && typeof named !== "string" && !isCall(value)) return [{ value, path, target: named }];
  const { bodies, gateway } = rules.ofCatalog();
  if (isLoneError(value, bodies)) return [{ value, path, target: [gateway.error] }];
  return isRecordedResponse(value) ? recordedParts(value, path, gateway) : requestParts(value, path, rules);
}

function recordedParts(value, path, gateway) {
  const { body, status } = responseOf(value, path);
  if (status !== void 0 && status >= 400) return body === void 0 ? [] : [{ ...body, target: body.unchecked ?? [gateway.error] }];
  return [{ value, path, target: unknown }];
}

function requestParts(value, path, rules) {
  const targets = requestTargets(value, rules);
  return [withoutEditorSchema({ value, path, target: targets.length > 0 ? targets : unknown })];
}

function isCall(value) {
  return isObject(value) && ["entity", "action", "connector_definition_id", "auth_config"].some((key) => Object.hasOwn(value, key));
}
var unknown = {
  code: "target/unknown",
  message: "cannot tell which schema applies to this value",
  hint: "name it with --as <address>, begin the file name with the address, or use --connector <connector> for requests"
};

function isHar(value) {
  return Array.isArray(own(own(value, "log"), "entries"));
}

function harParts(value, rules) {
  const entries = own(own(value, "log"), "entries");
  const instances = /* @__PURE__ */ new Map();
  const parts = (Array.isArray(entries) ? entries : []).flatMap(
    (entry, index) => entryParts(entry, ["log", "entries", index], rules, instances)
  );
  const nothing = {
    code: "input/no-payload",
    message: "the recording contains no call to the gateway",
    hint: "record calls to the execute endpoint"
  };
  return parts.length > 0 ? parts : [{ value: void 0, path: ["log", "entries"], target: nothing }];
}

function entryParts(entry, path, rules, instances) {
  const request = own(entry, "request");
  const url = textOf(own(request, "url")).replace(/[?#].*$/s, "");
  const { paths, definitions } = rules.ofCatalog();
  const isCreate = paths.create.test(url);
  const [, instance] = paths.execute.exec(url) ?? [];
  if (!isCreate && instance === void 0 || own(request, "method") !== "POST") return [];
  const response = own(entry, "response");
  const exchange = {
    connector: rules.connector ?? (instance === void 0 ? void 0 : instances.get(instance)),
    request: bodyIn(own(request, "postData"), [...path, "request"], "postData"),
    response: wasInterrupted(response) ? void 0 : bodyIn(own(response, "content"), [...path, "response"], "content"),
    status: toStatus(own(response, "status"))
  };
  if (isCreate) rememberInstance(exchange, definitions, instances);
  return toParts(exchange, rules);
}

function wasInterrupted(response) {
  return toStatus(own(response, "status")) === void 0 && own(own(response, "content"), "text") === void 0;
}

function bodyIn(holder, path, key) {
  const text = own(holder, "text");
  if (text === void 0) return parsedBody(text, path);
  const inside3 = [...path, key, "text"];
  const isJson2 = /^$|json|x-unknown/i.test(textOf(own(holder, "mimeType")));
  return isJson2 || key === "postData" ? parsedBody(text, inside3, own(holder, "encoding")) : unchecked(inside3, "this body is not JSON");
}

function rememberInstance({ request, response }, definitions, instances) {
  const connector = definitions.get(textOf(own(request?.value, "connector_definition_id")));
  if (connector !== void 0) instances.set(textOf(own(response?.value, "id")), connector);
}

function isExchange(value) {
  return isObject(value) && !("entity" in value) && ("request" in value || "response" in value && "connector" in value);
}

function exchangeParts(value, path, rules) {
  const named = own(value, "connector");
  const connector = typeof named === "string" ? named : rules.connector;
  if (connector !== void 0 && !rules.connectors.includes(connector)) {
    return [{ value: void 0, path: [...path, "connector"], target: unknownConnector2(connector, rules) }];
  }
  const { body, status } = responseOf(own(value, "response"), [...path, "response"]);
  const request = toBody(own(value, "request"), [...path, "request"]);
  return toParts({ connector, request, response: body, status: toStatus(own(value, "status")) ?? status }, rules);
}

function toParts(exchange, rules) {
  const { connector, request, response } = exchange;
  const asked = request === void 0 ? [] : requestTargets(request.value, rules, connector);
  const parts = [];
  if (request !== void 0) parts.push({ ...request, target: request.unchecked ?? (asked.length === 0 ? noRequest(connector) : asked) });
  if (response === void 0) return parts;
  const answers = responseTargets(exchange, response, asked, rules);
  const isTold = answers === void 0 && request?.unchecked !== void 0;
  if (answers?.length !== 0 && !isTold) parts.push({ ...response, target: response.unchecked ?? answers ?? noOperation });
  return parts;
}

function responseTargets({ connector, request, status }, response, asked, rules) {
  const { gateway, bodies } = rules.ofCatalog();
  const isCreate = asked[0] === gateway.createInstance;
  const operations = namedOperations(request?.value, rules.ofCatalog(), connector);
  const answers = operations.map(({ addresses }) => addresses.response).filter((address) => address !== void 0);
  const isDownload = operations.length > 0 && answers.length === 0;
  if (status === void 0 ? !isDownload && isErrorBody(response.value, bodies, isCreate ? bodies.created : bodies.success) : status >= 400) {
    return [gateway.error];
  }
  if (isCreate) return [gateway.createInstanceResponse];
  return operations.length === 0 ? void 0 : answers;
}

function noRequest(connector) {
  return {
    code: "target/unknown",
    message: "this request has neither entity and action nor connector_definition_id",
    hint: connector === void 0 ? "name the connector in the exchange" : "record the body of the request"
  };
}

function unknownConnector2(connector, { connectors }) {
  return {
    code: "target/unknown-connector",
    message: "unknown connector",
    hint: suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`)
  };
}

function isErrorBody(body, { error }, success) {
  return isObject(body) && error.some((key) => Object.hasOwn(body, key)) && !success.some((key) => Object.hasOwn(body, key));
}

function isLoneError(value, { error, errorLists }) {
  if (!isObject(value)) return false;
  return errorLists.some((key) => Object.hasOwn(value, key) && Array.isArray(value[key])) && Object.keys(value).every((key) => error.includes(key));
}

function withoutEditorSchema(part) {
  const { value, path, target } = part;
  if (path.length > 0 || "code" in target || !target.every(isRequestAddress)) return part;
  if (!isObject(value) || typeof own(value, "$schema") !== "string") return part;
  const { $schema: _schema, ...request } = value;
  return { ...part, value: request };
}

import { createHash } from "node:crypto";

var TOKEN = /"(?:[^"\\]|\\.)*"?(\s*:)?|[^\s"{}[\]:,]+/g;

function printFrames(source2, ranges, vocabulary) {
  const windows = ranges.map((range) => windowsAround(source2, range));
  const sorted = mergeWindows(windows.flat());
  const secrets = source2.isJson ? findSecrets(source2.text, sorted, vocabulary, source2.isSecret) : sorted.flatMap((window) => findSecretsInBrokenText(source2.text, window, vocabulary));
  return ranges.map((range, index) => printFrame(source2, range, windows[index] ?? [], secrets));
}

function windowsAround({ text, lines }, { start }) {
  const { line, column } = positionOf(lines, start);
  const index = line - lines.firstLine;
  return [index - 1, index, index + 1].flatMap((at) => {
    const from = lines.starts[at];
    if (from === void 0) return [];
    const to = (lines.starts[at + 1] ?? text.length + 1) - 1;
    if (at !== index && text.slice(from, to).trim() === "") return [];
    const first = at === index ? Math.max(from, start - BEFORE) : from;
    return column > BEFORE + AFTER && at !== index ? [] : [{ start: first, end: Math.min(to, (at === index ? start : from) + AFTER) }];
  });
}

function mergeWindows(windows) {
  const merged = [];
  for (const window of [...windows].sort((left, right) => left.start - right.start)) {
    const last = merged.at(-1);
    if (last === void 0 || window.start > last.end) merged.push(window);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, window.end) };
  }
  return merged;
}

function printFrame(source2, range, windows, secrets) {
  const own2 = positionOf(source2.lines, range.start).line;
  const lines = windows.map((window) => {
    const { line, column } = positionOf(source2.lines, window.start);
    const text = show(source2.text, window, secrets);
    const cutAfter = window.end < source2.text.length && source2.text[window.end] !== "\n";
    const shown = { number: line, text, cutBefore: column > 1, cutAfter };
    if (line !== own2) return shown;
    const before = show(source2.text, { start: window.start, end: range.start }, secrets);
    const marked = show(source2.text, { start: range.start, end: Math.min(range.end, window.end) }, secrets);
    return { ...shown, mark: { before, marked } };
  });
  return frameRows(lines).map(({ gutter, text }) => `${gutter} ${text}`.trimEnd()).join("\n");
}

function show(text, { start, end }, secrets) {
  let shown = "";
  let offset = start;
  for (const secret of secrets) {
    if (secret.end <= offset || secret.start >= end) continue;
    shown += safeLine(text.slice(offset, Math.max(offset, secret.start))) + REDACTED;
    offset = Math.min(end, secret.end);
  }
  return shown + safeLine(text.slice(offset, end).replace(/\r$/, ""));
}

function findSecrets(text, windows, { isSecretName, isKnown: isKnown2 }, isAllSecret) {
  const secrets = [];
  let next = 0;
  const isShown = ({ start, end }) => {
    while ((windows[next]?.end ?? Infinity) < start) next += 1;
    return (windows[next]?.start ?? Infinity) <= end;
  };
  const hides = (path) => isAllSecret || path.some((step2) => typeof step2 === "string" && isSecretName(step2));
  scanJson(text, {
    onKey: (path, range) => {
      if (!isShown(range)) return;
      const key = String(path.at(-1));
      if (hides(path.slice(0, -1)) && !isKnown2(key) && !isSecretName(key)) secrets.push(inside2(range));
      else if (!isKnown2(key)) secrets.push(...findShapes(text, range));
    },
    onValue: (path, range, kind) => {
      if (kind === "object" || kind === "array" || !isShown(range)) return;
      if (!hides(path) && !isNamedSecret(path)) secrets.push(...secretsOfString(text, range, kind, { isSecretName, isKnown: isKnown2 }));
      else if (kind === "string") secrets.push(inside2(range));
      else if (kind === "number") secrets.push(range);
    }
  });
  return secrets;
}

function isNamedSecret(path) {
  return path.at(-1) === "value" && path.some((step2) => step2 === "headers" || step2 === "cookies" || step2 === "queryString" || step2 === "params");
}

function secretsOfString(text, range, kind, vocabulary) {
  if (kind !== "string") return [];
  const first = text.slice(range.start + 1, range.start + 40).trimStart()[0];
  return first === "{" || first === "[" ? secretsInside(text, range, vocabulary) : findShapes(text, range);
}

function secretsInside(text, range, vocabulary) {
  const { text: inner, toOuter } = embeddedText(text, range);
  if (scanJson(inner, {}) !== void 0) return [inside2(range)];
  return findSecrets(inner, [{ start: 0, end: inner.length }], vocabulary, false).map(toOuter);
}

function findShapes(text, { start, end }) {
  const value = String(JSON.parse(text.slice(start, end)));
  return redactText(value) === value ? [] : [inside2({ start, end })];
}

function inside2({ start, end }) {
  return { start: start + 1, end: end - 1 };
}

function findSecretsInBrokenText(text, window, { isKnown: isKnown2 }) {
  const secrets = [];
  for (const match of text.slice(window.start, window.end).matchAll(TOKEN)) {
    const word = match[0].replace(/^"/, "").replace(/"?\s*:?$/, "");
    const start = window.start + match.index + (match[0].startsWith('"') ? 1 : 0);
    if (word.length > LONGEST_SHOWN && !isKnown2(word)) secrets.push({ start, end: start + word.length });
  }
  return secrets;
}


function toUnlocatedIssue({ severity, code, message, hint, path }, part, address) {
  return { severity, code, message, path, part, address, ...hint !== void 0 && { hint } };
}

function toFindings(document, issues, sources, isJson2 = true) {
  const { text, firstLine, isSecret = false } = document;
  const lines = indexLines(text, firstLine);
  const ranges = locateIssues(text, issues, isJson2);
  const frames = text === "" ? [] : printFrames({ text, lines, isJson: isJson2, isSecret }, ranges, sources.vocabulary);
  return issues.map((issue, index) => {
    const range = ranges[index] ?? { start: 0, end: 0 };
    const { line, column } = positionOf(lines, range.start);
    const end = positionOf(lines, range.end);
    const { severity, code, file, ...rest } = describeIssue(document, issue, sources);
    const place = { line, column, endLine: end.line, endColumn: end.column };
    const frame = issue.part?.embedded === "base64" ? void 0 : frames[index];
    return { severity, code, file, ...place, ...rest, ...frame !== void 0 && { frame } };
  });
}

function describeIssue({ file, isSecret = false }, issue, { catalog, vocabulary }) {
  const { severity, code, message, hint, path, part, address } = issue;
  const whole = [...part?.path ?? [], ...path];
  const shown = showPath(whole, vocabulary, isSecret);
  const entry = toBackground(catalog, issue);
  return {
    severity,
    code,
    file: redactName(file),
    path: jsonPath(shown),
    pointer: jsonPointer(shown),
    message: withSubject(message, path, shown.slice(part?.path.length ?? 0)),
    ...hint !== void 0 && { hint },
    ...address !== void 0 && { address },
    ...entry !== void 0 && { catalog: entry },
    fingerprint: toFingerprint({ file, code, address: address ?? "", path: whole })
  };
}

function toBackground(catalog, { address, path, part }) {
  if (address === void 0) return void 0;
  const owner = path[0] === "auth_config" ? catalog.connectors.find(({ definitionId }) => definitionId.value === own(part?.value, DEFINITION)) : void 0;
  const credentials = owner?.addresses.authConfig;
  const described = credentials === void 0 ? describe(catalog, address, path) : describe(catalog, credentials, path.slice(1));
  const { description, section, origin } = described;
  if (section === void 0) return void 0;
  return { section, ...description !== void 0 && { description }, ...origin !== void 0 && { origin: origin.kind } };
}

function showPath(path, { isKnown: isKnown2, isSecretName }, isSecret) {
  let inside3 = isSecret;
  return path.map((step2) => {
    if (typeof step2 === "number") return step2;
    const hides = inside3 && !isKnown2(step2) && !isSecretName(step2);
    inside3 ||= isSecretName(step2);
    if (isKnown2(step2)) return step2;
    return hides ? REDACTED : redactText(step2);
  });
}

function withSubject(message, path, shown) {
  const subject = subjectOf(path);
  const rest = message.startsWith(subject) ? `${subjectOf(shown)}${message.slice(subject.length)}` : message;
  return path.reduce(
    (text, step2, index) => step2 === shown[index] ? text : text.replaceAll(cleanName(String(step2)), REDACTED),
    rest
  );
}

function locateIssues(text, issues, isJson2) {
  if (!isJson2) return issues.map(({ range }) => range ?? { start: 0, end: text.length });
  const paths = issues.map(({ part, path }) => part?.embedded !== void 0 ? part.path : [...part?.path ?? [], ...path]);
  const places = locateJson(text, paths);
  return issues.map((issue, index) => {
    const place = places[index] ?? { value: { start: 0, end: text.length } };
    if (issue.range !== void 0) return issue.range;
    if (issue.part?.embedded === "base64") return place.value;
    return issue.part?.embedded === "text" ? locateEmbedded(text, place.value, issue) : pointAt(place, issue.code, text);
  });
}

function locateEmbedded(text, literal, { path, code }) {
  if (text[literal.start] !== '"') return literal;
  const { text: inner, toOuter } = embeddedText(text, literal);
  const [place] = locateJson(inner, [path]);
  return place === void 0 ? literal : toOuter(pointAt(place, code, inner));
}

function pointAt({ key, value }, code, text) {
  if (key !== void 0 && /\/(?:unknown|missing|at-least-one-of)$/.test(code)) return key;
  const opens = text[value.start] === "{" || text[value.start] === "[";
  return opens ? { start: value.start, end: value.start + 1 } : value;
}

function toFingerprint({ file, code, address, path }) {
  const steps = path.map((step2) => typeof step2 === "number" ? 0 : step2);
  return createHash("sha256").update(JSON.stringify([file, code, address, steps])).digest("hex").slice(0, 24);
}

function jsonPath(path) {
  const steps = path.map((step2) => {
    if (typeof step2 === "number") return `[${step2}]`;
    return /^[A-Za-z_$][\w$]*$/.test(step2) ? `.${step2}` : `[${quote(step2)}]`;
  });
  return `$${steps.join("")}`;
}

function quote(name) {
  return `'${JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

var brokenBody = { code: "json/syntax", message: "this body is not JSON", hint: "record bodies as they were sent" };
var TEXT_SEQUENCE = {
  code: "json/syntax",
  message: "this is a JSON text sequence (RFC 7464): a character U+001E stands before each value",
  hint: "remove these characters, for instance with: tr -d '\\036'"
};

async function validate(context, settings, baseline) {
  const started = context.now();
  const sources = openInputs(settings.inputs, { ...settings, cwd: context.cwd, stdin: context.stdin });
  const book = await loadAddressBookFor(context.spec, sources, settings);
  const checking = toChecking(context, book, await loadInner(context.spec, book, settings), settings, baseline);
  const progress = startProgress(context, () => checking.collector.errors);
  for (const source2 of sources) {
    if (checking.collector.stopped) break;
    progress.file(redactName(source2.name));
    const targets = { ...checking.targets, ...settings.targetOf(source2.path) };
    await checkSource(source2, { ...checking, targets }, progress);
  }
  progress.end();
  const { findings, entries, errors, warnings, known, hidden } = checking.collector;
  const counts = { files: sources.length, values: progress.values(), errors, warnings, known, hidden };
  const time = { milliseconds: context.now() - started, started: new Date(started).toISOString().slice(0, 19) };
  const run2 = {
    version: context.spec.version,
    findings,
    vanished: checking.collector.stopped ? [] : baseline?.vanished() ?? [],
    files: sources.map(({ name }) => redactName(name)),
    summary: { ...counts, ...time }
  };
  return { run: run2, ...entries !== void 0 && { entries: entries.values() } };
}

async function loadInner(spec, { answering = spec.connectors }, { severities }) {
  return severities.get("inner/type") === "off" ? [] : (await Promise.all(answering.map((connector) => spec.loadInner(connector)))).flat();
}

function toChecking({ spec }, { addresses, validatorFor }, inner, settings, baseline) {
  const { maxIssues, failFast, warningsAsErrors, profile, strictJson, severities, writeBaseline: writeBaseline2 } = settings;
  const readCatalog = once(spec.readCatalog);
  const entries = writeBaseline2 === void 0 ? {} : { entries: /* @__PURE__ */ new Map() };
  return {
    options: { profile, maxIssues: severities.size > 0 ? ALL_ISSUES : maxIssues, inner },
    strictJson,
    validatorFor,
    targets: { addresses: new Set(addresses), connectors: spec.connectors, ofCatalog: once(() => toCatalogRules(readCatalog())) },
    collector: { findings: [], errors: 0, warnings: 0, known: 0, hidden: 0, stopped: false, ...entries },
    rules: {
      maxIssues,
      failFast,
      severities,
      warningsAsErrors,
      sources: once(() => ({ catalog: readCatalog(), vocabulary: toVocabulary(readCatalog()) })),
      ...baseline !== void 0 && { baseline }
    }
  };
}

async function checkSource(source2, checking, progress) {
  const { name, open } = source2;
  const { collector, rules } = checking;
  const before = progress.values() + countOf2(collector);
  const problem = typeof open === "function" ? await readAndCheck(name, open, checking, progress) : open;
  if (problem !== void 0) return collectProblem(collector, rules, name, 1, problem);
  if (progress.values() + countOf2(collector) === before) collectProblem(collector, rules, name, 1, EMPTY);
}

function countOf2({ errors, known }) {
  return errors + known;
}

async function readAndCheck(name, open, checking, progress) {
  try {
    const input = await readInput(name, progress.count(open()));
    if (input.kind === "problem") return input.problem;
    const named = nameTarget(name, checking.targets);
    if (input.kind === "document") progress.add(checkText(checking, { file: name, text: input.text, firstLine: 1 }, named, false));
    else
      for await (const batch of input.batches) {
        checkLines(batch, name, named, checking, progress);
        if (checking.collector.stopped) break;
      }
    return void 0;
  } catch (error) {
    if (isGzipError(error)) return BROKEN_GZIP;
    if (isFileError(error)) return toReadProblem(error);
    throw error;
  }
}
var BROKEN_GZIP = {
  code: "input/gzip",
  message: "the gzip data is damaged or incomplete",
  hint: "compress the file again; gzip -t checks a file"
};

function checkLines({ firstLine, lines }, file, named, checking, progress) {
  let values2 = 0;
  for (const [index, line] of lines.entries()) {
    if (checking.collector.stopped) break;
    if (typeof line !== "string") collectProblem(checking.collector, checking.rules, file, firstLine + index, line);
    else if (line.trim() !== "") values2 += checkText(checking, { file, text: line, firstLine: firstLine + index }, named, true);
  }
  progress.add(values2);
}

function isFileError(error) {
  return error instanceof Error && "syscall" in error;
}

function startProgress({ stderr, now }, errors) {
  let values2 = 0;
  let bytes = 0;
  let name = "";
  let last = now();
  let isShown = false;
  const show2 = () => {
    if (!stderr.isTerminal || now() - last < INTERVAL) return;
    last = now();
    isShown = true;
    const size = `${Math.round(bytes / 1e6)} MB`;
    stderr.write(`\r\x1B[2K${safeLine(name).slice(-60)}: ${values2.toLocaleString("en-US")} values, ${size}, ${errors()} errors`);
  };
  return {
    file: (next) => {
      name = next;
      show2();
    },
    add: (count) => {
      values2 += count;
      show2();
    },
    values: () => values2,
    count: async function* (chunks) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        show2();
        yield chunk;
      }
    },
    end: () => {
      if (isShown) stderr.write("\r\x1B[2K");
    }
  };
}

function checkText(checking, document, named, isLine) {
  let value;
  try {
    value = JSON.parse(document.text);
  } catch {
    collect(checking.collector, checking.rules, document, [syntaxIssue(document.text, isLine)], false);
    return 1;
  }
  if (isLine && passesAtOnce(value, named, checking)) return 1;
  const parts = isLine ? splitValue(value, [], named, checking.targets) : splitDocument(value, named, checking.targets);
  const issues = parts.flatMap((part) => validateValue(part, checking));
  if (checking.strictJson) issues.push(...strictIssues(document.text));
  if (issues.length === 0) return parts.length;
  const isSecret = parts.some(({ target }) => isTargets(target) && target.some(isCredentialsAddress));
  collect(checking.collector, checking.rules, { ...document, isSecret }, issues);
  return parts.length;
}

function passesAtOnce(value, named, { targets, strictJson, validatorFor, options }) {
  const address = targets.as ?? named;
  return typeof address === "string" && !strictJson && validatorFor(address).check(value, options).issues.length === 0;
}

function validateValue(part, checking) {
  if (part.embedded !== void 0 && part.value === void 0) return [{ ...problemIssue(brokenBody), part }];
  if (!isTargets(part.target)) return [{ ...problemIssue(part.target), part }];
  return nearestIssues(part.target.map(checking.validatorFor), part, checking);
}

function nearestIssues(validators, part, { options, rules }) {
  let nearest;
  for (const { address, check } of validators) {
    const issues = check(part.value, options).issues.map((issue) => toUnlocatedIssue(issue, part, address));
    const errors = issues.filter((issue) => levelOf(issue, rules) === "error").length;
    const isNearer = nearest === void 0 || errors < nearest.errors || errors === nearest.errors && issues.length < nearest.issues.length;
    if (isNearer) nearest = { issues, errors };
    if (issues.length === 0) break;
  }
  return nearest?.issues ?? [];
}

function isTargets(target) {
  return Array.isArray(target);
}

function strictIssues(text) {
  return findStrictProblems(text).map(({ code, message, path, range }) => ({ severity: "error", code, message, path, range }));
}

function syntaxIssue(text, isLine) {
  const { offset, message } = scanJson(text, {}) ?? { offset: 0, message: "this is not JSON" };
  const range = { start: offset, end: Math.min(offset + 1, text.length) };
  if (text.trimStart().startsWith("")) return { ...problemIssue(TEXT_SEQUENCE), range };
  if (!isLine && looksLikeYaml(text)) return { ...problemIssue(YAML_TEXT), range };
  return { severity: "error", code: "json/syntax", message, path: [], range };
}

function levelOf({ code, severity }, { severities, warningsAsErrors }) {
  const level = severities.get(code) ?? severity;
  return level === "warning" && warningsAsErrors ? "error" : level;
}

function collect(collector, rules, document, issues, isJson2 = true) {
  const fresh = [];
  for (const issue of issues) {
    const severity = levelOf(issue, rules);
    if (collector.stopped) break;
    if (severity === "off" || isKnown(collector, rules, document, issue)) continue;
    collector[severity === "error" ? "errors" : "warnings"] += 1;
    if (collector.findings.length + fresh.length < rules.maxIssues) fresh.push({ ...issue, severity });
    else collector.hidden += 1;
    collector.stopped = rules.failFast && severity === "error";
  }
  if (fresh.length > 0) collector.findings.push(...toFindings(document, fresh, rules.sources(), isJson2));
}

function collectProblem(collector, rules, file, line, problem) {
  collect(collector, rules, { file, text: "", firstLine: line }, [problemIssue(problem)], false);
}

function problemIssue({ code, message, hint }) {
  return { severity: "error", code, message, hint, path: [] };
}

function isKnown(collector, { baseline, sources }, document, issue) {
  if (baseline === void 0 && collector.entries === void 0) return false;
  const located = describeIssue(document, issue, sources());
  if (collector.entries !== void 0) countFinding(collector.entries, located);
  const known = baseline?.takes(located.fingerprint) === true;
  if (known) collector.known += 1;
  return known;
}


function roleText(role) {
  return phrases[role.kind](role);
}
var phrases = {
  paging: ({ part }) => part === "size" ? "page size" : `asks for the ${part} page`,
  identity: ({ fields, entity }) => `names the record${entity === void 0 ? "" : ` of ${quote2([entity])}`}, by ${quote2(fields, "or")}`,
  parent: ({ entities, by, field }) => `names the record of ${quote2(entities, "or")} that the records belong to${by === void 0 ? "" : `, by ${quote2([by])}`}${field === void 0 ? "" : `; they have it in ${quote2([field])}`}`,
  within: ({ field }) => `names what the records are in${field === void 0 ? ": the sandbox accepts any value" : `; they have it in ${quote2([field])}`}`,
  filter: filterText,
  search: ({ language, in: fields }) => `search${fields === void 0 ? "" : ` in ${quote2(fields)}`}, ${languages[language]}`,
  order: ({ language, in: field }) => `order of the records${insideOf(field)}, ${languages[language]}`,
  select: ({ as, in: field }) => `fields that come back${insideOf(field)}, ${as === "mask" ? "as a mask" : "by name"}`,
  expand: ({ in: field }) => `optional fields that come back${insideOf(field)}`,
  format: () => "media type of the download",
  field: ({ field }) => `written to ${quote2([field])}`,
  includes: (condition) => `without it, records whose ${conditionText(condition)} are left out`,
  excludes: (condition) => `leaves out records whose ${conditionText(condition)}`,
  modifies: ({ params }) => `changes how ${quote2(params, "and")} ${params.length === 1 ? "works" : "work"}`,
  index: ({ field }) => `number of an element of ${quote2([field])}, counted from 0`,
  range: () => "part of the download",
  no_effect: ({ because }) => because === notReviewed ? "not reviewed: the sandbox accepts any value" : `changes nothing in the answer. ${because}`
};
var comparisons = {
  interval: "is in this interval",
  equals: "is this value",
  one_of: "is one of these values",
  contains: "contains this text",
  prefix: "begins with this text",
  after: "is later than this",
  before: "is earlier than this"
};
var languages = {
  text: "as text",
  clauses: "in clauses",
  filter_groups: "by groups of filters",
  jql: "in JQL",
  file_query: "in file queries",
  signed: "`-` for descending",
  keywords: "`desc` for descending",
  criteria: "by criteria"
};

function filterText({ field, as, inclusive, meanings }) {
  if (meanings === void 0)
    return `only records whose ${quote2([field ?? ""])} ${comparisons[as]}${inclusive === true ? " or equal" : ""}`;
  const values2 = Object.entries(meanings).map(([value, conditions]) => {
    const text = conditions.length === 0 ? "all records" : conditions.map(conditionText).join(" and ");
    return `${quote2([value])}: ${text}`;
  });
  return `which records come back. ${values2.join("; ")}`;
}

function conditionText({ field, is, isNot }) {
  const words = [...is === void 0 ? [] : [`is ${valuesText(is)}`], ...isNot === void 0 ? [] : [`is not ${valuesText(isNot)}`]];
  return `${quote2([field])} ${words.join(" and ")}`;
}

function valuesText(value) {
  return [value].flat().map(scalarText).join(" or ");
}

function scalarText(value) {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function insideOf(field) {
  return field === void 0 ? "" : ` inside of ${quote2([field])}`;
}

function quote2(names, last = ",") {
  const quoted = names.map((name) => `\`${name}\``);
  return last === "," || quoted.length < 2 ? quoted.join(", ") : `${quoted.slice(0, -1).join(", ")} ${last} ${quoted.at(-1) ?? ""}`;
}

import { printFieldPath } from "../shared/field_path.js";


function plainPhrase(phrase) {
  return phrase.map((part) => typeof part === "string" ? part : part.code).join("");
}

function namesPhrase(names) {
  return names.flatMap((code, index) => index === 0 ? [{ code }] : [", ", { code }]);
}


function bindingFacts({ params, rest, fixed, take, meta, follow }) {
  return {
    params: Object.entries(params).flatMap(([name, place]) => placeFact(name, place, rest)),
    fixed: Object.entries(fixed ?? {}).map(([name, value]) => ({
      name,
      phrase: [{ code: JSON.stringify(value) }, ", unless it is given"]
    })),
    ...take !== void 0 && { result: [{ code: printFieldPath(take) }] },
    meta: Object.entries(meta ?? {}).map(([name, source2]) => sourceFact(name, source2)),
    ...follow !== void 0 && {
      content: [
        "from the address in ",
        { code: printFieldPath(follow.address) },
        ", without credentials, on ",
        ...namesPhrase(follow.hosts)
      ]
    }
  };
}

function versionPhrase({ header }) {
  return header === void 0 ? ["in the path"] : ["in the header ", { code: header }];
}

function signingPhrase(way) {
  switch (way.kind) {
    case "header":
      return [{ code: `${way.header}: ${way.value}` }];
    case "basic":
      return [
        "Basic authentication with ",
        { code: way.username },
        ...way.password === void 0 ? [" and no password"] : [" and ", { code: way.password }]
      ];
    case "oauth_refresh":
      return [{ code: `${way.header}: ${way.value}` }, ", renewed at ", { code: way.tokenUrl }];
  }
}

function retirementPhrase({ on }) {
  return on === void 0 ? ["retired"] : [`retired on ${on}`];
}

function placeFact(name, place, rest) {
  switch (place.in) {
    case "path":
      return [];
    case "answer":
      return [{ name, phrase: ["picks the file in the answer"] }];
    case "nowhere":
      return [{ name, phrase: ["not sent"], because: place.because }];
    case "header":
      return [{ name, phrase: ["the header ", { code: place.name }] }];
    case "query":
    case "body":
    case "variable":
      return place.name === name && place.in === rest ? [] : [{ name, phrase: [{ code: place.name }, ` in the ${place.in}`] }];
  }
}

function sourceFact(name, source2) {
  if ("body" in source2) return { name, phrase: [{ code: printFieldPath(source2.body) }] };
  if ("link" in source2) return { name, phrase: [`the link to "${source2.link}" in the header `, { code: "Link" }] };
  if ("header" in source2) return { name, phrase: ["the header ", { code: source2.header }] };
  return { name, phrase: ["always null"], because: source2.because };
}


function printExplanation(spec, addresses, name, json) {
  const catalog = spec.readCatalog();
  const outline = findOutline(catalog, name);
  if (outline !== void 0) return explainOutline(name, outline, json);
  const operation = findOperation(catalog, name);
  const address = operation === void 0 ? name : operation.addresses.request;
  const described = addresses.includes(address) ? describeAddress(catalog, address) : describeName(catalog, address);
  if (described === void 0) throw unknownName(name, catalog, addresses);
  const example = exampleOf(spec, address);
  if (json) return `${jsonText({ name, ...operation ?? toPlain(described), example }, 2)}
`;
  const body = operation === void 0 ? explainAddress(catalog, name, described) : explainOperation(catalog, operation);
  const printed = example === void 0 ? [] : ["", "example", indent(jsonText(example, 2))];
  return `${[name, ...body, ...printed].join("\n")}
`;
}

function explainOutline(name, outline, json) {
  if (json) return `${jsonText({ name, ...outline }, 2)}
`;
  const { description, section, vendor } = outline;
  const lines = [
    name,
    ...description === void 0 ? [] : [indent(description)],
    ...source(section, void 0),
    ...vendor === void 0 ? [] : ["", ...vendorText(vendor)],
    ...printOutline(outline)
  ];
  return `${lines.join("\n")}
`;
}

function unknownName(name, catalog, addresses) {
  const credentials = withoutCredentials(name, addresses);
  if (credentials !== void 0) return credentials;
  const operations = catalog.connectors.flatMap(operationsOf).map(({ id }) => id);
  const inner = catalog.connectors.flatMap((connector) => innerTypesOf(connector).map((type) => `${connector.id}.records.${type.name}`));
  const nearest = similarNames(name, [...outlineNames(catalog), ...operations, ...addresses, ...inner, ...namesBeside(catalog, name)]);
  const help = nearest.length === 0 ? "connector-gateway-spec list shows the connectors, and explain <connector> the entities of one" : `did you mean ${nearest.join(" or ")}?`;
  return new UsageError(`unknown name "${name}"`, help);
}

function namesBeside(catalog, name) {
  const around = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  const place = describeName(catalog, around);
  if (place === void 0) return around === "" ? [] : namesBeside(catalog, around);
  return fieldsIn(place.inner?.type ?? place.type, place.records).map((field) => `${around}.${field.name}`);
}

function fieldsIn(type, records) {
  if (type?.kind === "array") return fieldsIn(type.items, records);
  const unfolded = unfold(type, records);
  return unfolded?.kind === "object" ? unfolded.shape?.fields ?? fieldsIn(unfolded.values, records) : [];
}

function similarNames(wanted, names) {
  const steps = wanted.split(".").length;
  const tail = (name) => name.split(".").slice(-steps).join(".");
  const tails = nearestNames(wanted, [...new Set(names.map(tail))], 3);
  const found = [
    names.filter((name) => name.endsWith(`.${wanted}`)),
    names.filter((name) => wanted !== "" && name.startsWith(wanted)),
    nearestNames(wanted, names, 3),
    tails.flatMap((near) => names.filter((name) => tail(name) === near))
  ];
  return found.find(({ length }) => length > 0)?.slice(0, 3) ?? [];
}

function exampleOf(spec, address) {
  return spec.readExamples(address.split(".")[0] ?? "")[address]?.valid[0];
}

function toPlain({ description, section, origin, type, inner, records }) {
  return { description, section, origin, type: unfold(type, records), inner: inner && { ...inner, type: unfold(inner.type, records) } };
}

function explainAddress(catalog, name, described) {
  const { description, section, origin, type, inner, records } = described;
  const owner = catalog.connectors.find(({ addresses }) => addresses.authConfig === name);
  const fields = owner?.auth.flatMap((method) => explainShape(method.shape, method.title, "no fields")) ?? explainType(type, records, "fields");
  return [
    ...description === void 0 ? [] : [indent(description)],
    ...source(section, origin),
    ...fields,
    ...explainInner(inner, records)
  ];
}

function explainInner(inner, records) {
  if (inner === void 0) return [];
  const fields = fieldsIn(inner.type, records).flatMap((field) => explainField(field, "  "));
  return ["", `inside  ${innerText(inner)}`, ...source(void 0, inner.origin), ...fields];
}

function innerText({ type, origin }) {
  return type === void 0 ? "stays open" : [typeText(type), ...limitTexts(type), ...originText(origin)].join(", ");
}

function originText({ kind }) {
  return kind === "stated" ? [] : [kind.replace("_", " ")];
}

function explainOperation(catalog, operation) {
  const { description, section, origin, effect, permanent, kind, ordered, notes, params, returns, meta, paging, id, binding } = operation;
  const vendor = catalog.connectors.find((connector) => connector.id === operation.connector)?.vendor;
  return [
    ...description === void 0 ? [] : [indent(description)],
    ...source(section, origin),
    `  ${[effect === "write" ? "writes" : "reads", ...permanent ? ["cannot be undone"] : [], `returns: ${kind.replaceAll("_", " ")}`, ...ordered === void 0 ? [] : [ordered.replace("_", " ")]].join("; ")}`,
    ...notes.map((note) => indent(note)),
    `  addresses: ${id}.{${Object.keys(operation.addresses).join(",")}}`,
    ...explainShape(params, "params", "takes no params"),
    ...returns === void 0 ? [] : explainRecord(catalog, operation, returns.record),
    ...meta === void 0 ? [] : explainShape(meta, "meta", "no meta"),
    ...explainPaging(paging),
    ...binding === void 0 ? [] : ["", ...bindingText(binding, vendor)]
  ];
}

function explainRecord(catalog, { addresses }, record) {
  const { type, records } = describeAddress(catalog, addresses.record ?? "");
  return explainType(type, records, `record ${record}`);
}

function explainPaging(paging) {
  if (paging === void 0) return [];
  const { kind, origin: _origin, profile: _profile, notShown, ...named } = paging;
  const because = "because" in named ? named.because : void 0;
  const names = Object.entries(named).filter(([, value]) => value !== because);
  const facts = [kind.replace("_", " "), ...names.map(([name, value]) => `${toWords(name)}: ${pagingText(value)}`)];
  return ["", `paging  ${facts.join(", ")}`, ...[because, notShown].filter((text) => text !== void 0).map((text) => indent(text))];
}

function toWords(property) {
  return property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function pagingText(value) {
  if (typeof value !== "object") return String(value);
  if (!("field" in value)) return value.join(".");
  return value.in === "record" ? `record.${value.field}` : value.field;
}

function explainType(type, records, title) {
  const unfolded = unfold(type, records);
  if (unfolded?.kind === "object" && unfolded.shape !== void 0) return explainShape(unfolded.shape, title, "no fields");
  return unfolded === void 0 ? [] : ["", `${title === "fields" ? "type" : title}  ${[typeText(unfolded), ...limitTexts(unfolded)].join(", ")}`];
}

function explainShape({ fields, open, openBecause, atLeastOneOf }, title, empty) {
  return [
    "",
    fields.length === 0 ? `${title}  ${empty}` : title,
    ...fields.flatMap((field) => explainField(field, "  ")),
    ...atLeastOneOf === void 0 ? [] : [`  at least one of ${atLeastOneOf.join(", ")}`],
    ...open && openBecause !== void 0 ? [indent(`Other names are accepted with a warning. ${openBecause}`)] : []
  ];
}

function explainField(field, margin) {
  const { name, type, required, secret, description, requiredInPractice, default: preset, deprecated, experimental, role } = field;
  const facts = [
    typeText(type),
    ...required ? ["required"] : [],
    ...limitTexts(type),
    ...preset === void 0 ? [] : [`default ${JSON.stringify(preset.value)}${preset.origin.kind === "assumed" ? " (assumed)" : ""}`],
    ...secret ? ["secret"] : [],
    ...originText(field.origin),
    ...deprecated === void 0 ? [] : ["deprecated"],
    ...experimental === void 0 ? [] : ["experimental"]
  ];
  const does = role === void 0 ? "" : roleText(role);
  return [
    `${margin}${name}  ${facts.join(", ")}`,
    ...description === void 0 ? [] : [indent(description, `${margin}    `)],
    ...description?.toLowerCase().includes(does) === true || does === "" ? [] : [indent(does, `${margin}    `)],
    ...requiredInPractice === void 0 ? [] : [indent(`Required in practice: ${requiredInPractice}`, `${margin}    `)],
    ...field.inner === void 0 ? [] : [`${margin}    Inside: ${innerText(field.inner)}`],
    ...(fieldsWithin(type)?.fields ?? []).flatMap((innerField) => explainField(innerField, `${margin}  `))
  ];
}

function source(section, origin) {
  return [
    ...section === void 0 ? [] : [`  source: ${section}`],
    ...origin === void 0 || origin.kind === "stated" ? [] : [`  ${origin.kind.replace("_", " ")}: ${origin.kind === "assumed" ? origin.because : origin.what}`]
  ];
}

function indent(text, margin = "  ") {
  return text.trim().split("\n").map((line) => `${margin}${line}`).join("\n");
}

function vendorText({ name, baseUrl, version, auth, body, idempotencyHeader, retired }) {
  return [
    `third party  ${name}, ${baseUrl}`,
    ...version === void 0 ? [] : [`  version ${version.value}, ${plainPhrase(versionPhrase(version))}: ${version.because}`],
    ...Object.entries(auth).map(([method, way]) => `  ${method}: ${plainPhrase(signingPhrase(way))}`),
    ...body === "form" ? ["  bodies are forms"] : [],
    ...idempotencyHeader === void 0 ? [] : [`  the header ${idempotencyHeader} makes a repeated write safe`],
    ...retirementText(retired)
  ];
}

function bindingText(binding, vendor) {
  const { call, graphql, retired } = binding;
  const version = vendor?.version;
  const { params, fixed, result, meta, content } = bindingFacts(binding);
  return [
    `call  ${call}`,
    ...version === void 0 ? [] : [`  version ${version.value}`],
    ...graphql === void 0 ? [] : [`  query: ${graphql.file}`],
    ...[...params, ...fixed].map(factText),
    ...phraseText("result", result),
    ...meta.map((fact) => factText({ ...fact, name: `meta.${fact.name}` })),
    ...phraseText("content", content),
    ...retirementText(retired ?? vendor?.retired)
  ];
}

function factText({ name, phrase, because }) {
  return `  ${name}: ${plainPhrase(phrase)}${because === void 0 ? "" : `. ${because}`}`;
}

function phraseText(name, phrase) {
  return phrase === void 0 ? [] : [factText({ name, phrase })];
}

function retirementText(retired) {
  return retired === void 0 ? [] : [`  ${plainPhrase(retirementPhrase(retired))}: ${retired.because} ${retired.source}`];
}

function limitTexts(type) {
  if (type.kind === "scalar") return scalarLimits(type);
  const { minItems, maxItems } = { minItems: void 0, maxItems: void 0, ...type };
  return demands(checksFor(itemChecks, { ...minItems !== void 0 && { minItems }, ...maxItems !== void 0 && { maxItems } }));
}

function scalarLimits(type) {
  const { commaList } = type;
  return [
    ...type.const === void 0 ? [] : [JSON.stringify(type.const)],
    ...values("one of", type.enum),
    ...values("for instance", type.knownValues),
    ...demands(checksFor(numberChecks, type)),
    ...demands(
      checksFor(
        stringChecksWith((name) => stringFormat(name, "", name)),
        type
      )
    ),
    ...commaList === void 0 ? [] : [
      "comma-separated",
      ...values("of", commaList.values),
      ...values("for instance", commaList.knownValues),
      ...demands(checksFor(itemChecks, commaList))
    ]
  ];
}

function demands(checks) {
  return checks.map(({ demand }) => demand.replace(/^(?:be|have) /, "").replace(/^match /, "matches "));
}

function values(words, list) {
  return list === void 0 ? [] : [`${words} ${list.map((value) => JSON.stringify(value)).join(", ")}`];
}

var SEVERITY_STYLES = { error: "red", warning: "yellow" };
var CODES = { ...issueCodes, ...inputCodes };

function toReport(run2) {
  const { version, findings, vanished, files, summary } = run2;
  return {
    program: "connector-gateway-spec",
    version,
    findings: findings.map(toFinding),
    annotations: findings.map(toAnnotation),
    summary: summaryLines(run2),
    files,
    milliseconds: summary.milliseconds,
    started: Date.parse(`${summary.started}Z`),
    describe: (code) => {
      const text = CODES[code] ?? code;
      return { text, help: `${text} connector-gateway-spec explain <address> shows the rules of the catalog.` };
    },
    properties: { values: summary.values, hidden: summary.hidden, known: summary.known },
    pretty: (style) => printPretty(run2, style),
    json: () => ({ version, summary, findings, vanished })
  };
}

function toFinding(issue) {
  const { severity, code, message, file, line, column, endLine, endColumn, path, pointer, address, frame, fingerprint } = issue;
  return {
    severity,
    code,
    message,
    more: moreLines(issue),
    place: { file, line, column, endLine, endColumn: Math.max(endColumn, endLine === line ? column : 1) },
    path,
    ...frame !== void 0 && { frame },
    fingerprint: ["connectorGatewaySpec/v1", fingerprint],
    properties: { pointer, ...address !== void 0 && { address } },
    entry: issue
  };
}

function toAnnotation(issue) {
  const { severity, code, file, line, column, endLine, endColumn, path, message } = issue;
  const text = [`${file}:${line}:${column}: ${message}${path === "$" ? "" : ` at ${path}`}`, ...moreLines(issue)].join("\n");
  const isMarked = endLine === line && endColumn > column;
  return { severity, code, text, place: { file, line, column, ...isMarked && { endLine, endColumn } } };
}

function moreLines({ hint, address, catalog }) {
  const says = [address, catalog?.description, catalog?.section].filter((text) => text !== void 0);
  return [...hint === void 0 ? [] : [`help: ${hint}`], ...address === void 0 ? [] : [`catalog: ${says.join(" · ")}`]];
}

function printPretty(run2, { color, quiet }) {
  const paint = createPaint(color);
  const findings = run2.findings.map((finding) => `${printFinding(finding, paint)}
`);
  const summary = quiet ? [] : [`${summaryLines(run2).join("\n")}
`];
  return [...findings, ...summary].join("\n");
}

function printFinding(finding, paint) {
  const { severity, code, file, line, column, path, message, hint, address, catalog, frame } = finding;
  const says = [address, catalog?.description, catalog?.section].filter((text) => text !== void 0).map(safeLine);
  const origin = catalog?.origin === "assumed" ? " (assumed)" : "";
  const where = path === "$" ? "" : ` ${paint("dim", `at ${safeLine(path)}`)}`;
  return [
    `${paint("bold", `${filePath(file)}:${line}:${column}`)} ${paint(SEVERITY_STYLES[severity], severity)} ${code}: ${safeLine(message)}${where}`,
    ...frame === void 0 ? [] : frame.split("\n").map((row) => `  ${paint("dim", safeLine(row))}`),
    ...hint === void 0 ? [] : [`  help: ${safeLine(hint)}`],
    ...says.length === 0 ? [] : [`  catalog: ${says.join(" · ")}${origin}`]
  ].join("\n");
}

function filePath(file) {
  const safe = safeLine(file);
  return /^[#:]/.test(safe) ? `./${safe}` : safe;
}

function summaryLines({ summary, vanished }) {
  const { files, values: values2, errors, warnings, known, hidden } = summary;
  return [
    ...vanished.map(
      (gone) => `gone from the baseline: ${safeLine(gone.file)} ${safeLine(gone.code)} ${safeLine(gone.pointer)}${gone.count > 1 ? ` (${gone.count} times)` : ""}`
    ),
    `${countFindings(errors, warnings)} in ${countOf(values2, "value")} of ${countOf(files, "file")}${known === 0 ? "" : `; ${countOf(known, "finding")} known from the baseline`}`,
    ...hidden === 0 ? [] : [`${countOf(hidden, "more finding")} not shown; --max-issues shows more`]
  ];
}

import { relative as relative2, resolve as resolve3 } from "node:path";

import { relative } from "node:path";

function pathFilter(patterns, folder) {
  const matchers = patterns.flatMap((pattern) => expandBraces(pattern.replaceAll("\\", "/"))).map(toMatcher);
  return (path) => {
    if (matchers.length === 0) return false;
    const steps = relative(folder, path).replaceAll("\\", "/").split("/");
    const absolute = path.replaceAll("\\", "/").split("/");
    return matchers.some((matches) => matches(steps, absolute));
  };
}

function toMatcher(pattern) {
  const isAbsolute2 = pattern.startsWith("/");
  const segments = pattern.split("/").filter((segment, index) => segment !== "." && (segment !== "" || isAbsolute2 && index === 0));
  const [only, ...more] = segments;
  if (only === void 0) return () => false;
  if (more.length === 0 && !isAbsolute2 && only !== "**" && only !== "..") {
    const matches = nameMatcher(only);
    return (steps) => steps.some((step2) => step2 !== ".." && matches(step2));
  }
  const matchers = segments.map((segment) => segment === "**" ? ANY_FOLDERS : nameMatcher(segment));
  return (steps, absolute) => matchesStart(matchers, isAbsolute2 ? absolute : steps);
}

function matchesStart(segments, steps) {
  let segment = 0;
  let step2 = 0;
  let retry;
  for (; ; ) {
    const matches = segments[segment];
    if (matches === void 0) return true;
    const name = steps[step2];
    if (matches === ANY_FOLDERS) {
      if (segment === segments.length - 1) return name !== void 0;
      retry = { segment: segment + 1, step: step2 };
      segment += 1;
    } else if (name !== void 0 && matches(name)) {
      segment += 1;
      step2 += 1;
    } else if (retry !== void 0 && retry.step < steps.length) {
      retry = { segment: retry.segment, step: retry.step + 1 };
      ({ segment, step: step2 } = retry);
    } else return false;
  }
}


function toSettings(words, config, cwd, standard) {
  const local = (path) => config === void 0 ? path : relative2(cwd, resolve3(config.folder, path)) || ".";
  const baseline = toBaseline(words, config?.baseline === void 0 ? void 0 : local(config.baseline));
  const reports = words.reports?.map((report) => ({ ...report, format: report.format ?? standard })) ?? config?.reports?.map(({ format, output }) => output === void 0 ? { format } : { format, output: local(output) }) ?? [
    { format: standard }
  ];
  const written = [config?.path, baseline, words.writeBaseline, ...reports.map(({ output }) => output)];
  const excludes = [pathFilter(words.excludes, cwd), pathFilter(config?.exclude ?? [], config?.folder ?? cwd)];
  return {
    inputs: toInputs(words.inputs, config, local),
    isExcluded: (path) => excludes.some((filter) => filter(path)),
    ownFiles: new Set(written.filter((path) => path !== void 0).map((path) => resolve3(cwd, path))),
    targetOf: toTargets(words, config),
    profile: words.profile ?? config?.profile ?? "documented",
    maxIssues: words.maxIssues ?? config?.maxIssues ?? DEFAULT_MAX_ISSUES,
    failFast: words.failFast,
    quiet: words.quiet,
    warningsAsErrors: words.warningsAsErrors ?? config?.warningsAsErrors ?? false,
    strictJson: words.strictJson ?? config?.strictJson ?? false,
    severities: new Map([...config?.severities ?? [], ...words.severities]),
    baseline,
    writeBaseline: words.writeBaseline,
    reports
  };
}

function toInputs(words, config, local) {
  if (words.length > 0) return words;
  if (config?.paths !== void 0) return config.paths.map(local);
  throw new UsageError(
    "validate needs files, folders, patterns, or - for standard input",
    `for instance: validate payloads/ (or list "paths" in ${CONFIG_NAME})`
  );
}

function toBaseline({ baseline, writeBaseline: writeBaseline2 }, configured) {
  if (baseline === false || writeBaseline2 !== void 0) return void 0;
  return baseline ?? configured;
}

function toTargets({ as, connector }, config) {
  const chosen = { ...as !== void 0 && { as }, ...connector !== void 0 && { connector } };
  if (as !== void 0 || connector !== void 0 || config === void 0) return () => chosen;
  const targets = (config.targets ?? []).map(({ files, ...target }) => ({ target, names: pathFilter(files, config.folder) }));
  return (path) => (path === void 0 ? void 0 : targets.find(({ names }) => names(path))?.target) ?? {};
}


async function main(words, context) {
  try {
    return await run(parseArguments(words), context);
  } catch (error) {
    const complain = (message, help) => context.stderr.write(`connector-gateway-spec: ${safeLine(redactText(message))}
  help: ${safeLine(redactText(help))}
`);
    if (error instanceof UsageError) complain(error.message, error.help);
    else if (error instanceof ConfigError) {
      for (const { line, column, message, help } of error.mistakes) complain(`${error.file}:${line}:${column}: ${message}`, help);
    } else {
      context.stderr.write(printFailure(error));
      return 3;
    }
    return 2;
  }
}

async function run(wanted, context) {
  switch (wanted.command) {
    case "nothing":
      context.stderr.write(printHelp(void 0));
      return 2;
    case "help":
      context.stdout.write(printHelp(wanted.of));
      return 0;
    case "version":
      context.stdout.write(`${context.spec.version}
`);
      return 0;
    case "validate":
      return runValidate(wanted, context);
    case "compare": {
      const { compare } = await import("./compare.js");
      return compare(wanted, context, prefixOf(context));
    }
    case "serve": {
      const { serve } = await import("./serve.js");
      await serve(wanted, context);
      return 0;
    }
    case "verify": {
      const { verify } = await import("./verify.js");
      return verify(wanted, context, defaultFormat(context), prefixOf(context));
    }
    case "list":
    case "explain":
    case "schema":
    case "example":
      context.stdout.write(safeLines(await lookUp(wanted, context)));
      return 0;
  }
}

async function lookUp({ command, json, invalid, ...wanted }, { spec }) {
  const { name = "" } = wanted;
  if (command === "schema" || command === "example") refuse2(checkAddress(name, await loadAddressesOf(spec, name)));
  switch (command) {
    case "list":
      return printList(spec.readCatalog(), wanted.name, json);
    case "explain":
      return printExplanation(spec, (await spec.loadAddressBook()).addresses, name, json);
    case "schema":
      return `${jsonText((await spec.loadJsonSchemaFor())(name), 2)}
`;
    case "example":
      return printExample(spec, name, invalid);
  }
}

async function runValidate(wanted, context) {
  const { spec, cwd } = context;
  const { connectors } = spec;
  if (wanted.as !== void 0) refuse2(checkAddress(wanted.as, await loadAddressesOf(spec, wanted.as)));
  if (wanted.connector !== void 0) refuse2(checkConnector(wanted.connector, connectors));
  const loadNames = async () => ({ addresses: (await spec.loadAddressBook()).addresses, connectors });
  const config = await loadConfig(wanted.config, cwd, loadNames);
  const settings = toSettings(wanted, config, cwd, defaultFormat(context));
  const { reports, quiet } = settings;
  checkOutputs([...reports.map(({ output }) => output), settings.writeBaseline], cwd);
  const baseline = settings.baseline === void 0 ? void 0 : loadBaseline(settings.baseline, cwd);
  const { run: found, entries } = await validate(context, settings, baseline);
  writeReports(reports, toReport(found), quiet, context, prefixOf(context));
  if (settings.writeBaseline !== void 0 && entries !== void 0) {
    writeBaseline(settings.writeBaseline, cwd, entries);
    return 0;
  }
  return found.summary.errors > 0 ? 1 : 0;
}

function defaultFormat({ environment }) {
  return environment["GITHUB_ACTIONS"] === "true" ? "github" : "pretty";
}

function prefixOf({ environment, cwd }) {
  const { GITHUB_WORKSPACE: root } = environment;
  const name = root === void 0 || root === "" ? "." : fileName(cwd, root);
  return name === "." || /^\.\.(?:\/|$)/.test(name) || isAbsolute(name) ? "" : `${name}/`;
}

function refuse2(fault) {
  if (fault !== void 0) throw fault;
}

function printExample(spec, address, invalid) {
  const [owner = ""] = address.split(".");
  const examples = spec.readExamples(owner)[address];
  const shown = invalid ? examples?.invalid : examples?.valid[0];
  if (shown === void 0)
    throw new UsageError(`there is no example of ${address}`, `connector-gateway-spec schema ${address} shows its schema`);
  return `${jsonText(shown, 2)}
`;
}

function printList({ connectors }, name, json) {
  if (name === void 0) return json ? toJson(connectors.map(toEntry)) : printConnectors(connectors);
  const connector = connectors.find(({ id }) => id === name);
  if (connector === void 0)
    throw unknownConnector(
      name,
      connectors.map(({ id }) => id)
    );
  const operations = operationsOf(connector);
  if (json) return toJson(operations.map(({ id, kind, effect, description }) => ({ id, kind, effect, description })));
  const rows = operations.map(({ id, kind, effect, permanent, returns }) => [
    id,
    permanent ? "permanent" : effect,
    kind,
    connector.records.find(({ name: name2 }) => name2 === returns?.record)?.address ?? ""
  ]);
  return printTable(rows, "");
}

function printConnectors(connectors) {
  const rows = connectors.map((connector) => {
    const { id, title, entities, operations } = toEntry(connector);
    return [id, title, `${entities} entities`, `${operations} operations`];
  });
  return printTable(rows, "");
}

function toEntry(connector) {
  const { id, title, entities } = connector;
  return { id, title, entities: entities.length, operations: operationsOf(connector).length };
}

function toJson(value) {
  return `${jsonText(value, 2)}
`;
}


async function runProgram(spec) {
  const { stdout, stderr, stdin, env: environment, argv } = process;
  process.on("uncaughtException", fail);
  for (const stream of [stdout, stderr]) stream.on("error", leave);
  const context = {
    spec,
    stdout: toStream(stdout),
    stderr: toStream(stderr),
    stdin,
    environment,
    cwd: process.cwd(),
    now: Date.now,
    untilStopped
  };
  process.exitCode = await main(argv.slice(2), context);
}

function toStream(stream) {
  return { isTerminal: stream.isTTY, write: (text) => void stream.write(text) };
}

function untilStopped(onError) {
  process.off("uncaughtException", fail).on("uncaughtException", onError);
  return new Promise((resolve4) => {
    const stop = () => {
      process.off("SIGINT", stop).off("SIGTERM", stop).off("uncaughtException", onError).on("uncaughtException", fail);
      resolve4();
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
  });
}

function fail(error) {
  process.stderr.write(printFailure(error));
  process.exit(3);
}

function leave({ code = "unknown reason" }) {
  if (code === "EPIPE") return;
  process.stderr.write(`connector-gateway-spec: the output cannot be written (${code})
`);
  process.exit(2);
}
export {
  runProgram
};
