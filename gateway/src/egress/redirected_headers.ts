/**
 * The headers that say nothing about who calls. All others are dropped, because any header can carry a key: the catalog decides
 * which one does, and a list of the dangerous ones would never be complete.
 */
const harmless: ReadonlySet<string> = new Set(["accept", "accept-encoding", "accept-language", "range", "user-agent"]);

/** The headers of a request for its redirect, which may lead to another server, and never gets credentials. */
export function withoutCredentials(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.has(name.toLowerCase())));
}
