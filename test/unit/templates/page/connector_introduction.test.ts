import { describe, expect, it } from "vitest";
import { ConnectorIntroduction } from "../../../../generator/emit/reference/connector/connector_introduction.tsx";
import { openSource } from "../../../../generator/emit/reference/source.ts";
import type { SourceFile } from "../../../../generator/read/source/source_file.ts";
import { boundAndChanged, boundCatalog, DESK } from "../../../fixtures/bound_catalog.ts";
import { describedAndChanged, describedCatalog, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";
import { htmlOf, idsIn, linksIn, textOf } from "../../../fixtures/rendered_parts.ts";

/** The introduction of the only connector of a catalog as HTML. */
function introductionOf(sources: readonly SourceFile[]): string {
  const source = openSource({ model: modelOf(sources), version: "1.0.0", templates: new Map() });
  const [connector] = source.model.connectors;
  if (connector === undefined) throw new Error("no connector");
  return htmlOf(ConnectorIntroduction({ source, connector }));
}

const desk = introductionOf(boundCatalog());
const shop = introductionOf(describedCatalog());

describe("the introduction of a connector", () => {
  it.each([
    ["its description", "Shop Orders of a shop."],
    ["its definition id and where it is from", "Definition id 00000000-0000-4000-8000-000000000001 Assumed: Made up."],
    ["its document", "Source document Document 9"],
    ["the operations of each entity", "orders list get create write delete permanent api_search receipts download"],
    ["its auth method", "API key The key of an account. api_key string required secret The key."],
    [
      "how to create an instance",
      `"connector_definition_id": "00000000-0000-4000-8000-000000000001", "auth_config": { "api_key": "key_EXAMPLE" }`,
    ],
    ["how much is assumed", "Operations 6 0 0 Params 13 1 0 Fields of Meta 1 0 0 Fields of records 12 0 0 Credentials 1 0 0"],
    ["where it is assumed", "Where the 2 marks are shop.orders.create 1 shop.orders.api_search 1"],
    ["which topics are open", "The document does not cover these topics: Rate limits."],
  ])("says %s", (what, wanted) => {
    expect(textOf(shop), what).toContain(wanted);
  });

  it.each([
    [
      "the end of the interface",
      "The third party retires the interface of this connector on 2027-01-31. Version 2 takes its place. Read the announcement",
    ],
    ["the end of an operation", "desk.tickets.get: The third party retires the call of this operation. Tickets end. Read the announcement"],
    ["how many methods there are", "auth_config has exactly the fields of one of these 3 methods."],
    [
      "what is renewed",
      "The gateway renews access_token by itself: it asks https://desk.example/token for a new one, with refresh, client_id and client_secret.",
    ],
    ["config", "config Assumed: Not shown. subdomain string"],
    ["an example with config", `"config": { "subdomain": "acme" }`],
    ["an example for each method", "Create an instance with Login"],
    ["the third party", "Third party: Desk Inc."],
    ["its base URL", "Base URL https://{subdomain}.desk.example, with subdomain from config"],
    ["its version and why", "Version 2024-05-01 in the header Desk-Version. The last one with notes."],
    ["how it signs", "Login: Basic authentication with user and password"],
    ["its bodies", "Bodies Forms Lists in queries A list numbers its values"],
    ["what makes writes safe", "The header Idempotency-Key keeps a repeated write from being done twice."],
    [
      "its limits",
      "X-Remaining says how many calls are left. X-Reset says when the limit ends, as a Unix time in seconds. X-Retry says whether the call may be repeated.",
    ],
    ["its errors", "The message is in error.message or errors[0].message, the code in error.code, the name of the param in error.param."],
    ["what fails with a status of success", "An answer with a status of success is an error, too, if its ok is false."],
    ["what codes mean", "there is no such record: no_such_ticket"],
  ])("says %s, if there is one", (what, wanted) => {
    expect(textOf(desk), what).toContain(wanted);
  });

  it.each([
    ["a third party", "Third party"],
    ["an end", "retires"],
    ["config", "config:"],
    ["something that is renewed", "renews"],
  ])("does not speak of %s that is not there", (_, words) => {
    expect(textOf(shop)).not.toContain(words);
  });

  it("shows what is experimental or deprecated at the top, with links", () => {
    const sources = describedAndChanged(
      SHOP,
      "after: string -- Id of the last order.",
      "after: { type: string, experimental: It may go., description: Id. }",
    );
    const html = introductionOf(sources);
    expect(textOf(html)).toContain("experimental shop.orders.list: after: It may go.");
    expect(linksIn(html)[1]).toBe("shop.orders.list.params.after");
    const record = introductionOf(
      describedAndChanged(
        SHOP,
        "note: string | null -- What the buyer wrote, if anything.",
        "note: { type: string | null, deprecated: Use lines., description: Note. }",
      ),
    );
    expect(textOf(record)).toContain("deprecated Order: note: Use lines.");
    expect(linksIn(record)).toContain("shop.records.Order.note");
  });

  it("shows operations that are experimental at the top", () => {
    const about = "        description: Returns an order.\n";
    const text = textOf(introductionOf(describedAndChanged(SHOP, about, `${about}        experimental: It is new.\n`)));
    expect(text).toContain("Orders of a shop. experimental shop.orders.get: It is new.");
  });

  it("says how paths change with the version", () => {
    const sources = boundAndChanged(DESK, "    header: Desk-Version\n", '    paths: { /v1/tickets: "/{version}/tickets" }\n');
    expect(textOf(introductionOf(sources))).toContain(
      "2024-05-01 in the path. The last one with notes. Under another version, /v1/tickets becomes /{version}/tickets.",
    );
  });

  it("needs no credentials if there are none", () => {
    const sources = describedCatalog().map(({ path, text }) => ({ path, text: text.replace(/^auth:\n(?: .*\n)*/mu, "auth: none\n") }));
    const text = textOf(introductionOf(sources));
    expect(text).toContain("This connector needs no credentials: create an instance without auth_config.");
    expect(text).toContain('{ "connector_definition_id": "00000000-0000-4000-8000-000000000001"');
    expect(text).not.toContain('"auth_config"');
  });

  it.each([
    ["shop", shop],
    ["desk", desk],
  ])("has ids that differ and headings that skip no level: %s", (_, html) => {
    const ids = idsIn(html);
    expect(new Set(ids).size).toBe(ids.length);
    const levels = [...html.matchAll(/<h(\d)/gu)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(2);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 2) + 1)).toEqual([]);
  });

  it.each<[string, string]>([
    ["because: The last one with notes.", 'because: "<script>alert(1)</script>"'],
    ["because: Version 2 takes its place.", 'because: "<script>alert(1)</script>"'],
    ["name: Desk Inc.", 'name: "<script>alert(1)</script>"'],
    ["no_such_ticket: not_found", '"<script>": not_found'],
    ["idempotency: Idempotency-Key", "idempotency: X-Key"],
  ])("shows texts as text: %s", (from, to) => {
    const html = introductionOf(boundAndChanged(DESK, from, to));
    expect(html).not.toContain("<script");
    expect(html).toContain(to.includes("<") ? "&lt;script" : "X-Key");
  });
});
