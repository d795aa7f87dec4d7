import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { serveShortReference, type ServedReference } from "./serving.ts";
import { openConnectors } from "./reference_page.ts";
import { startWindows } from "./windows.ts";

/** The operations that tests run. */
const OPERATIONS = [
  "crm.contacts.api_search",
  "file_storage.files.download",
  "file_storage.files.get",
  "issue_tracker.issues.list",
  "messaging.channels.list",
  "payments.customers.delete",
  "payments.customers.get",
  "payments.customers.list",
  "payments.refunds.create",
  "project_tracker.issues.api_search",
  "project_tracker.issues.get",
  "recruiting.candidates.list",
];

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
  let sandbox: ServedReference;
  // Browsers complain about every answer that is an error, and about every connection that is lost.
  const { open } = startWindows((complaint) => complaint.startsWith("Failed to load resource"));
  beforeAll(async () => {
    sandbox = await serveShortReference(OPERATIONS, "--quiet");
  });
  afterAll(() => sandbox.stop());
  afterEach(async () => {
    await fetch(`${sandbox.url}/_sandbox/reset`, { method: "POST" });
  });
  const openPage = async (width = 1440): Promise<Page> => {
    const page = await open({ address: `${sandbox.url}/`, width });
    await openConnectors(page);
    return page;
  };
  return {
    openPage,
    openRun: async (id, width) => openPanel(await openPage(width), id),
    openFromDisk: async () => {
      const page = await open();
      await openConnectors(page);
      return page;
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
  return panel.getByRole("button", { name: /^Run/u }).click();
}

/** Waits until the head of the answer says something. */
export function status(panel: Locator, text: string | RegExp): Promise<void> {
  return panel.locator(".answer-head", { hasText: text }).waitFor();
}

/** Whether an element has the focus. */
export function focusIsIn(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}
