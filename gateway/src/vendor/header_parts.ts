import { isList } from "connector-gateway-templates/core";
import { VendorError } from "./vendor_types.ts";

/** A value that a header can carry: visible characters of Latin-1, blanks and tabs. A line break would begin another header. */
const VALUE = /^[\t\x20-\x7e\xa0-\xff]*$/;

/** The parts that a header such as `Link` or `Content-Disposition` is made of. */

/** A parameter: `; name=value` or `; name="value"`. The value is missing in `; name`. */
const PARAMETER = /\s*;\s*([^\s;=,"]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/gy;

/** The parameters from a place in a header on, with names in lower case, and where they end. The first of a name counts. */
function parametersAt(header: string, start: number): { readonly values: ReadonlyMap<string, string>; readonly end: number } {
  const values = new Map<string, string>();
  let end = start;
  PARAMETER.lastIndex = start;
  for (let match = PARAMETER.exec(header); match !== null; match = PARAMETER.exec(header)) {
    const [, name = "", quoted, plain = ""] = match;
    const lower = name.toLowerCase();
    if (!values.has(lower)) values.set(lower, quoted?.replace(/\\(.)/g, "$1") ?? plain);
    end = PARAMETER.lastIndex;
  }
  return { values, end };
}

/**
 * The address that a `Link` header gives for a relation (RFC 8288): `<https://…?page=2>; rel="next"`. A relative address is resolved
 * against that of the request. Undefined when there is none.
 */
export function linkTo(header: string | undefined, relation: string, requestUrl: string): string | undefined {
  // No `<` inside: a header full of them would be searched to its end from each.
  const target = /<([^<>]*)>/g;
  const text = header ?? "";
  for (let match = target.exec(text); match !== null; match = target.exec(text)) {
    const { values, end } = parametersAt(text, target.lastIndex);
    target.lastIndex = end;
    const relations = (values.get("rel") ?? "").toLowerCase().split(/\s+/);
    const address = (match[1] ?? "").trim();
    if (relations.includes(relation.toLowerCase()) && URL.canParse(address, requestUrl)) return new URL(address, requestUrl).href;
  }
  return undefined;
}

/** The name of a file in a `Content-Disposition` header (RFC 6266), without folders. Undefined when there is none. */
export function filenameIn(header: string | undefined): string | undefined {
  const { values } = parametersAt(header ?? "", Math.max(0, (header ?? "").indexOf(";")));
  const name = decodeExtended(values.get("filename*") ?? "") ?? values.get("filename") ?? "";
  return baseName(name);
}

/** The name of a file without the folders before it. Undefined when nothing is left. */
export function baseName(path: string): string | undefined {
  const name = path
    .slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1)
    .replaceAll(/\p{Cc}/gu, "")
    .trim();
  return name === "" || name === "." || name === ".." ? undefined : name;
}

/** A value such as `UTF-8''gr%C3%BC%C3%9Fe.txt` (RFC 8187). */
function decodeExtended(value: string): string | undefined {
  const [, charset = "", encoded = ""] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(value) ?? [];
  if (charset === "") return undefined;
  const bytes = encoded.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return charset.toLowerCase() === "utf-8" ? Buffer.from(bytes, "latin1").toString("utf8") : bytes;
}

/** Whether a header can carry this text. */
export function isHeaderText(text: string): boolean {
  return VALUE.test(text);
}

/**
 * The value of a param as that of a header; undefined for null. The items of a list are joined with commas.
 * @throws {VendorError} invalid, when it cannot be sent in a header. The value is in no message.
 */
export function headerValue(param: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const items = isList(value) ? value : [value];
  if (items.every(isPlain)) {
    const text = items.join(", ");
    if (isHeaderText(text)) return text;
  }
  const message = `\`${param}\` is sent as a header, so it can contain only Latin-1 characters and no line breaks.`;
  throw new VendorError({ kind: "invalid", message, param });
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
