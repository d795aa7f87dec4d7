import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePackage } from "../../../generator/finishing/make_package.ts";
import { nodeDisk } from "../../../generator/output/disk.ts";
import { STAGING_PATH } from "../../../generator/output/lock.ts";
import { repeatRun } from "../../../generator/repeat.ts";
import { NO_CACHE, openResultCache, type ResultCache } from "../../../generator/reuse/result_cache.ts";
import { loadAndCheck, run } from "../../../generator/run.ts";
import { readInputs, type RunOptions } from "../../../generator/run_inputs.ts";
import { destination, emptyFolder, put, readTree } from "../../fixtures/package_folder.ts";
import { editCatalog, smallProject } from "../../fixtures/small_project.ts";

function openCache(folder = emptyFolder(), maker = "generator 1"): ResultCache {
  return openResultCache({ folder, maker, writer: "1" });
}

/** The files of a project with its package, and those of the cache, as the first test has made them. */
let made: { readonly project: Texts; readonly cache: Texts } | undefined;

type Texts = ReturnType<typeof readTree>;

async function makeOnce(): Promise<NonNullable<typeof made>> {
  const [projectRoot, cache] = [smallProject(), emptyFolder()];
  expect(await run(jobIn(projectRoot, openCache(cache)))).toMatchObject({ kind: "written", report: { unchanged: 0 } });
  return { project: readTree(projectRoot), cache: readTree(cache) };
}

function jobIn(projectRoot: string, cache: ResultCache): RunOptions {
  return { projectRoot, destination: destination(join(projectRoot, "generated")), check: false, cache };
}

/** A project with its package, and what was kept when it was made. */
async function generated(cacheFolder = emptyFolder()): Promise<RunOptions> {
  made ??= await makeOnce();
  const projectRoot = emptyFolder();
  for (const [path, text] of Object.entries(made.project)) put(projectRoot, path, text);
  for (const [path, text] of Object.entries(made.cache)) put(cacheFolder, path, text);
  return jobIn(projectRoot, openCache(cacheFolder));
}

async function repeat(job: RunOptions) {
  return repeatRun(job, await readInputs(job));
}

describe("a run with nothing to do", () => {
  test("is what a run would be", async () => {
    const job = await generated();
    const { catalogs: _catalogs, ...repeated } = { catalogs: undefined, ...(await repeat(job)) };
    expect(await run(job)).toMatchObject(repeated);
    expect(repeated).toMatchObject({ kind: "written", report: { written: [], removed: [] }, size: { connectors: 2 } });
    expect(await repeat({ ...job, check: true })).toEqual(await run({ ...job, check: true }));
  });

  test.each<readonly [string, (job: RunOptions) => void]>([
    ["the catalog is another one", ({ projectRoot }) => editCatalog(projectRoot, "Orders of a shop.", "Orders of the shop.")],
    ["a template is another one", ({ projectRoot }) => put(projectRoot, "templates/README.md", "# Another\n")],
    ["the version is another one", ({ projectRoot }) => put(projectRoot, "package.json", '{ "version": "1.2.4" }\n')],
    ["a file of the package is edited", ({ destination: { folder } }) => put(folder, "README.md", "edited\n")],
    ["a file of the package is missing", ({ destination: { folder } }) => nodeDisk.remove(join(folder, "catalog.json"))],
    ["the manifest is missing", ({ destination: { folder } }) => nodeDisk.remove(join(folder, "manifest.json"))],
    ["the package is gone", ({ destination: { folder } }) => nodeDisk.remove(folder)],
    ["an earlier run was interrupted", ({ destination: { folder } }) => nodeDisk.makeFolder(join(folder, STAGING_PATH, "9"))],
    ["a file of an earlier package is left", ({ destination: { folder } }) => addOrphan(folder)],
  ])("is not found when %s", async (_, change) => {
    const job = await generated();
    change(job);
    expect(await repeat(job)).toBeUndefined();
  });

  test("is not found by another version of the program, nor without a cache", async () => {
    const folder = emptyFolder();
    const job = await generated(folder);
    expect(await repeat({ ...job, cache: openCache(folder, "generator 2") })).toBeUndefined();
    expect(await repeat({ ...job, cache: NO_CACHE })).toBeUndefined();
    expect(await repeat({ ...job, cache: openCache(folder) })).toBeDefined();
  });
});

describe("a package", () => {
  test.each<readonly [string, (folder: string) => ResultCache]>([
    ["what an earlier run has kept", (folder) => openCache(folder)],
    ["damaged results", (folder) => damage(folder)],
  ])("has the same bytes with an empty cache and with %s", async (_, open) => {
    const folder = emptyFolder();
    const {
      projectRoot,
      destination: { folder: want },
    } = await generated(folder);
    const target = emptyFolder();
    await run({ projectRoot, destination: destination(target), check: false, cache: open(folder) });
    expect(readTree(target)).toEqual(readTree(want));
  });

  test("has what has changed, with what an earlier run has kept", async () => {
    const job = await generated();
    editCatalog(job.projectRoot, "Orders of a shop.", "Orders of the shop.");
    await run(job);
    const alone = emptyFolder();
    await run({ ...job, destination: destination(alone), cache: NO_CACHE });
    expect(readTree(job.destination.folder)).toEqual(readTree(alone));
    expect(readFileSync(join(alone, "catalog.json"), "utf8")).toContain("Orders of the shop.");
  });

  test("is the same when its texts are packed", async () => {
    const { projectRoot, destination: into } = await generated();
    const { templates, sources, version } = await readInputs({ projectRoot, destination: into, check: true });
    const { model } = loadAndCheck(sources);
    if (model === undefined) throw new Error("the catalog has an error");
    const packed = await makePackage({ model, sources, templates, version, existing: new Map<string, string>() }, 0);
    const isLazy = (file: object): boolean => Object.getOwnPropertyDescriptor(file, "text")?.get !== undefined;
    expect(packed.some(isLazy)).toBe(true);
    expect(Object.fromEntries(packed.map(({ path, text }) => [path, text]))).toEqual(readTree(into.folder));
  });
});

/** A cache whose results have all lost their ends. */
function damage(folder: string): ResultCache {
  const names = readdirSync(folder);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").slice(0, -9));
  return openCache(folder);
}

/** A file that the manifest on the disk lists and that the package does not have. The manifest of the package has no such line. */
function addOrphan(folder: string): void {
  const manifest = readFileSync(join(folder, "manifest.json"), "utf8");
  const line = `    "old.js": "${"0".repeat(64)}",\n`;
  put(folder, "manifest.json", manifest.replace(/(?<="files": \{\n)/u, line));
  put(folder, "old.js", "old\n");
}
