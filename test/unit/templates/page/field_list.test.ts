import fc from "fast-check";
import { parseFragment } from "parse5";
import { describe, expect, it, test } from "vitest";
import { FieldList } from "../../../../generator/emit/reference/fields/field_list.tsx";
import type { Field } from "../../../../generator/resolve/model/types.ts";
import { escapeInvisible } from "../../../../templates/core/safe_text.ts";
import * as types from "../../../fixtures/model_builders.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { elementsOf, innerText, type PageElement } from "../../../fixtures/parsed_page.ts";
import { htmlOf, idsIn, linksIn, shownText } from "../../../fixtures/rendered_parts.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const { any, arrayOf, closed, field, object, oneOf, param, record, scalar, stated } = types;
const text = scalar("string");

/** The HTML of a list of params of `shop.orders.list`, or of the fields of a record. */
function htmlOfFields(fields: readonly Field[], side: "request" | "response" = "request"): string {
  return htmlOf(FieldList({ shape: closed(fields), owner: "shop", anchor: "shop.orders.list.params", side, whole: stated }));
}

function shown(fields: readonly Field[], side: "request" | "response" = "request"): string {
  return shownText(FieldList({ shape: closed(fields), owner: "shop", anchor: "shop.orders.list.params", side, whole: stated }));
}

describe("a field shows its type", () => {
  it.each<[Field["type"], string]>([
    [any, "any"],
    [text, "string"],
    [scalar(["string", "integer"], { nullable: true }), "string | integer | null"],
    [object(), "object"],
    [arrayOf(scalar("number")), "array<number>"],
    [object({ values: arrayOf(text) }), "map<array<string>>"],
    [types.nullable(arrayOf(record("Line"))), "array<Line> | null"],
  ])("%j as %s", (type, notation) => {
    expect(shown([param("x", type)])).toBe(`x ${notation}`);
  });

  test("with a link to its record", () => {
    expect(linksIn(htmlOfFields([param("x", arrayOf(record("Line")))]))).toEqual(["shop.records.Line"]);
  });
});

describe("a field shows its rules", () => {
  it.each<[string, Partial<Field>, string]>([
    ["a range", { type: scalar("integer", { min: 1, max: 100 }) }, "From 1 to 100."],
    ["a least value", { type: scalar("number", { min: 0.5 }) }, "At least 0.5."],
    ["a largest value", { type: scalar("integer", { max: 9 }) }, "At most 9."],
    ["a step", { type: scalar("integer", { multipleOf: 5 }) }, "A multiple of 5."],
    ["lengths", { type: scalar("string", { minLength: 1, maxLength: 3 }) }, "1 to 3 characters."],
    ["a format", { type: scalar("string", { format: "date" }) }, "RFC 3339 date."],
    ["a pattern", { type: scalar("string", { pattern: "^`a` {2}$" }) }, "Matches ^`a` {2}$."],
    ["the only value", { type: types.constant("media") }, "Always media."],
    ["the only values", { type: oneOf("open", "paid") }, "One of open paid"],
    ["known values", { type: scalar("string", { knownValues: ["eur"] }) }, "Known values: eur"],
    ["numbers of elements", { type: arrayOf(text, { minItems: 2 }) }, "At least 2 elements."],
    ["rules of elements", { type: arrayOf(oneOf("a", "b")) }, "Each element: One of a b"],
    [
      "comma lists",
      { type: scalar("string", { commaList: { values: ["id", "name"], maxItems: 3 } }) },
      "Several values are joined by commas, without spaces. Each is one of id name At most 3 values.",
    ],
    ["a default", { type: scalar("integer"), default: { value: 10, origin: { kind: "stated" } } }, "Default: 10."],
    ["an empty default", { type: text, default: { value: "", origin: { kind: "stated" } } }, 'Default: "".'],
    [
      "an assumed default",
      { type: text, default: { value: "a", origin: { kind: "assumed", because: "Usual." } } },
      "Default: a (assumed). The default is assumed: Usual.",
    ],
    ["an example", { type: text, example: "ada@example.com" }, "Example: ada@example.com"],
    ["no example beside its values", { type: oneOf("a"), example: "a" }, "One of a"],
    [
      "no example beside the same default",
      { type: text, example: "a", default: { value: "a", origin: { kind: "stated" } } },
      "Default: a.",
    ],
    ["what it does", { type: text, role: { kind: "filter", field: "email", as: "equals" } }, "Only records whose email is this value."],
    [
      "what it needs in practice",
      { type: text, requiredInPractice: "Otherwise it is empty." },
      "Required in practice: Otherwise it is empty.",
    ],
    ["what traffic shows", { type: text, alsoSeen: types.nullable(text) }, "Real traffic also shows string | null."],
    ["another section", { type: text, section: "Document 1, Limits" }, "In the source documents: Document 1, Limits"],
    ["what is deprecated", { type: text, deprecated: "Use `y`." }, "Deprecated: Use y."],
    ["what is experimental", { type: text, experimental: "New." }, "Experimental: New."],
    ["why it is assumed", { type: text, origin: { kind: "assumed", because: "Usual." } }, "Assumed: Usual."],
    ["what is not shown", { type: text, origin: { kind: "not_shown", what: "Its values." } }, "Not shown: Its values."],
  ])("%s", (_, details, rule) => {
    const html = htmlOfFields([{ ...param("x", text), ...details }]);
    const paragraphs = elementsIn(html).filter(({ tagName }) => tagName === "p");
    expect(paragraphs.map(wordsOf).join(" ")).toBe(rule);
  });

  test("but not twice", () => {
    const role = { kind: "paging", part: "size" } as const;
    expect(shown([param("limit", scalar("integer"), { description: "Page size.", role })])).toBe("limit integer Page size.");
  });
});

describe("a field has badges", () => {
  it.each<[string, Field, "request" | "response", readonly string[]]>([
    ["required", param("x", text, { required: true }), "request", ["required"]],
    ["none", param("x", text), "request", []],
    ["none in a response", field("x", text), "response", []],
    ["none where it may be null", field("x", types.nullable(text)), "response", []],
    ["missing in a response", field("x", any), "response", ["may be missing"]],
    ["secret", param("x", text, { secret: true }), "request", ["secret"]],
    ["assumed", param("x", text, { origin: { kind: "assumed", because: "Usual." } }), "request", ["assumed"]],
    ["not shown", param("x", text, { origin: { kind: "not_shown", what: "All." } }), "request", ["not shown"]],
    ["old and new", param("x", text, { deprecated: "Old.", experimental: "New." }), "request", ["deprecated", "experimental"]],
  ])("%s", (_, one, side, badges) => {
    const found = elementsIn(htmlOfFields([one], side)).filter(({ attrs }) => attrs.some(({ value }) => value.startsWith("badge")));
    expect(found.map(wordsOf)).toEqual(badges);
  });
});

describe("fields inside a field", () => {
  const lines = param("lines", arrayOf(object({ shape: closed([param("price.net", scalar("number")), param("tax", text)]) })));

  test("have anchors below its own", () => {
    const anchors = idsIn(htmlOfFields([lines]));
    expect(anchors).toEqual([
      "shop.orders.list.params.lines",
      `shop.orders.list.params.${encodeURIComponent('lines["price.net"]')}`,
      "shop.orders.list.params.lines.tax",
    ]);
  });

  it.each([
    [1, "1 field", true],
    [12, "12 fields", true],
    [13, "13 fields", false],
  ])("are shown at once, if they are few: %i", (count, summary, isOpen) => {
    const inner = Array.from({ length: count }, (_, index) => param(`x${index}`, text));
    const html = htmlOfFields([param("all", object({ shape: closed(inner) }))]);
    const [details] = elementsIn(html).filter(({ tagName }) => tagName === "details");
    expect(details?.attrs.some(({ name }) => name === "open")).toBe(isOpen);
    expect(wordsOf(elementsIn(html).find(({ tagName }) => tagName === "summary"))).toBe(summary);
  });
});

describe("a reason that several fields have", () => {
  const origin = { kind: "assumed", because: "Not in the document." } as const;

  test("is said once, for all marked fields", () => {
    const said = shown([param("a", text, { origin }), param("b", text, { origin }), param("c", text)]);
    expect(said).toBe("Where marked assumed: Not in the document. a string assumed b string assumed c string");
  });

  test("is said once, for some of them", () => {
    const other = { kind: "assumed", because: "Usual." } as const;
    const said = shown([param("a", text, { origin }), param("b", text, { origin }), param("c", text, { origin: other })]);
    expect(said).toBe("a and b assumed: Not in the document. a string assumed b string assumed c string assumed Assumed: Usual.");
  });

  test("is that of the whole: nothing is said", () => {
    const shape = closed([param("a", text, { origin }), param("b", text, { origin })]);
    const list = FieldList({ shape, owner: "shop", anchor: "shop.x", side: "request", whole: { ...stated, origin } });
    expect(shownText(list)).toBe("a string b string");
  });
});

test("texts of the catalog are text, whatever they say", () => {
  const tags = new Set(["ul", "li", "div", "a", "code", "span", "p"]);
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: CHARACTER }), fc.string({ unit: CHARACTER }), (name, value) => {
      const [item] = [param(name, types.constant(value), { description: `<b>${value}`, required: true })];
      const elements = elementsIn(htmlOfFields([item]));
      expect(elements.filter(({ tagName }) => !tags.has(tagName))).toEqual([]);
      const code = elements.find(({ tagName }) => tagName === "code");
      expect(code === undefined ? undefined : innerText(code)).toBe(escapeInvisible(name));
    }),
    runs(60),
  );
});

function elementsIn(html: string): readonly PageElement[] {
  return parseFragment(html).childNodes.flatMap((node) => ("tagName" in node ? elementsOf(node) : []));
}

function wordsOf(element: PageElement | undefined): string {
  return element === undefined ? "" : innerText(element).replaceAll(/\s+/gu, " ").trim();
}
