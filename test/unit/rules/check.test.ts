import { describe, expect, it } from "vitest";
import { checkModel } from "../../../generator/rules/check.ts";
import { diagnose, GATEWAY, gatewayText, modelOf, SHOP, shopCatalog, shopText, told } from "../../fixtures/shop_catalog.ts";

describe("names", () => {
  it.each([
    ["  Interval:\n", "  Request: { fields: { a: string } }\n  Interval:\n", "Request"],
    ["  Line:\n", "  AuthConfig: { fields: { a: string } }\n  Line:\n", "AuthConfig"],
  ])("%s changed to %s is taken", (from, to, name) => {
    expect(told(SHOP, from, to)).toContain(`name/collision ‹${name}› duplicate name \`${name}\` among the types of shop`);
  });

  it("of operations may not meet once they are joined with the connector's", () => {
    const list = "  orders:\n    description: What was ordered.\n";
    const first = shopText.replace(list, list.replace("orders", "many_orders"));
    const second = shopText.replace("connector: shop", "connector: shop_many").replace("000000000001", "000000000002");
    const found = diagnose([
      { path: GATEWAY, text: gatewayText },
      { path: SHOP, text: first },
      { path: "spec/connectors/shop_many.yaml", text: second },
    ]);
    const message = "duplicate name `shopManyOrdersGet` among the operationIds";
    expect(found.find((one) => one.message === message)).toMatchObject({ code: "name/collision", file: "spec/connectors/shop_many.yaml" });
  });
});

describe("the gateway", () => {
  it.each([
    [
      "        auth_config: { type: object, required: true }\n",
      "",
      "gateway/missing-field ‹fields› missing field `auth_config` in the request body",
    ],
    ["        entity: { type: string, required: true }\n", "", "gateway/missing-field ‹fields› missing field `entity` in the request body"],
    ["      result: result\n", "      result: results\n", "ref/unknown ‹results› unknown field `results`"],
    ["      meta: paging\n", "      meta: result_meta\n", "ref/unknown ‹result_meta› unknown field `result_meta`"],
    [
      "path: /instances/{instance}/execute",
      "path: /instances/execute",
      "gateway/path-params ‹path_params› `path_params` does not match the path",
    ],
  ])("%s changed to %s", (from, to, want) => {
    expect(told(GATEWAY, from, to)).toEqual([want]);
  });
});

describe("checkModel", () => {
  it("finds nothing in a right catalog", () => {
    expect(checkModel(modelOf(shopCatalog()), shopCatalog())).toEqual([]);
  });

  it("tells findings of all rules and files in the order of their places", () => {
    const found = diagnose([
      { path: GATEWAY, text: gatewayText.replace("instance: string", "id: string") },
      {
        path: SHOP,
        text: shopText.replace("max: 100", "max: 0").replace("connector: shop", "connector: bin").replace("next: after", "next: nothing"),
      },
    ]);
    expect(found.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      `${SHOP}:1 name/reserved`,
      `${SHOP}:12 type/empty-range`,
      `${SHOP}:12 value/misfit`,
      `${SHOP}:53 paging/unknown-name`,
      `${GATEWAY}:26 gateway/path-params`,
    ]);
  });
});
