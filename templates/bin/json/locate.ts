import { scanJson, type JsonPath, type TextRange } from "./scan_json.js";

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
