import { namesInBraces, type Field, type Connector, type Operation, fieldNamed } from "#generator/resolve";
import { diagnosticAt, type UnlocatedDiagnostic, placeIn, type Place } from "#generator/read";
import type { Binding, Vendor } from "#templates/core";

/** The parts that a pattern may be made of: classes, groups, quantifiers, and letters, digits and hyphens as they are. */
const PART = /^(?:\[([A-Za-z0-9-]+)\]|\\d|\((?:\?:|\?!|\?<!)?|\)|\||[?*+]|\{\d+(?:,\d*)?\}|[A-Za-z0-9-])/u;

/** A host that anyone may call: a literal name with a dot, no address, no port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/u;

/** Names that lead into one's own network. */
const LOCAL = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/u;

/** A `base_url` that is not the https address of a literal host, or whose field could make it that of another host. */
export function checkBaseUrl({ connector, vendor, at }: VendorContext): readonly UnlocatedDiagnostic[] {
  const problem = problemOfAddress(vendor.baseUrl);
  if (problem !== undefined) return [diagnosticAt("binding/base-url", placeIn(at, "base_url"), { problem })];
  const [name] = namesInBraces(vendor.baseUrl);
  const field = name === undefined ? undefined : connector.config && fieldNamed(connector.config.shape, name);
  return field === undefined ? [] : checkLabel(field);
}

/** A field that is a part of the host must not be able to choose another one. */
function checkLabel({ name, type, at }: Field): readonly UnlocatedDiagnostic[] {
  const pattern = type.kind === "scalar" ? type.pattern : undefined;
  if (pattern === undefined) {
    const problem = "it has no `pattern`";
    return [diagnosticAt("binding/label-pattern", at, { name, problem }, { on: "key" })];
  }
  if (isLabelPattern(pattern)) return [];
  const problem = "its `pattern` allows more than letters, digits and hyphens";
  return [diagnosticAt("binding/label-pattern", placeIn(at, "pattern"), { name, problem })];
}

/** The problem with a `base_url`, as the rest of a sentence; undefined for the address of a public host. */
export function problemOfAddress(text: string): string | undefined {
  const [whole, host = "", path = ""] = /^https:\/\/([^/?#]*)(.*)$/su.exec(text) ?? [];
  if (whole === undefined) return "does not begin with `https://`";
  const names = namesInBraces(text);
  if (names.length > 1) return "has more than one field in braces";
  if (/[{}]/u.test(path)) return "has a field in braces behind the host";
  const literal = host.replace(/(?<![^.])\{[^{}.]+\}(?![^.])/u, "x");
  if (/[{}]/u.test(literal)) return "has a field in braces that is not a whole label of the host";
  const problem = problemOfHost(literal);
  if (problem !== undefined) return `has the host \`${host}\`, which ${problem}`;
  if (names.length > 0 && literal.split(".").length < 3) return "must have a literal name of two labels behind the field in braces";
  return /^(?:\/[A-Za-z0-9._~-]+)*$/u.test(path)
    ? undefined
    : "has a path that ends with `/` or has other than letters, digits, `.`, `_`, `~` and `-`";
}

/** Why a host cannot be called; undefined for a literal, public name. */
function problemOfHost(host: string): string | undefined {
  if (/[:@]/u.test(host)) return "has a port, a user name or an IPv6 address";
  if (host.includes("*")) return "has a wildcard";
  if (/^[\d.]+$/u.test(host)) return "is an IP address";
  if (LOCAL.test(host)) return "is not a public name";
  return HOST.test(host) ? undefined : "is not the full name of a host in lower-case letters";
}

/** Hosts of files that are not literal public names. */
export function checkHosts({ operation, binding }: BindingContext): readonly UnlocatedDiagnostic[] {
  return (binding.follow?.hosts ?? []).flatMap((host, index) => checkHost(host, placeIn(operation.at, "then", "hosts", index)));
}

function checkHost(host: string, at: Place): readonly UnlocatedDiagnostic[] {
  const problem = problemOfHost(host);
  return problem === undefined ? [] : [diagnosticAt("binding/host", at, { host, problem })];
}

/** Addresses for new access tokens whose hosts are not literal public names. */
export function checkTokenUrls({ vendor, at }: VendorContext): readonly UnlocatedDiagnostic[] {
  return Object.entries(vendor.auth).flatMap(([method, way]) => {
    if (way.kind !== "oauth_refresh") return [];
    const [, host = ""] = /^https:\/\/([^/?#]*)/u.exec(way.tokenUrl) ?? [];
    return checkHost(host, placeIn(at, "auth", method, "oauth_refresh", "token_url"));
  });
}

/**
 * Whether a pattern matches nothing but letters, digits and hyphens: it is anchored at both ends, and all its parts are such
 * characters. Patterns that are right but written with other parts are refused, since a wrong one lets callers choose the host.
 */
export function isLabelPattern(pattern: string): boolean {
  const [, inner = ""] = /^\^(.+)\$$/su.exec(pattern) ?? [];
  let rest = inner;
  let depth = 0;
  while (rest !== "") {
    const [part, members] = PART.exec(rest) ?? [];
    if (part === undefined || (members !== undefined && !areLabelRanges(members))) return false;
    if (part === "|" && depth === 0) return false; // `^a|b$` is anchored at one end only.
    if (part.startsWith("(")) depth += 1;
    if (part === ")") depth -= 1;
    rest = rest.slice(part.length);
  }
  return inner !== "";
}

/** The ranges of a class stay within digits, capitals or small letters: `A-z` also has `[`, `^` and `_`. */
function areLabelRanges(members: string): boolean {
  const ranges = members.replaceAll(/[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9]/gu, "");
  return /^-?[A-Za-z0-9]*-?$/u.test(ranges);
}

/** A third party, and where it is written. */
export interface VendorContext {
  readonly connector: Connector;
  readonly vendor: Vendor;
  readonly at: Place;
}

/** An operation with its binding. */
export interface BindingContext extends VendorContext {
  readonly operation: Operation;
  readonly binding: Binding;
}
