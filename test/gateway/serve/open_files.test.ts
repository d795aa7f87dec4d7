import process from "node:process";
import { describe, expect, test } from "vitest";
import { connectionLimit, openFileLimit } from "../../../gateway/src/serve/running_gateway.ts";

describe("the connections of callers", () => {
  test.each<[wanted: number, openFiles: number | undefined, want: number]>([
    [10_000, 1_048_576, 10_000],
    [10_000, 1024, 482],
    [100, 1024, 100],
    [0, 1024, 482],
    [10_000, 100, 20],
    [10_000, 20, 1],
    [10_000, undefined, 10_000],
    [0, undefined, 0],
  ])("of which %i are wanted with %s open files are %i", (wanted, openFiles, want) => {
    expect(connectionLimit(wanted, openFiles)).toBe(want);
  });

  test.runIf(process.platform === "linux")("are limited by what the system says", () => {
    expect(openFileLimit()).toBeGreaterThan(10);
  });
});
