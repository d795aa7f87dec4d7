import { isObject } from "../../shared/json_values.js";
import { describeValue } from "../messages.js";
import { resultShapes, type Operation } from "../operation.js";
import { beginningOf, unexpected } from "./answer.js";
import type { GatewayDefinition } from "./client_types.js";
import { messageOf } from "./error_body.js";
import { errorOf, type OpenAnswer } from "./attempt.js";
import type { Answer, UnknownObject } from "./paging.js";

/**
 * The content of an envelope. A success has a result of the right kind: an array for a list, an object for everything else.
 * @throws GatewayError when the result is missing or of another kind, or when the status is not that of a success.
 */
export function openEnvelope(answer: OpenAnswer, operation: Operation, gateway: GatewayDefinition, envelope: UnknownObject): Answer {
  const problem = problemOf(answer, operation, gateway, envelope);
  if (problem === undefined) return { result: envelope[gateway.result], meta: envelope[gateway.meta] ?? {} };
  const said = messageOf(envelope);
  if (said === undefined) throw unexpected(answer, problem);
  throw errorOf(answer, "answer", `the gateway answered ${answer.response.status} with an error: ${said}`, { body: envelope });
}

/** The reason why an envelope is not a success; undefined when it is one. */
function problemOf(
  answer: OpenAnswer,
  { kind }: Operation,
  { result, success }: GatewayDefinition,
  envelope: UnknownObject,
): string | undefined {
  const wrong = Object.keys(success).find((field) => envelope[field] !== success[field]);
  if (wrong !== undefined && Object.hasOwn(envelope, wrong)) {
    const found = envelope[wrong];
    const shown = Object(found) === found ? describeValue(found) : beginningOf(JSON.stringify(found), answer);
    return `\`${wrong}\` ${shown} instead of ${JSON.stringify(success[wrong])}`;
  }
  if (!Object.hasOwn(envelope, result)) return `an object without \`${result}\``;
  const wanted = resultShapes[kind] === "array" ? "array" : "object";
  if (!(wanted === "array" ? Array.isArray : isObject)(envelope[result])) return `a \`${result}\` that is not an ${wanted}`;
  return wrong === undefined ? undefined : `an object without \`${wrong}\``;
}
