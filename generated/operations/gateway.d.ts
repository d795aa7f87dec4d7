// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { GatewayDefinition } from "../runtime/client/client_types.js";

/** The two paths of the gateway, and the fields of its envelope. */
export declare const gateway: GatewayDefinition;
