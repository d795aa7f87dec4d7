import { positionAt, type Position } from "#templates/core";
import type { Diagnostic, DiagnosticFile, UnlocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { compareDiagnostics, fillDiagnostic } from "./diagnostics/diagnostic.ts";
import type { Place, Range } from "./source/source_file.ts";
import { type YamlNode, hasPath, nodeAt, rangeAt } from "./yaml_node.ts";
import { fieldLineRanges } from "./fields/walk_fields.ts";

/** A file of the catalog, read as YAML: its values with their positions. */
export interface CatalogFile extends DiagnosticFile {
  readonly text: string;
  readonly root: YamlNode;
}

/**
 * Gives diagnostics their lines and columns, sorted by place. What is found several times at one place (a named type is
 * resolved wherever it is used) is reported once.
 */
export function locateDiagnostics(diagnostics: readonly UnlocatedDiagnostic[], files: readonly CatalogFile[]): readonly Diagnostic[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const located = diagnostics.map((found) => locateDiagnostic(found, byPath.get(found.at.file))).sort(compareDiagnostics);
  return located.filter((one, index) => index === 0 || compareDiagnostics(one, located[index - 1] ?? one) !== 0);
}

/** Gives one diagnostic its line and column in its file. Without the file, it is at the beginning. */
export function locateDiagnostic(
  { code, slots, at, on, suggestion, help, secret }: UnlocatedDiagnostic,
  file: CatalogFile | undefined,
): Diagnostic {
  const range = file === undefined ? { start: 0, end: 0 } : rangeOf(file, writtenAt(at, file), on);
  const diagnostic = fillDiagnostic(code, slots, file ?? { path: at.file, starts: [0] }, range, { suggestion, help });
  return secret === true ? { ...diagnostic, secret } : diagnostic;
}

/** The position of the key at a place, in the file that has it. */
export function positionOf(place: Place, file: CatalogFile): Position {
  return positionAt(file.starts, rangeOf(file, writtenAt(place, file), "key").start);
}

/** The path itself, or the one in the named type when the place does not have it. */
function writtenAt({ path, base }: Place, file: CatalogFile): Place["path"] {
  return base === undefined || hasPath(file.root, path) ? path : writtenAt(base, file);
}

/** The range of what is at a path. `type` and `description` are also parts of a field that is written on one line. */
export function rangeOf({ root, text }: CatalogFile, path: readonly (string | number)[], on: "key" | "value"): Range {
  const part = path.at(-1);
  if ((part === "type" || part === "description") && !hasPath(root, path)) {
    const line = nodeAt(root, path.slice(0, -1));
    const range = line === undefined ? undefined : fieldLineRanges(text, line)[part];
    if (range !== undefined) return range;
  }
  return rangeAt(root, path, on);
}
