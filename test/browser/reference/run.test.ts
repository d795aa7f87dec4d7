import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { focusIsIn, openPanel, runButton, runPanel, send, startRunPages, status } from "./run_pages.ts";

const { openPage, openRun, openFromDisk, setFaults } = startRunPages();

describe("the answer", () => {
  it("has further pages, and the ones before", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("20");
    await send(panel);
    await status(panel, "20 records");
    const first = await panel.locator("tbody tr").first().textContent();
    await panel.getByRole("button", { name: "Next page" }).click();
    await status(panel, "5 records");
    expect(await panel.getByLabel("starting_after", { exact: true }).inputValue()).not.toBe("");
    await panel.getByText("This is the last page.").waitFor();
    await panel.getByRole("button", { name: "Previous page" }).click();
    await status(panel, "20 records");
    expect(await panel.locator("tbody tr").first().textContent()).toBe(first);
  });

  it("is a table, or JSON", async () => {
    const panel = await openRun("payments.customers.list");
    await send(panel);
    await status(panel, "200 OK");
    expect(await panel.locator("thead th").first().textContent()).toBe("id");
    await panel.getByRole("radiogroup", { name: "View of the answer" }).getByRole("radio", { name: "JSON" }).check();
    const json = panel.getByRole("region", { name: "Body of the answer" });
    expect(JSON.parse((await json.textContent()) ?? "")).toHaveProperty("status", "success");
  });

  it("has its headers and the id of the request", async () => {
    const panel = await openRun("payments.customers.get");
    await send(panel);
    await status(panel, /req_/u);
    await panel.getByText(/^Headers/u).click();
    expect(await panel.locator(".headers dl").textContent()).toContain("content-type");
  });

  it("of a download can be saved", async () => {
    const panel = await openRun("file_storage.files.download");
    await send(panel);
    await status(panel, "200 OK");
    const link = panel.getByRole("link", { name: /^Save/u });
    const [download] = await Promise.all([panel.page().waitForEvent("download"), link.click()]);
    const bytes = await readFile(await download.path());
    expect(bytes.length).toBeGreaterThan(1000);
    expect(await link.textContent()).toContain(download.suggestedFilename());
  });

  it("of a download can be a part of the file", async () => {
    const panel = await openRun("file_storage.files.download");
    await panel.getByLabel("range_header", { exact: true }).fill("bytes=0-9");
    await send(panel);
    await status(panel, "206 Partial Content");
    await panel.locator(".file .soft", { hasText: "bytes 0-9/" }).waitFor();
  });
});

describe("a fault", () => {
  it.each([
    [{ status: 429, retryAfter: 30 }, "429 Too Many Requests", "The gateway asks to wait 30 s"],
    [{ effect: "drop_request" }, "No answer", "The connection closed before an answer arrived."],
    [{ effect: "truncate_body" }, "No answer", "broke off"],
    [{ effect: "malformed_json" }, "200 OK", "The body is not JSON. Line"],
  ])("%j is shown in plain words", async (fault, head, text) => {
    await setFaults([{ match: "payments.customers.list", ...fault }]);
    const panel = await openRun("payments.customers.list");
    await send(panel);
    await status(panel, head);
    await panel.getByText(text).first().waitFor();
  });

  it("that takes long can be canceled", async () => {
    await setFaults([{ match: "payments.customers.list", wait: 20 }]);
    const panel = await openRun("payments.customers.list");
    await send(panel);
    await panel.getByRole("button", { name: "Cancel" }).click();
    await status(panel, "Canceled");
  });
});

describe("the token", () => {
  it("is not shown in code, and is not kept", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByText("Instance inst_payments").click();
    await panel.getByLabel("Token", { exact: true }).fill("secret_EXAMPLE1");
    await send(panel);
    await status(panel, "200 OK");
    expect(await panel.getByRole("region", { name: "Request in curl" }).textContent()).toContain("Bearer YOUR_TOKEN");
    const kept = await panel
      .page()
      .evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));
    expect(kept).not.toContain("secret_EXAMPLE1");
    expect(await panel.evaluate((region) => region.textContent.includes("secret_EXAMPLE1"))).toBe(false);
  });

  it("is refused when it is missing", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByText("Instance inst_payments").click();
    await panel.getByLabel("Token", { exact: true }).fill("");
    await send(panel);
    await status(panel, "401 Unauthorized");
  });
});

describe("with the keyboard", () => {
  it("a panel opens, runs, and closes, and the focus goes with it", async () => {
    const page = await openPage();
    const button = runButton(page, "payments.customers.list");
    await button.focus();
    await page.keyboard.press("Enter");
    const panel = runPanel(page, "payments.customers.list");
    expect(
      await panel
        .getByRole("heading")
        .first()
        .evaluate((heading) => heading === document.activeElement),
    ).toBe(true);
    for (let count = 0; count < 20 && !(await focusIsIn(panel.getByLabel("limit", { exact: true }))); count += 1)
      await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("4");
    await page.keyboard.press("Control+Enter");
    await status(panel, "4 records");
    await panel.getByRole("button", { name: "Run", exact: true }).focus();
    await page.keyboard.press("Escape");
    expect(await panel.isVisible()).toBe(false);
    expect(await focusIsIn(button)).toBe(true);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
  });

  it("keys send and close as soon as the panel is open", async () => {
    const page = await openPage();
    const button = runButton(page, "payments.customers.list");
    await button.click();
    const panel = runPanel(page, "payments.customers.list");
    await panel.getByRole("heading").first().and(page.locator(":focus")).waitFor();
    await page.keyboard.press("ControlOrMeta+Enter");
    await status(panel, "25 records");
    await panel.getByRole("heading").first().focus();
    await page.keyboard.press("Escape");
    expect(await panel.isVisible()).toBe(false);
  });

  it("button and panel have names", async () => {
    const page = await openPage();
    await page.getByRole("button", { name: "Run payments.customers.list", exact: true }).click();
    expect(await page.getByRole("region", { name: "Run payments.customers.list", exact: true }).getAttribute("id")).toBe(
      "run:payments.customers.list",
    );
  });

  it("what was filled in is there when the panel is opened again", async () => {
    const page = await openPage();
    const panel = await openPanel(page, "payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("7");
    await panel.getByRole("button", { name: "Close" }).click();
    await openPanel(page, "payments.customers.list");
    expect(await panel.getByLabel("limit", { exact: true }).inputValue()).toBe("7");
  });
});

describe("a narrow window", () => {
  it.each([["payments.customers.list"], ["crm.contacts.api_search"], ["payments.customers.delete"], ["project_tracker.issues.api_search"]])(
    "has room for %s and its answer",
    async (id) => {
      const panel = await openRun(id, 360);
      await send(panel);
      await status(panel, "200 OK");
      expect(await panel.evaluate(namesOfWhatSticksOut)).toEqual([]);
      expect(await panel.page().evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
});

/** Runs in the page: what reaches out of the window although nothing around it scrolls. */
function namesOfWhatSticksOut(region: Element): readonly string[] {
  return [...region.querySelectorAll("*")]
    .filter((one) => {
      const { right, width } = one.getBoundingClientRect();
      return width > 1 && right > innerWidth + 1 && one.closest("pre, .scroller") === null;
    })
    .map(({ className }) => className);
}

describe("without a sandbox", () => {
  it("the panel says how to start one", async () => {
    const panel = await openPanel(await openFromDisk(), "payments.customers.list");
    expect(await panel.locator("code", { hasText: "npx connector-gateway-spec serve" }).isVisible()).toBe(true);
    expect(await panel.getByRole("button", { name: /^Send/u }).count()).toBe(0);
  });
});
