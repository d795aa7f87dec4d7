import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";
import { ROOT } from "./project_files.ts";

const scripts = {
  other: "echo never && exit 1",
  "check:good": "echo all is well",
  "check:bad": "echo what is wrong && echo where >&2 && exit 3",
  "check:quiet": "exit 0",
  "check:slow": "sleep 0.5 && echo at last",
  tests: "echo a test of",
};

function runChecks(...names: readonly string[]): SpawnSyncReturns<string> {
  return runChecksOf(scripts, ...names);
}

function runChecksOf(all: Readonly<Record<string, string>>, ...names: readonly string[]): SpawnSyncReturns<string> {
  const folder = emptyFolder();
  put(folder, "package.json", JSON.stringify({ scripts: all }));
  return spawnSync(process.execPath, [join(ROOT, ".ci/checks.js"), ...names], { cwd: folder, encoding: "utf8" });
}

describe("the checks of npm test", () => {
  it("all run, and one that fails makes them fail", () => {
    const { status, stdout, stderr } = runChecks();
    expect(status).toBe(1);
    expect(stdout).toMatch(/^✓ good \(\d+\.\d s\)\nall is well\n/mu);
    expect(stdout).toMatch(/^✗ bad \(\d+\.\d s\)\nwhat is wrong\nwhere\n/mu);
    expect(stdout).toMatch(/^✓ quiet \(\d+\.\d s\)\n/mu);
    expect(stdout).not.toContain("never");
    expect(stderr).toBe("error: failed checks: bad\n");
  });

  it("pass if those that are asked for pass", () => {
    const { status, stdout, stderr } = runChecks("good", "quiet");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).not.toContain("bad");
  });

  it("run beside the tests, whose output comes last", () => {
    const { status, stdout, stderr } = runChecks("quiet", "slow", "--tests", "test/unit", "-t", "a name");
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/✓ slow \(\d\.\d s\)\nat last\na test of test\/unit -t a name\n$/u);
  });

  it("do not hide the tests when they fail, nor the other way round", () => {
    const failedCheck = runChecks("bad", "--tests");
    expect(failedCheck).toMatchObject({ status: 1, stderr: "error: failed checks: bad\n" });
    expect(failedCheck.stdout).toMatch(/\na test of\n$/u);
    const failedTests = runChecksOf({ ...scripts, tests: "echo 1 failed && exit 1" }, "quiet", "--tests");
    expect([failedTests.status, failedTests.stderr]).toEqual([1, ""]);
    expect(failedTests.stdout).toMatch(/^✓ quiet .*\n1 failed\n$/u);
  });

  it("must exist", () => {
    const { status, stdout, stderr } = runChecks("good", "better");
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe("error: unknown check better; package.json has good, bad, quiet, slow\n");
  });
});
