import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startServing, type Serving } from "../../tools/reference/serving.ts";
import { ROOT } from "../../unit/project/project_files.ts";
import { closeWindows, sharedChromium } from "../chromium.ts";
import { openConnectors, openReference } from "./reference_page.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rules that take longest. */
const ABOUT_COLORS = ["color-contrast", "link-in-text-block"];
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

let browser: Browser;
let serving: Serving;

beforeAll(async () => {
  browser = await sharedChromium();
  serving = await startServing({ folder: ROOT });
});

afterAll(async () => {
  await closeWindows(browser);
  await serving.stop();
});

/** The violations inside the elements that the selectors find, each with where it is. Everything is rendered, however far away. */
async function violations(page: Page, selectors: readonly string[], without: readonly string[] = []): Promise<readonly string[]> {
  await page.addStyleTag({ content: "main * { content-visibility: visible !important }" });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const { violations: found } = await page.evaluate<AxeResults>(
    `axe.run({ include: ${JSON.stringify(selectors.map((selector) => [selector]))} }, ${JSON.stringify({
      resultTypes: ["violations"],
      runOnly: { type: "tag", values: LEVELS },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })})`,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ""}`));
}

/**
 * Runs in the page: removes the articles in which nothing is of a new kind, which has other tags, classes or attributes, or is inside of
 * others. Those of the customers stay, which tests run.
 */
function removeRepeated(): number {
  const kinds = new Map<Element, string>();
  for (const element of document.querySelectorAll("main, main *")) {
    const own = [element.tagName, element.getAttribute("class"), ...element.getAttributeNames().sort()].join(" ");
    kinds.set(element, `${kinds.get(element.parentElement ?? element) ?? ""} > ${own}`);
  }
  const seen = new Set<string>();
  for (const article of document.querySelectorAll("main article")) {
    const inside = [article, ...article.querySelectorAll("*")].map((element) => kinds.get(element) ?? "");
    if (inside.every((kind) => seen.has(kind)) && !article.matches('[data-operation^="payments.customers."]')) article.remove();
    for (const kind of inside) seen.add(kind);
  }
  return document.querySelectorAll("main article").length;
}

/** All of the page is looked at once, where there is the least room, except for its colors: these depend on the kind of an element. */
describe.each([
  ["dark", 360, "everything"],
  ["light", 1440, "one of each kind"],
] as const)("in the %s theme at %d px, axe finds nothing wrong", (colorScheme, width, extent) => {
  let page: Page;

  beforeAll(async () => {
    await serving.reset();
    const context = { colorScheme, bypassCSP: true } as const;
    ({ page } = await openReference(browser, { address: serving.url, width, context }));
    await page.locator(".search-button").waitFor();
    await openConnectors(page);
  });

  afterAll(() => page.context().close());

  // What one test leaves open must not be in the way of the next.
  afterEach(() => page.keyboard.press("Escape"));

  it(`with the page as it opens: ${extent}`, { timeout: 180_000 }, async () => {
    if (extent === "everything") expect(await violations(page, ["body"], ABOUT_COLORS)).toEqual([]);
    expect(await page.evaluate(removeRepeated)).toBeGreaterThan(20);
    expect(await violations(page, ["body"])).toEqual([]);
  });

  it("with less on the page, so that what follows takes less time", async () => {
    await page.locator(".search-button").click();
    await page.locator("[role=option]").first().waitFor();
    await page.keyboard.press("Escape");
    const left = await page.evaluate(() => {
      const kept = document.getElementById("payments.customers")?.closest("section.entity");
      document.querySelectorAll("main > section, section.entity, section.records").forEach((section) => {
        if (section !== kept && !section.contains(kept ?? null)) section.remove();
      });
      return document.querySelectorAll("article.operation").length;
    });
    expect(left).toBeGreaterThan(3);
  });

  it("with the search open: its beginning, results, and nothing found", async () => {
    await page.keyboard.press("/");
    const field = page.locator(".search-dialog").getByRole("combobox", { name: "Search the reference" });
    for (const text of ["", "refund a charge", "crm: sbscrptns"]) {
      await field.fill(text);
      await page
        .locator(text.startsWith("crm") ? ".search-nothing" : "[role=option]")
        .first()
        .waitFor();
      expect(await violations(page, [".search-dialog"]), text).toEqual([]);
    }
    await page.keyboard.press("Escape");
  });

  it("with Run open: its form, an answer as table, and an error", async () => {
    const operation = page.locator('[data-operation="payments.customers.list"]');
    await operation.getByRole("button", { name: "Run payments.customers.list" }).click();
    await operation.getByRole("button", { name: "Run", exact: true }).waitFor();
    expect(await violations(page, ['[data-operation="payments.customers.list"]']), "the form").toEqual([]);
    await operation.getByRole("button", { name: "Run", exact: true }).click();
    await operation.locator(".answer-head .status").waitFor();
    expect(await violations(page, ['[data-operation="payments.customers.list"]']), "the answer").toEqual([]);
    await fetch(`${serving.url}/_sandbox/faults`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify([{ match: "payments.customers.list", status: 503 }]),
    });
    await operation.getByRole("button", { name: "Run", exact: true }).click();
    await operation.locator(".outcome.failed").waitFor();
    expect(await violations(page, ['[data-operation="payments.customers.list"]']), "the error").toEqual([]);
  });

  it.each(["Requests", "Faults"])("with the panel open: %s", async (title) => {
    await page.locator(`.sandbox-tools button[title^="${title}"]`).click();
    await page.locator(".sandbox").getByRole("region", { name: title }).waitFor();
    // The calls and the fault of the test before are there.
    if (title === "Requests")
      await page
        .locator(".drawer")
        .getByRole("button", { name: /details/ })
        .first()
        .click();
    else
      await page
        .locator(".drawer")
        .getByRole("button", { name: /^Remove: 503/ })
        .waitFor();
    expect(await violations(page, [".drawer", ".bar"])).toEqual([]);
    await page.locator(".drawer").getByRole("button", { name: "Close" }).click();
  });

  it("with the question whether to reset", async () => {
    await page.locator(".bar").getByRole("button", { name: "Reset the sandbox" }).click();
    await page.locator(".bar").getByRole("dialog", { name: "Reset the sandbox?" }).waitFor();
    expect(await violations(page, ["#sandbox-reset"])).toEqual([]);
    await page.keyboard.press("Escape");
  });
});

describe("the structure of the page", () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await openReference(browser, { address: serving.url }));
  });

  afterAll(() => page.context().close());

  it("has one heading of the first level, and leaves no level out", async () => {
    const levels = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(
        ({ tagName, textContent }) => [Number(tagName[1]), textContent] as const,
      ),
    );
    expect(levels.filter(([level]) => level === 1)).toHaveLength(1);
    const skipped = levels.filter(([level], index) => level > (levels[index - 1]?.[0] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  it("has everything inside a landmark", async () => {
    const outside = await page.evaluate(() =>
      [...document.body.children]
        .filter((element) => !element.matches("header, nav, main, script, [role=status]") && element.textContent.trim() !== "")
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(outside).toEqual([]);
    for (const role of ["banner", "navigation", "main"] as const) expect(await page.getByRole(role).count(), role).toBeGreaterThan(0);
    expect(await page.getByRole("main").count()).toBe(1);
  });

  it("has a language, a title, and a description", async () => {
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.title()).not.toBe("");
    expect(await page.locator('meta[name="description"]').getAttribute("content")).not.toBe("");
  });
});

describe("the focus", () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await openReference(browser, { address: serving.url, anchor: "payments.customers.create" }));
    const operation = page.locator('[data-operation="payments.customers.create"]');
    await operation.getByRole("button", { name: "Run payments.customers.create" }).click();
    await operation.getByRole("button", { name: "Run", exact: true }).click();
    await operation.locator(".answer-head .status").waitFor();
    await page.locator('.sandbox-tools button[title^="Requests"]').click();
    await page.locator(".sandbox").getByRole("region", { name: "Requests" }).waitFor();
  });

  afterAll(() => page.context().close());

  it("is visible on every kind of control", async () => {
    // After a key, the focus that a script gives is visible.
    await page.keyboard.press("Tab");
    const invisible = await page.evaluate(() => {
      const isOutlined = (element: Element | null): boolean => {
        if (element === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
      };
      const kinds = new Map<string, HTMLElement>();
      for (const control of document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']")) {
        const kind = `${control.tagName} ${control.getAttribute("type") ?? ""} ${control.className} in ${control.parentElement?.className ?? ""}`;
        if (!kinds.has(kind) && control.checkVisibility() && !control.matches(":disabled")) kinds.set(kind, control);
      }
      const wrong: string[] = [];
      for (const [kind, control] of kinds) {
        control.focus();
        if (document.activeElement !== control) continue;
        // What the eyes see of a radio button can be its label.
        if (![control, control.nextElementSibling, control.closest("label"), control.parentElement].some(isOutlined)) wrong.push(kind);
      }
      return [String(kinds.size > 15), ...wrong];
    });
    expect(invisible).toEqual(["true"]);
  });

  it("does not get lost in the dialog of the search, and comes back from it", async () => {
    const button = page.locator(".search-button");
    await button.focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
      expect(isInside, `Tab ${String(step + 1)}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
