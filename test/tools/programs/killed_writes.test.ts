import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANIFEST_PATH, withEarlierFiles } from "../../../generator/write/finishing/manifest.ts";
import { copyOf, emptyFolder, readTree, textsOf, write } from "../../fixtures/package_folder.ts";
import { newPackage, oldPackage } from "./killed_packages.ts";

const LEAST_MOMENTS = 50;

const folder = mkdtempSync(join(tmpdir(), "killed-writes-"));
const program = join(folder, "killed_writer.mjs");

beforeAll(async () => {
  const entryPoints = [join(import.meta.dirname, "killed_writer.ts")];
  // Libraries that are no modules import those of Node with it.
  const banner = { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' };
  await build({
    entryPoints,
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    banner,
    treeShaking: true,
    logLevel: "error",
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The files with the texts of a package. */
const texts = { old: textsOf(oldPackage), new: textsOf(newPackage) };
const both = withEarlierFiles(texts.new[MANIFEST_PATH] ?? "", texts.old[MANIFEST_PATH] ?? "");

interface Killed {
  readonly signal: string | null;
  /** What is left, without what nobody reads: the staging folder. */
  readonly left: Readonly<Record<string, string>>;
  readonly folder: string;
}

/** Writes the old package, then the new one with a program that is killed at a step. */
async function killAt(step: number): Promise<Killed> {
  const target = emptyFolder();
  await write(target, oldPackage);
  const { signal, status } = spawnSync(process.execPath, [program, target, String(step)], { encoding: "utf8" });
  if (signal === null && status !== 0) throw new Error(`The program ended with ${String(status)}.`);
  const left = Object.fromEntries(Object.entries(readTree(target)).filter(([path]) => !path.startsWith(".staging/")));
  return { signal, left, folder: target };
}

function faultsOf(left: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(left).flatMap(([path, text]) => {
    const allowed = [texts.old[path], texts.new[path], ...(path === MANIFEST_PATH ? [both] : [])];
    return allowed.includes(text) ? [] : [`${path} is neither old nor new`];
  });
}

describe("a run that is killed with SIGKILL", () => {
  test("at every step leaves whole files, and the next run makes the new or the old package of them", async () => {
    let moments = 0;
    for (let step = 1; ; step++) {
      const { signal, left, folder: target } = await killAt(step);
      if (signal === null) break;
      moments++;
      expect({ step, signal, faults: faultsOf(left) }).toEqual({ step, signal: "SIGKILL", faults: [] });
      const same = copyOf(target);
      await write(target, newPackage);
      expect(readTree(target), `the new package after step ${step}`).toEqual(texts.new);
      await write(same, oldPackage);
      expect(readTree(same), `the old package after step ${step}`).toEqual(texts.old);
    }
    expect(moments).toBeGreaterThanOrEqual(LEAST_MOMENTS);
  });
});
