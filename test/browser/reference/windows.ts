import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ROOT } from "../../unit/project/project_files.ts";
import { sharedChromium } from "../chromium.ts";
import { goTo, openWindow, type OpenedReference, type Opening } from "./reference_page.ts";

/** Opens the reference page for the tests of a file. After each test, no page may have complained. */
export interface Windows {
  readonly open: (opening?: Opening) => Promise<Page>;
  /** The same with what the page complains about and requests. */
  readonly openWatched: (opening?: Opening) => Promise<OpenedReference>;
  /** Takes no notice of what a page has complained about so far, and leaves it. */
  readonly forgive: (page: Page) => Promise<void>;
}

interface Used extends OpenedReference {
  /** The windows that it can stand for; undefined if nobody else can use it. */
  readonly kind: string | undefined;
}

/**
 * Starts a browser. Its windows are used again, without what a test has left: a new one needs a process of its own, which takes longer to
 * start than the page to load.
 */
export function startWindows(isAllowed: (complaint: string) => boolean = () => false): Windows {
  let browser: Browser;
  const free: Used[] = [];
  let used: readonly Used[] = [];
  beforeAll(async () => {
    browser = await sharedChromium();
  });
  afterAll(() => Promise.all(free.map(({ page }) => page.context().close())));
  afterEach(async () => {
    const complaints = used.flatMap((one) => one.complaints).filter((text) => !isAllowed(text));
    for (const one of used) if (await leave(one)) free.push(one);
    used = [];
    expect(complaints).toEqual([]);
  });
  const openWatched = async (opening: Opening = {}): Promise<OpenedReference> => {
    const kind = kindOf(opening);
    const index = free.findIndex((one) => kind !== undefined && one.kind === kind);
    const [known] = index === -1 ? [] : free.splice(index, 1);
    const one = known ?? { ...(await openWindow(browser, opening)), kind };
    used = [...used, one];
    one.complaints.length = 0;
    one.requests.length = 0;
    await goTo(one.page, opening);
    return one;
  };
  return {
    openWatched,
    open: async (opening) => (await openWatched(opening)).page,
    forgive: async (page) => {
      for (const { complaints } of used.filter((one) => one.page === page)) complaints.length = 0;
      used = used.filter((one) => one.page !== page);
      await page.context().close();
    },
  };
}

/** The windows that can stand for each other have the same options but for the theme, which each opening sets. */
function kindOf({ before, context = {} }: Opening): string | undefined {
  const { colorScheme: _theme, ...fixed } = context;
  // What runs before the page cannot be undone.
  return before === undefined ? JSON.stringify(fixed) : undefined;
}

/** Empties a window; false when it is closed, because nobody else can use it. */
async function leave({ page, kind }: Used): Promise<boolean> {
  const isEmpty = kind !== undefined && (await empty(page));
  if (!isEmpty) await page.context().close();
  return isEmpty;
}

/**
 * Forgets what is stored, and goes to a small answer of the same site: for a page of another site, and `about:blank` is one, Chromium starts
 * a process, and one more for the way back. False when nobody answers at that site.
 */
async function empty(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const { origin, protocol } = new URL(page.url());
  const rest = protocol === "file:" ? pathToFileURL(join(ROOT, "LICENSE")).href : `${origin}/_sandbox/faults`;
  return page.goto(rest).then(
    () => true,
    () => false,
  );
}
