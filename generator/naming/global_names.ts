import type { Place } from "../source/place.ts";
import type { Connector, Model } from "../model/types.ts";
import { hasFields } from "../model/walk.ts";
import { isGlobalType } from "./global_types.ts";
import { componentName } from "./names.ts";

/** A record or named type that is called like a global TypeScript type. */
export interface GlobalName {
  readonly name: string;
  readonly at: Place;
  /** A name made from that of the connector, which nothing else in the file has. */
  readonly suggested: string;
}

/** All records and named types whose interface would have the name of a global TypeScript type. */
export function findGlobalNames({ gateway, connectors }: Model): readonly GlobalName[] {
  return [...globalNamesIn("gateway", gateway.records), ...connectors.flatMap(globalNamesOf)];
}

function globalNamesOf({ id, records, types }: Connector): readonly GlobalName[] {
  return globalNamesIn(id, [...records, ...types.filter(hasFields)]);
}

function globalNamesIn(owner: string, named: readonly { readonly name: string; readonly at: Place }[]): readonly GlobalName[] {
  const taken = new Set(named.map(({ name }) => name));
  return named.filter(({ name }) => isGlobalType(name)).map(({ name, at }) => ({ name, at, suggested: suggest(owner, name, taken) }));
}

/** `Event` of the connector `calendar` as `CalendarEvent`. */
function suggest(owner: string, name: string, taken: ReadonlySet<string>): string {
  const candidates = [componentName(owner, name), `${name}Record`];
  return candidates.find((one) => !taken.has(one) && !isGlobalType(one)) ?? `${componentName(owner, name)}Record`;
}
