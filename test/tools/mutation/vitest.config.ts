import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { defineConfig, type Plugin } from "vitest/config";
import usual from "../../../vitest.config.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Puts the templates in the place of the modules of the package that were made of them: tests of the package then run the mutants. */
const templatesForPackage: Plugin = {
  name: "templates-for-package",
  enforce: "pre",
  load(id) {
    const [, path] = /\/generated\/((?:runtime|shared)\/.*\.js)$/u.exec(id) ?? [];
    if (path === undefined) return undefined;
    const code = readFileSync(id, "utf8");
    const [, source = ""] = /^\/\/ @generated from (\S+) /u.exec(code) ?? [];
    const joined = [...code.matchAll(/^\/\/ (\w+\.ts)$/gmu)].map(([, name = ""]) => templateOf(source, name));
    const index = `${source}/index.ts`;
    const files = source.endsWith(".ts") ? [source] : existsSync(join(ROOT, index)) ? [index] : joined;
    if (files.length === 0) return undefined;
    return [...files.map((file) => `export * from ${JSON.stringify(join(ROOT, file))};`), formatsIn(code)].join("\n");
  },
};

/** The template of a part of a joined module, which names only the file. */
function templateOf(source: string, name: string): string {
  const paths = [source, "templates/runtime/client", "templates/shared"].map((folder) => `${folder}/${name}`);
  return paths.find((path) => existsSync(join(ROOT, path))) ?? "";
}

/** The formats of the catalog, which are in no template but among the joined modules. */
function formatsIn(code: string): string {
  const [, formats] = /^\/\/ spec\n([^]*?)^\/\/ \w+\.ts$/mu.exec(code) ?? [];
  const from = JSON.stringify(join(ROOT, "templates/shared/constraints.ts"));
  return formats === undefined ? "" : `import { stringFormat } from ${from};\n${formats}`;
}

/** The configuration of `npm test`, with only the tests that `run.ts` names. */
export default defineConfig({
  ...usual,
  plugins: [templatesForPackage],
  // Stryker runs tests in threads, which take no options of V8.
  test: { ...usual.test, execArgv: [], include: (process.env["MUTATION_TESTS"] ?? "").split(";") },
});
