import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join, posix } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedFile } from "../fixtures/npm_folder.ts";
import { run, succeed } from "../package/installed_package.ts";
import { ROOT } from "../unit/project/project_files.ts";
import { closeWindows, sharedChromium } from "./chromium.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Everything that a page loads at once, compressed and without pictures. */
const MOST_BYTES = 100_000;
const REFERENCE = "reference/index.html";
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".png": "image/png" };
const SITE = "http://site.test";

let browser: Browser;
let folder: string;
let pages: readonly string[];

beforeAll(async () => {
  const program = await installedFile(join(ROOT, ".ci/site"), "vitepress/bin/vitepress.js");
  folder = mkdtempSync(join(tmpdir(), "site-"));
  await succeed(run(ROOT, process.execPath, [program, "build", "docs", "--outDir", folder]));
  pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".html") && path !== REFERENCE && path !== "404.html");
  browser = await sharedChromium();
});

afterAll(async () => {
  await closeWindows(browser);
  rmSync(folder, { recursive: true, force: true });
});

function read(path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** Opens a page of the site in a window of its own, whose requests the folder answers. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    return existsSync(file) ? route.fulfill({ path: file, contentType: TYPES[extname(file)] ?? "" }) : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.goto(`${SITE}/${path}`);
  return page;
}

describe("the files of the site", () => {
  test("have all pages of the repository, and the reference page as it is in the package", () => {
    const wanted = [
      "index",
      "docs/ci",
      "docs/messages",
      "docs/adr/index",
      "docs/adr/0001-tables-and-one-engine",
      "spec/index",
      "gateway/index",
    ];
    expect(pages).toEqual(expect.arrayContaining(wanted.map((name) => `${name}.html`)));
    expect(read(REFERENCE)).toBe(readFileSync(join(ROOT, "generated", REFERENCE), "utf8"));
  });

  test("link to pages and headings that exist", () => {
    const anchors = new Map(
      [...pages, REFERENCE].map((path) => [path, new Set([...read(path).matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id))]),
    );
    const broken = pages.flatMap((path) => {
      const hrefs = [...read(path).matchAll(/<a [^>]*?href="([^"]+)"/gu)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
      return hrefs.filter((href) => !/^[a-z]+:/u.test(href) && !leadsToPage(path, href, anchors)).map((href) => `${path}: ${href}`);
    });
    expect(broken).toEqual([]);
  });

  test.each([
    ["docs/messages", "messages", "yamltab", "Indent with spaces, two for each level."],
    ["spec/index", "language", "quoting", "Single quotes"],
  ])(
    "divide what is as long as a book: %s has all headings, each with a link to the part that has the rest",
    (name, part, anchor, text) => {
      const index = read(`${name}.html`);
      expect(index).toContain(` id="${anchor}"`);
      const [, target = ""] = new RegExp(`href="/(docs/parts/${part}-\\d+\\.html)#${anchor}"`, "u").exec(index) ?? [];
      expect(read(target)).toContain(` id="${anchor}"`);
      expect(read(target)).toContain(text);
    },
  );

  test("weigh little, everything together that a page loads", () => {
    expect(pages.filter((path) => weightOf(path) > MOST_BYTES)).toEqual([]);
  });
});

/** How many bytes a page and the files that it names load, compressed. */
function weightOf(path: string): number {
  const named = [...read(path).matchAll(/<(?:script|link) [^>]*?(?:src|href)="\/([^"]+)"/gu)].map(([, file = ""]) => file);
  const loaded = new Set([path, ...named.filter((file) => /\.(?:js|css)$/u.test(file))]);
  return [...loaded].reduce((sum, file) => sum + gzipSync(read(file)).byteLength, 0);
}

function leadsToPage(from: string, href: string, anchors: ReadonlyMap<string, ReadonlySet<string | undefined>>): boolean {
  const [path = "", anchor] = href.split("#");
  const target = path === "" ? from : posix.join(path.startsWith("/") ? "" : posix.dirname(from), path).replace(/^\//u, "");
  const page = [target, `${target}.html`, posix.join(target, "index.html")].find((candidate) => anchors.has(candidate));
  return page !== undefined && (anchor === undefined || anchors.get(page)?.has(decodeURIComponent(anchor)) === true);
}

describe("the site in a browser", () => {
  test("can be read without JavaScript: text, code and links", async () => {
    const page = await open("docs/ci.html", { javaScriptEnabled: false });
    expect(await page.locator("main h1").innerText()).toContain("Check payloads in CI");
    expect(await page.locator("main pre").first().isVisible()).toBe(true);
    await page.locator("main a", { hasText: "configuration file" }).first().click();
    expect(page.url()).toBe(`${SITE}/docs/ci.html#configuration`);
  });

  test.each(["index.html", "docs/ci.html", "docs/adr/index.html", "docs/messages.html", "docs/parts/language-2.html"])(
    "has no barriers that axe finds: %s",
    async (path) => {
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await open(path, { colorScheme, reducedMotion: "reduce" });
        await page.evaluate(AXE);
        const wanted = JSON.stringify({ resultTypes: ["violations"], runOnly: { type: "tag", values: LEVELS } });
        const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${wanted})`);
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${String(target)}`));
        expect(found, colorScheme).toEqual([]);
      }
    },
  );

  test("finds pages by their text, and opens the reference page", async () => {
    const page = await open("");
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("searchbox").fill("baseline");
    await page.locator(".result").first().waitFor();
    expect(await page.locator(".result").first().getAttribute("href")).toMatch(/^\/(?:docs|generated)\//u);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Reference", exact: true }).first().click();
    await page.waitForURL(`${SITE}/${REFERENCE}`);
    expect(await page.title()).toContain("Connector Gateway");
  });
});
