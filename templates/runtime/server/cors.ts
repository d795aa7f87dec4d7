import type { CorsOptions, RequestHead } from "./server_types.js";

const METHODS = "POST, OPTIONS";
const EXPOSED = "x-request-id, retry-after, content-disposition, content-range, accept-ranges";

/** The headers that let the page of a request read the answer; none for other origins and without `cors`. */
export function corsHeaders(cors: boolean | CorsOptions | undefined, { headers }: RequestHead): Readonly<Record<string, string>> {
  if (cors === undefined || cors === false) return {};
  const { origins } = toOptions(cors);
  if (origins === "*") return { "access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED };
  const origin = headers.get("origin");
  if (origin === null || !origins.includes(origin)) return { vary: "Origin" };
  return { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED, vary: "Origin" };
}

/** The headers of an answer to OPTIONS: what may be sent, and for browsers what a page may send. */
export function optionsHeaders(cors: boolean | CorsOptions | undefined, request: RequestHead): Readonly<Record<string, string>> {
  const allowed = corsHeaders(cors, request);
  if (cors === undefined || cors === false || !("access-control-allow-origin" in allowed)) return { allow: METHODS };
  return {
    allow: METHODS,
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "authorization, content-type",
    "access-control-max-age": String(toOptions(cors).maxAge ?? 600),
  };
}

function toOptions(cors: true | CorsOptions): CorsOptions {
  return cors === true ? { origins: "*" } : cors;
}
