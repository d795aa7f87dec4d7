import { namesInBraces } from "../../model/binding_queries.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";
import type { Field } from "../../model/types.ts";
import { placeIn } from "../../source/place.ts";
import { fieldNamed } from "../../model/field_path.ts";
import type { BindingContext, VendorContext } from "./contexts.ts";
import { isLabelPattern } from "./label_pattern.ts";

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

/** What is wrong with a `base_url`, as the rest of a sentence; undefined for the address of a public host. */
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
  return (binding.follow?.hosts ?? []).flatMap((host, index) => {
    const problem = problemOfHost(host);
    const place = placeIn(operation.at, "then", "hosts", index);
    return problem === undefined ? [] : [diagnosticAt("binding/host", place, { host, problem })];
  });
}

/** Addresses for new access tokens whose hosts are not literal public names. */
export function checkTokenUrls({ vendor, at }: VendorContext): readonly UnlocatedDiagnostic[] {
  return Object.entries(vendor.auth).flatMap(([method, way]) => {
    if (way.kind !== "oauth_refresh") return [];
    const [, host = ""] = /^https:\/\/([^/?#]*)/u.exec(way.tokenUrl) ?? [];
    const problem = problemOfHost(host);
    const place = placeIn(at, "auth", method, "oauth_refresh", "token_url");
    return problem === undefined ? [] : [diagnosticAt("binding/host", place, { host, problem })];
  });
}
