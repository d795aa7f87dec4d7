import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { compileGateway } from "../../../gateway/compile.ts";
import packageJson from "../../../gateway/package.json" with { type: "json" };
import { editCatalog, smallProject } from "../../fixtures/small_project.ts";

const ROOT = join(import.meta.dirname, "../../..");
const program = join(ROOT, "gateway/dist/main.js");

/** How a run of a script ended, without its time. */
function run(script: string, words: readonly string[]): object {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, script), ...words], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  return { status, stderr, stdout: stdout.replace(/^Time: .*$/m, "") };
}

/** A project that no earlier run has kept results of. */
function newProject(): string {
  const project = smallProject();
  editCatalog(project, "Lists orders.", `Lists orders (${randomUUID()}).`);
  return project;
}

describe("npm run generate", () => {
  it.each<readonly [words: string, status: number]>([
    ["--help", 0],
    ["--chek", 2],
    ["--root SMALL --format json", 0],
  ])("%s does what the generator does", (words, status) => {
    const list = (): readonly string[] => {
      const project = words.includes("SMALL") ? newProject() : "";
      return words.split(" ").map((word) => word.replace("SMALL", project));
    };
    const [got, want] = [run(".ci/generate.js", list()), run("generator/start.js", list())];
    expect(got).toEqual(want);
    expect(got).toMatchObject({ status });
  });

  it("compiles a program that runs", async () => {
    await compileGateway();
    expect(existsSync(program)).toBe(true);
    expect(spawnSync(process.execPath, [join(ROOT, "gateway/bin/connector-gateway.js"), "--version"], { encoding: "utf8" }).stdout).toBe(
      `${packageJson.version}\n`,
    );
  });
});
