import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, shownDiagnostics } from "../../../generator/read/diagnostics/diagnostic.ts";
import type { outputMessages } from "../../../generator/read/diagnostics/output_messages.ts";
import { nodeDisk, type Disk, type Destination } from "../../../generator/write/disk.ts";
import { findDifferences } from "../../../generator/write/differences.ts";
import { writePackage } from "../../../generator/write/write.ts";
import { loadModel } from "../../fixtures/load_model.ts";
import { changed, SHOP } from "../../fixtures/shop_catalog.ts";
import { destination, emptyFolder, mortalDisk, packageOf, put } from "../../fixtures/package_folder.ts";

const files = packageOf({ "bin/run.js": "#!\n", "connectors/shop.js": "one\n" });
const nextFiles = packageOf({ "connectors/shop.js": "two\n" });

/** For each `output/*` code, how to cause it in a new folder. */
export const outputCases: Readonly<Record<keyof typeof outputMessages, () => Promise<readonly Diagnostic[]>>> = {
  "output/missing": () => differences((folder) => nodeDisk.remove(join(folder, "connectors/shop.js"))),
  "output/changed": () => differences((folder) => put(folder, "connectors/shop.js", "changed\n")),
  "output/mode": () => differences((folder) => chmodSync(join(folder, "bin/run.js"), 0o644)),
  "output/orphan": async () => findDifferencesIn(await written(), nextFiles).filter(({ code }) => code === "output/orphan"),
  "output/not-generated": () => Promise.resolve(findDifferencesIn(emptyFolder(), files)),
  "output/unfinished": async () => {
    const folder = await written();
    await interruptRun(folder);
    return findDifferencesIn(folder, nextFiles).filter(({ code }) => code === "output/unfinished");
  },
  "output/foreign-file": () => problems((folder) => put(folder, "connectors/shop.js", "mine\n")),
  "output/not-a-file": () => problems((folder) => mkdirSync(join(folder, "connectors/shop.js"), { recursive: true })),
  "output/not-a-folder": () => problems((folder) => put(folder, "connectors", "mine\n")),
  "output/unreadable": async () => findDifferencesIn(await written(), files, { disk: refusing("read", "EACCES") }),
  "output/unwritable": () => problems(() => undefined, { disk: refusing("create", "ENOSPC") }),
  "output/left-out": () => Promise.resolve(shownDiagnostics(manyDiagnostics()).slice(-1)),
  "output/locked": () => problems((folder) => put(folder, ".staging/4711/manifest.json", ""), { writer: { id: "me", isRunning: () => true } }),
};

/** Those of a file in which a type is misspelt in 120 fields. */
function manyDiagnostics(): readonly Diagnostic[] {
  const fields = Array.from({ length: 120 }, (_, index) => `f${index}: Typo${index}`).join("\n      ");
  return loadModel(changed(SHOP, "note: string | null", fields)).diagnostics;
}

async function written(): Promise<string> {
  const folder = emptyFolder();
  await writePackage(destination(folder), files);
  return folder;
}

async function differences(change: (folder: string) => void): Promise<readonly Diagnostic[]> {
  const folder = await written();
  change(folder);
  return findDifferencesIn(folder, files);
}

function findDifferencesIn(folder: string, wanted: typeof files, details: Partial<Destination> = {}): readonly Diagnostic[] {
  return findDifferences(destination(folder, details), wanted).map(({ diagnostic }) => diagnostic);
}

async function problems(prepare: (folder: string) => void, details: Partial<Destination> = {}): Promise<readonly Diagnostic[]> {
  const folder = emptyFolder();
  prepare(folder);
  const report = await writePackage(destination(folder, details), files);
  return report.kind === "blocked" ? report.problems : [];
}

/** Interrupts a run after it has begun to write. */
async function interruptRun(folder: string): Promise<void> {
  for (let step = 0; step < 100; step++) {
    await writePackage(destination(folder, { disk: mortalDisk(step).disk }), nextFiles).catch(() => undefined);
    if (findDifferencesIn(folder, nextFiles).some(({ code }) => code === "output/unfinished")) return;
  }
}

function refusing(work: "create" | "read", code: string): Disk {
  const refuse = (path: string): never => {
    throw Object.assign(new Error(code), { code, path, syscall: "open" });
  };
  return { ...nodeDisk, [work]: refuse };
}
