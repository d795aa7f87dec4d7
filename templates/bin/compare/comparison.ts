import type { JsonValue } from "../../shared/json_values.js";
import { jsonPointer } from "../../shared/json_values.js";
import type { Change, Direction } from "./change.js";
import { VERDICTS, type Case } from "./verdicts.js";

/** Two things of the same kind: of the old catalog and of the new one. */
export interface Pair<Thing> {
  readonly old: Thing;
  readonly next: Thing;
}

/** Where something is. */
export interface Place {
  readonly address: string;
  /** The names that lead to it from there; `*` for every element. */
  readonly path: readonly string[];
  /** What messages call the thing at the address: "payments.customers.list". */
  readonly owner: string;
  /** Tells things apart that have the same address and path: the name of an auth method. */
  readonly variant?: string;
}

/** More about a change. */
export interface Details {
  /** The group of its code, where that is not what the table calls it. */
  readonly group?: string;
  readonly old?: JsonValue | undefined;
  readonly new?: JsonValue | undefined;
}

/** The changes found so far. */
export class Comparison {
  readonly changes: Change[] = [];

  /** Adds a change. `predicate` continues a sentence about the thing: "can now be null". */
  report(kind: Case, place: Place, predicate: string, details: Details = {}): void {
    const [direction, what = "", action = ""] = splitCase(kind);
    const [caller, implementer] = VERDICTS[kind];
    const code = `${details.group ?? what}/${action}`;
    const pointer = jsonPointer(place.path);
    this.changes.push({
      id: `${code}:${place.address}${pointer}${place.variant === undefined ? "" : `#${place.variant}`}`,
      code,
      address: place.address,
      pointer,
      direction,
      caller,
      implementer,
      message: `${subjectOf(place)} ${predicate}`,
      ...(details.old !== undefined && { old: details.old }),
      ...(details.new !== undefined && { new: details.new }),
    });
  }
}

function splitCase(kind: Case): readonly [Direction, ...string[]] {
  const [direction, ...rest] = kind.split(" ");
  return [direction === "request" || direction === "response" ? direction : "both", ...rest];
}

/** A place for the whole thing at an address. */
export function placeAt(address: string, owner: string = address): Place {
  return { address, path: [], owner };
}

/** The place of something inside the thing at a place. */
export function inside(place: Place, step: string): Place {
  return { ...place, path: [...place.path, step] };
}

/** "`created.gte` of payments.customers.list", "payments.records.Customer" */
function subjectOf({ path, owner }: Place): string {
  if (path.length === 0) return owner;
  return `\`${path.map((step, index) => (index === 0 ? step : step === "*" ? "[]" : `.${step}`)).join("")}\` of ${owner}`;
}
