import { describe, expect, it } from "vitest";
import { changed, diagnose, SHOP } from "../../../fixtures/shop_catalog.ts";

/** The code of each diagnostic and what it says to do. */
function helpAfter(from: string, to: string): readonly string[] {
  return diagnose(changed(SHOP, from, to)).map(({ code, help }) => `${code}: ${help}`);
}

const AFTER = "          after: string\n";

describe("names that are no identifiers", () => {
  it.each([
    ["$skip: string"],
    ["content-type: string"],
    ["filter[status]: string"],
    ["1st: string"],
    ["first name: string"],
    ['"@type": string'],
  ])("can be params: %s", (field) => {
    expect(helpAfter(AFTER, `${AFTER}          ${field}\n`)).toEqual([]);
  });

  it.each([
    ["@type: string", "yaml/unquoted: write `'@type': …`"],
    ["`id`: string", "yaml/unquoted: write `'`id`': …`"],
    ["x: { fields: { @type: string } }", "yaml/unquoted: write `'@type': …`"],
  ])("need quotes where YAML does: %s", (field, want) => {
    expect(helpAfter(AFTER, `${AFTER}          ${field}\n`)).toEqual([want]);
  });

  it.each([["client-secret"], ["x.api.key"], ["auth token"], ["user[password]"]])("are secrets where they say so: %s", (name) => {
    expect(helpAfter(AFTER, `${AFTER}          "${name}": string\n`)).toEqual([expect.stringContaining("name/secret")]);
  });
});

describe("paths to names with dots", () => {
  const FIELDS = "      next_page: string | null\n      has_more: boolean\n";
  const TOKEN = "token: record.next_page, more: record.has_more";

  function after(field: string, reference: string): readonly string[] {
    const [gateway, shop] = changed(SHOP, FIELDS, `      ${field}\n      has_more: boolean\n`);
    if (gateway === undefined || shop === undefined) throw new Error("two files");
    const text = shop.text.replace(TOKEN, `token: '${reference}', more: record.has_more`);
    return diagnose([gateway, { ...shop, text }]).map(({ code, message, help }) => `${code}: ${message}; ${help}`);
  }

  it.each([
    ['"next.page": string | null', 'record["next.page"]'],
    ["page: { fields: { next: string | null } }", "record.page.next"],
    ['"page": { fields: { "@next": string | null } }', "record.page.@next"],
    ["first name: string | null", "record.first name"],
  ])("lead to %s: %s", (field, reference) => {
    expect(after(field, reference)).toEqual([]);
  });

  it("must be in brackets", () => {
    expect(after('"next.page": string | null', "record.next.page")).toEqual([
      expect.stringContaining('`next.page`; did you mean `record["next.page"]`?'),
    ]);
  });

  it.each(["record[next]", "record.", '["a'])("have a form: %s", (reference) => {
    expect(after("next_page: string | null", reference)).toEqual([expect.stringContaining("shape/bad-text")]);
  });
});
