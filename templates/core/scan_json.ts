import { lastAtMost, positionAt as positionIn, type Position } from "./frame.js";

/** Half-open range of UTF-16 offsets in a text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export type JsonKind = "string" | "number" | "literal" | "object" | "array";
export type JsonPath = readonly (string | number)[];

/** The callbacks of a scanner, in the order of the text. `path` is valid during the call only: copy it to keep it. */
export interface JsonVisitor {
  /** A key, before its value; `path` ends with the key. */
  readonly onKey?: (path: JsonPath, range: TextRange) => void;
  /** The start of an object or array, before its contents. */
  readonly onOpen?: (path: JsonPath, offset: number) => void;
  /** The end of a value. */
  readonly onValue?: (path: JsonPath, range: TextRange, kind: JsonKind) => void;
}

/** Where a text stops being JSON, and why. */
export interface JsonSyntaxError {
  readonly offset: number;
  readonly message: string;
}

/** An object or array that is still open. */
interface Container {
  readonly start: number;
  readonly kind: "object" | "array";
  index: number;
}

/** The next part that the scanner expects. */
type State = "value" | "first element" | "first key" | "key" | "after value";

/** A walk over a text that is under way. */
export interface Scan {
  readonly text: string;
  readonly visitor: JsonVisitor;
  readonly path: (string | number)[];
  readonly containers: Container[];
  offset: number;
  state: State;
}

const SPACE = /[ \t\n\r]*/y;
// A piece of a string: on megabytes, a pattern without a limit would exhaust the stack.
const PIECE = /(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,9999}/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const LITERAL = /true|false|null/y;

/**
 * Walks over one JSON text without recursion, so that no depth of nesting can exhaust the stack.
 * @returns undefined when the whole text is one JSON value, else the first problem.
 */
export function scanJson(text: string, visitor: JsonVisitor): JsonSyntaxError | undefined {
  const outcome = scanOn(startScan(text, visitor), Infinity);
  return outcome === "unfinished" ? undefined : outcome;
}

/** Begins such a walk. */
export function startScan(text: string, visitor: JsonVisitor): Scan {
  return { text, visitor, path: [], containers: [], offset: 0, state: "value" };
}

/** Goes on with a walk for so many steps, of which a value has a few: "unfinished" when that is not enough. */
export function scanOn(scan: Scan, steps: number): JsonSyntaxError | undefined | "unfinished" {
  for (let count = 0; count < steps; count += 1) {
    skip(scan, SPACE);
    if (scan.state === "after value" && scan.containers.length === 0) {
      return scan.offset < scan.text.length ? problem(scan, "unexpected text after the JSON value") : undefined;
    }
    const outcome = step(scan);
    if (outcome !== undefined) return outcome;
  }
  return "unfinished";
}

function step(scan: Scan): JsonSyntaxError | undefined {
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

function value(scan: Scan): JsonSyntaxError | undefined {
  const start = scan.offset;
  const first = scan.text[start];
  if (first === "{" || first === "[") return open(scan, first === "{" ? "object" : "array");
  if (first === '"') return skipString(scan) ? closeScalar(scan, start, "string") : problem(scan, brokenString(scan));
  if (skip(scan, NUMBER)) return closeScalar(scan, start, "number");
  if (skip(scan, LITERAL)) return closeScalar(scan, start, "literal");
  return problem(scan, start === scan.text.length ? "the text ends where a value is expected" : "expected a value");
}

function open(scan: Scan, kind: Container["kind"]): undefined {
  scan.visitor.onOpen?.(scan.path, scan.offset);
  scan.containers.push({ start: scan.offset, kind, index: 0 });
  scan.offset += 1;
  if (kind === "array") scan.path.push(0);
  scan.state = kind === "array" ? "first element" : "first key";
}

function close(scan: Scan): undefined {
  const container = scan.containers.pop();
  if (container === undefined) return;
  if (container.kind === "array") scan.path.pop();
  scan.offset += 1;
  closeScalar(scan, container.start, container.kind);
}

function closeScalar(scan: Scan, start: number, kind: JsonKind): undefined {
  scan.visitor.onValue?.(scan.path, { start, end: scan.offset }, kind);
  scan.state = "after value";
}

function key(scan: Scan): JsonSyntaxError | undefined {
  const start = scan.offset;
  if (scan.text[start] !== '"') return problem(scan, "expected a key in double quotes");
  if (!skipString(scan)) return problem(scan, brokenString(scan));
  scan.path.push(unquote(scan.text.slice(start, scan.offset)));
  scan.visitor.onKey?.(scan.path, { start, end: scan.offset });
  skip(scan, SPACE);
  if (scan.text[scan.offset] !== ":") return problem(scan, "expected a colon after the key");
  scan.offset += 1;
  scan.state = "value";
  return undefined;
}

function afterValue(scan: Scan): JsonSyntaxError | undefined {
  const container = scan.containers.at(-1);
  if (container === undefined) return undefined;
  const isArray = container.kind === "array";
  const next = scan.text[scan.offset];
  if (!isArray) scan.path.pop();
  if (next === (isArray ? "]" : "}")) return close(scan);
  if (next !== ",") return problem(scan, isArray ? "expected a comma or ]" : "expected a comma or }");
  scan.offset += 1;
  container.index += 1;
  if (isArray) scan.path[scan.path.length - 1] = container.index;
  scan.state = isArray ? "value" : "key";
  return undefined;
}

function skip(scan: Scan, pattern: RegExp): boolean {
  pattern.lastIndex = scan.offset;
  const match = pattern.exec(scan.text);
  if (match !== null) scan.offset = pattern.lastIndex;
  return match !== null;
}

/** Moves behind a string, or stays if there is none. */
function skipString(scan: Scan): boolean {
  const start = scan.offset;
  scan.offset += 1;
  while (skip(scan, PIECE));
  const isString = scan.text[scan.offset] === '"';
  scan.offset = isString ? scan.offset + 1 : start;
  return isString;
}

function problem(scan: Scan, message: string): JsonSyntaxError {
  return { offset: Math.min(scan.offset, scan.text.length), message };
}

function brokenString(scan: Scan): string {
  return scan.text.indexOf('"', scan.offset + 1) < 0 ? "unclosed string" : "raw control character or invalid escape in this string";
}

function unquote(literal: string): string {
  return literal.includes("\\") ? (JSON.parse(literal) as string) : literal.slice(1, -1);
}

/** The place of a value in a text, and of its key if it has one. */
export interface JsonPlace {
  readonly value: TextRange;
  readonly key?: TextRange;
}

/** A step on the way to wanted places. */
interface Waypoint {
  readonly steps: Map<string | number, Waypoint>;
  key?: TextRange;
  value?: TextRange;
}

/**
 * Finds the places of several paths in one walk over a JSON text. A path that does not exist (a missing field) gets the
 * place of the nearest value around it. Of duplicate keys the last one counts, as it does for `JSON.parse`.
 */
export function locateJson(text: string, paths: readonly JsonPath[]): readonly JsonPlace[] {
  const root: Waypoint = { steps: new Map() };
  for (const path of paths) addWay(root, path);
  // The wanted part of the path of the scanner: `ways[n]` belongs to its first n steps.
  const ways: (Waypoint | undefined)[] = [root];
  scanJson(text, {
    onKey: (path, range) => {
      const way = followLast(ways, path);
      if (way !== undefined) way.key = range;
    },
    onValue: (path, range) => {
      const way = followLast(ways, path);
      if (way !== undefined) way.value = range;
    },
    onOpen: (path) => {
      followLast(ways, path);
    },
  });
  const whole = { start: 0, end: text.length };
  return paths.map((path) => nearestPlace(root, path, whole));
}

function addWay(root: Waypoint, path: JsonPath): void {
  let way = root;
  for (const step of path) {
    const next = way.steps.get(step) ?? { steps: new Map<string | number, Waypoint>() };
    way.steps.set(step, next);
    way = next;
  }
}

/** The scanner reports every step before those below it, so only the last one has to be followed. */
function followLast(ways: (Waypoint | undefined)[], path: JsonPath): Waypoint | undefined {
  const depth = path.length;
  if (depth > 0) ways[depth] = ways[depth - 1]?.steps.get(path[depth - 1] ?? "");
  return ways[depth];
}

function nearestPlace(root: Waypoint, path: JsonPath, whole: TextRange): JsonPlace {
  let way: Waypoint | undefined = root;
  let place: JsonPlace = { value: root.value ?? whole };
  for (const step of path) {
    way = way.steps.get(step);
    if (way?.value === undefined) return place;
    place = way.key === undefined ? { value: way.value } : { value: way.value, key: way.key };
  }
  return place;
}

/** Something that JSON allows but readers treat differently. */
interface StrictProblem {
  readonly code: "json/duplicate-key" | "json/lossy-number";
  readonly path: readonly (string | number)[];
  readonly range: TextRange;
  readonly message: string;
}

/** Duplicate keys, and numbers that lose digits when they are read. */
export function findStrictProblems(text: string): readonly StrictProblem[] {
  const problems: StrictProblem[] = [];
  const keys: Set<string>[] = [];
  scanJson(text, {
    onKey: (path, range) => {
      const depth = path.length;
      const key = String(path[depth - 1]);
      const seen = (keys[depth] ??= new Set());
      if (seen.has(key)) problems.push({ code: "json/duplicate-key", path: [...path], range, message: "duplicate key" });
      seen.add(key);
    },
    onValue: (path, range, kind) => {
      if (kind === "object") keys.length = Math.min(keys.length, path.length + 1);
      if (kind === "number" && losesDigits(text.slice(range.start, range.end))) {
        problems.push({
          code: "json/lossy-number",
          path: [...path],
          range,
          message: "this number loses digits as a 64-bit float",
        });
      }
    },
  });
  return problems;
}

/** Whether the number changes when it is read and written again. */
export function losesDigits(literal: string): boolean {
  const value = Number(literal);
  return !Number.isFinite(value) || normal(literal) !== normal(String(value));
}

/** Sign, digits without outer zeros, and the power of ten of the last one: equal for equal decimal numbers. */
function normal(literal: string): string {
  const [mantissa = "", exponent = "0"] = literal.toLowerCase().split("e");
  const negative = mantissa.startsWith("-");
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  const trimmed = digits.replace(/0+$/, "");
  if (trimmed === "") return "0";
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - trimmed.length);
  return `${negative ? "-" : ""}${trimmed}e${power}`;
}

/** The text inside a JSON string literal, and the place of each part of it in the outer text. */
interface EmbeddedText {
  readonly text: string;
  /** Converts a place in the inner text to one in the outer text. */
  readonly toOuter: (range: TextRange) => TextRange;
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|.)/gy;

/** Reads the JSON string literal at a range of a text. */
export function embeddedText(outer: string, { start, end }: TextRange): EmbeddedText {
  const literal = outer.slice(start, end);
  // Starts of the inner characters behind each escape, and how much longer the outer text is up to there.
  const inner: number[] = [0];
  const shift: number[] = [start + 1];
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
  const toOffset = (offset: number): number => offset + (shift[lastAtMost(inner, offset)] ?? 0);
  const text: unknown = JSON.parse(literal);
  return { text: String(text), toOuter: (range) => ({ start: toOffset(range.start), end: toOffset(range.end) }) };
}

/** Where the lines of a text begin. */
export interface LineIndex {
  readonly starts: readonly number[];
  readonly firstLine: number;
}

/** Looks for the lines of a text whose first one has the given number. */
export function indexLines(text: string, firstLine: number): LineIndex {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return { starts, firstLine };
}

/** The place of an offset. */
export function positionOf({ starts, firstLine }: LineIndex, offset: number): Position {
  const { line, column } = positionIn(starts, offset);
  return { line: firstLine - 1 + line, column };
}
