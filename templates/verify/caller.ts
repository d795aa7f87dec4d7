import { hideInValue, isObject, jsonText, redactText, type JsonValue, type Vocabulary } from "#templates/core";
import type { VerifyOptions } from "./verify_types.js";

/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A text that is sent as it is, or a value that is sent as JSON. */
  readonly body?: JsonValue | { readonly text: string };
}

/** A request with its answer. */
export interface Exchange {
  readonly request: SentRequest;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** The value of a JSON body; undefined for any other body. */
  readonly body: unknown;
  /** Whether the body was longer than what is read of it. */
  readonly isCut: boolean;
}

/** What differs from an ordinary call. */
export interface RequestDetails extends Partial<Omit<SentRequest, "headers">> {
  /** Null leaves a header out that is sent otherwise. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** Sends requests: counts them, spaces them out, and waits when the gateway asks for it. */
export interface Caller {
  /**
   * @throws Stop when the budget is used up, when the caller aborts, or when the gateway cannot be reached
   */
  readonly send: (details: RequestDetails) => Promise<Exchange>;
  readonly calls: () => number;
  /** From now on, nothing but the budget ends the calls: what was created must be removed. */
  readonly insist: () => void;
  /** The request as a curl command, without the credential. */
  readonly printRequest: (request: SentRequest) => string;
  /** The beginning of an answer, without secrets. */
  readonly printAnswer: (exchange: Exchange) => string;
  /** Called with each answer. */
  onAnswer: (exchange: Exchange) => void;
  /** Headers of all requests. */
  extraHeaders: () => Readonly<Record<string, string>>;
}

/** No more calls can be made. The message says why. */
export class Stop extends Error {
  override readonly name = "Stop";
}

/** The request got no answer. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly request: SentRequest;

  constructor(request: SentRequest, message: string) {
    super(message);
    this.request = request;
  }
}

const ANY_ADDRESS = "http://gateway.invalid";

/** Bytes of an answer that are read: enough for any page of records, and for the beginning of a large file. */
const MOST_BYTES = 16 * 1024 * 1024;

const CALL_SECONDS = 60;

/** A gateway that asks for more patience than this is verified another time. */
const LONGEST_WAIT_SECONDS = 120;

/** How often a call waits in a row. */
const MOST_WAITS = 5;

/** Calls without an answer in a row, after which there is no gateway. */
const MOST_SILENT = 5;

const LONGEST_SHOWN = 600;

/** Sends requests with the settings of a verification. */
export function createCaller(options: VerifyOptions, secrets: readonly string[], vocabulary: Vocabulary): Caller {
  const { baseUrl = ANY_ADDRESS, token = "verify", rate = 0, budget = Infinity, signal } = options;
  const base = baseUrl.replace(/\/+$/, "");
  const send = options.fetch ?? fetch;
  let [calls, next, silent, insists] = [0, 0, 0, false];
  const pace = async (): Promise<void> => {
    if (calls >= budget) throw new Stop(`the budget of ${budget} calls is used up`);
    calls += 1;
    const now = performance.now();
    const wait = Math.max(0, next - now);
    next = Math.max(next, now) + (rate > 0 ? 1000 / rate : 0);
    if (wait > 0) await pause(wait, insists ? undefined : signal);
    if (signal?.aborted === true && !insists) throw new Stop("the verification was stopped");
  };
  const attempt = async (request: SentRequest): Promise<Exchange> => {
    await pace();
    const body = textOf(request);
    const limits = [AbortSignal.timeout(CALL_SECONDS * 1000), ...(signal === undefined || insists ? [] : [signal])];
    const { method, headers, path } = request;
    try {
      const response = await send(base + path, {
        ...{ method, headers, redirect: "manual", signal: AbortSignal.any(limits) },
        ...(body !== undefined && { body }),
      });
      const exchange = { request, status: response.status, headers: response.headers, ...(await readBody(response)) };
      silent = 0;
      return exchange;
    } catch (error) {
      if (signal?.aborted === true && !insists) throw new Stop("the verification was stopped");
      silent += 1;
      if (silent >= MOST_SILENT) throw new Stop(`the gateway does not answer (${reasonOf(error)})`);
      throw new NoAnswer(request, reasonOf(error));
    }
  };
  const caller: Caller = {
    send: async ({ headers = {}, ...details }) => {
      const all: Readonly<Record<string, string | null>> = {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "*/*",
        ...caller.extraHeaders(),
        ...headers,
      };
      const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
      const request = { method: "POST", path: "/", ...details, headers: Object.fromEntries(kept) };
      for (let waits = 0; ; waits += 1) {
        const exchange = await attempt(request);
        caller.onAnswer(exchange);
        if ((exchange.status !== 429 && exchange.status !== 503) || waits >= MOST_WAITS) return exchange;
        const seconds = secondsToWait(exchange.headers.get("retry-after"));
        if (seconds > LONGEST_WAIT_SECONDS) throw new Stop(`the gateway asks to wait ${seconds} seconds`);
        await pause(seconds * 1000, insists ? undefined : signal);
      }
    },
    calls: () => calls,
    insist: () => {
      insists = true;
    },
    printRequest: (request) => printCurl(base, request, secrets, vocabulary),
    printAnswer: (exchange) => printAnswer(exchange, secrets, vocabulary),
    onAnswer: () => undefined,
    extraHeaders: () => ({}),
  };
  return caller;
}

function textOf({ body }: Pick<SentRequest, "body">): string | undefined {
  if (isObject(body) && typeof body["text"] === "string" && Object.keys(body).length === 1) return body["text"];
  return body === undefined ? undefined : JSON.stringify(body);
}

async function readBody(response: Response): Promise<Pick<Exchange, "bytes" | "body" | "isCut">> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false && length <= MOST_BYTES; read = await reader?.read()) {
    chunks.push(read.value);
    length += read.value.byteLength;
  }
  const isCut = length > MOST_BYTES;
  if (isCut) await reader?.cancel();
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { bytes, isCut, body: isCut ? undefined : parse(new TextDecoder().decode(bytes)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return redactText(cause instanceof Error && cause.message !== "" ? `${message}: ${cause.message}` : message);
}

/** Seconds, or a date (RFC 9110); one second where nothing is said. */
function secondsToWait(header: string | null): number {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? 1 : Math.max(0, (date - Date.now()) / 1000);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", end);
    if (signal?.aborted === true) end();
  });
}

function printCurl(base: string, request: SentRequest, secrets: readonly string[], vocabulary: Vocabulary): string {
  const { method, path, headers } = request;
  const shown = Object.entries(headers).map(([name, value]) =>
    name === "authorization"
      ? `-H "authorization: ${value.startsWith("Bearer") ? "Bearer $CONNECTOR_GATEWAY_TOKEN" : "…"}"`
      : `-H '${name}: ${value}'`,
  );
  const text = textOf(hiddenBody(request, secrets, vocabulary));
  const data = text === undefined ? [] : [`--data '${shortened(text).replaceAll("'", String.raw`'\''`)}'`];
  return ["curl", ...(method === "POST" ? [] : [`-X ${method}`]), `'${base}${path}'`, ...shown, ...data].join(" ");
}

function hiddenBody({ body }: SentRequest, secrets: readonly string[], { isSecretName }: Vocabulary): Pick<SentRequest, "body"> {
  return body === undefined ? {} : { body: hideInValue(body, secrets, { redactText, hides: isSecretName }) as JsonValue };
}

function printAnswer({ status, headers, body, bytes, isCut }: Exchange, secrets: readonly string[], { isSecretName }: Vocabulary): string {
  const type = headers.get("content-type") ?? "no content type";
  const text =
    body === undefined
      ? `${bytes.byteLength}${isCut ? " or more" : ""} bytes`
      : jsonText(hideInValue(body, secrets, { redactText, hides: isSecretName }));
  return `${status} ${redactText(type)} ${shortened(text)}`;
}

function shortened(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)`;
}
