import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundedDistance, nearestAmong, nearestName, nearestNames, toComparedNames } from "../../../../templates/core/nearest_names.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const names = ["limit", "starting_after", "ending_before", "email", "created", "maxResults", "id", "gt", "gte"];

describe("nearestNames", () => {
  test.each([
    [0, []],
    [1, ["abcdef"]],
    [2, ["abcdef", "abcdefg"]],
    [3, ["abcdef", "abcdefg", "abcdeg"]],
    [9, ["abcdef", "abcdefg", "abcdeg"]],
  ])("gives at most %i names", (count, want) => {
    expect(nearestNames("abcde_f", ["abcdefg", "abcdeg", "abcdef", "zzzzzz"], count)).toEqual(want);
  });

  test.each([
    [100, ["a".repeat(99)]],
    [101, []],
  ])("compares names of up to 100 characters: %i", (length, want) => {
    expect(nearestNames("a".repeat(length), ["a".repeat(99)], 1)).toEqual(want);
  });

  test.each([
    ["limt", ["limit"]],
    ["limits", ["limit"]],
    ["lmiit", ["limit"]],
    ["Limit", ["limit"]],
    ["e-mail", ["email"]],
    ["STARTING_AFTER", ["starting_after"]],
    ["startingAfter", ["starting_after"]],
    ["starting-after", ["starting_after"]],
    ["Starting After", ["starting_after"]],
    ["starting_afer", ["starting_after"]],
    ["endingbefore", ["ending_before"]],
    ["max_results", ["maxResults"]],
    ["creatd", ["created"]],
    ["ids", ["id"]],
    ["lt", ["gt"]],
    ["colour", []],
    ["query", []],
    ["limit_of_everything_there_is", []],
    ["z", []],
    ["", []],
    ["x".repeat(200), []],
  ])("%s -> %j", (wanted, want) => {
    expect(nearestNames(wanted, names, 1)).toEqual(want);
  });

  test("a name of one letter is found for a longer one, but not for another letter", () => {
    expect(nearestNames("qs", ["q", "pageSize"], 1)).toEqual(["q"]);
    expect(nearestNames("x", ["q", "pageSize"], 1)).toEqual([]);
  });

  test("the best come first, those that are as good in the order in which they are given", () => {
    expect(nearestNames("gtt", names, 3)).toEqual(["gt", "gte"]);
    expect(nearestNames("gte", names, 3)).toEqual(["gt"]);
  });

  test("there may be no names at all", () => {
    expect(nearestNames("limit", [], 3)).toEqual([]);
  });

  test("does not compare texts that no name is as long as", () => {
    expect(nearestNames("a".repeat(100_000), ["a".repeat(99_999)], 1)).toEqual([]);
  });
});

describe("nearestName", () => {
  test("takes the first of equally near names, and never the name itself", () => {
    expect(nearestName("cat", ["car", "cap"])).toBe("car");
    expect(nearestName("cat", ["cat", "cap"])).toBe("cap");
    expect(nearestName("cat", ["cat"])).toBeUndefined();
    expect(nearestName("cat", ["Cat"])).toBe("Cat");
  });

  test("corrects every single slip in a name of three or more letters", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/u), fc.nat(), (name, seed) => {
        const at = seed % name.length;
        const slips = [name.slice(0, at) + name.slice(at + 1), `${name.slice(0, at)}z${name.slice(at)}`, name.toUpperCase()];
        for (const slip of slips.filter((one) => one !== name)) expect(nearestName(slip, [name])).toBe(name);
      }),
    );
  });

  test("is the first of the names with the smallest distance of the full matrix, if that is small enough", () => {
    const spelled = fc.string({ unit: fc.constantFrom("a", "b", "c", "B", "_"), maxLength: 9 });
    fc.assert(
      fc.property(spelled, fc.array(spelled, { maxLength: 6 }), (wanted, known) => {
        expect(nearestName(wanted, known)).toBe(plainNearest(wanted, known));
      }),
      runs(200),
    );
  });

  test.each(["toJSON", "then", "constructor", "nodeType", "$$typeof", "asymmetricMatch", "inspect", "valueOf", "tagName", "length"])(
    "does not take %s, which libraries look for in any object, for an action",
    (probe) => {
      const actions = ["create", "get", "list", "search", "update", "delete", "send", "upload", "download", "cancel", "archive", "changes"];
      expect(nearestName(probe, actions)).toBeUndefined();
    },
  );
});

describe("boundedDistance", () => {
  test.each([
    ["", "", 0, 0],
    ["ab", "ba", 1, 1],
    ["abc", "abc", 0, 0],
    ["abc", "abd", 0, "more"],
    ["ca", "abc", 3, 3],
    ["abc", "", 2, "more"],
    ["abc", "", 3, 3],
    ["abcdef", "badcfe", 3, 3],
  ])("of %j and %j with at most %j is %j", (from, to, most, want) => {
    expect(upTo(most, boundedDistance(from, to, most))).toBe(want);
  });

  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 14 });

  test("is the distance of the full matrix up to the bound, and larger than the bound above it", () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 15 }), (from, to, most) => {
        expect(upTo(most, boundedDistance(from, to, most))).toBe(upTo(most, fullDistance(from, to)));
      }),
      runs(200),
    );
  });

  test("is the same in both directions", () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 15 }), (from, to, most) => {
        expect(upTo(most, boundedDistance(from, to, most))).toBe(upTo(most, boundedDistance(to, from, most)));
      }),
    );
  });
});

/** The nearest name without any shortcut. */
function plainNearest(wanted: string, known: readonly string[]): string | undefined {
  const simplified = (name: string): string => name.toLowerCase().replaceAll("_", "");
  const found = known.flatMap((name) => {
    const [word, other] = [simplified(wanted), simplified(name)];
    const longest = Math.max(word.length, other.length);
    const most = longest < 3 ? Math.floor(longest / 2) : Math.floor(longest / 3);
    const distance = fullDistance(word, other);
    return name === wanted || distance > most ? [] : [{ name, distance }];
  });
  return found.toSorted((left, right) => left.distance - right.distance)[0]?.name;
}

function upTo(most: number, distance: number): number | "more" {
  return distance <= most ? distance : "more";
}

/** Optimal string alignment as a recursive definition, without bounds. */
function fullDistance(from: string, to: string): number {
  const known = new Map<string, number>();
  const of = (row: number, column: number): number => {
    if (row === 0 || column === 0) return row + column;
    const key = `${row} ${column}`;
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const changed = of(row - 1, column - 1) + (from.charAt(row - 1) === to.charAt(column - 1) ? 0 : 1);
    const swaps = row > 1 && column > 1 && from.charAt(row - 1) === to.charAt(column - 2) && from.charAt(row - 2) === to.charAt(column - 1);
    const swapped = swaps ? of(row - 2, column - 2) + 1 : Infinity;
    const least = Math.min(of(row - 1, column) + 1, of(row, column - 1) + 1, changed, swapped);
    known.set(key, least);
    return least;
  };
  return of(from.length, to.length);
}

describe("nearestAmong", () => {
  test("answers each question as if it were the first, and remembers few", () => {
    const compared = toComparedNames(names);
    const questions = fc.array(
      fc.constantFrom(...names).map((name) => name.slice(1)),
      { minLength: 20, maxLength: 40 },
    );
    const ask = (wanted: string): void => expect(nearestAmong(wanted, compared)).toBe(nearestName(wanted, names));
    fc.assert(
      fc.property(fc.oneof(questions, fc.array(fc.string(), { maxLength: 40 })), (all) => {
        all.forEach(ask);
        expect(compared.near.size).toBeLessThanOrEqual(16);
      }),
      runs(20),
    );
  });

  test("does not remember that it had no effort left", () => {
    const compared = toComparedNames(["limit"]);
    expect(nearestAmong("limt", compared, { pairs: 1 })).toBeUndefined();
    expect(nearestAmong("limt", compared)).toBe("limit");
  });
});
