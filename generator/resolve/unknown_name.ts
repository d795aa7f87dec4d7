import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import type { Place } from "../source/place.ts";
import { nearestName } from "../../templates/shared/nearest_names.ts";
import type { Scope } from "./scope.ts";

/** What uses the name, for messages: "operations return records". */
export type NameUsers = "params take named types" | "fields take records" | "operations return records" | "records extend records";

/**
 * Reports a name that is unknown here. A record in place of a named type, or the reverse, gets a message of its own. `words`
 * are further candidates for the suggestion.
 */
export function reportUnknownName(name: string, users: NameUsers, at: Place, scope: Scope, words: readonly string[] = []): void {
  const [kind, other] = users === "params take named types" ? ["named type", "record"] : ["record", "named type"];
  const names = kind === "record" ? scope.records : Object.keys(scope.types);
  const known = names.length === 0 ? `no ${kind}s` : names.map((one) => `\`${one}\``).join(", ");
  if (scope.others.includes(name)) {
    scope.report(diagnosticAt("ref/wrong-kind", at, { name, kind: other, users, known }));
    return;
  }
  scope.report(diagnosticAt("ref/unknown", at, { kind, name, known }, { suggestion: nearestName(name, [...words, ...names]) }));
}
