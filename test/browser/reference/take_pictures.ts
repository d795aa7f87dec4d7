import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { startChromium } from "../chromium.ts";
import { openReference } from "./reference_page.ts";
import { findScene, settle } from "./scenes.ts";
import { serveReference } from "./serving.ts";
import { terminalPage } from "./terminal.ts";

/** The port that samples name, so that the pictures are the same each time. */
const PORT = 4010;
/** So much room has each picture in the repository. */
const MOST_BYTES = 150_000;
const FOLDER = join(import.meta.dirname, "../../../docs/pictures");

const pictures = [
  { file: "reference-light.png", scene: "top", theme: "light" },
  { file: "reference-dark.png", scene: "top", theme: "dark" },
  { file: "reference-search.png", scene: "search", theme: "dark" },
] as const;

/** Takes the pictures of the documentation: of the real page, as a sandbox serves it, and of a terminal. Rejects when one gets too large. */
async function takePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await startChromium();
  const served = await serveReference("--quiet", "--port", String(PORT));
  try {
    for (const { file, scene: name, theme } of pictures) {
      const { anchor, prepare } = findScene(name);
      const { page } = await openReference(browser, {
        address: `${served.url}/`,
        width: 1200,
        height: 680,
        ...(anchor !== undefined && { anchor }),
        context: { colorScheme: theme },
      });
      await prepare?.(page);
      await settle(page);
      await takePicture(page, file);
      await page.context().close();
    }
    for (const theme of ["light", "dark"] as const) await takeTerminal(browser, theme);
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function takeTerminal(browser: Browser, colorScheme: "light" | "dark"): Promise<void> {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1200, height: 680 } });
  await page.setContent(terminalPage());
  await takePicture(page.locator("pre"), `validate-${colorScheme}.png`);
  await page.close();
}

async function takePicture(subject: Page | Locator, file: string): Promise<void> {
  const picture = await subject.screenshot({ path: join(FOLDER, file) });
  console.log(`docs/pictures/${file}  ${String(Math.round(picture.length / 1000))} kB`);
  if (picture.length > MOST_BYTES)
    throw new Error(`docs/pictures/${file} has more than ${String(MOST_BYTES / 1000)} kB: show less of the page`);
}

await takePictures();
