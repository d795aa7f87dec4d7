// @generated from templates/runtime/server/index.ts by connector-gateway-spec. Do not edit.
/** The server kit, without the tables of the connectors. */
export { redact } from "../../shared/credentials.js";
export { download, type BytePart, type Download, type DownloadDetails, type FileContent } from "./download.js";
export { createHandler, type GatewayHandler } from "./handler.js";
export { memoryInstances, memoryWrites, type MemoryInstance } from "./memory_stores.js";
export { OperationError, type Answer, type ErrorEntry, type OperationErrorDetails } from "./operation_error.js";
export { reply, type Reply, type ReplyDetails } from "./reply.js";
export type * from "./server_types.js";
