const UNITS = ["bytes", "kB", "MB", "GB"] as const;

/** A size as people read it: `512 bytes`, `1.4 kB`. */
export function sizeText(bytes: number): string {
  if (bytes === 1) return "1 byte";
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${power === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power] ?? ""}`;
}

/** A duration: `12 ms`, `1.25 s`. */
export function durationText(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** The names of the statuses that the gateway and a sandbox use. HTTP/2 does not send them. */
const REASONS: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  204: "No Content",
  206: "Partial Content",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  422: "Unprocessable Content",
  424: "Failed Dependency",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** `404 Not Found`; the number alone for a status without a known name. */
export function statusText(status: number): string {
  const reason = Object.hasOwn(REASONS, status) ? REASONS[status] : undefined;
  return reason === undefined ? String(status) : `${status} ${reason}`;
}
