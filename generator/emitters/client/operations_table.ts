import type { Connector, Gateway, JsonValue, Operation, Paging } from "../../model/types.ts";
import { banner } from "../../print/banner.ts";
import { comment, printValue } from "../../print/literals.ts";

/** `operations/<connector>.js`: what a caller must know of each operation, in catalog order. */
export function printOperations(connector: Connector): string {
  const operations = connector.entities.flatMap((entity) => entity.operations).map(toRow);
  return [
    banner,
    'import { deepFreeze } from "../runtime/freeze.js";',
    "",
    comment(`The operations of ${connector.title}, in the order of the catalog.`),
    `export const operations = /* @__PURE__ */ deepFreeze(${printValue(operations)});`,
    "",
  ].join("\n");
}

/** `operations/gateway.js`: the paths of the gateway and the names in its envelope. */
export function printGatewayDefinition({ createInstance, execute }: Gateway): string {
  const { result, meta } = execute.response;
  const definition = { createPath: createInstance.path, executePath: execute.path, result, meta };
  return [
    banner,
    'import { deepFreeze } from "../runtime/freeze.js";',
    "",
    comment("The gateway's two paths, and where its envelope holds records and Meta."),
    `export const gateway = /* @__PURE__ */ deepFreeze(${printValue(definition)});`,
    "",
  ].join("\n");
}

/** `operations/gateway.d.ts` */
export function printGatewayDeclarations(): string {
  return [
    banner,
    'import type { GatewayDefinition } from "../runtime/client/client_types.js";',
    "",
    comment("The gateway's two paths, and where its envelope holds records and Meta."),
    "export declare const gateway: GatewayDefinition;",
    "",
  ].join("\n");
}

/** One operation as data; what does not apply is left out. The shape is `Operation` of the runtime. */
function toRow(operation: Operation): JsonValue {
  const { id, connector, entity, action, kind, effect, permanent, description, params, paging, elements } = operation;
  return {
    id,
    connector,
    entity,
    action,
    kind,
    effect,
    ...(permanent ? { permanent } : {}),
    ...(description === undefined ? {} : { description }),
    requiredParams: params.fields.filter((field) => field.required).map((field) => field.name),
    paramsRequired: operation.paramsRequired,
    ...(elements === undefined ? {} : { elements }),
    ...(paging === undefined ? {} : { paging: toPagingRow(paging) }),
  };
}

/** The descriptor without what is said about it: a caller follows it, whether it is stated or assumed. */
function toPagingRow({ origin: _origin, notShown: _notShown, ...descriptor }: Paging): JsonValue {
  return descriptor;
}
