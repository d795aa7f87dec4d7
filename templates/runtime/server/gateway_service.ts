import type { ConnectorDefinition, GatewayDefinition, OperationValidators } from "../client/client_types.js";
import { didYouMean } from "../messages.js";
import type { Operation } from "../operation.js";
import type { ServedConnector, ServedGateway, UnknownHandler } from "./server_types.js";

/** An operation with everything that answering it needs. */
export interface ServedOperation {
  readonly operation: Operation;
  readonly validators: OperationValidators | undefined;
  readonly handler: UnknownHandler | undefined;
}

/** The facts about a request, for reports. */
export interface Trace {
  readonly requestId: string;
  /** `payments.customers.list`; only known once the body has been read. */
  operation?: string;
  /** In its place, `payments.custmers.list`, what was asked for and does not exist. It comes from the caller, and can be long. */
  asked?: string;
}

/** A gateway with its tables ready for use. */
export interface GatewayService {
  readonly options: ServedGateway;
  readonly definition: GatewayDefinition;
  readonly route: (path: string) => Route | undefined;
  readonly connectors: ReadonlyMap<string, ServedConnector>;
  readonly byDefinitionId: ReadonlyMap<unknown, ConnectorDefinition>;
  /** By `<connector>.<entity>.<action>`. */
  readonly operations: ReadonlyMap<string, ServedOperation>;
}

/** Calls a hook, if there is one. Hooks observe: what one throws changes no answer. */
export function tell<Told extends readonly unknown[]>(hook: ((...told: Told) => unknown) | undefined, ...told: Told): void {
  (async () => await hook?.(...told))().catch(() => undefined);
}

/**
 * Prepares a gateway.
 * @throws TypeError when a handler is for an operation that does not exist, or an option has the wrong type.
 */
export function createService(options: ServedGateway): GatewayService {
  const { connectors, basePath, operations: handlers } = options;
  checkOptions(options);
  const { gateway } = connectors[0].definition;
  const definitions = connectors.map(({ definition }) => definition);
  const operations = new Map(
    definitions.flatMap((definition) =>
      definition.operations.map((operation): [string, ServedOperation] => [
        operation.id,
        { operation, validators: definition.validators[`${operation.entity}.${operation.action}`], handler: handlers[operation.id] },
      ]),
    ),
  );
  const stray = Object.keys(handlers).find((name) => !operations.has(name));
  if (stray !== undefined) throw new TypeError(`There is no operation \`${stray}\`${didYouMean(stray, [...operations.keys()])}`);
  return {
    options,
    definition: gateway,
    route: createRouter(gateway, basePath),
    connectors: new Map(connectors.map((connector) => [connector.definition.id, connector])),
    byDefinitionId: new Map(definitions.map((definition) => [definition.definitionId, definition])),
    operations,
  };
}

function checkOptions({ authenticate, instances, basePath = "" }: ServedGateway): void {
  const { create, find } = Object(instances) as Partial<ServedGateway["instances"]>;
  const functions = Object.entries({ authenticate, "instances.create": create, "instances.find": find });
  const [wrong] = functions.find(([, value]) => typeof value !== "function") ?? [];
  if (wrong !== undefined) throw new TypeError(`\`${wrong}\` must be a function.`);
  if (!/^(\/[^?#]*)?$/.test(basePath)) throw new TypeError("`basePath` must start with /.");
}

type Route = { readonly kind: "create" } | { readonly kind: "execute"; readonly instanceId: string };

/** A function from the path of a request to what it leads to; undefined for a path that the gateway does not have. */
function createRouter({ createPath, executePath }: GatewayDefinition, basePath = ""): (path: string) => Route | undefined {
  const base = basePath.replace(/\/+$/, "");
  const [before = "", after = ""] = executePath.split(/\{[^}]*\}/);
  const start = base + before;
  return (path) => {
    if (path === base + createPath) return { kind: "create" };
    if (!path.startsWith(start) || !path.endsWith(after)) return undefined;
    const instanceId = decode(path.slice(start.length, path.length - after.length));
    return instanceId === undefined ? undefined : { kind: "execute", instanceId };
  };
}

/** One step of a path, decoded; undefined for several, for none, and for `.` and `..`, which are not names. */
function decode(step: string): string | undefined {
  try {
    const decoded = decodeURIComponent(step);
    return step.includes("/") || /^\.{0,2}$/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
