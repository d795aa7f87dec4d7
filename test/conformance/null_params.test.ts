import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonValue } from "../../generator/resolve/model/types.ts";
import { madePackage, type MadePackage } from "../fixtures/made_package.ts";
import { describedAndChanged, SHOP } from "../fixtures/shop_catalog.ts";
import { typeCheck } from "../fixtures/type_check.ts";

const CREATE = "params: { name: { type: string, field: note, description: Name of the product. },";
const NULLS = [
  "params: { name: { type: string | null, field: note, description: Name of the product. }",
  "marks: { type: array<string | null>, no_effect: None., description: Marks. }",
  "sizes: { type: map<integer | null>, no_effect: None., description: Sizes. }",
  "state: { type: string | null, enum: [new, used], no_effect: None., description: State. },",
].join(", ");

/** The parts of the sandbox and of an instance that this test uses. */
interface SandboxModule {
  readonly createSandbox: () => { readonly fetch: typeof fetch };
}

interface Shop {
  readonly orders: { readonly create: (params: object) => Promise<{ readonly note: string | null }> };
}

let made: MadePackage;

beforeAll(async () => {
  made = await madePackage(describedAndChanged(SHOP, CREATE, NULLS));
});

afterAll(() => made.remove());

function textOf(path: string): string {
  return made.files.get(path) ?? "";
}

describe("a param that may be null", () => {
  test.each<[JsonValue, boolean]>([
    [{ name: null }, true],
    [{ name: "toys" }, true],
    [{ name: 5 }, false],
    [{ name: "toys", marks: ["a", null] }, true],
    [{ name: "toys", marks: null }, false],
    [{ name: "toys", sizes: { s: null, m: 4 } }, true],
    [{ name: "toys", sizes: { s: "4" } }, false],
    [{ name: "toys", state: null }, true],
    [{ name: "toys", state: "old" }, false],
    [{ code: null, name: "toys" }, false],
  ])("%j is right: %j", (params, want) => {
    expect(made.module.findValidator("shop.orders.create.params")?.is(params)).toBe(want);
  });

  test("has null in the types, in the schemas and in the tools for models", () => {
    expect(textOf("connectors/shop.d.ts")).toContain("name: string | null;");
    expect(textOf("connectors/shop.d.ts")).toContain("marks?: (string | null)[] | undefined;");
    const complaints = typeCheck(made.files, {
      "null.ts":
        'import type { OrdersCreateParams } from "connector-gateway-spec/shop";\nexport const all: OrdersCreateParams[] = [{ name: null, sizes: { s: null } }, { name: null, state: null }];\n',
    });
    expect([...complaints]).toEqual([]);
    expect(textOf("schemas/shop.json")).toMatch(/"name": ?\{[^}]*"type": ?\["string", ?"null"\]/u);
    expect(textOf("openapi/shop.json")).toMatch(/"enum":\["new","used",null\]/u);
  });

  test("is sent by the client, and written as null by the sandbox", async () => {
    const { createSandbox } = (await import(pathToFileURL(join(made.folder, "sandbox.js")).href)) as SandboxModule;
    const gateway = made.module.createGateway({ baseUrl: "http://sandbox.test", token: "token", fetch: createSandbox().fetch });
    const shop = (await gateway.create("shop", { auth_config: { api_key: "key_EXAMPLE" } })) as Shop;
    expect(await shop.orders.create({ name: null })).toMatchObject({ note: null });
    expect(await shop.orders.create({ name: "toys" })).toMatchObject({ note: "toys" });
  });
});
