import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { defineConfig } from "vitest/config";
import usual from "../../vitest.config.ts";

const TESTS = join(import.meta.dirname, "..");

/** The tests that try more values here than in `npm test`. */
const include = readdirSync(TESTS, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts") && !/^tools|node_modules/u.test(path))
  .filter((path) => readFileSync(join(TESTS, path), "utf8").includes('from "fast-check"'))
  .map((path) => path.replaceAll("\\", "/"));

/** The run at night says how many values, and which; others try twice as many as `npm test`, and other ones. */
const { PROPERTY_RUNS_FACTOR, FAST_CHECK_SEED = "20260303" } = process.env;

/** Makes whole packages, which takes as long as half of the others together: more of them are tried at night only. */
const atNight = PROPERTY_RUNS_FACTOR === undefined ? ["hostile/string_slots.test.ts"] : [];

export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: include.filter((path) => !atNight.includes(path)),
    env: { ...usual.test?.env, PROPERTY_RUNS_FACTOR: PROPERTY_RUNS_FACTOR ?? "2", FAST_CHECK_SEED },
  },
});
