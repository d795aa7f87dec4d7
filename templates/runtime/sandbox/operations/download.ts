import { countOf } from "../../../shared/count.js";
import { isList, isObject, type JsonValue } from "../../../shared/json_values.js";
import { download, type Download } from "../../server/download.js";
import type { JsonObject } from "../definition.js";
import { hashNumber, hashText } from "../hash.js";
import { firstAt, keyOf, valueAt } from "../paths.js";
import { paramsWith, requireParams, valueOf, type Call } from "./call.js";
import { contentOf } from "./content.js";
import { findRecord } from "./find_record.js";
import { nameOfType, typeOfName } from "./media_types.js";
import { notAllowed, notFound } from "./refusals.js";

/** What a media type must be like to be sent in a header. */
const mediaType = /^[!-~]+\/[ -~]+$/;
/** The sizes of contents whose record states none. */
const SMALLEST = 1_024;
const SPREAD = 65_536;

/**
 * The content of a file: as many bytes as the record states, always the same ones for the same record.
 * @throws OperationError 404 for a record or list element that does not exist, 403 for one that cannot be downloaded or is too large.
 */
export function downloadContent(call: Call): Download {
  requireParams(call);
  const { table, row } = findRecord(call);
  const record = table.at(row);
  const { content = {}, maxSize } = call.definition;
  const holder = elementOf(call, record);
  const format = formatOf(call);
  const seed = hashText(
    `${table.entity.name} ${keyOf(firstAt(record, table.entity.identity[0] ?? "") ?? row)} ${format ?? ""}`,
    indexOf(call),
  );
  const size = sizeOf(textAt(holder, content.size)) ?? SMALLEST + (hashNumber(seed, 0) % SPREAD);
  if (maxSize !== undefined && size > maxSize) {
    throw notAllowed(undefined, `The content has ${size} bytes; this operation returns at most ${maxSize}.`);
  }
  const stated = textAt(holder, content.type);
  const name = textAt(holder, content.name);
  const usual = name === undefined ? undefined : typeOfName(name);
  const contentType = format ?? (stated !== undefined && mediaType.test(stated) ? stated : usual);
  const filename = name === undefined || format === undefined ? name : nameOfType(name, format);
  return download(contentOf(seed, size, contentType), {
    size,
    ...(contentType !== undefined && { contentType }),
    ...(filename !== undefined && { filename }),
  });
}

/** The media type that the call asks for. */
function formatOf(call: Call): string | undefined {
  for (const { param } of paramsWith(call.definition, "format")) {
    const format = valueOf(call, param);
    if (typeof format !== "string") continue;
    if (!mediaType.test(format)) throw notAllowed(param, `\`${param}\` must be a media type, such as \`application/pdf\`.`);
    return format;
  }
  return undefined;
}

/** The record, or the element of its list that the call names. */
function elementOf(call: Call, record: JsonObject): JsonObject {
  let holder = record;
  for (const { param, role } of paramsWith(call.definition, "index")) {
    const list = valueAt(record, role.field);
    const index = valueOf(call, param) ?? 0;
    const element = isList(list) && typeof index === "number" ? list[index] : undefined;
    if (!isObject(element)) {
      const count = isList(list) ? list.length : 0;
      throw notFound(param, `\`${role.field}\` of the record has ${countOf(count, "element")}; \`${param}\` counts them from 0.`);
    }
    holder = element;
  }
  return holder;
}

function indexOf(call: Call): number {
  const [index] = paramsWith(call.definition, "index").map(({ param }) => valueOf(call, param));
  return typeof index === "number" ? index : 0;
}

function textAt(record: JsonObject, path: string | undefined): string | undefined {
  const value: JsonValue | undefined = path === undefined ? undefined : firstAt(record, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function sizeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
