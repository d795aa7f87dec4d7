import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { ROOT } from "../../unit/project/project_files.ts";

/** Where the reference page is on disk. */
const PAGE_ADDRESS = pathToFileURL(join(ROOT, "generated/reference/index.html")).href;

/** How to open the page. */
export interface Opening {
  /** Where the page is; on disk, if this is left out. */
  readonly address?: string;
  /** The width of the window. */
  readonly width?: number;
  readonly height?: number;
  /** What the address names: `payments.customers.list`. */
  readonly anchor?: string;
  readonly context?: BrowserContextOptions;
  /** Runs before each page of the window loads. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The page in a new window, and what it complains about. Close the window with `page.context().close()`. */
export async function openReference(
  browser: Browser,
  { address = PAGE_ADDRESS, width = 1440, height = 900, anchor, context, before }: Opening = {},
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
