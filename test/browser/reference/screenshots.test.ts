import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../../unit/project/project_files.ts";
import { scenes, settle, type Scene } from "./scenes.ts";
import { serveReference, type ServedReference } from "./serving.ts";
import { startWindows } from "./windows.ts";

const FOLDER = resolve(ROOT, process.env["SCREENSHOTS"] ?? ".screenshots");
const WIDTHS = { 360: 780, 1440: 900 } as const;
const THEMES = ["light", "dark"] as const;
const shots = scenes.flatMap((scene) => ([360, 1440] as const).map((width) => ({ scene, width, name: scene.name })));

const { open } = startWindows();
let served: ServedReference;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  served = await serveReference();
});

afterAll(() => served.stop());

async function show({ prepare, ...scene }: Scene, width: keyof typeof WIDTHS): Promise<Page> {
  const page = await open({
    width,
    height: WIDTHS[width],
    ...(scene.anchor !== undefined && { anchor: scene.anchor }),
    ...(scene.served && { address: `${served.url}/` }),
  });
  await prepare?.(page);
  return page;
}

describe("pictures of the reference page", () => {
  it.each(shots)("show $name at $width px in both themes", async ({ scene, width, name }) => {
    const page = await show(scene, width);
    const sizes: number[] = [];
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      const picture = await page.screenshot({ path: join(FOLDER, `${name}-${String(width)}-${theme}.png`) });
      sizes.push(picture.length);
    }
    expect(Math.min(...sizes)).toBeGreaterThan(5000);
  });
});
