import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "../chromium.ts";
import { openReference } from "./reference_page.ts";
import { serveReference, type ServedReference } from "./serving.ts";

let browser: Browser;
let sandbox: ServedReference;
let opened: { readonly page: Page; readonly complaints: string[] }[] = [];

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

async function openPage(width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", ({ message }) => complaints.push(message));
  opened.push({ page, complaints });
  await page.goto(`${sandbox.url}/`);
  return page;
}

// By their attributes: roles and names take seconds to find in a page of this size, and one test below looks at those.
const runButton = (page: Page, id: string): Locator => page.locator(`[data-operation="${id}"] .run-button`);
const runPanel = (page: Page, id: string): Locator => page.locator(`[id="run:${id}"]`);

async function openPanel(page: Page, id: string): Promise<Locator> {
  await runButton(page, id).click();
  return runPanel(page, id);
}

async function openRun(id: string, width?: number): Promise<Locator> {
  return openPanel(await openPage(width), id);
}

const send = (panel: Locator): Promise<void> => panel.getByRole("button", { name: /^Send/u }).click();
const status = (panel: Locator, text: string | RegExp): Promise<void> => panel.locator(".answer-head", { hasText: text }).waitFor();
const rows = (panel: Locator): Promise<number> => panel.locator("tbody tr").count();

async function setFaults(faults: readonly object[]): Promise<void> {
  await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(faults),
  });
}

describe("a call by form", () => {
  it.each([
    ["crm.contacts.api_search"],
    ["file_storage.files.get"],
    ["issue_tracker.issues.list"],
    ["messaging.channels.list"],
    ["payments.customers.get"],
    ["project_tracker.issues.api_search"],
    ["recruiting.candidates.list"],
  ])("%s answers its example with records", async (id) => {
    const panel = await openRun(id);
    await send(panel);
    await status(panel, "200 OK");
    expect(await rows(panel)).toBeGreaterThan(0);
    expect(await panel.locator(".answer-place .issue").count()).toBe(0);
  });

  it("sends what the form says, and shows it as code", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("3");
    await panel.getByLabel("gte as a date and time in UTC").fill("2024-01-01T00:00:00");
    expect(await panel.getByLabel("gte", { exact: true }).inputValue()).toBe("1704067200");
    const code = panel.getByRole("region", { name: "Request in curl" });
    expect(await code.textContent()).toContain('"created": { "gte": 1704067200 }');
    await panel.getByRole("radio", { name: "Python" }).check();
    expect(await panel.getByRole("region", { name: "Request in Python" }).textContent()).toContain('"limit": 3');
    await send(panel);
    await status(panel, "3 records");
  });

  it("says what a field means, as its article does", async () => {
    const panel = await openRun("payments.customers.list");
    const id = await panel.getByLabel("gte", { exact: true }).getAttribute("aria-describedby");
    expect(await panel.locator(`[id="${id ?? ""}"]`).textContent()).toBe("Inclusive lower bound in Unix seconds.");
  });

  it("leaves out what is cleared", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("");
    expect(await panel.getByRole("region", { name: "Request in curl" }).textContent()).not.toContain("params");
  });

  it("suggests ids of the sandbox", async () => {
    const panel = await openRun("payments.customers.get");
    const options = panel.locator("datalist option");
    await options.first().waitFor({ state: "attached" });
    expect(await options.count()).toBe(25);
    expect(await options.nth(1).getAttribute("label")).not.toBe(null);
  });

  it("puts words into lists, and takes them out", async () => {
    const panel = await openRun("project_tracker.issues.get");
    const chip = panel.getByRole("group", { name: "Values of expand" }).getByRole("button", { name: "changelog" });
    const field = panel.getByLabel("expand", { exact: true });
    await chip.click();
    expect(await field.inputValue()).toBe("changelog");
    expect(await chip.getAttribute("aria-pressed")).toBe("true");
    await chip.click();
    expect(await field.inputValue()).toBe("");
  });

  it("adds and removes elements of lists, and keeps the focus close", async () => {
    const panel = await openRun("crm.contacts.api_search");
    await panel.getByRole("button", { name: "Add to properties" }).click();
    const field = panel.locator('input[aria-label="properties 1"]');
    await field.waitFor();
    expect(await focusIsIn(field)).toBe(true);
    await panel.page().keyboard.type("email");
    expect(await field.inputValue()).toBe("email");
    await panel.getByRole("button", { name: "Remove properties 1" }).click();
    expect(await panel.getByRole("button", { name: "Add to properties" }).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  it("says what a write changes, and changes it", async () => {
    const panel = await openRun("payments.customers.delete");
    expect(await panel.locator(".effect-notice").textContent()).toContain("cannot be undone");
    await send(panel);
    await status(panel, "200 OK");
    await send(panel);
    await status(panel, "404 Not Found");
  });
});

describe("validation", () => {
  it("shows what is wrong at its control while somebody types", async () => {
    const panel = await openRun("payments.customers.list");
    const limit = panel.getByLabel("limit", { exact: true });
    await limit.fill("500");
    await panel.getByText("limit must be at most 100.").waitFor();
    expect(await limit.getAttribute("aria-invalid")).toBe("true");
    const described = (await limit.getAttribute("aria-describedby"))?.split(" ") ?? [];
    const texts = await Promise.all(described.map((id) => panel.page().locator(`[id="${id}"]`).textContent()));
    expect(texts.join(" ")).toContain("limit must be at most 100.");
    await limit.fill("50");
    await panel.getByText("must be at most 100").waitFor({ state: "detached" });
    expect(await limit.getAttribute("aria-invalid")).toBe(null);
  });

  it("shows an issue about all params in the summary", async () => {
    const panel = await openRun("payments.refunds.create");
    await panel.getByLabel("charge", { exact: true }).fill("");
    await panel.getByText("needs at least one of charge, payment_intent").waitFor();
  });

  it("does not keep anybody from sending a wrong call, and leads from the error to the field", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByLabel("limit", { exact: true }).fill("500");
    await panel.getByRole("button", { name: "Send anyway" }).click();
    await status(panel, "422 Unprocessable Content");
    expect(await panel.locator(".error-code").textContent()).toBe("value/maximum");
    await panel.getByRole("button", { name: "params.limit" }).click();
    expect(await panel.getByLabel("limit", { exact: true }).evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe("params as JSON", () => {
  it("stay the same as those of the form", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByRole("radio", { name: "JSON" }).check();
    const text = panel.getByLabel("Parameters as JSON");
    await text.fill('{ "limit": 2, "email": "a@example.com" }');
    await panel.getByRole("radio", { name: "Form" }).check();
    expect(await panel.getByLabel("limit", { exact: true }).inputValue()).toBe("2");
    await panel.getByLabel("email", { exact: true }).fill("b@example.com");
    await panel.getByRole("radio", { name: "JSON" }).check();
    expect(JSON.parse(await text.inputValue())).toEqual({ limit: 2, email: "b@example.com" });
  });

  it("say where they are not JSON, and are not sent then", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByRole("radio", { name: "JSON" }).check();
    const text = panel.getByLabel("Parameters as JSON");
    await text.fill('{\n  "limit": 2,\n}');
    await panel.getByText("Line 3, column 1: expected a key in double quotes.").waitFor();
    await send(panel);
    await panel.getByText("Correct it first.").waitFor();
    expect(await text.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await panel.locator(".status").count()).toBe(0);
  });

  it("show what the form cannot, as JSON in its place", async () => {
    const panel = await openRun("payments.customers.list");
    await panel.getByRole("radio", { name: "JSON" }).check();
    await panel.getByLabel("Parameters as JSON").fill('{ "limit": "many", "limits": 1 }');
    await panel.getByRole("radio", { name: "Form" }).check();
    expect(await panel.getByLabel("limit", { exact: true }).inputValue()).toBe('"many"');
    expect(JSON.parse(await panel.getByLabel("Other fields").inputValue())).toEqual({ limits: 1 });
    await panel.getByText("limits is not a parameter").waitFor();
    await panel.getByRole("button", { name: "Clear limit" }).click();
    expect(await panel.getByLabel("limit", { exact: true }).inputValue()).toBe("");
  });
});

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
    await panel.locator(".file .note", { hasText: "bytes 0-9/" }).waitFor();
  });
});

describe("a fault", () => {
  it.each([
    [{ status: 429, retryAfter: 30 }, "429 Too Many Requests", "The gateway asks to wait 30 s"],
    [{ effect: "drop_request" }, "No answer", "The connection closed before an answer arrived."],
    [{ effect: "truncate_body" }, "No answer", "broke off"],
    [{ effect: "malformed_json" }, "200 OK", "The body is not JSON. Line"],
    [{ effect: "break_record" }, "200 OK", "The answer does not match the catalog:"],
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
    await panel.getByRole("button", { name: "Send" }).focus();
    await page.keyboard.press("Escape");
    expect(await panel.isVisible()).toBe(false);
    expect(await focusIsIn(button)).toBe(true);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
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

const focusIsIn = (element: Locator): Promise<boolean> => element.evaluate((one) => one === document.activeElement);

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
    const { page, complaints } = await openReference(browser);
    opened.push({ page, complaints: [...complaints] });
    const panel = await openPanel(page, "payments.customers.list");
    expect(await panel.locator("code", { hasText: "npx connector-gateway-spec serve" }).isVisible()).toBe(true);
    expect(await panel.getByRole("button", { name: /^Send/u }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
