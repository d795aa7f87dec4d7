import { appendFileSync, closeSync, openSync, readSync } from "node:fs";
import { resolve } from "node:path";
import { toResponse, OperationError, errorAnswer } from "#templates/runtime";
import { isObject, safeLine, UsageError } from "#templates/core";
import type { CommandContext } from "../context.js";
import { codeOf, refusePipe, statsOf } from "../input/paths.js";
import { own } from "../payload/targeted_value.js";
import {
  createCallReader,
  KEPT_HEADERS,
  parseExactly,
  printExactly,
  secretsOf,
  type CalledPath,
  type CallReader,
  type RecordedAnswer,
  noPath,
  onlyPost,
} from "./recorded_calls.js";
import type { AnsweredRequest, From, Service, Watch } from "./serve_arguments.js";

/** Headers that belong to one connection; `fetch` makes those of the next one itself. */
const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|keep-alive|upgrade|expect|te|accept-encoding)$/;

/** Longer content of downloads is not kept. */
const MOST_BYTES = 1024 * 1024;

/** The state of a recording in progress. */
interface Recording {
  readonly upstream: string;
  readonly reader: CallReader;
  readonly append: (line: string) => void;
  /** Credentials that have passed by: they must not appear in any later line. */
  readonly secrets: Set<string>;
}

/**
 * Passes every call on to another gateway, and appends it with its answer to a file.
 * @throws UsageError when the file cannot be written
 */
export function recordUpstream({ file, upstream }: From<"record">, context: CommandContext, watch?: Watch): Service {
  const descriptor = open(resolve(context.cwd, file), file);
  const append = (line: string): void => {
    try {
      appendFileSync(descriptor, line);
    } catch (error) {
      context.stderr.write(`connector-gateway-spec: ${safeLine(file)} cannot be written (${codeOf(error)})\n`);
    }
  };
  const recording: Recording = { upstream, reader: createCallReader(context), append, secrets: new Set() };
  return {
    handler: async (request) => {
      const answered = watch?.();
      const { response, ...seen } = await pass(recording, request);
      answered?.({ ...seen, status: response.status });
      return response;
    },
    note: `Passes calls on to ${upstream}, and records them in ${file}`,
    end: () => {
      closeSync(descriptor);
    },
  };
}

function open(path: string, shown: string): number {
  try {
    const stats = statsOf(path);
    if (stats !== undefined) refusePipe(path, stats);
    const descriptor = openSync(path, "a+");
    // A recording that was killed may end in the middle of a line, which must stay one of its own.
    if (!/^\n?$/.test(readLast(descriptor, stats?.size ?? 0))) appendFileSync(descriptor, "\n");
    return descriptor;
  } catch (error) {
    throw new UsageError(`${shown} cannot be written (${codeOf(error)})`, "name a file in a folder that exists");
  }
}

function readLast(descriptor: number, size: number): string {
  const bytes = Buffer.alloc(Math.min(size, 1));
  return bytes.toString("latin1", 0, readSync(descriptor, bytes, 0, bytes.length, size - bytes.length));
}

type Passed = Omit<AnsweredRequest, "status"> & { readonly response: Response };

async function pass(recording: Recording, request: Request): Promise<Passed> {
  const { pathname } = new URL(request.url);
  const target = recording.reader.pathOf(pathname);
  if (target === undefined || request.method !== "POST") {
    const refusal = target === undefined ? noPath() : onlyPost();
    return { instance: null, operation: null, response: toResponse(errorAnswer(refusal)) };
  }
  const sent = await request.arrayBuffer();
  const body = parsed(new TextDecoder().decode(sent));
  const connector = recording.reader.connectorOf(target, body);
  const instance = target.kind === "execute" ? target.instance : null;
  const operation = recording.reader.operationOf(target, body, connector) ?? null;
  const answer = await send(recording.upstream + pathname, request, sent).catch(() => undefined);
  if (answer === undefined) {
    const refusal = errorAnswer(new OperationError(502, `${recording.upstream} cannot be reached.`, { code: "sandbox/upstream" }));
    return { instance, operation, response: toResponse(refusal) };
  }
  record(recording, { target, body, connector, token: tokenOf(request) }, answer);
  // A status such as 204 allows no body, not even an empty one.
  const content = answer.bytes.byteLength === 0 ? null : answer.bytes;
  return { instance, operation, response: new Response(content, { status: answer.status, headers: answer.headers }) };
}

/** An answer whose body has been read. */
interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function send(url: string, { headers, signal }: Request, body: ArrayBuffer): Promise<Received> {
  const passed = [...headers].filter(([name]) => !OWN_HEADERS.test(name));
  const answer = await fetch(url, { method: "POST", headers: passed, body, redirect: "manual", signal });
  const kept = KEPT_HEADERS.map((name) => [name, answer.headers.get(name) ?? ""] as const).filter(([name]) => answer.headers.has(name));
  return { status: answer.status, headers: Object.fromEntries(kept), bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** A call as its line needs it. */
interface Call {
  readonly target: CalledPath;
  readonly body: unknown;
  readonly connector: string | undefined;
  readonly token: string;
}

/** A body that is not JSON is nobody's call; the gateway has refused it. */
function record({ reader, append, secrets }: Recording, { target, body, connector, token }: Call, received: Received): void {
  if (!isObject(body)) return;
  for (const secret of [token, ...secretsOf(body)]) secrets.add(secret);
  const response = toRecorded(received);
  const created = target.kind === "create" ? own(response.body, "id") : undefined;
  if (typeof created === "string" && connector !== undefined) reader.learn(created, connector);
  const exchange = {
    ...(connector !== undefined && { connector }),
    ...(target.kind === "execute" && { instance: target.instance }),
    request: body,
    response,
  };
  append(`${printExactly(reader.redact(exchange, [...secrets]))}\n`);
}

function toRecorded({ status, headers, bytes }: Received): RecordedAnswer {
  const text = new TextDecoder().decode(bytes);
  const type = headers["content-type"] ?? "";
  if (/\bjson\b/i.test(type)) return { status, headers, body: parsed(text, parseExactly) ?? text };
  const base64 = bytes.byteLength <= MOST_BYTES ? { base64: Buffer.from(bytes).toString("base64") } : {};
  return { status, headers, body: null, ...base64 };
}

function parsed(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function tokenOf({ headers }: Request): string {
  return (headers.get("authorization") ?? "").replace(/^bearer +/i, "");
}
