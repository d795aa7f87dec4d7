import { jsonPointer, type JsonValue, type Catalog } from "#templates/core";
import type { Change, Direction } from "./change.js";
import { VERDICTS, type Case } from "./verdicts.js";
import { deepEqual } from "./matching.js";
import type { Records } from "./sets/type_sets.js";

/** Two things of the same kind: of the old catalog and of the new one. */
export interface Pair<Thing> {
  readonly old: Thing;
  readonly next: Thing;
}

/** What both things have under a key. */
export function inBoth<Thing, Key extends keyof Thing>({ old, next }: Pair<Thing>, key: Key): Pair<Thing[Key]> {
  return { old: old[key], next: next[key] };
}

/** What follows from both things. */
export function forBoth<Thing, Part>({ old, next }: Pair<Thing>, partOf: (thing: Thing) => Part): Pair<Part> {
  return { old: partOf(old), next: partOf(next) };
}

/** Where something is. */
export interface Place {
  readonly address: string;
  /** The path from there; `*` for every element. */
  readonly path: readonly string[];
  /** The name that messages use for the thing at the address: "payments.customers.list". */
  readonly owner: string;
  /** Tells things apart that have the same address and path: the name of an auth method. */
  readonly variant?: string;
  /** The pairs of different records that are compared here and further up. Their texts differ anyway. */
  readonly records?: readonly string[];
}

/** More about a change. */
export interface Details {
  /** The group of its code, where the table has one row for several. */
  readonly group?: string;
  /** Where the table has one row for both. */
  readonly direction?: Direction;
  readonly old?: JsonValue | undefined;
  readonly next?: JsonValue | undefined;
}

/** Changes that no program can observe: reported once for all that is at an address. */
type Unobserved = "both text changed" | "both sequence changed";

/** How messages say it. */
const UNOBSERVED: Readonly<Record<Unobserved, string>> = {
  "both text changed": "has other texts, such as descriptions and examples",
  "both sequence changed": "has another order",
};

/** How many names a message lists. */
const MOST_NAMES = 5;

/** What a comparison has collected. */
interface Collected {
  readonly changes: Change[];
  readonly unobserved: Map<string, { readonly kind: Unobserved; readonly place: Place; readonly names: string[] }>;
}

/** Collects the changes of things that may name some records. */
export class Comparison {
  readonly knows: Knowledge;
  readonly records: Pair<Records>;
  readonly #collected: Collected;

  constructor(knows: Knowledge, records: Pair<Records>, collected: Collected = { changes: [], unobserved: new Map() }) {
    this.knows = knows;
    this.records = records;
    this.#collected = collected;
  }

  /** The same comparison, for things that may name other records. */
  withRecords(records: Pair<Records>): Comparison {
    return new Comparison(this.knows, records, this.#collected);
  }

  /** Adds a change. `predicate` continues a sentence about the thing: "can now be null". */
  report(kind: Case, place: Place, predicate: string, { group, direction, old, next }: Details = {}): void {
    const [side = "", what = "", action = ""] = kind.split(" ");
    const [caller, implementer] = VERDICTS[kind];
    const code = `${group ?? what}/${action}`;
    const pointer = jsonPointer(place.path);
    this.#collected.changes.push({
      id: `${code}:${place.address}${pointer}${place.variant === undefined ? "" : `#${place.variant}`}`,
      code,
      address: place.address,
      pointer,
      direction: direction ?? (side === "request" || side === "response" ? side : "both"),
      caller,
      implementer,
      ...(what === "inner" && { compileTime: true }),
      message: `${subjectOf(place)} ${predicate}`,
      ...(old !== undefined && { old }),
      ...(next !== undefined && { new: next }),
    });
  }

  /** Notes what no program can observe. */
  note(kind: Unobserved, place: Place): void {
    if (place.records !== undefined) return;
    const key = `${kind} ${place.address}#${place.variant ?? ""}`;
    const known = this.#collected.unobserved.get(key) ?? { kind, place: { ...place, path: [] }, names: [] };
    if (place.path.length > 0) known.names.push(`\`${pathText(place.path)}\``);
    this.#collected.unobserved.set(key, known);
  }

  /** All changes; what no program can observe comes last. */
  finish(): readonly Change[] {
    const { changes, unobserved } = this.#collected;
    for (const { kind, place, names } of unobserved.values()) {
      const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : "";
      const listed = names.length === 0 ? "" : `: ${names.slice(0, MOST_NAMES).join(", ")}${more}`;
      this.report(kind, place, UNOBSERVED[kind] + listed);
    }
    return changes;
  }
}

/** A place for the whole thing at an address. */
export function placeAt(address: string, owner: string = address): Place {
  return { address, path: [], owner };
}

/** The place of something inside the thing at a place. */
export function inside(place: Place, ...steps: readonly string[]): Place {
  return { ...place, path: [...place.path, ...steps] };
}

/** "`created.gte` of payments.customers.list", "payments.records.Customer" */
function subjectOf({ path, owner }: Place): string {
  return path.length === 0 ? owner : `\`${pathText(path)}\` of ${owner}`;
}

function pathText(path: readonly string[]): string {
  return path.map((step, index) => (step === "*" ? "[]" : index === 0 ? step : `.${step}`)).join("");
}

/** The keys that occur in each catalog. A key that an older generator did not write is missing everywhere, which is no change. */
export type Knowledge = Pair<ReadonlySet<string>>;

/** The keys of a catalog. */
export function keysOf({ gateway, connectors }: Catalog): ReadonlySet<string> {
  const entities = connectors.flatMap((connector) => connector.entities);
  const operations = entities.flatMap((entity) => entity.operations);
  return new Set([gateway, ...connectors, ...entities, ...operations].flatMap((thing) => Object.keys(thing)));
}

/** Whether both catalogs can have a key. */
export function isKnown({ knows: { old, next } }: Comparison, key: string): boolean {
  return old.has(key) && next.has(key);
}

/** Reports what two things say under other keys than those that are compared by themselves. */
export function compareStatements(comparison: Comparison, place: Place, pair: Pair<object>, compared: readonly string[]): void {
  const { old: before, next: after } = forBoth(pair, (thing) => new Map<string, unknown>(Object.entries(thing)));
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    if (compared.includes(key) || deepEqual(before.get(key), after.get(key))) continue;
    const isGiven = before.get(key) !== undefined && after.get(key) !== undefined;
    if (isGiven || isKnown(comparison, key)) comparison.report("both statement changed", inside(place, key), "is not the same");
  }
}
