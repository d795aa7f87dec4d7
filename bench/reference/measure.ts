import type { Browser, CDPSession, Page } from "playwright-core";
import type { Search, Viewer } from "./viewers.ts";

/** What one visit of a page found. Times in milliseconds, sizes in bytes. */
export interface Visit {
  /** From the start of the navigation until the first operation of the catalog shows. */
  readonly firstOperation: number;
  readonly firstPaint: number;
  readonly transferred: number;
  readonly elements: number;
  readonly heap: number;
  /** From a key in the search field until what it changes shows. NaN for a page without a search. */
  readonly key: number;
}

/** A slow phone: six times slower than this machine, and a network of 1.6 Mbit/s. */
const PROCESSOR = 6;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** The operation that all viewers show first: its id, and what its OpenAPI document calls it. */
export interface FirstOperation {
  readonly id: string;
  readonly summary: string;
}

const WORD = "cust";
const LONGEST = 120_000;

/** The marks with which scripts in a page note times, in the timeline that browsers have for this. */
const marks = { firstOperation: "bench: first operation", key: "bench: key", change: "bench: change" } as const;

/** Visits a page as a slow phone with an empty cache. */
export async function visit(browser: Browser, url: string, { within, search }: Viewer, operation: FirstOperation): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transferred = await slowDown(session);
    // tsx names functions with a helper that pages do not have.
    await page.addInitScript("globalThis.__name = (value) => value");
    await page.addInitScript(watchFor, { within, operation, mark: marks.firstOperation });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, marks.firstOperation, {
      timeout: LONGEST,
      polling: 250,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(2_000);
    const found = await page.evaluate(readTimes, marks);
    const heap = await usedHeap(session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
    return { ...found, transferred: transferred(), heap, key: await typeKeys(page, search) };
  } finally {
    await context.close();
  }
}

/** Returns what has been transferred so far. */
async function slowDown(session: CDPSession): Promise<() => number> {
  let transferred = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Performance.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
  return () => transferred;
}

interface Watch {
  /** The elements in which a name counts. */
  readonly within: string;
  readonly operation: FirstOperation;
  /** The name of the mark. */
  readonly mark: string;
}

/** Runs in the page. Looks for a text that names the operation and takes up space, and marks the time when it has been painted. */
function watchFor({ within, operation, mark }: Watch): void {
  // A page may lead to another one: times are those since the first.
  sessionStorage.setItem("start", sessionStorage.getItem("start") ?? String(performance.timeOrigin));
  const names = (text: string): boolean => text.includes(operation.id) || text.trim() === operation.summary;
  const isShown = (element: Element | null): boolean =>
    element !== null && element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isThere = (): boolean => {
    for (const root of document.querySelectorAll(within)) {
      // A name may be in several elements of a heading.
      if (/^H\d$/u.test(root.tagName) && names(root.textContent) && isShown(root)) return true;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const { currentNode } = texts;
        if (names(currentNode.nodeValue ?? "") && isShown(currentNode.parentElement)) return true;
      }
    }
    return false;
  };
  const look = (): void => {
    if (!isThere()) setTimeout(look, 50);
    else
      requestAnimationFrame(() => {
        setTimeout(() => {
          performance.mark(mark);
        });
      });
  };
  look();
}

/** Runs in the page. */
function readTimes({ firstOperation }: typeof marks): Pick<Visit, "firstOperation" | "firstPaint" | "elements"> {
  const earlier = performance.timeOrigin - Number(sessionStorage.getItem("start"));
  const timeOf = (name: string): number => earlier + (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN);
  const count = (root: ParentNode): number =>
    [...root.querySelectorAll("*")].reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot === null ? 0 : count(shadowRoot)), 0);
  return { firstOperation: timeOf(firstOperation), firstPaint: timeOf("first-contentful-paint"), elements: count(document) };
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
}

/** Types a word into the search, and returns the longest time that one of its letters took. */
async function typeKeys(page: Page, { open, field }: Search): Promise<number> {
  if (open !== "") await page.keyboard.press(open);
  const input = page.locator(field).first();
  await page.waitForTimeout(3_000);
  if (!(await input.isVisible())) return Number.NaN;
  await input.focus();
  await page.evaluate(watchChanges, marks);
  const times: number[] = [];
  for (const letter of WORD) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(3_000);
    times.push(await page.evaluate(readWait, marks));
  }
  return Math.max(...times);
}

/** Runs in the page. Marks when a key was pressed, and when each change was painted. */
function watchChanges({ key, change }: typeof marks): void {
  document.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      performance.mark(key, { startTime: timeStamp });
    },
    { capture: true },
  );
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        performance.mark(change);
      });
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page. The time from the last key until the last change. */
function readWait({ key, change }: typeof marks): number {
  const lastOf = (name: string): number => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN;
  return lastOf(change) - lastOf(key);
}
