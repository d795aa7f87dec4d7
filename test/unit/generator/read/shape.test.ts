import { describe, expect, it } from "vitest";
import connectorSchema from "../../../../spec/connector.schema.json" with { type: "json" };
import gatewaySchema from "../../../../spec/gateway.schema.json" with { type: "json" };
import { changed, diagnose, GATEWAY, SHOP } from "../../../fixtures/shop_catalog.ts";
import { PAGING_KINDS } from "../../../../generator/resolve/model/paging_kinds.ts";

/** The messages that a change of the shop's file leads to, without codes and help. */
function messagesOf(from: string, to: string): string[] {
  return diagnose(changed(SHOP, from, to)).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe("the shape of a connector", () => {
  it.each<[string, string, string[]]>([
    ["title: Shop", "title:", ["2:7 `title` must be text, not empty"]],
    ["title: Shop", "title: [Shop]", ["2:8 `title` must be text, not a list"]],
    ["title: Shop", "titel: Shop", ["2:1 unknown key `titel` in the file"]],
    ["not_shown:\n  - Rate limits.", "not_shown: Rate limits.", ["77:12 `not_shown` must be a list, not text"]],
    ["not_shown:\n  - Rate limits.", "not_shown:\n  - 12", ["78:5 item 1 of `not_shown` must be text, not a number"]],
    ["PageLimit: {", "pageLimit: {", ["12:3 `pageLimit` is not a valid name in `types`"]],
    ["  orders:\n", `  ${"o".repeat(65)}:\n`, [`41:3 \`${"o".repeat(59)}…\` is not a valid name in \`entities\``]],
    ["      id: string\n", "      constructor: string\n", ["22:7 `constructor` is not a valid name in `fields`"]],
    ["      id: string\n", "      '1': string\n", ["22:7 `1` is not a valid name in `fields`"]],
    ["      get:\n", "      fetch:\n", ["54:7 unknown key `fetch` in `actions`"]],
    ["        effect: write\n        at_least", "        effect: writes\n        at_least", ["58:17 `effect` cannot be `writes`"]],
    [
      "id: { type: string, required: true } }\n        returns",
      "id: { type: string, required: yes } }\n        returns",
      ["64:49 `required` cannot be `yes`"],
    ],
    ["value: 00000000-", "value: 1-", ["5:25 `1-0000-4000-8000-000000000001` is not valid for `value`"]],
    ["kind: token,", "kind: tokens,", ["71:25 `kind` cannot be `tokens`"]],
    ["kind: token, next", "next", ["71:9 missing key `kind` in `paging`"]],
    ["kind: token, next: page,", "kind: token,", ["71:9 missing key `next` in `paging`"]],
    ["kind: token,", "kind: token, total: page,", ["71:32 unknown key `total` in `paging`"]],
    [
      "kind: token, next: page, token: record.next_page, more: record.has_more",
      "kind: none, reason: ' '",
      ["71:39 `reason` must not be empty"],
    ],
    ["after: string", "after: { type: string, assumed: '' }", ["49:43 `assumed` must not be empty"]],
    ["after: string", "after: { type: string, not_shown: }", ["49:45 `not_shown` must be text, not empty"]],
    ["default: 10", "default: { value: 10, assumed: '' }", ["12:80 `assumed` must not be empty"]],
    ["after: string", "after: { type: string, also_seen: integer }", ["49:34 unknown key `also_seen` in parameter `after`"]],
    ["note: string | null", "note: { type: string, required: true }", ["24:29 unknown key `required` in field `note`"]],
    ["note: string | null", "note: 12", ["24:13 field `note` must be text or a mapping, not a number"]],
    [
      "params: { query: { type: string, required: true }, page: string }",
      "params: { type: string, required_in_practice: Nothing is found without it. }",
      ["68:19 missing the name of a parameter in `params`"],
    ],
  ])("refuses %j changed to %j", (from, to, want) => {
    expect(messagesOf(from, to)).toEqual(want);
  });

  it.each([
    [
      "kind: token, next: page,",
      "kind: token,",
      "add `next`: the param that asks for the next page, such as `starting_after`, `cursor` or `page`",
    ],
    [
      "kind: token,",
      "kind: tokens,",
      `did you mean \`token\`? Choose one of ${Object.keys(PAGING_KINDS)
        .map((kind) => `\`${kind}\``)
        .join(", ")}`,
    ],
    ["  orders:\n    description", "  orders:\n    descripton", "did you mean `description`?"],
  ])("helps with %j changed to %j", (from, to, help) => {
    expect(diagnose(changed(SHOP, from, to)).map((one) => one.help)).toEqual([help]);
  });

  it("reports all mistakes of all files, in their order", () => {
    const gateway = changed(GATEWAY, "gateway.example.test", "gateway.example.test/");
    const shop = changed(SHOP, "title: Shop\n", "titel: Shop\nsubtitle: Store\n");
    const found = diagnose([...gateway.slice(0, 1), ...shop.slice(1)]);
    expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "spec/connectors/shop.yaml shape/unknown-key",
      "spec/connectors/shop.yaml shape/unknown-key",
      "spec/gateway.yaml shape/bad-text",
    ]);
  });
});

const DOCUMENT = "document: { title: Document 1, records: Resources, operations: Endpoints, auth: Authentication }\n";

describe("the shape of the gateway", () => {
  it("says what a missing key is for", () => {
    const [found] = diagnose(changed(GATEWAY, DOCUMENT, ""));
    expect(found?.help).toBe(
      "add `document`: the source document and its usual sections, such as `{ title: Document 1, records: Records, operations: Endpoints, auth: Authentication }`. Hovers and the ledger name them",
    );
  });

  it.each([
    ["  404:", "  200:", ["42:3 `200` is not a valid name in `statuses`"]],
    ["  update: Changes a record.\n", "", ["5:1 missing key `update` in `actions`"]],
    ["path: /instances/{instance}/execute", "path: instances", ["24:11 `instances` is not valid for `path`"]],
    ["gateway.example.test", "gateway.example.test/", ["4:22 `https://gateway.example.test/` is not valid for `example`"]],
    ["      result: result\n", "", ["31:5 missing key `result` in `response`"]],
    ["description: A gateway for tests.", "version: 1.0.0\ndescription: A gateway for tests.", ["2:1 unknown key `version` in the file"]],
    ["result: any,", "result: { type: any, required: yes },", ["35:48 `required` cannot be `yes`"]],
    ["result: any,", "result: { fields: { a: { type: any, required: true } } },", ["35:53 unknown key `required` in field `a`"]],
    [
      "errors: array<ErrorDetail>",
      "errors: { type: array<ErrorDetail>, required: true }",
      ["38:49 unknown key `required` in field `errors`"],
    ],
  ])("refuses %j changed to %j", (from, to, want) => {
    expect(diagnose(changed(GATEWAY, from, to)).map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(want);
  });
});

describe("the schemas", () => {
  type Schema = { readonly description?: unknown; readonly $ref?: unknown; readonly properties?: object; readonly [key: string]: unknown };
  const properties = (schema: object): [string, Schema][] =>
    Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value !== "object" || value === null || key === "if") return [];
      const own = key === "properties" ? Object.entries<Schema>({ ...value }) : [];
      return [...own, ...properties(value)];
    });

  it("describe every key, for hovers in an editor", () => {
    const definitions: Record<string, Schema> = { ...connectorSchema.definitions, ...gatewaySchema.definitions };
    const silent = [...properties(connectorSchema), ...properties(gatewaySchema)].filter(([, { description, $ref }]) => {
      const definition = definitions[String($ref).replace(/^.*\//u, "")];
      return typeof (description ?? definition?.description) !== "string";
    });
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it("name the same actions for an entity and for the gateway", () => {
    const ofEntities = Object.keys(connectorSchema.definitions.actions.properties);
    expect(ofEntities).toEqual(Object.keys(gatewaySchema.properties.actions.properties));
    expect(ofEntities).toEqual(gatewaySchema.properties.actions.required);
  });

  it("define nothing that is not used", () => {
    const text = JSON.stringify([connectorSchema, gatewaySchema]);
    const unused = Object.keys({ ...connectorSchema.definitions, ...gatewaySchema.definitions }).filter(
      (name) => !text.includes(`/definitions/${name}"`),
    );
    expect(unused).toEqual([]);
  });
});
