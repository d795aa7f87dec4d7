// @generated from templates/runtime/server/gateway_service.ts by connector-gateway-spec. Do not edit.
import { nearestName } from "../../shared/nearest_names.js";
import { createRouter } from "./routes.js";

export function tell(hook, ...told) {
  new Promise((resolve) => {
    resolve(hook?.(...told));
  }).catch(() => undefined);
}

export function createService(options) {
  const { connectors, basePath, operations: handlers } = options;
  checkOptions(options);
  const { gateway } = connectors[0].definition;
  const definitions = connectors.map(({ definition }) => definition);
  const operations = definitions.flatMap((definition) =>
    definition.operations.map((operation) => [
      operation.id,
      { operation, validators: definition.validators[`${operation.entity}.${operation.action}`], handler: handlers[operation.id] },
    ]),
  );
  checkHandlers(Object.keys(handlers), new Set(operations.map(([id]) => id)));
  return {
    options,
    definition: gateway,
    route: createRouter(gateway, basePath),
    connectors: new Map(connectors.map((connector) => [connector.definition.id, connector])),
    byDefinitionId: new Map(definitions.map((definition) => [definition.definitionId, definition])),
    operations: new Map(operations),
  };
}

function checkHandlers(names, known) {
  const stray = names.find((name) => !known.has(name));
  if (stray === undefined) return;
  const near = nearestName(stray, [...known]);
  throw new TypeError(`There is no operation "${stray}"${near === undefined ? "" : `; did you mean "${near}"?`}`);
}

function checkOptions({ authenticate, basePath = "" }) {
  if (typeof authenticate !== "function") throw new TypeError("`authenticate` must be a function.");
  if (!/^(\/[^?#]*)?$/.test(basePath)) throw new TypeError("`basePath` must start with /.");
}
