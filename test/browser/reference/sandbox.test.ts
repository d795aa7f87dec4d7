import { describe, expect, it } from "vitest";
import { button, drawer, question, startSandboxPages } from "./sandbox_pages.ts";

const { call, faults, open, openFromDisk, setFaults, state } = startSandboxPages();

describe("reset", () => {
  it("asks, brings everything back, and says so", async () => {
    const before = await state();
    await call("customers", "create", { email: "jo@example.com" });
    await setFaults([{ match: "*", status: 500 }]);
    const page = await open();
    await button(page, "1 fault").waitFor();
    await button(page, "Reset the sandbox").click();
    expect(await call("customers", "list")).toBe(500);
    await button(page, "Reset").click();
    await question(page).getByRole("status").getByText("Done. Everything is as it was at the start.").waitFor();
    await button(page, "Faults").waitFor();
    expect([await state(), await faults()]).toEqual([before, []]);
    await button(page, "Close").click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Reset the sandbox");
  });

  it("does nothing when somebody cancels", async () => {
    await setFaults([{ match: "*", status: 500 }]);
    const page = await open();
    await button(page, "Reset the sandbox").click();
    await page.keyboard.press("Escape");
    expect(await question(page).isVisible()).toBe(false);
    expect(await faults()).toHaveLength(1);
  });
});

describe("the sandbox", () => {
  it("is used with the keyboard alone, and the focus comes back", async () => {
    const page = await open();
    await button(page, "Faults").focus();
    await page.keyboard.press("Enter");
    await drawer(page).locator(".panel").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Faults");
    const isSwitch = (): Promise<boolean> => page.evaluate(() => document.activeElement?.textContent.startsWith("500") === true);
    for (let count = 0; count < 12 && !(await isSwitch()); count++) await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await button(page, "1 fault").waitFor();
    expect(await call("customers", "list")).toBe(500);
    await page.keyboard.press("Escape");
    await drawer(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("1 fault");
  });

  it.each(["Requests", "Faults"])("fits %s into a window of 360 px", async (name) => {
    await call("changes", "list");
    await call("balance_transactions", "get", { id: "none" });
    await setFaults([{ match: "file_storage.changes_start_page_token.get", status: 429, nth: 100, times: 1000, probability: 0.123 }]);
    const page = await open({ width: 360, height: 640 });
    await page.locator(`.tool[title^="${name}"]`).click();
    if (name === "Requests")
      await button(page, /details/)
        .first()
        .click();
    await drawer(page).locator(".panel").waitFor();
    const overflow = await page.evaluate(() => {
      const wide = [document.documentElement, ...document.querySelectorAll("#sandbox-drawer, #sandbox-drawer .panel, .bar")];
      return wide.map((element) => element.scrollWidth - element.clientWidth);
    });
    expect(overflow).toEqual([0, 0, 0, 0]);
  });

  it("is not there on a page from disk", async () => {
    const page = await openFromDisk();
    await button(page, /^Theme/).waitFor();
    expect(await page.locator(".sandbox-tools").count()).toBe(0);
  });
});
