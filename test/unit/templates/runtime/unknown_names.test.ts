import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unknownName, withSuggestions } from "../../../../templates/runtime/messages.ts";

describe("unknownName", () => {
  const many = Array.from({ length: 13 }, (_, index) => `a.long.name.${String(index)}`);

  it.each([
    ["custmers", ["customers", "refunds"], 'There is no entity "custmers" here; did you mean "customers"?'],
    ["zzz", ["customers", "refunds"], 'There is no entity "zzz" here; there are: customers, refunds.'],
    ["zzz", many, 'There is no entity "zzz" here; an example is "a.long.name.0".'],
    ["a`\u202e\n", ["b"], 'There is no entity "a\ufffd\ufffd\ufffd" here; there are: b.'],
    ["zzz", [], 'There is no entity "zzz" here; there are: none.'],
    [undefined, ["b"], 'There is no entity "undefined" here; there are: b.'],
  ])("%j among %j: %s", (name, known, message) => {
    expect(unknownName("entity", name, "here", known)).toEqual(new TypeError(message));
  });
});

describe("withSuggestions", () => {
  const target = Object.freeze({ customers: 1, refunds: 2 });
  const suggesting = withSuggestions(target, "entity", "here");

  it("has the names of its target, and is frozen like it", () => {
    expect({ ...suggesting }).toEqual(target);
    expect([Object.isFrozen(suggesting), "custmers" in suggesting, Object.keys(suggesting)]).toEqual([
      true,
      false,
      ["customers", "refunds"],
    ]);
  });

  it("throws for a name that is nearly one of them", () => {
    expect((): unknown => Reflect.get(suggesting, "custmers")).toThrow(
      new TypeError('There is no entity "custmers" here; did you mean "customers"?'),
    );
  });

  it("reads every other name as JavaScript does", () => {
    const far = fc.string().filter((name) => !/^[cr]/i.test(name.trim()) && !/e|u/i.test(name));
    fc.assert(
      fc.property(far, (name) => {
        expect(Reflect.get(suggesting, name)).toBe(Reflect.get(target, name));
      }),
    );
    expect(Reflect.get(suggesting, "then")).toBeUndefined();
    expect(Reflect.get(withSuggestions({ than: 1 }, "entity", "here"), "then")).toBeUndefined();
  });
});
