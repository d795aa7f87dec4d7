import { isObject } from "#templates/core";
import { problemOfAddress } from "#generator/rules";
import { listAt, mapAt, valueAt, textAt, type Node, type OpenApi } from "./document.ts";
import { snakeName } from "#generator/resolve";
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
  /** Schemes that no auth method can describe. */
  readonly leftOut: readonly string[];
}

/** The security schemes of the document as auth methods. */
export function draftSecurity(api: OpenApi): DraftSecurity {
  const schemes = api.isSwagger ? mapAt(api.root, "securityDefinitions") : mapAt(mapAt(api.root, "components"), "securitySchemes");
  const names = new Set<string>();
  const methods: (Method & { readonly name: string })[] = [];
  const leftOut: string[] = [];
  for (const [key, value] of Object.entries(schemes)) {
    const { node } = api.resolve(value);
    const name = freeName(snakeName(key, "method"), (one) => names.has(one.replaceAll("_", "")), "_");
    const method = readScheme(node, name);
    if (method === undefined) leftOut.push(`The security scheme ${JSON.stringify(shownText(key))}: no auth method fits its type.`);
    else methods.push({ ...method, name });
    names.add(name.replaceAll("_", ""));
  }
  return {
    auth: methods.length === 0 ? "none" : mapOf(methods.map(printMethod), { block: true }),
    signing: mapOf(
      methods.map(({ name, way }) => entry(name, way)),
      { block: true },
    ),
    headers: methods.map(({ header }) => header),
    leftOut,
  };
}

function printMethod({ name, title, description, fields, note }: Method & { readonly name: string }): YamlEntry {
  const value = mapOf([entry("title", title), entry("description", description), entry("fields", { entries: fields, block: true })], {
    block: true,
  });
  return { key: name, value, ...(note !== undefined && { comments: [note] }) };
}

function readScheme(node: Node, name: string): Method | undefined {
  const type = textAt(node, "type");
  const description = plainText(valueAt(node, "description"));
  const scheme = textAt(node, "scheme")?.toLowerCase();
  if (type === "apiKey") return apiKey(node, name, description);
  if (type === "basic" || (type === "http" && scheme === "basic")) return basic(description);
  if (type === "oauth2") return oauth(node, description);
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
function oauth(node: Node, description: string | undefined): Method {
  const flows = [...Object.values(mapAt(node, "flows")), node].filter(isObject);
  const url = flows.map((flow) => textAt(flow, "tokenUrl")).find((one) => one !== undefined && isTokenUrl(one));
  const isRenewed =
    url !== undefined &&
    !(Object.hasOwn(mapAt(node, "flows"), "clientCredentials") && Object.keys(mapAt(node, "flows")).length === 1) &&
    valueAt(node, "flow") !== "application";
  const about = description ?? "OAuth tokens of one account.";
  const token = secret("access_token", "The access token.");
  if (!isRenewed) {
    const way = mapOf([entry("header", "Authorization"), entry("value", "Bearer {access_token}")]);
    return { title: "OAuth", description: about, fields: [token], way, header: "authorization" };
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
