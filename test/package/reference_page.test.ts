import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { operations } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { raisedBy } from "../fixtures/documented_connectors.ts";
import { attributeOf, elementsOf, parsePage, policyOf, textOf } from "../fixtures/parsed_page.ts";

/** The most that the page may weigh. The README of the package promises the first one. */
const MOST = { gzip: 230_000, bytes: 3_500_000, elements: 60_000, depth: 32 };

const require = createRequire(import.meta.url);
const html = readFileSync(require.resolve("connector-gateway-spec/reference/index.html"), "utf8");
const readme = readFileSync(require.resolve("connector-gateway-spec/package.json").replace("package.json", "README.md"), "utf8");
const page = parsePage(html);
const connectors = [...new Set(operations.map(({ connector }) => connector))];
const elements = elementsOf(page);
const ids = elements.flatMap((element) => attributeOf(element, "id") ?? []);

describe("the reference page is small", () => {
  test("when it is transferred, as the README promises", () => {
    expect(gzipSync(html, { level: 9 }).byteLength).toBeLessThanOrEqual(MOST.gzip + raisedBy(10_000, connectors));
    expect(readme).toContain(`${MOST.gzip / 1000} kB`);
  });

  test("on the disk, and for a browser", () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MOST.bytes + raisedBy(200_000, connectors));
    expect(elements.length).toBeLessThanOrEqual(MOST.elements + raisedBy(4_000, connectors));
    expect(depthOf(page)).toBeLessThanOrEqual(MOST.depth);
  });
});

describe("the reference page", () => {
  test("needs no other file and no other host", () => {
    const loading = elements.filter((element) => attributeOf(element, "src") !== undefined || element.tagName === "link");
    const links = loading.map((element) => attributeOf(element, "src") ?? attributeOf(element, "href") ?? "");
    expect(links.filter((link) => !link.startsWith("data:"))).toEqual([]);
    expect(
      textOf(page, "style")
        .join("")
        .match(/@import|url\((?!"?data:)/gu),
    ).toBeNull();
  });

  test("allows its own scripts and its own style, and no others", () => {
    const scripts = elements.filter((element) => element.tagName === "script" && attributeOf(element, "type") === undefined);
    const all = [...scripts.flatMap((script) => textOf(script, "script")).filter((text) => text !== ""), ...textOf(page, "style")];
    const allowed = policyOf(page).flatMap((part) => [...part.matchAll(/'sha256-[^']*'/gu)].map(([hash]) => hash));
    expect(allowed.toSorted()).toEqual(all.map(hashOf).toSorted());
    expect(elements.flatMap(({ attrs }) => attrs.filter(({ name }) => /^(?:on.*|style)$/u.test(name)))).toEqual([]);
  });

  test("has the licenses of the libraries in its script", () => {
    const comment = html.slice(html.lastIndexOf("<!--"));
    expect(comment).toMatch(/Copyright \(c\) .*Jason Miller/u);
    expect(comment).toContain("Permission is hereby granted, free of charge");
  });

  test("has every operation, and links only to what it has", () => {
    const articles = elements.flatMap((element) => attributeOf(element, "data-operation") ?? []);
    expect(articles).toEqual(operations.map(({ id }) => id));
    expect(articles.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    const links = elements.flatMap((element) => attributeOf(element, "href") ?? []).filter((link) => link.startsWith("#"));
    expect(links.filter((link) => !known.has(decodeURIComponent(link.slice(1))))).toEqual([]);
  });

  test("names no folder of the machine that made it", () => {
    expect(html).not.toMatch(/node_modules|sourceMappingURL|file:\/\/|\/(?:home|root|tmp|Users)\//u);
  });
});

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function depthOf(element: (typeof elements)[number]): number {
  const inner = element.childNodes.flatMap((node) => ("tagName" in node ? [depthOf(node)] : []));
  return 1 + Math.max(0, ...inner);
}
