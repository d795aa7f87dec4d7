import type { Connector, Gateway, JsonValue, Operation, Paging, ValueType } from "../../model/types.ts";
import { banner } from "../../print/banner.ts";
import { comment, printValue, stringLiteral } from "../../print/literals.ts";

const ABOUT_GATEWAY = "The two paths of the gateway, and the fields of its envelope.";

/** `operations/<connector>.js`: what a caller needs to know about each operation, in catalog order. */
export function printOperations({ id, title, entities }: Connector): string {
  const rows = Object.fromEntries(entities.map(({ name, operations }): readonly [string, JsonValue] => [name, toRows(operations)]));
  return [
    banner,
    'import { toOperations } from "../runtime/operation_table.js";',
    "",
    comment(`The operations of ${title}, in the order of the catalog.`),
    `export const operations = /* @__PURE__ */ toOperations(${stringLiteral(id)}, ${printValue(rows)});`,
    "",
  ].join("\n");
}

/** `operations/gateway.js`: the paths of the gateway and the names in its envelope. */
export function printGatewayDefinition({ createInstance, execute }: Gateway): string {
  const { result, meta, shape } = execute.response;
  const success = Object.fromEntries(shape.fields.flatMap(({ name, type }) => constantOf(name, type)));
  const definition = { createPath: createInstance.path, executePath: execute.path, result, meta, success };
  return [
    banner,
    'import { deepFreeze } from "../runtime/freeze.js";',
    "",
    comment(ABOUT_GATEWAY),
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
    comment(ABOUT_GATEWAY),
    "export declare const gateway: GatewayDefinition;",
    "",
  ].join("\n");
}

/** A field that has the same value in every success. */
function constantOf(name: string, type: ValueType): readonly (readonly [name: string, value: JsonValue])[] {
  return type.kind === "scalar" && type.const !== undefined ? [[name, type.const]] : [];
}

function toRows(operations: readonly Operation[]): JsonValue {
  return Object.fromEntries(operations.map((operation): readonly [string, JsonValue] => [operation.action, toRow(operation)]));
}

/** One operation as data. Its names are the keys of the table; what does not apply or is usual is left out. */
function toRow({ kind, effect, permanent, description, params, paramsRequired, paging, elements }: Operation): JsonValue {
  const requiredParams = params.fields.filter((field) => field.required).map((field) => field.name);
  return {
    kind,
    ...(effect === "write" ? { effect } : {}),
    ...(permanent ? { permanent } : {}),
    ...(description === undefined ? {} : { description }),
    ...(requiredParams.length === 0 ? {} : { requiredParams }),
    ...(paramsRequired === requiredParams.length > 0 ? {} : { paramsRequired }),
    ...(elements === undefined ? {} : { elements }),
    ...(paging === undefined ? {} : { paging: toPagingRow(paging) }),
  };
}

/** The descriptor without its origin: a caller follows it, whether it is stated or assumed. */
function toPagingRow({ origin: _origin, notShown: _notShown, ...descriptor }: Paging): JsonValue {
  return descriptor;
}
