import { describe, expect, test } from "vitest";
import type { OutputFile } from "../../../generator/emitters/emitter.ts";
import { bundleModules } from "../../../generator/finishing/bundle_modules.ts";

const start: OutputFile = {
  path: "bin/connector-gateway-spec.js",
  text: 'import { run } from "./program.js";\nrun();\n',
  executable: true,
};
const engine: OutputFile = { path: "runtime/engine.js", text: "export const engine = 1;\n" };

function program(text: string): OutputFile {
  return { path: "bin/program.js", text, executable: true };
}

function module(path: string, text: string): OutputFile {
  return { path, text, executable: true };
}

async function bundled(...files: readonly OutputFile[]): Promise<string> {
  const all = await bundleModules([start, ...files, engine]);
  return all.find(({ path }) => path === "bin/program.js")?.text ?? "";
}

describe("the modules of the program", () => {
  test("become one file, and other files stay", async () => {
    const files = [
      start,
      program('export { run } from "./report/run.js";\n'),
      module("bin/report/run.js", "export function run() {}\n"),
      engine,
    ];
    const result = await bundleModules(files);
    expect(result.map(({ path }) => path)).toEqual(["bin/connector-gateway-spec.js", "bin/program.js", "runtime/engine.js"]);
    expect([result[0], result[2]]).toEqual([start, engine]);
    expect(result[1]).toMatchObject({ executable: true, text: expect.stringContaining("function run() {\n}") as unknown });
  });

  test("begin with a banner and do not name their files", async () => {
    const text = await bundled(program('export { run } from "./run.js";\n'), module("bin/run.js", "export function run() {}\n"));
    expect(text).toMatch(/^\/\/ @generated from templates\/bin by/u);
    expect(text).not.toContain("bin/run.js");
  });

  test.each([
    ["bin/a.js", "../runtime/engine.js"],
    ["bin/deep/a.js", "../../runtime/engine.js"],
    ["bin/deep/er/a.js", "../../../runtime/engine.js"],
  ])("import the rest of the package from %s", async (path, specifier) => {
    const from = `./${path.slice("bin/".length)}`;
    const text = await bundled(
      program(`export { run } from "${from}";\n`),
      module(path, `import { engine } from "${specifier}";\nexport const run = () => engine;\n`),
    );
    expect(text).toContain('from "../runtime/engine.js"');
  });

  test("import modules of Node", async () => {
    expect(await bundled(program('import { readFileSync } from "node:fs";\nexport const run = () => readFileSync("x");\n'))).toContain(
      'import { readFileSync } from "node:fs";',
    );
  });

  test("that are imported on demand become another file, and what both need a third one", async () => {
    const result = await bundleModules([
      start,
      program('import { name } from "./name.js";\nexport const run = async () => (await import("./deep/serve.js")).serve(name);\n'),
      module("bin/name.js", "export class name {}\n"),
      module(
        "bin/deep/serve.js",
        'import { engine } from "../../runtime/engine.js";\nimport { name } from "../name.js";\nexport const serve = (other) => [engine, other === name];\n',
      ),
      engine,
    ]);
    const texts = new Map(result.map(({ path, text }) => [path, text]));
    expect([...texts.keys()].sort()).toEqual([
      "bin/chunk.js",
      "bin/connector-gateway-spec.js",
      "bin/program.js",
      "bin/serve.js",
      "runtime/engine.js",
    ]);
    expect(texts.get("bin/program.js")).toContain('import("./serve.js")');
    expect(texts.get("bin/program.js")).not.toContain("engine");
    expect(texts.get("bin/serve.js")).toContain('from "../runtime/engine.js"');
    expect(texts.get("bin/chunk.js")).toContain("var name = class");
    expect(result.find(({ path }) => path === "bin/serve.js")?.text).toMatch(/^\/\/ @generated from templates\/bin by/u);
  });

  test("are not needed", async () => {
    expect(await bundleModules([engine])).toEqual([engine]);
  });

  test("must be valid JavaScript", async () => {
    await expect(bundled(program("export const = 1;\n"))).rejects.toThrow("Build failed");
  });
});

describe("the modules of the sandbox", () => {
  test("become one file, which imports the rest of the package", async () => {
    const index: OutputFile = { path: "runtime/sandbox/index.js", text: 'export { world } from "./records/world.js";\n' };
    const world: OutputFile = {
      path: "runtime/sandbox/records/world.js",
      text: 'import { engine } from "../../engine.js";\nexport const world = engine;\n',
    };
    const [bundle, ...others] = await bundleModules([index, world, engine]);
    expect(others).toEqual([engine]);
    expect(bundle?.path).toBe("runtime/sandbox/index.js");
    expect(bundle?.executable).toBeUndefined();
    expect(bundle?.text).toMatch(/^\/\/ @generated from templates\/runtime\/sandbox by/u);
    expect(bundle?.text).toContain('from "../engine.js"');
  });
});
