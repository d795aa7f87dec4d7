import { pipeline, type Duplex, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Follow } from "connector-gateway-spec/bindings";
import { download, type Download } from "connector-gateway-spec/server";
import { buildFollowRequest, type Params } from "../vendor/build_request.ts";
import { checkPositions, followAddress } from "../vendor/follow_address.ts";
import { baseName, filenameIn } from "../vendor/header_parts.ts";
import { VendorError, type AnswerHeaders, type VendorAnswer } from "../vendor/vendor_types.ts";
import { isSingleRange, partOf } from "./file_part.ts";
import type { OperationCall } from "./operation_call.ts";

type FileAnswer = Extract<VendorAnswer, { kind: "bytes" }>;

/**
 * The file that an operation downloads, as a stream of what the third party sends. A range goes to the third party. Where it
 * answers with the whole file, the kit takes the part out of it.
 * @throws {VendorError} when a call fails, or an answer is not a file that can be passed on.
 */
export async function runDownload(call: OperationCall): Promise<Download> {
  const { operation, params } = call;
  const range = operation.range === undefined ? undefined : params[operation.range];
  // A list of ranges, or what is no range, is answered with the whole file: the third party must not answer with parts.
  const sent = isSingleRange(range) ? params : withoutParam(params, operation.range);
  const { answer, url } = await fetchFile(call, sent);
  try {
    return toDownload(answer, url, isSingleRange(range) ? range : undefined);
  } catch (error) {
    answer.body.destroy();
    throw error;
  }
}

function withoutParam(params: Params, name: string | undefined): Params {
  return Object.fromEntries(Object.entries(params).filter(([param]) => param !== name));
}

interface FetchedFile {
  readonly answer: FileAnswer;
  readonly url: string;
}

async function fetchFile(call: OperationCall, params: Params): Promise<FetchedFile> {
  if (call.binding.follow !== undefined) return followRecord(call, call.binding.follow, params);
  const request = call.build(params, "bytes");
  return { answer: asFile(await call.send({ request, expects: "bytes" })), url: request.url };
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
  try {
    return { answer: asFile(await call.send({ request, expects: "bytes", credentials: "none", hosts })), url: url.href };
  } catch (error) {
    // Nobody's credentials were sent: the address itself was refused.
    if (error instanceof VendorError && error.failure.kind === "credentials") throw new VendorError({ ...error.failure, kind: "refused" });
    throw error;
  }
}

function asFile(answer: VendorAnswer): FileAnswer {
  if (answer.kind === "bytes") return answer;
  throw new VendorError({ kind: "malformed", message: "The answer is not a file." });
}

function toDownload({ status, headers, body }: FileAnswer, url: string, range: string | undefined): Download {
  const plain = decompress(headers, body);
  const details = { ...typeOf(headers), ...nameOf(headers, url) };
  if (status !== 206) return download(plain, { ...details, ...(plain === body && sizeOf(headers)) });
  if (plain !== body) throw new VendorError({ kind: "malformed", message: "The answer is a part of a compressed file." });
  const { size } = partOf(range, headers.get("content-range"));
  return download(() => plain, { ...details, size });
}

/** A file that comes compressed, although it was asked for as it is. */
function decompress(headers: AnswerHeaders, body: Readable): Readable {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (encoding === "" || encoding === "identity") return body;
  return pipeline(body, decompressor(encoding), () => undefined);
}

function decompressor(encoding: string): Duplex {
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip();
  if (encoding === "deflate") return createInflate();
  if (encoding === "br") return createBrotliDecompress();
  throw new VendorError({ kind: "malformed", message: "The answer is compressed in a way that was not asked for." });
}

function sizeOf(headers: AnswerHeaders): { readonly size?: number } {
  const length = headers.get("content-length")?.trim() ?? "";
  return /^\d{1,15}$/.test(length) ? { size: Number(length) } : {};
}

function typeOf(headers: AnswerHeaders): { readonly contentType?: string } {
  const type = headers.get("content-type")?.trim() ?? "";
  return /^[!-~]+\/[ -~]+$/.test(type) ? { contentType: type } : {};
}

/** The name that the answer gives the file, or the last step of its address where that has an extension. */
function nameOf(headers: AnswerHeaders, url: string): { readonly filename?: string } {
  const filename = filenameIn(headers.get("content-disposition")) ?? nameInAddress(url);
  return filename === undefined ? {} : { filename };
}

function nameInAddress(url: string): string | undefined {
  const { pathname } = new URL(url);
  try {
    const name = baseName(decodeURIComponent(pathname));
    return name !== undefined && /\.[A-Za-z0-9]{1,8}$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
