import { isObject } from "../../shared/json_values.js";
import type { Signal } from "../client/platform_types.js";
import type { Operation } from "../operation.js";
import type { Answer } from "./answer.js";
import { answerDownload } from "./answer_download.js";
import { answerResult } from "./answer_result.js";
import type { GatewayService, ServedOperation, Trace } from "./gateway_service.js";
import type { Incoming } from "./incoming.js";
import { invalidRequest, toEntries } from "./issue_entries.js";
import { OperationError } from "./operation_error.js";
import type { Caller, Instance, OperationContext } from "./server_types.js";

/** A request to an instance, before its body is looked at. */
export interface ExecuteCall {
  readonly incoming: Incoming;
  readonly caller: Caller;
  readonly instance: Instance;
  readonly trace: Trace;
}

type Params = Readonly<Record<string, unknown>>;

/**
 * Runs the operation that a body names.
 * @throws OperationError 422 for a body that does not fit, 501 without a handler, and what the handler throws.
 */
export async function executeOperation(service: GatewayService, call: ExecuteCall, body: unknown): Promise<Answer> {
  const started = timeOf(service);
  const { served, params } = checkRequest(service, call, body);
  const context = new ExecuteContext(call, served.operation);
  const result = await run(service, served, params, context);
  if (served.operation.kind === "download") return answerDownload(service, context, result, rangeOf(served, params, call.incoming));
  const elapsed = Math.max(0, Math.round(timeOf(service) - started));
  return answerResult(service, served, context, { result, elapsed });
}

function timeOf({ options }: GatewayService): number {
  return options.now?.() ?? performance.now();
}

/** The operation of a request and its params. */
function checkRequest(
  { connectors, operations }: GatewayService,
  { instance: { id, connector }, trace }: ExecuteCall,
  body: unknown,
): { readonly served: ServedOperation; readonly params: Params } {
  const execute = connectors.get(connector)?.execute;
  if (execute === undefined) throw new Error(`The instance ${id} has no connector "${connector}".`);
  const { ok, issues } = execute.check(body);
  const { entity, action, params } = isObject(body) ? body : {};
  const asked = [connector, entity, action].map((name) => (typeof name === "string" ? name : "?")).join(".");
  const served = operations.get(asked);
  trace[served === undefined ? "asked" : "operation"] = asked;
  if (!ok || served === undefined) throw invalidRequest(toEntries(issues));
  return { served, params: isObject(params) ? params : {} };
}

/** A class, because a getter in an object literal takes longer than the rest of the context. Its fields are set by the constructor only. */
class ExecuteContext implements OperationContext {
  declare readonly operation: Operation;
  declare readonly connector: string;
  declare readonly instance: Instance;
  declare readonly caller: Caller;
  declare readonly requestId: string;
  readonly #incoming: Incoming;

  constructor({ incoming, caller, instance, trace }: ExecuteCall, operation: Operation) {
    this.operation = operation;
    this.connector = instance.connector;
    this.instance = instance;
    this.caller = caller;
    this.requestId = trace.requestId;
    this.#incoming = incoming;
  }

  /** A server that makes the signal when it is first needed makes none for most requests. */
  get signal(): Signal {
    return this.#incoming.signal;
  }
}

async function run(
  { options }: GatewayService,
  { operation, handler }: ServedOperation,
  params: Params,
  context: OperationContext,
): Promise<unknown> {
  // The params have been checked against the operation, and the caller and instance come from where its handler's types do.
  if (handler !== undefined) return await handler(params as never, context as never);
  if (options.fallback !== undefined) return await options.fallback(operation, params, context as never);
  throw new OperationError(501, `${operation.id} is not implemented.`, { code: "operation/not-implemented" });
}

/**
 * The range that is asked for: by the param of the operation, otherwise by the header. `If-Range` asks for the whole file unless it
 * has not changed, which nobody can know without an `ETag`.
 */
function rangeOf({ operation }: ServedOperation, params: Params, { headers }: Incoming): string | null {
  const wanted = params[operation.range ?? ""];
  if (typeof wanted === "string") return wanted;
  return headers.get("if-range") === null ? headers.get("range") : null;
}
