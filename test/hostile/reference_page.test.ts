import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldAnchor, linkTo } from "../../generator/emit/reference/anchors.ts";
import { toPageData } from "../../generator/emit/reference/to_page_data.ts";
import { printPage } from "../../generator/emit/reference/page.tsx";
import { openSource } from "../../generator/emit/reference/source.ts";
import type { Model } from "../../generator/resolve/model/types.ts";
import { escapeInvisible } from "../../templates/core/safe_text.ts";
import { boundCatalog } from "../fixtures/bound_catalog.ts";
import { hostileModel } from "../fixtures/hostile_model.ts";
import { miniModel } from "../fixtures/mini_model.ts";
import { attributeOf, elementsOf, innerText, kindsOf, parsePage, textOf, type PageElement } from "../fixtures/parsed_page.ts";
import { runs } from "../fixtures/property_runs.ts";
import { modelOf } from "../fixtures/shop_catalog.ts";
import { anyText, hostileMarkup as markup, hostileTexts } from "../unit/generator/print/hostile_texts.ts";
import { CHARACTER } from "../fixtures/character.ts";

const single = [...hostileTexts, ...markup];
/** The texts of a page: all of them in turn, beginning with another one, or all of them together. */
const rounds = [
  single,
  ...[9, 18, 27].map((first) => [...single.slice(first), ...single.slice(0, first)]),
  [single.join(" ")],
  [single.join("\n")],
];

/** With bindings, which the small model lacks. */
const wholeModel: Model = { ...miniModel, connectors: [...miniModel.connectors, ...modelOf(boundCatalog()).connectors] };

function inputOf(texts: readonly string[]): Parameters<typeof printPage>[0] {
  let count = 0;
  return { model: hostileModel(wholeModel, () => texts[count++ % texts.length] ?? ""), templates: new Map(), version: "1.0.0" };
}

function pageOf(...texts: readonly string[]): string {
  return printPage(inputOf(texts));
}

/** A name in braces can be a link to the value that goes there, and examples that are too long are shortened. */
const harmlessPages = [["harmless"], ["harm{less}"], ["harmless ".repeat(100)], single.map((_, index) => `harmless ${index}`)];
const harmless = new Set(harmlessPages.flatMap((texts) => [...kindsOf(parsePage(pageOf(...texts)))]));

describe.each(rounds.map((texts) => ({ texts })))("with $texts.0 and so on in the places of all texts, the page", ({ texts }) => {
  const html = pageOf(...texts);
  const page = parsePage(html);

  test("has no elements and attributes that it does not have with harmless texts", () => {
    expect(unknownKinds(page)).toEqual([]);
  });

  test("shows the texts, and nothing in them is invisible", () => {
    const shown = withoutTicks(innerText(page));
    for (const text of texts) expect(shown).toContain(withoutTicks(escapeInvisible(text.replaceAll(/\s+/gu, " ").trim())));
    expect(html).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}/u);
  });

  test("links to its own elements, and to https addresses", () => {
    expectLinks(page);
  });

  test("has the script's knowledge exactly", () => {
    const [json = ""] = elementsOf(page).flatMap((element) => (attributeOf(element, "id") === "page-data" ? [innerText(element)] : []));
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(toPageData(openSource(inputOf(texts))))));
  });
});

test("any text leaves the elements of the page, its links and its slots as they are", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.constantFrom(...markup)), (text) => {
      const page = parsePage(pageOf(text));
      expect(unknownKinds(page)).toEqual([]);
      expectLinks(page);
      expect(textOf(page, "style")).toEqual(["{{style}}"]);
      expect(textOf(page, "script").at(-1)).toBe("{{script}}");
    }),
    runs(6),
  );
});

test("the anchor of a field has no white space, is found by its link, and belongs to one name", () => {
  fc.assert(
    fc.property(fieldName(), fieldName(), (one, other) => {
      const anchor = fieldAnchor("payments.records.Customer", [one]);
      expect(anchor).toMatch(/^[!-~]+$/u);
      expect(decodeURIComponent(linkTo(anchor).slice(1))).toBe(anchor);
      expect(fieldAnchor("payments.records.Customer", [other]) === anchor).toBe(one === other);
    }),
    runs(60),
  );
});

/** A name that a field may have: visible characters, with single blanks between them. */
function fieldName(): fc.Arbitrary<string> {
  const markupOrAny = fc.oneof(
    fc.string({ unit: CHARACTER }),
    fc.constantFrom('"', "'", "<", ">", "&", "#", "%20", ".", "/", "[x]", "{}", "="),
  );
  const part = markupOrAny.filter((text) => text !== "" && !/[\p{C}\p{Z}]/u.test(text));
  return fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
}

function unknownKinds(page: PageElement): readonly string[] {
  return [...kindsOf(page)].filter((kind) => !harmless.has(kind));
}

/** Ids are unique, and every link and every reference leads to one of them. */
function expectLinks(page: PageElement): void {
  const elements = elementsOf(page);
  const ids = elements.flatMap((element) => attributeOf(element, "id") ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id === "" || /\s/u.test(id))).toEqual([]);
  const links = elements.flatMap((element) => attributeOf(element, "href") ?? []);
  const inside = links.filter((link) => link.startsWith("#")).map((link) => decodeURIComponent(link.slice(1)));
  expect(inside.length).toBeGreaterThan(50);
  expect(inside.filter((id) => !ids.includes(id))).toEqual([]);
  expect(links.filter((link) => !/^(?:#|https:\/\/|data:image\/svg\+xml,)/u.test(link))).toEqual([]);
  const references = ["aria-labelledby", "aria-describedby", "aria-controls", "for"].flatMap((name) =>
    elements.flatMap((element) => attributeOf(element, name)?.split(" ") ?? []),
  );
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
}

function withoutTicks(text: string): string {
  return text.replaceAll("`", "");
}
