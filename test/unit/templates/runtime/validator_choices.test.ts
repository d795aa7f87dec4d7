import { describe, expect, test } from "vitest";
import { discriminatedBy, anyOf } from "../../../../templates/runtime/choices.ts";
import type { Rule } from "../../../../templates/runtime/rules.ts";
import { createValidator } from "../../../../templates/runtime/validator.ts";
import { tell, valueOf } from "../../../fixtures/validators.ts";
import { charactersFrom } from "../../../../templates/core/constraints.ts";

function method(name: string, ...required: readonly string[]): Rule {
  return { table: { name, side: "request", required, fields: Object.fromEntries(required.map((field) => [field, "string"])) } };
}

describe("one of several methods", () => {
  const auth = valueOf(anyOf(method("token", "access_token"), method("oauth", "client_id", "client_secret", "access_token")));

  test.each<[unknown, readonly string[]]>([
    [{ access_token: "a" }, []],
    [{ access_token: "a", client_id: "b", client_secret: "c" }, []],
    [{}, ["field/missing /access_token"]],
    [{ access_token: 1 }, ["value/type /access_token"]],
    [{ acces_token: "a" }, ["field/unknown /acces_token", "field/missing /access_token"]],
    [{ client_id: "b", client_secret: "c" }, ["field/missing /access_token"]],
    [{ client_id: "b" }, ["field/missing /client_secret", "field/missing /access_token"]],
    [null, ["value/null"]],
    ["a", ["value/type"]],
  ])("%j", (value, want) => {
    expect(tell(auth, value)).toEqual(want);
  });

  test("an alternative that knows a similar name is nearer than one that does not", () => {
    const issues = valueOf(anyOf(method("a", "id"), method("b", "issueIdOrKey"))).check({ issueIdOrKy: "A" }).issues;
    expect(issues[0]?.message).toContain("did you mean `issueIdOrKey`?");
  });

  test("the nearest is named", () => {
    const { issues } = auth.check({ client_id: "b", client_secret: "c" });
    expect(issues.map(({ hint }) => hint)).toEqual(["Matches none of 2 alternatives; the nearest is oauth."]);
  });

  test("of two that are equally near, the first one is named", () => {
    const { issues } = valueOf(anyOf(method("first", "x"), method("second", "y"))).check({});
    expect(issues.map(({ hint }) => hint)).toEqual(["Matches none of 2 alternatives; the nearest is first."]);
  });

  test("a value that is not listed weighs as much as a missing name, although it has a hint", () => {
    const listed: Rule = { table: { name: "listed", side: "request", fields: { kind: { enum: ["a", "b"] } } } };
    const { issues } = valueOf(anyOf(method("lacking", "kind", "x", "y"), listed)).check({ kind: "c" });
    expect(issues.map(({ code }) => code)).toEqual(["value/enum"]);
  });

  test("a hundred warnings are nearer than one error", () => {
    const items = { items: { enum: ["a"] } };
    const alternatives = anyOf(
      { table: { name: "Wrong", side: "response", fields: { kind: { const: "b" }, list: items } } },
      { table: { name: "Right", side: "response", fields: { kind: "string", list: items } } },
    );
    const list = Array.from({ length: 150 }, () => "x");
    const oneError = { table: { name: "Strict", side: "response" as const, fields: { kind: { const: "c" }, list: "array<string>" } } };
    const result = valueOf(anyOf(oneError, alternatives)).check({ kind: "d", list }, { profile: "tolerant", maxIssues: 1000 });
    expect(result.ok).toBe(true);
  });

  test("an alternative that takes no objects accepts none", () => {
    const odd = valueOf(anyOf({ enum: ["a"] }, { type: "string", minLength: charactersFrom(2) }, method("m", "id")));
    expect(tell(odd, { id: "a" })).toEqual([]);
    expect(odd.is({})).toBe(false);
    expect(odd.is({ id: 1 })).toBe(false);
  });

  test("is also found where few issues are wanted", () => {
    expect(auth.check({ client_id: "b" }, { maxIssues: 1 }).issues).toMatchObject([{ code: "field/missing", path: ["client_secret"] }]);
  });

  test("is found inside another object", () => {
    const outer = valueOf({ table: { name: "request", side: "request", fields: { auth: anyOf(method("a", "x"), method("b", "y")) } } });
    expect(tell(outer, { auth: { y: "1" } })).toEqual([]);
    expect(tell(outer, { auth: { y: 1 } })).toEqual(["value/type /auth/y"]);
  });
});

describe("a key that selects the rule", () => {
  const listUsers = createValidator("shop.users.list.request", method("the list", "entity", "action"));
  const execute = valueOf(
    discriminatedBy("entity", "shop", {
      users: discriminatedBy("action", "shop.users", { list: { validator: listUsers } }),
      orders: discriminatedBy("action", "shop.orders", {
        list: anyOf(method("a", "entity", "action", "x"), method("b", "entity", "action", "y")),
      }),
    }),
  );

  test.each<[unknown, readonly string[]]>([
    [{ entity: "users", action: "list" }, []],
    [{ entity: "orders", action: "list", y: "1" }, []],
    [{ entity: "users", action: "list", more: 1 }, ["field/unknown /more"]],
    [{ entity: "user", action: "list" }, ["request/unknown-entity /entity"]],
    [{ entity: "users", action: "lists" }, ["request/unknown-action /action"]],
    [{ entity: "users" }, ["field/missing /action"]],
    [{}, ["field/missing /entity"]],
    [{ entity: undefined }, ["field/missing /entity"]],
    [{ entity: 1 }, ["value/type /entity"]],
    [{ entity: null }, ["value/type /entity"]],
    [{ entity: "toString", action: "list" }, ["request/unknown-entity /entity"]],
    [{ entity: "__proto__", action: "list" }, ["request/unknown-entity /entity"]],
    [Object.create({ entity: "users", action: "list" }), ["field/missing /entity"]],
    [[], ["value/type"]],
  ])("%j", (value, want) => {
    expect(tell(execute, value)).toEqual(want);
  });

  test("reports what is allowed when it is missing or not a string", () => {
    const told = (value: unknown): readonly unknown[] =>
      execute.check(value).issues.map(({ message, expected, hint }) => [message, expected, hint]);
    const hint = "Known: `users`, `orders`.";
    expect(told({})).toEqual([["`entity` is missing; it must name an entity of shop", ["users", "orders"], hint]]);
    expect(told({ entity: 5 })).toEqual([["`entity` must be a string, not an integer", "string", hint]]);
  });

  test("accepts nothing for a name that it does not know", () => {
    expect([{ entity: "user" }, { entity: "users", action: "lists" }, {}].map((value) => execute.is(value))).toEqual([false, false, false]);
  });

  test("a typo is corrected, any other name is not repeated", () => {
    const [near] = execute.check({ entity: "usres", action: "list" }).issues;
    expect(near?.message).toBe("`entity` must name an entity of shop; did you mean `users`?");
    const [far] = execute.check({ entity: "sk_live_1234567890", action: "list" }).issues;
    expect(JSON.stringify(far)).not.toContain("sk_live");
    expect(far).toMatchObject({ expected: ["users", "orders"], hint: "Known: `users`, `orders`." });
  });
});

test("a rule cannot be that of a validator made elsewhere", () => {
  const foreign = { ...createValidator("shop.id", "string") };
  expect(() => valueOf({ validator: foreign }).is("a")).toThrow("not a validator of this package");
});

test("a rule can be that of another validator", () => {
  const inner = createValidator("shop.id", { type: "string", minLength: charactersFrom(2) });
  const outer = valueOf({ table: { name: "Outer", side: "request", fields: { id: { validator: inner } } } });
  expect(tell(outer, { id: "ab" })).toEqual([]);
  expect(tell(outer, { id: "a" })).toEqual(["value/min-length /id"]);
});
