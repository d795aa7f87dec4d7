import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROGRAM, ROOT } from "../../package/project_folder.ts";
import { run, succeed } from "../../package/installed_package.ts";
import { editCatalog, generatedProject } from "../../fixtures/small_project.ts";

const guide = readFileSync(join(ROOT, "docs/compare.md"), "utf8");

let home: string;
let folder: string;

/** A project with the package of this repository, and beside it a checkout with lower limits. Both packages are also tarballs. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "compare-"));
  folder = join(home, "project");
  const copy = join(home, "connector-gateway-spec/generated");
  cpSync(join(ROOT, "generated"), copy, { recursive: true });
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  symlinkSync(join(ROOT, "generated"), join(folder, "node_modules/connector-gateway-spec"));
  symlinkSync(PROGRAM, join(folder, "node_modules/.bin/connector-gateway-spec"));
  await pack(copy, "old.tgz");
  const path = join(copy, "catalog.json");
  const text = readFileSync(path, "utf8");
  const edited = text.replaceAll(/(?<="max":)100(?=[,}])/gu, "50");
  expect(edited).not.toBe(text);
  writeFileSync(path, edited);
  await pack(copy, "new.tgz");
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

async function pack(from: string, name: string): Promise<void> {
  await succeed(run(from, "npm", ["pack", "--silent", "--pack-destination", folder]));
  const [made = ""] = readdirSync(folder).filter((file) => file.startsWith("connector-gateway-spec-"));
  renameSync(join(folder, made), join(folder, name));
}

test("two tarballs of npm are compared with all their types", async () => {
  const same = await run(folder, process.execPath, [PROGRAM, "compare", "old.tgz", "old.tgz"]);
  expect(same).toEqual({ status: 0, output: "no changes\n" });
  const { status, output } = await run(folder, process.execPath, [PROGRAM, "compare", "old.tgz", "new.tgz", "--for", "caller"]);
  expect([status, output.split("\n")[0]]).toEqual([1, expect.stringMatching(/^\d+ breaking for callers \(version step: major\)$/u)]);
  expect(output).toContain("must now be at most 50 (100 before)");
  const missing = await run(folder, process.execPath, [PROGRAM, "compare", "old.tgz", "none.tgz"]);
  expect(missing).toEqual({ status: 2, output: "connector-gateway-spec: none.tgz does not exist\n  help: check the path\n" });
});

test.each([
  ["Upgrade the package", "must now be at most 50 (100 before)"],
  ["Check the version", "too small"],
])("docs/compare.md: the command below %s reports the break", async (heading, wanted) => {
  const [, command = ""] = new RegExp(`^## ${heading}\n[^#]*?\`\`\`sh\n(.*?)\`\`\``, "msu").exec(guide) ?? [];
  const { status, output } = await run(folder, "sh", ["-ec", command], { npm_config_offline: "true" });
  expect([status, output]).toEqual([1, expect.stringContaining(wanted)]);
});

/** Runs the generator as `npm run generate` does, without npm. */
function generate(...args: readonly string[]): readonly [status: number | null, stdout: string, stderr: string] {
  const command = [resolve("generator/start.js"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } });
  return [status, stdout, stderr];
}

test("generate says what an edit means, but not as JSON", async () => {
  const { project } = await generatedProject();
  editCatalog(project, "max: 100", "max: 50");
  const [status, stdout, stderr] = generate("--root", project);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /\nChanges: \d+ breaking for callers.* \(version step: major\)\n {2}`limit` of .* must now be at most 50 \(100 before\).*\n$/u,
  );
  editCatalog(project, "max: 50", "max: 20");
  expect(JSON.parse(generate("--root", project, "--format", "json")[1])).toEqual([]);
});
