import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { startChromium } from "../chromium.ts";
import { openReference } from "./reference_page.ts";
import { findScene, settle } from "./scenes.ts";
import { serveReference } from "./serving.ts";

/** The port that samples name, so that the pictures are the same each time. */
const PORT = 4010;
/** So much room has the whole picture in the repository. */
const MOST_BYTES = 200_000;
const FOLDER = join(import.meta.dirname, "../../../docs/pictures");

const pictures = [
  { file: "reference-light.png", scene: "operation", theme: "light" },
  { file: "reference-run.png", scene: "run-answer", theme: "dark" },
  { file: "reference-overview.png", scene: "top", theme: "light" },
  { file: "reference-search.png", scene: "search", theme: "dark" },
] as const;

/** Takes the pictures of the documentation from the real page, as a sandbox serves it. Rejects when one of them gets too large. */
async function takePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await startChromium();
  const served = await serveReference("--quiet", "--port", String(PORT));
  try {
    for (const { file, scene: name, theme } of pictures) {
      const { anchor, prepare } = findScene(name);
      const { page } = await openReference(browser, {
        address: `${served.url}/`,
        width: 1280,
        height: 800,
        ...(anchor !== undefined && { anchor }),
        context: { colorScheme: theme, reducedMotion: "reduce" },
      });
      await prepare?.(page);
      await takePicture(page, file);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function takePicture(page: Page, file: string): Promise<void> {
  await settle(page);
  const picture = await page.screenshot({ path: join(FOLDER, file) });
  console.log(`docs/pictures/${file}  ${String(Math.round(picture.length / 1000))} kB`);
  if (picture.length > MOST_BYTES)
    throw new Error(`docs/pictures/${file} has more than ${String(MOST_BYTES / 1000)} kB: show less of the page`);
}

await takePictures();
