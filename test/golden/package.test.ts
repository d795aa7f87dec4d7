import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadAndCheck, makePackage } from "../../generator/run.ts";
import { readTemplates } from "../../generator/read/source/templates.ts";
import { once } from "../../templates/runtime/compile.ts";
import { readTree } from "../fixtures/package_folder.ts";
import { smallCatalog } from "../fixtures/small_project.ts";
import { isUpdateMode } from "./update_mode.ts";

/** `UPDATE_GOLDEN=1 npx vitest run test/golden/package.test.ts` rewrites the expected files. Read the diff before you commit it. */
const isUpdating = isUpdateMode(process.env);
const folder = join(import.meta.dirname, "package", "want");

/** Files without an expected text: they are copied from `templates/`, or contain hashes of all inputs. */
const unchecked = ["CHANGELOG.md", "LICENSE", "catalog.schema.json", "manifest.json"];

interface PackageJson {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly files: readonly string[];
}

/** The package of the small catalog. Leaves out the runtime, the command line and the page, which have their own tests. */
async function makeSmallPackage(): Promise<Readonly<Record<string, string>>> {
  const sources = smallCatalog();
  const { model, diagnostics } = loadAndCheck(sources);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const templates = new Map([...readTemplates(process.cwd())].filter(([path]) => !/^(?:bin|reference)\//u.test(path)));
  const files = await makePackage({ model, sources, templates, version: "1.2.3", existing: new Map() });
  const own = files.filter(({ path }) => !unchecked.includes(path));
  return Object.fromEntries(own.map(({ path, text }) => [path, text]));
}

/** It is made inside of a test, so that a run with mutants knows which test notices them. */
const made = once(makeSmallPackage);

test("the package is the expected one, file by file", async () => {
  const files = await made();
  if (isUpdating) {
    rmSync(folder, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  const kept = readTree(folder);
  expect(Object.keys(kept).sort()).toEqual(Object.keys(files).sort());
  for (const [path, text] of Object.entries(files)) expect.soft(text, path).toBe(kept[path]);
});

test("package.json exports only existing files and publishes every file", async () => {
  const emitted = await made();
  const { exports, files } = JSON.parse(emitted["package.json"] ?? "") as PackageJson;
  const targets = Object.values(exports).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)));
  const there = new Set([...Object.keys(emitted), ...unchecked].map((path) => `./${path}`));
  expect(targets.filter((target) => !there.has(target) && !target.startsWith("./runtime/"))).toEqual([]);
  const always = ["package.json", "README.md", "LICENSE"];
  const published = (path: string): boolean => [...files, ...always].some((entry) => path === entry || path.startsWith(`${entry}/`));
  const missing = [...Object.keys(emitted), ...unchecked].filter((path) => !published(path));
  expect(missing, "add these to PUBLISHED in generator/emit/package.ts").toEqual([]);
});
