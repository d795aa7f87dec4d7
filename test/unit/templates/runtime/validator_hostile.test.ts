import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { discriminatedBy, anyOf } from "../../../../templates/runtime/choices.ts";
import { byDefinitionId } from "../../../../templates/runtime/definition_ids.ts";
import type { Rule, Table } from "../../../../templates/runtime/rules.ts";
import { valueOf, paramsOf, recordOf, tell } from "../../../fixtures/validators.ts";

const Tree = {
  name: "Tree",
  side: "response" as const,
  fields: {
    id: "string",
    next: {
      nullable: true as const,
      get table() {
        return Tree;
      },
    },
    all: {
      nullable: true as const,
      items: {
        get table() {
          return Tree;
        },
      },
    },
  },
};
const tree = valueOf({ table: Tree });

function nest(levels: number, wrap: (inside: unknown) => unknown, innermost: unknown = null): unknown {
  let value = innermost;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

const validators = [
  tree,
  paramsOf({ id: "string", created: { table: Tree } }, { required: ["id"], atLeastOneOf: ["id"] }),
  recordOf({ id: "string", data: "object", list: "array<array<string>>", map: { values: "string" } }),
  valueOf("any"),
  valueOf("object"),
  valueOf({ values: { values: "object" } }),
  valueOf("array<array<array<integer>>>"),
  valueOf(anyOf({ table: Tree }, "object")),
  valueOf(discriminatedBy("entity", "shop", { a: { table: Tree } })),
  valueOf(byDefinitionId("id", { a: { name: "shop", table: Tree } }, { table: Tree })),
];

describe("values that are 100,000 levels deep", () => {
  const deep = [
    nest(100_000, (inside) => ({ id: "a", next: inside })),
    nest(100_000, (inside) => ({ id: "a", all: [inside] })),
    nest(100_000, (inside) => [inside]),
    nest(100_000, (inside) => ({ data: inside, map: inside })),
  ];

  test("get a verdict or one clear issue from every validator", () => {
    for (const validator of validators)
      for (const value of deep)
        for (const profile of ["documented", "tolerant"] as const) {
          expect(validator.is(value)).toBe(validator.check(value).ok);
          expect(validator.check(value, { profile }).issues.length).toBeLessThanOrEqual(100);
        }
  });

  test("are too deep where rules go as deep", () => {
    const { issues } = tree.check(deep[0]);
    expect(issues).toMatchObject([{ code: "value/too-deep", expected: 200 }]);
    expect(issues[0]?.path).toHaveLength(200);
  });

  test("are followed as far as the limit", () => {
    expect(
      tell(
        tree,
        nest(200, (inside) => ({ id: "a", next: inside })),
      ),
    ).toEqual([]);
    expect(
      tell(
        tree,
        nest(201, (inside) => ({ id: "a", next: inside })),
      )[0],
    ).toMatch(/^value\/too-deep /);
  });

  test("are nothing special where anything may be inside", () => {
    expect(valueOf("object").is(deep[3])).toBe(true);
    expect(recordOf({ data: "any" }).is({ data: deep[2] })).toBe(true);
  });
});

describe("levels are counted", () => {
  const inside = {
    nullable: true as const,
    get table(): Table {
      return Node;
    },
  };
  const other: Rule = { table: { name: "Other", side: "request", required: ["x"], fields: { x: "string" } } };
  const Node: Table = {
    name: "Node",
    side: "response",
    optional: ["choice"],
    fields: { list: { nullable: true, items: inside }, map: { nullable: true, values: inside }, choice: anyOf(other, inside) },
  };
  const node = valueOf({ table: Node });

  // An object is a level, and so is the array or the map in it: 200 levels are 100 of these. A choice is no level of its own.
  test.each<[string, number, (inside: unknown) => unknown, unknown]>([
    ["in arrays", 100, (value) => ({ list: [value] }), null],
    ["in maps", 100, (value) => ({ map: { a: value } }), null],
    ["in alternatives", 199, (value) => ({ choice: value }), {}],
  ])("%s", (_where, most, wrap, innermost) => {
    expect(tell(node, nest(most, wrap, innermost))).toEqual([]);
    const { issues } = node.check(nest(most + 1, wrap, innermost));
    expect(issues.map(({ code }) => code)).toEqual(["value/too-deep"]);
    expect(issues[0]?.message).toContain("is nested deeper than 200 levels");
    expect(node.is(nest(most + 1, wrap, innermost))).toBe(false);
  });

  test("in arrays of arrays, which no record is around", () => {
    let rule: Rule = { type: "string" };
    for (let level = 0; level < 201; level++) rule = { items: rule };
    const lists = valueOf({ nullable: true, items: rule });
    const levels = (count: number): unknown => nest(count, (value) => (value === null ? [] : [value]));
    expect(tell(lists, levels(200))).toEqual([]);
    expect(tell(lists, levels(201))).toEqual([`value/too-deep ${"/0".repeat(200)}`]);
  });
});

test("cyclic objects are too deep where rules go round, else like others", () => {
  const cyclic: Record<string, unknown> = { id: "a" };
  cyclic["next"] = cyclic;
  cyclic["all"] = [cyclic, cyclic];
  expect(tree.is(cyclic)).toBe(false);
  const small = tree.check({ id: "a", next: cyclic["next"] }, { maxIssues: 3 });
  expect(small.issues.map(({ code }) => code)).toEqual(["value/too-deep", "value/too-deep", "value/too-deep"]);
  expect(valueOf("object").is(cyclic)).toBe(true);
});

const throws = () => {
  throw new Error("no");
};
const traps = ["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf"] as const;
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const exotic: readonly unknown[] = [
  undefined,
  () => 1,
  Symbol("a"),
  10n,
  NaN,
  -0,
  new Date(),
  new Map([["id", 1]]),
  new Proxy({}, {}),
  new Proxy([], {}),
  revoked,
  ...traps.map((trap) => new Proxy({ id: "a" }, { [trap]: throws })),
  ...traps.map((trap) => new Proxy(["a"], { [trap]: throws })),
  ...traps.map((trap) => ({ id: new Proxy({}, { [trap]: throws }), data: new Proxy({}, { [trap]: throws }) })),
  Object.defineProperty({}, "id", { get: throws, enumerable: true }),
  Object.defineProperty({}, "created", { get: throws, enumerable: true }),
  Object.defineProperty([], 0, { get: throws, enumerable: true }),
  { id: { toString: throws, valueOf: throws, toJSON: throws, [Symbol.toPrimitive]: throws } },
  Object.assign(
    Object.create({
      get id(): never {
        return throws();
      },
    }),
    { next: 1 },
  ),
  runInContext("({ id: 'a', next: { id: 1 } })", createContext({})),
  globalThis,
];

test("whatever is given, there is a verdict", () => {
  for (const validator of validators) {
    for (const value of [...exotic, ...exotic.map((inside) => ({ id: "a", next: inside, all: [inside] }))]) {
      const verdict = validator.is(value);
      for (const profile of ["documented", "tolerant"] as const) {
        const { ok, issues } = validator.check(value, { profile });
        expect(issues.length === 0 || !ok || profile === "tolerant").toBe(true);
        if (profile === "documented") expect(ok).toBe(verdict);
      }
      expect("value" in validator["~standard"].validate(value)).toBe(verdict);
    }
  }
});

test("a value that cannot be read is reported with its place", () => {
  expect(valueOf("object").check(revoked).issues).toMatchObject([
    { code: "value/unreadable", pointer: "", message: "The value cannot be read: reading it throws" },
  ]);
  const inside = { id: "a", next: { id: "b", next: revoked, all: null }, all: null };
  expect(tell(tree, inside)).toEqual(["value/unreadable /next/next"]);
});

test("a value that changes while it is read gets a verdict as well", () => {
  let reads = 0;
  const moody = Object.defineProperty({}, "id", { get: () => (reads++ === 0 ? 1 : "a"), enumerable: true });
  expect(paramsOf({ id: "string" }).check(moody)).toEqual({ ok: true, value: moody, issues: [] });
});

test("objects of another realm are checked like ours", () => {
  const foreign: unknown = runInContext("({ id: 'a', next: { id: 1, next: null, all: [] }, all: null })", createContext({}));
  expect(tell(tree, foreign)).toEqual(["value/type /next/id"]);
});

test("options that make no sense do no harm", () => {
  const check = paramsOf({}).check as (value: unknown, options: unknown) => { ok: boolean };
  for (const options of [null, 5, "tolerant", { profile: "lenient" }, { maxIssues: "5" }, []])
    expect(check({ a: 1 }, options).ok).toBe(false);
  expect([{}, { a: 1 }].filter(paramsOf({}).is)).toEqual([{}]);
});
