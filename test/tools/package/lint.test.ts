import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import attw from "@arethetypeswrong/cli/package.json" with { type: "json" };
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installPackage, type Consumer } from "../../package/installed_package.ts";

const ATTW = join(dirname(createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json")), attw.bin.attw);

/** A subpath to find the page by. It is no module, so it has no types. test/package/reference_page.test.ts resolves it. */
const PAGE = "./reference/index.html";

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installPackage();
});

afterAll(() => consumer.remove());

test("publint finds nothing", async () => {
  const { messages } = await publint({ pkgDir: join(consumer.folder, "packed"), strict: true, pack: false });
  expect(messages).toEqual([]);
});

test("Are The Types Wrong finds nothing, under the profile of packages that are ES modules only", async () => {
  const [archive = ""] = readdirSync(join(consumer.folder, "packed")).filter((name) => name.endsWith(".tgz"));
  const ways = ["--profile", "esm-only", "--no-definitely-typed", "--format", "json"];
  const args = [ATTW, join("packed", archive), ...ways, "--exclude-entrypoints", PAGE];
  const { status, output } = await consumer.run(process.execPath, args);
  const { analysis, problems } = JSON.parse(output) as {
    analysis: { entrypoints: object };
    problems: Readonly<Record<string, readonly { entrypoint: string }[]>>;
  };
  expect(Object.keys(analysis.entrypoints).length).toBeGreaterThan(40);
  // They are about `require` and about the oldest way to resolve modules, neither of which the profile has.
  expect(Object.keys(problems).filter((kind) => kind !== "CJSResolvesToESM" && kind !== "NoResolution")).toEqual([]);
  expect(status).toBe(0);
});
