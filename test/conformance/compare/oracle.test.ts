import fc from "fast-check";
import { expect, test } from "vitest";
import { disagreements, gatherEvidence } from "../../fixtures/compare/disagreements.ts";
import { editedPair, randomEdits } from "../../fixtures/compare/pairs.ts";
import type { Scope } from "../../fixtures/compare/witnesses.ts";
import { runs } from "../../fixtures/property_runs.ts";

/*
 * Compare says what a change breaks from what the catalogs say. Here values decide: those that only one of the catalogs accepts.
 * To try thousands of edits: PROPERTY_RUNS_FACTOR=50 FAST_CHECK_SEED=1 npx vitest run test/conformance/compare
 */

const cases: readonly (readonly [scope: Scope, usual: number])[] = [
  ["own", 30],
  ["all", 5],
];

test.each(cases)("a break is reported exactly if a value shows it, at %s addresses", (scope, usual) => {
  fc.assert(
    fc.property(randomEdits, ({ catalog, choices }) => {
      const pair = editedPair(catalog, choices);
      fc.pre(pair !== undefined);
      expect([pair.edits, disagreements(gatherEvidence(pair.old, pair.next, scope))]).toEqual([pair.edits, []]);
    }),
    runs(usual),
  );
});
