import type { Vendor } from "../../../templates/shared/bindings.ts";
import type { WrittenOverlay } from "../../catalog/types.ts";
import { diagnosticAt } from "../../diagnostics/unlocated_diagnostic.ts";
import { namesInBraces } from "../../model/binding_queries.ts";
import type { AuthMethod, Connector } from "../../model/types.ts";
import { placeIn } from "../../source/place.ts";
import { buildAuth } from "../build_connector.ts";
import { buildVendorAuthMethods } from "../build_vendor.ts";
import { checkWay } from "../check_vendor.ts";
import { inside, placeOf, sectionOf, STATED, type Scope } from "../scope.ts";
import { unknownName } from "../unknown_binding_name.ts";
import { reportFixedKeys, reportUnknown } from "./overlay_scope.ts";

/** The ways to authenticate of the extended catalog, then those of an overlay. */
export function addAuth({ auth, document }: Connector, { auth: added = {} }: WrittenOverlay, scope: Scope): readonly AuthMethod[] {
  const isKnown = (name: string): boolean => auth.some((method) => method.name === name);
  for (const [name, method] of Object.entries(added).filter(([one]) => isKnown(one)))
    reportFixedKeys(method, { kind: "auth method", name, allowed: [] }, placeOf(scope, "auth", name), scope);
  const own = Object.fromEntries(Object.entries(added).filter(([name]) => !isKnown(name)));
  const section = sectionOf({ section: document.auth }, scope);
  return [...auth, ...buildAuth({ auth: own }, inside(scope, { section, origin: STATED }))];
}

/** The third party with what an overlay changes about it, and with how its new auth methods sign calls. */
export function refineVendor(base: Connector, written: WrittenOverlay, auth: readonly AuthMethod[], scope: Scope): Vendor | undefined {
  const { vendor } = base;
  const at = placeOf(scope, "vendor");
  if (vendor === undefined) {
    if (written.vendor !== undefined) scope.report(diagnosticAt("overlay/no-vendor", at, { connector: base.id }, { on: "key" }));
    return undefined;
  }
  const { base_url: baseUrl = vendor.baseUrl, version, auth: ways = {} } = written.vendor ?? {};
  const known = base.config?.shape.fields.map(({ name }) => name) ?? [];
  for (const name of namesInBraces(baseUrl).filter((one) => !known.includes(one)))
    scope.report(unknownName(name, { key: "base_url", kind: "field of `config`", known, at: placeIn(at, "base_url") }));
  if (version !== undefined && vendor.version === undefined)
    reportUnknown("key of `vendor`", "version", Object.keys(vendor), placeIn(at, "version"), scope);
  checkWays(base, ways, auth, scope);
  return {
    ...vendor,
    baseUrl,
    ...(vendor.version !== undefined && version !== undefined && { version: { ...vendor.version, ...version } }),
    auth: { ...vendor.auth, ...buildVendorAuthMethods(ways) },
  };
}

type Ways = NonNullable<NonNullable<WrittenOverlay["vendor"]>["auth"]>;

/** Every new auth method has a way to sign calls, and nothing else has. */
function checkWays(base: Connector, ways: Ways, auth: readonly AuthMethod[], scope: Scope): void {
  const at = placeOf(scope, "vendor", "auth");
  const fresh = auth.filter(({ name }) => !base.auth.some((method) => method.name === name));
  const names = fresh.map(({ name }) => name);
  for (const [name, way] of Object.entries(ways)) {
    const fields = fresh.find((one) => one.name === name)?.shape.fields.map((field) => field.name);
    if (fields === undefined) reportUnknown("new auth method", name, names, placeIn(at, name), scope);
    else checkWay(way, fields, placeIn(at, name), scope.report);
  }
  const missing = names.filter((name) => !Object.hasOwn(ways, name));
  if (missing.length > 0)
    scope.report(diagnosticAt("binding/no-auth", at, { names: missing.map((name) => `\`${name}\``).join(", ") }, { on: "key" }));
}
