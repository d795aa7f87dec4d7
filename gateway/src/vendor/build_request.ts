import type { Binding, ParamPlace, Vendor, QueryStyle, Follow } from "connector-gateway-spec/bindings";
import { baseAddress, versionedPath, versionHeader, type VendorSettings } from "./base_address.ts";
import { countValues, valueAt } from "./body_path.ts";
import { headerValue } from "./header_parts.ts";
import { VendorError, type VendorRequest } from "./vendor_types.ts";
import { toMessage } from "./failure_text.ts";
import { isList, isObject } from "connector-gateway-templates/core";

/** How deep values may be nested. Functions that follow values to any depth run out of stack. */
const DEEPEST = 500;

/** Names are repeated for each value inside, so a short body can have a very long form. */
const LONGEST = 4 * 1024 * 1024;

/** Longer texts are no ids. Each is decoded several times. */
const LONGEST_ID = 4_000;

/** How often an id may have been encoded. An id that is still encoded after that is none that a third party gave. */
const DECODINGS = 5;

/** The params of a call, as the caller gave them. */
export type Params = Readonly<Record<string, unknown>>;

/** The settings that a request depends on besides its params. */
export interface RequestSettings extends VendorSettings {
  /** The settings of the instance. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The form of the answer; JSON by default. */
  readonly expects?: "json" | "bytes";
}

/** The place of a value that a binding or its caller names. */
type Destination = Exclude<ParamPlace["in"], "answer" | "nowhere">;

/** The fields of a request by the place they go to. */
type Placed = Readonly<Record<Destination, readonly Field[]>>;

const NAME = "connector-gateway";

/** More values are sent by nobody who means them: each is encoded, in a form with all names above it. */
const MOST_VALUES = 10_000;

/**
 * The request of an operation, without credentials. Params go out as the caller gave them.
 * @throws {VendorError} when no record can have the id that the caller gave, when a value cannot be sent, or when the config of the
 * instance has no address.
 */
export function buildRequest(binding: Binding, vendor: Vendor, params: Params, settings: RequestSettings): VendorRequest {
  const { config = {}, expects = "json", version } = settings;
  const placed = placeParams(binding, params);
  const base = baseAddress(vendor, settings, config);
  const path = fillPath(base, versionedPath(vendor, binding.path, version), new Map(placed.path));
  const query = encodeFields(placed.query, binding.queryStyle ?? vendor.queryStyle);
  const body = bodyOf(binding, vendor, placed);
  return {
    method: binding.method,
    url: `${base}${path}${query === "" ? "" : `?${query}`}`,
    headers: {
      ...commonHeaders(expects),
      ...versionHeader(vendor, version),
      ...body?.headers,
      // With a second call, these are for that one.
      ...(binding.follow === undefined && headersOf(placed.header)),
    },
    ...(body !== undefined && { body: body.text }),
  };
}

/**
 * The request for a file whose address is in a record. It has nothing of the third party's own headers.
 * @throws {VendorError} when a value cannot be sent in a header.
 */
export function buildFollowRequest(binding: Binding, address: string, params: Params): VendorRequest {
  const headers = { ...commonHeaders("bytes"), ...headersOf(placeParams(binding, params).header) };
  return { method: "GET", url: address, headers };
}

function commonHeaders(expects: "json" | "bytes"): Readonly<Record<string, string>> {
  return { accept: expects === "json" ? "application/json" : "*/*", "user-agent": NAME };
}

/** Sorts the params by place. Those that the binding does not name go where the rest goes, and so do its fixed values. */
function placeParams({ params: places, rest, fixed = {} }: Binding, params: Params): Placed {
  if (countValues(params, MOST_VALUES) === MOST_VALUES)
    throw new VendorError({ kind: "invalid", message: `The params have more values than the ${MOST_VALUES} that are sent at most.` });
  const placed: Record<Destination, Field[]> = { path: [], query: [], body: [], header: [], variable: [] };
  for (const [param, value] of Object.entries(params)) {
    if (hasLoneSurrogate(param) || hasLoneSurrogate(value)) throw brokenText(param);
    const place = Object.hasOwn(places, param) ? places[param] : undefined;
    if (place === undefined) placed[rest].push([param, value]);
    // A header's value is checked with the name that the caller knows.
    else if (place.in === "header") placed.header.push([place.name, headerValue(param, value)]);
    else if ("name" in place) placed[place.in].push([place.name, value]);
  }
  for (const [name, value] of Object.entries(fixed)) if (!Object.hasOwn(params, name)) placed[rest].push([name, value]);
  return placed;
}

function brokenText(param: string): VendorError {
  const message = `\`${param}\` contains half of a surrogate pair, which is no character and cannot be sent.`;
  return new VendorError({ kind: "invalid", message, param });
}

function headersOf(fields: readonly Field[]): Readonly<Record<string, string>> {
  const texts = fields.filter((field): field is readonly [string, string] => typeof field[1] === "string");
  return Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), value]));
}

interface Body {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

function bodyOf(binding: Binding, vendor: Vendor, { body, variable }: Placed): Body | undefined {
  if (binding.graphql !== undefined) return jsonBody({ query: binding.graphql.query, variables: Object.fromEntries(variable) });
  if (binding.rest !== "body" && body.length === 0) return undefined;
  if (vendor.body === "json") return jsonBody(Object.fromEntries(body));
  return { headers: { "content-type": "application/x-www-form-urlencoded" }, text: encodeFields(body, "brackets") };
}

function jsonBody(value: Readonly<Record<string, unknown>>): Body {
  return { headers: { "content-type": "application/json" }, text: encodeJson(value) };
}

/**
 * The path of a call with its params, each of them encoded as a single step.
 * @throws {VendorError} not found, when a param is missing, or is an id that could change the path.
 */
function fillPath(base: string, template: string, values: ReadonlyMap<string, unknown>): string {
  const path = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => stepOf(name, values.get(name)));
  // Parsers of URLs resolve steps such as `..` and `%2e%2e`.
  const parsed = URL.canParse(base + path) ? new URL(base + path) : undefined;
  const expected = URL.canParse(base) ? new URL(base).pathname.replace(/\/+$/, "") + path : undefined;
  if (parsed === undefined || parsed.pathname !== expected) throw notFound("The params would change the path of the call.");
  return path;
}

function stepOf(param: string, value: unknown): string {
  if (value === undefined || value === null || value === "") throw notFound(`\`${param}\` is missing. It must name a record.`, param);
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (text === "" || text.length > LONGEST_ID || leavesStep(text))
    throw notFound(`There is no record for \`${param}\` \`${toMessage(text.slice(0, 100))}\`.`, param);
  return encodeStep(text);
}

/** Whether a server that decodes the text once more than it should would see a step `.` or `..` in it. */
function leavesStep(text: string): boolean {
  let plain = text;
  for (let count = 0; count < DECODINGS && plain.includes("%"); count += 1) {
    plain = plain.replaceAll(/%(2e|2f|5c|25)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return plain.split(/[/\\;?#\0]/).some((step) => step === "." || step === "..");
}

function notFound(message: string, param?: string): VendorError {
  return new VendorError({ kind: "not_found", message, ...(param !== undefined && { param }) });
}

/** A name and its value in a query or a form. */
type Field = readonly [name: string, value: unknown];

/**
 * The fields as the text of a query or a form. Values that a style cannot write, objects in `comma` or `repeat`, get
 * brackets. Null has an empty value with brackets, and is left out otherwise. Lists and objects without content are left out.
 * @throws {VendorError} for values that are nested too deep or would be too long.
 */
export function encodeFields(fields: readonly Field[], style: QueryStyle): string {
  const texts: string[] = [];
  let length = 0;
  for (const [name, value] of fields) {
    for (const [key, text] of pairsOf({ name, value, style, depth: 0 })) {
      const pair = `${encodeText(key)}=${text}`;
      length += pair.length + 1;
      if (length > LONGEST) throw invalidParams(`The params are longer than ${LONGEST} bytes when they are encoded.`);
      texts.push(pair);
    }
  }
  return texts.join("&");
}

/** A text for a query or a form. Brackets stay as they are: third parties read them either way. */
function encodeText(text: string): string {
  return encodeStep(text).replaceAll("%5B", "[").replaceAll("%5D", "]");
}

/** A text for one step of a path, or for a value: everything is encoded but letters, digits, and `-`, `.`, `_` and `~`. */
export function encodeStep(text: string): string {
  if (/^[\w.~-]*$/.test(text)) return text;
  const wellFormed = text.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(wellFormed).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

interface Place {
  readonly name: string;
  readonly value: unknown;
  readonly style: QueryStyle;
  readonly depth: number;
}

/** The names and encoded values of one value. */
function* pairsOf({ name, value, style, depth }: Place): Generator<readonly [name: string, text: string]> {
  if (depth > DEEPEST) throw tooDeep();
  const inside = { style: "brackets", depth: depth + 1 } as const;
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* pairsOf({ name: `${name}[${key}]`, value: inner, ...inside });
  } else if (!isList(value)) {
    if (value !== null || style === "brackets") yield [name, encodeText(textOf(value))];
  } else if (style === "brackets" || value.some((item) => typeof item === "object" && item !== null)) {
    for (const [index, item] of value.entries()) yield* pairsOf({ name: `${name}[${index}]`, value: item, ...inside });
  } else if (style === "repeat") {
    for (const item of value) if (item !== null) yield [name, encodeText(textOf(item))];
  } else if (value.length > 0) yield [name, value.map((item) => encodeText(textOf(item))).join(",")];
}

/** A text, number or boolean as text. Null is empty. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/**
 * The values as the text of a JSON object.
 * @throws {VendorError} for values that are nested too deep.
 */
function encodeJson(values: Readonly<Record<string, unknown>>): string {
  if (isDeep(values, 0)) throw tooDeep();
  return JSON.stringify(values);
}

/** Whether a text or a name in a value has half of a surrogate pair, which has no bytes in UTF-8: U+FFFD would be sent in its place. */
function hasLoneSurrogate(value: unknown, depth = 0): boolean {
  // Most texts have no surrogates at all, which takes less time to find out.
  if (typeof value === "string") return /[\ud800-\udfff]/.test(value) && /\p{Surrogate}/u.test(value);
  if (depth > DEEPEST) return false;
  if (isList(value)) return value.some((one) => hasLoneSurrogate(one, depth + 1));
  if (isObject(value)) for (const name in value) if (hasLoneSurrogate(name) || hasLoneSurrogate(value[name], depth + 1)) return true;
  return false;
}

function isDeep(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth > DEEPEST || Object.values(value).some((inner) => isDeep(inner, depth + 1));
}

function tooDeep(): VendorError {
  return invalidParams(`The params are nested more than ${DEEPEST} levels deep.`);
}

function invalidParams(message: string): VendorError {
  return new VendorError({ kind: "invalid", message });
}

/**
 * The address of a file that is in a record.
 * @throws {VendorError} not found, when the record has no element where a param says; malformed, when there is no address; egress,
 * when it is none that the binding lists. `replacement` is the origin that takes the place of the third party's own.
 */
export function followAddress({ address, hosts }: Follow, record: unknown, params: Params, replacement: string | undefined): URL {
  const text = addressIn(address, record, params);
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) throw new VendorError({ kind: "malformed", message: "The record does not contain the address of the file." });
  if (url.username + url.password === "" && (url.origin === replacement || isListed(url, hosts))) return url;
  const message = `The file is at ${url.protocol}//${url.host}, which is not allowed. It must be at one of these hosts, over https: ${hosts.join(", ")}.`;
  throw new VendorError({ kind: "egress", message });
}

function isListed({ protocol, host }: URL, hosts: readonly string[]): boolean {
  return protocol === "https:" && hosts.some((listed) => listed.toLowerCase() === host);
}

function addressIn(steps: Follow["address"], record: unknown, params: Params): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (typeof step === "string") return valueAt(value, [step]);
    const index = positionOf(step.param, params);
    const element = valueAt(value, [String(index)]);
    if (element !== undefined && element !== null) return element;
    const message = `The record has no element at position ${index}. \`${step.param}\` counts from 0.`;
    throw new VendorError({ kind: "not_found", message, param: step.param });
  }, record);
}

/** Checks the params that the address depends on, before anything is called. @throws {VendorError} not found. */
export function checkPositions({ address }: Follow, params: Params): void {
  for (const step of address) if (typeof step !== "string") positionOf(step.param, params);
}

function positionOf(param: string, params: Params): number {
  const value = Object.hasOwn(params, param) ? params[param] : undefined;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  const message = `\`${param}\` must be a whole number, 0 or greater.`;
  throw new VendorError({ kind: "not_found", message, param });
}
