import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSpelling } from "../../../../gateway/src/agents/search/spelling.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const correct = createSpelling(["charge", "change", "customers", "subscription", "comments", "moment", "list"]);

describe("spelling", () => {
  it.each([
    ["chrage", "charge"],
    ["custmer", "customer"],
    ["subscirptoin", "subscription"],
    ["coments", "comments"],
    ["charge", "charge"],
    ["change", "change"],
    ["changing", "changing"],
    ["lst", "lst"],
    ["wharge", "wharge"],
    ["unicorn", "unicorn"],
    ["list2", "list2"],
    ["subscrxxxxion", "subscrxxxxion"],
  ])("%j is meant as %j", (word, meant) => {
    expect(correct(word)).toBe(meant);
  });

  it("returns a word that it knows, or the same word", () => {
    const known = new Set(["charge", "change", "customer", "customers", "subscription", "comment", "comments", "moment", "list"]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (word) => {
        const meant = correct(word);
        expect(meant === word || known.has(meant)).toBe(true);
      }),
      runs(60),
    );
  });
});
