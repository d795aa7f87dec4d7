/**
 * The code that a user of the package imports: the engine of the validators, the client, the server kit and the tools for language models.
 * It runs wherever JavaScript does; only `server/node.ts` needs Node.
 */
export { createParamsValidator } from "./body_validators.js";
export type { ConnectorDefinition, GatewayDefinition } from "./client/client_types.js";
export { type Cursor, findCursor } from "./client/paging.js";
export type { FetchRequest, FetchResponse, Signal } from "./client/platform_types.js";
export { discriminatedBy } from "./choices.js";
export { byDefinitionId } from "./definition_ids.js";
export { commaList, countElements, strayElement } from "./comma_list.js";
export { once } from "./compile.js";
export { filenameOf } from "./download.js";
export { createInner } from "./inner.js";
export { type IssueCode, issueCodes } from "./issue_codes.js";
export type { JsonSchema } from "./json_schemas.js";
export { cleanName, describeValue, didYouMean, listKnown, listNames, subjectOf, unknownName } from "./messages.js";
export { COUNTED, type Operation, type Paging, type PagingField, elementsOf, valueAt } from "./operation.js";
export { createLookup, deepFreeze, listAddresses, toOperations } from "./operation_lookup.js";
export type { Rule, Table, TableSource } from "./rules.js";
export { answerRequest } from "./server/answer_request.js";
export { type BytePart, Download, download } from "./server/download.js";
export { type GatewayService, createService } from "./server/gateway_service.js";
export { type GatewayHandler, toHandler, toIncoming, toResponse } from "./server/handler.js";
export { type Incoming, checkLocalSender, checkMediaType, isOwnName, parseBody, readBody } from "./server/incoming.js";
export { memoryWrites } from "./server/memory_stores.js";
export { type FetchHandler, toNodeListener } from "./server/node.js";
export { type Answer, OperationError, errorAnswer, jsonAnswer } from "./server/operation_error.js";
export type { Caller, CorsOptions, Instance, NewInstance, OperationContext, RequestHead, RunOnce } from "./server/server_types.js";
export { createValidator } from "./validator.js";
export type { CheckOptions, Profile, ValidationIssue, Validator } from "./validator_types.js";
