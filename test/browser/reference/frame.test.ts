import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../unit/project/project_files.ts";
import { openConnectors } from "./reference_page.ts";
import { startWindows } from "./windows.ts";

const { open } = startWindows();

/** Where buttons are looked for: to find a role in the whole page takes more than a second each time. */
const bar = (page: Page): Locator => page.locator(".bar");
const paperOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = "rgb(251, 251, 250)";
const DARK = "rgb(20, 22, 25)";

describe("the theme", () => {
  it.each([
    ["light", LIGHT],
    ["dark", DARK],
  ] as const)("is that of the system: %s", async (colorScheme, want) => {
    const page = await open({ context: { colorScheme } });
    expect(await paperOf(page)).toBe(want);
    expect(await bar(page).getByRole("button", { name: "Theme: system" }).isVisible()).toBe(true);
  });

  it("changes with the button, and is remembered", async () => {
    const page = await open({ context: { colorScheme: "light" } });
    for (const [theme, color] of [
      ["system", LIGHT],
      ["light", LIGHT],
      ["dark", DARK],
      ["system", LIGHT],
    ] as const) {
      // The page changes after the button.
      await expect.poll(() => paperOf(page), { message: theme }).toBe(color);
      await bar(page)
        .getByRole("button", { name: `Theme: ${theme}` })
        .press("Enter");
    }
    await bar(page).getByRole("button", { name: "Theme: light" }).click();
    await page.reload();
    expect(await paperOf(page)).toBe(DARK);
    expect(await bar(page).getByRole("button", { name: "Theme: dark" }).isVisible()).toBe(true);
  });

  it("is there before anything is painted", async () => {
    const page = await open({
      context: { colorScheme: "light" },
      before: (before) =>
        before.addInitScript(() => {
          localStorage.setItem("connector-gateway-spec.theme", "dark");
          const seen = (): void => {
            if (document.querySelector("body") === null) return;
            observer.disconnect();
            Object.assign(globalThis, { themeAtFirst: document.documentElement.dataset["theme"] });
          };
          const observer = new MutationObserver(seen);
          observer.observe(document, { childList: true, subtree: true });
        }),
    });
    expect(await page.evaluate("themeAtFirst")).toBe("dark");
  });

  it("colors the browser around the page too", async () => {
    const page = await open({ context: { colorScheme: "light" } });
    const colors = (): Promise<readonly string[]> =>
      page
        .locator("meta[name=theme-color]")
        .evaluateAll((metas) =>
          metas.flatMap((meta) => (meta instanceof HTMLMetaElement && matchMedia(meta.media).matches ? [meta.content] : [])),
        );
    expect(await colors()).toEqual(["#fbfbfa"]);
    await bar(page).getByRole("button", { name: "Theme: system" }).click();
    await bar(page).getByRole("button", { name: "Theme: light" }).click();
    expect(await colors()).toEqual(["#141619"]);
  });
});

describe("the contents", () => {
  const contents = (page: Page): Locator => page.locator("nav.contents");
  const current = (page: Page): Promise<readonly (string | null)[]> =>
    contents(page)
      .locator("[aria-current]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  it("are beside the text of a wide window", async () => {
    const page = await open({ width: 1440 });
    expect(await page.getByRole("navigation", { name: "Contents" }).isVisible()).toBe(true);
    expect(await bar(page).getByRole("button", { name: "Contents" }).isVisible()).toBe(false);
  });

  it.each([360, 768])("open and close by keyboard in a window of %d px", async (width) => {
    const page = await open({ width });
    const button = bar(page).getByRole("button", { name: "Contents" });
    expect(await contents(page).isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press("Enter");
    expect(await contents(page).isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("nav") !== null)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await contents(page).isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("close when a link is chosen, and lead to it", async () => {
    const page = await open({ width: 360 });
    await bar(page).getByRole("button", { name: "Contents" }).click();
    const nav = contents(page);
    await nav.getByText("Payments", { exact: true }).click();
    await nav.locator('a[href="#payments.customers.create"]').click();
    expect(await nav.isVisible()).toBe(false);
    expect(await page.evaluate(() => location.hash)).toBe("#payments.customers.create");
  });

  it("close in a window that becomes wide", async () => {
    const page = await open({ width: 768 });
    await bar(page).getByRole("button", { name: "Contents" }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => contents(page).evaluate((nav) => nav.matches(":popover-open"))).toBe(false);
    expect(await contents(page).isVisible()).toBe(true);
  });

  it("open without JavaScript", async () => {
    const page = await open({ width: 360, context: { javaScriptEnabled: false } });
    expect(await contents(page).isVisible()).toBe(false);
    await bar(page).getByRole("button", { name: "Contents" }).click();
    expect(await contents(page).isVisible()).toBe(true);
  });

  it("mark the operation that is read, and show its link", async () => {
    const page = await open({ anchor: "payments.refunds.create" });
    await expect.poll(() => current(page)).toEqual(["#payments.refunds.create"]);
    const link = contents(page).locator("[aria-current]");
    expect(await link.isVisible()).toBe(true);
    const [inside, outside] = [await link.boundingBox(), await contents(page).boundingBox()];
    expect(inside?.y).toBeGreaterThan(outside?.y ?? Infinity);
    expect((inside?.y ?? Infinity) + (inside?.height ?? 0)).toBeLessThan((outside?.y ?? 0) + (outside?.height ?? 0));
  });

  it("follow the reader, and close what was left", async () => {
    const page = await open({ anchor: "payments.refunds.create" });
    await expect.poll(() => current(page)).toEqual(["#payments.refunds.create"]);
    await openConnectors(page);
    await page.evaluate(() => document.getElementById("crm.contacts.get")?.scrollIntoView());
    await expect.poll(() => current(page)).toEqual(["#crm.contacts.get"]);
    expect(await contents(page).locator("details[open]").count()).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current(page)).toEqual(["#gateway"]);
  });
});

/** Closes everything in the text, and returns the ids of the fields inside. */
const closeAll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    document.querySelectorAll("main details").forEach((details) => details.removeAttribute("open"));
    return [...document.querySelectorAll("main details .field")].map(({ id }) => id);
  });

/** Uses a link to an element. */
const useLink = (page: Page, anchor: string): Promise<void> =>
  page.evaluate((id) => {
    const link = document.createElement("a");
    link.href = `#${encodeURIComponent(id)}`;
    document.body.append(link);
    link.click();
  }, anchor);

/** Whether an element is the target of the address and in the window, with nothing closed around it. */
const isShown = (page: Page, anchor: string): Promise<boolean> =>
  page.evaluate((id) => {
    const target = document.getElementById(id);
    const { top = Infinity } = target?.getBoundingClientRect() ?? {};
    return target?.matches(":target") === true && target.closest("details:not([open])") === null && top > 0 && top < innerHeight;
  }, anchor);

describe("links into the page", () => {
  it("show their target as soon as the browser has it, while the rest is on its way", async () => {
    const [start = "", ...rest] = readFileSync(join(ROOT, "generated/reference/index.html"), "utf8").split(/(?<=<\/article>)/u);
    expect(rest.length).toBeGreaterThan(100);
    const id = /data-operation="?([\w.]+)/u.exec(start)?.[1] ?? "";
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.write(start);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const page = await open({ address: "about:blank" });
    await page.goto(`http://127.0.0.1:${port}/#${id}`, { waitUntil: "commit" });
    await page.locator(`[id="${id}"]`).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    server.closeAllConnections();
    server.close();
  });

  it("open what is closed around their target, each time that they are used, while it moves", async () => {
    const page = await open({ context: { reducedMotion: "no-preference" } });
    const [anchor = ""] = await closeAll(page);
    await useLink(page, anchor);
    await expect.poll(() => isShown(page, anchor)).toBe(true);
    await closeAll(page);
    expect(await isShown(page, anchor)).toBe(false);
    await useLink(page, anchor);
    await expect.poll(() => isShown(page, anchor)).toBe(true);
  });

  it.each(["%", "nothing.here", "%E0%A4%A"])("do nothing when they name nothing: #%s", async (anchor) => {
    const page = await open({ anchor });
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it.each([
    [1440, "payments.customers.list"],
    [768, "crm"],
    [360, "payments.records.Customer"],
    [360, "gateway.errors"],
  ])("show their target below the bar in a window of %d px: #%s", async (width, anchor) => {
    const page = await open({ width, anchor });
    const belowBar = (): Promise<number> =>
      page.evaluate((id) => {
        const bar = document.querySelector(".bar");
        const target = document.getElementById(id);
        return (target?.getBoundingClientRect().top ?? -Infinity) - (bar?.getBoundingClientRect().bottom ?? Infinity);
      }, anchor);
    // What moves the page after it has opened has done so by then, or else the last place counts.
    await page.waitForTimeout(200);
    await expect.poll(belowBar).toSatisfy((distance: number) => distance >= 0 && distance < 100);
  });
});

/** Everything is laid out, so that widths are real: without this, the browser skips what is far away. */
const layOut = (page: Page): Promise<unknown> => page.addStyleTag({ content: "main * { content-visibility: visible !important }" });

/** What is wider than its place, and neither scrolls nor is inside something that does. */
function tooWide(): readonly string[] {
  const scrolls = (element: Element): boolean => /auto|scroll|hidden|clip/u.test(getComputedStyle(element).overflowX);
  const inScroller = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && at.tagName !== "BODY"; at = at.parentElement) if (scrolls(at)) return true;
    return false;
  };
  const right = document.documentElement.clientWidth;
  const isOutside = ({ left, right: end, width }: DOMRect): boolean => width > 1 && (end > right + 1 || left < -1);
  return [...document.querySelectorAll("body *")]
    .filter((element) => isOutside(element.getBoundingClientRect()) && element.checkVisibility() && !inScroller(element))
    .map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""} in ${element.closest("[id]")?.id ?? "?"}`);
}

describe("the layout", () => {
  it.each([320, 360, 768, 1024, 1440, 1920])("has nothing that is too wide in a window of %d px", async (width) => {
    const page = await open({ width, context: { bypassCSP: true } });
    await layOut(page);
    await page.locator("main details").evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
    expect(await page.evaluate(tooWide)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each([360, 1440])("gives the focus to blocks that scroll, and only to these, in a window of %i px", async (width) => {
    const page = await open({ width, context: { bypassCSP: true } });
    await layOut(page);
    const wrong = (): Promise<number> =>
      page.locator("main :is(pre, .scrolling)").evaluateAll((blocks) => {
        const scrolls = (block: Element): boolean => block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight;
        return blocks.filter((block) => block.checkVisibility() && block.hasAttribute("tabindex") !== scrolls(block)).length;
      });
    await expect.poll(wrong).toBe(0);
    expect(await page.locator("main pre[tabindex]").count()).toBeGreaterThan(0);
  });
});

describe("the printed page", () => {
  it("has no bar and no contents, and is black on white in the dark too", async () => {
    const page = await open({ context: { colorScheme: "dark" } });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.locator(".bar, .contents").evaluateAll((all) => all.map((one) => one.checkVisibility()))).toEqual([false, false]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe("rgb(27, 32, 37)");
  });

  it("shows what is closed on the screen, and cuts no code off", async () => {
    const page = await open({ width: 720, context: { bypassCSP: true } });
    const anchors = await closeAll(page);
    expect(anchors.length).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    const unseen = await page.evaluate(
      (ids) => ids.filter((id) => document.getElementById(id)?.checkVisibility({ contentVisibilityAuto: true }) !== true),
      anchors,
    );
    expect(unseen).toEqual([]);
    const cut = await page
      .locator("main pre")
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
    expect(cut).toBe(0);
    expect(await page.evaluate(tooWide)).toEqual([]);
  });
});
