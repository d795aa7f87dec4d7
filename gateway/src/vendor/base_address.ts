import type { Vendor } from "connector-gateway-spec/bindings";
import { VendorError } from "./vendor_types.ts";

/** The settings that an operator of a gateway may make for a third party. */
export interface VendorSettings {
  /** Takes the place of the third party's own base URL: `http://127.0.0.1:4400`. */
  readonly baseUrl?: string;
  /** Another version of the interface than the catalog's. */
  readonly version?: string;
}

/** A label of a host name (RFC 1123). Nothing else may come from a caller into the name of a host. */
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Versions are names and dates. */
const VERSION = /^[A-Za-z0-9](?:[\w.-]{0,62}[A-Za-z0-9])?$/;

/**
 * The address before the path of each call, without a slash at its end.
 * @throws {VendorError} when the config of the instance lacks a field that the base URL names, or its value is no label of a host.
 */
export function baseAddress(vendor: Vendor, { baseUrl }: VendorSettings, config: Readonly<Record<string, unknown>>): string {
  if (baseUrl !== undefined) return withoutSlash(baseUrl);
  const filled = vendor.baseUrl.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = Object.hasOwn(config, field) ? config[field] : undefined;
    if (typeof value === "string" && LABEL.test(value)) return value;
    const problem = value === undefined ? "is missing" : "is not a valid part of a host name";
    const message = `\`config.${field}\` of this instance ${problem}. The address of ${vendor.name} depends on it: create an instance that has it.`;
    throw new VendorError({ kind: "invalid", message });
  });
  return withoutSlash(filled);
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** The path of a call under the version that is set: under another one than the catalog's, some paths begin differently. */
export function versionedPath({ version }: Vendor, path: string, wanted: string | undefined): string {
  if (version?.paths === undefined || wanted === undefined || wanted === version.value) return path;
  const beginnings = Object.entries(version.paths).filter(([beginning]) => path === beginning || path.startsWith(`${beginning}/`));
  const [longest] = beginnings.sort(([left], [right]) => right.length - left.length);
  if (longest === undefined) return path;
  const [beginning, replacement] = longest;
  return replacement.replaceAll("{version}", wanted) + path.slice(beginning.length);
}

/** The header that names the version, if the third party has one. */
export function versionHeader({ version }: Vendor, wanted: string | undefined): Readonly<Record<string, string>> {
  return version?.header === undefined ? {} : { [version.header.toLowerCase()]: wanted ?? version.value };
}

/**
 * Checks what is set for a third party, before the first call.
 * @throws {TypeError} when the base URL is not one of http, or the version cannot be set or is not one.
 */
export function checkVendorSettings({ name, version: catalogVersion }: Vendor, { baseUrl, version }: VendorSettings): void {
  if (baseUrl !== undefined && !isBaseUrl(baseUrl))
    throw new TypeError(`The base URL for ${name} must be an http or https URL without user name, query and fragment.`);
  if (version === undefined) return;
  if (catalogVersion === undefined) throw new TypeError(`The API of ${name} has no version that can be set.`);
  if (!VERSION.test(version))
    throw new TypeError(`The version for ${name} may have letters, digits, ".", "_" and "-" only, such as "${catalogVersion.value}".`);
}

function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === "";
}
