import type { Binding, ParamPlace, Vendor } from "connector-gateway-spec/bindings";
import { baseAddress, versionedPath, versionHeader, type VendorSettings } from "./base_address.ts";
import { countValues } from "./count_values.ts";
import { encodeFields, encodeJson, hasLoneSurrogate, type Field } from "./encode_values.ts";
import { fillPath } from "./fill_path.ts";
import { headerValue } from "./header_value.ts";
import { VendorError, type VendorRequest } from "./vendor_types.ts";

/** The params of a call, as the caller gave them. */
export type Params = Readonly<Record<string, unknown>>;

/** What a request depends on besides its params. */
export interface RequestSettings extends VendorSettings {
  /** The settings of the instance. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** What the answer should be; JSON by default. */
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

/** Sorts the params by place. What the binding does not name goes where the rest goes, and so does what it sends of its own. */
function placeParams({ params: places, rest, fixed = {} }: Binding, params: Params): Placed {
  if (countValues(params, MOST_VALUES) === MOST_VALUES) {
    throw new VendorError({ kind: "invalid", message: `The params have more values than the ${MOST_VALUES} that are sent at most.` });
  }
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
  const given = fields.filter((field): field is readonly [string, string] => typeof field[1] === "string");
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
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
