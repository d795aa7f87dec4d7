import { describe, expect, it } from "vitest";
import { groupResults, MORE } from "../../../../../templates/page/search/build_index.ts";
import type { Found, EntryKind } from "../../../../../templates/search/search_index.ts";

function found(kind: EntryKind, count: number): readonly Found[] {
  return Array.from({ length: count }, (_, position) => {
    const entry = { kind, anchor: `${kind}.${position}`, name: kind, path: [], connector: undefined, sentence: "" };
    return { entry, score: 1, terms: new Set<string>() };
  });
}

describe("groupResults", () => {
  it("puts the kind with the best result first, and keeps the order inside", () => {
    const [operation] = found("operation", 1);
    const [field, otherField] = found("field", 2);
    const results = [field, operation, otherField].filter((one) => one !== undefined);
    expect(groupResults(results, new Map()).map(({ kind, shown }) => [kind, shown.map(({ entry }) => entry.anchor)])).toEqual([
      ["field", ["field.0", "field.1"]],
      ["operation", ["operation.0"]],
    ]);
  });

  it.each([
    ["operation", 0, 8],
    ["field", 0, 4],
    ["field", MORE, 4 + MORE],
  ] as const)("shows of many of the kind %s, and %d more: %d", (kind, more, want) => {
    const [group] = groupResults(found(kind, 100), new Map([[kind, more]]));
    expect(group?.shown).toHaveLength(want);
    expect(group?.total).toBe(100);
  });

  it("of nothing is nothing", () => {
    expect(groupResults([], new Map())).toEqual([]);
  });
});
