import { describe, expect, test } from "vitest";
import { catalogOf } from "../fixtures/catalog_of.ts";
import { loadModel } from "../fixtures/load_model.ts";
import { catalogSources, valuesIn } from "../fixtures/emitted_package.ts";

interface LedgerEntry {
  readonly key: "assumed" | "not_shown";
  readonly place: string;
  readonly reason: unknown;
}

const sources = catalogSources().filter(({ path }) => path.endsWith(".yaml"));
const marks = sources.flatMap((source) => findMarks(valuesIn(source), source.path));

/** Every `assumed` and `not_shown` of a file; the list of open topics gives one mark a line. */
function findMarks(value: unknown, place: string): readonly LedgerEntry[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly LedgerEntry[] => {
    const here = `${place} > ${key}`;
    if (key !== "assumed" && key !== "not_shown") return findMarks(inner, here);
    if (!Array.isArray(inner)) return [{ key, place: here, reason: inner }];
    return inner.map((reason: unknown, index) => ({ key, place: `${here} > ${index}`, reason }));
  });
}

/** Why a thing is assumed takes a sentence; what is not shown may be as short as "Its values." */
const FEWEST_WORDS = { assumed: 4, not_shown: 2 };

function isReason({ key, reason }: LedgerEntry): boolean {
  return typeof reason === "string" && reason.trim() === reason && reason.split(/\s+/u).length >= FEWEST_WORDS[key];
}

describe("the catalog's reasons", () => {
  test("are there for everything that is assumed or not shown", () => {
    expect(marks.length).toBeGreaterThan(100);
    expect(marks.filter((mark) => !isReason(mark))).toEqual([]);
  });

  test("cannot be left out: the catalog is refused", () => {
    const accepted = ["assumed: ''", "assumed:", "assumed: true", "not_shown: ''", "not_shown:", "not_shown: true"].filter((mark) =>
      accepts(`{ type: string, ${mark} }`),
    );
    expect(accepted).toEqual([]);
    expect(accepts("{ type: string, assumed: Because somebody said so. }")).toBe(true);
  });
});

/** Whether a catalog loads with a record field written like this. */
function accepts(field: string): boolean {
  const { sources: written } = catalogOf(`records: { Order: { fields: { id: ${field} } } }`);
  return loadModel(written).model !== undefined;
}
