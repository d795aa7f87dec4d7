import { useEffect, useRef, useState } from "preact/hooks";
import { type JsonObject, readJson } from "../form/values.js";
import { toRequest, type RunCall, type RunRequest, type Outcome, type AnswerBody, type FailedCall } from "./request.js";
import { filenameOf, type Operation } from "#templates/runtime";
import { sizeText } from "../answer/plain_words.js";

const UNREACHABLE = "Check that the sandbox is still running. If a fault drops connections, this is what a client sees.";
const BROKEN_OFF = "The connection closed in the middle of the body. A fault can do that, or the sandbox was stopped.";

/** A call that ended, and the params that it was made with. */
export interface CallResult {
  readonly params: JsonObject;
  readonly outcome: Outcome;
}

/** The calls of a panel: one at a time, and the pages of a list as a row. */
export interface Calls {
  readonly isSending: boolean;
  /** The results that can be seen; the pages of a list. */
  readonly results: readonly CallResult[];
  /** Which of them is shown. */
  readonly index: number;
  /** The call was ended before its answer came. */
  readonly isCanceled: boolean;
  /** Makes a call. Its result takes the place of all others, or follows the one that is shown. */
  readonly start: (call: RunCall, follows: boolean) => void;
  readonly cancel: () => void;
  readonly show: (index: number) => void;
}

type CallState = Omit<Calls, "start" | "cancel" | "show">;

/** Makes calls, and keeps their results. */
export function useCalls(onEnd: (call: RunCall) => void): Calls {
  const [state, setState] = useState<CallState>({ results: [], index: 0, isSending: false, isCanceled: false });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = (call: RunCall, follows: boolean): void => {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setState((old) => ({ ...old, isSending: true, isCanceled: false }));
    const platform = { fetch: (path: string, init: RequestInit) => fetch(path, init), now: () => performance.now() };
    void send(platform, call.operation, toRequest(call), controller.signal).then((outcome) => {
      running.current = undefined;
      onEnd(call);
      setState((old) =>
        outcome === undefined ? { ...old, isSending: false, isCanceled: true } : withResult(old, { params: call.params, outcome }, follows),
      );
    });
  };
  return {
    ...state,
    start,
    cancel: () => running.current?.abort(),
    show: (index) => setState((old) => ({ ...old, index })),
  };
}

function withResult(old: CallState, result: CallResult, follows: boolean): CallState {
  const before = follows ? old.results.slice(0, old.index + 1) : [];
  return { results: [...before, result], index: before.length, isSending: false, isCanceled: false };
}

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
    if (!isWhole)
      return failed(elapsed(), `The answer with status ${response.status} broke off after ${sizeText(bytes.size)}.`, BROKEN_OFF);
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
    return signal.aborted ? undefined : failed(elapsed(), "The connection closed before an answer arrived.", UNREACHABLE);
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

function failed(milliseconds: number, what: string, advice: string): FailedCall {
  return { kind: "failed", milliseconds, what, advice };
}
