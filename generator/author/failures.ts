import { isObject } from "#templates/core";
import { listAt, mapAt, textAt, valueAt, type Node, type OpenApi } from "./document.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import type { SourceOperation } from "./operations.ts";
import { entry, mapOf, optional, type YamlEntry } from "./yaml_text.ts";

/** Where an answer that failed says why, the surest names first. */
const PLACES = {
  message: ["message", "errormessage", "detail", "errordescription", "description", "msg", "details", "title", "reason", "error", "errors"],
  code: ["code", "errorcode", "error", "type", "errortype", "reason"],
  param: ["param", "parameter", "field", "attribute", "property"],
} as const;

/** Common places of messages: the only ones if the document describes no failures, and the last ones otherwise. */
const USUAL = ["error.message", "message", "error_description", "detail", "error"];

/** The most places that a draft tries for a message. */
const MOST_PLACES = 8;

/** The value of a schema without fields, and its path in a body. */
interface Place {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly isText: boolean;
}

/** The keys `errors` and `limits` of a vendor, by the answers that the document describes. */
export function draftFailures(api: OpenApi, sources: readonly SourceOperation[]): readonly YamlEntry[] {
  const responses = sources.flatMap(({ node }) => Object.entries(mapAt(node, "responses")));
  const all = new Set(responses.map(([, response]) => api.resolve(response).node));
  const failures = new Set(
    responses.filter(([status]) => /^(?:[45]|default)/iu.test(status)).map(([, response]) => api.resolve(response).node),
  );
  const limits = draftLimits(api, [...all]);
  return [draftErrors(api, [...failures]), ...(limits === undefined ? [] : [limits])];
}

function draftErrors(api: OpenApi, failures: readonly Node[]): YamlEntry {
  const seen = new Map<string, { readonly place: Place; count: number }>();
  for (const place of failures.flatMap((node) => placesIn(api, flattenSchema(api, schemaOf(node)), "", 0))) {
    const known = seen.get(place.path);
    if (known === undefined) seen.set(place.path, { place, count: 1 });
    else known.count += 1;
  }
  const inOrder = (key: keyof typeof PLACES, isText: boolean): readonly string[] => {
    const rank = ({ name, depth }: Place): number => PLACES[key].findIndex((one) => one === name) + depth / 10;
    return [...seen.values()]
      .filter(({ place }) => PLACES[key].some((one) => one === place.name) && (place.isText || !isText))
      .sort((left, right) => rank(left.place) - rank(right.place) || right.count - left.count)
      .map(({ place }) => place.path);
  };
  const message = inOrder("message", true);
  const all = [...new Set([...message.slice(0, MOST_PLACES - 2), ...USUAL])].slice(0, MOST_PLACES);
  const code = inOrder("code", false)
    .filter((path) => path !== message[0])
    .slice(0, 3);
  const value = mapOf([
    entry("message", all),
    optional("code", code.length === 0 ? undefined : code),
    optional("param", inOrder("param", true)[0]),
  ]);
  const origin = message.length === 0 ? "Usual places of messages" : "Places of messages, first those that the document describes";
  return { key: "errors", value, comments: [`${origin}; the first that has a text counts.`] };
}

function schemaOf(response: Node): unknown {
  const [media] = Object.values(mapAt(response, "content"));
  return valueAt(response, "schema") ?? (isObject(media) ? valueAt(media, "schema") : undefined);
}

function placesIn(api: OpenApi, flat: FlatSchema, path: string, depth: number): readonly Place[] {
  return Object.entries(flat.properties).flatMap(([name, schema]): readonly Place[] => {
    if (!/^[A-Za-z_][\w-]*$/u.test(name)) return [];
    const inner = flattenSchema(api, schema);
    const own = path === "" ? name : `${path}.${name}`;
    const isList = inner.types.length === 1 && inner.types[0] === "array";
    const value = isList ? flattenSchema(api, valueAt(inner.keywords, "items")) : inner;
    const place = isList ? `${own}[0]` : own;
    if (value.types.includes("object")) return depth < 2 ? placesIn(api, value, place, depth + 1) : [];
    const isScalar = value.types.length > 0 && !value.types.includes("array") && !value.types.includes("boolean");
    const plain = name.toLowerCase().replaceAll(/[^a-z]/gu, "");
    return isScalar ? [{ path: place, name: plain, depth, isText: value.types.includes("string") }] : [];
  });
}

/** The headers that say how many calls are left, and until when. */
function draftLimits(api: OpenApi, responses: readonly Node[]): YamlEntry | undefined {
  const headers = new Map(
    responses.flatMap((node) => Object.entries(mapAt(node, "headers"))).map(([name, header]) => [name, api.resolve(header).node]),
  );
  const named = (ending: string): string | undefined =>
    [...headers.keys()].find((name) => new RegExp(`^(?:x-)?rate-?limit-?(?:requests-?)?${ending}$`, "iu").test(name));
  const [remaining, reset] = [named("remaining"), named("reset")];
  const unit = reset === undefined ? undefined : unitOf(api, reset, headers.get(reset) ?? {});
  if (remaining === undefined && unit === undefined) return undefined;
  const value = mapOf([optional("remaining", remaining), ...(unit === undefined ? [] : [optional("reset", reset), entry("unit", unit)])]);
  const isUnclear = reset !== undefined && unit === undefined;
  return { key: "limits", value, ...(isUnclear && { comments: [`The document does not say in which unit ${reset} is.`] }) };
}

function unitOf(api: OpenApi, name: string, header: Node): string | undefined {
  const { keywords } = flattenSchema(api, valueAt(header, "schema") ?? header);
  const text = [textAt(header, "description"), textAt(keywords, "description")].join(" ");
  const [example = NaN] = [valueAt(header, "example"), valueAt(keywords, "example"), ...listAt(keywords, "examples")]
    .map(Number)
    .filter((one) => one > 0);
  if (valueAt(keywords, "format") === "date-time" || /iso[ -]?8601|rfc ?3339/iu.test(text)) return "iso";
  const isMillis = /millisecond|\bms\b/iu.test(text) || example > 1e12;
  if (/epoch|unix|\butc\b/iu.test(text) || example > 1e9) return isMillis ? "unix_milliseconds" : "unix_seconds";
  if (/second/iu.test(text) || example > 0 || /^ratelimit-reset$/iu.test(name)) return isMillis ? "milliseconds" : "seconds";
  return undefined;
}
