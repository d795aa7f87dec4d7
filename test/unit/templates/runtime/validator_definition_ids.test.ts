import { describe, expect, test } from "vitest";
import { byDefinitionId } from "../../../../templates/runtime/definition_ids.ts";
import { formatCheck } from "../../../../generator/resolve/model/formats.ts";
import type { Rule } from "../../../../templates/runtime/rules.ts";
import { tell, valueOf } from "../../../fixtures/validators.ts";

const uuid = formatCheck("uuid");

const SHOP = "e094cb9a-26de-4645-8761-65c0c425d1de";
const BANK = "5b0b1c3e-77a0-4f0e-9d0f-0d6f2f0a1b2c";

function request(name: string, id: Rule, credentials: Rule): Rule {
  return { table: { name, side: "request", required: ["id", "auth"], fields: { id, auth: credentials } } };
}

function connector(name: string, id: string): { name: string; table: NonNullable<Exclude<Rule, string>["table"]> } {
  const auth = { table: { name: "auth", side: "request", required: [name], fields: { [name]: "string" } } } as const;
  return { name, table: { name, side: "request", required: ["id", "auth"], fields: { id: { const: id }, auth } } };
}

const create = valueOf(
  byDefinitionId(
    "id",
    { [SHOP]: connector("shop", SHOP), [BANK]: connector("bank", BANK) },
    request("the create request", { type: "string", format: uuid }, "object"),
  ),
);

describe("the definition id of a create request", () => {
  test.each<[about: string, value: unknown, want: readonly string[]]>([
    ["selects the connector's rule", { id: SHOP, auth: { shop: "a" } }, []],
    [
      "selects the connector's rule, which may refuse the credentials",
      { id: BANK, auth: { shop: "a" } },
      ["field/unknown /auth/shop", "field/missing /auth/bank"],
    ],
    [
      "may be that of an unknown connector",
      { id: "00000000-0000-4000-8000-000000000000", auth: { any: 1 } },
      ["request/unknown-connector /id?"],
    ],
    [
      "of an unknown connector does not excuse the rest",
      { id: "00000000-0000-4000-8000-000000000000" },
      ["request/unknown-connector /id?", "field/missing /auth"],
    ],
    ["must be a UUID", { id: "shop", auth: {} }, ["value/format /id"]],
    ["must be a UUID, even if it is nearly one that is known", { id: SHOP.slice(1), auth: {} }, ["value/format /id"]],
    ["must be a string", { id: 5, auth: {} }, ["value/type /id"]],
    ["must not be null", { id: null, auth: {} }, ["value/null /id"]],
    ["must be present", { auth: {} }, ["field/missing /id"]],
    ["is not inherited", { auth: {}, __proto__: { id: SHOP } }, ["field/missing /id"]],
    ["belongs to an object", [], ["value/type"]],
  ])("%s", (_about, value, want) => {
    expect(tell(create, value)).toEqual(want);
    expect(tell(create, value, { profile: "tolerant" })).toEqual(want);
  });

  test.each([
    ["one wrong digit", SHOP.replace("9a", "9b")],
    ["two digits swapped", SHOP.replace("4645", "6445")],
    ["upper case", SHOP.toUpperCase()],
  ])("names the connector that was probably meant: %s", (_about, id) => {
    expect(create.check({ id, auth: {} }).issues).toEqual([
      {
        code: "request/unknown-connector",
        severity: "warning",
        path: ["id"],
        pointer: "/id",
        message: `\`id\` is not the id of a known connector; did you mean the id of shop, \`${SHOP}\`?`,
        expected: [SHOP, BANK],
      },
    ]);
  });

  test("lists the known connectors if no id is near", () => {
    expect(create.check({ id: "00000000-0000-4000-8000-000000000000", auth: {} }).issues).toMatchObject([
      { message: "`id` is not the id of a known connector", hint: "The credentials are not checked. Known connectors: shop, bank." },
    ]);
  });
});
