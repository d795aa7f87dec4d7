import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeDisk, type Disk } from "../../../../generator/write/disk.ts";
import { writePackage } from "../../../../generator/write/write.ts";
import { destination, emptyFolder, packageOf, problemsOf, put, readTree, textsOf, write } from "../../../fixtures/package_folder.ts";

const first = packageOf({ "a.js": "one\n", "bin/run.js": "#!\n", "connectors/b.js": "two\n", "connectors/deep/c.js": "three\n" });
const second = packageOf({ "a.js": "ONE\n", "bin/run.js": "#!\n", "connectors/b.js": "two\n", "new/d.js": "four\n" });

describe("a file that the manifest lists, and the package no longer has,", () => {
  const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

  async function afterListing(path: string, listed: string, text: string): Promise<Readonly<Record<string, string>>> {
    const folder = emptyFolder();
    await write(folder, first);
    put(folder, path, text);
    const manifest = readFileSync(join(folder, "manifest.json"), "utf8");
    put(folder, "manifest.json", manifest.replace('  "files": {\n', `$&    "${path}": "${listed}",\n`));
    await write(folder, second);
    return readTree(folder);
  }

  test("is removed if it has the text that was written, also with other line ends", async () => {
    expect(await afterListing("old/e.js", hash("five\n"), "five\n")).toEqual(textsOf(second));
    expect(await afterListing("old/e.js", hash("five\n"), "five\r\n")).toEqual(textsOf(second));
  });

  test("stays if it has another text: it may be somebody else's", async () => {
    expect(await afterListing("precious.txt", "0".repeat(64), "mine")).toEqual({ ...textsOf(second), "precious.txt": "mine" });
    expect(await afterListing("old/e.js", hash("five\n"), "edited\n")).toEqual({ ...textsOf(second), "old/e.js": "edited\n" });
  });
});

describe("folders", () => {
  test("are made below one that exists", () => {
    const folder = emptyFolder();
    nodeDisk.makeFolder(join(folder, "a/b/c"));
    nodeDisk.makeFolder(join(folder, "a/b/c"));
    expect(nodeDisk.list(join(folder, "a/b"))).toEqual(["c"]);
  });

  // Nothing can be made in this folder, and Linux says that there is none.
  test.runIf(existsSync("/proc/self"))("that cannot be made are a problem, and no reason to try for ever", async () => {
    const found = await problemsOf("/proc/package", first);
    expect(found).toEqual(["output/unwritable: cannot write `generated`: there is no such file or folder (ENOENT)"]);
  });

  test("are not made in place of a file", () => {
    const folder = emptyFolder();
    put(folder, "a", "mine");
    expect(() => {
      nodeDisk.makeFolder(join(folder, "a/b"));
    }).toThrow("ENOTDIR");
  });
});

describe("links", () => {
  test.each([
    ["the staging folder", ".staging"],
    ["the claim of a dead run", ".staging/dead"],
    ["the claim of this run", ".staging/test"],
    ["a file of a dead run", ".staging/dead/connectors"],
  ])("%s is a link: nothing behind it is read, written or removed", async (_what, path) => {
    const elsewhere = emptyFolder();
    put(elsewhere, "b.js", "mine");
    put(elsewhere, "dead/b.js", "mine");
    put(elsewhere, "test/b.js", "mine");
    const before = readTree(elsewhere);
    const folder = emptyFolder();
    await write(folder, first);
    nodeDisk.makeFolder(dirname(join(folder, path)));
    symlinkSync(elsewhere, join(folder, path));
    const found = await problemsOf(folder, second);
    expect(readTree(elsewhere)).toEqual(before);
    if (path !== ".staging") expect(readTree(folder)).toEqual(textsOf(second));
    else
      expect(found).toEqual([
        "output/not-a-folder: `generated/.staging` is a file or a link, but the package needs a folder with this name",
      ]);
  });

  test("a link at the path of a file is replaced, and its target is not touched", async () => {
    const target = join(emptyFolder(), "target.js");
    writeFileSync(target, "mine");
    const folder = emptyFolder();
    await write(folder, first);
    nodeDisk.remove(join(folder, "a.js"));
    symlinkSync(target, join(folder, "a.js"));
    await write(folder, first);
    expect(lstatSync(join(folder, "a.js")).isSymbolicLink()).toBe(false);
    expect(readFileSync(target, "utf8")).toBe("mine");
  });

  test("a link at the path of a folder is not followed for writing or removing", async () => {
    const elsewhere = emptyFolder();
    put(elsewhere, "b.js", "mine");
    put(elsewhere, "deep/c.js", "mine");
    const folder = emptyFolder();
    await write(folder, first);
    nodeDisk.remove(join(folder, "connectors"));
    symlinkSync(elsewhere, join(folder, "connectors"));
    expect(await problemsOf(folder, second)).toEqual([expect.stringContaining("output/not-a-folder: `generated/connectors`")]);
    await write(folder, packageOf({ "a.js": "one\n" }));
    expect(readTree(elsewhere)).toEqual({ "b.js": "mine", "deep/c.js": "mine" });
  });
});

describe("errors of the disk", () => {
  test("a file at the path of the package's folder is a single problem", async () => {
    const folder = join(emptyFolder(), "generated");
    writeFileSync(folder, "a file");
    expect(await problemsOf(folder, first)).toEqual([
      "output/unwritable: cannot write `generated`: a part of the path is not a folder (ENOTDIR)",
    ]);
  });

  test.each([
    ["EACCES", "permission denied (EACCES)"],
    ["EROFS", "the file system is read-only (EROFS)"],
    ["ENOSPC", "no space is left on the device (ENOSPC)"],
    ["EWEIRD", "EWEIRD"],
  ])("%s is reported as %s", async (code, reason) => {
    const folder = emptyFolder();
    const disk: Disk = {
      ...nodeDisk,
      create: (path) => {
        throw Object.assign(new Error(code), { code, path, syscall: "open" });
      },
    };
    expect(await problemsOf(folder, first, { disk })).toEqual([`output/unwritable: cannot write \`generated\`: ${reason}`]);
  });

  test.each(["create", "makeFolder"] as const)(
    "a disk that is full at any %s leaves no staging, and the old package",
    async (operation) => {
      for (let most = 0; ; most += 1) {
        const folder = emptyFolder();
        await write(folder, first);
        let count = 0;
        const full = (path: string): void => {
          count += 1;
          if (count > most) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", path, syscall: "write" });
        };
        const disk: Disk = {
          ...nodeDisk,
          makeFolder: (path) => {
            if (operation === "makeFolder" && path.includes(".staging")) full(path);
            nodeDisk.makeFolder(path);
          },
          create: (path, text, executable) => {
            nodeDisk.create(path, text, executable);
            if (operation === "create") full(path);
          },
        };
        const problems = await problemsOf(folder, second, { disk });
        if (problems.length === 0) {
          expect(most).toBeGreaterThan(2);
          return;
        }
        expect(problems).toEqual(["output/unwritable: cannot write `generated`: no space is left on the device (ENOSPC)"]);
        expect(readTree(folder)).toEqual(textsOf(first));
        expect(existsSync(join(folder, ".staging"))).toBe(false);
      }
    },
  );

  test("a bug in the generator is not reported as an error of the disk", async () => {
    const disk: Disk = {
      ...nodeDisk,
      create: () => {
        throw new TypeError("ours");
      },
    };
    await expect(writePackage(destination(emptyFolder(), { disk }), first)).rejects.toThrow("ours");
  });
});
