import type { Emitter, OutputFile } from "../emitter.ts";
import { toEntry } from "./entry.ts";
import { printPage } from "./page.tsx";

/**
 * `reference/index.html`, the page to read and try, and the entry of its script. Both have slots that are filled when the script is
 * bundled, and only the page stays in the package. A package without the sources of the script has no page.
 */
export const referenceEmitter: Emitter = {
  name: "reference",
  slow: true,
  emit: (input): readonly OutputFile[] =>
    input.templates.has("reference/main.ts")
      ? [
          { path: "reference/index.html", text: printPage(input) },
          { path: "reference/index.js", text: toEntry(input.model) },
        ]
      : [],
};
