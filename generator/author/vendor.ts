import { isObject } from "#templates/core";
import { groupBy } from "#generator/read";
import { problemOfAddress } from "#generator/rules";
import { listAt, mapAt, valueAt, textAt, type Node, type OpenApi } from "./document.ts";
import { snakeName } from "#generator/resolve";
import { quoted } from "./draft_type.ts";
import { flattenSchema, type FlatSchema } from "./flat_schema.ts";
import type { SourceOperation } from "./operations.ts";
import { freeName, HEADER_NAME, plainText, shownText } from "./document_texts.ts";
import { entry, mapOf, noted, optional, type YamlEntry, type YamlMap } from "./yaml_text.ts";

/** An auth method of the draft, and how calls are signed with it. */
interface Method {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly YamlEntry[];
  readonly way: YamlMap;
  readonly note: string | undefined;
  /** The header of the credentials, in lower case. */
  readonly header: string;
}

/** The credentials of a draft. */
export interface DraftSecurity {
  /** The value of `auth`: methods by name, or `none`. */
  readonly auth: YamlMap | "none";
  /** The value of `auth` of the vendor. */
  readonly signing: YamlMap;
  readonly headers: readonly string[];
  /** Why the draft must not be relied on, where it has no credentials. */
  readonly mark?: string;
  /** Schemes that no auth method can describe. */
  readonly leftOut: readonly string[];
}

/** The security schemes of the document as auth methods. Those that are only used together are one method. */
export function draftSecurity(api: OpenApi, sources: readonly SourceOperation[]): DraftSecurity {
  const written = api.isSwagger ? mapAt(api.root, "securityDefinitions") : mapAt(mapAt(api.root, "components"), "securitySchemes");
  const isWritten = Object.keys(written).length > 0;
  const schemes = isWritten ? written : schemesOfParams(sources);
  const readOne = (key: string): Method | undefined => readScheme(api.resolve(schemes[key]).node, snakeName(key, "method"), api);
  const read = new Map(Object.keys(schemes).map((key) => [key, readOne(key)]));
  const unfit = Object.keys(schemes).filter((key) => read.get(key) === undefined);
  const names = new Set<string>();
  const methods = setsOf(api, sources, [...read.keys()]).flatMap((keys) => {
    const known = keys.flatMap((key) => read.get(key) ?? []);
    const method = known.length === 0 ? undefined : joinMethods(known);
    if (method === undefined) return [];
    const name = freeName(snakeName(keys.join("_"), "method"), (one) => names.has(one.replaceAll("_", "")), "_");
    names.add(name.replaceAll("_", ""));
    return [{ ...method, name }];
  });
  const note = isWritten ? [] : ["The document declares no security schemes. This one is of a header that its calls have."];
  const printed = methods.map((method, index) => (index === 0 ? noted(printMethod(method), note) : printMethod(method)));
  return {
    auth: methods.length === 0 ? "none" : { entries: printed, block: true },
    signing: { entries: methods.map(({ name, way }) => entry(name, way)), block: true },
    headers: methods.map(({ header }) => header),
    leftOut: unfit.map((key) => `The security scheme ${quoted([key])}: no auth method fits its type.`),
    ...(methods.length === 0 && {
      mark: isWritten
        ? "NOT REVIEWED. No auth method fits the security schemes of the document, which are listed at the end. Find out how calls are signed."
        : "NOT REVIEWED. The document declares no security schemes, which does not mean that its calls need no credentials. Find out.",
    }),
  };
}

/** The schemes that a call needs together: all such sets, and the schemes that no set has. */
function setsOf(api: OpenApi, sources: readonly SourceOperation[], keys: readonly string[]): readonly (readonly string[])[] {
  const asked = [api.root, ...sources.map(({ node }) => node)].flatMap((node) => listAt(node, "security")).filter(isObject);
  const sets = new Map(asked.map((one) => keys.filter((key) => Object.hasOwn(one, key))).map((set) => [set.join("\n"), set]));
  const used = [...sets.values()].filter((set) => set.length > 0).slice(0, MOST_METHODS);
  const unused = keys.filter((key) => !used.some((set) => set.includes(key)));
  const rank = ([first = ""]: readonly string[]): number => keys.indexOf(first);
  return [...used, ...unused.map((key) => [key])].sort((left, right) => rank(left) - rank(right) || left.length - right.length);
}

/** The limit on auth methods, for documents in which each operation has security requirements of its own. */
const MOST_METHODS = 12;

/** One method with the fields of all. A binding signs with one header. */
function joinMethods([first, ...others]: readonly Method[]): Method | undefined {
  if (first === undefined || others.length === 0) return first;
  const all = [first, ...others];
  const fields = new Map(all.flatMap((one) => one.fields.map((field) => [field.key, field] as const)));
  const lost = others.map(({ title, header }) => `${title.toLowerCase()} (${header})`).join(", ");
  const note = `The document asks for ${String(all.length)} schemes at once, and a binding signs with one of them. Calls lack: ${lost}.`;
  const each = (key: "title" | "description", separator: string): string => [...new Set(all.map((one) => one[key]))].join(separator);
  return {
    ...first,
    ...{ title: each("title", " and "), description: each("description", " ").slice(0, 300), fields: [...fields.values()] },
    note: first.note === undefined ? note : `${first.note} ${note}`,
  };
}

/** Headers with credentials that documents without security schemes have among their params. */
const CREDENTIALS = /^(?:authorization|(?:x-)?(?:api-?key|api-?token|auth-?token|access-?token)|private-token)$/iu;

/** The schemes that the headers of most calls stand for. */
function schemesOfParams(sources: readonly SourceOperation[]): Node {
  const headers = sources.flatMap(({ params }) => params.filter((one) => one.in === "header" && CREDENTIALS.test(one.name)));
  const usual = [...groupBy(headers, ({ name }) => name)].filter(([, all]) => 2 * all.length >= sources.length);
  const schemeOf = (name: string): Node =>
    /^authorization$/iu.test(name) ? { type: "http", scheme: "bearer" } : { type: "apiKey", in: "header", name };
  return Object.fromEntries(usual.map(([name]) => [name, schemeOf(name)]));
}

function printMethod({ name, title, description, fields, note }: Method & { readonly name: string }): YamlEntry {
  const value = [entry("title", title), entry("description", description), entry("fields", { entries: fields, block: true })];
  return noted(entry(name, mapOf(value, { block: true })), note === undefined ? [] : [note]);
}

function readScheme(node: Node, name: string, api: OpenApi): Method | undefined {
  const type = textAt(node, "type");
  const scheme = textAt(node, "scheme")?.toLowerCase();
  if (type === "apiKey") return apiKey(node, name);
  if (type === "basic" || (type === "http" && scheme === "basic")) return basic(node);
  if (type === "oauth2") return oauth(node, api);
  return type === "http" || type === "openIdConnect" ? bearer(node, scheme ?? "bearer") : undefined;
}

/** A method; by default calls have the header `Authorization`. */
function methodOf(
  node: Node,
  [title, description]: readonly [string, string],
  fields: readonly YamlEntry[],
  way: readonly YamlEntry[],
  { note, header = "Authorization" }: { readonly note?: string | undefined; readonly header?: string } = {},
): Method {
  const about = plainText(valueAt(node, "description")) ?? description;
  return { title, description: about, fields, way: mapOf(way), header: header.toLowerCase(), note };
}

function credential(name: string, description: string, isSecret = true): YamlEntry {
  const secret = isSecret ? entry("secret", true) : undefined;
  return entry(name, mapOf([entry("type", "string"), entry("required", true), secret, entry("description", description)]));
}

function inHeader(header: string, value: string): readonly YamlEntry[] {
  return [entry("header", header), entry("value", value)];
}

function apiKey(node: Node, name: string): Method {
  const written = textAt(node, "name") ?? "Authorization";
  const isHeader = valueAt(node, "in") === "header" && HEADER_NAME.test(written);
  const header = isHeader ? written : "X-Api-Key";
  const place = `the ${valueAt(node, "in") === "query" ? "query" : "cookie"} as ${quoted([written])}`;
  const note = `The document sends the key in ${place}, and a binding can send it in a header only. Find out whether it may be.`;
  const way = inHeader(header, `{${name}}`);
  return methodOf(node, ["API key", "A key of one account."], [credential(name, "The key.")], way, {
    header,
    note: isHeader ? undefined : note,
  });
}

function basic(node: Node): Method {
  const fields = [credential("username", "Name of the user.", false), credential("password", "Password of the user.")];
  const names = mapOf([entry("username", "username"), entry("password", "password")]);
  return methodOf(node, ["Name and password", "Name and password of one user."], fields, [entry("basic", names)]);
}

function bearer(node: Node, scheme: string): Method {
  const isBearer = scheme === "bearer";
  const way = inHeader("Authorization", `${isBearer || !/^[a-z0-9-]+$/u.test(scheme) ? "Bearer" : scheme} {token}`);
  const note = isBearer ? undefined : `The document uses the scheme ${quoted([scheme])}. Find out how the header is written.`;
  return methodOf(node, ["Token", "An access token of one account."], [credential("token", "The access token.")], way, { note });
}

/** A token that is renewed, where the document says at which address. */
function oauth(node: Node, api: OpenApi): Method {
  const flows = mapAt(node, "flows");
  const all = [...Object.values(flows), node].filter(isObject);
  const urls = ["refreshUrl", "tokenUrl"].flatMap((key) => all.flatMap((flow) => textAt(flow, key) ?? []));
  const url = urls.map((one) => absoluteUrl(one, api)).find(isTokenUrl);
  const isOfClient = Object.keys(flows).join() === "clientCredentials" || valueAt(node, "flow") === "application";
  const texts = ["OAuth", "OAuth tokens of one account."] as const;
  const token = credential("access_token", "The access token.");
  if (url === undefined || isOfClient) {
    const note = `The document shows ${flowNames(node)}. A binding renews no such token: a caller gives one.`;
    return methodOf(node, texts, [token], inHeader("Authorization", "Bearer {access_token}"), { note });
  }
  const fields = [
    credential("client_id", "Id of the OAuth client.", false),
    credential("client_secret", "Secret of the OAuth client."),
    credential("refresh_token", "The token that renews the access token."),
  ];
  return methodOf(node, texts, [...fields, token], [entry("oauth_refresh", mapOf([entry("token_url", url)]))]);
}

function flowNames(node: Node): string {
  const names = [...Object.keys(mapAt(node, "flows")), textAt(node, "flow")].filter((name) => name !== undefined);
  return names.length === 0 ? "no OAuth flow" : `the OAuth flow ${names.map(shownText).join(", ")}`;
}

/** An address may be relative to that of the server. */
function absoluteUrl(url: string, api: OpenApi): string {
  const base = `${addressOf(api) ?? ""}/`;
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}

function isTokenUrl(url: string): boolean {
  const [origin = ""] = /^https:\/\/[^/?#]*/u.exec(url) ?? [];
  return /^https:\/\/[^\s/]+(?:\/[A-Za-z0-9._~/-]*)?$/u.test(url) && isAddress(origin) && !url.includes("{");
}

/** The address before the path of each call, and what to check about it. */
export function draftAddress(api: OpenApi, placeholder: string): YamlEntry {
  const url = addressOf(api)
    ?.replace(/\/+$/u, "")
    .replace(/^https?:\/\/[^/]+/iu, (origin) => origin.toLowerCase());
  if (url !== undefined && isAddress(url)) return entry("base_url", url);
  const problem = url === undefined ? "names no server" : `calls ${shownText(url)}, which a gateway cannot`;
  return noted(entry("base_url", placeholder), [`The document ${problem}. Write the address of the system.`]);
}

function isAddress(url: string): boolean {
  return problemOfAddress(url) === undefined && !url.includes("{");
}

function addressOf({ isSwagger, root }: OpenApi): string | undefined {
  return isSwagger ? swaggerAddress(root) : serverAddress(root);
}

/** Whether an operation is called at another address than the others. */
export function hasOwnAddress({ root }: OpenApi, operation: Node): boolean {
  const own = serverAddress(operation);
  return own !== undefined && own !== serverAddress(root);
}

/** The first address that a gateway can call, with the defaults of its variables and without a slash at its end. */
function serverAddress(root: Node): string | undefined {
  const urls = listAt(root, "servers")
    .filter(isObject)
    .flatMap((server) => {
      const variables = mapAt(server, "variables");
      const fill = (_: string, name: string): string => textAt(mapAt(variables, name), "default") ?? `{${name}}`;
      return textAt(server, "url")?.replaceAll(/\{([^{}]+)\}/gu, fill) ?? [];
    });
  const plain = urls.map((url) => url.replace(/\/+$/u, ""));
  return plain.find(isAddress) ?? plain[0];
}

function swaggerAddress(root: Node): string | undefined {
  const host = textAt(root, "host");
  const path = textAt(root, "basePath") ?? "";
  const schemes = listAt(root, "schemes");
  const scheme = schemes.length === 0 || schemes.includes("https") ? "https" : String(schemes[0]);
  return host === undefined ? undefined : `${scheme}://${host}${path}`;
}

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
