import fc from "fast-check";
import { expect, test } from "vitest";
import { editedPair, randomEdits } from "../../fixtures/compare/pairs.ts";
import { findWitnesses } from "../../fixtures/compare/witnesses.ts";
import { randomWitnesses } from "../../fixtures/compare/random_values.ts";
import { runs } from "../../fixtures/property_runs.ts";

test("values at random never tell two catalogs apart where the search finds nothing", () => {
  fc.assert(
    fc.property(randomEdits, fc.nat(), ({ catalog, choices }, seed) => {
      const pair = editedPair(catalog, choices);
      fc.pre(pair !== undefined);
      const found = new Map(findWitnesses(pair.old, pair.next, "own").map((one) => [one.address, one]));
      const others = randomWitnesses(pair.old, pair.next, seed).filter(
        ({ address, lost, gained }) =>
          (lost !== undefined && found.get(address)?.lost === undefined) ||
          (gained !== undefined && found.get(address)?.gained === undefined),
      );
      expect([pair.edits, others]).toEqual([pair.edits, []]);
    }),
    runs(10),
  );
});
