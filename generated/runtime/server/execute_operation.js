// @generated from templates/runtime/server/execute_operation.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { answerDownload } from "./answer_download.js";
import { answerResult } from "./answer_result.js";
import { invalidRequest, toEntries } from "./issue_entries.js";
import { OperationError } from "./operation_error.js";

export async function executeOperation(service, call, body) {
  const started = timeOf(service);
  const { served, params } = checkRequest(service, call.instance, body);
  call.trace.operation = served.operation.id;
  const context = new ExecuteContext(call, served.operation);
  const result = await run(service, served, params, context);
  if (served.operation.kind === "download") return answerDownload(service, context, result, rangeOf(served, params, call.incoming));
  const elapsed = Math.max(0, Math.round(timeOf(service) - started));
  return answerResult(service, served, context, { result, elapsed });
}

function timeOf({ options }) {
  return options.now?.() ?? performance.now();
}

function checkRequest(
  { connectors, operations },
  { id, connector },
  body,
) {
  const execute = connectors.get(connector)?.execute;
  if (execute === undefined) throw new Error(`The instance ${id} has no connector "${connector}".`);
  const { ok, issues } = execute.check(body);
  const { entity, action, params } = isObject(body) ? body : {};
  const served = ok ? operations.get(`${connector}.${String(entity)}.${String(action)}`) : undefined;
  if (served === undefined) throw invalidRequest(toEntries(issues));
  return { served, params: isObject(params) ? params : {} };
}

class ExecuteContext {
  operation;
  connector;
  instance;
  caller;
  requestId;
  #incoming;

  constructor({ incoming, caller, instance, trace }, operation) {
    this.operation = operation;
    this.connector = instance.connector;
    this.instance = instance;
    this.caller = caller;
    this.requestId = trace.requestId;
    this.#incoming = incoming;
  }

  get signal() {
    return this.#incoming.signal;
  }
}

async function run(
  { options },
  { operation, handler },
  params,
  context,
) {
  // The params have been checked against the operation, and the caller and instance come from where its handler's types do.
  if (handler !== undefined) return await handler(params, context);
  if (options.fallback !== undefined) return await options.fallback(operation, params, context);
  throw new OperationError(501, `${operation.id} is not implemented.`, { code: "operation/not-implemented" });
}

function rangeOf({ operation }, params, { headers }) {
  const wanted = operation.range === undefined ? undefined : params[operation.range];
  if (typeof wanted === "string") return wanted;
  return headers.get("if-range") === null ? headers.get("range") : null;
}
