import { isObject } from "../../shared/json_values.js";
import type { JsonPath } from "../json/scan_json.js";
import { toParts, type Exchange } from "./exchange.js";
import { own, textOf, type CatalogRules, type TargetedValue, type TargetRules } from "./targeted_value.js";
import { parsedBody, toStatus } from "./recorded.js";

/** Whether a document is a recording of a browser or proxy (HTTP Archive). */
export function isHar(value: unknown): boolean {
  return Array.isArray(own(own(value, "log"), "entries"));
}

/** The bodies of the calls to the gateway in a HAR document. */
export function harParts(value: unknown, rules: TargetRules): readonly TargetedValue[] {
  const entries = own(own(value, "log"), "entries");
  // The connector of each instance, from the responses to the calls that created them.
  const instances = new Map<string, string>();
  const parts = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) =>
    entryParts(entry, ["log", "entries", index], rules, instances),
  );
  const nothing = {
    code: "input/no-payload",
    message: "the recording contains no call to the gateway",
    hint: "record calls to the execute endpoint",
  } as const;
  return parts.length > 0 ? parts : [{ value: undefined, path: ["log", "entries"], target: nothing }];
}

function entryParts(entry: unknown, path: JsonPath, rules: TargetRules, instances: Map<string, string>): readonly TargetedValue[] {
  const request = own(entry, "request");
  const url = textOf(own(request, "url")).replace(/[?#].*$/s, "");
  const { paths, definitions } = rules.ofCatalog();
  const isCreate = paths.create.test(url);
  const [, instance] = paths.execute.exec(url) ?? [];
  if ((!isCreate && instance === undefined) || own(request, "method") !== "POST") return [];
  const response = own(entry, "response");
  const exchange: Exchange = {
    connector: rules.connector ?? (instance === undefined ? undefined : instances.get(instance)),
    request: parsedBody(own(own(request, "postData"), "text"), [...path, "request", "postData", "text"]),
    response: parsedBody(contentText(own(response, "content")), [...path, "response", "content", "text"]),
    status: toStatus(own(response, "status")),
  };
  if (isCreate) rememberInstance(exchange, definitions, instances);
  return isCreate || exchange.request !== undefined ? toParts(exchange, rules) : [];
}

/** Encoded bodies and those that are not JSON are not payloads but downloads or pages of a proxy. */
function contentText(content: unknown): unknown {
  const type = own(content, "mimeType");
  const isJson = type === undefined || /json/i.test(textOf(type));
  return isJson && own(content, "encoding") === undefined ? own(content, "text") : undefined;
}

function rememberInstance({ request, response }: Exchange, definitions: CatalogRules["definitions"], instances: Map<string, string>): void {
  const connector = definitions.get(textOf(own(request?.value, "connector_definition_id")));
  const id = own(response?.value, "id");
  if (connector !== undefined && isObject(response?.value) && typeof id === "string") instances.set(id, connector);
}
