import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { mayBePrivate } from "./destination.ts";
import { EgressError, type EgressSettings, type Resolve } from "./egress_types.ts";
import { isPublicAddress } from "./public_address.ts";

/**
 * Opens connections to public addresses only. A host is resolved once: the addresses that are checked are those that are used, so
 * that a second answer of the name server cannot lead elsewhere. One address that is not public refuses the host as a whole.
 */
export function createConnector(settings: EgressSettings, resolve: Resolve): buildConnector.connector {
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
      const found = await resolve(hostname);
      const [first] = found;
      if (first === undefined) throw new Error(`${hostname} has no address.`);
      const refusal = refuse(
        hostname,
        found.map(({ address }) => address),
      );
      if (refusal !== undefined) throw refusal;
      if (options.all === true) callback(null, [...found]);
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
