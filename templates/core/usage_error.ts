import { nearestName } from "./nearest_names.js";

/** The command cannot run as it was called: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** How to fix it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}

/** "did you mean X?" for the name that `wanted` is most likely a typo of; `otherwise` if no name is close. */
export function suggestion(wanted: string, names: readonly string[], otherwise: string): string {
  const nearest = nearestName(wanted, names);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}

/** The one of some names that somebody wrote. @throws UsageError for any other, with the name that is most likely meant */
export function oneOf<Name extends string>(wanted: string, names: readonly Name[], message: string, otherwise: string): Name {
  const name = names.find((known) => known === wanted);
  if (name !== undefined) return name;
  throw new UsageError(message, suggestion(wanted, names, otherwise));
}
