import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadAndCheck, makePackage } from "../../generator/run.ts";
import { readTemplates } from "../../generator/read/source/templates.ts";
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

let made: Readonly<Record<string, string>> = {};

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

beforeAll(async () => {
  made = await makeSmallPackage();
  if (!isUpdating) return;
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(made)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

test("the expected folder contains exactly the emitted files", () => {
  expect(Object.keys(readTree(folder)).sort()).toEqual(Object.keys(made).sort());
});

test("every file has the expected text", () => {
  const kept = readTree(folder);
  for (const [path, text] of Object.entries(made)) expect.soft(text, path).toBe(kept[path]);
});

test("package.json exports only existing files and publishes every file", () => {
  const { exports, files } = JSON.parse(made["package.json"] ?? "") as PackageJson;
  const targets = Object.values(exports).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)));
  const there = new Set([...Object.keys(made), ...unchecked].map((path) => `./${path}`));
  expect(targets.filter((target) => !there.has(target) && !target.startsWith("./runtime/"))).toEqual([]);
  const always = ["package.json", "README.md", "LICENSE"];
  const published = (path: string): boolean => [...files, ...always].some((entry) => path === entry || path.startsWith(`${entry}/`));
  const missing = [...Object.keys(made), ...unchecked].filter((path) => !published(path));
  expect(missing, "add these to PUBLISHED in generator/emit/package.ts").toEqual([]);
});
