import { describe, expect, it } from "vitest";
import { button, drawer, OPERATIONS, rows, startSandboxPages } from "./sandbox_pages.ts";
import { serveShortReference } from "./serving.ts";

const { call, forgive, openPanel, url } = startSandboxPages();

describe("the requests", () => {
  it("are there from before, and each new one of any program comes at once, the latest first", async () => {
    await call("customers", "list");
    const page = await openPanel("Requests");
    await rows(page).nth(0).waitFor();
    await call("customers", "get", { id: "none" });
    await rows(page).nth(1).waitFor();
    const texts = await rows(page).allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s+/g, " ").trim())).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d 404 Not Found payments\.customers\.get inst_payments \d+ ms$/),
      expect.stringMatching(/^earlier 200 OK payments\.customers\.list inst_payments \d+ ms$/),
    ]);
  });

  it("lead to their operations", async () => {
    await call("refunds", "list");
    const page = await openPanel("Requests");
    await rows(page).getByRole("link", { name: "payments.refunds.list" }).click();
    expect(new URL(page.url()).hash).toBe("#payments.refunds.list");
    expect(await drawer(page).isVisible()).toBe(true);
  });

  it("show their params and a command that sends them again", async () => {
    await call("customers", "list", { limit: 3 });
    const page = await openPanel("Requests", { context: { permissions: ["clipboard-read", "clipboard-write"] } });
    await button(page, /payments\.customers\.list: details/).press("Enter");
    expect(JSON.parse(await drawer(page).getByLabel("Params", { exact: true }).innerText())).toEqual({ limit: 3 });
    await button(page, "Copy: As curl").click();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`curl ${url()}/api/v1/connectors/instances/inst_payments/execute`);
    expect(command.replaceAll(/\s+/g, " ")).toContain('"params": { "limit": 3 }');
  });

  it("are filtered by words and by errors, and nothing found is said", async () => {
    await call("customers", "list");
    await call("customers", "get", { id: "none" });
    const page = await openPanel("Requests");
    await rows(page).nth(1).waitFor();
    await drawer(page).getByLabel("Errors only").check();
    expect(await rows(page).count()).toBe(1);
    await drawer(page).getByRole("searchbox", { name: "Filter the requests" }).fill("customers.list");
    expect(await drawer(page).innerText()).toContain("No request matches the filter.");
    await button(page, "Show all").click();
    expect(await rows(page).count()).toBe(2);
  });

  it("can be paused and cleared without touching the log of the sandbox", async () => {
    await call("customers", "list");
    const page = await openPanel("Requests");
    await rows(page).nth(0).waitFor();
    await button(page, "Pause").click();
    await call("customers", "list");
    await drawer(page).getByText("1 new while paused").waitFor();
    expect(await rows(page).count()).toBe(1);
    await button(page, "Pause").click();
    expect(await rows(page).count()).toBe(2);
    await button(page, "Clear").click();
    expect(await rows(page).count()).toBe(0);
    await button(page, "Show what was cleared").click();
    expect(await rows(page).count()).toBe(2);
  });

  it("come again when the sandbox was stopped and started", async () => {
    const first = await serveShortReference(OPERATIONS);
    const page = await openPanel("Requests", { address: `${first.url}/` });
    await call("customers", "list", {}, first.url);
    await rows(page).nth(0).waitFor();
    await first.stop();
    await page.locator(".bar").getByText("Sandbox stopped").waitFor();
    expect(await drawer(page).innerText()).toContain("npx connector-gateway-spec serve");
    const second = await serveShortReference(OPERATIONS, "--port", new URL(first.url).port);
    try {
      await page.locator(".bar").getByText("Sandbox stopped").waitFor({ state: "hidden" });
      await call("customers", "get", { id: "none" }, second.url);
      await drawer(page).getByText("404 Not Found").waitFor();
      expect(await rows(page).count()).toBe(1);
    } finally {
      await second.stop();
    }
    // Chromium complains about each attempt to connect.
    await forgive(page);
  });

  it("show texts of callers as text", async () => {
    const text = '<img src=x onerror="document.title=1">';
    await call("customers", "create", { name: text });
    const page = await openPanel("Requests");
    await button(page, /payments\.customers\.create: details/).click();
    expect(JSON.parse(await drawer(page).getByLabel("Params", { exact: true }).innerText())).toEqual({ name: text });
    expect(await drawer(page).locator("img").count()).toBe(0);
  });
});
