import type { Dispatcher } from "undici";
import { EgressError } from "./egress_types.ts";

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Headers that do not identify the caller. A redirect drops all others, because any header can carry a key: the catalog decides
 * which one does, and a list of the dangerous ones would never be complete.
 */
const harmless: ReadonlySet<string> = new Set(["accept", "accept-encoding", "accept-language", "range", "user-agent"]);

/** The headers of a request for its redirect, which may lead to another server, and never gets credentials. */
export function withoutCredentials(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.has(name.toLowerCase())));
}

/** Whether an answer says that what was asked for is somewhere else. */
export function isRedirect({ statusCode, headers }: Pick<Dispatcher.ResponseData, "statusCode" | "headers">): boolean {
  return redirectStatuses.includes(statusCode) && headers.location !== undefined;
}

/** The address that a redirect names. @throws {EgressError} when that is not a URL. */
export function targetOf({ headers: { location } }: Pick<Dispatcher.ResponseData, "headers">, from: URL): URL {
  if (typeof location === "string" && URL.canParse(location, from.href)) return new URL(location, from.href);
  throw new EgressError(`${from.host} redirects to an address that is not a URL.`);
}
