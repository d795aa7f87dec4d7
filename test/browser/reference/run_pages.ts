import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { startChromium } from "../chromium.ts";
import { openReference } from "./reference_page.ts";
import { serveReference, type ServedReference } from "./serving.ts";

/** Opens panels of the reference page that a sandbox serves. */
export interface RunPages {
  readonly openPage: (width?: number) => Promise<Page>;
  /** The panel of an operation in a new window. */
  readonly openRun: (id: string, width?: number) => Promise<Locator>;
  /** The page from disk, without a sandbox. */
  readonly openFromDisk: () => Promise<Page>;
  readonly setFaults: (faults: readonly object[]) => Promise<void>;
}

/** Starts a browser and a sandbox for the tests of a file. After each test, the page must not have complained. */
export function startRunPages(): RunPages {
  let browser: Browser;
  let sandbox: ServedReference;
  let opened: { readonly page: Page; readonly complaints: readonly string[] }[] = [];
  beforeAll(async () => {
    browser = await startChromium();
    sandbox = await serveReference("--quiet");
  });
  afterAll(async () => {
    await browser.close();
    await sandbox.stop();
  });
  afterEach(async () => {
    const complaints = opened.flatMap((one) => one.complaints);
    for (const { page } of opened) await page.context().close();
    opened = [];
    await fetch(`${sandbox.url}/_sandbox/reset`, { method: "POST" });
    // Browsers complain about every answer that is an error, and about every connection that is lost.
    expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  });
  const openPage = async (width = 1440): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, acceptDownloads: true });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", ({ message }) => complaints.push(message));
    opened.push({ page, complaints });
    await page.goto(`${sandbox.url}/`);
    return page;
  };
  return {
    openPage,
    openRun: async (id, width) => openPanel(await openPage(width), id),
    openFromDisk: async () => {
      const one = await openReference(browser);
      opened.push(one);
      return one.page;
    },
    setFaults: async (faults) => {
      const headers = { "Content-Type": "application/json" };
      await fetch(`${sandbox.url}/_sandbox/faults`, { method: "PUT", headers, body: JSON.stringify(faults) });
    },
  };
}

/** The button of an operation, found by its attributes: roles and names take seconds to find in a page of this size. */
export function runButton(page: Page, id: string): Locator {
  return page.locator(`[data-operation="${id}"] .run-button`);
}

/** The panel of an operation, found in the same way. */
export function runPanel(page: Page, id: string): Locator {
  return page.locator(`[id="run:${id}"]`);
}

/** Opens the panel of an operation. */
export async function openPanel(page: Page, id: string): Promise<Locator> {
  await runButton(page, id).click();
  return runPanel(page, id);
}

/** Presses the button that sends the call. */
export function send(panel: Locator): Promise<void> {
  return panel.getByRole("button", { name: /^Send/u }).click();
}

/** Waits until the head of the answer says something. */
export function status(panel: Locator, text: string | RegExp): Promise<void> {
  return panel.locator(".answer-head", { hasText: text }).waitFor();
}

/** Whether an element has the focus. */
export function focusIsIn(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}
