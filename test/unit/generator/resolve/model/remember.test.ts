import { describe, expect, test } from "vitest";
import { forgetAll, remember } from "../../../../../generator/resolve/model/remember.ts";

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
