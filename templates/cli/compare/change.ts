import type { JsonValue } from "#templates/core";

export const NO_EFFECT: Effect = { lost: false, gained: false };

/** The effect of a change on one side. `none`: no program can observe it. */
export type Verdict = "breaking" | "compatible" | "none";

/** A request to the gateway, its response, or the operation as a whole. */
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
  /** Set if only types change: what is sent stays the same, and code may have to be adapted when it is compiled. */
  readonly compileTime?: true;
  /** One line. */
  readonly message: string;
  readonly old?: JsonValue;
  readonly new?: JsonValue;
}

/** Whose verdicts count. With `both`, only what breaks callers is a break: what implementers have to do is said beside it. */
export type Audience = "caller" | "implementer" | "both";

/** The step from one version to the next. */
export type VersionStep = "major" | "minor" | "patch" | "none";

/** The smallest version step that the changes allow: unless it is `major`, they break nobody in the audience. */
export function requiredStep(changes: readonly Change[], audience: Audience = "both"): VersionStep {
  if (changes.some((change) => isBreaking(change, audience))) return "major";
  const seen = changes.some(({ caller, implementer }) => {
    return (audience !== "implementer" && caller !== "none") || (audience !== "caller" && implementer !== "none");
  });
  if (seen) return "minor";
  return changes.length > 0 ? "patch" : "none";
}

/** Whether a change breaks somebody of the audience. */
export function isBreaking({ caller, implementer }: Change, audience: Audience = "both"): boolean {
  return (audience === "implementer" ? implementer : caller) === "breaking";
}

/** The effect of a change on a set of values. */
export interface Effect {
  /** There are values that belong to it no longer. */
  readonly lost: boolean;
  /** There are values that did not belong to it. */
  readonly gained: boolean;
}

/** The effect of two changes together. */
export function both(one: Effect, other: Effect): Effect {
  return { lost: one.lost || other.lost, gained: one.gained || other.gained };
}

/** The effect of the same change in the opposite direction. */
export function mirrored({ lost, gained }: Effect): Effect {
  return { lost: gained, gained: lost };
}

/** The effect of a part as far as the whole shows it. */
export function common(part: Effect, whole: Effect): Effect {
  return { lost: part.lost && whole.lost, gained: part.gained && whole.gained };
}

/** Whether a change does what another one does already. */
export function isPartOf(part: Effect, whole: Effect): boolean {
  return (whole.lost || !part.lost) && (whole.gained || !part.gained);
}

/** The word of the table of verdicts for an effect. */
export function actionOf({ lost, gained }: Effect): "narrowed" | "widened" | "changed" | "restated" {
  if (lost) return gained ? "changed" : "narrowed";
  return gained ? "widened" : "restated";
}
