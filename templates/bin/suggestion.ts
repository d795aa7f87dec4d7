import { nearestName } from "../shared/nearest_names.js";

/** "did you mean X?" for the name that `wanted` is most likely a typo of; `otherwise` if no name is close. */
export function suggestion(wanted: string, names: readonly string[], otherwise: string): string {
  const nearest = nearestName(wanted, names);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
