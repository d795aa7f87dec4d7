import { nearestName } from "../../templates/shared/nearest_names.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Place } from "../source/place.ts";

/** A name that does not exist, and those that do. */
export interface UnknownName {
  readonly key: string;
  readonly kind: string;
  readonly known: readonly string[];
  readonly at: Place;
  readonly on?: "key" | "value";
}

/** The diagnostic about a name that does not exist. */
export function unknownName(name: string, { key, kind, known, at, on = "value" }: UnknownName): UnlocatedDiagnostic {
  const slots = { key, kind, name, known: known.map((one) => `\`${one}\``).join(", ") };
  return diagnosticAt("binding/unknown-name", at, slots, { on, suggestion: nearestName(name, known) });
}
