import { createHash } from "node:crypto";
import { errorAnswer, type Answer } from "../../runtime/server/answer.js";
import { toHandler, type GatewayHandler } from "../../runtime/server/handler.js";
import type { Incoming } from "../../runtime/server/incoming.js";
import { checkLocalSender, isOwnName } from "../../runtime/server/local_sender.js";
import { OperationError } from "../../runtime/server/operation_error.js";
import { codeOf } from "../input/paths.js";
import type { ServedFrom } from "./serve_arguments.js";

/** What the page finds on its `html` element. It says what the page can do where it is served. */
const MARKS: Readonly<Record<ServedFrom["kind"], string>> = {
  // Calls, the log, faults and reset.
  sandbox: " data-sandbox",
  // Calls only: there are no control paths.
  replay: ' data-sandbox="replay"',
  // Nothing: calls would reach the gateway that is recorded, and real records.
  record: "",
};

/** Whether a request, by its target, is for the page. */
export function isForPage(target: string | undefined): boolean {
  return /^(?:[a-z][a-z+.-]*:\/\/[^/?#]*)?\/?(?:[?#]|$)/i.test(target ?? "");
}

/** Where a browser on this computer finds the page; undefined when a host of the network hides it. */
export function addressOfPage(url: string, host: string): string | undefined {
  if (host === "0.0.0.0" || host === "::") return `${url.replace(/^http:\/\/.*(?=:\d+$)/, "http://localhost")}/`;
  return isOwnName(new URL(url).hostname) ? `${url}/` : undefined;
}

/**
 * Answers with the reference page, which is read for each request. Like the control paths, it is for this computer only: its
 * script may call what is behind them.
 */
export function createPageHandler(readPage: () => string, from: ServedFrom["kind"]): GatewayHandler {
  return toHandler((incoming) =>
    Promise.resolve(incoming)
      .then((request) => answerPage(request, readPage, MARKS[from]))
      .catch((error: unknown) => errorAnswer(toOperationError(error))),
  );
}

function toOperationError(error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  return new OperationError(500, `The reference page cannot be read (${codeOf(error)}). Install the package again.`, {
    code: "sandbox/page",
  });
}

function answerPage(incoming: Incoming, readPage: () => string, mark: string): Answer {
  checkLocalSender(incoming, "The reference", false);
  const { method, headers } = incoming;
  if (method !== "GET" && method !== "HEAD") {
    throw new OperationError(405, "Only GET and HEAD are allowed here.", { code: "request/method", headers: { allow: "GET, HEAD" } });
  }
  const page = readPage().replace('<html lang="en">', `<html lang="en"${mark}>`);
  const body = new TextEncoder().encode(page);
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const kept = { ...protection(page), "cache-control": "no-cache", etag: tag };
  if (hasTag(headers.get("if-none-match"), tag)) return { status: 304, headers: kept, body: undefined };
  const all = { ...kept, "content-type": "text/html; charset=utf-8", "content-length": String(body.byteLength) };
  return { status: 200, headers: all, body: method === "HEAD" ? undefined : body };
}

/** The policy of the page itself, with what only a header can say. */
function protection(page: string): Readonly<Record<string, string>> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1] ?? "default-src 'none'";
  return {
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

function hasTag(wanted: string | null, tag: string): boolean {
  const tags = (wanted ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
