import type { Incoming, Answer } from "#templates/runtime";
import { toHandler, checkMediaType, parseBody, readBody, OperationError, errorAnswer } from "#templates/runtime";
import type { CommandContext } from "../context.js";
import { own } from "../payload/targeted_value.js";
import {
  createCallReader,
  printExactly,
  secretsOf,
  type CalledPath,
  type CallReader,
  type RecordedAnswer,
  parseExactly,
  type RecordedCall,
  noPath,
  onlyPost,
} from "./recorded_calls.js";
import { findAnswer, indexCalls, type CallIndex } from "./replay_index.js";
import type { AnsweredRequest, From, Service, Watch } from "./serve_arguments.js";
import { resolve } from "node:path";
import { isObject, UsageError } from "#templates/core";
import { readText } from "../input/paths.js";
import { isRecordedResponse } from "../payload/recorded.js";

const MOST_BYTES = 1024 * 1024;

/** A recording to answer from, and the only token that calls may have; undefined for any token. */
interface Replay {
  readonly token: string | undefined;
  readonly reader: CallReader;
  readonly index: CallIndex;
}

/** The parts of a request that its line shows, filled while it is answered. */
type Seen = { -readonly [Key in "instance" | "operation"]: AnsweredRequest[Key] };

/**
 * Answers each call with what an equal call got in a recording.
 * @throws UsageError for a file that is no recording
 */
export function replayRecording({ file }: From<"replay">, token: string | undefined, context: CommandContext, watch?: Watch): Service {
  const reader = createCallReader(context);
  const calls = readRecording(file, context.cwd);
  for (const { connector, request, response } of calls) {
    const id = own(response.body, "id");
    if ("connector_definition_id" in request && typeof id === "string" && connector !== undefined) reader.learn(id, connector);
  }
  const replay = { token, reader, index: indexCalls(calls, reader) };
  const handler = toHandler(async (incoming) => {
    const answered = watch?.();
    const seen: Seen = { instance: null, operation: null };
    const answer = await reply(replay, incoming, seen).catch(toErrorAnswer);
    answered?.({ ...seen, status: answer.status });
    return answer;
  });
  return { handler, note: `Replays ${String(calls.length)} ${calls.length === 1 ? "call" : "calls"} of ${file}`, end: () => undefined };
}

async function reply({ token, reader, index }: Replay, incoming: Incoming, seen: Seen): Promise<Answer> {
  const target = reader.pathOf(incoming.path);
  if (target === undefined) throw noPath();
  if (target.kind === "execute") seen.instance = target.instance;
  if (incoming.method !== "POST") throw onlyPost();
  const given = /^bearer +([!-~]+) *$/i.exec(incoming.headers.get("authorization") ?? "")?.[1];
  if (given === undefined || (token !== undefined && given !== token)) {
    throw new OperationError(401, "The bearer token is missing or invalid.", { code: "request/token" });
  }
  checkMediaType(incoming);
  const body = parseBody(await readBody(incoming, MOST_BYTES));
  const asked = toAsked(reader, target, body, given);
  seen.operation = asked.operation;
  return toAnswer(findAnswer(index, asked));
}

/** A call as the recording has it: without secrets. */
function toAsked(reader: CallReader, target: CalledPath, body: unknown, token: string): Parameters<typeof findAnswer>[1] {
  const connector = reader.connectorOf(target, body);
  const operation = reader.operationOf(target, body, connector);
  if (operation === undefined) {
    throw new OperationError(422, "The body names no operation: it needs `entity` and `action`.", { code: "request/operation" });
  }
  const request = reader.redact(body, [token, ...secretsOf(body)]);
  return { operation, connector, instance: target.kind === "execute" ? target.instance : undefined, request };
}

function toAnswer({ status, headers, body, base64 }: RecordedAnswer): Answer {
  if (base64 !== undefined) return { status, headers, body: new Uint8Array(Buffer.from(base64, "base64")) };
  if (body === null || body === undefined) {
    throw new OperationError(501, "The recording does not have the content of this answer.", { code: "sandbox/not-recorded" });
  }
  const isText = typeof body === "string" && !/\bjson\b/i.test(headers["content-type"] ?? "");
  return { status, headers, body: isText ? body : printExactly(body) };
}

function toErrorAnswer(error: unknown): Answer {
  return errorAnswer(error instanceof OperationError ? error : new OperationError(500, "Internal server error."));
}

/**
 * The calls of a recording, one a line.
 * @throws UsageError for a file that cannot be read, and for a line that is no recorded call
 */
function readRecording(path: string, cwd: string): readonly RecordedCall[] {
  const help = "record calls with --record and --upstream";
  const text = readText(resolve(cwd, path), (code) => new UsageError(`the recording ${path} cannot be read (${code})`, help));
  const lines = text.split("\n");
  const calls = lines.flatMap((line, index) => (line.trim() === "" ? [] : [toCall(line, `${path}:${index + 1}`)]));
  if (calls.length > 0) return calls;
  throw new UsageError(`${path} contains no recorded call`, help);
}

function toCall(line: string, place: string): RecordedCall {
  let value: unknown;
  let exact: unknown;
  try {
    value = JSON.parse(line);
    exact = parseExactly(line);
  } catch {
    throw new UsageError(`${place} is not JSON`, "a recording has one call on each line; remove lines that are cut off");
  }
  // Requests are compared with those that come, whose numbers are read as usual.
  const [request, response] = [own(value, "request"), own(exact, "response")];
  if (!isObject(request) || response === undefined) {
    throw new UsageError(`${place} is no recorded call`, 'write {"connector": …, "request": {…}, "response": {…}}');
  }
  const [connector, instance] = [own(value, "connector"), own(value, "instance")];
  return {
    ...(typeof connector === "string" && { connector }),
    ...(typeof instance === "string" && { instance }),
    request,
    response: readAnswer(response),
  };
}

/** An answer without a status is the body of a success. */
function readAnswer(response: unknown): RecordedAnswer {
  const json = { "content-type": "application/json" };
  if (!isRecordedResponse(response)) return { status: 200, headers: json, body: response };
  const [status, given, body, base64] = ["status", "headers", "body", "base64"].map((name) => own(response, name));
  const lowered = isObject(given) ? Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value)] as const) : undefined;
  const headers = lowered === undefined ? json : Object.fromEntries(lowered);
  return { status: Number(status), headers, body, ...(typeof base64 === "string" && { base64 }) };
}
