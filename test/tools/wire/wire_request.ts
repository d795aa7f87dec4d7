import type { JsonValue } from "../../../templates/core/json_values.ts";
import type { SentRequest } from "./recorder.ts";

/** A name with a value, decoded. */
export type Pair = readonly [name: string, value: string];

export type WireBody =
  | { readonly kind: "none" }
  | { readonly kind: "form"; readonly pairs: readonly Pair[] }
  | { readonly kind: "json"; readonly value: JsonValue }
  | { readonly kind: "text"; readonly text: string };

/** A request without what no third party takes into account: see `NORMALISED`. */
export interface WireRequest {
  readonly method: string;
  /** The segments of the path, decoded one by one, so that a slash in an id stays in its segment. */
  readonly path: readonly string[];
  readonly query: readonly Pair[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WireBody;
}

const CONNECTION_HEADERS = ["host", "connection", "keep-alive", "content-length", "transfer-encoding", "accept-encoding"];
/** What `fetch` of Node adds, whoever calls it. */
const FETCH_HEADERS = ["accept-language", "sec-fetch-mode"];
const CLIENT_HEADERS = ["user-agent", "x-stripe-client-user-agent", "x-stripe-client-telemetry", "x-goog-api-client"];

const ignoredHeaders = new Set([...CONNECTION_HEADERS, ...FETCH_HEADERS, ...CLIENT_HEADERS]);

/** What makes no difference between two requests, for the page. */
export const NORMALISED: readonly string[] = [
  "The order of query params, of form fields, of JSON keys and of headers. Values of one name keep their order.",
  "Percent-encoding: `%20` and `+` in queries and forms, upper and lower case, and characters that may or may not be encoded. The segments of a path are decoded one by one, so that `a%2Fb` and `a/b` differ.",
  `Headers of the connection (${listed(CONNECTION_HEADERS)}), those that \`fetch\` adds (${listed(FETCH_HEADERS)}) and those that name the client (${listed(CLIENT_HEADERS)}). Every other header is compared, \`Authorization\` included.`,
  "`Accept`, if it includes JSON.",
  "`Content-Type` of a request without a body, and its parameters.",
  "The value of `Idempotency-Key`, which is random. Its presence is compared.",
  "Nothing else. Version headers are compared, and no client adds params.",
];

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** A request as it is compared. Throws for a path that cannot be decoded and for a body that is not the JSON that it says it is. */
export function wireRequest({ method, target, headers, body }: SentRequest): WireRequest {
  const [path = "", ...query] = target.split("?");
  return {
    method,
    path: path.split("/").slice(1).map(decodeURIComponent),
    query: pairs(query.join("?")),
    headers: comparedHeaders(headers, body !== ""),
    body: wireBody(headers["content-type"] ?? "", body),
  };
}

/** The names and values of a query or form, in the order of the names. Values of one name keep their order. */
function pairs(text: string): readonly Pair[] {
  return [...new URLSearchParams(text)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function comparedHeaders(headers: SentRequest["headers"], hasBody: boolean): WireRequest["headers"] {
  const compared = Object.entries(headers)
    .filter(([name, value]) => !ignoredHeaders.has(name) && !(name === "accept" && acceptsJson(value)))
    .filter(([name]) => hasBody || name !== "content-type")
    .map(([name, value]) => [name, comparedValue(name, value)] as const);
  return Object.fromEntries(compared);
}

function acceptsJson(accept: string): boolean {
  return accept.split(",").some((range) => ["application/json", "application/*", "*/*"].includes(mediaType(range)));
}

function comparedValue(name: string, value: string): string {
  if (name === "content-type") return mediaType(value);
  return name === "idempotency-key" ? "(any)" : value;
}

/** "application/json" of "application/json; charset=utf-8". */
function mediaType(value: string): string {
  return (value.split(";")[0] ?? "").trim().toLowerCase();
}

function wireBody(contentType: string, body: string): WireBody {
  if (body === "") return { kind: "none" };
  if (mediaType(contentType) === "application/x-www-form-urlencoded") return { kind: "form", pairs: pairs(body) };
  if (mediaType(contentType) === "application/json") return { kind: "json", value: JSON.parse(body) as JsonValue };
  return { kind: "text", text: body };
}
