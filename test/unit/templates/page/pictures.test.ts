import { describe, expect, it } from "vitest";
import { PAGING_KINDS } from "../../../../generator/resolve/model/paging_kinds.ts";
import { isPagingKind } from "../../../../generator/resolve/model/paging_descriptor.ts";
import { pagingUses, PagePicture } from "../../../../generator/emit/reference/overview/paging_topic.tsx";
import { CallFlow } from "../../../../generator/emit/reference/overview/pictures.tsx";
import { EnvelopePicture } from "../../../../generator/emit/reference/overview/answer_topics.tsx";
import { describedAndChanged, describedCatalog, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";
import { htmlOf, idsIn } from "../../../fixtures/rendered_parts.ts";

const kinds = Object.keys(PAGING_KINDS).filter(isPagingKind);

/** The drawings of the page, each as HTML. */
const drawings: readonly (readonly [name: string, html: string])[] = [
  ["the call flow", htmlOf(CallFlow())],
  ["the envelope", htmlOf(EnvelopePicture({ gateway: modelOf(describedCatalog()).gateway }))],
  ...kinds.map((kind) => [kind, htmlOf(PagePicture({ kind, title: kind, drawn: PAGING_KINDS[kind].drawn }))] as const),
];

describe("a drawing", () => {
  it.each(drawings)("of %s has a title and a description for those who cannot see it", (_, html) => {
    const svgs = html.match(/<svg [^>]*>/gu) ?? [];
    expect(svgs.length).toBeGreaterThan(0);
    for (const svg of svgs) {
      const [title = "", description = ""] = (/aria-labelledby="([^"]*)"/u.exec(svg)?.[1] ?? "").split(" ");
      expect(svg).toContain('role="img"');
      expect(html).toMatch(new RegExp(`<title id="${title}">[^<]+</title><desc id="${description}">[^<]+</desc>`, "u"));
    }
    expect(new Set(idsIn(html)).size).toBe(idsIn(html).length);
  });

  it.each(drawings)("of %s has no colors and no styles of its own", (_, html) => {
    expect(html).not.toMatch(/ (?:style|fill|stroke|color|font-family|font-size)="/u);
  });

  it.each(drawings)("of %s stays inside of its frame", (_, html) => {
    for (const svg of html.match(/<svg .*?<\/svg>/gsu) ?? []) {
      const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/u.exec(svg)?.map(Number) ?? [];
      for (const [, x = "0", y = "0"] of svg.matchAll(/<text x="([^"]+)" y="([^"]+)"/gu)) {
        expect(Number(x)).toBeLessThan(width);
        expect(Number(y)).toBeLessThan(height);
      }
      for (const [, x = "0", y = "0", w = "0", tall = "0"] of svg.matchAll(
        /<rect [^>]*?x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/gu,
      )) {
        expect(Number(x) + Number(w)).toBeLessThanOrEqual(width);
        expect(Number(y) + Number(tall)).toBeLessThanOrEqual(height);
      }
    }
  });
});

describe("the call flow", () => {
  it("is there for wide and for narrow screens, and the narrow one fits into 360 pixels", () => {
    const html = htmlOf(CallFlow());
    expect([...html.matchAll(/class="picture (\w+)" viewBox="0 0 (\d+)/gu)].map(([, kind, width]) => [kind, Number(width) <= 330])).toEqual(
      [
        ["wide", false],
        ["narrow", true],
      ],
    );
  });
});

describe("the envelope", () => {
  it("names its fields, and says which two hold what", () => {
    const html = htmlOf(EnvelopePicture({ gateway: modelOf(describedCatalog()).gateway }));
    expect(html).toContain("result (Result: records, or one record), paging (Meta: how to get the next page).");
  });
});

describe("every paging kind of the language", () => {
  it.each(kinds)("%s has a title, words and pages with an arrow between each two", (kind) => {
    const { title, words, drawn } = PAGING_KINDS[kind];
    expect(title.length).toBeGreaterThan(3);
    expect(words).toMatch(/\.$/u);
    expect(drawn.pages.length).toBeGreaterThan(0);
    expect(drawn.turns.length).toBe(drawn.pages.length - 1);
  });

  it("has words of its own", () => {
    expect(new Set(kinds.map((kind) => PAGING_KINDS[kind].words)).size).toBe(kinds.length);
  });
});

describe("who uses a paging kind", () => {
  it("is grouped by connector and by the names that paging needs", () => {
    const uses = pagingUses(modelOf(describedCatalog()).connectors, "token");
    expect(uses.map(({ connector, operations }) => [connector.id, operations.map(({ id }) => id)])).toEqual([
      ["shop", ["shop.orders.api_search"]],
    ]);
    expect(pagingUses(modelOf(describedCatalog()).connectors, "offset")).toEqual([]);
  });

  it("is one group for operations that page alike, wherever that is stated", () => {
    const receipts = `  receipts:
    description: Receipts as PDF files.
    record: Order
    actions:
      list:
        params: { page: string }
        meta: { next: string | null }
        paging: { kind: token, next: page, token: next }
        description: Lists receipts.
      api_search:
        params: { page: string }
        meta: { next: string | null }
        paging: { kind: token, next: page, token: next, assumed: Seen elsewhere. }
        description: Finds receipts.
`;
    const sources = describedAndChanged(SHOP, "  receipts:\n    description: Receipts as PDF files.\n    actions:\n", receipts);
    const uses = pagingUses(modelOf(sources).connectors, "token");
    expect(uses.map(({ operations }) => operations.map(({ id }) => id))).toEqual([
      ["shop.orders.api_search"],
      ["shop.receipts.list", "shop.receipts.api_search"],
    ]);
  });
});
