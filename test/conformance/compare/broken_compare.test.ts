import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, Verdict } from "../../../templates/cli/compare/change.ts";
import { compareCatalogs } from "../../../templates/cli/compare/compare_catalogs.ts";
import { EDIT_KINDS } from "../../fixtures/compare/edits.ts";
import { disagreements, gatherEvidence, type Compare, type Evidence } from "../../fixtures/compare/disagreements.ts";
import { editedPair, randomEdits } from "../../fixtures/compare/pairs.ts";

const gathered: Evidence[] = [];
const edits = fc.sample(randomEdits, { numRuns: 2 * EDIT_KINDS.length, seed: 20_260_301 }).entries();

/** Each kind of edit, in up to two random catalogs, of which the later ones are made only if nothing before shows a mistake. */
function* evidence(): Generator<Evidence> {
  yield* gathered;
  for (const [index, { catalog, choices }] of edits) {
    const choice = { at: 0, variant: 0, isOfGateway: false, ...choices[0], kind: EDIT_KINDS[index % EDIT_KINDS.length] ?? "" };
    const pair = editedPair(catalog, [choice]);
    if (pair === undefined) continue;
    const one = gatherEvidence(pair.old, pair.next, "own");
    gathered.push(one);
    yield one;
  }
}

/** Compare without some of its changes. */
function without(isLost: (change: Change) => boolean): Compare {
  return (old, next) => compareCatalogs(old, next).filter((change) => !isLost(change));
}

/** Compare with other verdicts. */
function rejudged(judge: (change: Change) => Partial<Pick<Change, "caller" | "implementer">>): Compare {
  return (old, next) => compareCatalogs(old, next).map((change) => ({ ...change, ...judge(change) }));
}

function swapped({ caller, implementer }: Change): Pick<Change, "caller" | "implementer"> {
  return { caller: implementer, implementer: caller };
}

const BREAKING: Verdict = "breaking";

/** Ways in which compare may be wrong. */
const mistakes: readonly (readonly [mistake: string, compare: Compare])[] = [
  ["reports nothing", () => []],
  ["compares the other way round", (old, next) => compareCatalogs(next, old)],
  ["takes callers for implementers", rejudged(swapped)],
  ["takes responses for requests", rejudged((change) => (change.direction === "response" ? swapped(change) : {}))],
  ["takes requests for responses", rejudged((change) => (change.direction === "request" ? swapped(change) : {}))],
  ["finds every change breaking", rejudged(() => ({ caller: BREAKING, implementer: BREAKING }))],
  ["finds every change breaking for callers", rejudged(() => ({ caller: BREAKING }))],
  [
    "finds every change of values breaking",
    rejudged(({ code }) => (/\/(?:narrowed|widened)$/u.test(code) ? { caller: BREAKING, implementer: BREAKING } : {})),
  ],
  ["finds what is restated breaking", rejudged(({ code }) => (code.endsWith("/restated") ? { caller: BREAKING } : {}))],
  ["skips what is inside fields", without(({ pointer }) => pointer.split("/").length > 2)],
  ["skips elements of arrays", without(({ pointer }) => pointer.includes("*"))],
  ["skips records", without(({ address }) => address.includes(".records."))],
  ["skips Meta", without(({ address }) => address.endsWith(".meta"))],
  ["skips params", without(({ address }) => address.endsWith(".params"))],
  ["skips credentials", without(({ address }) => address.endsWith(".auth_config"))],
  ["skips the bodies of the gateway", without(({ address }) => address.startsWith("gateway"))],
  ["ignores null", without(({ code }) => code.startsWith("null/"))],
  ["ignores presence", without(({ code }) => code.startsWith("presence/"))],
  ["ignores limits of numbers", without(({ code }) => /^(?:min|max)\//u.test(code))],
  ["ignores lengths", without(({ code }) => /^(?:min|max)-length\//u.test(code))],
  ["ignores numbers of elements", without(({ code }) => /^(?:min|max)-items\//u.test(code))],
  ["ignores listed values", without(({ code }) => /^(?:enum|values|const|elements)\//u.test(code))],
  ["ignores types", without(({ code }) => /^(?:type|shape)\//u.test(code))],
  ["ignores formats", without(({ code }) => code.startsWith("format/"))],
  ["ignores patterns", without(({ code }) => code.startsWith("pattern/"))],
  ["ignores new fields", without(({ code }) => /^(?:field|param)\/added/u.test(code))],
  ["ignores removed fields", without(({ code }) => /^(?:field|param)\/removed/u.test(code))],
  ["ignores choices", without(({ code }) => code.startsWith("at-least-one-of/"))],
  ["ignores unknown names", without(({ code }) => code.startsWith("unknown-names/"))],
];

test.each(mistakes)("values contradict a compare that %s", (_, compare) => {
  for (const one of evidence()) if (disagreements(one, compare).length > 0) return;
  expect.fail("no value does");
});
