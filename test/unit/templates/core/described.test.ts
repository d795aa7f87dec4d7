import { describe, expect, test } from "vitest";
import { describeName } from "../../../../templates/core/catalog/described.ts";
import type { Catalog } from "../../../../templates/core/catalog/catalog_types.ts";
import { edited } from "../../../fixtures/compare/edited_catalogs.ts";
import { sized, SIZES, text } from "../../../fixtures/compare/verdicts/of_inner.ts";

const number = { kind: "scalar", types: ["number"], nullable: false };

/** A catalog with an inner type that also has fields whose names the customer chooses. */
function catalogWith(pattern: string): Catalog {
  return edited(...sized, [`${SIZES}/shape/others`, [{ pattern, type: number }]]);
}

describe("describeName", () => {
  test.each<[pattern: string, name: string, isKnown: boolean]>([
    ["x_*", "x_1", true],
    ["x_*", "y_1", false],
    ["*_cm", "a_cm", true],
    ["*_cm", "a_in", false],
    ["x*cm", "x_cm", true],
    ["x*cm", "x_in", false],
    ["*", "any", true],
  ])("under the pattern %s, %s is a name of the customer: %s", (pattern, name, isKnown) => {
    const described = describeName(catalogWith(pattern), `shop.records.Order.note.${name}`);
    expect(described?.type).toEqual(isKnown ? number : undefined);
  });

  test("prefers the fields of an inner type to patterns", () => {
    expect(describeName(catalogWith("*"), "shop.records.Sizes.width")?.type).toEqual(text);
  });

  test.each(["", "shop", "shop.orders", "shop.records.None", "shop.records.Sizes.depth", "none.records.Order"])(
    "%s has no description",
    (name) => {
      expect(describeName(edited(...sized), name)).toBeUndefined();
    },
  );
});
