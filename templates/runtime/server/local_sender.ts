import type { RequestHead } from "./server_types.js";
import { OperationError } from "./operation_error.js";

/** The names that a computer has for itself. A site whose own name resolves to this computer sends that name. */
const OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether a host, with or without a port, is a name that a computer has for itself. */
export function isOwnName(host: string): boolean {
  return OWN_NAMES.test(host);
}

/**
 * Refuses pages of other origins, and host names that somebody else has pointed to this computer (DNS rebinding).
 * @param what is refused, as the subject of a sentence: `The control paths`
 * @param isTrusted the request may come without a `Host`: it is from this process, not from a browser
 * @throws OperationError 403
 */
export function checkLocalSender({ headers, url }: RequestHead, what: string, isTrusted: boolean): void {
  const host = headers.get("host") ?? (isTrusted ? undefined : hostOf(url));
  if (host !== undefined && !isOwnName(host)) {
    throw new OperationError(403, `${what} can only be used at localhost, 127.0.0.1 or [::1].`, { code: "sandbox/host" });
  }
  const origin = headers.get("origin");
  if (origin === null || (host !== undefined && /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase())) return;
  throw new OperationError(403, `${what} cannot be used by pages of other origins.`, { code: "sandbox/origin" });
}

function hostOf(url: string): string {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";
}
