import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cacheFolder, hashProgram } from "../../../generator/source/installed_program.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";

const NODE = "v20.19.0";

/** A program of two files with a library that needs another one. */
function installedProgram(): string {
  const project = emptyFolder();
  const files = {
    "package.json": '{ "version": "1.0.0", "dependencies": { "direct": "*" } }',
    "generator/cli.ts": "main();",
    "generator/rules/check.ts": "check();",
    "templates/shared/json.ts": "json();",
    "templates/runtime/engine.ts": "engine();",
    "spec/gateway.schema.json": "{}",
    "spec/connectors/shop.yaml": "connector: shop",
    "node_modules/direct/package.json":
      '{ "version": "1.0.0", "dependencies": { "indirect": "*" }, "optionalDependencies": { "missing": "*" } }',
    "node_modules/indirect/package.json": '{ "version": "1.0.0", "dependencies": { "direct": "*" } }',
    "node_modules/other/package.json": '{ "version": "1.0.0" }',
  };
  for (const [path, text] of Object.entries(files)) put(project, path, text);
  return project;
}

function hashIn(project: string, nodeVersion = NODE): string {
  return hashProgram(join(project, "generator/cli.ts"), nodeVersion);
}

describe("the hash of a program", () => {
  test.each<readonly [what: string, path: string, text: string]>([
    ["its main file", "generator/cli.ts", "main(1);"],
    ["a file in a folder", "generator/rules/check.ts", "check(1);"],
    ["a new file", "generator/rules/more.ts", ""],
    ["a template that it uses itself", "templates/shared/json.ts", "json(1);"],
    ["a schema of the language", "spec/gateway.schema.json", "[]"],
    ["the version of a library", "node_modules/direct/package.json", '{ "version": "1.0.1", "dependencies": { "indirect": "*" } }'],
    ["the version of a library of a library", "node_modules/indirect/package.json", '{ "version": "1.0.1" }'],
    ["an optional library that is there now", "node_modules/missing/package.json", '{ "version": "1.0.0" }'],
    ["a library beside another one", "node_modules/direct/node_modules/indirect/package.json", '{ "version": "2.0.0" }'],
  ])("depends on %s", (_, path, text) => {
    const project = installedProgram();
    const before = hashIn(project);
    put(project, path, text);
    expect(hashIn(project)).not.toBe(before);
  });

  test.each<readonly [what: string, path: string]>([
    ["the catalog", "spec/connectors/shop.yaml"],
    ["a template that is an input", "templates/runtime/engine.ts"],
    ["a library that it does not need", "node_modules/other/package.json"],
    ["a text beside the code", "generator/README.md"],
  ])("does not depend on %s", (_, path) => {
    const project = installedProgram();
    const before = hashIn(project);
    put(project, path, "changed");
    expect(hashIn(project)).toBe(before);
  });

  test("tells versions of Node apart, and files whose texts are split elsewhere", () => {
    const project = installedProgram();
    expect(hashIn(project, "v22.0.0")).not.toBe(hashIn(project));
    const before = hashIn(project);
    put(project, "generator/cli.ts", "main();check();");
    put(project, "generator/rules/check.ts", "");
    expect(hashIn(project)).not.toBe(before);
  });

  test("is the same wherever the program is", () => {
    const [project, elsewhere] = [installedProgram(), emptyFolder()];
    cpSync(project, join(elsewhere, "deeper/project"), { recursive: true });
    expect(hashIn(join(elsewhere, "deeper/project"))).toBe(hashIn(project));
  });

  test("follows links to libraries, as Node does", () => {
    const project = installedProgram();
    const before = hashIn(project);
    const store = join(emptyFolder(), "node_modules");
    mkdirSync(store);
    for (const name of ["direct", "indirect"]) {
      renameSync(join(project, "node_modules", name), join(store, name));
      if (name === "direct") symlinkSync(join(store, name), join(project, "node_modules", name));
    }
    expect(hashIn(project)).toBe(before);
    put(store, "indirect/package.json", '{ "version": "1.0.1" }');
    expect(hashIn(project)).not.toBe(before);
  });

  test("of a bundle depends on the bundle, not on files beside it", () => {
    const project = installedProgram();
    put(project, "programs/cli.cjs", "bundle();");
    const bundle = join(project, "programs/cli.cjs");
    const before = hashProgram(bundle, NODE);
    put(project, "programs/generate.cache", "code of V8");
    put(project, "generator/cli.ts", "main(1);");
    expect(hashProgram(bundle, NODE)).toBe(before);
    put(project, "programs/cli.cjs", "bundle(1);");
    expect(hashProgram(bundle, NODE)).not.toBe(before);
  });

  test("does not exist without a main file, or with a manifest that is no JSON", () => {
    const project = installedProgram();
    expect(() => hashProgram(join(project, "programs/cli.cjs"), NODE)).toThrow("ENOENT");
    put(project, "node_modules/direct/package.json", "{");
    expect(() => hashIn(project)).toThrow(SyntaxError);
  });
});

describe("the folder of the cache", () => {
  const CACHE = ".cache/connector-gateway-generator/results";

  test("is in the libraries of the project, from the sources and from a bundle in them", () => {
    const modules = join(installedProgram(), "node_modules");
    expect(cacheFolder(join(modules, "../generator/cli.ts"))).toBe(join(modules, CACHE));
    expect(cacheFolder(join(modules, ".cache/connector-gateway-generator/programs/0/cli.cjs"))).toBe(join(modules, CACHE));
  });

  test("of an installed program is that of the project that has installed it", () => {
    const modules = join(installedProgram(), "node_modules");
    put(modules, "generator-package/generator/start.js", "");
    expect(cacheFolder(join(modules, "generator-package/generator/start.js"))).toBe(join(modules, CACHE));
  });

  test("does not exist where no libraries are", () => {
    const project = installedProgram();
    rmSync(join(project, "node_modules"), { recursive: true });
    expect(cacheFolder(join(project, "generator/cli.ts"))).toBeUndefined();
  });
});
