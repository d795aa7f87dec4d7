/** What happens to a set of values. */
export interface Effect {
  /** There are values that belong to it no longer. */
  readonly lost: boolean;
  /** There are values that did not belong to it. */
  readonly gained: boolean;
}

export const NO_EFFECT: Effect = { lost: false, gained: false };

/** What two changes do together. */
export function both(one: Effect, other: Effect): Effect {
  return { lost: one.lost || other.lost, gained: one.gained || other.gained };
}

/** What a part does to the whole. */
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
