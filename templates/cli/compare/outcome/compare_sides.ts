import { jsonPointer, redact, redactValue, isList, isObject, type Catalog } from "#templates/core";
import { isBreaking, requiredStep, type Audience, type Change, type VersionStep } from "../change.js";
import { compareCatalogs } from "../compare_catalogs.js";
import type { FilePosition, Side, CatalogPath } from "../sources/side.js";
import { isExpired, type AcceptedBreak } from "./accepted_breaks.js";
import { readExports, type Exports } from "../read_exports.js";

/** From the largest to the smallest. */
const STEPS: readonly VersionStep[] = ["major", "minor", "patch", "none"];

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

const NOTHING: Exports = new Map();

const PREDICATES = {
  added: "is a new export",
  removed: "is no longer exported",
  changed: "has another declaration, although the catalog has not changed",
} as const;

/** The settings of a comparison besides the two sides. */
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
export function compareSides(old: Side, next: Side, { accepted, checkVersion, now, ...settings }: ComparisonSettings): ComparisonReport {
  const ofCatalogs = compareCatalogs(old.catalog, next.catalog);
  const comparesDeclarations = old.declarations !== undefined && next.declarations !== undefined;
  const changes = [...ofCatalogs, ...(comparesDeclarations ? compareDeclarations(old.declarations, next.declarations, ofCatalogs) : [])];
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
    ...(old !== undefined && { old: redactValue(old) }),
    ...(next !== undefined && { new: redactValue(next) }),
  };
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

/** The declaration files of a package, by path inside of it. */
type Declarations = ReadonlyMap<string, string>;

/**
 * The exports of declaration files that are gone, new or different although the catalogs do not explain it: with no change of
 * the connector in `changes` for the files in `connectors/`, with no change at all for all others. Comments and layout do not count, and
 * changes of texts explain nothing, because texts are comments.
 */
export function compareDeclarations(old: Declarations, next: Declarations, changes: readonly Change[]): readonly Change[] {
  const changed = new Set(changes.flatMap(({ address, code }) => (code === "text/changed" ? [] : address.split(".").slice(0, 1))));
  const isExplained = (path: string): boolean => {
    const connector = /^connectors\/([\w-]+)(?:\.(?:types|inner))?\.d\.ts$/.exec(path)?.[1];
    // Every connector has the envelope of the gateway in its types.
    return connector === undefined ? changed.size > 0 : changed.has(connector) || changed.has("gateway");
  };
  const paths = [...new Set([...old.keys(), ...next.keys()])].sort().filter((path) => !isExplained(path));
  return paths.flatMap((path) => compareFiles(path, old.get(path), next.get(path)));
}

function compareFiles(path: string, old: string | undefined, next: string | undefined): readonly Change[] {
  if (old === next) return [];
  const [before, after] = [old === undefined ? NOTHING : readExports(old), next === undefined ? NOTHING : readExports(next)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return was === is ? [] : [toChange(path, name, was, is)];
  });
}

function toChange(path: string, name: string, was: string | undefined, is: string | undefined): Change {
  const kind = was === undefined ? "added" : is === undefined ? "removed" : "changed";
  const module = path.replace(/\.d\.ts$/, "");
  const code = `declaration/${kind}`;
  const verdict = kind === "added" ? "compatible" : "breaking";
  const pointer = jsonPointer([name]);
  return {
    id: `${code}:${module}${pointer}`,
    code,
    address: module,
    pointer,
    direction: "both",
    caller: verdict,
    implementer: verdict,
    message: `\`${name}\` of ${path} ${PREDICATES[kind]}`,
    ...(was !== undefined && { old: was }),
    ...(is !== undefined && { new: is }),
  };
}

/** Whether the step between two versions is as large as the changes need. */
interface VersionVerdict {
  readonly step: VersionStep;
  /** The smallest step that is enough. Below 1.0.0 it is smaller than the one that the changes need from there on. */
  readonly needed: VersionStep;
  readonly isEnough: boolean;
}

interface Version {
  readonly numbers: readonly [number, number, number];
  /** The identifiers of a pre-release; empty for a release. */
  readonly early: readonly string[];
}

/**
 * Compares the step between two versions with the one that changes need. Below 1.0.0 a break needs the second number and everything
 * else the third one, because `^0.2.1` accepts 0.2.2 and refuses 0.3.0. After a pre-release, any later version is enough: nobody
 * may rely on it. Undefined if one of the two is no version.
 */
export function judgeVersions(old: string, next: string, required: VersionStep): VersionVerdict | undefined {
  const [before, after] = [readVersion(old), readVersion(next)];
  if (before === undefined || after === undefined) return undefined;
  const order = compareVersions(before, after);
  const step = order >= 0 ? "none" : stepBetween(before, after);
  const needed = neededStep(before, required);
  const isEnough = order < 0 ? STEPS.indexOf(step) <= STEPS.indexOf(needed) : order === 0 && needed === "none";
  return { step, needed, isEnough };
}

function neededStep({ numbers: [major], early }: Version, required: VersionStep): VersionStep {
  if (required === "none") return "none";
  if (early.length > 0) return "patch";
  if (major > 0) return required;
  return required === "major" ? "minor" : "patch";
}

/** The step of an update from one version to a later one. */
function stepBetween({ numbers: before }: Version, { numbers: after }: Version): VersionStep {
  const index = before.findIndex((number, at) => number !== after[at]);
  // Only the pre-release differs, and any version after a pre-release is enough.
  return STEPS[index === -1 ? 2 : index] ?? "none";
}

function readVersion(text: string): Version | undefined {
  const [, major, minor, patch, early] = VERSION.exec(text) ?? [];
  if (major === undefined) return undefined;
  return { numbers: [Number(major), Number(minor), Number(patch)], early: early?.split(".") ?? [] };
}

/** Below zero if the first version comes before the second one, in the order of Semantic Versioning. */
function compareVersions(left: Version, right: Version): number {
  for (const [at, number] of left.numbers.entries()) {
    const difference = number - (right.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // A release comes after its pre-releases.
  if (left.early.length === 0 || right.early.length === 0) return right.early.length - left.early.length;
  for (const [at, part] of left.early.entries()) {
    const order = compareParts(part, right.early[at]);
    if (order !== 0) return order;
  }
  return left.early.length - right.early.length;
}

/** Numbers come before words. */
function compareParts(left: string, right: string | undefined): number {
  if (right === undefined) return 1;
  const [isNumber, isOther] = [/^\d+$/.test(left), /^\d+$/.test(right)];
  if (isNumber && isOther) return Number(left) - Number(right);
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return left < right ? -1 : Number(left > right);
}

/** Where a change is in a catalog. */
export interface FoundPath {
  readonly path: CatalogPath;
  /** The catalog has exactly what the change is about. Otherwise it is the nearest thing around it. */
  readonly isExact: boolean;
}

/** The value that a change is about, or what is around it in a catalog that does not have it. */
function findPath(catalog: Catalog, { address, pointer }: Pick<Change, "address" | "pointer">): FoundPath {
  const walk = new Walk(catalog);
  const steps = pointer.split("/").slice(1);
  const rest = walk.toAddress(address.split("."), steps);
  const isExact = rest !== undefined && rest.every((step) => walk.into(step.replaceAll("~1", "/").replaceAll("~0", "~")));
  return { path: walk.path, isExact };
}

/** The parts of an operation whose addresses are not the names of its keys. */
const PARTS_OF_GATEWAY: Readonly<Record<string, readonly string[]>> = {
  create_instance: ["createInstance", "request"],
  create_instance_response: ["createInstance", "response"],
  execute: ["execute", "request"],
  error: ["error"],
};

/** A walk through a catalog: to a value, and to what is inside of it. */
class Walk {
  path: (string | number)[] = [];
  readonly #catalog: Catalog;
  #value: unknown;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#value = catalog;
  }

  /** Goes to an address. Returns the steps that are left of the pointer; undefined if the catalog has no such address. */
  toAddress([first = "", ...segments]: readonly string[], pointer: readonly string[]): readonly string[] | undefined {
    if (first === "gateway") {
      const [part, ...more] = segments;
      const keys = part === undefined ? [] : (PARTS_OF_GATEWAY[part] ?? [part]);
      return this.#follow(["gateway", ...keys, ...more]) ? pointer : undefined;
    }
    if (!this.#follow(["connectors", first])) return undefined;
    const [entity, action, part] = segments;
    if (entity === undefined) return pointer;
    if (entity === "auth_config") return this.#follow(["auth"]) ? this.#toMethod(pointer) : undefined;
    if (entity === "records") return this.#follow(segments) || this.#toRecord(action ?? "") ? pointer : undefined;
    if (entity === "execute") return pointer;
    if (!this.#follow(["entities", entity])) return undefined;
    if (action === undefined) return pointer;
    if (!this.#follow(["operations"]) || !this.#toElement("action", action)) return undefined;
    return part === undefined ? pointer : this.#toPart(part, pointer);
  }

  /** Goes to what is inside of the value under a name, `*` for any element; stays where it is if there is no such thing. */
  into(step: string): boolean {
    const value = this.#value;
    if (isList(value)) return this.#toElement("name", step) || this.#toElement("id", step);
    if (!isObject(value)) return false;
    if (value["kind"] === "record" && typeof value["record"] === "string") return this.#toRecord(value["record"]) && this.into(step);
    if (["fields", "shape", "type"].some((inner) => this.#tryInside(inner, step))) return true;
    if (step === "*") return this.#toKey("items") || this.#toKey("values");
    // An array whose elements have the field.
    return this.#tryInside("items", step) || this.#toKey(step) || this.#toKey("values");
  }

  #toPart(part: string, pointer: readonly string[]): readonly string[] | undefined {
    const [first, ...rest] = pointer;
    const returns = isObject(this.#value) && isObject(this.#value["returns"]) ? this.#value["returns"]["record"] : undefined;
    if (part === "record" || (part === "response" && first === "result")) {
      const inside = part === "record" ? pointer : rest[0] === "*" ? rest.slice(1) : rest;
      return typeof returns === "string" && this.#toRecord(returns) ? inside : undefined;
    }
    if (part === "request" || part === "response") return first === "params" || first === "meta" ? pointer : undefined;
    return this.#toKey(part) ? pointer : undefined;
  }

  /** Goes to the auth method that has the field, if a pointer names one. */
  #toMethod(pointer: readonly string[]): readonly string[] {
    const [field, ...rest] = pointer;
    const methods = isList(this.#value) ? [...this.#value.keys()] : [];
    const isFound = field !== undefined && methods.some((index) => this.#tryInside(String(index), field));
    return isFound ? rest : pointer;
  }

  #tryInside(key: string, step: string): boolean {
    const [before, start] = [this.#value, this.path];
    if (this.#toKey(key) && this.into(step)) return true;
    [this.#value, this.path] = [before, start];
    return false;
  }

  #toRecord(name: string): boolean {
    const connector = this.path[0] === "connectors" ? this.path.slice(0, 2) : undefined;
    const owned = connector === undefined ? [] : ["records", "innerTypes"].map((list) => [...connector, list]);
    return [...owned, ["gateway", "records"]].some((list) => {
      const walk = new Walk(this.#catalog);
      if (!walk.#follow([...list.map(String), name])) return false;
      [this.#value, this.path] = [walk.#value, walk.path];
      return true;
    });
  }

  #follow(steps: readonly string[]): boolean {
    return steps.every((step) => this.#toKey(step) || this.#toElement("name", step) || this.#toElement("id", step));
  }

  #toElement(key: string, wanted: string): boolean {
    if (!isList(this.#value)) return false;
    const index = this.#value.findIndex((element) => isObject(element) && element[key] === wanted);
    return this.#toKey(String(index));
  }

  #toKey(key: string): boolean {
    const value = this.#value;
    if (isList(value) && /^\d+$/.test(key) && Number(key) < value.length) return this.#goTo(Number(key), value[Number(key)]);
    return isObject(value) && Object.hasOwn(value, key) && this.#goTo(key, value[key]);
  }

  #goTo(step: string | number, value: unknown): true {
    this.#value = value;
    this.path = [...this.path, step];
    return true;
  }
}
