import { findOperation, type PageConnector } from "../../page_connector.js";
import { resultShapes } from "../../../runtime/operation.js";
import type { LogEntry } from "../../../runtime/sandbox/sandbox_types.js";
import { isObject, type JsonValue } from "../../../shared/json_values.js";
import { printSample } from "../../shared/code_samples.js";

/** Any token will do, unless the sandbox was started with one, which no log has. */
const TOKEN = "any";

/** A command that sends a request of the log again; undefined for one that called no operation of the page. */
export function toCurl(
  { operation: id, instance, params }: LogEntry,
  connectors: readonly Pick<PageConnector, "operations" | "gateway" | "id">[],
  baseUrl: string,
): string | undefined {
  const found = findOperation(connectors, id);
  if (found === undefined || instance === null) return undefined;
  const { connector, operation } = found;
  const { executePath, result: resultField, meta } = connector.gateway;
  const { entity, action, kind, elements = [], paging } = operation;
  return printSample("curl", {
    ...{ baseUrl, executePath, token: TOKEN, instance, connector: connector.id, entity, action },
    params: isParams(params) ? params : undefined,
    result: resultShapes[kind],
    resultField,
    metaField: paging === undefined ? undefined : meta,
    elements,
    allPages: false,
  });
}

function isParams(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return isObject(value);
}
