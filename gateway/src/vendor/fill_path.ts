import { encodeStep } from "./encode_values.ts";
import { toMessage } from "./failure_text.ts";
import { VendorError } from "./vendor_types.ts";

/** Longer texts are no ids. Each is decoded several times. */
const LONGEST_ID = 4_000;

/** How often an id may have been encoded. An id that is still encoded after that is none that a third party gave. */
const DECODINGS = 5;

/**
 * The path of a call with its params, each of them encoded as a single step.
 * @throws {VendorError} not found, when a param is missing, or is an id that could change the path.
 */
export function fillPath(base: string, template: string, values: ReadonlyMap<string, unknown>): string {
  const path = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => stepOf(name, values.get(name)));
  // Parsers of URLs resolve steps such as `..` and `%2e%2e`.
  const parsed = URL.canParse(base + path) ? new URL(base + path) : undefined;
  const expected = URL.canParse(base) ? new URL(base).pathname.replace(/\/+$/, "") + path : undefined;
  if (parsed === undefined || parsed.pathname !== expected) throw notFound("The params would change the path of the call.");
  return path;
}

function stepOf(param: string, value: unknown): string {
  if (value === undefined || value === null || value === "") throw notFound(`\`${param}\` is missing. It must name a record.`, param);
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (text === "" || text.length > LONGEST_ID || leavesStep(text))
    throw notFound(`There is no record for \`${param}\` \`${shorten(text)}\`.`, param);
  return encodeStep(text);
}

/** Whether a server that decodes the text once more than it should would see a step `.` or `..` in it. */
function leavesStep(text: string): boolean {
  let plain = text;
  for (let count = 0; count < DECODINGS && plain.includes("%"); count += 1) plain = decodeOnce(plain);
  return plain.split(/[/\\;?#\0]/).some((step) => step === "." || step === "..");
}

function decodeOnce(text: string): string {
  return text.replaceAll(/%(2e|2f|5c|25)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function shorten(text: string): string {
  return toMessage(text.slice(0, 100));
}

function notFound(message: string, param?: string): VendorError {
  return new VendorError({ kind: "not_found", message, ...(param !== undefined && { param }) });
}
