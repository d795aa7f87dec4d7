import { nearestName } from "../../../templates/shared/nearest_names.ts";
import { diagnosticAt, quoteAll } from "../../diagnostics/unlocated_diagnostic.ts";
import { placeIn, type Place } from "../../source/place.ts";
import type { Scope } from "../scope.ts";

/** A thing of the extended catalog, for messages: `record` `Charge`. */
export interface ExistingThing {
  readonly kind: string;
  readonly name: string;
  /** The keys that an overlay may set. */
  readonly allowed: readonly string[];
}

/** Reports the keys that an overlay sets for a thing of the extended catalog although only others may be set. */
export function reportFixedKeys(
  written: object,
  { kind, name, allowed }: ExistingThing,
  at: Place,
  { report }: Pick<Scope, "report">,
): void {
  const fixed = Object.keys(written).filter((key) => !allowed.includes(key));
  const [first] = fixed;
  if (first === undefined) return;
  const slots = { kind, name, keys: fixed.join("`, `"), allowed: quoteAll(allowed) };
  report(diagnosticAt("overlay/exists", placeIn(at, first), slots, { on: "key" }));
}

/** Reports a name that the extended catalog does not have. */
export function reportUnknown(kind: string, name: string, names: readonly string[], at: Place, { report }: Pick<Scope, "report">): void {
  const slots = { kind, name, known: quoteAll(names) };
  report(diagnosticAt("overlay/unknown", at, slots, { suggestion: nearestName(name, names) }));
}
