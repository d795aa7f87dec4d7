import type { Site } from "./language_slots.ts";

/** What is at a site: a text alone, or after the text that was there before. */
export type Form = "alone" | "after";

/** A text that is put into a document: the site, and the pointer of the text, or of what its key names. */
export interface Insertion {
  readonly site: Site;
  readonly pointer: string;
}

type Holder = Record<string, unknown> | unknown[];

/** The document with a text at all of these sites. A site that another one has replaced, or that has nothing to follow, is left out. */
export function fillSites<Place extends Site>(
  document: object,
  sites: readonly Place[],
  form: Form,
  textOf: (site: Place) => string,
): { readonly document: object; readonly insertions: readonly Insertion[] } {
  const copy = structuredClone(document);
  const taken = new Set<string>();
  const insertions = sites.flatMap((site): readonly Insertion[] => {
    const holder = holderAt(copy, site.holder);
    const path = holder && fill(holder, site, form, textOf(site));
    const pointer = path && [site.holder, ...path.map(escapePart)].join("/");
    if (pointer === undefined || taken.has(pointer)) return [];
    taken.add(pointer);
    return [{ site, pointer }];
  });
  return { document: copy, insertions };
}

/** Whether there can be a text at the site. */
export function canFill(document: object, site: Site, form: Form): boolean {
  const holder = holderAt(document, site.holder);
  return holder !== undefined && fill(structuredClone(holder), site, form, "x") !== undefined;
}

/** Puts the text there. Returns the path from the holder to the text. */
function fill(holder: Holder, { slot }: Site, form: Form, text: string): readonly string[] | undefined {
  if (Array.isArray(holder)) return fillList(holder, form, text);
  const key = slot.key ?? "";
  switch (slot.kind) {
    case "property":
      return isText(holder[key]) || form === "alone" ? put(holder, key, joined(holder[key], form, text)) : undefined;
    case "value":
      return fillValue(holder, form, text);
    case "key":
      return fillKey(holder, form, text);
    case "element":
      return undefined;
    case "inside":
      return inside(holder, key, (inner) => put(inner, "added", text));
    case "inside key":
      return inside(holder, key, (inner) => put(inner, text, "added"));
  }
}

function fillList(list: unknown[], form: Form, text: string): readonly string[] | undefined {
  const before = list.find(isText);
  if (form === "after" && before === undefined) return undefined;
  list.push(joined(before, form, text));
  return [String(list.length - 1)];
}

/** In place of the first value that is no mapping, or as one more value. */
function fillValue(holder: Record<string, unknown>, form: Form, text: string): readonly string[] | undefined {
  const [key = "added", before] = Object.entries(holder).find(([, value]) => typeof value !== "object") ?? [];
  if (form === "after" && !isText(before)) return undefined;
  return put(holder, key, joined(before, form, text));
}

/** The first entry once more, under another key. */
function fillKey(holder: Record<string, unknown>, form: Form, text: string): readonly string[] | undefined {
  const [first] = Object.entries(holder);
  return first && put(holder, joined(first[0], form, text), structuredClone(first[1]));
}

function inside(
  holder: Record<string, unknown>,
  key: string,
  add: (inner: Record<string, unknown>) => readonly string[],
): readonly string[] | undefined {
  const inner = innermost(holder[key], [key]);
  return inner && [...inner.path, ...add(inner.mapping)];
}

/** The last mapping in a value that has no mapping in it: the least likely to have declared keys. */
function innermost(
  value: unknown,
  path: readonly string[],
): { readonly mapping: Record<string, unknown>; readonly path: readonly string[] } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const found = Object.entries(value).map(([key, child]) => innermost(child, [...path, key]));
  return (
    found.findLast((one) => one !== undefined) ?? (Array.isArray(value) ? undefined : { mapping: value as Record<string, unknown>, path })
  );
}

/** Also for `__proto__`, which an assignment would not make a property. */
function put(holder: Record<string, unknown>, key: string, value: unknown): readonly string[] {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
  return [key];
}

function joined(before: unknown, form: Form, text: string): string {
  return form === "after" && isText(before) ? before + text : text;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function holderAt(document: object, pointer: string): Holder | undefined {
  let value: unknown = document;
  for (const part of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[unescapePart(part)];
  }
  return typeof value === "object" && value !== null ? (value as Holder) : undefined;
}

/** A document as YAML in which each value begins on a line of its own, and the pointers of the lines. */
export function printLines(document: object): { readonly text: string; readonly pointers: readonly string[] } {
  const lines: string[] = [];
  const pointers: string[] = [];
  const print = (value: unknown, pointer: string, before: string, after: string): void => {
    const add = (line: string): void => {
      lines.push(line);
      pointers.push(pointer);
    };
    if (typeof value !== "object" || value === null) return add(before + asciiJson(value) + after);
    const entries = Object.entries(value);
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    if (entries.length === 0) return add(before + open + close + after);
    add(before + open);
    entries.forEach(([key, child], index) => {
      const name = Array.isArray(value) ? "" : `${asciiJson(key)}: `;
      print(child, `${pointer}/${escapePart(key)}`, name, index === entries.length - 1 ? "" : ",");
    });
    add(close + after);
  };
  print(document, "", "", "");
  return { text: `${lines.join("\n")}\n`, pointers };
}

/** JSON in which every character is visible. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function escapePart(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescapePart(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}
