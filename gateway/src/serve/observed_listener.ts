import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { replaceCredentials } from "../../../templates/shared/credentials.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import { beginTrace } from "./request_trace.ts";

/** What observes requests. */
export interface Observers {
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "requestStarted" | "requestEnded">;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Nginx's status for a caller that went away before the answer. */
const CALLER_GONE = 499;

/** The longest path in a log. Real ones are shorter. */
const LONGEST_PATH = 200;

/** Passes requests on, and counts and logs each when its answer has ended. */
export function observe(listener: RequestListener, { log, metrics, now }: Observers): RequestListener {
  return (request, response) => {
    const started = now();
    const requestId = identify(request);
    const { trace, end } = beginTrace(request);
    metrics.requestStarted();
    response.once("close", () => {
      end();
      const milliseconds = now() - started;
      const status = response.headersSent ? response.statusCode : CALLER_GONE;
      metrics.requestEnded({ ...trace, status, seconds: milliseconds / 1000 });
      log.info("request", {
        request: requestId,
        method: request.method,
        path: pathOf(request.url),
        operation: trace.operation ?? trace.asked,
        status,
        code: trace.code,
        ms: Math.round(milliseconds * 10) / 10,
        caller: trace.caller,
        token: trace.token,
        // The caller did not get all of it.
        ...(response.headersSent && !response.writableFinished && { broken: true }),
      });
    });
    listener(request, response);
  };
}

/**
 * The id that the caller gave a request, if it is one and looks like no key or token, otherwise a new one. The kit finds it in the header,
 * and answers with it.
 */
function identify({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  const isId = typeof given === "string" && /^[\w.:+/=-]{1,128}$/.test(given) && withoutSecrets(given) === given;
  const id = isId ? given : randomUUID();
  headers["x-request-id"] = id;
  return id;
}

/** The path without the query, in which some clients put secrets. */
function pathOf(url = "/"): string {
  return withoutSecrets(url.replace(/[?#].*$/s, "").slice(0, LONGEST_PATH));
}

function withoutSecrets(text: string): string {
  return replaceCredentials(text, () => "[redacted]");
}
