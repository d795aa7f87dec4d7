import { describe, expect, test } from "vitest";
import { OperationExample } from "../../../../../generator/emit/reference/operation/operation_example.tsx";
import { shorten } from "../../../../../generator/emit/reference/operation/operation_example.tsx";
import { openSource } from "../../../../../generator/emit/reference/source.ts";
import type { Model } from "../../../../../generator/resolve/model/types.ts";
import { operationsOf } from "../../../../../generator/resolve/model/walk.ts";
import { printJsonText } from "../../../../../templates/page/shared/literals.ts";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";
import { hostileModel } from "../../../../fixtures/hostile_model.ts";
import { miniModel, miniSources } from "../../../../fixtures/mini_model.ts";
import { htmlOf, linksIn, textOf } from "../../../../fixtures/rendered_parts.ts";

/** The HTML of the examples of all operations of a model, by operation. */
function examplesOf(model: Model): ReadonlyMap<string, string> {
  const source = openSource({ model, templates: new Map(), version: "1.2.3" });
  return new Map(
    model.connectors.flatMap((connector) =>
      operationsOf(connector).map((operation) => [operation.id, htmlOf(OperationExample({ source, connector, operation }))] as const),
    ),
  );
}

const examples = examplesOf(miniModel);

function exampleOf(operation: string): string {
  const html = examples.get(operation);
  if (html === undefined) throw new Error(`no operation ${operation} in ${[...examples.keys()].join(", ")}`);
  return html;
}

/** The texts of the blocks of code in a language. */
function codeIn(html: string, language: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<pre data-language="${language}"[^>]*><code>(.*?)</code></pre>`, "gsu"))].map(
    ([, text = ""]) => text,
  );
}

describe("the example of an operation", () => {
  test.each([...examples.keys()])("%s: three languages, of which the first is chosen, and one answer", (id) => {
    const html = exampleOf(id);
    expect(["curl", "typescript", "python"].map((language) => codeIn(html, language).length)).toEqual([1, 1, 1]);
    expect([...html.matchAll(/<input type="radio" name="([^"]*)" value="(\w+)"( checked)?/gu)].map((match) => match.slice(1))).toEqual([
      [`language ${id}`, "curl", " checked"],
      [`language ${id}`, "typescript", undefined],
      [`language ${id}`, "python", undefined],
    ]);
    expect(html).toContain('<fieldset class="languages"><legend class="unseen">Language of the request</legend>');
    expect(codeIn(html, "json").length + codeIn(html, "http").length).toBe(1);
  });

  test("a list walks all pages in TypeScript, and prints Meta in Python", () => {
    const html = exampleOf("payments.customers.list");
    expect(codeIn(html, "typescript")[0]).toContain("payments.customers.list.all(");
    expect(codeIn(html, "python")[0]).toContain("for record in answer[");
  });

  test("the answer names the instance that the request names, and no other", () => {
    const instance = "connector_instance_id: { type: string, assumed: Seen on sibling endpoints., example: inst_EXAMPLE1 }";
    const sources = miniSources.map((source) => source.replace("fields: { execution_time_ms", `fields: { ${instance}, execution_time_ms`));
    const withJson = [...examplesOf(catalogOf(...sources).model())].filter(([, html]) => codeIn(html, "json").length > 0);
    const instancesIn = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.match(/\binst_\w+/gu) ?? []);
    const answered = withJson.map(([id, html]) => [id, instancesIn(codeIn(html, "json"))]);
    expect(withJson.length).toBeGreaterThan(1);
    expect(answered).toEqual(withJson.map(([id, html]) => [id, instancesIn(codeIn(html, "curl"))]));
    expect(answered).toEqual(withJson.map(([id]) => [id, [`inst_${id.split(".")[0] ?? ""}`]]));
  });

  test("a download shows headers, in the media type that is asked for", () => {
    const downloads = [...examples].filter(([, html]) => codeIn(html, "http").length > 0);
    expect(downloads.length).toBeGreaterThan(0);
    for (const [, html] of downloads)
      expect(codeIn(html, "http")[0]).toMatch(/^HTTP\/1\.1 200 OK\nContent-Type: \S+\nContent-Disposition: attachment; /u);
  });

  test("texts of the catalog are texts", () => {
    const hostile = `</code></pre><img src=x onerror=alert(1)>'"\\\u202e`;
    for (const html of examplesOf(hostileModel(miniModel, hostile)).values()) {
      expect(html).not.toContain("<img");
      expect(html).not.toContain("\u202e");
    }
  });
});

describe("a long answer", () => {
  const record = (fields: number): { readonly [name: string]: JsonValue } =>
    Object.fromEntries(
      Array.from({ length: fields }, (_, index) => [`field_${String(index)}`, index % 2 === 0 ? null : `value ${String(index)}`]),
    );
  const envelope = (result: JsonValue): JsonValue => ({ status: "success", result, meta: { has_more: false } });

  test("a short one stays as it is", () => {
    expect(shorten(envelope([record(5)]), 1)).toEqual({ value: envelope([record(5)]), isShortened: false });
  });

  test("fields with values come before others, and keep their order", () => {
    const { value, isShortened } = shorten(envelope([record(40)]), 1);
    expect(isShortened).toBe(true);
    const text = JSON.stringify(value);
    expect([...text.matchAll(/field_(\d+)/gu)].map(([, index]) => Number(index))).toEqual([
      1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35,
    ]);
    expect(value).toMatchObject({ status: "success", meta: { has_more: false } });
  });

  test.each([
    ["many records", envelope(Array.from({ length: 30 }, () => record(6))), 1],
    ["a wrapper", envelope({ object: "page", data: [record(60)], has_more: true, url: "/v1" }), 2],
    ["nested objects", envelope(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`group_${String(index)}`, record(12)]))), 1],
  ])("%s become at most 30 lines, and stay JSON", (_, response, around) => {
    const { value, isShortened } = shorten(response, around);
    expect(isShortened).toBe(true);
    expect(printJsonText(value).split("\n").length).toBeLessThanOrEqual(30);
    expect(value).toMatchObject({ status: "success", meta: { has_more: false } });
  });

  test("links to all fields", () => {
    const shortened = [...examples.values()].filter((html) => html.includes("Shortened."));
    for (const html of shortened) expect(linksIn(html).some((anchor) => anchor.includes(".records."))).toBe(true);
    expect(textOf(exampleOf("payments.customers.list"))).toContain("Response 200 OK");
  });
});
