import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OutputFile } from "../../../../generator/emit/emitter.ts";
import { findDifferences } from "../../../../generator/write/differences.ts";
import { nodeDisk, type Disk } from "../../../../generator/write/disk.ts";
import { writePackage } from "../../../../generator/write/write.ts";
import { destination, emptyFolder, mortalDisk, packageOf, put } from "../../../fixtures/package_folder.ts";

const files = packageOf({ "a.json": '{\n  "one": {\n    "two": 2\n  }\n}\n', "bin/run.js": "#!\n", "c.js": "three\n" });

async function written(): Promise<string> {
  const folder = emptyFolder();
  await writePackage(destination(folder), files);
  return folder;
}

function differences(folder: string, wanted: readonly OutputFile[] = files): readonly string[] {
  // The disk fails at the first write, so this also checks that nothing is written.
  return findDifferences(destination(folder, { disk: mortalDisk(0).disk }), wanted).flatMap(({ diagnostic, diff }) => [
    `${diagnostic.file}:${diagnostic.line} ${diagnostic.code} ${diagnostic.message}`,
    ...diff,
  ]);
}

test("an up-to-date package has no differences", async () => {
  expect(differences(await written())).toEqual([]);
});

test("a changed line is reported with its symbol and both versions", async () => {
  const folder = await written();
  put(folder, "a.json", '{\n  "one": {\n    "two": 3\n  }\n}\n');
  expect(differences(folder)).toEqual(["generated/a.json:3 output/changed `one.two` is out of date", '-     "two": 3', '+     "two": 2']);
});

test("long changes are cut, and the report says by how much", async () => {
  const folder = await written();
  const lines = (letter: string): string => Array.from({ length: 10 }, (_, index) => `${letter}${index}\n`).join("");
  put(folder, "c.js", lines("x"));
  expect(differences(folder)).toEqual([
    "generated/c.js:1 output/changed the file is out of date",
    "- x0",
    "- x1",
    "- x2",
    "- x3",
    "- … 6 more lines",
    "+ three",
  ]);
  const spread = [1, 2, 3, 4, 5].map((index) => `same${index}\nsame\nsame\nold${index}\n`).join("");
  const wanted = packageOf({ "c.js": spread.replaceAll("old", "new") });
  await writePackage(destination(folder), wanted);
  put(folder, "c.js", spread);
  expect(differences(folder, wanted).filter((line) => line.startsWith("…"))).toEqual(["… 2 more places in this file"]);
});

test.each([
  {
    name: "near the beginning",
    before: `${"a".repeat(20)}x${"b".repeat(300)}`,
    after: `${"a".repeat(20)}y`,
    want: [`- ${"a".repeat(20)}x${"b".repeat(138)}…`, `+ ${"a".repeat(20)}y`],
  },
  {
    name: "far from it",
    before: `${"a".repeat(500)}x${"b".repeat(9)}`,
    after: `${"a".repeat(500)}y`,
    want: [`- …${"a".repeat(40)}x${"b".repeat(9)}`, `+ …${"a".repeat(40)}y`],
  },
  { name: "at the end", before: "a".repeat(500), after: `${"a".repeat(500)}y`, want: [`- ${"a".repeat(159)}…`, `+ …${"a".repeat(40)}y`] },
  {
    name: "in an emoji",
    before: `${"😀".repeat(500)}x`,
    after: `${"😀".repeat(500)}y`,
    want: [`- …${"😀".repeat(40)}x`, `+ …${"😀".repeat(40)}y`],
  },
])("a long line is shown where it differs: $name", async ({ before, after, want }) => {
  const folder = await written();
  const wanted = packageOf({ "c.js": `${after}\n` });
  await writePackage(destination(folder), wanted);
  put(folder, "c.js", `${before}\n`);
  expect(differences(folder, wanted).filter((line) => /^[-+]/u.test(line))).toEqual(want);
});

test("missing files, orphans, wrong modes and obstacles are reported", async () => {
  const folder = await written();
  nodeDisk.remove(join(folder, "a.json"));
  chmodSync(join(folder, "bin/run.js"), 0o644);
  const wanted = packageOf({ "a.json": "{}\n", "bin/run.js": "#!\n", "d.js": "four\n", "e/f.js": "five\n" });
  mkdirSync(join(folder, "d.js"));
  put(folder, "e", "mine");
  const codes = differences(folder, wanted).filter((line) => line.startsWith("generated/"));
  expect(codes.map((line) => line.split(" ", 2).join(" "))).toEqual([
    "generated/d.js:1 output/not-a-file",
    "generated/e:1 output/not-a-folder",
    "generated/a.json:1 output/missing",
    "generated/bin/run.js:1 output/mode",
    "generated/manifest.json:6 output/changed",
    "generated/c.js:1 output/orphan",
  ]);
});

test("a missing package is a single difference", () => {
  expect(differences(join(emptyFolder(), "generated"))).toEqual([
    "generated:1 output/not-generated `generated` does not contain a generated package",
  ]);
});

test("control characters from the disk are escaped", async () => {
  const folder = await written();
  put(folder, "c.js", "\u001b[31mred\n");
  expect(differences(folder)).toContain("- \\u001b[31mred");
});

test("an interrupted run is detected", async () => {
  const folder = await written();
  const wanted = packageOf({ "a.json": "{}\n" });
  let codes: readonly string[] = [];
  for (let step = 0; !codes.includes("output/unfinished"); step += 1) {
    await writePackage(destination(folder, { disk: mortalDisk(step).disk }), wanted).catch(() => undefined);
    codes = findDifferences(destination(folder, { disk: nodeDisk }), wanted).map(({ diagnostic }) => diagnostic.code);
  }
  expect(codes[0]).toBe("output/unfinished");
});

test("an unreadable file is a single difference", async () => {
  const folder = await written();
  const disk: Disk = {
    ...nodeDisk,
    read: (path) => {
      throw Object.assign(new Error("no"), { code: "EACCES", path, syscall: "open" });
    },
  };
  const found = findDifferences(destination(folder, { disk }), files).map(({ diagnostic }) => `${diagnostic.code} ${diagnostic.message}`);
  expect(found).toEqual(["output/unreadable cannot read `generated/manifest.json`: permission denied (EACCES)"]);
});
