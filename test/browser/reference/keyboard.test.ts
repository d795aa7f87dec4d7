import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anchorsOfCatalog } from "../../fixtures/reference/anchors_of_catalog.ts";
import { closeWindows, sharedChromium } from "../chromium.ts";
import { openReference } from "./reference_page.ts";
import { serveShortReference, type ServedReference } from "./serving.ts";

/** The first operation of each connector that its example can run. */
const { connectors, operations } = anchorsOfCatalog();
const firstOperations = connectors.map((connector) => operations.find((id) => id.startsWith(`${connector}.`)) ?? connector);
const shown = operations.filter((id) => firstOperations.includes(id) || /^(?:crm\.contacts|payments\.customers)\./u.test(id));

let browser: Browser;
let serving: ServedReference;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  browser = await sharedChromium();
  serving = await serveShortReference(shown, "--quiet");
  ({ page, complaints } = await openReference(browser, { address: serving.url }));
});

afterAll(async () => {
  await closeWindows(browser);
  await serving.stop();
});

/** What has the focus: its name for people, or its id. */
function focused(): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? (element?.id === "" ? element.textContent.trim() : (element?.id ?? ""));
  });
}

/** Presses Tab until what has the focus has this name; throws when that takes too long. */
async function tabTo(name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 60) {
    await page.keyboard.press("Tab");
    passed.push(await focused());
    if (passed.at(-1) === name) return;
  }
  throw new Error(`${name} is not among the next controls: ${passed.join(", ")}`);
}

describe("with the keyboard only", () => {
  beforeEach(() => page.goto(serving.url));

  it.each(firstOperations)("people get from opening the page to the answer of %s", async (operation) => {
    await page.keyboard.press("/");
    expect(await focused()).toBe("Search the reference");
    await page.locator("[role=option]").first().waitFor();
    await page.keyboard.type(operation);
    await page.locator(`[role=option][aria-selected=true][data-anchor="${operation}"]`).waitFor();
    await page.keyboard.press("Enter");
    expect(await focused()).toBe(operation);
    await tabTo(`Run ${operation}`);
    await page.keyboard.press("Enter");
    await page.locator(`[id="run:${operation}"] form`).waitFor();
    await tabTo("Run");
    await page.keyboard.press("Enter");
    const answer = page.locator(`[id="run:${operation}"] .answer-head`);
    await expect.poll(() => answer.textContent()).toMatch(/^200 OK/u);
    expect(await answer.getAttribute("role")).toBe("status");
  });

  it("people are in a panel as soon as it is open, so that what they press next is not taken from them", async () => {
    await page.goto(`${serving.url}#${operations[0] ?? ""}`);
    const opened = await page.evaluate(() => {
      document.querySelector<HTMLElement>("article.operation .run-button")?.click();
      return document.activeElement?.textContent.slice(0, 40);
    });
    expect(opened).toBe(`Run ${operations[0] ?? ""}`);
  });

  it("people get to the content at once", async () => {
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to the content");
    expect(await page.locator(".skip").evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  it.each(["/", "Control+k"])("people open the search with %s, and are where they were when they close it", async (key) => {
    const link = page.locator(".contents a").first();
    await link.focus();
    await page.keyboard.press(key);
    expect(await focused()).toBe("Search the reference");
    await page.keyboard.press("Escape");
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each(["Tab", "Shift+Tab"])("people stay in the open search with %s, and come around to its field", async (key) => {
    await page.keyboard.press("/");
    await page.locator("[role=option]").first().waitFor();
    const passed: string[] = [];
    do {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest(".search-dialog") !== null)).toBe(true);
      passed.push(await focused());
    } while (passed.at(-1) !== "Search the reference" && passed.length < 40);
    expect(passed.at(-1)).toBe("Search the reference");
    expect(passed.length).toBeGreaterThan(3);
  });

  it("people who press outside of the search close it, and nothing else", async () => {
    const address = page.url();
    await page.keyboard.press("/");
    await page.mouse.click(40, 200);
    expect(await page.locator(".search-dialog").isVisible()).toBe(false);
    expect(page.url()).toBe(address);
  });

  it("people write / where they write", async () => {
    await page.goto(`${serving.url}#payments.customers.create`);
    const operation = page.locator('[data-operation="payments.customers.create"]');
    await operation.getByRole("button", { name: "Run payments.customers.create" }).press("Enter");
    const entry = operation.locator("input[type=text]").first();
    await entry.focus();
    await entry.press("End");
    await page.keyboard.press("/");
    expect(await entry.inputValue()).toMatch(/\/$/u);
    expect(await page.locator(".search-dialog").isVisible()).toBe(false);
  });

  it("people switch / off, which is remembered, and Ctrl K still works", async () => {
    await page.keyboard.press("/");
    await page.locator(".search-dialog").getByRole("checkbox", { name: "/ opens the search" }).press("Space");
    await page.keyboard.press("Escape");
    await page.reload();
    await page.locator(".search-button").waitFor();
    await page.keyboard.press("/");
    expect(await page.locator(".search-dialog").isVisible()).toBe(false);
    await page.keyboard.press("Control+k");
    await page.locator(".search-dialog").getByRole("checkbox", { name: "/ opens the search" }).press("Space");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    expect(await focused()).toBe("Search the reference");
  });

  it("people move among results with arrows, Home, End and the keys for pages", async () => {
    await page.keyboard.press("/");
    await page.locator("[role=option]").first().waitFor();
    await page.keyboard.type("customer");
    const options = page.locator("[role=option]");
    await expect.poll(() => options.count()).toBeGreaterThan(10);
    const active = async (): Promise<number> => {
      const id = await page
        .locator(".search-dialog")
        .getByRole("combobox", { name: "Search the reference" })
        .getAttribute("aria-activedescendant");
      const chosen = page.locator("[role=option][aria-selected=true]");
      expect(await chosen.count()).toBe(1);
      expect(await chosen.getAttribute("id")).toBe(id);
      expect(await chosen.evaluate((option) => option.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
      return options.evaluateAll((all, wanted) => all.findIndex((option) => option.id === wanted), id);
    };
    const last = (await options.count()) - 1;
    for (const [key, want] of [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowUp", 1],
      ["End", last],
      ["ArrowDown", 0],
      ["ArrowUp", last],
      ["Home", 0],
      ["PageDown", 8],
      ["PageUp", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(active, { message: key }).toBe(want);
    }
  });

  it("people leave everything that they enter: the form of Run, forwards and backwards", async () => {
    await page.goto(`${serving.url}#crm.contacts.api_search`);
    const operation = page.locator('[data-operation="crm.contacts.api_search"]');
    await operation.getByRole("button", { name: "Run crm.contacts.api_search" }).press("Enter");
    await operation.getByRole("button", { name: "Run", exact: true }).waitFor();
    for (const key of ["Tab", "Shift+Tab"]) {
      await operation.getByRole("button", { name: "Run", exact: true }).focus();
      let steps = 0;
      const isInside = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest(".run-panel") !== null);
      while (steps < 120 && (await isInside())) {
        await page.keyboard.press(key);
        steps += 1;
      }
      expect(steps, key).toBeLessThan(120);
    }
  });

  it("nothing complains", () => {
    expect(complaints).toEqual([]);
  });
});
