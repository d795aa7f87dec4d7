import type { Emitter } from "../emitter.ts";
import { printPage } from "./page.tsx";

/**
 * `reference/index.html`, the page to read and try. It has slots for its script and style, which are filled when its tables are there as
 * well. A package without the script has no page.
 */
export const referenceEmitter: Emitter = {
  name: "reference",
  emit: (input) => (input.templates.has("built/reference/page.js") ? [{ path: "reference/index.html", text: printPage(input) }] : []),
};
