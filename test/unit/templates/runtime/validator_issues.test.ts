import { describe, expect, test } from "vitest";
import { formatCheck } from "../../../../generator/resolve/model/formats.ts";
import type { Rule } from "../../../../templates/runtime/rules.ts";
import { paramsOf, recordOf, valueOf } from "../../../fixtures/validators.ts";
import { commaList } from "../../../../templates/runtime/comma_list.ts";
import {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
} from "../../../../templates/core/constraints.ts";

const dateTime = formatCheck("date-time");
const uuid = formatCheck("uuid");

const long = Array.from({ length: 20 }, (_, index) => `value${index}`);

const messages: readonly (readonly [rule: Rule, value: unknown, message: string])[] = [
  ["integer", "a", "`field` must be an integer, not a string"],
  ["integer", 1.5, "`field` must be an integer, not a fraction"],
  ["number", true, "`field` must be a number, not a boolean"],
  ["number", NaN, "`field` must be a number, not NaN"],
  ["integer", -Infinity, "`field` must be an integer, not -Infinity"],
  ["string | integer", [], "`field` must be a string or an integer, not an array"],
  ["object | null", Symbol("x"), "`field` must be an object or null, not a symbol"],
  ["array<string>", { a: 1 }, "`field` must be an array, not an object"],
  ["array<string>", ["a", 1n], "`field[1]` must be a string, not a bigint"],
  ["string", null, "`field` must be a string, not null"],
  [{ const: "a" }, "b", '`field` must be "a"'],
  [{ const: 5 }, 6, "`field` must be 5"],
  [{ enum: ["draft", "open"] }, "x", '`field` must be "draft" or "open"'],
  [{ enum: ["draft", "open"] }, "opne", '`field` must be "draft" or "open"; did you mean `open`?'],
  [
    { enum: long },
    "x",
    `\`field\` must be ${long
      .slice(0, 12)
      .map((value) => `"${value}"`)
      .join(", ")} or one of 8 others`,
  ],
  [
    { enum: long.slice(0, 13) },
    "x",
    `\`field\` must be ${long
      .slice(0, 12)
      .map((value) => `"${value}"`)
      .join(", ")} or "${long[12] ?? ""}"`,
  ],
  [{ type: "integer", max: atMost(100) }, 101, "`field` must be at most 100"],
  [{ type: "integer", min: atLeast(1) }, 0, "`field` must be at least 1"],
  [{ type: "string", minLength: charactersFrom(3) }, "a", "`field` must have at least 3 characters"],
  [{ type: "string", maxLength: charactersUpTo(3000) }, "a".repeat(3001), "`field` must have at most 3000 characters"],
  [{ items: "string", minItems: elementsFrom(2) }, ["a"], "`field` must have at least 2 elements"],
  [{ items: "string", maxItems: elementsUpTo(1) }, ["a", "b"], "`field` must have at most 1 element"],
  [{ type: "string", pattern: matching("^xox[bp]-") }, "abc", "`field` must match ^xox[bp]-"],
  [{ type: "string", format: dateTime }, "today", "`field` must be an RFC 3339 date-time such as 2024-05-31T09:30:00Z"],
  [{ type: "string", format: uuid }, "1", "`field` must be a UUID such as 123e4567-e89b-12d3-a456-426614174000"],
  [
    { type: "string", list: commaList, enum: ["a", "name"] },
    "a,nmae",
    '`field` must be a comma-separated list (no spaces) of "a" or "name"; did you mean `name`?',
  ],
  [
    { table: { name: "Interval", side: "request", fields: { gt: "integer" } } },
    { gtt: 1 },
    "`field.gtt` is not a field of Interval; did you mean `gt`?",
  ],
  [
    { table: { name: "Interval", side: "request", required: ["gt"], fields: { gt: "integer" } } },
    {},
    "`field.gt` is missing; it is a required field of Interval",
  ],
];

test.each(messages)("%j, %o: %s", (rule, value, message) => {
  expect(
    paramsOf({ field: rule })
      .check({ field: value })
      .issues.map((issue) => issue.message),
  ).toEqual([message]);
});

test("a value by itself has no name", () => {
  expect(valueOf("object").check(1).issues[0]?.message).toBe("The value must be an object, not an integer");
});

test("names of the payload speak of what the payload says", () => {
  const params = paramsOf({ status: "string", id: "string" }, { required: ["id"] });
  expect(params.check({ statuss: "a" }).issues.map(({ message }) => message)).toEqual([
    "`statuss` is not a parameter of shop.orders.list; did you mean `status`?",
    "`id` is missing; it is a required parameter of shop.orders.list",
  ]);
  const either = paramsOf({ a: "string", b: "string", c: "string" }, { atLeastOneOf: ["a", "b"] });
  expect(either.check({}).issues).toEqual([
    {
      code: "params/at-least-one-of",
      severity: "error",
      path: [],
      pointer: "",
      message: "shop.orders.list needs at least one of `a`, `b`",
      expected: ["a", "b"],
    },
  ]);
});

test("a type seen in traffic is reported beside the documented one", () => {
  const record = recordOf({ start: { type: "object | null", alsoSeen: "string" } });
  expect(record.check({ start: "x" }, { profile: "tolerant" }).issues[0]?.message).toBe(
    "`start` is a string, as seen in real traffic; the documents say an object or null",
  );
});

test("each issue carries the rule of the catalog", () => {
  const params = paramsOf(
    {
      a: "string | null",
      b: { enum: ["x", "y"] },
      c: { const: "media" },
      d: { type: "integer", max: atMost(5) },
      e: { type: "string", format: dateTime },
      f: "array<string>",
      g: { table: { name: "G", side: "request", fields: {} } },
      i: { table: { name: "I", side: "request", fields: {} }, nullable: true },
    },
    { required: ["f"] },
  );
  const { issues } = params.check({ a: 1, b: "z", c: "", d: 6, e: "", g: 1, i: 1, hh: 1 });
  expect(issues.map(({ path, expected }) => [path[0], expected])).toEqual([
    ["a", "string | null"],
    ["b", ["x", "y"]],
    ["c", "media"],
    ["d", 5],
    ["e", "date-time"],
    ["g", "object"],
    ["i", "object | null"],
    ["hh", ["a", "b", "c", "d", "e", "f", "g", "i"]],
    ["f", "array<string>"],
  ]);
});

describe("hints", () => {
  test.each([
    ["10", "integer", "Remove the quotes."],
    ["1.5", "number | null", "Remove the quotes."],
    ["1.5", "integer", undefined],
    ["ten", "integer", undefined],
    ["", "integer", undefined],
  ])("%j for %s: %s", (value, rule, hint) => {
    expect(valueOf(rule).check(value).issues[0]?.hint).toBe(hint);
  });

  test("the known names where no other is near", () => {
    expect(paramsOf({ limit: "integer", page: "string" }).check({ colour: 1 }).issues[0]?.hint).toBe("Known: `limit`, `page`.");
    expect(paramsOf({}).check({ colour: 1 }).issues[0]?.hint).toBe("Known: none.");
  });
});

describe("paths", () => {
  test("are JSON Pointers as well", () => {
    const values = valueOf({ values: { items: "string" } });
    expect(values.check({ "a/b~c": [1] }).issues[0]).toMatchObject({
      path: ["a/b~c", 0],
      pointer: "/a~1b~0c/0",
      message: "`a/b~c[0]` must be a string, not an integer",
    });
  });

  test.each([
    [{ "": { a: 1 } }, "`.a`"],
    [{ a: { "": 1 } }, "`a.`"],
    [[[{ a: 1 }]], "`[0][0].a`"],
    [1, "The value"],
  ])("the subject for %j is %s", (value, want) => {
    const text = "string";
    const inside = Array.isArray(value) ? { items: { items: { values: text } } } : { values: { values: text } };
    expect(valueOf(inside).check(value).issues[0]?.message.split(" must ")[0]).toBe(want);
  });
});

describe("what comes from the payload", () => {
  test("is shortened and shows nothing that hides or moves text", () => {
    const params = paramsOf({});
    const nameIn = (key: string) => params.check({ [key]: 1 }).issues[0]?.message.split(" is not ")[0];
    expect(nameIn("a".repeat(100))).toBe(`\`${"a".repeat(60)}…\``);
    expect(nameIn("\u001b[31m\u202ea`b\n")).toBe("`�[31m�a�b�`");
    expect(nameIn("größe")).toBe("`größe`");
    expect(nameIn("a".repeat(59) + "😀b")).toBe(`\`${"a".repeat(59)}�…\``);
  });

  test("never has its values repeated", () => {
    const secret = "sk_live_canary0123456789";
    const params = paramsOf({
      a: "integer",
      b: { enum: ["sk_live_", "x"] },
      c: { type: "string", pattern: matching("^pk_"), secret: true },
      d: { const: "media" },
      e: { type: "string", list: commaList, enum: ["x"] },
      f: { type: "string", maxLength: charactersUpTo(3) },
    });
    const { issues } = params.check({ a: secret, b: secret, c: secret, d: secret, e: secret, f: secret, other: secret });
    expect(issues).toHaveLength(7);
    expect(JSON.stringify(issues)).not.toContain("canary");
  });
});

describe("the number of issues", () => {
  const keys = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`unknown_key_${index}`, index]));

  test.each([
    [undefined, 100],
    [1, 1],
    [7, 7],
    [300, 300],
    [1000, 300],
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [NaN, 100],
    [Infinity, 300],
  ])("of %s at most is %s", (maxIssues, want) => {
    const options = maxIssues === undefined ? {} : { maxIssues };
    expect(paramsOf({}).check(keys, options).issues).toHaveLength(want);
  });

  test("hides no error behind warnings", () => {
    const record = recordOf({ a: "string", b: "string", c: "string", d: "string", e: "string" });
    const value = { a: null, b: null, c: 1, d: null, e: 2 };
    const reported = (maxIssues: number) => {
      const { ok, issues } = record.check(value, { profile: "tolerant", maxIssues });
      return [ok, issues.map(({ pointer }) => pointer)];
    };
    expect(reported(1)).toEqual([false, ["/c"]]);
    expect(reported(2)).toEqual([false, ["/c", "/e"]]);
    expect(reported(3)).toEqual([false, ["/a", "/c", "/e"]]);
    expect(reported(4)).toEqual([false, ["/a", "/b", "/c", "/e"]]);
    expect(reported(9)).toEqual([false, ["/a", "/b", "/c", "/d", "/e"]]);
  });

  test("is bounded whatever is asked for", () => {
    expect(valueOf("array<string>").check(new Array(100_000), { maxIssues: Infinity }).issues).toHaveLength(10_000);
  });
});

test("results belong to the caller", () => {
  const params = paramsOf({ b: { enum: ["x"] } }, { atLeastOneOf: ["b"] });
  const spoil = (value: unknown) => {
    for (const issue of params.check(value).issues) {
      issue.path.push("spoilt");
      if (Array.isArray(issue.expected)) issue.expected.push("spoilt");
    }
    return JSON.stringify(params.check(value));
  };
  for (const value of [{ b: "y" }, { c: 1 }, {}]) expect(spoil(value)).not.toContain("spoilt");
  expect(params.check({ b: "x" }).issues).not.toBe(params.check({ b: "x" }).issues);
});
