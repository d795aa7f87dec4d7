import { filenameOf } from "../../../runtime/file_name.js";
import type { Operation } from "../../../runtime/operation.js";
import { readJson } from "../form/json_text.js";
import { sizeText } from "../answer/plain_words.js";
import type { AnswerBody, FailedCall, Outcome } from "./outcome.js";
import type { RunRequest } from "./request.js";

/** The parts of the platform that a call uses. */
export interface Platform {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** Sends a call and reads its answer. Never throws; undefined if the signal ended it. */
export async function send(
  platform: Platform,
  operation: Operation,
  request: RunRequest,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const start = platform.now();
  const elapsed = (): number => platform.now() - start;
  try {
    const init: RequestInit = {
      method: "POST",
      headers: request.headers,
      body: request.body,
      signal,
      cache: "no-store",
      redirect: "error",
    };
    const response = await platform.fetch(request.path, init);
    const { bytes, isWhole } = await readBytes(response);
    if (signal.aborted) return undefined;
    if (!isWhole) return brokenOff(response.status, bytes, elapsed());
    return {
      kind: "answered",
      status: response.status,
      milliseconds: elapsed(),
      size: bytes.size,
      headers: [...response.headers].sort(([one], [other]) => (one < other ? -1 : 1)),
      requestId: response.headers.get("x-request-id") ?? response.headers.get("request-id") ?? undefined,
      body: await readBody(operation, response, bytes),
    };
  } catch {
    return signal.aborted ? undefined : unreachable(elapsed());
  }
}

async function readBytes({ body }: Response): Promise<{ readonly bytes: Blob; readonly isWhole: boolean }> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) chunks.push(chunk.value);
    return { bytes: new Blob(chunks), isWhole: true };
  } catch {
    return { bytes: new Blob(chunks), isWhole: false };
  }
}

async function readBody({ kind, entity, action }: Operation, { ok, headers }: Response, bytes: Blob): Promise<AnswerBody> {
  if (ok && kind === "download") {
    const contentType = headers.get("content-type") ?? "application/octet-stream";
    const filename = filenameOf(headers.get("content-disposition")) ?? `${entity}.${action}`;
    return {
      kind: "file",
      blob: bytes.slice(0, bytes.size, contentType),
      filename,
      contentType,
      range: headers.get("content-range") ?? undefined,
    };
  }
  const text = await bytes.text();
  if (text === "") return { kind: "empty" };
  const read = readJson(text);
  return read.ok ? { kind: "json", value: read.value, text } : { kind: "text", text, problem: `The body is not JSON. ${read.problem}` };
}

function unreachable(milliseconds: number): FailedCall {
  return {
    kind: "failed",
    milliseconds,
    what: "The connection closed before an answer arrived.",
    advice: "Check that the sandbox is still running. If a fault drops connections, this is what a client sees.",
  };
}

function brokenOff(status: number, bytes: Blob, milliseconds: number): FailedCall {
  return {
    kind: "failed",
    milliseconds,
    what: `The answer with status ${status} broke off after ${sizeText(bytes.size)}.`,
    advice: "The connection closed in the middle of the body. A fault can do that, or the sandbox was stopped.",
  };
}
