import type { JsonValue } from "../../shared/json_values.js";

/** What a change means for one side. `none`: no program can observe it. */
export type Verdict = "breaking" | "compatible" | "none";

/** What goes to the gateway, what comes back, or the operation as a whole. */
export type Direction = "request" | "response" | "both";

/** A difference between two catalogs. */
export interface Change {
  /** Stable, and different for each change of a comparison: `max/narrowed:payments.customers.list.params/limit`. */
  readonly id: string;
  /** `group/kebab-name` */
  readonly code: string;
  /** The address of what a value can be validated against, or the id of an operation, an entity or a connector. */
  readonly address: string;
  /** The JSON Pointer to the value at that address, with `*` for every element; empty for the whole. */
  readonly pointer: string;
  readonly direction: Direction;
  /** For programs that call a gateway. */
  readonly caller: Verdict;
  /** For programs that are a gateway. */
  readonly implementer: Verdict;
  /** One line. */
  readonly message: string;
  readonly old?: JsonValue;
  readonly new?: JsonValue;
}

/** Whose verdicts count. */
export type Audience = "caller" | "implementer" | "both";

/** The step from one version to the next. */
export type VersionStep = "major" | "minor" | "patch" | "none";

/** The smallest version step that the changes allow: unless it is `major`, they break nobody in the audience. */
export function requiredStep(changes: readonly Change[], audience: Audience = "both"): VersionStep {
  const verdicts = new Set(changes.flatMap((change) => verdictsFor(change, audience)));
  if (verdicts.has("breaking")) return "major";
  if (verdicts.has("compatible")) return "minor";
  return verdicts.has("none") ? "patch" : "none";
}

/** Whether a change breaks somebody of the audience. */
export function isBreaking(change: Change, audience: Audience = "both"): boolean {
  return verdictsFor(change, audience).includes("breaking");
}

function verdictsFor({ caller, implementer }: Change, audience: Audience): readonly Verdict[] {
  switch (audience) {
    case "caller":
      return [caller];
    case "implementer":
      return [implementer];
    case "both":
      return [caller, implementer];
  }
}
