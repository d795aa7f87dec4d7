import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { expect, it } from "vitest";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";
import { ROOT } from "../../package/project_folder.ts";

const test = (body: string): string => `import { expect, test } from "vitest";\ntest("adds", () => { ${body} });\n`;

/** A run of Vitest that has these test files. */
function run(files: Readonly<Record<string, string>>): SpawnSyncReturns<string> {
  const folder = emptyFolder();
  const reporter = JSON.stringify(join(ROOT, "test/progress_reporter.ts"));
  put(folder, "vitest.config.ts", `import { reporters } from ${reporter};\nexport default { test: { reporters, isolate: false } };\n`);
  for (const [name, text] of Object.entries(files)) put(folder, name, text);
  put(folder, "package.json", '{ "type": "module" }');
  return spawnSync(process.execPath, [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", "--root", folder], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", CI: "1", GITHUB_ACTIONS: "" },
  });
}

it("says at most once for each tenth of the files how far the run is, and ends with a line for programs", () => {
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`a${index}.test.ts`, test("expect(1 + 1).toBe(2);")]));
  const { status, stdout } = run(files);
  expect(status).toBe(0);
  expect(stdout.match(/^\d+ of 30 files done, 0 failed, \d+ remaining$/gmu)).toHaveLength(10);
  expect(stdout).toMatch(/Test Files {2}30 passed[^]*\nTests: 30 passed, 0 failed\n$/u);
});

it("prints failures in full, and counts files that cannot be loaded", () => {
  const { status, stdout, stderr } = run({
    "right.test.ts": test("expect(1 + 1).toBe(2);"),
    "wrong.test.ts": test("expect(1 + 1).toBe(3);"),
    "broken.test.ts": 'import "./nowhere.ts";\n',
  });
  expect(status).toBe(1);
  expect(stdout).toContain(" ✗ wrong.test.ts\n");
  expect(stderr).toContain("expected 2 to be 3");
  expect(stdout).toMatch(/\nTests: 1 passed, 2 failed\n$/u);
});
