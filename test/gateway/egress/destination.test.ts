import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checkDestination, mayBePrivate, parseDestination, type DestinationSettings } from "../../../gateway/src/egress/egress.ts";
import { runs } from "../../fixtures/property_runs.ts";

const hosts = ["api.shop.example", "127.0.0.1:4400", "mirror.example"];
const usual: DestinationSettings = { replacedOrigins: [], allowPrivate: false };
const replaced: DestinationSettings = {
  replacedOrigins: ["http://127.0.0.1:4400", "https://mirror.example:8443/shop"],
  allowPrivate: false,
};
const permitted: DestinationSettings = { ...replaced, allowPrivate: true };

describe("checkDestination", () => {
  it.each([
    ["https://api.shop.example/v1", usual],
    ["https://API.SHOP.EXAMPLE:443/v1", usual],
    ["https://mirror.example:8443/v1", replaced],
    ["http://127.0.0.1:4400/v1", permitted],
  ])("accepts %s", (address, settings) => {
    expect(() => checkDestination(new URL(address), hosts, settings)).not.toThrow();
  });

  it.each([
    [
      "https://evil.example/",
      usual,
      "evil.example is not a host that this call may reach (api.shop.example, 127.0.0.1:4400, mirror.example).",
    ],
    ["https://api.shop.example.evil.example/", usual, "api.shop.example.evil.example is not a host"],
    ["https://evilapi.shop.example/", usual, "evilapi.shop.example is not a host"],
    ["https://api.shop.example./", usual, "api.shop.example. is not a host"],
    ["https://api.shop.example:8443/", usual, "api.shop.example:8443 is not a host"],
    ["https://mirror.example:8444/", replaced, "mirror.example:8444 is not a host"],
    ["https://api.shop.example@evil.example/", usual, "The address at evil.example contains a user name or a password."],
    ["https://ada:pass@api.shop.example/", usual, "The address at api.shop.example contains a user name or a password."],
    ["http://api.shop.example/", usual, "http://api.shop.example is not https, and only https is allowed."],
    ["ftp://api.shop.example/", usual, "ftp://api.shop.example is not https, and only https is allowed."],
    ["http://127.0.0.1:4400/", usual, "http://127.0.0.1:4400 is not https, and only https is allowed."],
    ["http://api.shop.example/", permitted, "http://api.shop.example is not https, and only https is allowed."],
    [
      "http://127.0.0.1:4400/",
      replaced,
      "http://127.0.0.1:4400 is not https. Use https, or add --allow-private-egress if it is a server for tests.",
    ],
    ["http://127.0.0.1:4401/", permitted, "127.0.0.1:4401 is not a host"],
    ["file:///etc/passwd", permitted, " is not a host"],
  ])("refuses %s", (address, settings, message) => {
    expect(() => checkDestination(new URL(address), hosts, settings)).toThrow(message);
  });

  test("accepts no host that is not on the list, however an address is written", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (address, userInfo) => {
        const url = new URL(address);
        url.username = userInfo;
        expect(() => checkDestination(url, hosts, permitted)).toThrow();
      }),
      runs(60),
    );
  });

  test("accepts a URL only if its host is exactly one of the list", () => {
    const noise = fc.constantFrom("", "/", "\\", "@", "#", "?", ".", ":443", ":80", "%2e", "%00", "evil.example", "api.shop.example", "//");
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 5 }), (parts) => {
        const address = `https://${parts.join("")}`;
        if (!URL.canParse(address)) return;
        const url = new URL(address);
        const isFine = url.host === "api.shop.example" && url.username === "" && url.password === "";
        if (isFine) expect(() => checkDestination(url, hosts, usual)).not.toThrow();
        else expect(() => checkDestination(url, hosts, usual)).toThrow();
      }),
      runs(1_000),
    );
  });
});

describe("mayBePrivate", () => {
  it.each([
    ["http://127.0.0.1:4400/v1", permitted, true],
    ["https://mirror.example:8443", permitted, true],
    ["http://127.0.0.1:4401/v1", permitted, false],
    ["https://127.0.0.1:4400/v1", permitted, false],
    ["https://api.shop.example", permitted, false],
    ["http://127.0.0.1:4400/v1", replaced, false],
  ])("%s: with %j %s", (address, settings, want) => {
    expect(mayBePrivate(new URL(address), settings)).toBe(want);
  });
});

describe("parseDestination", () => {
  it.each([
    "https://api.shop.example/v1/customers/../charges",
    "https://api.shop.example/v1/customers/..",
    "https://api.shop.example/v1/customers/%2E%2e/charges",
    "https://api.shop.example/v1/./charges",
    "https://api.shop.example/v1/customers/.%2e?limit=1",
    "https://api.shop.example/v1/customers\\..\\charges",
  ])("refuses the step in %s", (address) => {
    expect(() => parseDestination(address)).toThrow("The path of the call has a step `.` or `..`, which would change the path.");
  });

  it.each(["", "/v1/customers", "api.shop.example", "https://", "https://a b/"])("refuses %j, which is no URL", (address) => {
    expect(() => parseDestination(address)).toThrow("The address of the call is not a URL.");
  });

  it.each(["https://api.shop.example/v1/a.b/..c?path=/../x", "https://api.shop.example/v1/%252e%252e/x"])(
    "leaves %s as it is",
    (address) => {
      expect(parseDestination(address).href).toBe(address);
    },
  );
});
