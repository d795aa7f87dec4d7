import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashFits, makeToken, tokenIdOf } from "../../../gateway/src/storage/token_store.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { CHARACTER } from "../../fixtures/character.ts";

describe("a token", () => {
  test("has a prefix, its id, 256 random bits and a checksum", () => {
    const { id, token, hash } = makeToken();
    expect(token).toMatch(/^cgw_[0-9A-Za-z]{12}_[0-9A-Za-z]{49}$/);
    expect(id).toBe(`tok_${token.slice(4, 16)}`);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(tokenIdOf(token)).toBe(id);
    expect(62 ** 43).toBeGreaterThan(2 ** 255);
  });

  test("is never made twice", () => {
    const made = Array.from({ length: 1000 }, makeToken);
    expect(new Set(made.map(({ token }) => token.slice(17, 60))).size).toBe(1000);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1000);
  });

  test("fits its own hash and no other", () => {
    const [mine, other] = [makeToken(), makeToken()];
    expect(hashFits(mine.token, mine.hash)).toBe(true);
    expect(hashFits(mine.token, other.hash)).toBe(false);
    expect(hashFits(mine.token, "")).toBe(false);
    expect(hashFits(mine.token, mine.hash.slice(2))).toBe(false);
  });

  test("is recognized as mistyped when any character differs", () => {
    const { token } = makeToken();
    const character = fc.stringMatching(/^[0-9A-Za-z_ ]$/);
    fc.assert(
      fc.property(fc.nat({ max: token.length - 1 }), character, (at, other) => {
        fc.pre(token[at] !== other);
        expect(tokenIdOf(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
      }),
      runs(60),
    );
  });

  test("is not any other text", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), (text) => {
        expect(tokenIdOf(text)).toBeUndefined();
      }),
      runs(60),
    );
  });
});
