import type { FrameLine, Vocabulary, TextRange, JsonPath, LineIndex } from "#templates/core";
import { REDACTED, frameRows, redactText, scanJson, embeddedText, positionOf, safeLine } from "#templates/core";

const TOKEN = /"(?:[^"\\]|\\.)*"?(\s*:)?|[^\s"{}[\]:,]+/g;

/** A piece of a secret this short does not reveal it. */
const LONGEST_SHOWN = 5;

/** The text with the findings. */
export interface FrameSource {
  readonly text: string;
  readonly lines: LineIndex;
  /** The text is one JSON value. */
  readonly isJson: boolean;
  /** The whole text is credentials. */
  readonly isSecret: boolean;
}

/** How many characters of a long line are shown before and after a place. */
const BEFORE = 60;
const AFTER = 100;

/** Lines around each range, with a marker below it; secrets are replaced. The ranges may come in any order. */
export function printFrames(source: FrameSource, ranges: readonly TextRange[], vocabulary: Vocabulary): readonly string[] {
  const windows = ranges.map((range) => windowsAround(source, range));
  const sorted = mergeWindows(windows.flat());
  const secrets = source.isJson
    ? findSecrets(source.text, sorted, vocabulary, source.isSecret)
    : sorted.flatMap((window) => findSecretsInBrokenText(source.text, window, vocabulary));
  return ranges.map((range, index) => printFrame(source, range, windows[index] ?? [], secrets));
}

/** The line before, the line itself and the line after, cropped around the place. */
function windowsAround({ text, lines }: FrameSource, { start }: TextRange): readonly TextRange[] {
  const { line, column } = positionOf(lines, start);
  const index = line - lines.firstLine;
  return [index - 1, index, index + 1].flatMap((at): readonly TextRange[] => {
    const from = lines.starts[at];
    if (from === undefined) return [];
    const to = (lines.starts[at + 1] ?? text.length + 1) - 1;
    if (at !== index && text.slice(from, to).trim() === "") return [];
    const first = at === index ? Math.max(from, start - BEFORE) : from;
    return column > BEFORE + AFTER && at !== index ? [] : [{ start: first, end: Math.min(to, (at === index ? start : from) + AFTER) }];
  });
}

/** The windows in ascending order, overlapping ones merged. */
function mergeWindows(windows: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const window of [...windows].sort((left, right) => left.start - right.start)) {
    const last = merged.at(-1);
    if (last === undefined || window.start > last.end) merged.push(window);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, window.end) };
  }
  return merged;
}

function printFrame(source: FrameSource, range: TextRange, windows: readonly TextRange[], secrets: readonly TextRange[]): string {
  const own = positionOf(source.lines, range.start).line;
  const lines = windows.map((window): FrameLine => {
    const { line, column } = positionOf(source.lines, window.start);
    const text = show(source.text, window, secrets);
    const cutAfter = window.end < source.text.length && source.text[window.end] !== "\n";
    const shown = { number: line, text, cutBefore: column > 1, cutAfter };
    if (line !== own) return shown;
    const before = show(source.text, { start: window.start, end: range.start }, secrets);
    const marked = show(source.text, { start: range.start, end: Math.min(range.end, window.end) }, secrets);
    return { ...shown, mark: { before, marked } };
  });
  return frameRows(lines)
    .map(({ gutter, text }) => `${gutter} ${text}`.trimEnd())
    .join("\n");
}

/** A part of the text with its secrets replaced; one that is only partly inside is replaced whole. */
function show(text: string, { start, end }: TextRange, secrets: readonly TextRange[]): string {
  let shown = "";
  let offset = start;
  for (const secret of secrets) {
    if (secret.end <= offset || secret.start >= end) continue;
    shown += safeLine(text.slice(offset, Math.max(offset, secret.start))) + REDACTED;
    offset = Math.min(end, secret.end);
  }
  return shown + safeLine(text.slice(offset, end).replace(/\r$/, ""));
}

/** Tells the names of secrets from other words. */
type Names = Pick<Vocabulary, "isSecretName" | "isKnown">;

/**
 * The parts of a JSON text that must not be shown, among the strings and numbers that touch one of the `windows` (in
 * ascending order): the values of secrets, and everything that looks like a key or a token.
 */
export function findSecrets(
  text: string,
  windows: readonly TextRange[],
  { isSecretName, isKnown }: Names,
  isAllSecret: boolean,
): readonly TextRange[] {
  const secrets: TextRange[] = [];
  let next = 0;
  const isShown = ({ start, end }: TextRange): boolean => {
    while ((windows[next]?.end ?? Infinity) < start) next += 1;
    return (windows[next]?.start ?? Infinity) <= end;
  };
  const hides = (path: JsonPath): boolean => isAllSecret || path.some((step) => typeof step === "string" && isSecretName(step));
  scanJson(text, {
    onKey: (path, range) => {
      if (!isShown(range)) return;
      const key = String(path.at(-1));
      // A key inside a secret may be the secret itself, unless the catalog knows it or it is the name of a secret.
      if (hides(path.slice(0, -1)) && !isKnown(key) && !isSecretName(key)) secrets.push(inside(range));
      else if (!isKnown(key)) secrets.push(...findShapes(text, range));
    },
    onValue: (path, range, kind) => {
      if (kind === "object" || kind === "array" || !isShown(range)) return;
      if (!hides(path) && !isNamedSecret(path)) secrets.push(...secretsOfString(text, range, kind, { isSecretName, isKnown }));
      else if (kind === "string") secrets.push(inside(range));
      else if (kind === "number") secrets.push(range);
    },
  });
  return secrets;
}

/** Headers, cookies and form fields of a recording are `{ name, value }`: their values are never needed here. */
function isNamedSecret(path: JsonPath): boolean {
  return (
    path.at(-1) === "value" && path.some((step) => step === "headers" || step === "cookies" || step === "queryString" || step === "params")
  );
}

function secretsOfString(text: string, range: TextRange, kind: string, vocabulary: Names): readonly TextRange[] {
  if (kind !== "string") return [];
  const first = text.slice(range.start + 1, range.start + 40).trimStart()[0];
  return first === "{" || first === "[" ? secretsInside(text, range, vocabulary) : findShapes(text, range);
}

/** A string that contains JSON is searched like a document; one that only begins like JSON is hidden. */
function secretsInside(text: string, range: TextRange, vocabulary: Names): readonly TextRange[] {
  const { text: inner, toOuter } = embeddedText(text, range);
  if (scanJson(inner, {}) !== undefined) return [inside(range)];
  return findSecrets(inner, [{ start: 0, end: inner.length }], vocabulary, false).map(toOuter);
}

/** The string literal, if its text looks like a key or a token, or has one in it. */
function findShapes(text: string, { start, end }: TextRange): readonly TextRange[] {
  const value = String(JSON.parse(text.slice(start, end)));
  return redactText(value) === value ? [] : [inside({ start, end })];
}

function inside({ start, end }: TextRange): TextRange {
  return { start: start + 1, end: end - 1 };
}

/**
 * The parts of a text that must not be shown if the text is not JSON. Any string may be a secret there, so only words of the
 * catalog and short words are shown.
 */
export function findSecretsInBrokenText(text: string, window: TextRange, { isKnown }: Vocabulary): readonly TextRange[] {
  const secrets: TextRange[] = [];
  for (const match of text.slice(window.start, window.end).matchAll(TOKEN)) {
    const word = match[0].replace(/^"/, "").replace(/"?\s*:?$/, "");
    const start = window.start + match.index + (match[0].startsWith('"') ? 1 : 0);
    if (word.length > LONGEST_SHOWN && !isKnown(word)) secrets.push({ start, end: start + word.length });
  }
  return secrets;
}
