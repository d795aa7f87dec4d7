// @generated from templates/runtime/operation_table.ts by connector-gateway-spec. Do not edit.
import { deepFreeze } from "./freeze.js";

export function toOperations(connector, entities) {
  const operations = Object.entries(entities).flatMap(([entity, actions]) =>
    Object.entries(actions).map(([action, row]) => {
      const { requiredParams = [] } = row;
      const names = { id: `${connector}.${entity}.${action}`, connector, entity, action };
      return { ...names, effect: "read", paramsRequired: requiredParams.length > 0, ...row, requiredParams };
    }),
  );
  return deepFreeze(operations);
}
