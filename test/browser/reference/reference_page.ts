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

/** The page in a window, what it complains about, and what it requests. */
export interface OpenedReference {
  readonly page: Page;
  readonly complaints: string[];
  /** All requests, as method and address. */
  readonly requests: string[];
}

/** The page in a new window. Close the window with `page.context().close()`. */
export async function openReference(browser: Browser, opening: Opening = {}): Promise<OpenedReference> {
  const opened = await openWindow(browser, opening);
  await goTo(opened.page, opening);
  return opened;
}

/** A new window without the page. Nothing moves by itself unless a test asks for it: each movement is drawn many times. */
export async function openWindow(browser: Browser, { context, before }: Opening): Promise<OpenedReference> {
  const window = await browser.newContext({ reducedMotion: "reduce", ...context });
  window.setDefaultTimeout(60_000);
  const page = await window.newPage();
  const [complaints, requests]: [string[], string[]] = [[], []];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  await before?.(page);
  return { page, complaints, requests };
}

/** Opens all connectors, whose operations and records are closed at first. */
export function openConnectors(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelectorAll("details.details").forEach((details) => details.setAttribute("open", "")));
}

/** Opens the page in a window, which gets the size and the theme that are asked for. */
export async function goTo(page: Page, { address = PAGE_ADDRESS, width = 1440, height = 900, anchor, context }: Opening): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: null, colorScheme: context?.colorScheme ?? "light" });
  await page.goto(`${address}${anchor === undefined ? "" : `#${anchor}`}`);
}
