import { type Report, unknownName } from "./scope.ts";
import { optional, quoteAll, diagnosticAt, placeIn } from "#generator/read";
import { type Retirement, type Vendor, type VendorAuth, type VendorErrors, type VendorLimits, parseFieldPath } from "#templates/core";
import type {
  WrittenConnector,
  WrittenRetired,
  WrittenVendor,
  WrittenVendorAuth,
  WrittenVendorErrors,
  WrittenVendorLimits,
  Place,
} from "#generator/read";
import { namesInBraces, signingFields } from "./model/operation_kinds.ts";

/** The third party behind a connector, with defaults filled in. Rules check what its names refer to. */
export function buildVendor({ vendor }: Pick<WrittenConnector, "vendor">): Vendor | undefined {
  if (vendor === undefined) return undefined;
  const { name, base_url: baseUrl, version, auth, body = "json", errors, limits, idempotency, retired } = vendor;
  return {
    name,
    baseUrl,
    ...optional({ version }),
    auth: buildVendorAuthMethods(auth),
    body,
    queryStyle: vendor.query_style ?? (body === "form" ? "brackets" : "repeat"),
    ...optional({ idempotencyHeader: idempotency }),
    errors: buildErrors(errors),
    ...optional({ limits: limits && buildLimits(limits), retired: buildRetirement(retired) }),
  };
}

/** The announced end of a call or an interface, in a fixed order of keys. */
export function buildRetirement(retired: WrittenRetired | undefined): Retirement | undefined {
  return retired && { because: retired.because, source: retired.source, ...optional({ on: retired.on }) };
}

/** How the auth methods sign calls. Those whose way to sign is not complete are left out: a rule reports them. */
export function buildVendorAuthMethods(auth: WrittenVendor["auth"]): Vendor["auth"] {
  return Object.fromEntries(
    Object.entries(auth).flatMap(([method, written]) => {
      const way = buildVendorAuth(written);
      return way === undefined ? [] : [[method, way] as const];
    }),
  );
}

/** How calls are signed; undefined unless exactly one way is written. */
function buildVendorAuth({ header, value, basic, oauth_refresh: oauth }: WrittenVendorAuth): VendorAuth | undefined {
  const plain = header === undefined && value === undefined ? undefined : { header, value };
  if ([plain, basic, oauth].filter((way) => way !== undefined).length !== 1) return undefined;
  if (basic !== undefined) return { kind: "basic", username: basic.username, ...optional({ password: basic.password }) };
  if (oauth !== undefined) return buildOAuth(oauth);
  return header === undefined || value === undefined ? undefined : { kind: "header", header, value };
}

function buildOAuth(oauth: NonNullable<WrittenVendorAuth["oauth_refresh"]>): VendorAuth {
  const { token_url: tokenUrl, access_token: accessToken = "access_token" } = oauth;
  return {
    kind: "oauth_refresh",
    header: oauth.header ?? "Authorization",
    value: oauth.value ?? `Bearer {${accessToken}}`,
    tokenUrl,
    accessToken,
    refreshToken: oauth.refresh_token ?? "refresh_token",
    clientId: oauth.client_id ?? "client_id",
    clientSecret: oauth.client_secret ?? "client_secret",
  };
}

function buildErrors({ message, code = [], param, fail_when: failWhen, kinds = {} }: WrittenVendorErrors): VendorErrors {
  const [failed] = Object.entries(failWhen ?? {});
  return {
    message: toPaths(message),
    code: toPaths(code),
    ...optional({
      param: param === undefined ? undefined : parseFieldPath(param),
      failWhen: failed && { path: parseFieldPath(failed[0]), is: failed[1] },
    }),
    kinds,
  };
}

function toPaths(written: string | readonly string[]): readonly (readonly string[])[] {
  return (typeof written === "string" ? [written] : written).map(parseFieldPath);
}

function buildLimits({ remaining, reset, unit, should_retry: shouldRetry }: WrittenVendorLimits): VendorLimits {
  return {
    ...optional({ remaining, reset: reset === undefined || unit === undefined ? undefined : { header: reset, unit }, shouldRetry }),
  };
}

/** Reports names in a `vendor` that do not exist, and keys that cannot be used together or need each other. */
export function checkVendor({ vendor, auth, config }: WrittenConnector, at: Place, report: Report): void {
  if (vendor === undefined) return;
  const methods = typeof auth === "string" ? {} : auth;
  checkMethods(vendor, Object.keys(methods), at, report);
  for (const [name, way] of Object.entries(vendor.auth)) {
    const fieldNames = Object.keys((Object.hasOwn(methods, name) ? methods[name]?.fields : undefined) ?? {});
    if (fieldNames.length > 0) checkWay(way, fieldNames, placeIn(at, "auth", name), report);
  }
  const configFields = Object.keys(config?.fields ?? {});
  for (const name of namesInBraces(vendor.base_url).filter((one) => !configFields.includes(one)))
    report(unknownName(name, { key: "base_url", kind: "field of `config`", known: configFields, at: placeIn(at, "base_url") }));
  if (vendor.version !== undefined) checkOneOf({ ...vendor.version }, ["header", "paths"], placeIn(at, "version"), report);
  const conditions = Object.keys(vendor.errors.fail_when ?? {});
  if (conditions.length > 1) checkOneOf({ ...vendor.errors.fail_when }, conditions, placeIn(at, "errors", "fail_when"), report);
  checkPair({ ...vendor.limits }, ["reset", "unit"], placeIn(at, "limits"), report);
}

/** Every auth method has a way to sign calls, and nothing else has. */
function checkMethods({ auth }: WrittenVendor, methods: readonly string[], at: Place, report: Report): void {
  for (const name of Object.keys(auth).filter((one) => !methods.includes(one)))
    report(unknownName(name, { key: "auth", kind: "auth method", known: methods, at: placeIn(at, "auth", name), on: "key" }));
  const missing = methods.filter((name) => !Object.hasOwn(auth, name));
  if (missing.length > 0) report(diagnosticAt("binding/no-auth", placeIn(at, "auth"), { names: quoteAll(missing) }, { on: "key" }));
}

/** Reports what is wrong with the way in which an auth method with the known fields signs calls. */
export function checkWay(written: WrittenVendorAuth, fieldNames: readonly string[], at: Place, report: Report): void {
  const { header, value, basic, oauth_refresh } = written;
  const plain = header ?? value;
  checkOneOf({ header: plain, basic, oauth_refresh }, ["header", "basic", "oauth_refresh"], at, report);
  if (plain !== undefined) checkPair({ header, value }, ["header", "value"], at, report);
  const way = buildVendorAuth(written);
  if (way === undefined) return;
  for (const { key, name } of signingFields(way).filter((field) => !fieldNames.includes(field.name))) {
    const steps = { header: [], basic: ["basic"], oauth_refresh: ["oauth_refresh"] }[way.kind];
    report(unknownName(name, { key, kind: "field of the auth method", known: fieldNames, at: placeIn(at, ...steps, key) }));
  }
}

type Keys = Readonly<Record<string, unknown>>;

/** Reports a mapping that has none, or more than one, of some keys. */
export function checkOneOf(written: Keys, keys: readonly string[], at: Place, report: Report): void {
  const present = keys.filter((key) => written[key] !== undefined);
  if (present.length === 1) return;
  const where = `\`${String(at.path.at(-1) ?? "")}\``;
  const [, second] = present;
  const slots = { where, keys: quoteAll(keys) };
  report(diagnosticAt("binding/one-of", second === undefined ? at : placeIn(at, second), slots, { on: "key" }));
}

/** Reports a mapping that has one of two keys without the other. */
function checkPair(written: Keys, [first, second]: readonly [string, string], at: Place, report: Report): void {
  const [key, other] = written[first] === undefined ? [second, first] : [first, second];
  if (written[key] === undefined || written[other] !== undefined) return;
  report(diagnosticAt("binding/incomplete", placeIn(at, key), { key, other }, { on: "key" }));
}
