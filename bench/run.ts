/**
 * Measures the package beside what people use in its place, and prints a table for each part. Run it with `npm run bench`;
 * bench/README.md describes it, and `npm run bench -- --help` lists the parts. The first run installs the others into
 * `bench/node_modules`.
 */
import { fork } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { format } from "prettier";
import { readArguments } from "./arguments.ts";
import { mergeFindings, readFindings } from "./harness/findings.ts";
import { replaceBetween } from "./harness/page.ts";
import { printFindings, type Findings } from "./harness/table.ts";
import { parts } from "./parts/index.ts";
import type { Part } from "./part.ts";

const PAGE = join(import.meta.dirname, "README.md");
const FIGURES = join(import.meta.dirname, "figures.json");
const names = parts.map(({ name }) => name);
const usual = parts.filter(({ onRequest }) => onRequest !== true).map(({ name }) => name);

const HELP = `npm run bench -- [parts] [--write] [--json FILE]

Parts, all of them by default but for those that run only when they are named:
${parts.map(({ name, title, onRequest }) => `  ${name.padEnd(16)}${title}${onRequest === true ? " (only when named)" : ""}`).join("\n")}

--write      writes the tables to bench/README.md, and the figures to bench/figures.json; those of other parts stay
--json FILE  writes the figures of this run to a file
`;

/** Measures a part in a process of its own, so that its figures do not depend on what was measured before. */
function measureApart({ name, nodeOptions = [] }: Part): Promise<readonly Findings[]> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [name], { execArgv: [...process.execArgv, ...nodeOptions] });
    const found: Findings[] = [];
    child.on("message", (message) => found.push(...readFindings(message)));
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve(found) : reject(new Error(`The part ${name} failed.`))));
  });
}

/** Sends the findings to the process that started this one. */
async function measureHere(name: string): Promise<void> {
  for (const part of parts.filter((each) => each.name === name)) {
    const { title, about } = part;
    process.send?.([{ name, title, about, outcomes: await part.measure() }]);
  }
  process.disconnect();
}

async function measureAll(wanted: readonly string[]): Promise<readonly Findings[]> {
  const all: Findings[] = [];
  for (const part of parts.filter(({ name }) => wanted.includes(name))) {
    const start = performance.now();
    const found = await measureApart(part);
    for (const each of found) console.log(`\n${printFindings(each)}`);
    console.error(`${part.name} took ${((performance.now() - start) / 1000).toFixed(0)} s`);
    all.push(...found);
  }
  return all;
}

async function writePage(newer: readonly Findings[]): Promise<void> {
  const earlier = existsSync(FIGURES) ? readFindings(JSON.parse(readFileSync(FIGURES, "utf8"))) : [];
  const merged = mergeFindings(earlier, newer, names);
  writeJson(FIGURES, merged);
  const machine = `Node ${process.versions.node} on ${cpus().length} cores.`;
  const tables = [...merged.map(printFindings), machine].join("\n\n");
  const page = replaceBetween(readFileSync(PAGE, "utf8"), "<!-- tables -->", "<!-- end of tables -->", tables);
  writeFileSync(PAGE, await format(page, { parser: "markdown", printWidth: 140 }));
}

function writeJson(path: string, findings: readonly Findings[]): void {
  writeFileSync(path, `${JSON.stringify(findings, undefined, 2)}\n`);
}

async function main(words: readonly string[]): Promise<void> {
  const request = readArguments(words, names, usual);
  if (request.kind === "help") return console.log(HELP);
  if (request.kind === "refused") {
    process.exitCode = 2;
    return console.error(request.message);
  }
  const found = await measureAll(request.parts);
  if (request.json !== undefined) writeJson(request.json, found);
  if (request.write) await writePage(found);
}

const words = process.argv.slice(2);
if (process.send === undefined) await main(words);
else await measureHere(words[0] ?? "");
