import { describe, expect, test } from "vitest";
import { startProgress, type Progress } from "../../../../../templates/cli/check/validate.ts";
import type { CommandContext } from "../../../../../templates/cli/context.ts";

const CLEAR = "\r\u001b[2K";

/** What is written while `work` goes on; the clock stands still but for `wait`. */
async function writtenDuring(
  work: (progress: Progress, wait: (milliseconds: number) => void) => Promise<void> | void,
  isTerminal = true,
): Promise<string> {
  let time = 1000;
  let written = "";
  const context: Pick<CommandContext, "stderr" | "now"> = {
    stderr: { isTerminal, write: (text) => void (written += text) },
    now: () => time,
  };
  const progress = startProgress(context as CommandContext, () => 3);
  await work(progress, (milliseconds) => {
    time += milliseconds;
  });
  progress.end();
  return written;
}

async function* chunks(...sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield await Promise.resolve(new Uint8Array(size));
}

describe("the progress line", () => {
  test("has the file, the values, the size and the errors, and is removed at the end", async () => {
    const written = await writtenDuring(async (progress, wait) => {
      progress.file("a.ndjson");
      progress.add(1234);
      for await (const chunk of progress.count(chunks(1_000_000, 1_600_000))) expect(chunk).toBeInstanceOf(Uint8Array);
      wait(250);
      progress.add(1);
      expect(progress.values()).toBe(1235);
    });
    expect(written).toBe(`${CLEAR}a.ndjson: 1,235 values, 3 MB, 3 errors${CLEAR}`);
  });

  test("is not there for a short run, nor more than four times a second", async () => {
    expect(await writtenDuring((progress, wait) => (wait(249), progress.add(1)))).toBe("");
    const written = await writtenDuring((progress, wait) => {
      for (let step = 0; step < 10; step++) {
        wait(125);
        progress.add(1);
      }
    });
    expect(written.split(CLEAR)).toHaveLength(5 + 2);
  });

  test("is not there where nobody looks", async () => {
    expect(await writtenDuring((progress, wait) => (wait(1000), progress.add(1)), false)).toBe("");
  });

  test("has the end of a long name, without control characters", async () => {
    const written = await writtenDuring((progress, wait) => (wait(1000), progress.file(`${"x".repeat(100)}\u001b[31m.json`)));
    expect(written).toBe(`${CLEAR}${"x".repeat(60 - "\\u001b[31m.json".length)}\\u001b[31m.json: 0 values, 0 MB, 3 errors${CLEAR}`);
  });
});
