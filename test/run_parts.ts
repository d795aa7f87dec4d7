/**
 * `npm run test:all`: what takes too long for `npm test`. Names of parts choose some of them. What follows the name of one part goes to
 * Vitest: `npm run test:all -- tools test/tools/programs`. All parts run, also after one that fails.
 */
import { spawnSync } from "node:child_process";
import process from "node:process";

const vitest = (part: string): readonly string[] => ["node_modules/vitest/vitest.mjs", "run", "--config", `test/${part}/vitest.config.ts`];
/** The arguments of Node for each part, in the order in which they run. */
const parts: Readonly<Record<string, readonly string[]>> = {
  unused: ["node_modules/knip/bin/knip.js"],
  properties: vitest("properties"),
  tools: vitest("tools"),
  browser: vitest("browser"),
};

const args = process.argv.slice(2);
const isForVitest = (arg: string): boolean => arg.startsWith("-") || arg.includes("/");
const end = args.some(isForVitest) ? args.findIndex(isForVitest) : args.length;
const [names, more] = [args.slice(0, end), args.slice(end)];
const mistake = mistakeIn();

if (mistake !== undefined) {
  process.stderr.write(`error: ${mistake}; the parts are ${Object.keys(parts).join(", ")}\n`);
  process.exitCode = 2;
} else {
  const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
  for (const [, words] of chosen) {
    const { status } = spawnSync(process.execPath, [...words, ...more], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}

function mistakeIn(): string | undefined {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) return `unknown part ${unknown.join(", ")}`;
  return more.length > 0 && names.length !== 1 ? `${more.join(" ")} needs the name of one part before it` : undefined;
}
