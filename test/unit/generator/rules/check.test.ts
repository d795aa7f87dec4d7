import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkModel } from "../../../../generator/rules/check.ts";
import {
  changed,
  describedCatalog,
  diagnose,
  GATEWAY,
  gatewayText,
  modelOf,
  SHOP,
  shopText,
  messagesAfter,
} from "../../../fixtures/shop_catalog.ts";

/** What the package has without any connector: its subpaths, and the files beside those of connectors. */
function fixedNames(): readonly string[] {
  const { connectors } = JSON.parse(readFileSync("generated/catalog.json", "utf8")) as { connectors: readonly { id: string }[] };
  const ids = connectors.map(({ id }) => id);
  const { exports } = JSON.parse(readFileSync("generated/package.json", "utf8")) as { exports: Record<string, unknown> };
  const subpaths = Object.keys(exports).map((subpath) => subpath.split("/")[1] ?? "index");
  const folders = ["connectors", "examples", "openapi", "sandbox", "schemas", "tools"].flatMap((folder) =>
    readdirSync(join("generated", folder)),
  );
  const names = [...subpaths, ...folders.map((file) => file.split(".")[0] ?? "")];
  return [...new Set(names.filter((name) => !ids.includes(name) && /^[a-z_]+$/u.test(name)))];
}

describe("names", () => {
  it.each(fixedNames())("cannot be `%s` for a connector", (id) => {
    expect(messagesAfter(SHOP, "connector: shop", `connector: ${id}`)).toContain(
      `name/reserved ‹${id}› \`${id}\` is reserved and cannot be the name of a connector`,
    );
  });

  it.each([
    ["  Interval:\n", "  ClientRequest: { fields: { a: string } }\n  Line: { fields: { a: string } }\n  Interval:\n", "Line"],
    ["  Line:\n", "  AuthConfig: { fields: { a: string } }\n  Line:\n", "AuthConfig"],
  ])("%s changed to %s is taken", (from, to, name) => {
    expect(messagesAfter(SHOP, from, to)).toContain(`name/collision ‹${name}› duplicate name \`${name}\` among the types of shop`);
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
    [
      "404: { description: There is none.,",
      "404: { description: There is none., example: { errors: none },",
      "example/misfit ‹none› the example does not match: it must be an array",
    ],
  ])("%s changed to %s", (from, to, want) => {
    expect(messagesAfter(GATEWAY, from, to)).toEqual([want]);
  });
});

describe("the actions of the gateway", () => {
  const ACTION = "action: { type: string, required: true }";
  const all = "list, get, create, update, delete, api_search, download";

  it.each([
    [`[${all}]`, []],
    [`[${all}, fetch]`, ["gateway/action-unknown ‹fetch› unknown action `fetch`"]],
    [`[${all.replace("delete", "delte")}]`, ["gateway/action-unknown ‹delte› unknown action `delte`"]],
    [
      `[${all.replace("download", "stream")}]`,
      [
        "gateway/action-missing ‹[list, get, create, update, delete, api_search, stream]› missing action `download` in the values of `action`",
        "gateway/action-unknown ‹stream› unknown action `stream`",
      ],
    ],
    [
      `[${all.replace(", download", "")}]`,
      ["gateway/action-missing ‹[list, get, create, update, delete, api_search]› missing action `download` in the values of `action`"],
    ],
  ])("are those that `action` lists: %s", (values, want) => {
    expect(messagesAfter(GATEWAY, ACTION, `action: { enum: ${values}, required: true }`)).toEqual(want);
  });

  it.each([
    ["download", "add it to `enum`: `shop.receipts.download` needs it"],
    ["update", "add it to `enum`: it is one of `actions`"],
  ])("are missed for a reason: %s", (action, help) => {
    const values = all.split(", ").filter((one) => one !== action);
    const sources = changed(GATEWAY, ACTION, `action: { enum: [${values.join(", ")}], required: true }`);
    expect(diagnose(sources).map((one) => one.help)).toEqual([help]);
  });
});

describe("a record that is called like a global TypeScript type", () => {
  it.each([
    ["  Line:\n", "  Event: { fields: { line: array<Line> } }\n  Line:\n", "Event", "ShopEvent"],
    [
      "  Line:\n",
      "  Event: { fields: { line: ShopEvent } }\n  ShopEvent: { fields: { line: Event | null } }\n  Line:\n",
      "Event",
      "EventRecord",
    ],
    [
      "  Line:\n",
      "  Event: { fields: { line: ShopEvent } }\n  ShopEvent: { fields: { line: EventRecord } }\n  EventRecord: { fields: { line: Event | null } }\n  Line:\n",
      "Event",
      "ShopEventRecord",
    ],
    ["  Interval:\n", "  Request: { fields: { a: string } }\n  Interval:\n", "Request", "ShopRequest"],
  ])("gets a better name: %s changed to %s", (from, to, name, suggested) => {
    const found = diagnose(changed(SHOP, from, to)).filter(({ severity }) => severity === "error");
    expect(found.map(({ message, help }) => `${message}: ${help}`)).toEqual([
      `\`${name}\` is the name of a global TypeScript type: choose another name, such as \`${suggested}\`; spec/README.md lists the names to avoid`,
    ]);
  });

  it("may be one of the gateway", () => {
    const sources = changed(GATEWAY, "  ErrorDetail:", "  Event: { fields: { detail: ErrorDetail } }\n  ErrorDetail:");
    const found = diagnose(sources).filter(({ code }) => code === "name/global-type");
    expect(found.map(({ file, help }) => `${file} ${help.split(";")[0] ?? ""}`)).toEqual([
      `${GATEWAY} choose another name, such as \`GatewayEvent\``,
    ]);
  });

  it("is only a type that the package exports", () => {
    const sources = changed(SHOP, "  PageLimit:", "  Range: string\n  PageLimit:").map((source) => ({
      ...source,
      text: source.text.replace("after: string", "after: Range"),
    }));
    expect(diagnose(sources)).toEqual([]);
  });
});

describe("a copied definition id", () => {
  const small = shopText.slice(0, shopText.indexOf("      get:\n"));
  const at = (id: string, text: string) => ({
    path: `spec/connectors/${id}.yaml`,
    text: text.replace("connector: shop", `connector: ${id}`),
  });
  const gateway = { path: GATEWAY, text: gatewayText };
  const shop = { path: SHOP, text: shopText };

  it.each([
    ["of a whole file, before the original", at("ashop", shopText), "ashop", "shop"],
    ["of a whole file, after the original", at("warehouse", shopText), "warehouse", "shop"],
    [
      "in a smaller connector with a title of its own, before the original",
      at("apples", small.replace("title: Shop", "title: Apples")),
      "apples",
      "shop",
    ],
    [
      "in a smaller connector with a title of its own, after the original",
      at("zoo", small.replace("title: Shop", "title: Zoo")),
      "zoo",
      "shop",
    ],
  ])("is reported in the copy: %s", (_, copy, copied, original) => {
    const found = diagnose([gateway, shop, copy]).filter(({ severity }) => severity === "error");
    expect(found.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([
      `spec/connectors/${copied}.yaml name/definition-id duplicate definition id: \`${original}\` already has it`,
    ]);
  });

  it("is reported in the later file where the two are alike", () => {
    const copy = at("apples", shopText.replace("title: Shop", "title: Apples"));
    expect(diagnose([gateway, shop, copy]).map(({ file }) => file)).toEqual([SHOP]);
  });
});

describe("checkModel", () => {
  it("finds nothing in a right catalog", () => {
    expect(checkModel(modelOf(describedCatalog()), describedCatalog())).toEqual([]);
  });

  it("reports findings of all rules and files in the order of their places", () => {
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
      `${SHOP}:53 paging/unknown-name`,
      `${GATEWAY}:25 gateway/path-params`,
    ]);
  });
});
