import type { Operation } from "../operation.js";
import type { GatewayDefinition } from "./client_types.js";
import { type OpenAnswer } from "./exchange.js";
import { type Answer, type UnknownObject } from "./paging.js";

/**
 * The content of an envelope. A success has a result of the right kind: an array for a list, an object for everything else.
 * @throws GatewayError when the result is missing or of another kind, or when the status is not that of a success.
 */
export declare function openEnvelope(answer: OpenAnswer, operation: Operation, gateway: GatewayDefinition, envelope: UnknownObject): Answer;
