import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { defineConfig, type Plugin } from "vitest/config";
import usual from "../../../vitest.config.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Puts the templates in the place of the files of the package that are built of them: tests of the package then run the mutants. */
const templatesForPackage: Plugin = {
  name: "templates-for-package",
  enforce: "pre",
  load(id) {
    if (!/\/generated\/(?:runtime|shared)\/.*\.js$/u.test(id)) return undefined;
    const [, entry] = /^\/\/ @generated from (\S+) /u.exec(readFileSync(id, "utf8")) ?? [];
    return entry === undefined ? undefined : `export * from ${JSON.stringify(join(ROOT, entry))};`;
  },
};

/** The configuration of `npm test`, with only the tests that `run.ts` names. */
export default defineConfig({
  ...usual,
  plugins: [templatesForPackage],
  // Stryker runs tests in threads, which take no options of V8. Results that a module keeps would be those of an earlier mutant.
  test: { ...usual.test, execArgv: [], isolate: true, include: (process.env["MUTATION_TESTS"] ?? "").split(";") },
});
