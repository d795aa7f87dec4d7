import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeDisk } from "../../../generator/output/disk.ts";
import { emptyFolder, packageOf, problemsOf, put, readTree, textsOf, write } from "../../fixtures/package_folder.ts";

const first = packageOf({ "a.js": "one\n", "b.js": "two\n" });
const second = packageOf({ "a.js": "ONE\n", "c.js": "three\n" });

describe("concurrent runs", () => {
  test("a second run waits for the first", async () => {
    const folder = emptyFolder();
    put(folder, ".staging/lock/other", "");
    const checks: string[] = [];
    const writer = {
      id: "me",
      isRunning: (id: string) => {
        checks.push(id);
        return checks.length < 3;
      },
    };
    await write(folder, first, { writer, patience: { attempts: 20, pauseInMilliseconds: 1 } });
    expect(new Set(checks)).toEqual(new Set(["other"]));
    expect(checks.length).toBeGreaterThanOrEqual(3);
    expect(readTree(folder)).toEqual(textsOf(first));
  });

  test("a lock without a holder is taken over", async () => {
    const folder = emptyFolder();
    nodeDisk.makeFolder(join(folder, ".staging/lock"));
    await write(folder, first);
    expect(readTree(folder)).toEqual(textsOf(first));
    expect(existsSync(join(folder, ".staging"))).toBe(false);
  });

  test("only one of two runs can take over the lock of a dead run", async () => {
    const folder = emptyFolder();
    put(folder, ".staging/lock/dead", "");
    let taken = 0;
    const isRunning = (id: string): boolean => {
      if (id === "dead" && taken === 0) {
        // Another run takes the lock right after this one has seen that the holder is dead.
        taken += 1;
        nodeDisk.removeFile(join(folder, ".staging/lock/dead"));
        put(folder, ".staging/lock/faster", "");
      }
      return id === "faster";
    };
    expect(await problemsOf(folder, first, { writer: { id: "me", isRunning } })).toEqual([
      "output/locked: another run is writing `generated` (process faster)",
    ]);
    expect(readTree(folder)).toEqual({ ".staging/lock/faster": "" });
  });

  test("a run gives up if the other one does not end", async () => {
    const folder = emptyFolder();
    put(folder, ".staging/lock/4711", "");
    const found = await problemsOf(folder, first, { writer: { id: "me", isRunning: () => true } });
    expect(found).toEqual(["output/locked: another run is writing `generated` (process 4711)"]);
    expect(readTree(folder)).toEqual({ ".staging/lock/4711": "" });
  });

  test("the staging folder of a live run is not touched", async () => {
    const folder = emptyFolder();
    put(folder, ".staging/filling-alive/a.js", "half");
    put(folder, ".staging/filling-dead/a.js", "half");
    await write(folder, first, { writer: { id: "me", isRunning: (id) => id === "alive" } });
    expect(readTree(folder)).toEqual({ ...textsOf(first), ".staging/filling-alive/a.js": "half" });
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
