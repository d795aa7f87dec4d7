import { deepFreeze } from "./freeze.js";

/**
 * The operations of a connector, in the order of its table: by entity, then action. By default an operation reads, has no
 * required params, and can be called without params unless one of them is required.
 */
export function toOperations(connector, entities) {
    const operations = Object.entries(entities).flatMap(([entity, actions]) => Object.entries(actions).map(([action, row]) => {
        const { requiredParams = [] } = row;
        const names = { id: `${connector}.${entity}.${action}`, connector, entity, action };
        return { ...names, effect: "read", paramsRequired: requiredParams.length > 0, ...row, requiredParams };
    }));
    return deepFreeze(operations);
}
