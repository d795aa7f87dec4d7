import { type Catalog, type CatalogFile, type Edit, applyEdits, INNER_FOLDER, nodeAt, rangeOf } from "#generator/read";
import { addKey } from "#generator/rules";
import { positionAt } from "#templates/core";
import type { Difference } from "./compare.ts";

/** Edits of a file with inner types that correct a difference. */
export interface Patch {
  readonly file: CatalogFile;
  readonly edits: readonly Edit[];
  /** Whether it may be applied without a person who reads it. */
  readonly isSafe: boolean;
}

/** The patch for a difference; undefined where there is none, as for all that source documents state. */
export function patchFor({ code, at, theirs, kind }: Difference, catalog: Catalog): Patch | undefined {
  if ("range" in at || !at.file.startsWith(`${INNER_FOLDER}/`)) return undefined;
  const file = catalog.files.find(({ path }) => path === at.file);
  if (file === undefined || nodeAt(file.root, at.path) === undefined) return undefined;
  if (code === "drift/gone") return { file, edits: [lineOf(file, at.path)], isSafe: false };
  if (code === "drift/deprecated" && theirs === "deprecated")
    return { file, edits: addKey(file, at.path, "deprecated", '"The third party has deprecated it."'), isSafe: true };
  if (code !== "drift/type" || kind === undefined || kind === "object" || kind === "array") return undefined;
  const { start, end } = rangeOf(file, [...at.path, "type"], "value");
  return { file, edits: [{ start, end, text: kind }], isSafe: true };
}

/** The lines of a key with all that is below it. */
function lineOf(file: CatalogFile, path: readonly (string | number)[]): Edit {
  const [key, value] = [rangeOf(file, path, "key"), rangeOf(file, path, "value")];
  const { text } = file;
  const start = text.lastIndexOf("\n", key.start) + 1;
  const after = text.indexOf("\n", Math.max(start, value.end - 1));
  return { start, end: after === -1 ? text.length : after + 1, text: "" };
}

/** The lines that a patch changes, as a diff. */
export function diffOf({ file, edits }: Patch): readonly string[] {
  const { text, starts } = file;
  const [from, to] = [Math.min(...edits.map(({ start }) => start)), Math.max(...edits.map(({ end }) => end))];
  const first = starts[positionAt(starts, from).line - 1] ?? 0;
  const end = starts[positionAt(starts, Math.max(from, to - 1)).line] ?? text.length;
  const before = text.slice(first, end);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - first, end: edit.end - first })),
  );
  const lines = (mark: string, part: string): readonly string[] =>
    part
      .split(/\r?\n/u)
      .slice(0, part.endsWith("\n") ? -1 : undefined)
      .map((line) => mark + line);
  return [...lines("-", before), ...(after === "" ? [] : lines("+", after))];
}
