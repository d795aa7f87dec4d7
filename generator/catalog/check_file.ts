import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Range } from "../source/position.ts";
import { rangeOf, type CatalogFile } from "./catalog_file.ts";
import { checkShape } from "./check_shape.ts";
import { findBareKeys } from "./checks/bare_keys.ts";
import { findContinuations } from "./checks/continuations.ts";
import { findJsonSchemas } from "./checks/json_schema.ts";
import { findMissingNames } from "./checks/missing_names.ts";
import { findMisread } from "./checks/plain_scalars.ts";
import { findSwallowedColons } from "./checks/swallowed_colons.ts";
import { checkFields } from "./fields/check_fields.ts";
import { languageKeys, type SchemaName } from "./language.ts";
import type { SoundPart } from "./sound_part.ts";
import type { WrittenFiles } from "./written_types.ts";
import type { Slip } from "./yaml/slip.ts";
import { nodeAt } from "./yaml_node.ts";

/** The values of a file, or of what is left of it without what is wrong with it. */
export interface CheckedFile<Written> extends Partial<SoundPart<Written>> {
  readonly slips: readonly Slip[];
}

/**
 * Checks the values of a file: first what is wrong with the text of single values, then what of their shape does not follow from that.
 * `found` is what is known to be wrong with it already.
 */
export function checkFile<Name extends SchemaName>(name: Name, file: CatalogFile, found: readonly Slip[]): CheckedFile<WrittenFiles[Name]> {
  const { written, diagnostics, soundPart } = checkShape(name, file);
  const [keys, others] = [found.filter(({ code }) => code === "yaml/key"), found.filter(({ code }) => code !== "yaml/key")];
  const causes = withoutConsequences([...others, ...findMiswritten(file), ...keys]);
  causes.push(...checkFields(file).filter((one) => causes.every((cause) => !followsFrom(one.range, cause))));
  const shape = diagnostics.filter((one) => causes.every((cause) => !isConsequence(file, one, cause))).map((one) => toSlip(file, one));
  const slips = [...causes, ...shape];
  return { slips, ...(slips.length === 0 && written !== undefined ? { written } : soundPart(slips)) };
}

/** What is YAML, but most likely not what its author meant. */
function findMiswritten(file: CatalogFile): readonly Slip[] {
  const { text, root } = file;
  return [
    ...findSwallowedColons(text, root),
    ...findBareKeys(text, root, languageKeys),
    ...findMisread(text, root),
    ...findContinuations(text, root),
    ...findJsonSchemas(file),
    ...findMissingNames(file),
  ];
}

/** Of several slips in one place the first. */
function withoutConsequences(slips: readonly Slip[]): Slip[] {
  const kept: Slip[] = [];
  for (const one of slips) if (kept.every((cause) => !followsFrom(one.range, cause))) kept.push(one);
  return kept;
}

/** What may have kept a key from being read. */
const IN_KEYS: ReadonlySet<string> = new Set([
  "yaml/missing-colon",
  "yaml/missing-space",
  "yaml/character",
  "yaml/typographic-quote",
  "yaml/key",
]);

/** A mapping lacks no key when one of its keys could not be read. */
function isConsequence(file: CatalogFile, { code, at, on }: UnlocatedDiagnostic, cause: Slip): boolean {
  if (followsFrom(rangeOf(file, at.path, on), cause)) return true;
  const mapping = code === "shape/missing-key" ? nodeAt(file.root, at.path) : undefined;
  return mapping !== undefined && IN_KEYS.has(cause.code) && touch(mapping.range, cause.range);
}

function followsFrom(range: Range, { range: cause, scope }: Slip): boolean {
  return touch(range, cause) || (scope !== undefined && touch(range, scope));
}

function touch(left: Range, right: Range): boolean {
  return left.start <= right.end && right.start <= left.end;
}

function toSlip(file: CatalogFile, { code, at, on, slots, help }: UnlocatedDiagnostic): Slip {
  return { code, slots, range: rangeOf(file, at.path, on), edits: [], ...(help === undefined ? {} : { help }) };
}
