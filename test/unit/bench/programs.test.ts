import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runNode, runWell, scriptsIn, scriptsLoadedBy, usageIn } from "../../../bench/harness/programs.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe("a program that is measured", () => {
  test("gives what it printed, its status and what it used", () => {
    const run = runNode(["-e", 'console.log("out"); console.error("err"); process.exitCode = 3']);
    expect(run).toMatchObject({ status: 3, stdout: "out\n", stderr: "err\n" });
    expect(Math.min(run.clock, run.processor, run.megabytes)).toBeGreaterThan(0);
  });

  test("does not get variables that change what Node does, but those that are given", () => {
    process.env["NODE_PENDING_DEPRECATION"] = "1";
    onTestFinished(() => {
      delete process.env["NODE_PENDING_DEPRECATION"];
    });
    const code = "console.log(process.env.NODE_PENDING_DEPRECATION, process.env.OWN)";
    expect(runWell(["-e", code], { variables: { OWN: "own" } }).stdout).toBe("undefined own\n");
  });

  test("throws with what it printed when it has to end well and does not", () => {
    expect(() => runWell(["-e", 'console.error("no file"); process.exitCode = 1'])).toThrow(/ended with 1:\nno file/);
  });

  test("uses the time of all processes, and the memory of the largest", () => {
    expect(usageIn("[2000,50000]\n[500,80000]\n")).toEqual({ processor: 2.5, megabytes: 80 });
  });
});

describe("the scripts that a module loads", () => {
  test("are those of both kinds of modules, with the module itself", () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, "one.mjs"), 'import "./two.cjs"; import "node:fs";');
    writeFileSync(join(folder, "two.cjs"), 'require("./three.cjs");');
    writeFileSync(join(folder, "three.cjs"), "module.exports = 3;");
    expect(scriptsLoadedBy(join(folder, "one.mjs"))).toEqual({ modules: 3, kilobytes: (37 + 23 + 19) / 1000 });
  });

  test("are counted once, without those of Node", () => {
    expect(scriptsIn("node:fs\nfile:///a%20b.mjs\n/a b.mjs\n\nevalmachine.<anonymous>\n/c.cjs")).toEqual(["/a b.mjs", "/c.cjs"]);
  });
});
