import { diagnosticAt, type UnlocatedDiagnostic, type Place } from "#generator/read";
import { nearestName } from "#templates/core";
import type { Scope } from "./scope.ts";

/** The users of the name, for messages: "operations return records". */
export type NameUsers =
  | "params take named types"
  | "fields take records and named types"
  | "operations return records"
  | "records extend records";

/** The kind and the candidates of a name, and the names of the file that are something else. */
interface Candidates {
  readonly kind: string;
  readonly names: readonly string[];
  readonly other: string;
  readonly others: readonly string[];
}

/**
 * Reports a name that is unknown here. A record in place of a named type, or the reverse, gets a message of its own. `words`
 * are further candidates for the suggestion.
 */
export function reportUnknownName(name: string, users: NameUsers, at: Place, scope: Scope, words: readonly string[] = []): void {
  const { kind, names, other, others } = candidatesFor(users, scope);
  const suggestion = nearestName(name, [...words, ...names]);
  const known = names.length === 0 ? `no ${kind}s` : names.map((one) => `\`${one}\``).join(", ");
  if (others.includes(name)) {
    scope.report(diagnosticAt("ref/wrong-kind", at, { name, kind: other, users, known }));
    return;
  }
  const meant = suggestion !== undefined && Object.hasOwn(scope.types, suggestion) ? "named type" : kind;
  scope.report(diagnosticAt("ref/unknown", at, { kind: meant, name, known }, { suggestion }));
}

function candidatesFor(users: NameUsers, { records, types, others }: Scope): Candidates {
  const ofTypes = Object.keys(types);
  switch (users) {
    case "params take named types":
      return { kind: "named type", names: ofTypes, other: "record", others };
    case "fields take records and named types":
      return { kind: "record", names: [...records, ...ofTypes], other: "", others: [] };
    case "operations return records":
    case "records extend records":
      return { kind: "record", names: records, other: "named type", others: ofTypes };
  }
}

/** A name that does not exist, and those that do. */
interface UnknownName {
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

/** The diagnostic about a reference to something that does not exist. */
export function unknownReference(
  kind: string,
  name: string,
  names: readonly string[],
  at: Place,
  on: "key" | "value" = "key",
): UnlocatedDiagnostic {
  const known = names.map((one) => `\`${one}\``).join(", ");
  return diagnosticAt("ref/unknown", at, { kind, name, known }, { on, suggestion: nearestName(name, names) });
}
