import { EgressError, type EgressSettings } from "./egress_types.ts";

/** `.` and `..`, encoded or not, as a whole step of a path. A URL without them is another URL. */
const DOT_SEGMENT = /^[^?#]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i;

/** The settings that decide about an address. */
export type DestinationSettings = Pick<EgressSettings, "replacedOrigins" | "allowPrivate">;

/**
 * Parses the address of a request.
 * @throws {EgressError} when it is no absolute address, or would change when it is parsed: `/v1/customers/../charges`.
 */
export function parseDestination(address: string): URL {
  if (DOT_SEGMENT.test(address)) throw new EgressError("The path of the call has a step `.` or `..`, which would change the path.");
  if (!URL.canParse(address)) throw new EgressError("The address of the call is not a URL.");
  return new URL(address);
}

/**
 * Checks everything about an address that can be known before its host is resolved.
 * @throws {EgressError} when the host is not one of `hosts`, or the address is not https on the usual port. A replaced origin may
 * have any port, and may be http where private addresses are allowed.
 */
export function checkDestination(url: URL, hosts: readonly string[], settings: DestinationSettings): void {
  if (url.username !== "" || url.password !== "")
    throw new EgressError(`The address at ${url.hostname} contains a user name or a password.`);
  const isReplaced = isReplacedOrigin(url, settings);
  if (!isListed(url, hosts, isReplaced)) throw new EgressError(`${url.host} is not a host that this call may reach (${hosts.join(", ")}).`);
  if (url.protocol === "https:") return;
  if (isReplaced && url.protocol === "http:") {
    if (settings.allowPrivate) return;
    throw new EgressError(`${url.origin} is not https. Use https, or add --allow-private-egress if it is a server for tests.`);
  }
  throw new EgressError(`${url.protocol}//${url.host} is not https, and only https is allowed.`);
}

/** Whether this origin may have a private address. */
export function mayBePrivate(url: URL, settings: DestinationSettings): boolean {
  return settings.allowPrivate && isReplacedOrigin(url, settings);
}

function isReplacedOrigin(url: URL, { replacedOrigins }: DestinationSettings): boolean {
  return replacedOrigins.some((replaced) => URL.canParse(replaced) && new URL(replaced).origin === url.origin);
}

/** A host with another port than the usual one is another server, so the list must name the port, or the origin be replaced. */
function isListed(url: URL, hosts: readonly string[], isReplaced: boolean): boolean {
  return hosts.some((host) => {
    const listed = host.toLowerCase();
    return listed === url.host || (isReplaced && listed === url.hostname);
  });
}
