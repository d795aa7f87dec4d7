import { describe, expect, test } from "vitest";
import { createInner, type InnerRules } from "../../../../templates/runtime/inner.ts";
import type { Rule, Table } from "../../../../templates/runtime/rules.ts";
import { createValidator } from "../../../../templates/runtime/validator.ts";
import type { CheckOptions, Inner, ValidationIssue, Validator } from "../../../../templates/runtime/validator_types.ts";

const detail: Table = {
  name: "Detail",
  fields: {
    name: "string | null",
    count: "integer | null",
    owner: { type: "string | null", alsoSeen: "object" },
    parts: { items: { table: (): Table => detail } },
    labels: { values: "string" },
  },
};

const order: Rule = {
  table: {
    name: "Order",
    fields: { id: "string", status: { enum: ["open"] }, detail: "object", tags: { items: "object" }, extra: "any" },
    optional: ["tags", "extra"],
  },
};

const rules: InnerRules = {
  connector: "shop",
  source: "People say so.",
  records: {
    Order: {
      table: { name: "Order", fields: { detail: { table: detail }, tags: { items: { table: detail } }, extra: { values: "string" } } },
    },
  },
  operations: { "orders.get": "Order", "orders.list": "Order" },
  result: "result",
};

const inner = createInner(rules);
const otherInner = createInner({ ...rules, connector: "desk" });
const response = (result: Rule): Rule => ({ table: { name: "response", fields: { status: "string", result } } });

const validators = {
  record: createValidator("shop.records.Order", order),
  returned: createValidator("shop.orders.get.record", order),
  one: createValidator("shop.orders.get.response", response(order)),
  list: createValidator("shop.orders.list.response", response({ items: order })),
};

/** What there is about the inside, as `pointer`. Also makes sure that everything else is as without it. */
function warningsOf(validator: Validator<unknown>, value: unknown, options: CheckOptions = { inner }): readonly string[] {
  const { inner: _, ...others } = options;
  const [without, { ok, issues }] = [validator.check(value, others), validator.check(value, options)];
  const inside = issues.filter(({ code }) => code === "inner/type");
  expect({ ok, issues: issues.filter((issue) => !inside.includes(issue)) }).toEqual({ ok: without.ok, issues: without.issues });
  expect(inside.every(({ severity }) => severity === "warning")).toBe(true);
  return inside.map(({ pointer }) => pointer);
}

/** A right order with this inside. */
function withDetail(inside: object, more: object = {}): object {
  return { id: "1", status: "open", detail: inside, ...more };
}

describe("the inside of a record", () => {
  test("has a warning about a value of the wrong kind, which says where and why", () => {
    const value = withDetail({ parts: [{ name: 5 }] });
    const issue: ValidationIssue = {
      code: "inner/type",
      severity: "warning",
      path: ["detail", "parts", 0, "name"],
      pointer: "/detail/parts/0/name",
      message: "`detail.parts[0].name` must be a string or null, not an integer",
      hint: "Assumed: People say so.",
      expected: "string | null",
    };
    expect(validators.record.check(value, { inner })).toEqual({ ok: true, value, issues: [issue] });
    expect(validators.record.is(value)).toBe(true);
  });

  test.each<[about: string, value: object, want: readonly string[]]>([
    ["nothing", withDetail({}), []],
    ["the right kinds", withDetail({ name: "a", count: 1, owner: "b", parts: [{}], labels: { a: "b" } }), []],
    ["null", withDetail({ name: null, count: null, owner: null, parts: null, labels: null }), []],
    ["null among elements and values", withDetail({ parts: [null], labels: { a: null } }), []],
    ["undefined", withDetail({ name: undefined, parts: undefined }), []],
    ["unknown fields", withDetail({ other: 1, parts: [{ another: {} }] }), []],
    ["a further known type", withDetail({ owner: { name: 1 } }), []],
    ["a wrong kind", withDetail({ name: 1 }), ["/detail/name"]],
    ["a fraction", withDetail({ count: 1.5 }), ["/detail/count"]],
    ["several wrong kinds", withDetail({ name: {}, count: "1", owner: 1 }), ["/detail/name", "/detail/count", "/detail/owner"]],
    ["wrong elements", withDetail({ parts: ["a", { parts: { a: 1 } }] }), ["/detail/parts/0", "/detail/parts/1/parts"]],
    ["wrong values", withDetail({ labels: { "a/b": 1, c: "d" } }), ["/detail/labels/a~1b"]],
    ["a wrong kind in an element of the record", withDetail({}, { tags: [{}, { name: 1 }] }), ["/tags/1/name"]],
    ["another kind of map where anything may be", withDetail({}, { extra: { a: 1 } }), ["/extra/a"]],
    ["another kind of value where anything may be", withDetail({}, { extra: "a" }), []],
    [
      "own keys with the names of methods",
      JSON.parse('{"id":"1","status":"open","detail":{"__proto__":1,"toString":2,"labels":{"__proto__":3}}}') as object,
      ["/detail/labels/__proto__"],
    ],
  ])("may have %s", (_about, value, want) => {
    for (const profile of ["documented", "tolerant"] as const)
      expect(warningsOf(validators.record, value, { inner, profile })).toEqual(want);
    expect(warningsOf(validators.returned, value)).toEqual(want);
  });

  test.each<[about: string, value: unknown, want: readonly string[]]>([
    ["a record that is wrong", withDetail({ name: 1 }, { id: 5, status: "no" }), ["/detail/name"]],
    ["a record without its fields", { detail: { name: 1 } }, ["/detail/name"]],
    ["an open field of the wrong kind, which is the documents' own", { id: "1", status: "open", detail: "text" }, []],
    ["no record", "text", []],
    ["null", null, []],
    ["a list of records", [withDetail({ name: 1 })], []],
  ])("changes nothing about %s", (_about, value, want) => {
    expect(warningsOf(validators.record, value)).toEqual(want);
    expect(warningsOf(validators.record, value, { inner, profile: "tolerant" })).toEqual(want);
  });
});

describe("the inside of an answer", () => {
  const wrong = withDetail({ name: 1 });

  test.each<[about: string, validator: Validator<unknown>, value: unknown, want: readonly string[]]>([
    ["with a record", validators.one, { status: "success", result: wrong }, ["/result/detail/name"]],
    [
      "with records",
      validators.list,
      { status: "success", result: [withDetail({}), wrong, wrong] },
      ["/result/1/detail/name", "/result/2/detail/name"],
    ],
    ["without its result", validators.one, { status: "success" }, []],
    ["with null", validators.list, { status: "success", result: [null, wrong] }, ["/result/1/detail/name"]],
    ["that is no object", validators.list, [wrong], []],
  ])("%s has warnings with the whole path", (_about, validator, value, want) => {
    expect(warningsOf(validator, value)).toEqual(want);
  });

  test("is named from the top", () => {
    const { issues } = validators.list.check({ status: "success", result: [wrong] }, { inner });
    expect(issues).toMatchObject([
      { path: ["result", 0, "detail", "name"], message: "`result[0].detail.name` must be a string or null, not an integer" },
    ]);
  });
});

describe("the option", () => {
  const wrong = withDetail({ name: 1, count: "1" });

  test.each<[about: string, options: CheckOptions, want: number]>([
    ["is left out", {}, 0],
    ["has nothing", { inner: [] }, 0],
    ["is about another connector", { inner: otherInner }, 0],
    ["is about several", { inner: [otherInner, inner] }, 2],
    ["comes with a limit", { inner, maxIssues: 1 }, 1],
  ])("that %s", (_about, options, want) => {
    expect(warningsOf(validators.record, wrong, options)).toHaveLength(want);
  });

  test.each<[maxIssues: number | undefined, want: number]>([
    [undefined, 100],
    [1, 1],
    [99, 99],
    [250, 250],
    [1000, 400],
  ])("keeps %s warnings at most, of one record and of many", (maxIssues, want) => {
    const options = { inner, ...(maxIssues !== undefined && { maxIssues }) };
    const parts = Array.from({ length: 400 }, () => ({ name: 1 }));
    expect(warningsOf(validators.record, withDetail({ parts }), options)).toHaveLength(want);
    const result = parts.map((part) => withDetail(part));
    expect(warningsOf(validators.list, { status: "success", result }, options)).toHaveLength(want);
  });

  test.each<[address: string, want: number]>([
    ["shop.orders.list.record", 2],
    ["shop.orders.create.record", 0],
    ["shop.orders.get.params", 0],
    ["shop.orders.get.request", 0],
    ["shop.records.Line", 0],
    ["shop.records.toString", 0],
    ["shop.toString.constructor.record", 0],
    ["shop.execute", 0],
    ["gateway.error", 0],
    ["desk.records.Order", 0],
  ])("for %s", (address, want) => {
    expect(createValidator(address, order).check(wrong, { inner }).issues).toHaveLength(want);
  });

  test("reads each table once, and only if it is needed", () => {
    let reads = 0;
    const counting: Inner = createInner({
      ...rules,
      records: {
        get Order() {
          reads += 1;
          return rules.records["Order"] ?? "any";
        },
      },
    });
    expect([validators.list.check({}, { inner: otherInner }).ok, reads]).toEqual([false, 0]);
    for (let run = 0; run < 3; run += 1) expect(warningsOf(validators.record, wrong, { inner: counting })).toHaveLength(2);
    expect(reads).toBe(1);
  });
});

describe("a value that cannot be read", () => {
  const broken = (name: string, start: object = {}): object =>
    Object.defineProperty(start, name, {
      enumerable: true,
      get: () => {
        throw new Error("no");
      },
    });
  const revoked = (): object => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  };

  test.each<[about: string, validator: Validator<unknown>, value: unknown]>([
    ["an answer", validators.one, broken("result")],
    ["a list", validators.list, { status: "success", result: revoked() }],
    ["a record", validators.record, broken("detail")],
    ["the inside", validators.record, withDetail(broken("name"))],
    ["the whole", validators.record, revoked()],
  ])("has an error, and nothing throws: %s", (_about, validator, value) => {
    expect(warningsOf(validator, value)).toEqual([]);
    expect(warningsOf(validator, value, { inner: [inner, otherInner], profile: "tolerant" })).toEqual([]);
  });

  test("may contain itself", () => {
    const parts: object[] = [];
    parts.push({ name: 1, parts });
    expect(warningsOf(validators.record, withDetail({ parts }))[0]).toBe("/detail/parts/0/name");
  });
});
