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

async function openSearch(page: Page, query = "refund"): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type(query);
}

/** Behind a button in narrow windows. */
async function openContents(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Contents" });
  if (await button.isVisible()) await button.click();
}

async function openRun(page: Page): Promise<void> {
  await page.getByRole("button", { name: `Run ${RUN}`, exact: true }).click();
}

async function sendRun(page: Page): Promise<void> {
  await openRun(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

async function openLog(page: Page): Promise<void> {
  await sendRun(page);
  await page.getByRole("button", { name: /^Requests/u }).click();
}
