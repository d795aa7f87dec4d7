import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeDisk, type Disk } from "../../../../generator/write/disk.ts";
import { emptyFolder, packageOf, problemsOf, put, readTree, textsOf, write } from "../../../fixtures/package_folder.ts";

const first = packageOf({ "a.js": "one\n", "b.js": "two\n" });
const second = packageOf({ "a.js": "ONE\n", "c.js": "three\n" });

describe("concurrent runs", () => {
  test("a second run waits for the first", async () => {
    const folder = emptyFolder();
    put(folder, ".staging/other/a.js", "half");
    const checks: string[] = [];
    const isRunning = (id: string): boolean => checks.push(id) < 3;
    await write(folder, first, { writer: { id: "me", isRunning }, patience: { attempts: 20, pauseInMilliseconds: 1 } });
    expect(checks).toEqual(["other", "other", "other"]);
    expect(readTree(folder)).toEqual(textsOf(first));
  });

  test.each([
    ["dead", () => false],
    // In a container, every run may have the same process id.
    ["me", () => true],
  ])("the claim of the dead run `%s` is removed with its files", async (id, isRunning) => {
    const folder = emptyFolder();
    put(folder, `.staging/${id}/a.js`, "half");
    await write(folder, first, { writer: { id: "me", isRunning } });
    expect(readTree(folder)).toEqual(textsOf(first));
    expect(existsSync(join(folder, ".staging"))).toBe(false);
  });

  test("a staging folder without claims is removed", async () => {
    const folder = emptyFolder();
    nodeDisk.makeFolder(join(folder, ".staging"));
    await write(folder, first);
    expect(existsSync(join(folder, ".staging"))).toBe(false);
  });

  test.each(["0", "4711", "zzz"])("a run gives up if the run `%s` does not end, and touches nothing", async (id) => {
    const folder = emptyFolder();
    put(folder, `.staging/${id}/a.js`, "half");
    const found = await problemsOf(folder, first, { writer: { id: "me", isRunning: () => true } });
    expect(found).toEqual([`output/locked: another run is writing \`generated\` (process ${id})`]);
    expect(readTree(folder)).toEqual({ [`.staging/${id}/a.js`]: "half" });
    expect(existsSync(join(folder, ".staging/me"))).toBe(false);
  });

  test.each([
    { ids: ["1", "2"], dead: [] },
    { ids: ["2", "1"], dead: [] },
    { ids: ["1", "3"], dead: ["2"] },
    { ids: ["3", "1"], dead: ["2"] },
  ])("two runs never write at the same time, whenever the second begins: $ids, dead: $dead", async ({ ids, dead }) => {
    const [one = "", two = ""] = ids;
    const isRunning = (id: string): boolean => !dead.includes(id);
    const patience = { attempts: 500, pauseInMilliseconds: 1 };
    for (let start = 0, reached = true; reached; start += 1) {
      const folder = emptyFolder();
      for (const id of dead) put(folder, `.staging/${id}/a.js`, "half");
      let other: Promise<unknown> | undefined;
      let overlaps = 0;
      const careful: Disk = {
        ...nodeDisk,
        rename: (from, to) => {
          if (other === undefined && existsSync(join(folder, ".staging", one))) overlaps += 1;
          nodeDisk.rename(from, to);
        },
      };
      const disk = beforeStep(start, () => {
        const writing = write(folder, second, { disk: careful, writer: { id: two, isRunning }, patience });
        other = writing;
      });
      await write(folder, first, { disk, writer: { id: one, isRunning }, patience });
      reached = other !== undefined;
      await other;
      expect(overlaps, `the second run begins before step ${start}`).toBe(0);
      expect([textsOf(first), textsOf(second)]).toContainEqual(readTree(folder));
    }
  });

  test("many runs at the same time leave one complete package", async () => {
    const folder = emptyFolder();
    const ids = ["r1", "r2", "r3", "r4", "r5", "r6"];
    const patience = { attempts: 500, pauseInMilliseconds: 1 };
    await Promise.all(
      ids.map((id, index) => write(folder, index % 2 === 0 ? first : second, { writer: { id, isRunning: () => true }, patience })),
    );
    expect([textsOf(first), textsOf(second)]).toContainEqual(readTree(folder));
  });
});

/** A disk that calls `work` before the step with that number, counted from 0. */
function beforeStep(number: number, work: () => void): Disk {
  let steps = 0;
  const step =
    <Arguments extends readonly unknown[], Result>(operation: (...values: Arguments) => Result) =>
    (...values: Arguments): Result => {
      if (steps++ === number) work();
      return operation(...values);
    };
  return {
    entry: step(nodeDisk.entry),
    read: step(nodeDisk.read),
    list: step(nodeDisk.list),
    makeFolder: step(nodeDisk.makeFolder),
    create: step(nodeDisk.create),
    rename: step(nodeDisk.rename),
    remove: step(nodeDisk.remove),
    removeIfEmpty: step(nodeDisk.removeIfEmpty),
  };
}
