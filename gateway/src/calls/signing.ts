import { Buffer } from "node:buffer";
import type { Vendor, VendorAuth } from "connector-gateway-spec/bindings";
import type { Credentials } from "../storage/store_types.ts";
import { isHeaderText } from "../vendor/header_parts.ts";
import { VendorError } from "../vendor/vendor_types.ts";

/** The names of fields in a template: `Bearer {api_key}`. */
const FIELD = /\{(\w+)\}/g;

/** How an instance signs its calls: the auth method that its credentials have all fields of; of several, the one that uses most of them. */
export function authOf(vendor: Vendor, values: Credentials): VendorAuth {
  const fitting = Object.values(vendor.auth)
    .filter((auth) => neededFields(auth).every((name) => textOf(values, name) !== undefined))
    .sort((left, right) => neededFields(right).length - neededFields(left).length);
  const [auth] = fitting;
  if (auth !== undefined) return auth;
  throw refusedCredentials(`The credentials of the instance fit no auth method of ${vendor.name}. Set them again.`);
}

/**
 * The header that proves who makes a call.
 * @throws {VendorError} when a value is missing, or has characters that a header cannot carry.
 */
export function sign(auth: VendorAuth, values: Credentials): Readonly<Record<string, string>> {
  if (auth.kind === "basic") return { authorization: basic(auth, values) };
  return { [auth.header.toLowerCase()]: auth.value.replace(FIELD, (_, name: string) => fieldFor(values, name)) };
}

/** The text of a field; undefined when it is missing, empty or no text. */
export function textOf(values: Credentials, name: string): string | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

function neededFields(auth: VendorAuth): readonly string[] {
  switch (auth.kind) {
    case "header":
      return [...auth.value.matchAll(FIELD)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    case "basic":
      return auth.password === undefined ? [auth.username] : [auth.username, auth.password];
    case "oauth_refresh":
      return [auth.refreshToken, auth.clientId, auth.clientSecret];
  }
}

function basic({ username, password }: Extract<VendorAuth, { kind: "basic" }>, values: Credentials): string {
  const name = fieldFor(values, username);
  if (name.includes(":"))
    throw refusedCredentials(`The field \`${username}\` of the credentials contains a colon, which a user name cannot. Set it again.`);
  return `Basic ${Buffer.from(`${name}:${password === undefined ? "" : fieldFor(values, password)}`, "utf8").toString("base64")}`;
}

function fieldFor(values: Credentials, name: string): string {
  const value = textOf(values, name);
  if (value === undefined) throw refusedCredentials(`The credentials of the instance have no \`${name}\`. Set them again.`);
  if (isHeaderText(value)) return value;
  throw refusedCredentials(
    `The field \`${name}\` of the credentials contains a line break or another character that a header cannot carry. Set it again.`,
  );
}

function refusedCredentials(message: string): VendorError {
  return new VendorError({ kind: "credentials", message });
}
