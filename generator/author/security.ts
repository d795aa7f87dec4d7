import { isObject } from "#templates/core";
import { problemOfAddress } from "#generator/rules";
import { listAt, mapAt, valueAt, textAt, type Node, type OpenApi } from "./document.ts";
import { snakeName } from "#generator/resolve";
import type { SourceOperation } from "./operations.ts";
import { freeName } from "./names.ts";
import { plainText, shownText } from "./document_texts.ts";
import { entry, mapOf, type YamlEntry, type YamlMap } from "./yaml_text.ts";

/** An auth method of the draft, and how calls are signed with it. */
interface Method {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly YamlEntry[];
  readonly way: YamlMap;
  readonly note?: string;
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
  const read = new Map(
    Object.entries(schemes).map(([key, value]) => [key, readScheme(api.resolve(value).node, snakeName(key, "method"), api)]),
  );
  const leftOut = [...read]
    .filter(([, method]) => method === undefined)
    .map(([key]) => `The security scheme ${quoted(key)}: no auth method fits its type.`);
  const names = new Set<string>();
  const methods = setsOf(api, sources, [...read.keys()]).flatMap((keys) => {
    const known = keys.flatMap((key) => read.get(key) ?? []);
    const method = known.length === 0 ? undefined : joinMethods(known);
    if (method === undefined) return [];
    const name = freeName(snakeName(keys.join("_"), "method"), (one) => names.has(one.replaceAll("_", "")), "_");
    names.add(name.replaceAll("_", ""));
    return [{ ...method, name }];
  });
  const note = isWritten ? [] : [{ comments: ["The document declares no security schemes. This one is of a header that its calls have."] }];
  return {
    auth:
      methods.length === 0
        ? "none"
        : mapOf(
            methods.map((method, index) => ({ ...printMethod(method), ...(index === 0 && note[0]) })),
            { block: true },
          ),
    signing: mapOf(
      methods.map(({ name, way }) => entry(name, way)),
      { block: true },
    ),
    headers: methods.map(({ header }) => header),
    leftOut,
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
  return {
    ...{
      title: [...new Set(all.map(({ title }) => title))].join(" and "),
      description: [...new Set(all.map(({ description }) => description))].join(" ").slice(0, 300),
    },
    ...{ fields: [...fields.values()], way: first.way, header: first.header },
    note: [first.note, note].filter((one) => one !== undefined).join(" "),
  };
}

/** Headers with credentials that documents without security schemes have among their params. */
const CREDENTIALS = /^(?:authorization|(?:x-)?(?:api-?key|api-?token|auth-?token|access-?token)|private-token)$/iu;

/** The schemes that the headers of most calls stand for. */
function schemesOfParams(sources: readonly SourceOperation[]): Node {
  const names = sources.flatMap(({ params }) =>
    params.filter((one) => one.in === "header" && CREDENTIALS.test(one.name)).map(({ name }) => name),
  );
  const usual = [...new Set(names)].filter((name) => 2 * names.filter((one) => one === name).length >= sources.length);
  return Object.fromEntries(
    usual.map((name) => [
      name,
      /^authorization$/iu.test(name) ? { type: "http", scheme: "bearer" } : { type: "apiKey", in: "header", name },
    ]),
  );
}

function quoted(key: string): string {
  return JSON.stringify(shownText(key));
}

function printMethod({ name, title, description, fields, note }: Method & { readonly name: string }): YamlEntry {
  const value = mapOf([entry("title", title), entry("description", description), entry("fields", { entries: fields, block: true })], {
    block: true,
  });
  return { key: name, value, ...(note !== undefined && { comments: [note] }) };
}

function readScheme(node: Node, name: string, api: OpenApi): Method | undefined {
  const type = textAt(node, "type");
  const description = plainText(valueAt(node, "description"));
  const scheme = textAt(node, "scheme")?.toLowerCase();
  if (type === "apiKey") return apiKey(node, name, description);
  if (type === "basic" || (type === "http" && scheme === "basic")) return basic(description);
  if (type === "oauth2") return oauth(node, description, api);
  if (type === "http" || type === "openIdConnect") return bearer(scheme ?? "bearer", description);
  return undefined;
}

function secret(name: string, description: string): YamlEntry {
  return entry(name, mapOf([entry("type", "string"), entry("required", true), entry("secret", true), entry("description", description)]));
}

function apiKey(node: Node, name: string, description: string | undefined): Method {
  const written = textAt(node, "name") ?? "Authorization";
  const isHeader = valueAt(node, "in") === "header" && /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}$/u.test(written);
  const header = isHeader ? written : "X-Api-Key";
  const place = `the ${valueAt(node, "in") === "query" ? "query" : "cookie"} as ${JSON.stringify(shownText(written))}`;
  const note = `The document sends the key in ${place}, and a binding can send it in a header only. Find out whether it may be.`;
  return {
    ...{
      title: "API key",
      description: description ?? "A key of one account.",
      fields: [secret(name, "The key.")],
      header: header.toLowerCase(),
    },
    way: mapOf([entry("header", header), entry("value", `{${name}}`)]),
    ...(!isHeader && { note }),
  };
}

function basic(description: string | undefined): Method {
  const username = entry("username", mapOf([entry("type", "string"), entry("required", true), entry("description", "Name of the user.")]));
  const names = mapOf([entry("username", "username"), entry("password", "password")]);
  return {
    ...{ title: "Name and password", description: description ?? "Name and password of one user.", header: "authorization" },
    fields: [username, secret("password", "Password of the user.")],
    way: mapOf([entry("basic", names)]),
  };
}

function bearer(scheme: string, description: string | undefined): Method {
  const isBearer = scheme === "bearer";
  const value = isBearer ? "Bearer {token}" : `${/^[a-z0-9-]+$/u.test(scheme) ? scheme : "Bearer"} {token}`;
  return {
    ...{ title: "Token", description: description ?? "An access token of one account.", fields: [secret("token", "The access token.")] },
    ...{ way: mapOf([entry("header", "Authorization"), entry("value", value)]), header: "authorization" },
    ...(!isBearer && { note: `The document uses the scheme ${JSON.stringify(shownText(scheme))}. Find out how the header is written.` }),
  };
}

/** A token that is renewed, where the document says at which address. */
function oauth(node: Node, description: string | undefined, api: OpenApi): Method {
  const flows = [...Object.values(mapAt(node, "flows")), node].filter(isObject);
  const urls = ["refreshUrl", "tokenUrl"].flatMap((key) => flows.flatMap((flow) => textAt(flow, key) ?? []));
  const url = urls.map((one) => absoluteUrl(one, api)).find(isTokenUrl);
  const isRenewed =
    url !== undefined &&
    !(Object.hasOwn(mapAt(node, "flows"), "clientCredentials") && Object.keys(mapAt(node, "flows")).length === 1) &&
    valueAt(node, "flow") !== "application";
  const about = description ?? "OAuth tokens of one account.";
  const token = secret("access_token", "The access token.");
  if (!isRenewed) {
    const way = mapOf([entry("header", "Authorization"), entry("value", "Bearer {access_token}")]);
    const note = `The document shows ${flowNames(node)}. A binding renews no such token: a caller gives one.`;
    return { title: "OAuth", description: about, fields: [token], way, header: "authorization", note };
  }
  const client = entry(
    "client_id",
    mapOf([entry("type", "string"), entry("required", true), entry("description", "Id of the OAuth client.")]),
  );
  const others = [
    secret("client_secret", "Secret of the OAuth client."),
    secret("refresh_token", "The token that renews the access token."),
  ];
  const way = mapOf([entry("oauth_refresh", mapOf([entry("token_url", url)]))]);
  return { title: "OAuth", description: about, fields: [client, ...others, token], way, header: "authorization" };
}

function flowNames(node: Node): string {
  const names = [...Object.keys(mapAt(node, "flows")), textAt(node, "flow")].filter((name) => name !== undefined);
  return names.length === 0 ? "no OAuth flow" : `the OAuth flow ${names.map(shownText).join(", ")}`;
}

/** An address may be relative to that of the server. */
function absoluteUrl(url: string, api: OpenApi): string {
  const base = (api.isSwagger ? swaggerAddress(api.root) : serverAddress(api.root)) ?? "";
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}

function isTokenUrl(url: string): boolean {
  const [origin = ""] = /^https:\/\/[^/?#]*/u.exec(url) ?? [];
  return /^https:\/\/[^\s/]+(?:\/[A-Za-z0-9._~/-]*)?$/u.test(url) && problemOfAddress(origin) === undefined && !url.includes("{");
}

/** The address before the path of each call, and what to check about it. */
export function draftAddress(api: OpenApi, placeholder: string): { readonly baseUrl: string; readonly note?: string } {
  const written = api.isSwagger ? swaggerAddress(api.root) : serverAddress(api.root);
  const url = written?.replace(/\/+$/u, "").replace(/^https?:\/\/[^/]+/iu, (origin) => origin.toLowerCase());
  const problem =
    url === undefined
      ? "names no server"
      : problemOfAddress(url) === undefined && !url.includes("{")
        ? undefined
        : `calls ${shownText(url)}, which a gateway cannot`;
  if (problem === undefined && url !== undefined) return { baseUrl: url };
  return { baseUrl: placeholder, note: `The document ${problem ?? ""}. Write the address of the system.` };
}

/** Whether an operation is called at another address than the others. */
export function hasOwnAddress({ root }: OpenApi, operation: Node): boolean {
  const own = serverAddress(operation)?.replace(/\/+$/u, "");
  return own !== undefined && own !== serverAddress(root)?.replace(/\/+$/u, "");
}

function serverAddress(root: Node): string | undefined {
  const servers = listAt(root, "servers").filter(isObject);
  const urls = servers.flatMap((server) => {
    const variables = mapAt(server, "variables");
    const fill = (_: string, name: string): string => textAt(mapAt(variables, name), "default") ?? `{${name}}`;
    return textAt(server, "url")?.replaceAll(/\{([^{}]+)\}/gu, fill) ?? [];
  });
  return urls.find((url) => problemOfAddress(url.replace(/\/+$/u, "")) === undefined && !url.includes("{")) ?? urls[0];
}

function swaggerAddress(root: Node): string | undefined {
  const host = textAt(root, "host");
  const path = textAt(root, "basePath") ?? "";
  const schemes = listAt(root, "schemes");
  const scheme = schemes.length === 0 || schemes.includes("https") ? "https" : String(schemes[0]);
  return host === undefined ? undefined : `${scheme}://${host}${path}`;
}
