import type { Follow } from "connector-gateway-spec/bindings";
import { download, type Download } from "connector-gateway-spec/server";
import { buildFollowRequest, type Params, checkPositions, followAddress } from "../vendor/build_request.ts";
import { baseName, filenameIn, headerValue } from "../vendor/header_parts.ts";
import { VendorError, type AnswerHeaders, type VendorAnswer } from "../vendor/vendor_types.ts";
import type { OperationCall } from "./operation_call.ts";

/** A single range of bytes, the only form that the gateway answers with a part of a file: `bytes=0-99`, `bytes=100-`, `bytes=-50`. */
const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

type FileAnswer = Extract<VendorAnswer, { kind: "bytes" }>;

/**
 * The file that an operation downloads, as a stream of what the third party sends. A range goes to the third party. Where it
 * answers with the whole file, the kit takes the part out of it.
 * @throws {VendorError} when a call fails, or an answer is not a file that can be passed on.
 */
export async function runDownload(call: OperationCall): Promise<Download> {
  const { range, params } = rangeOf(call);
  const { answer, name } = await fetchFile(call, params);
  try {
    return toDownload(answer, name, range);
  } catch (error) {
    answer.body.destroy();
    throw error;
  }
}

/**
 * The range that is asked for, and the params to send. A list of ranges, or what is no range, is answered with the whole file, so the
 * third party must not answer with parts.
 * @throws {VendorError} invalid, when the range could not be sent.
 */
function rangeOf({ operation, params }: OperationCall): { readonly range: string | undefined; readonly params: Params } {
  const param = operation.range;
  if (param === undefined) return { range: undefined, params };
  const range = headerValue(param, params[param]);
  if (range !== undefined && isSingleRange(range)) return { range, params };
  return { range: undefined, params: Object.fromEntries(Object.entries(params).filter(([name]) => name !== param)) };
}

interface FetchedFile {
  readonly answer: FileAnswer;
  /** The name that the address of the file ends with. */
  readonly name?: string;
}

async function fetchFile(call: OperationCall, params: Params): Promise<FetchedFile> {
  if (call.binding.follow !== undefined) return followRecord(call, call.binding.follow, params);
  const request = call.build(params, "bytes");
  return { answer: asFile(await call.send({ request, expects: "bytes" })) };
}

/** Reads the record, and fetches the file from the address in it, at once and without credentials. */
async function followRecord(call: OperationCall, follow: Follow, params: Params): Promise<FetchedFile> {
  const { binding, settings } = call;
  checkPositions(follow, params);
  const record = await call.send({ request: call.build(params, "json"), expects: "json" });
  const replacement = settings.baseUrl === undefined ? undefined : new URL(settings.baseUrl).origin;
  const url = followAddress(follow, record.body, params, replacement);
  const hosts = url.origin === replacement ? [url.host] : follow.hosts;
  const request = buildFollowRequest(binding, url.href, params);
  const name = nameInAddress(url);
  try {
    const answer = asFile(await call.send({ request, expects: "bytes", credentials: "none", hosts }));
    return { answer, ...(name !== undefined && { name }) };
  } catch (error) {
    // Nobody's credentials were sent: the address itself was refused.
    if (error instanceof VendorError && error.failure.kind === "credentials") throw new VendorError({ ...error.failure, kind: "refused" });
    throw error;
  }
}

function asFile(answer: VendorAnswer): FileAnswer {
  if (answer.kind === "bytes") return answer;
  throw new VendorError({ kind: "malformed", message: "The third party's answer is not a file." });
}

function toDownload({ status, headers, body }: FileAnswer, name: string | undefined, range: string | undefined): Download {
  const filename = filenameIn(headers.get("content-disposition")) ?? name;
  const details = { ...typeOf(headers), ...(filename !== undefined && { filename }) };
  if (status !== 206) return download(body, { ...details, ...sizeOf(headers) });
  const { size } = partOf(range, headers.get("content-range"));
  // The kit takes a part out of a stream that is the whole file. This one is the part.
  return download(() => body, { ...details, size });
}

function sizeOf(headers: AnswerHeaders): { readonly size?: number } {
  const length = headers.get("content-length")?.trim() ?? "";
  return /^\d{1,15}$/.test(length) ? { size: Number(length) } : {};
}

/** The slash is the first one: otherwise a header full of them would be tried at each. */
function typeOf(headers: AnswerHeaders): { readonly contentType?: string } {
  const type = headers.get("content-type")?.trim() ?? "";
  return /^[!-.0-~]+\/[ -~]+$/.test(type) ? { contentType: type } : {};
}

/** The last step of an address, if it is the name of a file with an extension. */
function nameInAddress({ pathname }: URL): string | undefined {
  try {
    const name = baseName(decodeURIComponent(pathname));
    return name !== undefined && /\.[A-Za-z0-9]{1,8}$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a file, both ends included, and the size of the whole file. */
interface FilePart {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** Whether a range is one that is answered with a part of the file. Everything else asks for the whole file. */
function isSingleRange(range: string): boolean {
  const [, first = "", last = ""] = SINGLE_RANGE.exec(range.trim()) ?? [];
  return first + last !== "" && (first === "" || last === "" || Number(first) <= Number(last));
}

/**
 * The part of a file that an answer with status 206 has.
 * @throws {VendorError} malformed, when it is not the part that was asked for.
 */
function partOf(range: string | undefined, contentRange: string | undefined): FilePart {
  const [, start, end, size] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(contentRange?.trim() ?? "") ?? [];
  const part = { start: Number(start), end: Number(end), size: Number(size) };
  if (range !== undefined && isSame(part, wantedPart(range, part.size))) return part;
  throw new VendorError({ kind: "malformed", message: "The third party's answer has a different part of the file than requested." });
}

/** Positions that could not be read are NaN, which is equal to nothing. */
function isSame(part: FilePart, wanted: FilePart): boolean {
  return part.start === wanted.start && part.end === wanted.end && part.start <= part.end;
}

/** The part that a range means in a file of this size (RFC 9110, section 14.1.2). */
function wantedPart(range: string, size: number): FilePart {
  const [, first = "", last = ""] = SINGLE_RANGE.exec(range.trim()) ?? [];
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1, size };
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1), size };
}
