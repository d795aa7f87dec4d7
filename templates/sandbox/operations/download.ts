import { countOf, isList, isObject, type JsonValue } from "#templates/core";
import { download, type Download, type BytePart } from "#templates/runtime";
import type { JsonObject } from "../definition.js";
import { hashNumber, hashText } from "../seeded.js";
import { firstAt, keyOf, valueAt } from "../paths.js";
import { paramsWith, requireParams, valueOf, type Call, notAllowed, notFound } from "./call.js";
import { findRecord } from "./find_record.js";

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** The media type of files whose name ends with an extension. */
const types: ReadonlyMap<string, string> = new Map([
  ["pdf", "application/pdf"],
  ["txt", "text/plain"],
  ["csv", "text/csv"],
  ["html", "text/html"],
  ["json", "application/json"],
  ["zip", "application/zip"],
  ["docx", `${OFFICE}.wordprocessingml.document`],
  ["xlsx", `${OFFICE}.spreadsheetml.sheet`],
  ["pptx", `${OFFICE}.presentationml.presentation`],
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
]);

const CHUNK = 65_536;

const LINE = 76;

const LETTERS = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

const fromHex = (hex: string): string => hex.replace(/../g, (digits) => String.fromCharCode(parseInt(digits, 16)));

/** One gray pixel: a quantization table, the frame, one code in each of two Huffman tables, and the scan. */
const JPEG = fromHex(
  `ffd8ffdb004300${"01".repeat(64)}ffc0000b080001000101011100${["00", "10"].map((table) => `ffc40014${table}01${"00".repeat(16)}`).join("")}ffda0008010100003f003fffd9`,
);

const PDF_OBJECTS = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
xref
0 4
`;

const PDF_OFFSETS = ["0000000000 65535 f", ...[9, 52, 101].map((offset) => `${String(offset).padStart(10, "0")} 00000 n`)];

/** An empty page. The table has where each object begins, and the end of the file where the table does. */
const PDF: Ends = {
  head: PDF_OBJECTS + [...PDF_OFFSETS, "trailer<</Size 4/Root 1 0 R>>\n"].join(" \n"),
  tail: "\nstartxref\n162\n%%EOF\n",
};

/** An archive without files. */
const ZIP: Ends = { head: "PK\x05\x06", tail: `PK\x05\x06${"\0".repeat(18)}` };

const formats: readonly (readonly [type: RegExp, ends: Ends])[] = [
  [/^image\/jpe?g/, { head: JPEG, tail: "" }],
  [/^image\/png/, { head: atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg=="), tail: "" }],
  [/^application\/pdf/, PDF],
  [/^application\/(?:zip|vnd\.openxmlformats)/, ZIP],
  [/[/+]json/, { head: '"', tail: '"', lineEnd: " " }],
  [/^text\/html/, { head: "<!doctype html>\n<title>Sample</title>\n", tail: "\n" }],
];

/** A media type that can be sent in a header. */
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
  const id = firstAt(record, table.entity.identity[0] ?? "") ?? row;
  const seed = hashText(`${table.entity.name} ${keyOf(id)} ${format ?? ""}`, indexOf(call));
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

/** How the smallest file of a format begins and ends, in Latin-1. Readers of the format pass over what is between. */
interface Ends {
  readonly head: string;
  readonly tail: string;
  /** The end of each line, where it is not a line feed. */
  readonly lineEnd?: string;
}

/**
 * The bytes of a file of a media type: the smallest file of that format, filled up with lines of letters and digits that depend on `seed`
 * and on nothing else. They are made while they are read.
 */
export function contentOf(seed: number, size: number, type = ""): (part: BytePart) => AsyncIterable<Uint8Array> {
  const ends = formats.find(([pattern]) => pattern.test(type))?.[1] ?? { head: "", tail: "" };
  const { head, tail, lineEnd = "\n" } = ends;
  const isWhole = head.length + tail.length <= size;
  return async function* ({ start, end = size - 1 }) {
    for (let offset = start; offset <= end; offset += CHUNK) {
      // Gives others their turn between two chunks.
      await Promise.resolve();
      const bytes = bytesFrom(seed, offset, Math.min(CHUNK, end + 1 - offset), lineEnd.charCodeAt(0));
      if (isWhole) {
        overwrite(bytes, head, -offset);
        overwrite(bytes, tail, size - tail.length - offset);
      }
      yield bytes;
    }
  };
}

/** Writes the part of a text that is in a chunk; `at` is where the text begins in it, also before or after the chunk. */
function overwrite(bytes: Uint8Array, text: string, at: number): void {
  for (let index = Math.max(0, -at); index < text.length && at + index < bytes.length; index += 1)
    bytes[at + index] = text.charCodeAt(index);
}

function bytesFrom(seed: number, offset: number, length: number, lineEnd: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    const position = offset + index;
    const isEnd = position % LINE === LINE - 1;
    bytes[index] = isEnd ? lineEnd : (LETTERS[hashNumber(seed, position) >>> 26] ?? 0);
  }
  return bytes;
}

/** The media type of a file with this name; undefined if its extension does not say. */
function typeOfName(name: string): string | undefined {
  return types.get(/\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "");
}

/** The name of a file after it is converted to a media type: with the extension of that type, if the type has one. */
function nameOfType(name: string, type: string): string {
  const [bare = ""] = type.toLowerCase().split(";");
  const extension = [...types].find(([, name]) => name === bare.trim())?.[0];
  return extension === undefined || typeOfName(name) === bare.trim() ? name : `${name}.${extension}`;
}
