import { isObject } from "../../shared/json_values.js";
import type { InputProblem } from "../input/input_problem.js";
import type { JsonPath } from "../json/scan_json.js";
import { suggestion } from "../usage_error.js";
import { isErrorBody } from "./error_body.js";
import { own, type TargetedValue, type TargetRules } from "./targeted_value.js";
import { responseOf, toBody, toStatus, type Recorded } from "./recorded.js";
import { namedOperations, requestTargets } from "./target_rules.js";

/** A call to the gateway and its response. */
export interface Exchange {
  readonly connector: string | undefined;
  readonly request: Recorded | undefined;
  readonly response: Recorded | undefined;
  /** The HTTP status, if it is known. */
  readonly status: number | undefined;
}

/** Whether a value is a recorded exchange: `{ connector, request, response }`. */
export function isExchange(value: unknown): boolean {
  return isObject(value) && !("entity" in value) && ("request" in value || ("response" in value && "connector" in value));
}

/** The two bodies of a recorded exchange, each with its schema. */
export function exchangeParts(value: unknown, path: JsonPath, rules: TargetRules): readonly TargetedValue[] {
  const named = own(value, "connector");
  const connector = typeof named === "string" ? named : rules.connector;
  if (connector !== undefined && !rules.connectors.includes(connector)) {
    return [{ value: undefined, path: [...path, "connector"], target: unknownConnector(connector, rules) }];
  }
  const { body, status } = responseOf(own(value, "response"), [...path, "response"]);
  const request = toBody(own(value, "request"), [...path, "request"]);
  return toParts({ connector, request, response: body, status: toStatus(own(value, "status")) ?? status }, rules);
}

/** The bodies of a call, each with its schema. */
export function toParts(exchange: Exchange, rules: TargetRules): readonly TargetedValue[] {
  const { connector, request, response } = exchange;
  const asked = request === undefined ? [] : requestTargets(request.value, rules, connector);
  const parts: TargetedValue[] = [];
  if (request !== undefined) parts.push({ ...request, target: request.unchecked ?? (asked.length === 0 ? noRequest(connector) : asked) });
  if (response === undefined) return parts;
  const answers = responseTargets(exchange, response, asked, rules);
  const isTold = answers === undefined && request?.unchecked !== undefined;
  if (answers?.length !== 0 && !isTold) parts.push({ ...response, target: response.unchecked ?? answers ?? noOperation });
  return parts;
}

/** Undefined if the request names no operation; empty for a download, whose body is not a payload. */
function responseTargets(
  { connector, request, status }: Exchange,
  response: Recorded,
  asked: readonly string[],
  rules: TargetRules,
): readonly string[] | undefined {
  const { gateway, bodies } = rules.ofCatalog();
  const isCreate = asked[0] === gateway.createInstance;
  const operations = namedOperations(request?.value, rules.ofCatalog(), connector);
  const answers = operations.map(({ addresses }) => addresses.response).filter((address) => address !== undefined);
  const isDownload = operations.length > 0 && answers.length === 0;
  if (
    status === undefined ? !isDownload && isErrorBody(response.value, bodies, isCreate ? bodies.created : bodies.success) : status >= 400
  ) {
    return [gateway.error];
  }
  if (isCreate) return [gateway.createInstanceResponse];
  return operations.length === 0 ? undefined : answers;
}

const noOperation: InputProblem = {
  code: "target/unknown-operation",
  message: "cannot tell which schema applies to this response: its request names no operation",
  hint: "fix the request, or name the schema with --as",
};

function noRequest(connector: string | undefined): InputProblem {
  return {
    code: "target/unknown",
    message: "this request has neither entity and action nor connector_definition_id",
    hint: connector === undefined ? "name the connector in the exchange" : "record the body of the request",
  };
}

function unknownConnector(connector: string, { connectors }: TargetRules): InputProblem {
  return {
    code: "target/unknown-connector",
    message: "unknown connector",
    hint: suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`),
  };
}
