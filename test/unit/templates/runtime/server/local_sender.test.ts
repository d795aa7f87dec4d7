import { describe, expect, test } from "vitest";
import { checkLocalSender, isOwnName } from "../../../../../templates/runtime/server/incoming.ts";
import { OperationError } from "../../../../../templates/runtime/server/operation_error.ts";

test.each([
  ["localhost", true],
  ["LocalHost:8080", true],
  ["127.0.0.1", true],
  ["127.0.0.1:1", true],
  ["[::1]:65535", true],
  ["localhost:", false],
  ["localhost:123456", false],
  ["localhost:80a", false],
  ["localhost:a", false],
  ["localhost.example.test", false],
  ["evil.localhost", false],
  ["127.0.0.10", false],
  ["example.test", false],
  ["", false],
])("%j is a name of this computer: %s", (host, want) => {
  expect(isOwnName(host)).toBe(want);
});

interface Sender {
  readonly url?: string;
  readonly host?: string;
  readonly origin?: string;
  readonly isTrusted?: boolean;
}

/** The code and the message of a refusal; undefined for none. */
function refusalOf({ url = "http://localhost:8080/x", host, origin, isTrusted = false }: Sender): unknown {
  const headers = new Headers({ ...(host !== undefined && { host }), ...(origin !== undefined && { origin }) });
  try {
    checkLocalSender({ headers, url, method: "POST" }, "The control paths", isTrusted);
    return undefined;
  } catch (error) {
    return error instanceof OperationError ? [error.status, error.details.code, error.message] : error;
  }
}

const WRONG_HOST = [403, "sandbox/host", "The control paths can only be used at localhost, 127.0.0.1 or [::1]."];
const WRONG_ORIGIN = [403, "sandbox/origin", "The control paths cannot be used by pages of other origins."];

describe("a sender", () => {
  test.each<[about: string, sender: Sender]>([
    ["of this computer", { host: "localhost:8080" }],
    ["without a host, to a URL of this computer", {}],
    ["of this process, without a host, to any URL", { url: "http://sandbox.test/x", isTrusted: true }],
    ["that is a page of the same origin", { host: "localhost:8080", origin: "http://LOCALHOST:8080" }],
    ["that is a page of the same origin with TLS", { host: "localhost:8080", origin: "https://localhost:8080" }],
  ])("%s is let in", (_, sender) => {
    expect(refusalOf(sender)).toBeUndefined();
  });

  test.each<[about: string, sender: Sender, want: unknown]>([
    ["to another host", { host: "evil.test" }, WRONG_HOST],
    ["to another host of this process", { host: "evil.test", isTrusted: true }, WRONG_HOST],
    ["to another host in the URL", { url: "http://evil.test:80/localhost" }, WRONG_HOST],
    ["to a URL without a host", { url: "/x" }, WRONG_HOST],
    ["that is a page of another port", { host: "localhost:8080", origin: "http://localhost:9090" }, WRONG_ORIGIN],
    ["that is a page of another host", { host: "localhost", origin: "http://evil.test" }, WRONG_ORIGIN],
    ["that is a page that ends like this one", { host: "localhost", origin: "evil.http://localhost" }, WRONG_ORIGIN],
    ["that is a page that begins like this one", { host: "localhost", origin: "http://localhost.evil.test" }, WRONG_ORIGIN],
    ["that is a file", { host: "localhost", origin: "null" }, WRONG_ORIGIN],
    ["of this process that is a page", { isTrusted: true, origin: "http://localhost:8080" }, WRONG_ORIGIN],
  ])("%s is refused", (_, sender, want) => {
    expect(refusalOf(sender)).toEqual(want);
  });
});
