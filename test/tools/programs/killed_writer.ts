import { writeFileSync } from "node:fs";
import process from "node:process";
import { nodeDisk, type Disk } from "../../../generator/write/disk.ts";
import { writePackage } from "../../../generator/write/write.ts";
import { newPackage } from "./killed_packages.ts";

/** Writes the new package into a folder, and is killed at a step on the disk: `node killed_writer.js <folder> <step>`. */
const [, , folder = "", last = ""] = process.argv;
let steps = 0;

/** Before the last step, or in the middle of writing, no code of this process runs any more. */
function reach(half?: () => void): void {
  steps += 1;
  if (steps !== Number(last)) return;
  half?.();
  process.kill(process.pid, "SIGKILL");
  // The signal may take a moment.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const disk: Disk = {
  ...nodeDisk,
  makeFolder: (path) => {
    reach();
    nodeDisk.makeFolder(path);
  },
  create: (path, text, executable) => {
    reach(() => {
      writeFileSync(path, text.slice(0, text.length / 2));
    });
    nodeDisk.create(path, text, executable);
  },
  rename: (from, to) => {
    reach();
    nodeDisk.rename(from, to);
    reach();
  },
  remove: (path) => {
    reach();
    nodeDisk.remove(path);
  },
};

const result = await writePackage(
  {
    disk,
    folder,
    shown: "generated",
    writer: { id: String(process.pid), isRunning: () => false },
    patience: { attempts: 2, pauseInMilliseconds: 1 },
  },
  newPackage,
);
process.exitCode = result.kind === "written" ? 0 : 1;
