/**
 * The names that every JavaScript object inherits. openapi-typescript reads the document with a library that calls some of
 * them on its objects, so a key of such a name makes it throw.
 */
const INHERITED_NAMES: ReadonlySet<string> = new Set([
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
]);

/** A document without keys of inherited names, and the way back. */
export interface RenamedDocument {
  readonly document: string;
  /** The text made of the document, with the original names in place of their substitutes. */
  readonly restore: (text: string) => string;
}

/**
 * Replaces keys of inherited names (in an example, say) by substitutes that occur nowhere else in the document. The
 * document must be JSON; throws a `SyntaxError` when it is not.
 */
export function renameInheritedNames(document: string): RenamedDocument {
  const stem = unusedStem(document);
  const substitutes = new Map([...INHERITED_NAMES].map((name, index) => [name, `${stem}${String.fromCharCode(97 + index)}`]));
  const used = new Set<string>();
  const renamed = renameKeys(JSON.parse(document), (key) => {
    const substitute = substitutes.get(key);
    if (substitute !== undefined) used.add(key);
    return substitute ?? key;
  });
  if (used.size === 0) return { document, restore: (text) => text };
  const restore = (text: string): string =>
    [...used].reduce((restored, name) => restored.replaceAll(substitutes.get(name) ?? name, () => name), text);
  return { document: JSON.stringify(renamed), restore };
}

/** Ends in a character that does not occur in the part that may be repeated, so that no substitute contains another. */
function unusedStem(document: string): string {
  let stem = "inherited";
  while (document.includes(`${stem}_`)) stem += "x";
  return `${stem}_`;
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]));
}
