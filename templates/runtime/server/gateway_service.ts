import type { ConnectorDefinition, GatewayDefinition, OperationValidators } from "../client/client_types.js";
import { isObject } from "../../shared/json_values.js";
import { nearestName } from "../../shared/nearest_names.js";
import type { Operation } from "../operation.js";
import { createRouter, type Route } from "./routes.js";
import type { ServedConnector, ServedGateway, UnknownHandler } from "./server_types.js";

/** An operation with everything that answering it needs. */
export interface ServedOperation {
  readonly operation: Operation;
  readonly validators: OperationValidators;
  readonly handler: UnknownHandler | undefined;
}

/** What is known of a request, for reports. */
export interface Trace {
  readonly requestId: string;
  /** `payments.customers.list`; only known once the body has been checked. */
  operation?: string;
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
  new Promise((resolve) => {
    resolve(hook?.(...told));
  }).catch(() => undefined);
}

/**
 * Prepares a gateway.
 * @throws TypeError when a handler is for an operation that does not exist, or an option has the wrong type.
 */
export function createService(options: ServedGateway): GatewayService {
  const { connectors, basePath, operations: handlers } = options;
  const definitions = connectors.map(({ definition }) => definition);
  const [first] = definitions;
  if (first === undefined) throw new TypeError("A gateway needs at least one connector.");
  checkOptions(options);
  const operations = definitions.flatMap((definition) =>
    definition.operations.map((operation): [string, ServedOperation] => [
      operation.id,
      { operation, validators: validatorsOf(definition, operation), handler: handlers[operation.id] },
    ]),
  );
  checkHandlers(handlers, new Set(operations.map(([id]) => id)));
  return {
    options,
    definition: first.gateway,
    route: createRouter(first.gateway, basePath),
    connectors: new Map(connectors.map((connector) => [connector.definition.id, connector])),
    byDefinitionId: new Map(definitions.map((definition) => [definition.definitionId, definition])),
    operations: new Map(operations),
  };
}

function validatorsOf({ id, validators }: ConnectorDefinition, { entity, action }: Operation): OperationValidators {
  const found = validators[`${entity}.${action}`];
  if (found === undefined) throw new TypeError(`There are no validators of ${id}.${entity}.${action}.`);
  return found;
}

function checkHandlers(handlers: ServedGateway["operations"], known: ReadonlySet<string>): void {
  for (const [name, handler] of Object.entries(handlers)) {
    if (!known.has(name)) {
      const near = nearestName(name, [...known]);
      throw new TypeError(`There is no operation "${name}"${near === undefined ? "" : `; did you mean "${near}"?`}`);
    }
    if (handler !== undefined && typeof handler !== "function") throw new TypeError(`The handler of ${name} must be a function.`);
  }
}

function checkOptions({ authenticate, instances, operations, basePath = "", responses = "refuse" }: ServedGateway): void {
  if (typeof authenticate !== "function") throw new TypeError("`authenticate` must be a function: without it nobody can be let in.");
  if (!isObject(instances)) throw new TypeError("`instances` must be a store, such as memoryInstances().");
  if (!isObject(operations)) throw new TypeError("`operations` must be an object of handlers; it may be empty.");
  if (!/^(\/[^?#]*)?$/.test(basePath)) throw new TypeError("`basePath` must be a path that starts with a slash.");
  if (!["refuse", "report", "off"].includes(responses)) throw new TypeError('`responses` must be "refuse", "report" or "off".');
}
