// @generated from templates/runtime/server/local_sender.ts by connector-gateway-spec. Do not edit.
import { OperationError } from "./operation_error.js";

const OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

export function isOwnName(host) {
  return OWN_NAMES.test(host);
}

export function checkLocalSender({ headers, url }, what, isTrusted) {
  const host = headers.get("host") ?? (isTrusted ? undefined : hostOf(url));
  if (host !== undefined && !isOwnName(host)) {
    throw new OperationError(403, `${what} can only be used at localhost, 127.0.0.1 or [::1].`, { code: "sandbox/host" });
  }
  const origin = headers.get("origin");
  if (origin === null || (host !== undefined && /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase())) return;
  throw new OperationError(403, `${what} cannot be used by pages of other origins.`, { code: "sandbox/origin" });
}

function hostOf(url) {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";
}
