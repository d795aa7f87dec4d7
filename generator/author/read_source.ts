import { readForeignDocument, createDiagnostic, type Diagnostic, lineStarts } from "#generator/read";
import { draftConnector, type Draft, type DraftConnector } from "./draft.ts";

/** An OpenAPI document as text. */
export interface DocumentText {
  /** As messages name it. */
  readonly path: string;
  /** As the draft names it: the path without its folders. */
  readonly file: string;
  readonly text: string;
  /** Names of types that all connectors share. */
  readonly sharedNames: readonly string[];
}

/** A draft of a connector from the text of an OpenAPI document, or the diagnostic that says why there is none. */
export function draftFromText(
  connector: DraftConnector,
  { path, file, text, sharedNames }: DocumentText,
): Draft | { readonly diagnostic: Diagnostic } {
  const located = { path, starts: lineStarts(text) };
  const document = readForeignDocument(text);
  if (!("value" in document)) {
    const { problem, format, range } = document;
    return { diagnostic: createDiagnostic("openapi/syntax", { format, problem }, located, range) };
  }
  const draft = draftConnector(connector, { file, value: document.value, sharedNames });
  if (!("problem" in draft)) return draft;
  const { code, named, near } = draft.problem;
  const start = near === undefined ? 0 : Math.max(0, text.indexOf(near));
  const end = start + (near !== undefined && text.startsWith(near, start) ? near.length : 0);
  return { diagnostic: createDiagnostic(code, { named }, located, { start, end }) };
}
