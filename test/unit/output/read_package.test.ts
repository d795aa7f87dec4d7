import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nodeDisk } from "../../../generator/output/disk.ts";
import { readPackage } from "../../../generator/output/read_package.ts";
import { writePackage } from "../../../generator/output/write.ts";
import { destination, emptyFolder, packageOf, put } from "../../fixtures/package_folder.ts";

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
  expect([...texts.keys()].sort()).toEqual(["a.js", "manifest.json"]);
  expect(texts.get("a.js")).toBe("edited\n");
});

test("returns no texts when there is no package", () => {
  expect(readPackage(destination(join(emptyFolder(), "generated")))).toEqual(new Map());
});

test("leaves out unreadable files, but rethrows other errors", async () => {
  const folder = emptyFolder();
  await writePackage(destination(folder), files);
  const refuse = (code: string | undefined) => (): Buffer => {
    throw Object.assign(new Error("no"), { code, syscall: "open" });
  };
  expect(readPackage(destination(folder, { disk: { ...nodeDisk, read: refuse("EACCES") } }))).toEqual(new Map());
  expect(() => readPackage(destination(folder, { disk: { ...nodeDisk, read: refuse(undefined) } }))).toThrow("no");
});
