import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Range } from "../source/position.ts";
import { rangeOf, type CatalogFile } from "./catalog_file.ts";
import { checkConnectorShape, checkGatewayShape, checkOverlayShape, type ShapeVerdict } from "./check_shape.ts";
import { findBareKeys } from "./checks/bare_keys.ts";
import { findContinuations } from "./checks/continuations.ts";
import { findJsonSchemas } from "./checks/json_schema.ts";
import { findMissingNames } from "./checks/missing_names.ts";
import { findMisread } from "./checks/plain_scalars.ts";
import { findSwallowedColons } from "./checks/swallowed_colons.ts";
import { checkFields } from "./fields/check_fields.ts";
import { languageKeys } from "./language.ts";
import type { WrittenConnector, WrittenGateway, WrittenOverlay } from "./types.ts";
import type { Slip } from "./yaml/slip.ts";
import { nodeAt } from "./yaml_node.ts";

/** The values of a file as what they are when nothing is wrong with them, and what is wrong with them. */
export interface CheckedFile<Written> {
  readonly written?: Written;
  readonly slips: readonly Slip[];
}

/** Checks the values of a connector's file. `found` is what is known to be wrong with it already. */
export function checkConnector(file: CatalogFile, found: readonly Slip[]): CheckedFile<WrittenConnector> {
  return check(file, found, checkConnectorShape(file));
}

/** Checks the values of the gateway's file. `found` is what is known to be wrong with it already. */
export function checkGateway(file: CatalogFile, found: readonly Slip[]): CheckedFile<WrittenGateway> {
  return check(file, found, checkGatewayShape(file));
}

/** Checks the values of an overlay. `found` is what is known to be wrong with it already. */
export function checkOverlay(file: CatalogFile, found: readonly Slip[]): CheckedFile<WrittenOverlay> {
  return check(file, found, checkOverlayShape(file));
}

/** First what is wrong with the text of single values, then what of their shape does not follow from that. */
function check<Written>(file: CatalogFile, found: readonly Slip[], { written, diagnostics }: ShapeVerdict<Written>): CheckedFile<Written> {
  const [keys, others] = [found.filter(({ code }) => code === "yaml/key"), found.filter(({ code }) => code !== "yaml/key")];
  const causes = withoutConsequences([...others, ...findMiswritten(file), ...keys]);
  causes.push(...checkFields(file).filter((one) => causes.every((cause) => !followsFrom(one.range, cause))));
  const shape = diagnostics.filter((one) => causes.every((cause) => !isConsequence(file, one, cause))).map((one) => toSlip(file, one));
  const slips = [...causes, ...shape];
  return slips.length > 0 || written === undefined ? { slips } : { slips, written };
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
