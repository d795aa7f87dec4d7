import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

const TESTS = join(import.meta.dirname, "..");

/** The tests that try more values here than in `npm test`. */
const include = readdirSync(TESTS, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
  .filter((path) => readFileSync(join(TESTS, path), "utf8").includes("fixtures/property_runs.ts"))
  .map((path) => `test/${path.replaceAll("\\", "/")}`);

export default defineConfig({ ...usual, test: { ...usual.test, include, env: { PROPERTY_RUNS_FACTOR: "5" } } });
