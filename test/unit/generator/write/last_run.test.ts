import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeDisk } from "../../../../generator/write/disk.ts";
import { findUnchanged, type UnchangedPackage } from "../../../../generator/write/last_run.ts";
import { STAGING_PATH } from "../../../../generator/write/lock.ts";
import { run } from "../../../../generator/run.ts";
import { readInputs, type RunOptions } from "../../../../generator/run_inputs.ts";
import { emptyFolder, put, readTree } from "../../../fixtures/package_folder.ts";
import { editCatalog, jobIn, smallProject } from "../../../fixtures/small_project.ts";

type Job = RunOptions & { readonly note: string };

let made: Readonly<Record<string, string>> | undefined;

/** A project with its package, which has a program in `bin/`. */
async function makeOnce(): Promise<Readonly<Record<string, string>>> {
  const project = smallProject();
  put(project, "templates/built/nothing/files.json", '{ "bin/program.js": "run();\\n" }');
  await run(noted(project));
  return readTree(project);
}

/** A run in such a project. */
async function madeJob(): Promise<Job> {
  made ??= await makeOnce();
  const project = emptyFolder();
  for (const [path, text] of Object.entries(made)) put(project, path, text);
  for (const path of Object.keys(made)) if (path.startsWith("generated/bin/")) chmodSync(join(project, path), 0o755);
  return noted(project);
}

function noted(project: string): Job {
  return { ...jobIn(project), note: join(project, "note.json") };
}

function find(job: Job): UnchangedPackage | undefined {
  return findUnchanged(job.note, readInputs(job).hash, job.destination);
}

/** Takes a file out of the package, and out of its manifest. */
function drop(folder: string, path: string): void {
  nodeDisk.remove(join(folder, path));
  const manifest = readFileSync(join(folder, "manifest.json"), "utf8").split("\n");
  put(folder, "manifest.json", manifest.filter((line) => !line.startsWith(`    "${path}"`)).join("\n"));
}

describe("a run with nothing to do", () => {
  test("is found by what the last run has noted", async () => {
    const job = await madeJob();
    const repeated = await run(job);
    if (repeated.kind !== "written") throw new Error("the package cannot be written");
    expect(repeated.report.written).toEqual([]);
    expect(find(job)).toEqual({ size: repeated.size, fileCount: repeated.report.unchanged });
  });

  test("is found after a comparison, too", async () => {
    const job = await madeJob();
    nodeDisk.remove(job.note);
    expect(find(job)).toBeUndefined();
    await run({ ...job, check: true });
    expect(find(job)).toBeDefined();
  });

  test.each<readonly [string, (job: Job) => void]>([
    ["the catalog is another one", ({ projectRoot }) => editCatalog(projectRoot, "Orders of a shop.", "Orders of the shop.")],
    ["a template is another one", ({ projectRoot }) => put(projectRoot, "templates/README.md", "# Another\n")],
    ["the version is another one", ({ projectRoot }) => put(projectRoot, "package.json", '{ "version": "1.2.4" }\n')],
    ["a file of the package is edited", ({ destination: { folder } }) => put(folder, "README.md", "edited\n")],
    ["a file of the package is missing", ({ destination: { folder } }) => nodeDisk.remove(join(folder, "catalog.json"))],
    ["a program of the package cannot be run", ({ destination: { folder } }) => chmodSync(join(folder, "bin/program.js"), 0o644)],
    ["the manifest is missing", ({ destination: { folder } }) => nodeDisk.remove(join(folder, "manifest.json"))],
    ["the manifest lacks a file that is missing", ({ destination: { folder } }) => drop(folder, "catalog.json")],
    ["the package is gone", ({ destination: { folder } }) => nodeDisk.remove(folder)],
    ["an earlier run was interrupted", ({ destination: { folder } }) => nodeDisk.makeFolder(join(folder, STAGING_PATH, "9"))],
    ["the note is damaged", ({ note }) => writeFileSync(note, "{")],
    ["the note is missing", ({ note }) => nodeDisk.remove(note)],
  ])("is not found when %s", async (_, change) => {
    const job = await madeJob();
    change(job);
    expect(find(job)).toBeUndefined();
  });

  test("is not found when there are warnings, which each run repeats", async () => {
    const job = await madeJob();
    put(job.projectRoot, "spec/connectors/queries/unused.graphql", "query Unused { unused }\n");
    expect((await run(job)).diagnostics).toMatchObject([{ code: "ref/unused", severity: "warning" }]);
    expect(find(job)).toBeUndefined();
  });

  test("is not needed where nothing can be noted", async () => {
    const job = await madeJob();
    const note = join(job.projectRoot, "absent/note.json");
    expect(await run({ ...job, note })).toMatchObject({ kind: "written" });
    expect(find({ ...job, note })).toBeUndefined();
  });
});
