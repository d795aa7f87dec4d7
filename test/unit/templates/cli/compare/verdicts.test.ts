import { describe, expect, it, vi } from "vitest";
import { compareCatalogs } from "../../../../../templates/cli/compare/compare_catalogs.ts";
import { Comparison } from "../../../../../templates/cli/compare/comparison.ts";
import { VERDICTS } from "../../../../../templates/cli/compare/verdicts.ts";
import { edited } from "../../../../fixtures/compare/edited_catalogs.ts";
import { VERDICT_CASES } from "../../../../fixtures/compare/verdicts/cases.ts";
import type { VerdictCase } from "../../../../fixtures/compare/verdicts/places.ts";

/** The rows of the table that a comparison uses, and the changes that it reports. */
function compare({ base = [], edits, isSwapped }: VerdictCase): { rows: readonly string[]; changes: ReturnType<typeof compareCatalogs> } {
  const report = vi.spyOn(Comparison.prototype, "report");
  const [one, other] = [edited(...base), edited(...base, ...edits)];
  const changes = isSwapped ? compareCatalogs(other, one) : compareCatalogs(one, other);
  const rows = report.mock.calls.map(([row]) => row);
  report.mockRestore();
  return { rows, changes };
}

describe("the table of verdicts", () => {
  it.each(Object.entries(VERDICT_CASES))("has a row that is used: %s", (row, verdictCase) => {
    const { rows, changes } = compare(verdictCase);
    const [caller, implementer] = verdictCase.verdicts.split(" / ");
    expect(rows).toContain(row);
    expect(changes).toContainEqual(expect.objectContaining({ caller, implementer, id: verdictCase.id, message: verdictCase.message }));
  });

  it("has a case for every row", () => {
    expect(Object.keys(VERDICT_CASES)).toEqual(Object.keys(VERDICTS));
  });
});
