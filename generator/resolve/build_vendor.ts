import type { Retirement, Vendor, VendorAuth, VendorErrors, VendorLimits } from "../../templates/shared/bindings.ts";
import { parseFieldPath } from "../../templates/shared/field_path.ts";
import type {
  WrittenConnector,
  WrittenRetired,
  WrittenVendor,
  WrittenVendorAuth,
  WrittenVendorErrors,
  WrittenVendorLimits,
} from "../catalog/written_types.ts";
import { given } from "./scope.ts";

/** The third party behind a connector, with defaults filled in. Rules check what its names refer to. */
export function buildVendor({ vendor }: Pick<WrittenConnector, "vendor">): Vendor | undefined {
  if (vendor === undefined) return undefined;
  const { name, base_url: baseUrl, version, auth, body = "json", errors, limits, idempotency, retired } = vendor;
  return {
    name,
    baseUrl,
    ...given("version", version),
    auth: buildVendorAuthMethods(auth),
    body,
    queryStyle: vendor.query_style ?? (body === "form" ? "brackets" : "repeat"),
    ...given("idempotencyHeader", idempotency),
    errors: buildErrors(errors),
    ...given("limits", limits && buildLimits(limits)),
    ...given("retired", buildRetirement(retired)),
  };
}

/** What a third party has announced, in a fixed order of keys. */
export function buildRetirement(retired: WrittenRetired | undefined): Retirement | undefined {
  return retired && { because: retired.because, source: retired.source, ...given("on", retired.on) };
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
export function buildVendorAuth({ header, value, basic, oauth_refresh: oauth }: WrittenVendorAuth): VendorAuth | undefined {
  const plain = header === undefined && value === undefined ? undefined : { header, value };
  if ([plain, basic, oauth].filter((way) => way !== undefined).length !== 1) return undefined;
  if (basic !== undefined) return { kind: "basic", username: basic.username, ...given("password", basic.password) };
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
    ...given("param", param === undefined ? undefined : parseFieldPath(param)),
    ...given("failWhen", failed && { path: parseFieldPath(failed[0]), is: failed[1] }),
    kinds,
  };
}

function toPaths(written: string | readonly string[]): readonly (readonly string[])[] {
  return (typeof written === "string" ? [written] : written).map(parseFieldPath);
}

function buildLimits({ remaining, reset, unit, should_retry: shouldRetry }: WrittenVendorLimits): VendorLimits {
  return {
    ...given("remaining", remaining),
    ...given("reset", reset === undefined || unit === undefined ? undefined : { header: reset, unit }),
    ...given("shouldRetry", shouldRetry),
  };
}
