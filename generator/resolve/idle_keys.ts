import type { WrittenFieldDetails, WrittenFields } from "../catalog/types.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import type { Place } from "../source/place.ts";
import { roleKeys } from "../model/role_queries.ts";
import { placeOf, toDetails, type Scope } from "./scope.ts";

type Key = keyof WrittenFieldDetails;

/** Keys that apply only to what is sent, and those that apply only to what comes back. */
const KEYS_OF_REQUESTS: readonly Key[] = ["required", "required_in_practice", "default", "open", "at_least_one_of", ...roleKeys];
const KEYS_OF_RESPONSES: readonly Key[] = ["also_seen"];

/** Reports the keys of named types that have no effect, because only the other side uses the type. */
export function reportIdleKeys(types: WrittenFields, scope: Scope): void {
  const { request, response } = scope.usedTypes;
  for (const [name, written] of Object.entries(types)) {
    if (request.has(name) === response.has(name)) continue;
    const isSent = request.has(name);
    const slots = { name, users: isSent ? "params" : "records", others: isSent ? "a record" : "a param" };
    for (const { key, at } of keysIn(toDetails(written), placeOf(scope, "types", name), isSent ? KEYS_OF_RESPONSES : KEYS_OF_REQUESTS)) {
      scope.report(diagnosticAt("type/idle-side", at, { key, ...slots }, { on: "key" }));
    }
  }
}

interface PlacedKey {
  readonly key: Key;
  readonly at: Place;
}

/** Which of some keys a mapping has, also in its fields and elements. */
function keysIn(details: WrittenFieldDetails, at: Place, keys: readonly Key[]): readonly PlacedKey[] {
  const below = (...steps: readonly string[]): Place => ({ ...at, path: [...at.path, ...steps] });
  const { items } = details;
  const fields: WrittenFields = details.fields ?? {};
  return [
    ...keys.filter((key) => Object.hasOwn(details, key)).map((key) => ({ key, at: below(key) })),
    ...Object.entries(fields).flatMap(([name, field]) => keysIn(toDetails(field), below("fields", name), keys)),
    ...(items === undefined ? [] : keysIn(toDetails(items), below("items"), keys)),
  ];
}
