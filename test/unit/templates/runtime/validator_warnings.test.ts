import { expect, describe, onTestFinished, test, vi } from "vitest";
import { discriminatedBy, anyOf } from "../../../../templates/runtime/choices.ts";
import type { Rule, Table } from "../../../../templates/runtime/rules.ts";
import { paramsOf, recordOf, tell, valueOf } from "../../../fixtures/validators.ts";

const inside: Table = { name: "inside", side: "request", open: true, fields: { amount: "integer" } };
const open = paramsOf({ id: "string", inside: { table: inside }, metadata: { values: "string" }, bare: "object" }, { open: true });

describe("unknown names in open objects of requests", () => {
  test.each<[unknown, readonly string[]]>([
    [{ id: "a" }, []],
    [{ id: "a", other: undefined }, []],
    [{ id: "a", other: 1 }, ["params/unknown /other?"]],
    [{ id: 1, other: 1 }, ["value/type /id", "params/unknown /other?"]],
    [{ inside: { amout: 1 } }, ["field/unknown /inside/amout?"]],
    [{ inside: { amount: 1 }, more: { amout: 1 } }, ["params/unknown /more?"]],
    [{ metadata: { anything: "a" }, bare: { anything: 1 } }, []],
    [JSON.parse('{ "__proto__": 1, "constructor": 2 }'), ["params/unknown /__proto__?", "params/unknown /constructor?"]],
  ])("are warnings under both profiles: %j", (value, want) => {
    expect(tell(open, value)).toEqual(want);
    expect(tell(open, value, { profile: "tolerant" })).toEqual(want);
    expect(open.is(value)).toBe(want.every((issue) => issue.endsWith("?")));
  });

  test("come with the accepted value and the name that was probably meant", () => {
    const value = { inside: { amout: 1 } };
    const issue = {
      code: "field/unknown",
      severity: "warning",
      path: ["inside", "amout"],
      pointer: "/inside/amout",
      message: "`inside.amout` is not a documented field of inside; did you mean `amount`?",
      expected: ["amount"],
    };
    expect(open.check(value)).toEqual({ ok: true, value, issues: [issue] });
    expect(() => open.assert(value)).not.toThrow();
    expect(open["~standard"].validate(value)).toEqual({ value });
  });

  test("come with all known names if none is near", () => {
    expect(open.check({ colour: 1 }).issues).toMatchObject([
      { message: "`colour` is not a documented parameter of shop.orders.list", hint: "Known: `id`, `inside`, `metadata`, `bare`." },
    ]);
  });

  test("are compared with the known names only while warnings are kept", () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`unknown_${index}`, index]));
    // Names are compared in lower case, and the known ones are prepared once.
    open.check({ other: 1 });
    const lower = vi.spyOn(String.prototype, "toLowerCase");
    onTestFinished(() => lower.mockRestore());
    expect(open.check({ ...many, id: 1 }, { maxIssues: 10 })).toMatchObject({ ok: false });
    expect(lower).toHaveBeenCalledTimes(10);
  });

  test("get no suggestions any more when looking for these has taken long enough, but are all reported", () => {
    const long = "a".repeat(90);
    const validator = paramsOf({ [long]: "string" });
    const keys = Array.from({ length: 300 }, (_, index) => `${long.slice(3)}${100 + index}`);
    const { issues } = validator.check(Object.fromEntries(keys.map((key) => [key, 1])), { maxIssues: 1000 });
    expect(issues.map(({ path }) => path[0])).toEqual(keys);
    // Each comparison takes 90 letters by 61: a third of 90 on both sides, and the letter itself.
    const suggested = Math.floor(1_000_000 / (90 * 61));
    expect(issues.map(({ message }) => message.includes("did you mean"))).toEqual(keys.map((_, index) => index < suggested));
    expect(issues.at(-1)?.hint).toContain("Known: ");
    expect(validator.check({ [`${long}b`]: 1 }).issues[0]?.message).toContain("did you mean");
  });

  test("are nothing special in records", () => {
    expect(tell(recordOf({ id: "string" }), { id: "a", other: 1 })).toEqual([]);
  });
});

describe("warnings and the number of issues", () => {
  const required = paramsOf({ id: "integer", name: "string" }, { open: true, required: ["name"] });
  const value = { a: 1, b: 2, id: "x", c: 3 };

  test.each<[maxIssues: number, want: readonly string[]]>([
    [1, ["value/type /id"]],
    [2, ["value/type /id", "params/missing /name"]],
    [3, ["params/unknown /a?", "value/type /id", "params/missing /name"]],
    [4, ["params/unknown /a?", "params/unknown /b?", "value/type /id", "params/missing /name"]],
    [9, ["params/unknown /a?", "params/unknown /b?", "value/type /id", "params/unknown /c?", "params/missing /name"]],
  ])("of %i at most", (maxIssues, want) => {
    expect(tell(required, value, { maxIssues })).toEqual(want);
  });

  test("only warnings are dropped if there are only warnings", () => {
    expect(tell(open, { a: 1, b: 2, c: 3 }, { maxIssues: 2 })).toEqual(["params/unknown /a?", "params/unknown /b?"]);
  });
});

describe("alternatives", () => {
  const make = (name: string, fields: Table["fields"], details: Partial<Table> = {}): Rule => ({
    table: { name, side: "request", fields, ...details },
  });
  const either = valueOf(
    anyOf(make("closed", { a: "string", b: "string" }), make("open", { a: "string", cost: "integer" }, { open: true })),
  );

  test.each<[about: string, value: unknown, want: readonly string[]]>([
    ["one accepts the value without a warning", { a: "x", b: "y" }, []],
    ["one accepts it with a warning", { a: "x", costs: 1 }, ["field/unknown /costs?"]],
    ["one accepts it with many warnings, the other has one error", { b: 1, c: 1, d: 1, e: 1, f: 1 }, ["/b", "/c", "/d", "/e", "/f"]],
    ["none accepts it", { a: 1 }, ["value/type /a"]],
    ["none accepts it, one has a warning too", { a: 1, costs: 1 }, ["value/type /a", "field/unknown /costs?"]],
  ])("%s", (_about, value, want) => {
    expect(tell(either, value)).toEqual(want.map((issue) => (issue.startsWith("/") ? `field/unknown ${issue}?` : issue)));
  });

  test("the one with the fewest warnings explains a value that several accept", () => {
    const several = valueOf(
      anyOf(make("first", { a: "string" }, { open: true }), make("second", { a: "string", b: "string" }, { open: true })),
    );
    expect(several.check({ a: "x", b: "y", c: "z" }).issues.map(({ message }) => message)).toEqual([
      "`c` is not a documented field of second",
    ]);
  });

  test("an accepted value is not said to match none of them", () => {
    expect(either.check({ a: "x", costs: 1 }).issues).toMatchObject([
      { message: expect.stringContaining("did you mean `cost`?") as string },
    ]);
    expect(either.check({ a: "x", costs: 1 }).issues[0]).not.toHaveProperty("hint");
  });

  test("are found behind keys as well", () => {
    const execute = valueOf(
      discriminatedBy("entity", "shop", { orders: anyOf(make("a", { entity: "string" }, { open: true }), make("b", { x: "string" })) }),
    );
    expect(tell(execute, { entity: "orders", entitys: 1 })).toEqual(["field/unknown /entitys?"]);
  });
});
