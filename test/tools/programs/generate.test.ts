import { spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { emptyFolder, readTree } from "../../fixtures/package_folder.ts";
import { editCatalog, generateIn, smallProject } from "../../fixtures/small_project.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The project as after a checkout and `npm ci`: nothing is built. */
function freshClone(): string {
  const clone = emptyFolder();
  const isBuilt = (path: string): boolean => path.startsWith(join(ROOT, "templates/built"));
  for (const name of ["generator", "templates", "spec", "package.json", "package-lock.json", "CHANGELOG.md", "LICENSE"])
    cpSync(join(ROOT, name), join(clone, name), { recursive: true, filter: (path) => !isBuilt(path) });
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
  return clone;
}

interface Ended {
  readonly status: number | null;
  readonly printed: string;
  readonly complaints: string;
}

/** Runs the program of a clone for a project. */
async function generate(clone: string, ...words: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(clone, "generator/start.js"), ...words]);
  let [printed, complaints] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  return new Promise((done) => {
    child.on("close", (status) => {
      done({ status, printed, complaints });
    });
  });
}

/** The package of a project without one, made by the program of a clone. */
async function packageBy(clone: string, project = smallProject()): Promise<Readonly<Record<string, string>>> {
  rmSync(join(project, "generated"), { recursive: true, force: true });
  expect(await generate(clone, "--root", project)).toMatchObject({ status: 0, complaints: "" });
  return readTree(join(project, "generated"));
}

/** What is built in a clone. */
function builtIn(clone: string): readonly string[] {
  const folder = join(clone, "templates/built");
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe("a fresh clone", () => {
  test("builds itself in the first run, and two at the same time do not disturb each other", async () => {
    const clone = freshClone();
    const wanted = await generateIn(smallProject());
    expect(await Promise.all([packageBy(clone), packageBy(clone)])).toEqual([wanted, wanted]);
    const [name = "", ...others] = builtIn(clone).toSorted((left, right) => right.length - left.length);
    expect(others).toEqual(["current"]);
    expect(name).toMatch(/^[0-9a-f]{16}$/u);

    const { mtimeMs } = statSync(join(clone, "templates/built", name, "files.json"));
    expect(await packageBy(clone)).toEqual(wanted);
    expect(statSync(join(clone, "templates/built", name, "files.json")).mtimeMs).toBe(mtimeMs);
  });

  test.each([
    ["templates/core/count.ts", "export const = 1;\n", 'templates/core/count.ts:1:13: Expected identifier but found "="'],
    [
      "templates/runtime/operation_lookup.ts",
      "export const = 1;\n",
      'templates/runtime/operation_lookup.ts:1:13: Expected identifier but found "="',
    ],
    ["templates/page/early.ts", "import './absent.js';\n", 'templates/page/early.ts:1:7: Could not resolve "./absent.js"'],
    ["generator/run.ts", "export const = 1;\n", 'generator/run.ts:1:13: Expected identifier but found "="'],
  ])("with a mistake in %s says where it is in one line, and exits with 3", async (path, text, message) => {
    const clone = freshClone();
    writeFileSync(join(clone, path), text);
    expect(await generate(clone)).toEqual({ status: 3, printed: "", complaints: `The generator cannot start: ${message}\n` });
    expect(builtIn(clone)).toEqual([]);
  });
});

describe("a run with nothing to do", () => {
  test("says so, whether it writes or compares, until something changes", async () => {
    const project = smallProject();
    expect((await generate(ROOT, "--root", project)).printed).not.toContain(", 0 files written, ");
    expect((await generate(ROOT, "--root", project)).printed).toContain(", 0 files written, ");
    expect((await generate(ROOT, "--root", project, "--check")).printed).toContain("generated/ is up to date");
    editCatalog(project, "Orders of a shop.", "Orders of two shops.");
    expect((await generate(ROOT, "--root", project, "--check")).status).toBe(1);
  });
});
