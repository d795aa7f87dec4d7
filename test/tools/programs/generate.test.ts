import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyFolder, put, readTree } from "../../fixtures/package_folder.ts";
import { editCatalog, generateIn, smallProject } from "../../fixtures/small_project.ts";

const ROOT = join(import.meta.dirname, "../../..");
const KEPT = "node_modules/.cache/connector-gateway-generator";

/** The program of `npm run generate` as after `npm ci`: nothing is bundled, and nothing is kept. It has the sources and the libraries of this project. */
function freshProgram(folder = emptyFolder()): string {
  cpSync(join(ROOT, ".ci"), join(folder, ".ci"), { recursive: true });
  for (const name of ["generator", "templates", "spec", "package.json", "package-lock.json"])
    symlinkSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, KEPT), { recursive: true });
  const libraries = readdirSync(join(ROOT, "node_modules")).filter((name) => name !== ".cache");
  for (const name of libraries) symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
  return folder;
}

/** Runs the program for a project: its exit code and what it complains about. */
async function generate(program: string, project: string): Promise<{ readonly status: number | null; readonly complaints: string }> {
  const child = spawn(process.execPath, [join(program, ".ci/generate.js"), "--root", project], { stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  return new Promise((done) => {
    child.on("close", (status) => {
      done({ status, complaints });
    });
  });
}

const WELL = { status: 0, complaints: "" };

/** The package of a project without one, made by the program. */
async function packageBy(program: string, project = smallProject()): Promise<Readonly<Record<string, string>>> {
  rmSync(join(project, "generated"), { recursive: true, force: true });
  expect(await generate(program, project)).toEqual(WELL);
  return readTree(join(project, "generated"));
}

/** The files that the program keeps, of all kinds. */
function keptFiles(program: string): readonly string[] {
  const paths = readdirSync(join(program, KEPT), { recursive: true, encoding: "utf8" }).map((path) => join(program, KEPT, path));
  return paths.filter((path) => statSync(path).isFile());
}

/** One program for all tests but those that need one which has kept nothing: its first run takes longest. */
const program = mkdtempSync(join(tmpdir(), "program-"));
let made: ReturnType<typeof generateIn> | undefined;
const wanted = (): ReturnType<typeof generateIn> => (made ??= generateIn(smallProject()));

describe("npm run generate", () => {
  beforeAll(() => {
    freshProgram(program);
  });
  afterAll(() => {
    rmSync(program, { recursive: true, force: true });
  });

  test("makes the package with its declarations where nothing is kept, and the same again from what it has kept", async () => {
    expect(Object.keys(await wanted())).toContain("openapi/shop.d.ts");
    expect(await packageBy(program)).toEqual(await wanted());
    expect(keptFiles(program).some((path) => path.includes("results"))).toBe(true);
    expect(await packageBy(program)).toEqual(await wanted());
  });

  test.each<readonly [string, (path: string) => void]>([
    ["empty", (path) => truncateSync(path, 0)],
    ["cut in the middle", (path) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    ["something else", (path) => writeFileSync(path, '["export const evil = true;"]')],
  ])("makes the same where every file that it has kept is %s", async (_, damage) => {
    // The program itself is no result: one that is cut does not start.
    const kept = keptFiles(program).filter((path) => !path.endsWith("cli.cjs"));
    expect(kept.length).toBeGreaterThan(3);
    kept.forEach(damage);
    expect(await packageBy(program)).toEqual(await wanted());
    expect(await packageBy(program)).toEqual(await wanted());
  });

  test("makes another package of another catalog, whatever is kept", async () => {
    const [project, other] = [smallProject(), smallProject()];
    for (const folder of [project, other]) editCatalog(folder, "Orders of a shop.", "Orders of two shops.");
    expect(await packageBy(program, project)).toEqual(await generateIn(other));
  });

  test("leaves the programs of other versions alone while they may run, and removes those of days ago", async () => {
    const programs = join(program, KEPT, "programs");
    rmSync(programs, { recursive: true });
    for (const name of ["running", "old"]) put(programs, `${name}/cli.cjs`, "");
    utimesSync(join(programs, "old"), 1, 1);
    await packageBy(program);
    expect(readdirSync(programs)).toHaveLength(2);
    expect(readdirSync(programs)).toContain("running");
  });

  test("makes the same where nothing can be kept", async () => {
    rmSync(join(program, KEPT, "results"), { recursive: true });
    writeFileSync(join(program, KEPT, "results"), "");
    expect(await packageBy(program)).toEqual(await wanted());
    expect(statSync(join(program, KEPT, "results")).size).toBe(0);
  });

  test("makes the same in two processes that keep their results at the same time", async () => {
    const fresh = freshProgram();
    const both = await Promise.all([packageBy(fresh), packageBy(fresh)]);
    expect(both).toEqual([await wanted(), await wanted()]);
    expect(keptFiles(fresh).filter((path) => /\.\d+$|-\d+(?:[/\\]|$)/u.test(path))).toEqual([]);
    expect(await packageBy(fresh)).toEqual(await wanted());
  });
});
