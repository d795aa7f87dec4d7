import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anchorsOfCatalog } from "../../fixtures/reference/anchors_of_catalog.ts";
import { closeWindows, sharedChromium } from "../chromium.ts";
import { openReference } from "./reference_page.ts";

const { connectors, entities, operations, records, fields } = anchorsOfCatalog();

let browser: Browser;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  browser = await sharedChromium();
  ({ page, complaints } = await openReference(browser));
});

afterAll(() => closeWindows(browser));

/** Where the search is: to find a role in the whole page takes more than a second each time. */
const dialog = (): Locator => page.locator(".search-dialog");
const field = (): Locator => dialog().getByRole("combobox", { name: "Search the reference" });

async function openSearch(): Promise<void> {
  if (!(await field().isVisible())) await page.locator(".bar").getByRole("button", { name: "Search", exact: true }).click();
  await field().fill("");
  await dialog().getByRole("option").first().waitFor();
}

/** Types each text into the search; returns the anchors of the first results. */
async function firstResults(texts: readonly string[], count: number): Promise<Readonly<Record<string, readonly string[]>>> {
  await openSearch();
  const found = await page.evaluate(
    async ([wanted, most]) => {
      const input = document.querySelector<HTMLInputElement>("[role=combobox]");
      if (input === null) throw new Error("there is no field");
      const results: [string, string[]][] = [];
      for (const text of wanted) {
        input.value = text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const options = [...document.querySelectorAll<HTMLElement>("[role=option][data-anchor]")].slice(0, most);
        results.push([text, options.map(({ dataset }) => dataset["anchor"] ?? "")]);
      }
      return results;
    },
    [texts, count] as const,
  );
  return Object.fromEntries(found);
}

describe("the search", () => {
  it.each([
    ["connectors", connectors],
    ["entities", entities],
    ["operations", operations],
    ["records", records],
  ] as const)("finds all %s by their ids, among the first three", async (_title, ids) => {
    const found = await firstResults(ids, 3);
    expect(ids.filter((id) => found[id]?.includes(id) !== true)).toEqual([]);
  });

  it("finds params and fields by their ids", async () => {
    const some = fields.filter((_, index) => index % 25 === 0);
    const found = await firstResults(some, 3);
    expect(some.filter((id) => found[id]?.includes(id) !== true)).toEqual([]);
  });

  it.each([
    ["refund a charge", "payments.refunds.create"],
    ["delete a customer", "payments.customers.delete"],
    ["list open issues assigned to me", "issue_tracker.issues.list"],
    ["who has access to a file", "file_storage.permissions.list"],
    ["custmer list", "payments.customers.list"],
    ["404", "gateway.errors.404"],
    ["not found", "gateway.errors.404"],
    ["authentication", "gateway.authentication"],
    ["jira", "project_tracker.third-party"],
    ["startingAfter", "payments.customers.list.params.starting_after"],
    ["crm: get deals", "crm.deals.get"],
    ["refresh token", "crm.auth_config.oauth.refresh_token"],
  ])("for %j finds %s on its first page", async (text, want) => {
    expect((await firstResults([text], 40))[text]).toContain(want);
  });

  it("marks the words that were found, and shows where they are", async () => {
    await firstResults(["delete custom"], 1);
    const option = dialog().getByRole("option").first();
    expect(await option.locator("mark").allTextContents()).toEqual(["custom", "delete", "Delete", "custom"]);
    expect(await option.textContent()).toContain("Payments");
  });

  it("says how much it found, when the typing stops", async () => {
    await openSearch();
    await field().fill("payments.customers.list.params.limit");
    const status = page.locator(".search-dialog [role=status]");
    await expect.poll(() => status.textContent()).toMatch(/^\d+ results?$/u);
    await field().fill("xyzzyxyzzy");
    await expect.poll(() => status.textContent()).toBe("No results");
  });

  it("helps when it finds nothing: similar names, what can be searched, and where to look", async () => {
    await openSearch();
    await field().fill("sbscrptns");
    const help = page.locator(".search-nothing");
    await expect.poll(() => help.textContent()).toContain("Nothing found for sbscrptns.");
    expect(await help.textContent()).toContain("You can search for");
    expect(await help.getByRole("link").allTextContents()).toHaveLength(connectors.length);
    await help.getByRole("button", { name: "subscriptions", exact: true }).click();
    expect(await field().inputValue()).toBe("subscriptions");
    await dialog()
      .getByRole("option", { name: /^payments\.subscriptions\.list/u })
      .waitFor();
  });

  it("offers to search everywhere when a connector has nothing", async () => {
    await openSearch();
    await field().fill("crm: worklogs");
    await dialog()
      .getByRole("button", { name: /^Search all connectors \(\d+ found\)$/u })
      .click();
    expect(await field().inputValue()).toBe("worklogs");
    await dialog()
      .getByRole("option", { name: /^project_tracker\.issue_worklogs\.list/u })
      .waitFor();
  });

  it("is restricted to a connector with its button, and to none with the same", async () => {
    await openSearch();
    await field().fill("list");
    const button = dialog().getByRole("button", { name: "CRM", exact: true });
    await button.click();
    expect(await field().inputValue()).toBe("crm: list");
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    expect(
      await dialog()
        .getByRole("option", { name: /^payments/u })
        .count(),
    ).toBe(0);
    await button.click();
    expect(await field().inputValue()).toBe("list");
  });

  it("shows more of a kind when asked", async () => {
    await openSearch();
    await field().fill("limit");
    await dialog().getByRole("option", { name: "Show more parameters" }).waitFor();
    const options = dialog().getByRole("group", { name: "Parameters" }).getByRole("option");
    const before = await options.count();
    await dialog().getByRole("option", { name: "Show more parameters" }).click();
    await expect.poll(() => options.count()).toBe(before + 20);
  });

  it("goes to what was chosen, opens what is closed around it, and gives it the focus", async () => {
    const hidden = await page.evaluate(() => {
      const inside = document.querySelector("main details li.field");
      inside?.closest("details")?.removeAttribute("open");
      return inside?.id ?? "";
    });
    await openSearch();
    await field().fill(hidden);
    await page.locator(`[role=option][data-anchor="${hidden}"]`).waitFor();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(hidden);
    expect(await page.evaluate(() => decodeURIComponent(location.hash.slice(1)))).toBe(hidden);
    await expect.poll(() => isInWindow(hidden)).toBe(true);
    expect(await field().isVisible()).toBe(false);
  });
});

/** Whether the element of an anchor is visible, and in the window. */
function isInWindow(anchor: string): Promise<boolean> {
  return page.evaluate((id) => {
    const target = document.getElementById(id);
    if (target?.checkVisibility() !== true) return false;
    const { top } = target.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  }, anchor);
}

describe("the page", () => {
  it("has everything of the catalog as text", async () => {
    const text = await page.evaluate(() => document.querySelector("main")?.textContent ?? "");
    const names = [...operations, ...records.map((anchor) => anchor.split(".").at(-1) ?? anchor)];
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it("has an anchor for everything, each once", async () => {
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    const known = new Set(ids);
    expect([...connectors, ...entities, ...operations, ...records, ...fields].filter((anchor) => !known.has(anchor))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has a target for every link into it", async () => {
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll("a")]
        .filter(({ hash, href }) => hash !== "" && href.startsWith(location.href.replace(/#.*$/u, "")))
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((id) => document.getElementById(id) === null),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ["connectors", connectors],
    ["entities", entities],
    ["operations", operations],
    ["records", records],
    ["fields", fields.filter((_, index) => index % 20 === 0)],
  ] as const)("shows what a link names, for all %s", async (_title, anchors) => {
    const unseen = await page.evaluate(async (all) => {
      const wrong: string[] = [];
      for (const anchor of all) {
        const changed = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
        location.hash = encodeURIComponent(anchor);
        await changed;
        const target = document.getElementById(anchor);
        const top = target?.getBoundingClientRect().top ?? -1;
        const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
        if (target?.checkVisibility() !== true || top < bar || top > innerHeight) wrong.push(`${anchor} at ${String(top)}`);
      }
      return wrong;
    }, anchors);
    expect(unseen).toEqual([]);
  });

  it("complains about nothing meanwhile", () => {
    expect(complaints).toEqual([]);
  });
});
