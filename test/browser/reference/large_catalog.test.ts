import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtFolder } from "../../../generator/built.js";
import { referenceEmitter } from "../../../generator/emit/reference/index.ts";
import { readBuilt, readTemplates } from "../../../generator/read/source/templates.ts";
import { finishPages } from "../../../generator/write/finishing/make_package.ts";
import { modelWithOperations } from "../../fixtures/large_model.ts";
import { ROOT } from "../../unit/project/project_files.ts";
import { startWindows } from "./windows.ts";

const { open } = startWindows();
const folder = mkdtempSync(join(tmpdir(), "large-reference-"));
const address = (name: string): string => `${pathToFileURL(folder).href}/${name}`;

beforeAll(() => {
  const model = modelWithOperations(301);
  const templates = new Map([...readTemplates(ROOT), ...readBuilt(builtFolder(ROOT))]);
  const pages = finishPages(referenceEmitter.emit({ model, templates, version: "1.0.0" }), model, templates);
  for (const { path, text } of pages) writeFileSync(join(folder, basename(path)), text);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a search finds, which is opened unless it is open. */
async function search(page: Page, words: string): Promise<readonly string[]> {
  if (await page.getByRole("combobox").isHidden()) await page.keyboard.press("/");
  await page.keyboard.press("Control+A");
  await page.keyboard.type(words);
  await page.getByRole("option").first().waitFor();
  return page.locator(".search-option .search-name").allInnerTexts();
}

describe("the reference of a large catalog", () => {
  it("leads from an anchor of a single page to the page of the connector, and back", async () => {
    const page = await open({ address: address("index.html"), anchor: "payments.customers.list.params.limit" });
    await page.waitForURL(address("payments.html#payments.customers.list.params.limit"));
    expect(await page.locator(":target").isVisible()).toBe(true);
    await page.locator(".contents a", { hasText: "How it works" }).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(address("index.html#gateway.flow"));
    await page.goBack();
    expect(page.url()).toBe(address("payments.html#payments.customers.list.params.limit"));
  });

  it("leads on before the rest of the index is there", async () => {
    const [head = ""] = readFileSync(join(folder, "index.html"), "utf8").split("<body>");
    writeFileSync(join(folder, "head.html"), head);
    const page = await open({ address: address("head.html"), anchor: "payments.customers.get", before: () => Promise.resolve() });
    await page.waitForURL(address("payments.html#payments.customers.get"));
  });

  it("leads without JavaScript from an anchor to a link", async () => {
    const page = await open({
      address: address("index.html"),
      anchor: "payments.customers.get",
      context: { javaScriptEnabled: false },
      before: () => Promise.resolve(),
    });
    await page.locator(":target").click();
    expect(page.url()).toBe(address("payments.html#payments.customers.get"));
  });

  it("finds from the index the operations of all connectors", async () => {
    const page = await open({ address: address("index.html") });
    expect(await search(page, "file_storage.files")).toContain("file_storage.files.download");
    await page.locator(".search-option", { hasText: "file_storage.files.download" }).first().click();
    await page.waitForURL(address("file_storage.html#file_storage.files.download"));
  });

  it("finds from a connector its own parameters, other connectors, and the search of all", async () => {
    const page = await open({ address: address("payments.html") });
    expect(await search(page, "starting_after")).toContain("starting_after");
    expect(await search(page, "storage")).toContain("File storage");
    await page.getByRole("link", { name: "Search all connectors" }).click();
    await page.waitForURL(address("index.html#search:storage"));
    await page.getByRole("option").first().waitFor();
    expect(await page.getByRole("combobox").inputValue()).toBe("storage");
  });

  it("runs an operation on the page of its connector only where a sandbox serves it", async () => {
    const page = await open({ address: address("file_storage.html") });
    await page.locator(".run-button").first().click();
    expect(await page.locator(".run-panel").innerText()).toContain("npx connector-gateway-spec serve");
  });
});
