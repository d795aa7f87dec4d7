import type { Page } from "playwright-core";

/** Something to look at in the reference page. */
export interface Scene {
  readonly name: string;
  /** What the address names. */
  readonly anchor?: string;
  /** Whether it needs a sandbox. */
  readonly served?: true;
  /** Gets the page there. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const RUN = "payments.customers.list";

/** What screenshots are made of. */
export const scenes: readonly Scene[] = [
  { name: "top" },
  { name: "operation", anchor: "file_storage.files.list" },
  { name: "permanent", anchor: "payments.customers.delete" },
  { name: "record", anchor: "payments.records.Customer" },
  { name: "connector", anchor: "recruiting" },
  { name: "errors", anchor: "gateway.errors" },
  { name: "paging", anchor: "gateway.paging" },
  { name: "search", prepare: openSearch },
  { name: "search-nothing", prepare: (page) => openSearch(page, "xylophone") },
  { name: "contents", anchor: "payments", prepare: openContents },
  { name: "run", anchor: RUN, served: true, prepare: openRun },
  { name: "run-answer", anchor: RUN, served: true, prepare: sendRun },
  { name: "log", anchor: RUN, served: true, prepare: openLog },
];

/** Throws when there is no such scene. */
export function findScene(name: string): Scene {
  const scene = scenes.find((candidate) => candidate.name === name);
  if (scene === undefined) throw new Error(`there is no scene ${name}`);
  return scene;
}

/** Resolves when fonts are there and nothing moves by itself: what follows a scroll bar never ends. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished));
  });
}

async function openSearch(page: Page, query = "refund"): Promise<void> {
  await page.locator(".search-button").click();
  await page.keyboard.type(query);
  await page.locator(".search-option, .search-nothing").first().waitFor();
}

/** Behind a button in narrow windows. */
async function openContents(page: Page): Promise<void> {
  const button = page.locator(".bar").getByRole("button", { name: "Contents" });
  if (await button.isVisible()) await button.click();
}

async function openRun(page: Page): Promise<void> {
  await page.locator(`[data-operation="${RUN}"] .run-button`).click();
}

async function sendRun(page: Page): Promise<void> {
  await openRun(page);
  await page.locator(".run-panel").getByRole("button", { name: "Run", exact: true }).press("Enter");
  await page.locator(".run-panel").getByText("200 OK").waitFor();
}

async function openLog(page: Page): Promise<void> {
  await sendRun(page);
  await page
    .locator(".bar")
    .getByRole("button", { name: /^Requests/u })
    .click();
  await page.locator(".requests").waitFor();
}
