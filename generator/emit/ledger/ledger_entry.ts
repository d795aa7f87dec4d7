import type { Place } from "#generator/read";
import type { Origin } from "#generator/resolve";
import { reasonOf } from "#generator/schema";

/** The kind of the part that is marked. */
export type Subject =
  | "definition id"
  | "auth method"
  | "credential"
  | "config"
  | "config field"
  | "named type"
  | "part"
  | "record"
  | "field"
  | "inner types"
  | "inside of field"
  | "inner type"
  | "inner field"
  | "operation"
  | "parameter"
  | "default"
  | "further parameters"
  | "result"
  | "Meta field"
  | "paging"
  | "endpoint"
  | "request field"
  | "response"
  | "response field"
  | "error body"
  | "status"
  | "header"
  | "topic"
  | "third party"
  | "version";

/** Something that has a reason: it is assumed or not shown, or is so because of the third party. */
export interface LedgerEntry {
  /** `version`: which interface is called. `retired`: what the third party has announced the end of. */
  readonly kind: "assumed" | "not_shown" | "version" | "retired" | "not_sent" | "always_null";
  readonly subject: Subject;
  /** `email`, `created.gt`, `owners[].id`; left out where the owner has only one. */
  readonly name?: string;
  /** The owner: an operation (`customers.create`), a record, a type, an endpoint; left out where there is none. */
  readonly of?: string;
  readonly reason: string;
  /** The announcement of what is retired, and the date of its removal. */
  readonly source?: string;
  readonly on?: string;
  readonly at: Place;
}

/** A part of the catalog that may have a mark. */
export type EntrySubject = Pick<LedgerEntry, "subject" | "name" | "of" | "at">;

/** The mark of a part with this origin; none when it is stated or repeats the origin of the whole. */
export function toEntries(origin: Origin, whole: Origin, marked: EntrySubject): readonly LedgerEntry[] {
  if (origin.kind === "stated" || isSame(origin, whole)) return [];
  return [{ ...marked, kind: origin.kind, reason: reasonOf(origin) }];
}

function isSame(left: Origin, right: Origin): boolean {
  return left.kind === right.kind && reasonOf(left) === reasonOf(right);
}
