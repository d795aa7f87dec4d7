import { build } from "esbuild";
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageJson from "../../../gateway/package.json" with { type: "json" };
import * as groups from "./growing_inputs.ts";

/** Its packages are found from where it lies. */
const program = fileURLToPath(new URL(`../../../node_modules/.cache/growth_process-${process.pid}.mjs`, import.meta.url));

let steps: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {};

beforeAll(async () => {
  const external = Object.keys(packageJson.dependencies);
  const source = fileURLToPath(new URL("growth_process.ts", import.meta.url));
  await build({ entryPoints: [source], outfile: program, bundle: true, platform: "node", format: "esm", external });
  const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 10_000_000 });
  steps = JSON.parse(stdout) as typeof steps;
});

afterAll(() => rm(program));

/** No input takes more, whatever its size. */
const MOST_STEPS = 40_000_000;

describe.each(Object.entries(groups))("twice as much %s, in steps,", (group, inputs) => {
  test.each(Object.keys(inputs))("takes hardly more than twice as long: %s", (name) => {
    const [once = Infinity, twice = Infinity, fourTimes = Infinity] = steps[group]?.[name] ?? [];
    expect(once).toBeGreaterThan(100);
    expect([twice / once, fourTimes / twice, fourTimes / MOST_STEPS].filter((ratio) => ratio > 2.3)).toEqual([]);
  });
});
