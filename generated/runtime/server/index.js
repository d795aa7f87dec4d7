// @generated from templates/runtime/server/index.ts by connector-gateway-spec. Do not edit.
export { redact } from "../redact.js";
export { download } from "./download.js";
export { createHandler } from "./handler.js";
export { memoryInstances } from "./instances.js";
export { OperationError } from "./operation_error.js";
export { reply } from "./reply.js";
