import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { closeWindows, sharedChromium } from "../chromium.ts";
import { goTo, openWindow, type OpenedReference, type Opening } from "./reference_page.ts";

/** Opens the reference page for the tests of a file. After each test, no page may have complained. */
export interface Windows {
  readonly open: (opening?: Opening) => Promise<Page>;
  /** Takes no notice of what a page has complained about so far, and leaves it. */
  readonly forgive: (page: Page) => Promise<void>;
}

interface Used extends OpenedReference {
  /** The windows that it can stand for; undefined if nobody else can use it. */
  readonly kind: string | undefined;
}

/** Starts a browser. Its windows are used again, without what a test has left: the page loads there in half the time. */
export function startWindows(isAllowed: (complaint: string) => boolean = () => false): Windows {
  let browser: Browser;
  const free: Used[] = [];
  let used: readonly Used[] = [];
  beforeAll(async () => {
    browser = await sharedChromium();
  });
  afterAll(() => closeWindows(browser));
  afterEach(async () => {
    const complaints = used.flatMap((one) => one.complaints).filter((text) => !isAllowed(text));
    for (const one of used) if (await leave(one)) free.push(one);
    used = [];
    expect(complaints).toEqual([]);
  });
  return {
    open: async (opening = {}) => {
      // What runs before the page cannot be undone.
      const kind = opening.before === undefined ? JSON.stringify(opening.context ?? {}) : undefined;
      const index = free.findIndex((one) => kind !== undefined && one.kind === kind);
      const [known] = index === -1 ? [] : free.splice(index, 1);
      const one = known ?? { ...(await openWindow(browser, opening)), kind };
      used = [...used, one];
      one.complaints.length = 0;
      await goTo(one.page, opening);
      return one.page;
    },
    forgive: async (page) => {
      for (const { complaints } of used.filter((one) => one.page === page)) complaints.length = 0;
      used = used.filter((one) => one.page !== page);
      await page.context().close();
    },
  };
}

/** Empties a window; false when it is closed, because nobody else can use it. */
async function leave({ page, kind }: Used): Promise<boolean> {
  if (kind === undefined) {
    await page.context().close();
    return false;
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
  return true;
}
