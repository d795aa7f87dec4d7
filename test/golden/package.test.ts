import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadAndCheck, makePackage } from "../../generator/run.ts";
import { readTemplates } from "../../generator/source/templates.ts";
import { readTree } from "../fixtures/package_folder.ts";
import { smallCatalog } from "../fixtures/small_project.ts";

/** `UPDATE_GOLDEN=1 npx vitest run test/golden/package.test.ts` writes the tree anew; read the difference before you keep it. */
const isUpdating = process.env["UPDATE_GOLDEN"] === "1";
const folder = join(import.meta.dirname, "package", "want");

/** What is in the package besides: copied from `templates/`, or a hash of everything. */
const asTheyAre = ["LICENSE", "catalog.schema.json", "manifest.json"];

interface PackageJson {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly files: readonly string[];
}

let made: Readonly<Record<string, string>> = {};

/** The package of the small catalog, without the runtime, which is compiled as it stands and has its own tests. */
async function makeSmallPackage(): Promise<Readonly<Record<string, string>>> {
  const sources = smallCatalog();
  const { model, diagnostics } = loadAndCheck(sources);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const templates = new Map([...readTemplates(process.cwd())].filter(([path]) => !/^(?:runtime|bin)\//u.test(path)));
  const files = await makePackage({ model, sources, templates, version: "1.2.3", existing: new Map() });
  const own = files.filter(({ path }) => !asTheyAre.includes(path));
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

test("no file of the tree is missing, and none is there that nothing makes", () => {
  expect(Object.keys(readTree(folder)).sort()).toEqual(Object.keys(made).sort());
});

test("every file is as it was", () => {
  const kept = readTree(folder);
  for (const [path, text] of Object.entries(made)) expect.soft(text, path).toBe(kept[path]);
});

test("package.json leads to files that are there, and publishes every file", () => {
  const { exports, files } = JSON.parse(made["package.json"] ?? "") as PackageJson;
  const targets = Object.values(exports).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)));
  const there = new Set([...Object.keys(made), ...asTheyAre].map((path) => `./${path}`));
  expect(targets.filter((target) => !there.has(target) && !target.startsWith("./runtime/"))).toEqual([]);
  const always = ["package.json", "README.md", "LICENSE"];
  const published = (path: string): boolean => [...files, ...always].some((entry) => path === entry || path.startsWith(`${entry}/`));
  expect([...Object.keys(made), ...asTheyAre].filter((path) => !published(path))).toEqual([]);
});
