import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../unit/project/project_files.ts";
import type { Opening } from "./reference_page.ts";
import { startWindows } from "./windows.ts";

const LIST = "payments.customers.list";
const GET = "payments.customers.get";

const windows = startWindows();

function open(opening: Opening = {}): Promise<Page> {
  return windows.open({ anchor: LIST, ...opening });
}

function exampleOf(page: Page, operation: string): Locator {
  return page.locator(`article[data-operation="${operation}"] .example`);
}

/** The languages of the samples of an operation that can be seen. */
async function shownLanguages(page: Page, operation: string): Promise<readonly string[]> {
  const samples = await exampleOf(page, operation).locator(".request pre[data-language]").all();
  const shown: string[] = [];
  for (const sample of samples) if (await sample.isVisible()) shown.push((await sample.getAttribute("data-language")) ?? "");
  return shown;
}

describe("the languages of a sample", () => {
  it("are tabs without a script", async () => {
    const page = await open({ context: { javaScriptEnabled: false } });
    expect(await shownLanguages(page, LIST)).toEqual(["curl"]);
    await exampleOf(page, LIST).getByRole("radio", { name: "Python" }).click();
    expect([await shownLanguages(page, LIST), await shownLanguages(page, GET)]).toEqual([["python"], ["curl"]]);
  });

  it("are chosen for all operations, by keyboard too, and remembered", async () => {
    const page = await open();
    await exampleOf(page, LIST).getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    expect([await shownLanguages(page, LIST), await shownLanguages(page, GET)]).toEqual([["typescript"], ["typescript"]]);
    await page.reload();
    expect([await shownLanguages(page, LIST), await shownLanguages(page, GET)]).toEqual([["typescript"], ["typescript"]]);
  });

  it("work where nothing can be stored", async () => {
    const page = await open({
      before: (before) =>
        before.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get: () => {
              throw new DOMException("no storage", "SecurityError");
            },
          });
        }),
    });
    await exampleOf(page, LIST).getByRole("radio", { name: "Python" }).click();
    expect(await shownLanguages(page, GET)).toEqual(["python"]);
  });

  it.each([390, 1440])("stay where they were pressed, at a width of %i", async (width) => {
    const page = await open({ width, anchor: GET });
    const tab = exampleOf(page, GET).getByRole("radio", { name: "Python" });
    // As in a browser that does not hold the text still by itself.
    await page.evaluate(() => {
      for (const element of [document.documentElement, document.body]) element.style.setProperty("overflow-anchor", "none");
    });
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const after = await tab.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(2);
  });
});

describe("copying", () => {
  const code = (page: Page): Locator => exampleOf(page, LIST).locator('pre[data-language="curl"] code');
  const button = (page: Page): Locator => exampleOf(page, LIST).getByRole("button", { name: "Copy: Request with curl" });

  it("puts the whole sample into the clipboard, and says so", async () => {
    const page = await open({ context: { permissions: ["clipboard-read", "clipboard-write"] } });
    await button(page).press("Enter");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
    await expect.poll(() => page.locator('[role="status"]', { hasText: "Copied" }).count()).toBe(1);
    expect(await exampleOf(page, LIST).getByText("Copied", { exact: true }).count()).toBe(1);
  });

  it("selects the sample where there is no clipboard", async () => {
    const page = await open({
      before: (before) => before.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
    });
    await button(page).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(await code(page).textContent());
    await expect.poll(() => page.locator('[role="status"]', { hasText: "Press Ctrl+C" }).count()).toBe(1);
  });

  it("is possible for every block of code", async () => {
    const page = await open();
    const without = await page.evaluate(
      () => [...document.querySelectorAll(".code")].filter((block) => block.querySelector("button.copy") === null).length,
    );
    expect(without).toBe(0);
  });
});

describe("colors", () => {
  /** How many pieces of each kind have a color, and how many elements are inside of code. */
  const colored = (page: Page): Promise<{ readonly pieces: readonly number[]; readonly elements: number }> =>
    page.evaluate(() => ({
      pieces: [...CSS.highlights.entries()].filter(([name]) => name.startsWith("code-")).map(([, highlight]) => highlight.size),
      elements: document.querySelectorAll(".code code *").length,
    }));

  it("are given to what is in view, without elements", async () => {
    const page = await open();
    await expect.poll(async () => (await colored(page)).pieces.filter((count) => count > 0).length).toBeGreaterThanOrEqual(4);
    expect((await colored(page)).elements).toBe(0);
    const first = (await colored(page)).pieces.reduce((sum, count) => sum + count, 0);
    // 113 operations would be many thousands.
    expect(first).toBeLessThan(3_000);
  });

  it("are left out by browsers without highlights", async () => {
    const page = await open({ before: (before) => before.addInitScript(() => Reflect.deleteProperty(window, "Highlight")) });
    await exampleOf(page, LIST).getByRole("radio", { name: "Python" }).click();
    expect(await shownLanguages(page, GET)).toEqual(["python"]);
  });
});

it("a page that a sandbox serves calls this sandbox", async () => {
  const html = readFileSync(join(ROOT, "generated/reference/index.html"), "utf8").replace("<html", "<html data-sandbox");
  const before = (page: Page): Promise<unknown> =>
    page.route("**/*", (route) =>
      new URL(route.request().url()).pathname === "/" ? route.fulfill({ contentType: "text/html", body: html }) : route.abort(),
    );
  const page = await windows.open({ address: "http://127.0.0.1:4555/", before });
  const samples = await page.locator(".request pre code").allTextContents();
  expect(samples.length).toBeGreaterThan(300);
  expect(samples.filter((text) => !text.includes("http://127.0.0.1:4555") || text.includes("http://127.0.0.1:4010"))).toEqual([]);
  // There is no sandbox, which the page complains about.
  await windows.forgive(page);
});
