import { finding, type FindingPlace } from "../diagnostics/finding.ts";
import { nearestName } from "../diagnostics/nearest_name.ts";
import type { Scope } from "./scope.ts";

/** Who names the record or named type that is wanted, for messages: "operations return records". */
export type NameUsers = "params take named types" | "fields take records" | "operations return records" | "records extend records";

/**
 * Reports a name that nothing in reach has. A record where a named type is wanted, or the other way round, is called what
 * it is. `words` are further words that may have been meant.
 */
export function reportUnknownName(name: string, users: NameUsers, at: FindingPlace, scope: Scope, words: readonly string[] = []): void {
  const [kind, other] = users === "params take named types" ? ["named type", "record"] : ["record", "named type"];
  const names = kind === "record" ? scope.records : Object.keys(scope.types);
  const known = names.length === 0 ? `no ${kind}s` : names.map((one) => `\`${one}\``).join(", ");
  if (scope.others.includes(name)) {
    scope.report(finding("ref/wrong-kind", at, { name, kind: other, users, known }));
    return;
  }
  scope.report(finding("ref/unknown", at, { kind, name, known }, { suggestion: nearestName(name, [...words, ...names]) }));
}
