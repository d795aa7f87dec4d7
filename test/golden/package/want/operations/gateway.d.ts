// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { GatewayDefinition } from "../runtime/client/client_types.js";

/** The gateway's two paths, and where its envelope holds records and Meta. */
export declare const gateway: GatewayDefinition;
