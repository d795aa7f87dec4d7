import { redact } from "../../../runtime/redact.js";
import { isList, type JsonValue } from "../../../shared/json_values.js";
import { isBreaking, requiredStep, type Audience, type Change, type VersionStep } from "../change.js";
import { compareCatalogs } from "../compare_catalogs.js";
import { compareDeclarations } from "../declarations/compare_declarations.js";
import type { FilePosition, Side } from "../sources/side.js";
import { isExpired, type AcceptedBreak } from "./accepted_breaks.js";
import { judgeVersions, type VersionVerdict } from "./version_step.js";
import { findPath, type FoundPath } from "./catalog_path.js";

/** What a comparison takes into account beside the two sides. */
export interface ComparisonSettings {
  readonly for: Audience;
  /** Whether a large enough step between the versions makes breaks all right, and one that is too small is wrong. */
  readonly checkVersion: boolean;
  readonly accepted: readonly AcceptedBreak[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A change with what is known beside it. */
export interface ComparedChange extends Change {
  readonly position?: FilePosition;
  /** Set if a file accepts the break. */
  readonly accepted?: AcceptedBreak;
  /** Set if a file accepted the break until a day that is over. */
  readonly expired?: AcceptedBreak;
}

/** Two catalogs compared: all changes, and what they mean for the audience. */
export interface ComparisonReport {
  readonly for: Audience;
  readonly sides: { readonly old: string; readonly new: string };
  readonly versions: { readonly old: string; readonly new: string };
  readonly changes: readonly ComparedChange[];
  /** The step that the changes need, without the accepted breaks. */
  readonly required: VersionStep;
  /** Set if the step between the versions is checked; `unreadable` if one of the two is no version. */
  readonly version?: VersionVerdict | "unreadable";
  /** Accepted breaks that no change has the id of. */
  readonly stale: readonly AcceptedBreak[];
  /** Whether the declaration files were compared, too. */
  readonly comparesDeclarations: boolean;
}

/** Compares two sides. */
export function compareSides(old: Side, next: Side, settings: ComparisonSettings): ComparisonReport {
  const changes = compareCatalogs(old.catalog, next.catalog);
  const declarations =
    old.declarations === undefined || next.declarations === undefined
      ? undefined
      : compareDeclarations(old.declarations, next.declarations, changes);
  return judgeChanges(old, next, [...changes, ...(declarations ?? [])], { ...settings, comparesDeclarations: declarations !== undefined });
}

function judgeChanges(
  old: Side,
  next: Side,
  changes: readonly Change[],
  { accepted, checkVersion, comparesDeclarations, now, ...settings }: ComparisonSettings & Pick<ComparisonReport, "comparesDeclarations">,
): ComparisonReport {
  const byId = new Map(accepted.map((one) => [one.id, one]));
  const positions = findPositions(old, next, changes);
  const compared = changes.map((change, index): ComparedChange => {
    const [entry, position] = [byId.get(change.id), positions[index]];
    const mark = entry === undefined ? {} : isExpired(entry, now) ? { expired: entry } : { accepted: entry };
    return { ...withoutSecrets(change), ...mark, ...(position !== undefined && { position }) };
  });
  const ids = new Set(changes.map(({ id }) => id));
  const versions = { old: old.catalog.gateway.version, new: next.catalog.gateway.version };
  const required = stepFor(compared, settings.for);
  return {
    for: settings.for,
    sides: { old: old.name, new: next.name },
    versions,
    changes: compared,
    required,
    ...(checkVersion && { version: judgeVersions(versions.old, versions.new, required) ?? "unreadable" }),
    stale: accepted.filter(({ id }) => !ids.has(id)),
    comparesDeclarations,
  };
}

/** A catalog should have no keys and tokens. If it has, reports do not spread them. */
function withoutSecrets(change: Change): Change {
  const { message, old, new: next } = change;
  return {
    ...change,
    message: redact(message),
    ...(old !== undefined && { old: withoutSecretsIn(old) }),
    ...(next !== undefined && { new: withoutSecretsIn(next) }),
  };
}

function withoutSecretsIn(value: JsonValue): JsonValue {
  if (typeof value === "string") return redact(value);
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map(withoutSecretsIn);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [redact(key), withoutSecretsIn(inner)]));
}

/** An accepted break needs what a compatible change needs. */
function stepFor(changes: readonly ComparedChange[], audience: Audience): VersionStep {
  const step = requiredStep(
    changes.filter(({ accepted }) => accepted === undefined),
    audience,
  );
  const hasAccepted = changes.some(({ accepted }) => accepted !== undefined);
  return hasAccepted && step !== "major" ? "minor" : step;
}

/** Whether a change breaks the audience, and nobody has accepted that. */
function isBreak(change: ComparedChange, audience: Audience): boolean {
  return change.accepted === undefined && isBreaking(change, audience);
}

/** Whether the comparison has found something that must not be released like that. */
export function hasFailed({ changes, version, for: audience }: ComparisonReport): boolean {
  if (version === undefined) return changes.some((change) => isBreak(change, audience));
  // A break whose acceptance has expired needs a decision, whatever the version is.
  return (
    version === "unreadable" || !version.isEnough || changes.some((change) => change.expired !== undefined && isBreak(change, audience))
  );
}

/** Where a change is in the file of a side. */
interface Found extends FoundPath {
  readonly position: FilePosition | undefined;
}

/**
 * The position of each change: in the new catalog if it has what the change is about, else in the old one, else that of the nearest
 * thing in the new catalog. Undefined if neither side has positions, and for changes of declarations.
 */
function findPositions(old: Side, next: Side, changes: readonly Change[]): readonly (FilePosition | undefined)[] {
  const [inNew, inOld] = [findIn(next, changes), findIn(old, changes)];
  return changes.map((change, index) => {
    if (change.code.startsWith("declaration/")) return undefined;
    const places = [inNew[index], inOld[index]].filter((place) => place?.position !== undefined);
    return (places.find((place) => place?.isExact === true) ?? places[0])?.position;
  });
}

function findIn({ catalog, findPositions: find }: Side, changes: readonly Change[]): readonly Found[] {
  if (find === undefined) return [];
  const paths = changes.map((change) => findPath(catalog, change));
  const positions = find(paths.map(({ path }, index) => ({ path, facet: changes[index]?.code.split("/")[0] ?? "" })));
  return paths.map((found, index) => ({ ...found, position: positions[index] }));
}
