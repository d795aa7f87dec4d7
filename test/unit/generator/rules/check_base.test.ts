import { describe, expect, test } from "vitest";
import { extendShop, shopBase } from "../../../fixtures/extended_shop.ts";

/** What is wrong with the catalog of the shop after a change of the first place with a text, in its connectors. */
function problemAfter(from: string, to: string): string | undefined {
  const base = shopBase((text) => {
    const start = text.indexOf('"connectors":');
    if (!text.includes(from, start)) throw new Error(`The connectors do not contain ${from}.`);
    return text.slice(0, start) + text.slice(start).replace(from, to);
  });
  const [first] = extendShop([], base).diagnostics;
  return first?.message.replace("the extended catalog is not valid: ", "");
}

describe("the message about an extended catalog of another shape", () => {
  test.each([
    [
      "the words for the kind of a type",
      '"kind":"scalar"',
      '"kind":"scalars"',
      /\/type\/kind must be one of any, scalar, array, object, record$/u,
    ],
    ["the only word", '"kind":"stated"', '"kind":"state"', /\/origin\/kind must be one of stated, assumed, not_shown$/u],
    ["the words for a value", '"kind":"list"', '"kind":"lists"', /\/operations\/0\/kind must be one of list, record, .*download$/u],
    ["the words for a value in an alternative", '"part":"size"', '"part":"sizes"', /\/role\/part must be one of next, previous, size$/u],
    [
      "the words for elements of a list",
      '"types":["string"]',
      '"types":["text"]',
      /\/types\/0 must be one of string, integer, number, boolean$/u,
    ],
    ["a missing key", '"kind":"scalar","types":["string"]', '"kind":"scalar"', /\/type must have required property 'types'$/u],
    ["an unknown key", '"kind":"scalar",', '"kind":"scalar","size":1,', /\/type must NOT have additional properties$/u],
    ["another kind of value", '"nullable":false', '"nullable":1', /\/type\/nullable must be boolean$/u],
  ])("names %s", (_what, from, to, want) => {
    expect(problemAfter(from, to)).toMatch(want);
  });
});
