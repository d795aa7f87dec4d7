import type { JsonPath } from "../json/scan_json.js";
import { toParts, type Exchange } from "./exchange.js";
import { own, textOf, type CatalogRules, type TargetedValue, type TargetRules } from "./targeted_value.js";
import { parsedBody, toStatus, unchecked, type Recorded } from "./recorded.js";

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
    request: bodyIn(own(request, "postData"), [...path, "request"], "postData"),
    response: wasInterrupted(response) ? undefined : bodyIn(own(response, "content"), [...path, "response"], "content"),
    status: toStatus(own(response, "status")),
  };
  if (isCreate) rememberInstance(exchange, definitions, instances);
  return toParts(exchange, rules);
}

/** Whether there was no answer to record. */
function wasInterrupted(response: unknown): boolean {
  return toStatus(own(response, "status")) === undefined && own(own(response, "content"), "text") === undefined;
}

/** The body in `postData` or `content`. The path of one that is not recorded is that of the request or response. */
function bodyIn(holder: unknown, path: JsonPath, key: string): Recorded {
  const text = own(holder, "text");
  if (text === undefined) return parsedBody(text, path);
  const inside = [...path, key, "text"];
  const isJson = /^$|json|x-unknown/i.test(textOf(own(holder, "mimeType")));
  return isJson || key === "postData" ? parsedBody(text, inside, own(holder, "encoding")) : unchecked(inside, "this body is not JSON");
}

function rememberInstance({ request, response }: Exchange, definitions: CatalogRules["definitions"], instances: Map<string, string>): void {
  const connector = definitions.get(textOf(own(request?.value, "connector_definition_id")));
  if (connector !== undefined) instances.set(textOf(own(response?.value, "id")), connector);
}
