import { readForeignDocument, createDiagnostic, type CatalogFile, type Diagnostic, lineStarts } from "#generator/read";
import type { Choice } from "./choose.ts";
import type { DocumentProblem } from "./document.ts";
import { draftConnector, outlineDocument, type Draft, type DraftConnector } from "./draft.ts";
import type { OutlinedOperation } from "./draft_rows.ts";

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

/** An OpenAPI document whose text has been read. */
export interface ReadSource {
  /** Its operations, for people who choose among them; none where no draft can be made either. */
  readonly outline: () => readonly OutlinedOperation[];
  /**
   * A draft of a connector with some operations, or the diagnostic that says why there is none. `existing` is the file to which they are added.
   * @throws UsageError for a choice that names nothing
   */
  readonly draft: (connector: DraftConnector, choice?: Choice, existing?: CatalogFile) => Draft | { readonly diagnostic: Diagnostic };
}

/** Reads the text of an OpenAPI document, or returns the diagnostic that says why it cannot be read. */
export function readSource({ path, file, text, sharedNames }: DocumentText): ReadSource | { readonly diagnostic: Diagnostic } {
  const located = { path, starts: lineStarts(text) };
  const document = readForeignDocument(text);
  if (!("value" in document)) {
    const { problem, format, range } = document;
    return { diagnostic: createDiagnostic("openapi/syntax", { format, problem }, located, range) };
  }
  const diagnose = ({ code, named, near }: DocumentProblem): { readonly diagnostic: Diagnostic } => {
    const start = near === undefined ? 0 : Math.max(0, text.indexOf(near));
    const end = start + (near !== undefined && text.startsWith(near, start) ? near.length : 0);
    return { diagnostic: createDiagnostic(code, { named }, located, { start, end }) };
  };
  return {
    outline: () => outlineDocument(document.value),
    draft: (connector, choice, existing) => {
      const rest = { ...(choice && { choice }), ...(existing && { existing }) };
      const draft = draftConnector(connector, { file, value: document.value, sharedNames, ...rest });
      return "problem" in draft ? diagnose(draft.problem) : draft;
    },
  };
}
