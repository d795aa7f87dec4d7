import { printFieldPath } from "../../../shared/field_path.js";
import type { ValuePath } from "./values.js";

/** The id of the element that shows a param in the article of its operation, or a field inside one. */
export function fieldAnchor(operation: string, path: ValuePath): string {
  const names = path.filter((step) => typeof step === "string");
  return `${operation}.params.${encodeURIComponent(printFieldPath(names))}`;
}

/** What the article of an operation says about a field, with its code between backticks; undefined if it has no description. */
export function findDescription(operation: string, path: ValuePath): string | undefined {
  const found = document.getElementById(fieldAnchor(operation, path))?.querySelector(":scope > .description");
  const parts = Array.from(found?.childNodes ?? [], (node) =>
    node.nodeName === "CODE" ? `\`${node.textContent ?? ""}\`` : (node.textContent ?? ""),
  );
  return parts.length === 0 ? undefined : parts.join("");
}
