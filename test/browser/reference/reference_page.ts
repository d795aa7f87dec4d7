import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { ROOT } from "../../unit/project/project_files.ts";

/** Where the reference page is on disk. */
export const PAGE_ADDRESS = pathToFileURL(join(ROOT, "generated/reference/index.html")).href;

/** How to open the page. */
export interface Opening {
  /** The width of the window. */
  readonly width?: number;
  readonly height?: number;
  /** Where the page is, if it is not the one from disk. */
  readonly address?: string;
  /** What the address names: `payments.customers.list`. */
  readonly anchor?: string;
  readonly context?: BrowserContextOptions;
  /** Runs before each page of the window loads. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The page in a new window, and what it complains about. Close the window with `page.context().close()`. */
export async function openReference(
  browser: Browser,
  { width = 1440, height = 900, address = PAGE_ADDRESS, anchor, context, before }: Opening = {},
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const window = await browser.newContext({ viewport: { width, height }, ...context });
  const page = await window.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  await before?.(page);
  await page.goto(`${address}${anchor === undefined ? "" : `#${anchor}`}`);
  return { page, complaints };
}
