/**
 * Measures the live gateway: a process as users start it, with the embedded database, in front of a third party that another process
 * plays on loopback. Run it with `npx tsx bench/gateway.ts [name]…`; without names it measures everything. `--write` writes the figures
 * to bench/gateway.md. Run `npm run generate` first, which compiles the gateway. Needs Linux, which tells the memory of processes.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { format } from "prettier";
import { measureFaults } from "./gateway/faults.ts";
import { FIRST, type Section } from "./gateway/figures.ts";
import { measureKills } from "./gateway/kills.ts";
import { measureManyInstances } from "./gateway/many_instances.ts";
import { measureMemory } from "./gateway/memory.ts";
import { measureOverhead } from "./gateway/overhead.ts";
import { startVendor, type RunningVendor } from "./gateway/processes.ts";
import { measureRefreshStorm } from "./gateway/refresh_storm.ts";
import { playVendor } from "./gateway/vendor.ts";

const PAGE = join(import.meta.dirname, "gateway.md");

const measurements: Readonly<Record<string, (vendor: RunningVendor) => Promise<Section>>> = {
  overhead: measureOverhead,
  memory: measureMemory,
  faults: measureFaults,
  refresh: measureRefreshStorm,
  instances: measureManyInstances,
  kills: measureKills,
};

/** Measures one thing after the other, and prints the figures of each as soon as they are there. */
async function measureAll(names: readonly string[]): Promise<readonly Section[]> {
  const vendor = await startVendor();
  const sections: Section[] = [];
  try {
    for (const name of names) {
      const measure = measurements[name];
      if (measure === undefined) throw new Error(`There is no measurement ${name}. Known: ${Object.keys(measurements).join(", ")}.`);
      const start = performance.now();
      const section = await measure(vendor);
      sections.push(section);
      console.log(`\n${section.title} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
      for (const { what, value, first, goal } of section.figures)
        console.log(
          `  ${what}: ${value}${first === undefined ? "" : `; first ${FIRST}: ${first}`}${goal === undefined ? "" : ` (goal: ${goal})`}`,
        );
    }
  } finally {
    vendor.stop();
  }
  return sections;
}

const INTRODUCTION = `# The live gateway, measured

Written by \`npx tsx bench/gateway.ts --write\`. The gateway is a process as users start it, with the embedded database; another process
plays the third party on loopback, and the caller is a third process. With so few cores they wait for each other, so times are upper bounds.

`;

function printSection({ title, method, figures }: Section): string {
  const machine = `Node ${process.versions.node} on ${cpus().length} cores.`;
  const hasFirst = figures.some(({ first }) => first !== undefined);
  const columns = ["", "measured", ...(hasFirst ? [`the first ${FIRST}`] : []), "goal"];
  const rows = figures.map(({ what, value, first = "", goal = "" }) => [what, value, ...(hasFirst ? [first] : []), goal]);
  const table = [columns, columns.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [`## ${title}`, "", `${method} ${machine}`, "", ...table, "", ""].join("\n");
}

/** Writes the page, with the measured sections in place of their earlier ones. */
async function writePage(sections: readonly Section[]): Promise<void> {
  const earlier = existsSync(PAGE)
    ? readFileSync(PAGE, "utf8")
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const texts = new Map(earlier.map((text) => [/^## (.*)$/m.exec(text)?.[1] ?? "", text]));
  for (const section of sections) texts.set(section.title, printSection(section));
  writeFileSync(PAGE, await format(`${INTRODUCTION}${[...texts.values()].join("\n")}`, { parser: "markdown", printWidth: 140 }));
}

if (process.send !== undefined) await playVendor();
else {
  const words = process.argv.slice(2);
  const names = words.filter((word) => word !== "--write");
  const sections = await measureAll(names.length === 0 ? Object.keys(measurements) : names);
  if (names.length < words.length) await writePage(sections);
}
