// @generated from templates/runtime/server/answer_result.ts by connector-gateway-spec. Do not edit.
import { isList, isObject } from "../../shared/json_values.js";
import { jsonAnswer } from "./answer.js";
import { tell } from "./gateway_service.js";
import { internalError } from "./operation_error.js";
import { Reply } from "./reply.js";

export function answerResult(
  service,
  { operation, validators },
  context,
  { result, elapsed },
) {
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

export function refuse(service, context, issues) {
  const { operation, instance, requestId } = context;
  tell(service.options.onDeviation, { operation: operation.id, instance: instance.id, requestId, issues });
  return internalError();
}

export function toIssue(message, given) {
  return { code: "value/type", severity: "error", path: [], pointer: "", message: `${message}; this one returned ${given}` };
}

export function describe(result) {
  if (result === undefined || result === null) return "nothing";
  return isList(result) ? "an array" : `another ${typeof result}`;
}

function listParts(result) {
  if (result instanceof Reply && isList(result.result)) return result;
  if (!isObject(result) || !isList(result["records"])) return undefined;
  const { records, meta, warning } = result;
  return { result: records, meta, warning };
}

function recordParts(result) {
  return result instanceof Reply ? result : { result };
}

function toEnvelope(
  { definition },
  { instance },
  parts,
  elapsed,
) {
  const { execution } = definition;
  return {
    ...definition.success,
    [definition.result]: parts.result,
    ...(parts.meta !== undefined && { [definition.meta]: parts.meta }),
    ...(execution !== undefined && { [execution.field]: { [execution.instanceId]: instance.id, [execution.milliseconds]: elapsed } }),
    ...(parts.warning !== undefined && { warning: parts.warning }),
  };
}
