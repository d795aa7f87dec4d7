import fc from "fast-check";
import { expect, test } from "vitest";
import type { Catalog } from "../../../templates/bin/catalog/catalog_types.ts";
import type { Change } from "../../../templates/bin/compare/change.ts";
import { compareCatalogs } from "../../../templates/bin/compare/compare_catalogs.ts";
import { catalogOfModel } from "../../fixtures/compare/disagreements.ts";
import { editedPair, randomEdits } from "../../fixtures/compare/pairs.ts";
import { runs } from "../../fixtures/property_runs.ts";

/** The changes of values: those that keep, lose or gain some. Others, such as a removed name, mean something else the other way round. */
const OF_VALUES = /\/(?:narrowed|widened|changed|restated)$/u;

function verdicts(old: Catalog, next: Catalog, order: "as it is" | "swapped"): readonly string[] {
  const changes = compareCatalogs(old, next).filter(({ code, direction }) => OF_VALUES.test(code) && direction !== "both");
  const pairOf = ({ caller, implementer }: Change): string =>
    order === "swapped" ? `${implementer}/${caller}` : `${caller}/${implementer}`;
  return changes.map((change) => `${change.address}${change.pointer} ${change.code.split("/")[0] ?? ""} ${pairOf(change)}`).sort();
}

test("what breaks callers one way breaks implementers the other way, for all changes of values", () => {
  fc.assert(
    fc.property(randomEdits, ({ catalog, choices }) => {
      const pair = editedPair(catalog, choices);
      fc.pre(pair !== undefined);
      const [old, next] = [catalogOfModel(pair.old), catalogOfModel(pair.next)];
      expect([pair.edits, verdicts(next, old, "swapped")]).toEqual([pair.edits, verdicts(old, next, "as it is")]);
    }),
    runs(40),
  );
});
