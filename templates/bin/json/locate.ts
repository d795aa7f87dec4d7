import { scanJson, type JsonPath, type TextRange } from "./scan_json.js";

/** Where a value stands in a text, and its key where it has one. */
export interface JsonPlace {
  readonly value: TextRange;
  readonly key?: TextRange;
}

/**
 * Finds the places of several paths in one walk over a JSON text. A path that is not there (a missing field) gets the
 * place of the nearest value around it. Where a key stands twice the last one counts, as it does for `JSON.parse`.
 */
export function locateJson(text: string, paths: readonly JsonPath[]): readonly JsonPlace[] {
  const wanted = new Set(paths.flatMap(prefixes));
  const places = new Map<string, JsonPlace>();
  const keys = new Map<string, TextRange>();
  scanJson(text, {
    onKey: (path, range) => {
      const name = nameOf(path, path.length, wanted);
      if (name !== undefined) keys.set(name, range);
    },
    onValue: (path, range) => {
      const name = nameOf(path, path.length, wanted);
      if (name === undefined) return;
      const key = keys.get(name);
      places.set(name, key === undefined ? { value: range } : { value: range, key });
    },
  });
  const whole = { value: { start: 0, end: text.length } };
  return paths.map(
    (path) =>
      prefixes(path)
        .map((name) => places.get(name))
        .findLast((place) => place !== undefined) ?? whole,
  );
}

/** The names of a path and of all paths above it, the shortest first. */
function prefixes(path: JsonPath): readonly string[] {
  return Array.from({ length: path.length + 1 }, (_, length) => JSON.stringify(path.slice(0, length)));
}

/** Long paths cannot be wanted: their names are not even made. */
function nameOf(path: JsonPath, length: number, wanted: ReadonlySet<string>): string | undefined {
  if (length > LONGEST) return undefined;
  const name = JSON.stringify(path);
  return wanted.has(name) ? name : undefined;
}

/** The engine looks no deeper than this. */
const LONGEST = 512;
