import type { JsonValue } from "#templates/core";

/** The value of something in the record with a number, counted from 0. */
type Read = (index: number) => JsonValue | undefined;

const slot = /\{([^{}:]+)(:slug)?\}/g;

/** Makes the function that fills in the slots of a text. `readerOf` finds out how to read a field. */
export function slotFiller(text: string, readerOf: (path: string) => Read): (index: number) => string {
  const parts: ((index: number) => string)[] = [];
  let end = 0;
  for (const match of text.matchAll(slot)) {
    const [whole, path = "", slug] = match;
    const before = text.slice(end, match.index);
    const textOf = path === "n" ? (index: number) => String(index + 1) : textReader(readerOf(path));
    const slugs = new Map<string, string>();
    parts.push(() => before, slug === undefined ? textOf : (index) => slugIn(slugs, textOf(index)));
    end = match.index + whole.length;
  }
  const rest = text.slice(end);
  return (index) => {
    let filled = "";
    for (const part of parts) filled += part(index);
    return filled + rest;
  };
}

function textReader(read: Read): (index: number) => string {
  return (index) => {
    const value = read(index);
    return typeof value === "object" || value === undefined ? "" : String(value);
  };
}

/** Names come again and again: their slugs are kept. */
function slugIn(slugs: Map<string, string>, text: string): string {
  let slug = slugs.get(text);
  if (slug === undefined) {
    slug = slugOf(text);
    slugs.set(text, slug);
  }
  return slug;
}

/** `jo.sample` for "Jo Sample". */
function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ".")
    .replace(/^\.|\.$/g, "");
}
