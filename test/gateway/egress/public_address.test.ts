import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isPublicAddress } from "../../../gateway/src/egress/egress.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { CHARACTER } from "../../fixtures/character.ts";

describe("isPublicAddress", () => {
  it.each([
    ["8.8.8.8", true],
    ["1.1.1.1", true],
    ["223.255.255.254", true],
    ["100.63.255.255", true],
    ["100.128.0.0", true],
    ["172.15.255.255", true],
    ["172.32.0.0", true],
    ["2606:4700::1111", true],
    ["2a00:1450:4001:80b::200a", true],
    ["::ffff:8.8.8.8", true],
    ["64:ff9b::8.8.8.8", true],
    ["0.0.0.0", false],
    ["0.1.2.3", false],
    ["10.0.0.1", false],
    ["100.64.0.1", false],
    ["100.100.100.200", false],
    ["127.0.0.1", false],
    ["127.255.255.255", false],
    ["168.63.129.16", false],
    ["169.254.169.254", false],
    ["172.16.0.1", false],
    ["172.31.255.255", false],
    ["192.0.0.192", false],
    ["192.0.2.1", false],
    ["192.88.99.1", false],
    ["192.168.1.1", false],
    ["198.18.0.1", false],
    ["198.51.100.1", false],
    ["203.0.113.1", false],
    ["224.0.0.1", false],
    ["240.0.0.1", false],
    ["255.255.255.255", false],
    ["::", false],
    ["::1", false],
    ["::127.0.0.1", false],
    ["::8.8.8.8", false],
    ["::ffff:127.0.0.1", false],
    ["::ffff:a9fe:a9fe", false],
    ["::ffff:0:127.0.0.1", false],
    ["64:ff9b::127.0.0.1", false],
    ["64:ff9b::a9fe:a9fe", false],
    ["64:ff9b:1::8.8.8.8", false],
    ["100::1", false],
    ["2001::1", false],
    ["2001:db8::1", false],
    ["2002:7f00:1::", false],
    ["2002:808:808::", false],
    ["3fff::1", false],
    ["4000::1", false],
    ["5f00::1", false],
    ["fc00::1", false],
    ["fd00:ec2::254", false],
    ["fe80::1", false],
    ["fe80::1%eth0", false],
    ["fec0::1", false],
    ["ff02::1", false],
    ["", false],
    ["localhost", false],
    ["api.shop.example", false],
    ["8.8.8.8.8", false],
    ["8.8.8.8:80", false],
    ["[2606:4700::1111]", false],
  ])("%s: %s", (address, want) => {
    expect(isPublicAddress(address)).toBe(want);
  });

  test("an IPv6 address that carries an IPv4 address is as public as that", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom("::ffff:", "64:ff9b::"), (address, prefix) => {
        expect(isPublicAddress(`${prefix}${address}`)).toBe(isPublicAddress(address));
      }),
      runs(100),
    );
  });

  test("no private network has a public address", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const starts = fc.constantFrom([10], [127], [169, 254], [192, 168], [172, 16], [172, 31], [100, 64], [100, 127], [0]);
    fc.assert(
      fc.property(starts, fc.array(byte, { minLength: 4, maxLength: 4 }), (start, rest) => {
        expect(isPublicAddress([...start, ...rest].slice(0, 4).join("."))).toBe(false);
      }),
      runs(100),
    );
  });

  test("says no to every other text, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), (text) => {
        expect(isPublicAddress(`x${text}`)).toBe(false);
      }),
      runs(60),
    );
  });
});
