import { errorAnswer, jsonAnswer, type Answer } from "../server/answer.js";
import { checkMediaType, parseBody, readBody, type Incoming } from "../server/incoming.js";
import { OperationError } from "../server/operation_error.js";
import type { Sandbox } from "./sandbox_types.js";

const PREFIX = "/_sandbox/";
const MEBIBYTE = 1024 * 1024;

/** What a control request does; `body` is the value of its JSON body. */
interface Control {
  readonly GET?: () => unknown;
  readonly POST?: () => void;
  readonly PUT?: (body: unknown) => void;
  readonly maxBodyBytes?: number;
}

/** What control requests act on. Bodies are checked by it. */
export interface Controlled extends Pick<Sandbox, "reset" | "state" | "log" | "faults"> {
  readonly load: (state: unknown) => void;
  readonly setFaults: (faults: unknown) => void;
}

/** The answer to a request to `/_sandbox/…`; undefined for any other path. */
export type ControlFunction = (incoming: Incoming, isTrusted: boolean) => Promise<Answer> | undefined;

/** Answers control requests. Requests of this process are trusted: they come from no browser. */
export function createControl({ reset, state, load, log, faults, setFaults }: Controlled): ControlFunction {
  const controls: Readonly<Record<string, Control>> = {
    reset: { POST: reset },
    state: { GET: state, PUT: load, maxBodyBytes: 64 * MEBIBYTE },
    log: { GET: log },
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
  checkSender(incoming, isTrusted);
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

/** The names that a computer has for itself. A site whose own name resolves to this computer sends that name. */
const OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Refuses pages of other origins, and host names that somebody else has pointed to this computer (DNS rebinding).
 * @throws OperationError 403
 */
function checkSender(incoming: Incoming, isTrusted: boolean): void {
  const { headers } = incoming;
  const host = headers.get("host") ?? (isTrusted ? undefined : hostOf(incoming.url));
  if (host !== undefined && !OWN_NAMES.test(host)) {
    throw new OperationError(403, "The control paths answer only requests to localhost, 127.0.0.1 or [::1].", { code: "sandbox/host" });
  }
  const origin = headers.get("origin");
  if (origin === null || (host !== undefined && /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase())) return;
  throw new OperationError(403, "The control paths do not answer pages of other origins.", { code: "sandbox/origin" });
}

function hostOf(url: string): string {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";
}
