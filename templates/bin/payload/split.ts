import { isObject } from "../../shared/json_values.js";
import type { InputProblem } from "../input/input_problem.js";
import { isLoneError } from "./error_body.js";
import { exchangeParts, isExchange } from "./exchange.js";
import { harParts, isHar } from "./har.js";
import type { CatalogRules, TargetedValue, TargetRules } from "./targeted_value.js";
import { isRecordedResponse, responseOf } from "./recorded.js";
import { withoutEditorSchema } from "./request_file.js";
import { requestTargets } from "./target_rules.js";

/** The values of a whole document: an array is one payload an element, a HAR document the bodies of its calls. */
export function splitDocument(value: unknown, named: string | InputProblem | undefined, rules: TargetRules): readonly TargetedValue[] {
  if (Array.isArray(value)) return value.flatMap((element: unknown, index) => splitValue(element, [index], named, rules));
  if (rules.as === undefined && typeof named !== "string" && isHar(value)) return harParts(value, rules);
  return splitValue(value, [], named, rules);
}

/** The payloads in a single value: itself, or the two bodies of an exchange. */
export function splitValue(
  value: unknown,
  path: TargetedValue["path"],
  named: string | InputProblem | undefined,
  rules: TargetRules,
): readonly TargetedValue[] {
  const address = rules.as ?? (typeof named === "string" ? named : undefined);
  if (address !== undefined) return [withoutEditorSchema({ value, path, target: [address] })];
  if (isExchange(value)) return exchangeParts(value, path, rules);
  if (named !== undefined && typeof named !== "string" && !isCall(value)) return [{ value, path, target: named }];
  const { bodies, gateway } = rules.ofCatalog();
  if (isLoneError(value, bodies)) return [{ value, path, target: [gateway.error] }];
  return isRecordedResponse(value) ? recordedParts(value, path, gateway) : requestParts(value, path, rules);
}

/** Only an error can be recognized without its request. */
function recordedParts(value: unknown, path: TargetedValue["path"], gateway: CatalogRules["gateway"]): readonly TargetedValue[] {
  const { body, status } = responseOf(value, path);
  if (status !== undefined && status >= 400) return body === undefined ? [] : [{ ...body, target: body.unchecked ?? [gateway.error] }];
  return [{ value, path, target: unknown }];
}

function requestParts(value: unknown, path: TargetedValue["path"], rules: TargetRules): readonly TargetedValue[] {
  const targets = requestTargets(value, rules);
  return [withoutEditorSchema({ value, path, target: targets.length > 0 ? targets : unknown })];
}

/** Whether a value looks like one of the requests of the gateway. */
function isCall(value: unknown): boolean {
  return isObject(value) && ["entity", "action", "connector_definition_id", "auth_config"].some((key) => Object.hasOwn(value, key));
}

const unknown: InputProblem = {
  code: "target/unknown",
  message: "cannot tell which schema applies to this value",
  hint: "name it with --as <address>, begin the file name with the address, or use --connector <connector> for requests",
};
