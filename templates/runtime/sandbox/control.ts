import { errorAnswer, jsonAnswer, type Answer } from "../server/answer.js";
import { checkMediaType, parseBody, readBody, type Incoming } from "../server/incoming.js";
import { checkLocalSender } from "../server/local_sender.js";
import { OperationError } from "../server/operation_error.js";
import { wantsStream } from "./log_stream.js";
import type { Sandbox } from "./sandbox_types.js";

const PREFIX = "/_sandbox/";
const MEBIBYTE = 1024 * 1024;

/** What a control request does; `body` is the value of its JSON body. */
interface Control {
  readonly GET?: () => unknown;
  /** What `GET` answers to who asks for events. */
  readonly events?: (incoming: Incoming) => AsyncIterable<Uint8Array>;
  readonly POST?: () => void;
  readonly PUT?: (body: unknown) => void;
  readonly maxBodyBytes?: number;
}

/** What control requests act on. Bodies are checked by it. */
export interface Controlled extends Pick<Sandbox, "reset" | "state" | "log" | "faults"> {
  readonly load: (state: unknown) => void;
  readonly setFaults: (faults: unknown) => void;
  /** The log as it grows. */
  readonly streamLog: (incoming: Incoming) => AsyncIterable<Uint8Array>;
}

/** The answer to a request to `/_sandbox/…`; undefined for any other path. */
export type ControlFunction = (incoming: Incoming, isTrusted: boolean) => Promise<Answer> | undefined;

/** Answers control requests. Requests of this process are trusted: they come from no browser. */
export function createControl({ reset, state, load, log, faults, setFaults, streamLog }: Controlled): ControlFunction {
  const controls: Readonly<Record<string, Control>> = {
    reset: { POST: reset },
    state: { GET: state, PUT: load, maxBodyBytes: 64 * MEBIBYTE },
    log: { GET: log, events: streamLog },
    faults: { GET: faults, PUT: setFaults },
  };
  return (incoming, isTrusted) => {
    if (!incoming.path.startsWith(PREFIX)) return undefined;
    return answerControl(controls, incoming, isTrusted).catch((error: unknown) => {
      return errorAnswer(error instanceof OperationError ? error : new OperationError(500, "Internal server error."));
    });
  };
}

async function answerControl(controls: Readonly<Record<string, Control>>, incoming: Incoming, isTrusted: boolean): Promise<Answer> {
  checkLocalSender(incoming, "The control paths", isTrusted);
  const name = incoming.path.slice(PREFIX.length);
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (control === undefined) {
    const paths = Object.keys(controls).map((known) => PREFIX + known);
    throw new OperationError(404, `The sandbox has no such path; it has ${paths.join(", ")}.`, { code: "request/path" });
  }
  const { method } = incoming;
  const allow = [
    ...(control.GET === undefined ? [] : ["GET", "HEAD"]),
    ...(["POST", "PUT"] as const).filter((verb) => control[verb]),
    "OPTIONS",
  ];
  if (!allow.includes(method)) {
    const headers = { allow: allow.join(", ") };
    throw new OperationError(405, `Only ${allow.join(", ")} are allowed here.`, { code: "request/method", headers });
  }
  if (method === "OPTIONS") return { status: 204, headers: { allow: allow.join(", ") }, body: undefined };
  if (method === "GET" && control.events !== undefined && wantsStream(incoming)) {
    return { status: 200, headers: { "content-type": "text/event-stream", "cache-control": "no-store" }, body: control.events(incoming) };
  }
  if (method === "GET") return jsonAnswer(200, control.GET?.(), { "cache-control": "no-store" });
  if (method === "HEAD") return { ...jsonAnswer(200, control.GET?.()), body: undefined };
  if (method === "POST") control.POST?.();
  else control.PUT?.(await readJson(incoming, control));
  return { status: 204, headers: {}, body: undefined };
}

async function readJson(incoming: Incoming, { maxBodyBytes = MEBIBYTE }: Control): Promise<unknown> {
  checkMediaType(incoming);
  return parseBody(await readBody(incoming, maxBodyBytes));
}
