// @generated from templates/runtime/client/envelope.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { jsonTypes, resultShapes } from "../operation.js";
import { redactValue } from "../redact.js";
import { beginningOf, unexpected } from "./answer.js";
import { messageOf } from "./error_body.js";
import { errorOf } from "./attempt.js";

export function openEnvelope(answer, operation, gateway, envelope) {
  const problem = problemOf(answer, operation, gateway, envelope);
  if (problem === undefined) return { result: envelope[gateway.result], meta: envelope[gateway.meta] ?? {} };
  const body = redactValue(envelope, answer.secrets);
  const said = isObject(body) ? messageOf(body) : undefined;
  if (said === undefined) throw unexpected(answer, problem);
  throw errorOf(answer, "answer", `the gateway answered ${answer.response.status} with an error: ${said}`, { body });
}

function problemOf(
  answer,
  { kind },
  { result, success },
  envelope,
) {
  const wrong = Object.keys(success).find((field) => envelope[field] !== success[field]);
  if (wrong !== undefined && Object.hasOwn(envelope, wrong)) {
    return `\`${wrong}\` ${beginningOf(JSON.stringify(envelope[wrong]), answer)} instead of ${JSON.stringify(success[wrong])}`;
  }
  if (!Object.hasOwn(envelope, result)) return `an object without \`${result}\``;
  const wanted = jsonTypes[resultShapes[kind]];
  const isRight = wanted === "array" ? Array.isArray(envelope[result]) : isObject(envelope[result]);
  if (!isRight) return `a \`${result}\` that is not an ${wanted}`;
  return wrong === undefined ? undefined : `an object without \`${wrong}\``;
}
