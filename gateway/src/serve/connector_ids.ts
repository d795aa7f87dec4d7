import { operations } from "connector-gateway-spec";

/** The ids of all connectors of the catalog, in its order: `payments`. */
export const connectorIds: readonly string[] = [...new Set(operations.map(({ connector }) => connector))];
