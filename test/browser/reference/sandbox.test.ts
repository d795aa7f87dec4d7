import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Fault } from "../../../templates/runtime/sandbox/sandbox_types.ts";
import { startChromium } from "../chromium.ts";
import { openReference, type Opening } from "./reference_page.ts";
import { serveReference, type ServedReference } from "./serving.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let browser: Browser;
let sandbox: ServedReference;
let opened: { readonly page: Page; readonly complaints: readonly string[] }[] = [];

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([startChromium(), serveReference()]);
});

afterAll(async () => {
  await browser.close();
  await sandbox.stop();
});

beforeEach(async () => {
  await fetch(`${sandbox.url}/_sandbox/reset`, { method: "POST" });
});

afterEach(async () => {
  // What a browser says about answers with errors, which tests ask for, is no fault of the page.
  const complaints = opened.flatMap((one) => one.complaints).filter((text) => !text.startsWith("Failed to load resource"));
  for (const { page } of opened) await page.context().close();
  opened = [];
  expect(complaints).toEqual([]);
});

async function open(opening: Opening = {}): Promise<Page> {
  const one = await openReference(browser, { address: `${sandbox.url}/`, ...opening });
  opened.push(one);
  return one.page;
}

/** Another program: its calls do not come from the page. Undefined if the connection was dropped. */
async function call(entity: string, action: string, params: object = {}, url = sandbox.url): Promise<number | undefined> {
  const body = JSON.stringify({ entity, action, params });
  const headers = { authorization: "Bearer any", "content-type": "application/json" };
  const address = `${url}/api/v1/connectors/instances/inst_payments/execute`;
  return fetch(address, { method: "POST", headers, body }).then(
    ({ status }) => status,
    () => undefined,
  );
}

async function faults(): Promise<readonly Fault[]> {
  return (await (await fetch(`${sandbox.url}/_sandbox/faults`)).json()) as readonly Fault[];
}

async function setFaults(wanted: readonly Fault[]): Promise<void> {
  await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
}

const drawer = (page: Page) => page.locator("#sandbox-drawer");
const rows = (page: Page) => drawer(page).locator("tbody tr:not(.more)");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

async function openRequests(opening?: Opening): Promise<Page> {
  const page = await open(opening);
  await button(page, "Requests").click();
  return page;
}

async function openFaults(opening?: Opening): Promise<Page> {
  const page = await open(opening);
  await button(page, "Faults").click();
  return page;
}

describe("the requests", () => {
  it("are there from before, and each new one of any program comes at once, the latest first", async () => {
    await call("customers", "list");
    const page = await openRequests();
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
    const page = await openRequests();
    await rows(page).getByRole("link", { name: "payments.refunds.list" }).click();
    expect(new URL(page.url()).hash).toBe("#payments.refunds.list");
    expect(await drawer(page).isVisible()).toBe(true);
  });

  it("show their params and a command that sends them again", async () => {
    await call("customers", "list", { limit: 3 });
    const page = await openRequests({ context: { permissions: ["clipboard-read", "clipboard-write"] } });
    await button(page, /payments\.customers\.list: details/).press("Enter");
    expect(JSON.parse(await drawer(page).getByLabel("Params", { exact: true }).innerText())).toEqual({ limit: 3 });
    await button(page, "Copy: As curl").click();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`curl ${sandbox.url}/api/v1/connectors/instances/inst_payments/execute`);
    expect(command.replaceAll(/\s+/g, " ")).toContain('"params": { "limit": 3 }');
  });

  it("are filtered by words and by errors, and nothing found is said", async () => {
    await call("customers", "list");
    await call("customers", "get", { id: "none" });
    const page = await openRequests();
    await rows(page).nth(1).waitFor();
    await page.getByLabel("Errors only").check();
    expect(await rows(page).count()).toBe(1);
    await page.getByRole("searchbox", { name: "Filter the requests" }).fill("customers.list");
    expect(await drawer(page).innerText()).toContain("No request matches the filter.");
    await button(page, "Show all").click();
    expect(await rows(page).count()).toBe(2);
  });

  it("can be paused and cleared without touching the log of the sandbox", async () => {
    await call("customers", "list");
    const page = await openRequests();
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
    const first = await serveReference();
    const page = await openRequests({ address: `${first.url}/` });
    await call("customers", "list", {}, first.url);
    await rows(page).nth(0).waitFor();
    await first.stop();
    await page.getByText("Sandbox stopped").waitFor();
    expect(await drawer(page).innerText()).toContain("npx connector-gateway-spec serve");
    const second = await serveReference("--port", new URL(first.url).port);
    try {
      await page.getByText("Sandbox stopped").waitFor({ state: "hidden" });
      await call("customers", "get", { id: "none" }, second.url);
      await drawer(page).getByText("404 Not Found").waitFor();
      expect(await rows(page).count()).toBe(1);
    } finally {
      await second.stop();
    }
    // Chromium complains about each attempt to connect.
    opened = opened.map((one) => (one.page === page ? { page, complaints: [] } : one));
    await page.goto("about:blank");
  });

  it("show texts of callers as text", async () => {
    const text = '<img src=x onerror="document.title=1">';
    await call("customers", "create", { name: text });
    const page = await openRequests();
    await button(page, /payments\.customers\.create: details/).click();
    expect(JSON.parse(await drawer(page).getByLabel("Params", { exact: true }).innerText())).toEqual({ name: text });
    expect(await drawer(page).locator("img").count()).toBe(0);
  });
});

describe("the faults", () => {
  it("fail the next call after one click, and are shown in the bar until they are off again", async () => {
    const page = await openFaults();
    await page.getByRole("switch", { name: /^500/ }).click();
    await button(page, "1 fault").waitFor();
    expect(await call("customers", "list")).toBe(500);
    await page.getByRole("switch", { name: /^500/, checked: true }).click();
    await button(page, "Faults").waitFor();
    expect([await call("customers", "list"), await faults()]).toEqual([200, []]);
  });

  it.each<[RegExp, Fault]>([
    [/^429/, { match: "*", status: 429, retryAfter: 5 }],
    [/^503/, { match: "*", status: 503 }],
    [/^Slow/, { match: "*", wait: 2 }],
    [/^Dropped/, { match: "*", effect: "drop_response" }],
    [/^Truncated/, { match: "*", effect: "truncate_body" }],
    [/^Malformed/, { match: "*", effect: "malformed_json" }],
    [/^Broken/, { match: "*", effect: "break_record" }],
    [/^Repeated/, { match: "*", effect: "repeat_cursor" }],
  ])("%s is set as the sandbox knows it", async (name, wanted) => {
    const page = await openFaults();
    await page.getByRole("switch", { name }).click();
    await page.getByRole("switch", { name, checked: true }).waitFor();
    expect(await faults()).toEqual([wanted]);
  });

  it("can be for some calls only, and say when they are used up", async () => {
    const page = await openFaults();
    await page.getByLabel("Pattern of operation ids").fill("payments.*.get");
    await page.getByLabel("How often").selectOption("once");
    await page.getByRole("switch", { name: /^503/ }).click();
    await button(page, "1 fault").waitFor();
    expect([await call("customers", "list"), await call("balance", "get"), await call("balance", "get")]).toEqual([200, 503, 200]);
    await drawer(page).getByText("next 1 call, used up").waitFor();
    await button(page, "Faults").waitFor();
    await page.getByRole("switch", { name: /^500/ }).click();
    await button(page, "1 fault").waitFor();
    expect(await faults()).toEqual([{ match: "payments.*.get", times: 1, status: 500 }]);
  });

  it("of others are shown at once, and removed one by one or all", async () => {
    const page = await openFaults();
    await setFaults([
      { match: "crm.*", status: 418, nth: 3 },
      { match: "*", wait: 0 },
      { match: "*", status: 500, probability: 0 },
    ]);
    await button(page, "3 faults").waitFor();
    await button(page, /^Remove: 418/).click();
    await button(page, "2 faults").waitFor();
    expect(await faults()).toEqual([
      { match: "*", wait: 0 },
      { match: "*", status: 500, probability: 0 },
    ]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Set now");
    await button(page, "Remove all faults").click();
    await button(page, "Faults").waitFor();
    expect(await faults()).toEqual([]);
  });

  it("that cannot be are refused in plain words", async () => {
    const page = await openFaults();
    await page.getByLabel("Pattern of operation ids").fill("payment.*");
    await page.getByRole("switch", { name: /^500/ }).click();
    await page.getByRole("alert").getByText("The pattern matches no operation").waitFor();
    await page.getByLabel("How often").selectOption("times");
    await page.getByLabel("calls", { exact: true }).fill("0");
    await page.getByRole("switch", { name: /^503/ }).click();
    await page.getByRole("alert").getByText("The number of calls must be a whole number from 1.").waitFor();
    expect(await faults()).toEqual([]);
  });

  it("are named in the log of requests", async () => {
    const page = await openRequests();
    await setFaults([{ match: "*", effect: "drop_response" }]);
    expect(await call("customers", "list")).toBeUndefined();
    await drawer(page).getByText("No answer").waitFor();
    expect(await drawer(page).innerText()).toContain("Fault: connection dropped after the operation");
  });
});

describe("reset", () => {
  it("asks, brings everything back, and says so", async () => {
    const before: unknown = await (await fetch(`${sandbox.url}/_sandbox/state`)).json();
    await call("customers", "create", { email: "jo@example.com" });
    await setFaults([{ match: "*", status: 500 }]);
    const page = await open();
    await button(page, "1 fault").waitFor();
    await button(page, "Reset the sandbox").click();
    expect(await call("customers", "list")).toBe(500);
    await button(page, "Reset").click();
    await page.getByRole("status").getByText("Done. Everything is as it was at the start.").waitFor();
    await button(page, "Faults").waitFor();
    expect([await (await fetch(`${sandbox.url}/_sandbox/state`)).json(), await faults()]).toEqual([before, []]);
    await button(page, "Close").click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Reset the sandbox");
  });

  it("does nothing when somebody cancels", async () => {
    await setFaults([{ match: "*", status: 500 }]);
    const page = await open();
    await button(page, "Reset the sandbox").click();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog", { name: "Reset the sandbox?" }).isVisible()).toBe(false);
    expect(await faults()).toHaveLength(1);
  });
});

describe("the sandbox", () => {
  it("is used with the keyboard alone, and the focus comes back", async () => {
    const page = await open();
    await button(page, "Faults").focus();
    await page.keyboard.press("Enter");
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

  it.each([
    ["Requests", "light"],
    ["Requests", "dark"],
    ["Faults", "light"],
    ["Faults", "dark"],
  ] as const)("has no obstacles for anybody: %s in %s", async (name, colorScheme) => {
    await call("customers", "list", { limit: 1 });
    await setFaults([{ match: "crm.*", status: 500 }]);
    await call("customers", "get", { id: "none" });
    const page = await open({ context: { colorScheme, reducedMotion: "reduce" } });
    await page.locator(`.tool[title^="${name}"]`).click();
    if (name === "Requests")
      await button(page, /details/)
        .first()
        .click();
    // axe walks through everything; the rest of the page has a test of its own. Links to what is removed lead nowhere, which is no rule of WCAG.
    await page.evaluate(() => document.querySelectorAll("#content, .contents > *").forEach((element) => element.remove()));
    await page.evaluate(await readFile(AXE, "utf8"));
    const broken = await page.evaluate(
      "axe.run('.sandbox, .sandbox-tools', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join()))",
    );
    expect(broken).toEqual([]);
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
    const overflow = await page.evaluate(() => {
      const wide = [document.documentElement, ...document.querySelectorAll("#sandbox-drawer, #sandbox-drawer .panel, .bar")];
      return wide.map((element) => element.scrollWidth - element.clientWidth);
    });
    expect(overflow).toEqual([0, 0, 0, 0]);
  });

  it("is not there on a page from disk", async () => {
    const { page, complaints } = await openReference(browser);
    opened.push({ page, complaints });
    await button(page, /^Theme/).waitFor();
    expect(await page.locator(".sandbox-tools").count()).toBe(0);
  });
});
