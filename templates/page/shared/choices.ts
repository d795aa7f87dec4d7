/** The name of a choice is not that of another page from the same place. */
const PREFIX = "connector-gateway-spec.";

/** A choice from an earlier visit; undefined if there was none, or if the browser keeps nothing for pages like this one. */
export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for the next visit, or forgets it, if the browser keeps anything: a page from disk or a private window may not. */
export function keepChoice(name: string, choice: string | undefined): void {
  try {
    if (choice === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, choice);
  } catch {
    // The choice is for this visit.
  }
}
