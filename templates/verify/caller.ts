import { hideInValue, isObject, jsonText, redactText, type JsonValue, type Vocabulary } from "#templates/core";
import type { VerifyOptions } from "./verify_types.js";

/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A value that is sent as JSON. */
  readonly body?: JsonValue;
  /** A body that is sent as it is. */
  readonly text?: string;
  /** The answer is waited for even if somebody stops the run: it names what has to be removed. */
  readonly isAwaited?: true;
}

/** What differs from an ordinary request; null leaves a header out. */
export type RequestDetails = Partial<Omit<SentRequest, "headers">> & { readonly headers?: Readonly<Record<string, string | null>> };

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

/** Sends requests: counts them, spaces them out, and waits when the gateway asks for it. */
export interface Caller {
  /** @throws NoAnswer, and Stop when no more calls can be made */
  readonly send: (details: RequestDetails) => Promise<Exchange>;
  readonly calls: () => number;
  /** From now on, nothing stops the calls: what was created must be removed. */
  readonly insist: () => void;
  /** A request as a curl command without the credential, and the beginning of its answer. */
  readonly print: (exchange: Pick<Exchange, "request"> & Partial<Exchange>) => { readonly request: string; readonly answer: string };
  /** A text without the credential, which an answer may have repeated anywhere. */
  readonly hide: (text: string) => string;
}

/** No more calls can be made. The message says why; there is a request where that is the fault of the gateway. */
export class Stop extends Error {
  override readonly name = "Stop";
  readonly request: SentRequest | undefined;

  constructor(message: string, request?: SentRequest) {
    super(message);
    this.request = request;
  }
}

/** A request got no answer. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly request: SentRequest;

  constructor(request: SentRequest, message: string) {
    super(message);
    this.request = request;
  }
}

/** Bytes of an answer that are read: enough for any page of records, and for the beginning of a large file. */
const MOST_BYTES = 16 * 1024 * 1024;

const CALL_MILLISECONDS = 60_000;

/** A gateway that asks for more patience than this is verified another time. */
const LONGEST_WAIT_SECONDS = 120;

/** How often a call waits in a row, and how many calls in a row get no answer from a gateway that is there. */
const MOST_WAITS = 5;

/** How often in a row a gateway asks to wait, whatever it is asked, before nothing else is tried. */
const MOST_REFUSALS = 10;

const LONGEST_SHOWN = 600;
const LONGEST_SHOWN_LIST = 20;
const DEEPEST_SHOWN = 64;

/** What is watched while calls are made. */
export interface Watch {
  readonly headers: () => Readonly<Record<string, string>>;
  readonly onAnswer: (exchange: Exchange) => void;
}

/** Sends requests with the settings of a verification. */
export function createCaller(options: VerifyOptions, secrets: readonly string[], { isSecretName }: Vocabulary, watch: Watch): Caller {
  const { baseUrl = "http://gateway.invalid", token = "verify", rate = 0 } = options;
  const [base, fetchAnswer] = [baseUrl.replace(/\/+$/, ""), options.fetch ?? fetch];
  let { signal, budget = Infinity } = options;
  let [calls, next, silent, refusals] = [0, 0, 0, 0];
  const pause = async (milliseconds: number): Promise<void> => {
    if (milliseconds > 0) await wait(milliseconds, signal);
    if (signal?.aborted === true) throw new Stop("the verification was stopped");
  };
  const attempt = async (request: SentRequest): Promise<Exchange> => {
    if (calls >= budget) throw new Stop(`the budget of ${budget} calls is used up`);
    calls += 1;
    const now = performance.now();
    const delay = rate > 0 ? next - now : 0;
    next = Math.max(next, now) + 1000 / (rate || Infinity);
    await pause(delay);
    const { method, headers, path, body, text = body === undefined ? null : JSON.stringify(body) } = request;
    const stops = signal === undefined || request.isAwaited === true ? [] : [signal];
    const ends = AbortSignal.any([AbortSignal.timeout(CALL_MILLISECONDS), ...stops]);
    let exchange: Exchange;
    try {
      const response = await fetchAnswer(base + path, { method, headers, body: text, redirect: "manual", signal: ends });
      if (!isObject(response) || typeof response.status !== "number") throw new TypeError("`fetch` returned no response");
      exchange = { request, status: response.status, headers: response.headers, ...(await readBody(response)) };
    } catch (error) {
      await pause(0);
      silent += 1;
      if (silent >= MOST_WAITS) throw new Stop(`the gateway does not answer (${reasonOf(error)}): ${remedyFor(error)}`);
      throw new NoAnswer(request, reasonOf(error));
    }
    silent = 0;
    watch.onAnswer(exchange);
    return exchange;
  };
  const hidden = (value: unknown): string => jsonText(hideInValue(beginningOf(value), secrets, { redactText, hides: isSecretName }));
  return {
    send: async ({ headers = {}, ...details }) => {
      const usual: RequestDetails["headers"] = { authorization: `Bearer ${token}`, "content-type": "application/json", ...watch.headers() };
      const all = Object.entries({ ...usual, ...headers }).filter((entry): entry is [string, string] => entry[1] !== null);
      const request = { method: "POST", path: "/", ...details, headers: Object.fromEntries(all) };
      for (let waits = 0; ; waits += 1) {
        const exchange = await attempt(request);
        const isRefusal = exchange.status === 429 || exchange.status === 503;
        refusals = isRefusal ? refusals + 1 : 0;
        if (refusals > MOST_REFUSALS) throw new Stop(`the gateway answers ${exchange.status} again and again`, request);
        if (!isRefusal || waits >= MOST_WAITS) return exchange;
        const seconds = secondsToWait(exchange.headers.get("retry-after"));
        if (seconds > LONGEST_WAIT_SECONDS) throw new Stop(`the gateway asks to wait ${Math.ceil(seconds)} seconds`, request);
        await pause(seconds * 1000);
      }
    },
    calls: () => calls,
    insist: () => {
      [signal, budget] = [undefined, Infinity];
    },
    hide: (text) => redactText(text, secrets),
    print: ({ request, status, headers, body, bytes }) => {
      const sent = request.text ?? (request.body === undefined ? undefined : hidden(request.body));
      const got = body === undefined ? `${bytes?.byteLength ?? 0} bytes` : shortened(hidden(body));
      const answer = status === undefined ? "none" : `${status} ${redactText(headers?.get("content-type") ?? "", secrets)} ${got}`;
      return { request: printCurl(base, request, sent), answer };
    },
  };
}

/** The first elements of the lists in a value: nobody sees the others, and hiding secrets in them takes long. */
function beginningOf(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST_SHOWN) return null;
  const inside = (inner: unknown): unknown => beginningOf(inner, depth + 1);
  if (Array.isArray(value)) return value.slice(0, LONGEST_SHOWN_LIST).map(inside);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner)])) : value;
}

async function readBody({ body }: Response): Promise<Pick<Exchange, "bytes" | "body" | "isCut">> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > MOST_BYTES) break;
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes, isCut: length > MOST_BYTES, body: parse(new TextDecoder().decode(bytes)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `ENOTFOUND`; undefined for errors that are not of the connection. */
function codeOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return isObject(cause) && typeof cause["code"] === "string" ? cause["code"] : undefined;
}

/** Messages of TLS libraries are for their authors, so the code stands for them. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const detail = cause instanceof Error && !cause.message.includes("SSL routines") ? cause.message : codeOf(error);
  return redactText(detail === undefined || detail === "" ? message : `${message}: ${detail}`);
}

function remedyFor(error: unknown): string {
  const code = codeOf(error) ?? "";
  if (/SSL|EPROTO/.test(code)) return "does its address begin with http, not https?";
  return /CERT|SIGNED|UNABLE_TO/.test(code)
    ? "its certificate is not trusted; NODE_EXTRA_CA_CERTS names a file with one that is"
    : "check its address, and that it runs";
}

/** Seconds, or a date (RFC 9110); one second where nothing is said. */
function secondsToWait(header: string | null): number {
  const seconds = Number(header ?? 1);
  return Number.isNaN(seconds) ? Math.max(0, (Date.parse(header ?? "") - Date.now()) / 1000) || 1 : seconds;
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", end);
  });
}

/** A command for POSIX shells. The token is a variable of the shell. */
function printCurl(base: string, { method, path, headers }: SentRequest, body: string | undefined): string {
  const shown = Object.entries(headers).map(([name, value]) =>
    name === "authorization" ? ` -H "authorization: ${value.replace(/ .*/, " $CONNECTOR_GATEWAY_TOKEN")}"` : ` -H '${name}: ${value}'`,
  );
  const data = body === undefined ? "" : ` --data '${shortened(body).replaceAll("'", String.raw`'\''`)}'`;
  return `curl${method === "POST" ? "" : ` -X ${method}`} '${base}${path}'${shown.join("")}${data}`;
}

function shortened(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)`;
}
