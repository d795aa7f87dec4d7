// @generated from templates/runtime/server/cors.ts by connector-gateway-spec. Do not edit.
const METHODS = "POST, OPTIONS";
const EXPOSED = "x-request-id, retry-after, content-disposition, content-range, accept-ranges";

export function corsHeaders(cors, { headers }) {
  if (cors === undefined || cors === false) return {};
  const { origins } = toOptions(cors);
  if (origins === "*") return { "access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED };
  const origin = headers.get("origin");
  if (origin === null || !origins.includes(origin)) return { vary: "Origin" };
  return { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED, vary: "Origin" };
}

export function optionsHeaders(cors, request) {
  const allowed = corsHeaders(cors, request);
  if (cors === undefined || cors === false || !("access-control-allow-origin" in allowed)) return { allow: METHODS };
  return {
    allow: METHODS,
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "authorization, content-type",
    "access-control-max-age": String(toOptions(cors).maxAge ?? 600),
  };
}

function toOptions(cors) {
  return cors === true ? { origins: "*" } : cors;
}
