import type { Emitter, EmitterInput, OutputFile } from "../emitter.ts";
import { referencePages } from "../reference_pages.ts";
import { printPage } from "./page.tsx";

/**
 * `reference/index.html`, the page to read and try, and in a large catalog a page for each connector. They have slots for their script and
 * style, which are filled when their tables are there as well. A package without the script has no page.
 */
export const referenceEmitter: Emitter = {
  emit: (input) => [...emitInTurn(input)].flat(),
  emitInTurn,
};

function* emitInTurn(input: EmitterInput): Generator<readonly OutputFile[]> {
  if (!input.templates.has("built/reference/page.js")) return;
  for (const page of referencePages(input.model)) yield [{ path: page.path, text: printPage(input, page) }];
}
