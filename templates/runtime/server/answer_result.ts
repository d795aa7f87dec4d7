import { isList, isObject } from "../../shared/json_values.js";
import type { ValidationIssue } from "../validator_types.js";
import { jsonAnswer, type Answer } from "./answer.js";
import { tell, type GatewayService, type ServedOperation } from "./gateway_service.js";
import { internalError, type OperationError } from "./operation_error.js";
import { Reply } from "./reply.js";
import type { OperationContext } from "./server_types.js";

/** What a handler returned, and how many milliseconds it took. */
interface Outcome {
  readonly result: unknown;
  readonly elapsed: number;
}

/** The parts of a response that a handler determines. */
interface Parts {
  readonly result: unknown;
  readonly meta?: unknown;
  readonly warning?: unknown;
}

/**
 * The envelope around what a handler returned.
 * @throws OperationError 500 when the catalog does not allow it and the gateway refuses such results.
 */
export function answerResult(
  service: GatewayService,
  { operation, validators }: ServedOperation,
  context: OperationContext,
  { result, elapsed }: Outcome,
): Answer {
  const { options } = service;
  const parts = operation.kind === "list" ? listParts(result) : recordParts(result);
  if (parts === undefined) {
    throw refuse(service, context, [toIssue("a list handler returns `{ records, meta }`", describe(result))]);
  }
  const envelope = toEnvelope(service, context, parts, elapsed);
  const check = options.responses === "off" ? undefined : validators?.response;
  const { ok = true, issues = [] } = check?.check(envelope, { profile: options.profile ?? "documented" }) ?? {};
  const refusal = ok ? undefined : refuse(service, context, issues);
  if (refusal !== undefined && options.responses !== "report") throw refusal;
  return jsonAnswer(200, envelope, {}, options.print);
}

/** Tells `onDeviation` about it, and makes the error that refuses it. The caller learns nothing of it. */
export function refuse(service: GatewayService, context: OperationContext, issues: readonly ValidationIssue[]): OperationError {
  const { operation, instance, requestId } = context;
  tell(service.options.onDeviation, { operation: operation.id, instance: instance.id, requestId, issues });
  return internalError();
}

/** An issue with the whole of what a handler returned. */
export function toIssue(message: string, given: string): ValidationIssue {
  return { code: "value/type", severity: "error", path: [], pointer: "", message: `${message}; this one returned ${given}` };
}

/** "an array", "nothing": what a handler returned, without its content. */
export function describe(result: unknown): string {
  if (result === undefined || result === null) return "nothing";
  return isList(result) ? "an array" : `another ${typeof result}`;
}

function listParts(result: unknown): Parts | undefined {
  if (result instanceof Reply && isList(result.result)) return result;
  if (!isObject(result) || !isList(result["records"])) return undefined;
  const { records, meta, warning } = result;
  return { result: records, meta, warning };
}

function recordParts(result: unknown): Parts {
  return result instanceof Reply ? result : { result };
}

function toEnvelope(
  { definition }: GatewayService,
  { instance }: OperationContext,
  parts: Parts,
  elapsed: number,
): Readonly<Record<string, unknown>> {
  const { execution } = definition;
  return {
    ...definition.success,
    [definition.result]: parts.result,
    ...(parts.meta !== undefined && { [definition.meta]: parts.meta }),
    ...(execution !== undefined && { [execution.field]: { [execution.instanceId]: instance.id, [execution.milliseconds]: elapsed } }),
    ...(parts.warning !== undefined && { warning: parts.warning }),
  };
}
