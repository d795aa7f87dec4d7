import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepEqual } from "../../../generator/reuse/keep_equal.ts";
import { forgetAll, remember } from "../../../generator/reuse/remember.ts";
import { runs } from "../../fixtures/property_runs.ts";

describe("remember", () => {
  test("makes the result for the same arguments once, and another one for others", () => {
    const join = remember((...parts: readonly { readonly text: string }[]) => ({ all: parts.map(({ text }) => text).join("") }));
    const [a, b] = [{ text: "a" }, { text: "b" }];
    expect(join(a, b)).toBe(join(a, b));
    expect([join(), join(a), join(a, b), join(b, a), join({ text: "a" }, b)].map(({ all }) => all)).toEqual(["", "a", "ab", "ba", "ab"]);
    expect(join({ text: "a" }, b)).not.toBe(join(a, b));
  });

  test("remembers that there is no result", () => {
    let calls = 0;
    const none = remember((_of: object): undefined => void (calls += 1));
    const thing = {};
    expect([none(thing), none(thing), calls]).toEqual([undefined, undefined, 1]);
  });

  test("does not remember what throws", () => {
    const results = [new Error("first"), "second"];
    const next = remember((_of: object) => {
      const result = results.shift();
      if (result instanceof Error) throw result;
      return result;
    });
    const thing = {};
    expect(() => next(thing)).toThrow("first");
    expect(next(thing)).toBe("second");
  });

  test("makes everything again, once, when all functions have forgotten everything", () => {
    const [first, second] = [remember((of: object) => ({ of })), remember((...of: readonly object[]) => ({ of }))];
    const [a, b] = [{ text: "a" }, { text: "b" }];
    const call = (): readonly object[] => [first(a), second(), second(a), second(a, b)];
    const before = call();
    forgetAll();
    const after = call();
    expect(after).toEqual(before);
    expect(after.filter((result) => before.includes(result))).toEqual([]);
    expect(call().map((result, index) => result === after[index])).toEqual([true, true, true, true]);
  });
});

describe("keepEqual", () => {
  test("returns the earlier value when nothing differs", () => {
    const make = () => ({ list: [{ id: "a", more: { x: 1 } }], text: "t", none: undefined, map: new Map([["k", "v"]]) });
    const earlier = make();
    expect(keepEqual(earlier, make())).toBe(earlier);
  });

  test("keeps what is equal beside what differs", () => {
    const earlier = { same: { deep: [1, 2] }, other: { x: 1 } };
    const kept = keepEqual(earlier, { same: { deep: [1, 2] }, other: { x: 2 } });
    expect(kept).toEqual({ same: { deep: [1, 2] }, other: { x: 2 } });
    expect(kept.same).toBe(earlier.same);
  });

  test.each(["id", "name", "path"])("finds elements by their %s when others are inserted or removed", (key) => {
    const earlier = [
      { [key]: "a", v: 1 },
      { [key]: "b", v: 2 },
      { [key]: "c", v: 3 },
    ];
    const kept = keepEqual(earlier, [
      { [key]: "new", v: 0 },
      { [key]: "c", v: 3 },
      { [key]: "a", v: 9 },
    ]);
    expect(kept).toEqual([
      { [key]: "new", v: 0 },
      { [key]: "c", v: 3 },
      { [key]: "a", v: 9 },
    ]);
    expect(kept[1]).toBe(earlier[2]);
  });

  test.each([
    ["the order of keys", { a: 1, b: 2 }, { b: 2, a: 1 }],
    ["a key without a value", { a: 1 }, { a: 1, b: undefined }],
    ["minus zero", { a: 0 }, { a: -0 }],
    ["an empty list and an empty object", { a: [] }, { a: {} }],
    ["null and an object", { a: null }, { a: {} }],
    [
      "the order of a map",
      {
        a: new Map([
          ["x", 1],
          ["y", 2],
        ]),
      },
      {
        a: new Map([
          ["y", 2],
          ["x", 1],
        ]),
      },
    ],
    ["a key that every object inherits", { a: 1 }, JSON.parse('{ "a": 1, "__proto__": 2 }') as object],
  ])("tells %s apart", (_, earlier: object, next: object) => {
    const kept = keepEqual(earlier, next);
    expect(kept).not.toBe(earlier);
    expect(Object.entries(kept)).toEqual(Object.entries(next));
  });

  test("never changes the value, whatever came before", () => {
    const property = fc.property(fc.jsonValue(), fc.jsonValue(), (earlier, next) => {
      const text = JSON.stringify(next);
      expect(JSON.stringify(keepEqual(earlier, next))).toBe(text);
      expect(JSON.stringify(keepEqual(next, JSON.parse(text)))).toBe(text);
    });
    fc.assert(property, runs(200));
  });
});
