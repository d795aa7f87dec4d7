import { describe, expect, test } from "vitest";
import { checkVendorSettings, type VendorSettings } from "../../../gateway/src/vendor/base_address.ts";
import { vendors } from "../fixtures/written_bindings.ts";

describe("what is set for a third party", () => {
  test.each<[connector: keyof typeof vendors, settings: VendorSettings]>([
    ["payments", {}],
    ["payments", { baseUrl: "http://127.0.0.1:4400", version: "2025-01-01" }],
    ["crm", { baseUrl: "https://mirror.example/crm/", version: "v4" }],
    ["messaging", { baseUrl: "http://[::1]:80" }],
  ])("for %s may be %j", (connector, settings) => {
    expect(() => checkVendorSettings(vendors[connector], settings)).not.toThrow();
  });

  test.each([
    "",
    "127.0.0.1:4400",
    "ftp://a.example",
    "https://u:EXAMPLE@a.example",
    "https://a.example?x=1",
    "https://a.example#x",
    "/path",
  ])("is no base URL when it is %j", (baseUrl) => {
    expect(() => checkVendorSettings(vendors.payments, { baseUrl })).toThrow(
      new TypeError("The base URL for Stripe must be an http or https URL without user name, query and fragment."),
    );
  });

  test.each(["", "a b", "a\r\nb", "../x", "a/b", "%2e", ".", "..", "-"])("is no version when it is %j", (version) => {
    expect(() => checkVendorSettings(vendors.crm, { version })).toThrow(
      new TypeError('The version for HubSpot may have letters, digits, ".", "_" and "-" only, such as "v3".'),
    );
  });

  test("is no version where there is none", () => {
    expect(() => checkVendorSettings(vendors.messaging, { version: "2" })).toThrow(
      new TypeError("The API of Slack has no version that can be set."),
    );
  });
});
