import type { Origin, Place } from "../../model/types.ts";

/** What a mark stands on. */
export type Subject =
  | "definition id"
  | "auth method"
  | "credential"
  | "config"
  | "config field"
  | "parameter type"
  | "part"
  | "record"
  | "field"
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
  | "topic";

/** Something that is assumed or not shown. */
export interface Mark {
  readonly kind: "assumed" | "not_shown";
  readonly subject: Subject;
  /** `email`, `created.gt`, `owners[].id`; left out where the owner has but one. */
  readonly name?: string;
  /** What it belongs to: an operation (`customers.create`), a record, a type, an endpoint; left out where it stands alone. */
  readonly of?: string;
  readonly reason: string;
  readonly at: Place;
}

/** What a mark is about, before it is known whether there is one. */
export type Marked = Pick<Mark, "subject" | "name" | "of" | "at">;

/** The mark that an origin is; none when it is stated or only repeats what is said about the whole. */
export function toMarks(origin: Origin, whole: Origin, marked: Marked): readonly Mark[] {
  if (origin.kind === "stated" || isSame(origin, whole)) return [];
  return [{ ...marked, kind: origin.kind, reason: reasonOf(origin) }];
}

/** Why something is assumed, or what is not shown of it; "" when it is stated. */
export function reasonOf(origin: Origin): string {
  if (origin.kind === "stated") return "";
  return origin.kind === "assumed" ? origin.because : origin.what;
}

function isSame(left: Origin, right: Origin): boolean {
  return left.kind === right.kind && reasonOf(left) === reasonOf(right);
}
