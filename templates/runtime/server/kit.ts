/**
 * The code of `runtime/server/index.js`: the public kit, and what the sandbox, the program and the listener of Node import of it besides. Its
 * declarations are those of `index.ts`, so nothing else that is exported here is public.
 */
export * from "./index.js";
export { errorAnswer, jsonAnswer } from "./operation_error.js";
export { answerRequest } from "./answer_request.js";
export { Download } from "./download.js";
export { createService } from "./gateway_service.js";
export { answerFunctionOf, toHandler, toIncoming, toResponse, toStream } from "./handler.js";
export { checkMediaType, parseBody, readBody } from "./incoming.js";
export { checkLocalSender, isOwnName } from "./incoming.js";
export { internalError } from "./operation_error.js";
