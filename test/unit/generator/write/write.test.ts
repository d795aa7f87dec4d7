import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listedPaths, withEarlierFiles } from "../../../../generator/write/finishing/manifest.ts";
import { nodeDisk, type Disk } from "../../../../generator/write/disk.ts";
import { findDifferences } from "../../../../generator/write/differences.ts";
import { writePackage } from "../../../../generator/write/write.ts";
import {
  copyOf,
  destination,
  emptyFolder,
  mortalDisk,
  packageOf,
  problemsOf,
  put,
  readTree,
  textsOf,
  write,
} from "../../../fixtures/package_folder.ts";

const first = packageOf({ "a.js": "one\n", "bin/run.js": "#!\n", "connectors/b.js": "two\n", "connectors/deep/c.js": "three\n" });
const second = packageOf({ "a.js": "ONE\n", "bin/run.js": "#!\n", "connectors/b.js": "two\n", "new/d.js": "four\n" });

describe("writePackage", () => {
  test("writes all files to a new folder", async () => {
    const folder = join(emptyFolder(), "generated");
    const report = await write(folder, first);
    expect(report).toEqual({
      kind: "written",
      written: first.map(({ path }) => path),
      removed: [],
      unchanged: 0,
    });
    expect(readTree(folder)).toEqual(textsOf(first));
  });

  test("rewrites only changed files, and removes orphans with the folders that become empty", async () => {
    const folder = emptyFolder();
    await write(folder, first);
    const before = statSync(join(folder, "connectors/b.js"));
    const report = await write(folder, second);
    expect(report.written).toEqual(["a.js", "new/d.js", "manifest.json"]);
    expect(report.removed).toEqual(["connectors/deep/c.js"]);
    expect(report.unchanged).toBe(2);
    expect(readTree(folder)).toEqual(textsOf(second));
    expect(existsSync(join(folder, "connectors/deep"))).toBe(false);
    expect(statSync(join(folder, "connectors/b.js")).ino).toBe(before.ino);
  });

  test("writes nothing when nothing changed", async () => {
    const folder = emptyFolder();
    await write(folder, first);
    const report = await write(folder, first, { disk: mortalDisk(0).disk });
    expect(report).toEqual({ kind: "written", written: [], removed: [], unchanged: first.length });
  });

  test("leaves files from others untouched", async () => {
    const folder = emptyFolder();
    await write(folder, first);
    put(folder, "notes.txt", "mine");
    put(folder, "connectors/deep/mine.txt", "mine");
    await write(folder, second);
    expect(readTree(folder)).toEqual({ ...textsOf(second), "notes.txt": "mine", "connectors/deep/mine.txt": "mine" });
  });

  test("refuses to overwrite a file from others, and writes nothing", async () => {
    const folder = emptyFolder();
    await write(folder, first);
    put(folder, "new/d.js", "mine");
    expect(await problemsOf(folder, second)).toEqual([
      "output/foreign-file: `generated/new/d.js` already exists and was not written by the generator",
    ]);
    expect(readTree(folder)).toEqual({ ...textsOf(first), "new/d.js": "mine" });
  });

  test("accepts a file from others that already has the right content", async () => {
    const folder = emptyFolder();
    put(folder, "a.js", "one\n");
    expect((await write(folder, first)).written).not.toContain("a.js");
  });

  test("refuses a folder at the path of a file, and a file at the path of a folder", async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, "a.js"));
    put(folder, "connectors", "mine");
    expect(await problemsOf(folder, first)).toEqual([
      "output/not-a-file: `generated/a.js` is a folder, but the package needs a file with this name",
      "output/not-a-folder: `generated/connectors` is a file or a link, but the package needs a folder with this name",
    ]);
  });

  test("restores a file that was edited by hand, and a lost executable bit", async () => {
    const folder = emptyFolder();
    await write(folder, first);
    put(folder, "a.js", "edited");
    chmodSync(join(folder, "bin/run.js"), 0o644);
    expect((await write(folder, first)).written).toEqual(["a.js", "bin/run.js"]);
    expect(statSync(join(folder, "bin/run.js")).mode & 0o777).toBe(0o755);
  });

  test("reads a manifest with merge conflict markers", async () => {
    const folder = emptyFolder();
    await write(folder, first);
    const manifest = readFileSync(join(folder, "manifest.json"), "utf8");
    put(folder, "manifest.json", manifest.replace('    "bin/run.js"', '<<<<<<< ours\n=======\n>>>>>>> theirs\n    "bin/run.js"'));
    await write(folder, second);
    expect(readTree(folder)).toEqual(textsOf(second));
  });

  test("never removes a file outside the folder, whatever the manifest lists", async () => {
    const outside = emptyFolder();
    put(outside, "precious.txt", "mine");
    const folder = join(outside, "generated");
    await write(folder, first);
    const hash = "0".repeat(64);
    put(
      folder,
      "manifest.json",
      `{\n  "files": {\n    "../precious.txt": "${hash}",\n    "/etc/hosts": "${hash}",\n    ".staging/x": "${hash}"\n  }\n}\n`,
    );
    expect((await writePackage(destination(folder), second)).kind).toBe("blocked");
    expect(readTree(outside)["precious.txt"]).toBe("mine");
  });
});

describe("an interrupted run", () => {
  /** Kills a run that replaces `before` with the second package, once at every step. Returns the number of steps. */
  async function killedAtEveryStep(look: (folder: string, step: number) => void | Promise<void>, before = first): Promise<number> {
    const start = emptyFolder();
    if (before.length > 0) await write(start, before);
    put(start, "mine.txt", "mine");
    for (let step = 0; step < 1000; step += 1) {
      const folder = copyOf(start);
      const { disk, hasDied } = mortalDisk(step);
      await writePackage(destination(folder, { disk, writer: { id: "dead", isRunning: () => false } }), second).catch(() => undefined);
      if (!hasDied()) return step;
      await look(folder, step);
    }
    throw new Error("the run never finished");
  }

  const old = textsOf(first);
  const wanted = textsOf(second);

  test("leaves every file complete, and either the old package or a state that is detected", async () => {
    const steps = await killedAtEveryStep((folder, step) => {
      const tree = Object.fromEntries(Object.entries(readTree(folder)).filter(([path]) => !path.startsWith(".staging/")));
      for (const [path, text] of Object.entries(tree)) {
        const both = path === "manifest.json" ? withEarlierFiles(wanted[path] ?? "", old[path] ?? "") : "";
        expect([old[path], wanted[path], both, "mine"], `${path} at step ${step}`).toContain(text);
      }
      const codes = findDifferences(destination(folder), second).map(({ diagnostic }) => diagnostic.code);
      if (!codes.includes("output/unfinished")) expect([old, wanted]).toContainEqual(withoutMine(tree));
    });
    expect(steps).toBeGreaterThan(15);
  });

  const starts = [
    { name: "a package", before: first },
    { name: "no package", before: [] },
  ];

  test.each(starts)("leaves no file that the manifest does not list, in a folder with $name", async ({ before }) => {
    await killedAtEveryStep((folder, step) => {
      const tree = readTree(folder);
      const listed = listedPaths(tree["manifest.json"] ?? "");
      const unlisted = Object.keys(withoutMine(tree)).filter((path) => !path.startsWith(".staging/") && !listed.has(path));
      expect(unlisted, `at step ${step}`).toEqual([]);
    }, before);
  });

  test.each(starts)("is finished by the next run, with the same result, in a folder with $name", async ({ before }) => {
    await killedAtEveryStep(async (folder) => {
      await write(folder, second);
      expect(readTree(folder)).toEqual({ ...wanted, "mine.txt": "mine" });
      expect(existsSync(join(folder, ".staging"))).toBe(false);
    }, before);
  });

  test.each(starts)(
    "does not prevent a run with other files, even if that one is interrupted too, in a folder with $name",
    async ({ before }) => {
      const third = packageOf({ "a.js": "Eins\n", "bin/run.js": "#!!\n", "new/d.js": "vier\n", "e.js": "five\n" });
      await killedAtEveryStep(async (folder, step) => {
        const { disk } = mortalDisk((step * 7) % 25);
        await writePackage(destination(folder, { disk }), third).catch(() => undefined);
        await write(folder, third);
        expect(readTree(folder), `at step ${step}`).toEqual({ ...textsOf(third), "mine.txt": "mine" });
      }, before);
    },
  );

  test("by an error of the disk is detected, and finished by the next run", async () => {
    for (const failing of first.map(({ path }) => path)) {
      const folder = emptyFolder();
      const disk: Disk = {
        ...nodeDisk,
        rename: (from, to) => {
          if (to === join(folder, failing)) throw Object.assign(new Error("EACCES"), { code: "EACCES", path: from, syscall: "rename" });
          nodeDisk.rename(from, to);
        },
      };
      expect(await problemsOf(folder, first, { disk })).toEqual([
        "output/unwritable: cannot write `generated`: permission denied (EACCES)",
      ]);
      expect(findDifferences(destination(folder), first).map(({ diagnostic }) => diagnostic.code)).toContain("output/unfinished");
      await write(folder, first);
      expect(readTree(folder)).toEqual(textsOf(first));
    }
  });
});

function withoutMine({ "mine.txt": _mine, ...rest }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return rest;
}
