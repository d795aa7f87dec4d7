import { type Catalog, type CatalogFile, type Edit, applyEdits, INNER_FOLDER, lineStarts, nodeAt, rangeOf } from "#generator/read";
import { addKey } from "#generator/rules";
import { positionAt } from "#templates/core";
import type { Difference } from "./compare.ts";
import type { Spot } from "./interface.ts";

/** Edits of a file with inner types that correct a difference. */
export interface Patch {
  readonly file: Pick<CatalogFile, "path" | "text" | "starts">;
  readonly edits: readonly Edit[];
  /** Whether it may be applied without a person who reads it. */
  readonly isSafe: boolean;
}

const SIMPLE = ["string", "integer", "number", "boolean"];

/** The patch for a difference; undefined where there is none, as for all that source documents state. */
export function patchFor(difference: Difference, catalog: Catalog): Patch | undefined {
  const { code, at, theirs, type = "" } = difference;
  if ("range" in at) return patchForSchema(difference, at, catalog);
  const file = at.file.startsWith(`${INNER_FOLDER}/`) ? catalog.files.find(({ path }) => path === at.file) : undefined;
  if (file === undefined || nodeAt(file.root, at.path) === undefined) return undefined;
  if (code === "drift/gone") return { file, edits: [lineOf(file, at.path)], isSafe: false };
  if (code === "drift/deprecated" && theirs === "deprecated")
    return { file, edits: addKey(file, at.path, "deprecated", `"${DEPRECATED}"`), isSafe: true };
  if (code !== "drift/type" || !SIMPLE.includes(type)) return undefined;
  return { file, edits: [{ ...rangeOf(file, [...at.path, "type"], "value"), text: type }], isSafe: true };
}

const DEPRECATED = "The third party has deprecated it.";

/** A schema may get a mark, null, and types that it has already. Queries select fields, so these are not removed, and objects stay objects. */
function patchForSchema(
  { code, theirs, type = "" }: Difference,
  at: Extract<Spot, { range: object }>,
  catalog: Catalog,
): Patch | undefined {
  const schema = [...catalog.graphqlSchemas.values()].find(({ path }) => path === at.file);
  if (schema === undefined || at.type.end === 0) return undefined;
  const file = { ...schema, starts: lineStarts(schema.text) };
  if (code === "drift/deprecated" && theirs === "deprecated")
    return { file, edits: [{ start: at.range.end, end: at.range.end, text: ` @deprecated(reason: "${DEPRECATED}")` }], isSafe: true };
  const [name = "", before] = [type, schema.text.slice(at.type.start, at.type.end)].map((one) => one.replaceAll(/[^\w]/gu, ""));
  const isValue = GRAPHQL_SCALARS.includes(name) || new RegExp(`^(?:enum|scalar) ${name}\\b`, "mu").test(schema.text);
  if (name === "" || !(code === "drift/type" ? isValue : code === "drift/null" && name === before)) return undefined;
  return { file, edits: [{ ...at.type, text: type }], isSafe: true };
}

const GRAPHQL_SCALARS = ["ID", "String", "Int", "Float", "Boolean"];

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
