import { describe, expect, test } from "vitest";
import { makeKeyText, parseKeys } from "../../../gateway/src/credentials/master_keys.ts";

const SECRET = Buffer.alloc(32, "s").toString("base64");
const URL_SECRET = Buffer.alloc(32, 0xff).toString("base64url");

describe("the text of master keys", () => {
  test.each([
    ["one key", `a:${SECRET}`, ["a"]],
    ["several keys", `new:${SECRET},old:${SECRET}`, ["new", "old"]],
    ["a key in each line", `new:${SECRET}\nold:${SECRET}\n`, ["new", "old"]],
    ["spaces and commas", ` new:${SECRET} ,\r\n old:${SECRET},`, ["new", "old"]],
    ["the alphabet of addresses without padding", `a:${URL_SECRET}`, ["a"]],
    ["an id with punctuation", `2026-11_a.1:${SECRET}`, ["2026-11_a.1"]],
    ["a key that was made", makeKeyText(), undefined],
  ])("with %s is read", (_, text, ids) => {
    const keys = parseKeys(text, "GATEWAY_MASTER_KEY");
    expect(keys.map(({ key }) => key.symmetricKeySize)).toEqual(keys.map(() => 32));
    expect(keys.map(({ id }) => id)).toEqual(ids ?? [expect.stringMatching(/^key-[0-9a-f]{8}$/)]);
  });

  test.each([
    ["nothing", "", "GATEWAY_MASTER_KEY is empty."],
    ["only separators", " ,\n", "GATEWAY_MASTER_KEY is empty."],
    ["no id", SECRET, "Key 1 of GATEWAY_MASTER_KEY is not a master key."],
    ["an empty id", `:${SECRET}`, "Key 1 of"],
    ["too few bytes", `a:${Buffer.alloc(31, "s").toString("base64")}`, "Key 1 of"],
    ["too many bytes", `a:${Buffer.alloc(33, "s").toString("base64")}`, "Key 1 of"],
    ["hexadecimal bytes", `a:${Buffer.alloc(32, "s").toString("hex")}`, "Key 1 of"],
    ["a second key that is none", `a:${SECRET},b:${SECRET.slice(1)}`, "Key 2 of GATEWAY_MASTER_KEY is not a master key."],
    ["an id twice", `a:${SECRET},a:${SECRET}`, "GATEWAY_MASTER_KEY has two keys with the id a."],
  ])("with %s is refused, and nothing of it is in the message", (_, text, message) => {
    const parse = (): unknown => parseKeys(text, "GATEWAY_MASTER_KEY");
    expect(parse).toThrow(message);
    expect(parse).not.toThrow(SECRET.slice(2, 10));
    expect(parse).toThrow(expect.objectContaining({ code: "master_key_format" }));
  });

  test("is different each time it is made", () => {
    expect(new Set(Array.from({ length: 100 }, makeKeyText)).size).toBe(100);
  });
});
