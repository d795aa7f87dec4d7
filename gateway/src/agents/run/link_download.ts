import type { Download } from "connector-gateway-spec/client";
import { removeInvisible } from "connector-gateway-templates/core";
import type { ContentBlock, RunContext, Target, ToolAnswer, JsonObject } from "../agent_types.ts";
import { printJson, isJson, isJsonObject, parseJson } from "../answer_json.ts";
import { openDownload, type GatewayCall } from "./gateway_call.ts";
import { noticeOf, textWithoutToken } from "./page_content.ts";
import { cutText } from "./shorten.ts";

const LONGEST_NAME = 120;

/** The facts about a file that are known without its bytes. */
interface FileFacts {
  readonly name: string;
  readonly mimeType: string;
  readonly size?: number;
}

/**
 * Links to the file of a download. The download is started, because only its headers tell what the file is, and then cancelled.
 * @throws GatewayError when the file cannot be downloaded
 */
export async function linkDownload(call: GatewayCall, context: RunContext, defaultInstance: string | undefined): Promise<ToolAnswer> {
  const download = await openDownload(call, context);
  await download.body.cancel().catch(() => undefined);
  const facts = factsOf(download, call, context.target);
  const { operation } = call.entry;
  const uri = writeResourceUri({ operation: operation.id, instance: call.instance, params: call.params });
  const text = printJson({
    operation: operation.id,
    notice: noticeOf(call.entry, context.target),
    result: { name: facts.name, mime_type: facts.mimeType, size: facts.size ?? null, uri },
    instance: defaultInstance,
    omitted: "The content of the file. It is the resource at `uri`.",
  });
  const link: ContentBlock = { type: "resource_link", uri, ...facts };
  return { content: [{ type: "text", text }, link] };
}

function factsOf({ filename, contentType, contentLength }: Download, { entry }: GatewayCall, target: Target): FileFacts {
  const { entity, action } = entry.operation;
  return {
    name: cleanFileName(filename, target) ?? `${entity}_${action}`,
    mimeType: mimeTypeOf(contentType),
    ...(contentLength !== undefined && { size: contentLength }),
  };
}

/** A name from a third party, without anything that could mislead: no folders, no invisible characters, no token. */
function cleanFileName(name: string | undefined, target: Target): string | undefined {
  const clean = textWithoutToken(name ?? "", target);
  const visible = removeInvisible(clean.split(/[\\/]/u).at(-1) ?? "");
  const short = cutText(visible.trim(), LONGEST_NAME);
  return /^\.*$/u.test(short) ? undefined : short;
}

/** The type without its parameters. */
export function mimeTypeOf(contentType: string): string {
  const essence = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  return /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/u.test(essence) ? essence : "application/octet-stream";
}

/** The content of a link to a file: the call that downloads it. */
interface ResourceAddress {
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
 * The content of a link; undefined for any other text. Whether the operation exists and the params are valid is for the caller to
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
