import { symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { nodeDisk } from "../../../../generator/write/disk.ts";
import { readPackage } from "../../../../generator/write/compare.ts";
import { writePackage } from "../../../../generator/write/write.ts";
import { destination, emptyFolder, packageOf, put } from "../../../fixtures/package_folder.ts";

const files = packageOf({ "a.js": "one\n", "b.js": "two\n", "c.js": "three\n" });

test("returns the current texts of the files in the manifest", async () => {
  const folder = emptyFolder();
  await writePackage(destination(folder), files);
  put(folder, "a.js", "edited\n");
  put(folder, "mine.js", "mine\n");
  nodeDisk.remove(join(folder, "b.js"));
  nodeDisk.remove(join(folder, "c.js"));
  symlinkSync("/etc/hosts", join(folder, "c.js"));
  const texts = readPackage(destination(folder));
  expect(["a.js", "b.js", "c.js", "mine.js"].map((path) => texts.get(path))).toEqual(["edited\n", undefined, undefined, undefined]);
  expect(texts.get("manifest.json")).toContain('"a.js"');
});

test("reads a text when it is asked for", async () => {
  const folder = emptyFolder();
  await writePackage(destination(folder), files);
  const read: string[] = [];
  const disk = {
    ...nodeDisk,
    read: (path: string): Buffer => {
      read.push(basename(path));
      return nodeDisk.read(path);
    },
  };
  const texts = readPackage(destination(folder, { disk }));
  expect(read).toEqual(["manifest.json"]);
  texts.get("b.js");
  expect(read).toEqual(["manifest.json", "b.js"]);
});

test("returns no texts when there is no package", () => {
  expect(readPackage(destination(join(emptyFolder(), "generated"))).get("manifest.json")).toBeUndefined();
});

test("leaves out unreadable files, but rethrows other errors", async () => {
  const folder = emptyFolder();
  await writePackage(destination(folder), files);
  const refuse = (code: string | undefined) => (): Buffer => {
    throw Object.assign(new Error("no"), { code, syscall: "open" });
  };
  expect(readPackage(destination(folder, { disk: { ...nodeDisk, read: refuse("EACCES") } })).get("a.js")).toBeUndefined();
  expect(() => readPackage(destination(folder, { disk: { ...nodeDisk, read: refuse(undefined) } }))).toThrow("no");
});
