import type { CorsOptions, RequestHead } from "./server_types.js";

/** What may be sent to a path. */
export const METHODS = "POST, OPTIONS";
const EXPOSED = "x-request-id, retry-after, content-disposition, content-range, accept-ranges";

/** The headers that let the page of a request read the answer; none for other origins and without `cors`. */
export function corsHeaders(cors: boolean | CorsOptions | undefined, { headers }: RequestHead): Readonly<Record<string, string>> {
  const origins = toOptions(cors)?.origins;
  if (origins === undefined) return {};
  const origin = origins === "*" ? origins : headers.get("origin");
  const vary = origins !== "*" && { vary: "Origin" };
  const isAllowed = origin !== null && origins.includes(origin);
  return { ...(isAllowed && { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED }), ...vary };
}

/** The headers of an answer to OPTIONS: what may be sent, and for browsers what a page may send. */
export function optionsHeaders(cors: boolean | CorsOptions | undefined, request: RequestHead): Readonly<Record<string, string>> {
  if (!("access-control-allow-origin" in corsHeaders(cors, request))) return { allow: METHODS };
  return {
    allow: METHODS,
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "authorization, content-type",
    "access-control-max-age": String(toOptions(cors)?.maxAge ?? 600),
  };
}

function toOptions(cors: boolean | CorsOptions | undefined): CorsOptions | undefined {
  return cors === true ? { origins: "*" } : cors || undefined;
}
