import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitFiles } from "../../../generator/emit/emitters.ts";
import { builtFolder } from "../../../generator/built.js";
import { finishPages } from "../../../generator/write/finishing/make_package.ts";
import { readBuilt, readTemplates } from "../../../generator/read/source/templates.ts";
import { escapeInvisible } from "../../../templates/core/safe_text.ts";
import { boundCatalog } from "../../fixtures/bound_catalog.ts";
import { hostileModel } from "../../fixtures/hostile_model.ts";
import { miniModel } from "../../fixtures/mini_model.ts";
import { modelOf } from "../../fixtures/shop_catalog.ts";
import { ROOT } from "../../unit/project/project_files.ts";
import { hostileMarkup, hostileTexts } from "../../unit/generator/print/hostile_texts.ts";
import { closeWindows, sharedChromium } from "../chromium.ts";
import { openReference, type OpenedReference } from "./reference_page.ts";

const texts = [...hostileTexts, ...hostileMarkup].filter((text) => text.trim() !== "");
const folder = mkdtempSync(join(tmpdir(), "hostile-reference-"));
const address = pathToFileURL(join(folder, "index.html")).href;
const dialogs: string[] = [];
let opened: OpenedReference;

beforeAll(async () => {
  const templates = new Map([...readTemplates(ROOT), ...readBuilt(builtFolder(ROOT))]);
  let count = 0;
  const model = { ...miniModel, connectors: [...miniModel.connectors, ...modelOf(boundCatalog()).connectors] };
  const hostile = hostileModel(model, () => texts[count++ % texts.length] ?? "");
  const files = finishPages(emitFiles({ model: hostile, templates, version: "1.0.0" }), hostile, templates);
  writeFileSync(join(folder, "index.html"), files.find(({ path }) => path === "reference/index.html")?.text ?? "");
  opened = await openReference(await sharedChromium(), {
    address,
    before: async (page) => {
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
          console.error(`${effectiveDirective} refused ${blockedURI}`);
        });
      });
    },
  });
});

afterAll(async () => {
  await closeWindows(await sharedChromium());
  rmSync(folder, { recursive: true });
});

/** What scripts of the catalog would leave, and what the page asked for, showed or complained about. */
async function traces(): Promise<unknown> {
  const { page, complaints, requests } = opened;
  return {
    pwned: await page.evaluate(() => ["pwned", "polluted"].filter((name) => name in globalThis || name in {})),
    address: page.url().replace(/#.*$/su, ""),
    scripts: await page.evaluate(() => [...document.scripts].filter(({ src, type }) => src !== "" || type === "module").length),
    dialogs,
    complaints,
    requests: requests.filter((request) => request !== `GET ${address}`),
  };
}

const nothing = { pwned: [], address, scripts: 0, dialogs: [], complaints: [], requests: [] };

test("shows every text of the catalog as it is, and runs none", async () => {
  const shown = await opened.page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll("script, style")) element.remove();
    return copy.innerText.replaceAll(/[`\s]+/gu, " ");
  });
  const missing = texts.filter(
    (text) =>
      !shown.includes(
        escapeInvisible(text.replaceAll(/\s+/gu, " ").trim())
          .replaceAll(/[`\s]+/gu, " ")
          .trim(),
      ),
  );
  expect(missing).toEqual([]);
  expect(await traces()).toEqual(nothing);
});

test("finds texts of the catalog, whatever is searched for", async () => {
  const { page } = opened;
  await page.locator(".bar").getByRole("button", { name: "Search", exact: true }).click();
  const field = page.locator(".search-dialog").getByRole("combobox", { name: "Search the reference" });
  const found: number[] = [];
  for (const text of ["customers", ...texts]) {
    await field.fill(text.replaceAll(/[\r\n]/gu, " "));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    found.push(await page.locator(".search-dialog").getByRole("option").count());
  }
  expect(found[0]).toBeGreaterThan(0);
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(10);
  await page.keyboard.press("Enter");
  expect(await traces()).toEqual(nothing);
});

test("opens, folds and follows everything that can be clicked", async () => {
  const { page } = opened;
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement>("button, a[href^='#'], summary, [role=tab]")) element.click();
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await traces()).toEqual(nothing);
});
