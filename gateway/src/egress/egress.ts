import { lookup } from "node:dns/promises";
import type { Readable } from "node:stream";
import { Agent, type Dispatcher, buildConnector } from "undici";
import { EgressError, type Egress, type EgressAnswer, type EgressRequest, type EgressSettings, type Resolve } from "./egress_types.ts";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Headers that do not identify the caller. A redirect drops all others, because any header can carry a key: the catalog decides
 * which one does, and a list of the dangerous ones would never be complete.
 */
const harmless: ReadonlySet<string> = new Set(["accept", "accept-encoding", "accept-language", "range", "user-agent"]);

/** `.` and `..`, encoded or not, as a whole step of a path. A URL without them is another URL. */
const DOT_SEGMENT = /^[^?#]*[/\\](?:\.|%2e){1,2}(?:[/\\?#]|$)/i;

/** Reserved for a cloud's own services, although it looks like any other public address. */
const CLOUD_SERVICE_ADDRESSES: readonly string[] = ["168.63.129.16"];

/** The range that the internet's registries give out today. Everything else of IPv6 is reserved, local or stands for another address. */
const GLOBAL_IPV6: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** The addresses that networks without IPv4 use for hosts that have nothing else: the last four bytes are the IPv4 address. */
const NAT64: readonly [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("64:ff9b::"), 96];

const MOST_REDIRECTS = 5;

const resolveWithSystem: Resolve = (hostname) => lookup(hostname, { all: true });

/** Creates the way out of a gateway. Tests pass their own `resolve`. */
export function createEgress(settings: EgressSettings, resolve: Resolve = resolveWithSystem): Egress {
  const options: Agent.Options = {
    connect: createConnector(settings, resolve),
    connections: settings.connections,
    headersTimeout: settings.headersMilliseconds,
    bodyTimeout: settings.idleMilliseconds,
    maxHeaderSize: settings.headerBytes,
  };
  const pooled = new Agent(options);
  const single = new Agent({ ...options, pipelining: 0 });
  return {
    send: (request) => follow(request, settings, request.newConnection === true ? single : pooled),
    close: async () => {
      await Promise.all([pooled.close(), single.close()]);
    },
  };
}

async function follow(request: EgressRequest, settings: EgressSettings, agent: Agent): Promise<EgressAnswer> {
  let url = parseDestination(request.url);
  let { headers } = request;
  for (let redirects = 0; ; redirects++) {
    checkDestination(url, request.hosts, settings);
    const { method, body = null, signal } = request;
    const answer = await agent.request({ origin: url.origin, path: `${url.pathname}${url.search}`, method, headers, body, signal });
    if (!redirectStatuses.includes(answer.statusCode) || answer.headers.location === undefined)
      return { ...toAnswer(answer), redirected: redirects > 0 };
    discard(answer.body);
    // Other methods than GET would be sent a second time.
    if (request.method !== "GET")
      throw new EgressError(`${url.host} answered ${request.method} with a redirect, which is followed for GET only.`, true);
    if (redirects === MOST_REDIRECTS) throw new EgressError(`${url.host} redirects more than ${MOST_REDIRECTS} times.`);
    headers = withoutCredentials(headers);
    url = targetOf(answer, url);
  }
}

function toAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Omit<EgressAnswer, "redirected"> {
  return {
    status: statusCode,
    headers: {
      get: (name) => {
        const value = Object.hasOwn(headers, name.toLowerCase()) ? headers[name.toLowerCase()] : undefined;
        return typeof value === "string" ? value : value?.join(", ");
      },
    },
    body,
  };
}

/** Ends the transfer of a body that nobody reads. Its error, which says just that, would end the process without a listener. */
export function discard(body: Readable): void {
  body.on("error", () => undefined).destroy();
}

/**
 * Opens connections to public addresses only. A host is resolved once: the addresses that are checked are those that are used, so
 * that a second answer of the name server cannot lead elsewhere. One address that is not public refuses the host as a whole.
 */
function createConnector(settings: EgressSettings, resolve: Resolve): buildConnector.connector {
  const options = { timeout: settings.connectMilliseconds, autoSelectFamily: true };
  const toPublic = buildConnector({ ...options, lookup: lookupWith(resolve, refusePrivate) });
  const toAny = buildConnector({ ...options, lookup: lookupWith(resolve, () => undefined) });
  return (target, callback) => {
    if (mayBePrivate(new URL(`${target.protocol}//${target.host ?? target.hostname}`), settings)) return toAny(target, callback);
    // The system resolves no address that is one already.
    const refusal = isIP(target.hostname) === 0 ? undefined : refusePrivate(target.hostname, [target.hostname]);
    if (refusal !== undefined) return callback(refusal, null);
    toPublic(target, callback);
  };
}

type Refuse = (hostname: string, addresses: readonly string[]) => EgressError | undefined;

function lookupWith(resolve: Resolve, refuse: Refuse): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async (): Promise<void> => {
      const addresses = await resolve(hostname);
      const [first] = addresses;
      if (first === undefined) throw new Error(`${hostname} has no address.`);
      const ips = addresses.map(({ address }) => address);
      const refusal = refuse(hostname, ips);
      if (refusal !== undefined) throw refusal;
      if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    };
    answer().catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []));
  };
}

function refusePrivate(hostname: string, addresses: readonly string[]): EgressError | undefined {
  if (addresses.every(isPublicAddress)) return undefined;
  const what = isIP(hostname) === 0 ? `${hostname} resolves to an address that is not public` : `${hostname} is not a public address`;
  return new EgressError(`${what}. To call a server for tests, give it with --vendor and add --allow-private-egress.`);
}

/**
 * Whether an IP address belongs to the public internet: no loopback, private, link-local, shared, multicast, documentation or
 * otherwise reserved address, and none that carries such an IPv4 address inside. False for what is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads forms that are no addresses for the system, and takes the obsolete `::8.8.8.8` for `::ffff:8.8.8.8`.
  if (isIP(address) === 0 || /^::\d+\./.test(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4 ? isPublicIpv4(parsed) : isPublicIpv6(parsed);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && !CLOUD_SERVICE_ADDRESSES.includes(address.toString());
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.match(NAT64[0], NAT64[1])) return isPublicIpv4(new ipaddr.IPv4(address.toByteArray().slice(-4)));
  return address.range() === "unicast" && address.match(GLOBAL_IPV6[0], GLOBAL_IPV6[1]);
}

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

/** The headers of a request for its redirect, which may lead to another server, and never gets credentials. */
export function withoutCredentials(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.has(name.toLowerCase())));
}

/** The address that a redirect names. @throws {EgressError} when that is not a URL. */
function targetOf({ headers: { location } }: Pick<Dispatcher.ResponseData, "headers">, from: URL): URL {
  if (typeof location === "string" && URL.canParse(location, from.href)) return new URL(location, from.href);
  throw new EgressError(`${from.host} redirects to an address that is not a URL.`);
}
