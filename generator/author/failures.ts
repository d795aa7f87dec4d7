import { isObject } from "#templates/core";
import { groupBy } from "#generator/read";
import { listAt, mapAt, textAt, valueAt, type Node, type OpenApi } from "./document.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import type { SourceOperation } from "./operations.ts";
import { entry, mapOf, noted, optional, type YamlEntry } from "./yaml_text.ts";

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
  const responses = sources
    .flatMap(({ node }) => Object.entries(mapAt(node, "responses")))
    .map(([status, response]) => [status, api.resolve(response).node] as const);
  const failures = responses.filter(([status]) => /^(?:[45]|default)/iu.test(status)).map(([, node]) => node);
  const limits = draftLimits(api, new Set(responses.map(([, node]) => node)));
  return [draftErrors(api, new Set(failures)), ...(limits === undefined ? [] : [limits])];
}

function draftErrors(api: OpenApi, failures: ReadonlySet<Node>): YamlEntry {
  const all = [...failures].flatMap((node) => placesIn(api, flattenSchema(api, schemaOf(node)), "", 0));
  const seen = [...groupBy(all, ({ path }) => path).values()];
  const inOrder = (key: keyof typeof PLACES, isText: boolean): readonly string[] => {
    const ranked = seen.flatMap(([place, ...others]) => {
      const index = PLACES[key].findIndex((one) => one === place?.name);
      const isPlace = place !== undefined && index !== -1 && (place.isText || !isText);
      return isPlace ? [{ path: place.path, rank: index + place.depth / 10, count: others.length }] : [];
    });
    return ranked.sort((left, right) => left.rank - right.rank || right.count - left.count).map(({ path }) => path);
  };
  const message = inOrder("message", true);
  const messages = [...new Set([...message.slice(0, MOST_PLACES - 2), ...USUAL])].slice(0, MOST_PLACES);
  const code = inOrder("code", false).filter((path) => path !== message[0]);
  const entries = [
    entry("message", messages),
    optional("code", code.length === 0 ? undefined : code.slice(0, 3)),
    optional("param", inOrder("param", true)[0]),
  ];
  const origin = message.length === 0 ? "Usual places of messages" : "Places of messages, first those that the document describes";
  return noted(entry("errors", mapOf(entries)), [`${origin}; the first that has a text counts.`]);
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
function draftLimits(api: OpenApi, responses: ReadonlySet<Node>): YamlEntry | undefined {
  const headers: Node = Object.fromEntries([...responses].flatMap((node) => Object.entries(mapAt(node, "headers"))));
  const named = (ending: string): string | undefined =>
    Object.keys(headers).find((name) => new RegExp(`^(?:x-)?rate-?limit-?(?:requests-?)?${ending}$`, "iu").test(name));
  const [remaining, reset] = [named("remaining"), named("reset")];
  const unit = reset && unitOf(api, reset, api.resolve(headers[reset]).node);
  if (remaining === undefined && unit === undefined) return undefined;
  const value = mapOf([optional("remaining", remaining), optional("reset", unit && reset), optional("unit", unit)]);
  const isUnclear = reset !== undefined && unit === undefined;
  return noted(entry("limits", value), isUnclear ? [`The document does not say in which unit ${reset} is.`] : []);
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
