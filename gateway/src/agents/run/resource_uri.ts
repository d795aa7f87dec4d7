import { isJson, isJsonObject, parseJson } from "../json_shape.ts";
import type { JsonObject } from "../agent_types.ts";

/** What a link to a file says: the call that downloads it. */
export interface ResourceAddress {
  /** `file_storage.files.download` */
  readonly operation: string;
  readonly instance: string;
  readonly params: JsonObject;
}

/** The link to a file: `connector-gateway:///file_storage/inst_1/files/download?params=%7B…%7D`. It says all that a later read needs. */
export function writeResourceUri({ operation, instance, params }: ResourceAddress): string {
  const [connector = "", entity = "", action = ""] = operation.split(".");
  const path = [connector, instance, entity, action].map(encodePart).join("/");
  return `connector-gateway:///${path}?params=${encodePart(JSON.stringify(params))}`;
}

/**
 * What a link says; undefined for a text that is no link. Whether the operation exists and the params are valid is for the caller to
 * check, because a caller can write a link.
 */
export function readResourceUri(uri: string): ResourceAddress | undefined {
  const [, path = "", query = ""] = /^connector-gateway:\/\/\/([^?#]*)\?params=([^&#]*)$/u.exec(uri) ?? [];
  const parts = path.split("/").map(decodePart);
  const [connector, instance, entity, action] = parts;
  const params = parseJson(decodePart(query));
  if (parts.length !== 4 || !connector || !instance || !entity || !action) return undefined;
  if (!isJson(params) || !isJsonObject(params)) return undefined;
  return { operation: `${connector}.${entity}.${action}`, instance, params };
}

/** Half a surrogate pair cannot be encoded; JSON has it escaped. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
