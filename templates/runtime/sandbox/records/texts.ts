import type { JsonValue } from "../../../shared/json_values.js";

const slot = /\{([^{}:]+)(:slug)?\}/g;

/** A text with slots, filled in for the record with this number, counted from 0. `read` gives the value of a field. */
export function fillSlots(text: string, index: number, read: (path: string) => JsonValue | undefined): string {
  return text.replace(slot, (_whole, path: string, slug: string | undefined) => {
    const value = path === "n" ? index + 1 : read(path);
    const shown = typeof value === "object" || value === undefined ? "" : String(value);
    return slug === undefined ? shown : slugOf(shown);
  });
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
