import { describe, expect, it, test } from "vitest";
import { Overview } from "../../../../generator/emit/reference/overview/overview.tsx";
import { OVERVIEW_TOPICS } from "../../../../generator/emit/reference/overview/topic.tsx";
import { retryAdvice } from "../../../../generator/emit/reference/overview/answer_topics.tsx";
import { openSource } from "../../../../generator/emit/reference/source.ts";
import type { SourceFile } from "../../../../generator/read/source/source_file.ts";
import { describedAndChanged, describedCatalog, GATEWAY, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";
import { boundCatalog } from "../../../fixtures/bound_catalog.ts";
import { htmlOf, idsIn, linksIn, textOf } from "../../../fixtures/rendered_parts.ts";

/** The overview of a catalog as HTML. */
function overviewOf(sources: readonly SourceFile[] = describedCatalog()): string {
  return htmlOf(Overview({ source: openSource({ model: modelOf(sources), version: "1.0.0", templates: new Map() }) }));
}

/** The text of one topic, or of the introduction. */
function topic(id: string, sources?: readonly SourceFile[]): string {
  const parts = overviewOf(sources).split(/(?=<section class="topic")/u);
  return textOf(parts.find((part) => part.includes(`aria-labelledby="${id}"`)) ?? "");
}

describe("the introduction", () => {
  it("says what the gateway is, shows a call with its answer, and counts what there is", () => {
    const text = textOf(overviewOf().split('<section class="topic"')[0] ?? "");
    expect(text).toContain("Test Gateway A gateway for tests.");
    expect(text).toMatch(/curl http\S+\/execute .*Response 200 OK \{ "result": \[ /u);
    expect(text).toContain("Shop Orders of a shop. 6 operations: read, write");
    expect(text).toContain("1 connector, 2 entities, 6 operations, of which 2 write.");
  });

  it("says which connectors end", () => {
    const text = textOf(overviewOf(boundCatalog()).split('<section class="topic"')[0] ?? "");
    expect(text).toContain("Tickets of a help desk. The third party retires the interface behind it.");
  });

  it("takes the first sentence of a description", () => {
    const sources = describedAndChanged(SHOP, "Orders of a shop.", "Orders of a shop. And more.");
    expect(overviewOf(sources)).not.toContain("And more.");
  });
});

describe("the topics", () => {
  it("have their headings in order, with levels that skip none", () => {
    const html = overviewOf();
    const present = OVERVIEW_TOPICS.filter(({ id }) => idsIn(html).includes(id));
    expect(present).toEqual(OVERVIEW_TOPICS.filter(({ id }) => id !== "gateway.open"));
    expect([...html.matchAll(/<h2 id="([^"]*)">/gu)].map(([, id]) => id)).toEqual(present.map(({ id }) => id));
    const levels = [...html.matchAll(/<h(\d)/gu)].map(([, level]) => Number(level));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("have different ids, and link to ids of the page", () => {
    const html = overviewOf();
    const ids = idsIn(html);
    expect(new Set(ids).size).toBe(ids.length);
    const inside = linksIn(html).filter((anchor) => anchor.startsWith("gateway"));
    expect(inside.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  it.each([
    ["gateway.first_call", "npx connector-gateway-spec serve"],
    ["gateway.first_call", "curl http://127.0.0.1:4010/instances \\ --header 'Authorization: Bearer any'"],
    ["gateway.first_call", `"connector_definition_id": "00000000-0000-4000-8000-000000000001"`],
    ["gateway.flow", "Once for each account"],
    ["gateway.authentication", "https://gateway.example.test"],
    ["gateway.authentication", "Authorization string required secret Who calls."],
    ["gateway.create_instance", "POST /instances Creates an instance."],
    ["gateway.create_instance", "Shop 00000000-0000-4000-8000-000000000001 API key"],
    ["gateway.create_instance", "Assumed: Not shown."],
    ["gateway.execute", "POST /instances/{instance}/execute Runs an operation."],
    ["gateway.execute", "list Returns records. 1 operation"],
    ["gateway.execute", `"entity": "orders", "action": "list"`],
    ["gateway.envelope", "What the operation returns is in result. What is needed to get the next page is in paging"],
    [
      "gateway.envelope",
      "search wrapper One record that holds the found elements and the paging state. 1 operation shop.orders.api_search",
    ],
    ["gateway.envelope", "download Nothing: the answer is a stream of bytes."],
    ["gateway.errors", "ErrorDetail A fault."],
    ["gateway.errors", "404 There is none. Retry: no. The same request fails again. Where this comes from Assumed: Usual."],
    ["gateway.errors", "429 Too many. Retry: yes. Wait as long as Retry-After says."],
    ["gateway.downloads", "shop.receipts.download Range in range_header. At most 10 MB."],
    ["gateway.marks", "assumed No source document says so."],
    ["gateway.roles", "no_effect Changes nothing that an answer shows, for the reason given. 3 params"],
  ])("%s: %s", (id, wanted) => {
    expect(topic(id)).toContain(wanted);
  });

  it("show the example of a status", () => {
    const sources = describedAndChanged(
      GATEWAY,
      "404: { description: There is none., assumed: Usual. }",
      "404: { description: There is none., assumed: Usual., example: { errors: [{ message: Gone. }] } }",
    );
    expect(topic("gateway.errors", sources)).toContain('Example Body with status 404 { "errors": [{ "message": "Gone." }] }');
  });

  it("list what the documents leave open", () => {
    const sources = describedAndChanged(GATEWAY, "statuses:", "not_shown: [Quotas., Webhooks.]\nstatuses:");
    expect(topic("gateway.open", sources)).toContain("Ask the operator of your gateway. Quotas. Webhooks.");
  });

  it("leave out downloads when there are none", () => {
    const notes = boundCatalog().map((source) => ({ ...source, text: source.text.replace(/ {6}download:[^]*?(?= {2}notes:)/u, "") }));
    expect(topic("gateway.downloads", boundCatalog())).toContain("desk.tickets.download Range in range_header.");
    expect(topic("gateway.downloads", notes)).toBe("");
  });

  it.each<[typeof GATEWAY | typeof SHOP, string]>([
    [GATEWAY, "A gateway for tests."],
    [GATEWAY, "There is none."],
    [GATEWAY, "A fault."],
    [SHOP, "Orders of a shop."],
  ])("show markup in a text as text: %s, %s", (path, from) => {
    const html = overviewOf(describedAndChanged(path, from, "</section><script>alert(1)</script>."));
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script>alert(1)&lt;/script>");
  });
});

describe("whether to retry", () => {
  it.each<[number, boolean, string]>([
    [400, false, "no"],
    [401, false, "no"],
    [404, false, "no"],
    [408, false, "reads only"],
    [429, false, "yes"],
    [429, true, "yes"],
    [500, false, "reads only"],
    [501, false, "no"],
    [502, false, "reads only"],
    [503, false, "yes"],
    [503, true, "yes"],
    [504, false, "reads only"],
  ])("%d (Retry-After: %s): %s", (status, retryAfter, word) => {
    expect(retryAdvice({ status, retryAfter }).word).toBe(word);
  });

  test("with Retry-After as long as it says", () => {
    expect(retryAdvice({ status: 418, retryAfter: true })).toEqual({ word: "yes", sentence: "Wait as long as `Retry-After` says." });
  });
});
