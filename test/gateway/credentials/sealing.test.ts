import fc from "fast-check";
import { createSecretKey } from "node:crypto";
import { describe, expect, test } from "vitest";
import { open, rewrap, seal, type MasterKey } from "../../../gateway/src/credentials/master_keys.ts";
import type { SealedCredentials } from "../../../gateway/src/storage/store_types.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { CHARACTER } from "../../fixtures/character.ts";

const BINDING = { instanceId: "inst_0000000000000000000001", connector: "payments" };
const FAKE = { api_key: "sk_test_fake_4711", nested: { list: [1, null, true] } };
const [master, other] = [keyOf("a"), keyOf("b")];

describe("sealed credentials", () => {
  test("open to what was sealed, whatever JSON it is", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: CHARACTER }), fc.jsonValue()), (values) => {
        const opened = open(seal(values, BINDING, master), BINDING, master);
        expect(JSON.stringify(opened)).toBe(JSON.stringify(values));
      }),
      runs(60),
    );
  });

  test("keep a key with the name __proto__", () => {
    const values = Object.fromEntries([["__proto__", { api_key: "x" }]]);
    const sealed = seal(values, BINDING, master);
    expect(JSON.stringify(open(sealed, BINDING, master))).toBe('{"__proto__":{"api_key":"x"}}');
  });

  test("are refused when any bit of them differs", () => {
    const sealed = seal(FAKE, BINDING, master);
    fc.assert(
      fc.property(fc.constantFrom("wrappedKey", "ciphertext"), fc.nat(), (part, position) => {
        const bytes = Buffer.from(sealed[part], "base64url");
        const bit = position % (bytes.length * 8);
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(open({ ...sealed, [part]: bytes.toString("base64url") }, BINDING, master)).toBeUndefined();
      }),
      runs(100),
    );
  });

  test.each(["wrappedKey", "ciphertext"] as const)("are refused when any character of `%s` differs", (part) => {
    const sealed = seal(FAKE, BINDING, master);
    const text = sealed[part];
    for (let at = 0; at < text.length; at += 1) {
      for (const character of ["A", "B", "_", "=", " "].filter((it) => it !== text[at])) {
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        expect(open({ ...sealed, [part]: changed }, BINDING, master)).toBeUndefined();
      }
    }
  });

  test.each<[string, (sealed: SealedCredentials) => SealedCredentials]>([
    ["nothing", (sealed) => ({ ...sealed, ciphertext: "" })],
    ["no wrapped key", (sealed) => ({ ...sealed, wrappedKey: "" })],
    ["a shorter ciphertext", (sealed) => ({ ...sealed, ciphertext: sealed.ciphertext.slice(0, -4) })],
    ["a longer ciphertext", (sealed) => ({ ...sealed, ciphertext: `${sealed.ciphertext}AAAA` })],
    ["a few bytes", (sealed) => ({ ...sealed, ciphertext: sealed.ciphertext.slice(0, 20) })],
    ["key and ciphertext exchanged", ({ keyId, wrappedKey, ciphertext }) => ({ keyId, wrappedKey: ciphertext, ciphertext: wrappedKey })],
    ["the key of other credentials", (sealed) => ({ ...sealed, wrappedKey: seal(FAKE, BINDING, master).wrappedKey })],
  ])("are refused with %s", (_, change) => {
    const sealed = seal(FAKE, BINDING, master);
    expect(open(sealed, BINDING, master)).toEqual(FAKE);
    expect(open(change(sealed), BINDING, master)).toBeUndefined();
  });

  test.each([
    ["another instance", { ...BINDING, instanceId: "inst_0000000000000000000002" }],
    ["another connector", { ...BINDING, connector: "crm" }],
    ["a connector and an instance that together read the same", { instanceId: `${BINDING.instanceId}p`, connector: "ayments" }],
  ])("are refused for %s", (_, binding) => {
    const sealed = seal(FAKE, BINDING, master);
    expect(open(sealed, binding, master)).toBeUndefined();
    expect(rewrap(sealed, binding, master, other)).toBeUndefined();
  });

  test("are refused by another master key, also with the same id", () => {
    const sealed = seal(FAKE, BINDING, master);
    expect(open(sealed, BINDING, other)).toBeUndefined();
    expect(open(sealed, BINDING, { id: master.id, key: other.key })).toBeUndefined();
    expect(open(sealed, BINDING, { id: other.id, key: master.key })).toBeUndefined();
  });

  test("never look the same, and contain nothing of what was sealed", () => {
    const sealed = Array.from({ length: 50 }, () => seal(FAKE, BINDING, master));
    expect(new Set(sealed.flatMap(({ wrappedKey, ciphertext }) => [wrappedKey.slice(0, 16), ciphertext.slice(0, 16)])).size).toBe(100);
    for (const { ciphertext } of sealed) expect(Buffer.from(ciphertext, "base64url").includes("4711")).toBe(false);
  });

  test("open with the new key after their data key was wrapped again, and with the old one no more", () => {
    const sealed = seal(FAKE, BINDING, master);
    const rewrapped = rewrap(sealed, BINDING, master, other);
    expect(rewrapped).toMatchObject({ keyId: "b", ciphertext: sealed.ciphertext });
    expect(rewrapped && open(rewrapped, BINDING, other)).toEqual(FAKE);
    expect(rewrapped && open(rewrapped, BINDING, master)).toBeUndefined();
  });
});

function keyOf(id: string): MasterKey {
  return { id, key: createSecretKey(Buffer.alloc(32, id)) };
}
