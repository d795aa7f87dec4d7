import fc from "fast-check";
import { expect, test } from "vitest";
import type { Catalog } from "../../../templates/core/catalog/catalog_types.ts";
import type { Change } from "../../../templates/cli/compare/change.ts";
import { compareCatalogs } from "../../../templates/cli/compare/compare_catalogs.ts";
import { catalogOfModel } from "../../fixtures/compare/disagreements.ts";
import { editedPair, randomEdits } from "../../fixtures/compare/pairs.ts";
import { runs } from "../../fixtures/property_runs.ts";

/** The changes of values: those that keep, lose or gain some. Others, such as a removed name, mean something else the other way round. */
const OF_VALUES = /\/(?:narrowed|widened|changed|restated)$/u;

/** The places whose values change, and whom that breaks. Which limit of a place is named may depend on the direction. */
function breaksOf(old: Catalog, next: Catalog, order: "as it is" | "swapped"): readonly string[] {
  const changes = compareCatalogs(old, next).filter(({ code, direction }) => OF_VALUES.test(code) && direction !== "both");
  const breaks = changes.flatMap(({ address, pointer, caller, implementer }: Change) => {
    const [first, second] = order === "swapped" ? [implementer, caller] : [caller, implementer];
    const place = `${address}${pointer}`;
    return [...(first === "breaking" ? [`${place} callers`] : []), ...(second === "breaking" ? [`${place} implementers`] : [])];
  });
  return [...new Set(breaks)].sort();
}

test("what breaks callers one way breaks implementers the other way, for all changes of values", () => {
  fc.assert(
    fc.property(randomEdits, ({ catalog, choices }) => {
      const pair = editedPair(catalog, choices);
      fc.pre(pair !== undefined);
      const [old, next] = [catalogOfModel(pair.old), catalogOfModel(pair.next)];
      expect([pair.edits, breaksOf(next, old, "swapped")]).toEqual([pair.edits, breaksOf(old, next, "as it is")]);
    }),
    runs(12),
  );
});
