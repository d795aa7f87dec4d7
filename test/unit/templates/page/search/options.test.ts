import { describe, expect, it } from "vitest";
import { moveTo, toOptions } from "../../../../../templates/page/search/dialog/option_list.tsx";

describe("moveTo", () => {
  it.each([
    ["ArrowDown", 0, 20, 1],
    ["ArrowDown", 19, 20, 0],
    ["ArrowUp", 5, 20, 4],
    ["ArrowUp", 0, 20, 19],
    ["Home", 12, 20, 0],
    ["End", 3, 20, 19],
    ["PageDown", 3, 20, 11],
    ["PageDown", 18, 20, 19],
    ["PageUp", 18, 20, 10],
    ["PageUp", 3, 20, 0],
    ["ArrowDown", 0, 1, 0],
    ["ArrowDown", 0, 0, undefined],
    ["a", 3, 20, undefined],
    ["Tab", 3, 20, undefined],
    ["toString", 3, 20, undefined],
  ])("leads with %s from %d of %d to %s", (key, position, count, want) => {
    expect(moveTo(key, position, count)).toBe(want);
  });
});

describe("toOptions", () => {
  const entry = { kind: "field", anchor: "a", name: "a", path: [], connector: undefined, sentence: "" } as const;
  const shown = [{ entry, score: 1, terms: new Set<string>() }];

  it.each([
    [1, ["entry"]],
    [5, ["entry", "more"]],
  ])("of a group with one of %d shown are %j", (total, want) => {
    expect(toOptions([{ kind: "field", shown, total }]).map(({ kind }) => kind)).toEqual(want);
  });
});
