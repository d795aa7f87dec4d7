// @generated from templates/cli/program.ts by connector-gateway-spec. Do not edit.
import {
  atLeast,
  atMost,
  charactersFrom,
  countOf,
  createValidator,
  elementsFrom,
  jsonText,
  safeLine,
  safeText,
  xmlText
} from "./chunk6.js";

const CONFIG_NAME = "connector-gateway-spec.config.json";

function wantsColor({ FORCE_COLOR: force, NO_COLOR: never, TERM: terminal }, isTerminal) {
  if (force !== void 0 && force !== "") return force !== "0" && force !== "false";
  return (never === void 0 || never === "") && isTerminal && terminal !== "dumb";
}
var CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] };

function createPaint(color) {
  return (style, text2) => {
    const [begin, end] = CODES[style];
    return color ? `\x1B[${begin}m${text2}\x1B[${end}m` : text2;
  };
}


function workflowCommand(severity, properties, text2) {
  const list = Object.entries(properties).flatMap(
    ([name, value2]) => value2 === void 0 ? [] : [`${name}=${commandProperty(String(value2))}`]
  );
  return `::${severity} ${list.join(",")}::${commandText(text2)}`;
}

function commandText(text2) {
  return text2.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function commandProperty(text2) {
  return commandText(text2).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

var SEVERITIES = ["error", "warning", "note"];
var PRINTERS = {
  pretty: ({ pretty }, style) => pretty(style),
  json: ({ json }) => `${jsonText(json(), 2)}
`,
  ndjson: ({ findings }) => findings.map(({ entry }) => `${jsonText(entry)}
`).join(""),
  github: printGithub,
  junit: printJunit,
  sarif: printSarif,
  markdown: (report, style) => report.markdown?.() ?? printMarkdown(report, style)
};
var FORMATS = Object.keys(PRINTERS);

function listFormats(isGithubDefault) {
  const defaults = {
    pretty: "pretty (default)",
    ...isGithubDefault && { github: "github (default if GITHUB_ACTIONS=true)" }
  };
  return FORMATS.map((format) => defaults[format] ?? format).join(", ");
}

function printReport(format, report, style) {
  return PRINTERS[format](report, style);
}

function printGithub({ annotations, summary }, { quiet, prefix }) {
  const lines = [
    ...annotations.map(({ severity, code, place, text: text2 }) => {
      if (severity === "note") return plainLine(text2);
      return workflowCommand(severity, { ...toProperties(place, prefix), title: safeText(code) }, safeText(text2));
    }),
    ...quiet ? [] : summary.map(plainLine)
  ];
  return lines.map((line) => `${line}
`).join("");
}

function toProperties(place, prefix) {
  if (place === void 0) return {};
  const { file, line, column, endLine, endColumn } = place;
  return { file: safeText(prefix + file), line, col: column, endLine, endColumn };
}

function plainLine(text2) {
  return commandText(safeText(text2)).replace(/^::/, " ::");
}

function printJunit(report) {
  const fileOf = ({ place }) => place?.file ?? report.program;
  const files = [.../* @__PURE__ */ new Set([...report.files, ...report.findings.map(fileOf)])];
  const suites = files.map((file, index) => {
    const findings = report.findings.filter((finding) => fileOf(finding) === file);
    return printSuite(report, { file, index, isLast: index === files.length - 1 }, findings);
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join("\n");
}

function printSuite({ program, started, milliseconds, summary }, { file, index, isLast }, findings) {
  const seconds = (index === 0 ? milliseconds / 1e3 : 0).toFixed(3);
  const isError = ({ severity, acceptedBecause }) => severity === "error" && acceptedBecause === void 0;
  const errors = findings.filter(isError);
  const tests = errors.length === 0 ? [printTest(file, "is valid")] : errors.map((error) => printFailure(file, error));
  const output = [...findings.filter((finding) => !isError(finding)).map(lineOf), ...isLast ? summary : []];
  return [
    `  <testsuite package="${program}" id="${index}" name="${xmlText(file)}" timestamp="${new Date(started).toISOString().slice(0, 19)}" hostname="localhost" tests="${tests.length}" failures="${errors.length}" errors="0" time="${seconds}">`,
    "    <properties/>",
    ...tests,
    `    <system-out>${xmlText(output.join("\n"))}</system-out>`,
    "    <system-err/>",
    "  </testsuite>"
  ].join("\n");
}

function printTest(file, name) {
  return `    <testcase name="${xmlText(name)}" classname="${xmlText(file)}" time="0"/>`;
}

function printFailure(file, finding) {
  const { code, message, more, frame } = finding;
  const lines = [lineOf(finding), ...frame === void 0 || frame === "" ? [] : [frame], ...more.map(safeLine)];
  return [
    `    <testcase name="${xmlText(`${code} ${lineOf(finding)}`)}" classname="${xmlText(file)}" time="0">`,
    `      <failure message="${xmlText(safeLine(message))}" type="${xmlText(code)}">${xmlText(lines.join("\n"))}</failure>`,
    "    </testcase>"
  ].join("\n");
}

function lineOf({ place, severity, path, message }) {
  const where = place === void 0 ? "" : `${place.file}:${place.line}:${place.column} `;
  return safeLine(`${where}${severity}: ${message}${path === void 0 ? "" : ` at ${path}`}`);
}

function printSarif({ program, version, findings, describe, properties }) {
  const ids = [...new Set(findings.map(({ code }) => code))].sort();
  const rules = ids.map((id) => {
    const levels = findings.flatMap(({ code, severity }) => code === id ? [severity] : []);
    const { text: text2, help } = describe(id) ?? { text: id.replace("/", ": ").replaceAll("-", " "), help: void 0 };
    return {
      id,
      name: id.replace(/(?:^|[/-])(\w)/g, (_match, letter) => letter.toUpperCase()),
      shortDescription: { text: text2 },
      ...help !== void 0 && { help: { text: help } },
      defaultConfiguration: { level: SEVERITIES.find((severity) => levels.includes(severity)) }
    };
  });
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: program, ...version !== void 0 && { version, semanticVersion: version }, rules } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { SRCROOT: { description: { text: "The working folder of the command." } } },
        results: findings.map((finding) => toResult(finding, ids.indexOf(finding.code))),
        ...properties !== void 0 && { properties }
      }
    ]
  };
  return `${jsonText(log, 2)}
`;
}

function toResult(finding, ruleIndex) {
  const { code, severity, message, more, place, acceptedBecause, fingerprint, properties } = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: [message, ...more].join("\n") },
    locations: place === void 0 ? [] : [toLocation(place, finding)],
    ...acceptedBecause !== void 0 && { suppressions: [{ kind: "external", justification: acceptedBecause }] },
    ...fingerprint !== void 0 && { partialFingerprints: Object.fromEntries([fingerprint]) },
    ...properties !== void 0 && { properties }
  };
}

function toLocation({ file, line, column, endLine, endColumn }, { frame, path }) {
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(file), uriBaseId: "SRCROOT" },
      region: { startLine: line, startColumn: column, endLine, endColumn },
      ...frame !== void 0 && { contextRegion: { startLine: line, snippet: { text: frame } } }
    },
    ...path !== void 0 && { logicalLocations: [{ fullyQualifiedName: path, kind: "member" }] }
  };
}

function toUri(file) {
  return file.split("/").map((step2) => encodeURIComponent(step2.replace(/\p{Surrogate}/gu, "�"))).join("/");
}

function printMarkdown({ findings, summary }, { quiet }) {
  const items = findings.map((finding) => {
    const { place, severity, code, message, more } = finding;
    const where = place === void 0 ? "" : `${markdownText(`${place.file}:${place.line}:${place.column}`)}: `;
    const lines = [`${where}**${severity}** \`${code}\` ${markdownText(message)}`, ...more.map(markdownLine)];
    return `- ${lines.join("  \n  ")}
`;
  });
  const text2 = [...items.length === 0 ? [] : [items.join("").trimEnd()], ...quiet ? [] : summary.map(markdownLine)].join("\n\n");
  return text2 === "" ? "" : `${text2}
`;
}

function markdownLine(text2) {
  return markdownText(text2).replace(/^[-+=]|(?<=^\d+)[.)]/, "\\$&");
}

function markdownText(text2) {
  const parts = safeLine(text2).split("`");
  const hasPairs = parts.length % 2 === 1;
  return parts.map((part, index) => hasPairs && index % 2 === 1 ? part : escapeMarks(part)).join(hasPairs ? "`" : "\\`");
}

function escapeMarks(text2) {
  return text2.replace(/[\\*<>[\]|#!~&]|\b_|_\b/g, (mark) => mark === "&" ? "&amp;" : mark === "<" ? "&lt;" : `\\${mark}`);
}

function countFindings(errors, warnings) {
  if (errors + warnings === 0) return "no findings";
  return [countOf(errors, "error"), ...warnings === 0 ? [] : [countOf(warnings, "warning")]].join(", ");
}


function frameRows(lines) {
  const width = Math.max(0, ...lines.map(({ number }) => String(number).length));
  return lines.flatMap(({ number, text: text2, cutBefore, cutAfter, mark }) => {
    const [lead, rest] = [cutBefore ? "…" : "", cutAfter ? "…" : ""];
    const row = { gutter: `${String(number).padStart(width)} |`, text: lead + text2 + rest, isMark: false };
    if (mark === void 0) return [row];
    const carets = " ".repeat(columns(lead + mark.before)) + "^".repeat(Math.max(1, columns(mark.marked)));
    return [row, { gutter: `${" ".repeat(width)} |`, text: carets, isMark: true }];
  });
}

function columns(text2) {
  return text2.replace(/\p{M}/gu, "").length;
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

var SPACE = /[ \t\n\r]*/y;
var PIECE = /(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,9999}/y;
var NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
var LITERAL = /true|false|null/y;

function scanJson(text2, visitor) {
  const outcome = scanOn(startScan(text2, visitor), Infinity);
  return outcome === "unfinished" ? void 0 : outcome;
}

function startScan(text2, visitor) {
  return { text: text2, visitor, path: [], containers: [], offset: 0, state: "value" };
}

function scanOn(scan, steps) {
  for (let count = 0; count < steps; count += 1) {
    skip(scan, SPACE);
    if (scan.state === "after value" && scan.containers.length === 0) {
      return scan.offset < scan.text.length ? problem(scan, "unexpected text after the JSON value") : void 0;
    }
    const outcome = step(scan);
    if (outcome !== void 0) return outcome;
  }
  return "unfinished";
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
  const match = pattern.exec(scan.text);
  if (match !== null) scan.offset = pattern.lastIndex;
  return match !== null;
}

function skipString(scan) {
  const start = scan.offset;
  scan.offset += 1;
  while (skip(scan, PIECE)) ;
  const isString = scan.text[scan.offset] === '"';
  scan.offset = isString ? scan.offset + 1 : start;
  return isString;
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

function locateJson(text2, paths) {
  const root = { steps: /* @__PURE__ */ new Map() };
  for (const path of paths) addWay(root, path);
  const ways = [root];
  scanJson(text2, {
    onKey: (path, range) => {
      const way = followLast(ways, path);
      if (way !== void 0) way.key = range;
    },
    onValue: (path, range) => {
      const way = followLast(ways, path);
      if (way !== void 0) way.value = range;
    },
    onOpen: (path) => {
      followLast(ways, path);
    }
  });
  const whole = { start: 0, end: text2.length };
  return paths.map((path) => nearestPlace(root, path, whole));
}

function addWay(root, path) {
  let way = root;
  for (const step2 of path) {
    const next = way.steps.get(step2) ?? { steps: /* @__PURE__ */ new Map() };
    way.steps.set(step2, next);
    way = next;
  }
}

function followLast(ways, path) {
  const depth = path.length;
  if (depth > 0) ways[depth] = ways[depth - 1]?.steps.get(path[depth - 1] ?? "");
  return ways[depth];
}

function nearestPlace(root, path, whole) {
  let way = root;
  let place = { value: root.value ?? whole };
  for (const step2 of path) {
    way = way.steps.get(step2);
    if (way?.value === void 0) return place;
    place = way.key === void 0 ? { value: way.value } : { value: way.value, key: way.key };
  }
  return place;
}

function findStrictProblems(text2) {
  const problems = [];
  const keys = [];
  scanJson(text2, {
    onKey: (path, range) => {
      const depth = path.length;
      const key2 = String(path[depth - 1]);
      const seen = keys[depth] ??= /* @__PURE__ */ new Set();
      if (seen.has(key2)) problems.push({ code: "json/duplicate-key", path: [...path], range, message: "duplicate key" });
      seen.add(key2);
    },
    onValue: (path, range, kind) => {
      if (kind === "object") keys.length = Math.min(keys.length, path.length + 1);
      if (kind === "number" && losesDigits(text2.slice(range.start, range.end))) {
        problems.push({
          code: "json/lossy-number",
          path: [...path],
          range,
          message: "this number loses digits as a 64-bit float"
        });
      }
    }
  });
  return problems;
}

function losesDigits(literal) {
  const value2 = Number(literal);
  return !Number.isFinite(value2) || normal(literal) !== normal(String(value2));
}

function normal(literal) {
  const [mantissa = "", exponent = "0"] = literal.toLowerCase().split("e");
  const negative = mantissa.startsWith("-");
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  const trimmed = digits.replace(/0+$/, "");
  if (trimmed === "") return "0";
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - trimmed.length);
  return `${negative ? "-" : ""}${trimmed}e${power}`;
}
var ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gy;

function embeddedText(outer, { start, end }) {
  const literal = outer.slice(start, end);
  const inner = [0];
  const shift = [start + 1];
  let extra = start + 1;
  for (let offset = literal.indexOf("\\"); offset >= 0; offset = literal.indexOf("\\", offset)) {
    ESCAPE.lastIndex = offset;
    const length = ESCAPE.exec(literal)?.[0].length ?? 1;
    const place = start + offset - extra;
    extra += length - 1;
    inner.push(place + 1);
    shift.push(extra);
    offset += length;
  }
  const toOffset = (offset) => offset + (shift[lastAtMost(inner, offset)] ?? 0);
  const text2 = JSON.parse(literal);
  return { text: String(text2), toOuter: (range) => ({ start: toOffset(range.start), end: toOffset(range.end) }) };
}

function indexLines(text2, firstLine) {
  const starts = [0];
  for (let end = text2.indexOf("\n"); end >= 0; end = text2.indexOf("\n", end + 1)) starts.push(end + 1);
  return { starts, firstLine };
}

function positionOf({ starts, firstLine }, offset) {
  const { line, column } = positionAt(starts, offset);
  return { line: firstLine - 1 + line, column };
}

var ConfigError = class extends Error {
  name = "ConfigError";
  file;
  mistakes;
  constructor(file, mistakes) {
    super(`${file} has mistakes`);
    this.file = file;
    this.mistakes = mistakes;
  }
};
var text = { type: "string", minLength: charactersFrom(1) };
var texts = { items: text, minItems: elementsFrom(1) };
var reports = {
  items: { table: { name: "a report", side: "request", required: ["format"], fields: { format: { enum: FORMATS }, output: text } } },
  minItems: elementsFrom(1)
};
var configValidator = createValidator("config", {
  table: {
    name: "the configuration",
    side: "request",
    fields: {
      $schema: "string",
      paths: texts,
      exclude: { items: text },
      targets: {
        items: { table: { name: "a target", side: "request", required: ["files"], fields: { files: texts, as: text, connector: text } } }
      },
      profile: { enum: ["documented", "tolerant"] },
      strictJson: "boolean",
      severity: { values: "string" },
      warningsAsErrors: "boolean",
      maxIssues: { type: "integer", min: atLeast(1), max: atMost(999999999) },
      baseline: text,
      reports,
      verify: {
        table: {
          name: "verify",
          side: "request",
          fields: {
            url: text,
            instances: { values: "string" },
            operations: texts,
            rate: { type: "integer", min: atLeast(0), max: atMost(1e3) },
            budget: { type: "integer", min: atLeast(1), max: atMost(1e6) },
            statedOnly: "boolean",
            baseline: text,
            reports
          }
        }
      }
    }
  }
});

export {
  FORMATS,
  listFormats,
  printReport,
  markdownText,
  countFindings,
  frameRows,
  scanJson,
  locateJson,
  findStrictProblems,
  embeddedText,
  indexLines,
  positionOf,
  ConfigError,
  CONFIG_NAME,
  configValidator,
  wantsColor,
  createPaint
};
