import type { Vocabulary } from "../catalog/vocabulary.js";
import { scanJson, type JsonPath, type TextRange } from "../json/scan_json.js";
import { embeddedText } from "../json/text_map.js";
import { redactText } from "./secret_texts.js";

/** What tells the names of secrets from other words. */
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

const TOKEN = /"(?:[^"\\]|\\.)*"?(\s*:)?|[^\s"{}[\]:,]+/g;

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

/** A piece of a secret this short does not reveal it. */
const LONGEST_SHOWN = 5;
