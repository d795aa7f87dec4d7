import type {
  CatalogFile,
  Catalog,
  Edit,
  lintMessages,
  MessageSlots,
  DiagnosticOptions,
  UnlocatedDiagnostic,
  Place,
  Range,
} from "#generator/read";
import { fieldLineRanges, nodeAt, diagnosticAt } from "#generator/read";
import type { Model } from "#generator/resolve";

/** The code of a lint. */
export type LintCode = keyof typeof lintMessages;

/** The input of the lints: the resolved catalog, and the texts that it was written in. The catalog has no errors. */
export interface LintSubject {
  readonly model: Model;
  readonly catalog: Catalog;
  /** The file with a path; undefined for a file that is not YAML. */
  readonly fileAt: (path: string) => CatalogFile | undefined;
}

/** A problem that a lint reports, with its fix. */
export interface Finding {
  readonly found: UnlocatedDiagnostic;
  /** The edits of its file that correct it, if there is one right way; in the order of their places. */
  readonly edits?: readonly Edit[];
}

/** One lint. Several findings at one place with one message are reported once. */
export type Lint = (subject: LintSubject) => readonly Finding[];

/** A finding about the value at a place, or about its key. */
export function findingAt<Code extends LintCode>(
  code: Code,
  at: Place,
  slots: MessageSlots<Code>,
  { edits = [], ...options }: DiagnosticOptions & { readonly edits?: readonly Edit[] } = {},
): Finding {
  return { found: diagnosticAt(code, at, slots, options), ...(edits.length > 0 && { edits }) };
}

/** Where the description of a part is written; undefined when it is that of its named type, or missing. */
export function descriptionRange({ fileAt }: LintSubject, { file: path, path: keys }: Place): Range | undefined {
  const file = fileAt(path);
  if (file === undefined) return undefined;
  const description = nodeAt(file.root, [...keys, "description"]);
  const line = nodeAt(file.root, keys);
  return description?.range ?? (line === undefined ? undefined : fieldLineRanges(file.text, line).description);
}

/** A place without its named type: what is written there. */
export function ownPlace({ file, path }: Place, ...steps: readonly (string | number)[]): Place {
  return { file, path: [...path, ...steps] };
}

/** The words of a name or a text in lower case: `nextPage`, `next_page` and "Next page." are the same two. */
export function wordsOf(text: string): readonly string[] {
  const separated = text.replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ");
  return separated.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
