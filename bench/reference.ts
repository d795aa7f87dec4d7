/**
 * Measures the reference page side by side with viewers of OpenAPI documents, which show the same operations: on a slow phone, when the
 * first operation shows, what is transferred, how large the page is, and how long a key in the search takes; and what axe finds. Run it
 * with `npx tsx bench/reference.ts [rounds]`. `--write` writes the figures to bench/reference.md. The first run downloads the viewers
 * into `bench/reference/node_modules`. Needs Chromium.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { format } from "prettier";
import { operations } from "connector-gateway-spec";
import type { Browser } from "playwright-core";
import { startChromium } from "../test/browser/chromium.ts";
import { percentile } from "./gateway/figures.ts";
import { readJson } from "./pages.ts";
import { countViolations } from "./reference/accessibility.ts";
import { serveCompressed } from "./reference/compressed_server.ts";
import { visit, type FirstOperation, type Visit } from "./reference/measure.ts";
import { readLargeReference, readViewers, type Viewer } from "./reference/viewers.ts";

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => word !== "--write") ?? 3);

/** What is printed of each viewer, from the values of all rounds. */
const columns: readonly (readonly [title: string, read: (visit: Visit) => number, print: (value: number) => string])[] = [
  ["first operation", ({ firstOperation }) => firstOperation, printSeconds],
  ["first paint", ({ firstPaint }) => firstPaint, printSeconds],
  ["transferred", ({ transferred }) => transferred, (bytes) => `${(bytes / 1000).toFixed(0)} kB`],
  ["elements", ({ elements }) => elements, String],
  ["heap", ({ heap }) => heap, (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`],
  ["slowest key of a search", ({ key }) => key, (milliseconds) => (Number.isNaN(milliseconds) ? "none" : `${milliseconds.toFixed(0)} ms`)],
];

function printSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** The operation that comes first in the catalog, and so in every viewer. */
function firstOperation(): FirstOperation {
  const [first] = operations;
  if (first === undefined) throw new Error("The catalog has no operation.");
  const paths = readJson("openapi/operations.json")["paths"] as Readonly<Record<string, { readonly post: { readonly summary: string } }>>;
  const summary = Object.entries(paths).find(([path]) => path.endsWith(`#${first.id}`))?.[1].post.summary;
  return { id: first.id, summary: summary ?? first.id };
}

/** Visits all pages once, in each round in another order. */
async function visitAll(
  browser: Browser,
  viewers: readonly Viewer[],
  url: (viewer: Viewer) => string,
): Promise<ReadonlyMap<Viewer, Visit[]>> {
  const operation = firstOperation();
  const visits = new Map(viewers.map((viewer): [Viewer, Visit[]] => [viewer, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const viewer of round % 2 === 0 ? viewers : viewers.toReversed())
      visits.get(viewer)?.push(await visit(browser, url(viewer), viewer, viewer.operation ?? operation));
  }
  return visits;
}

/** The medians of a viewer, each with its ratio to that of the first one. */
function toRow(own: readonly Visit[], visits: readonly Visit[]): Readonly<Record<string, string>> {
  const cells = columns.map(([title, read, print]): [string, string] => {
    const median = percentile(visits.map(read), 50);
    const ratio = median / percentile(own.map(read), 50);
    return [title, visits === own || Number.isNaN(ratio) ? print(median) : `${print(median)} (${ratio.toFixed(1)}x)`];
  });
  return Object.fromEntries(cells);
}

async function measureAll(): Promise<readonly Readonly<Record<string, string>>[]> {
  const viewers = [...(await readViewers(firstOperation())), ...readLargeReference()];
  const folders = new Map(viewers.map((viewer, index): [Viewer, string] => [viewer, `viewer${index}`]));
  const files = viewers.flatMap((viewer) =>
    [...viewer.files].map(([path, text]): [string, string] => [`${folders.get(viewer) ?? ""}/${path}`, text]),
  );
  const server = await serveCompressed(new Map(files));
  const browser = await startChromium();
  try {
    const url = (viewer: Viewer, page = viewer.start): string => `${server.url}/${folders.get(viewer) ?? ""}/${page}`;
    const visits = await visitAll(browser, viewers, url);
    const own = [...visits.values()][0] ?? [];
    const rows: Readonly<Record<string, string>>[] = [];
    for (const [viewer, found] of visits)
      rows.push({ page: viewer.name, ...toRow(own, found), "axe: light, dark": await countViolations(browser, url(viewer, viewer.end)) });
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
}

const INTRODUCTION = `# The reference page, measured

Written by \`npx tsx bench/reference.ts --write\`. The page and three viewers of OpenAPI documents show the same operations. All are served
from loopback, compressed with gzip, to a Chromium with an empty cache that is as slow as a phone: a processor six times slower, 1.6 Mbit/s, 150 ms.
${rounds === 1 ? "One round" : `Medians of ${rounds} rounds`}, in brackets relative to the reference page. The first operation shows when an element with its name takes up
space and has been painted; the reference page is opened at the operation, whose heading counts, because its connectors are closed. A key of
a search ends when nothing changes any more. axe counts rules of WCAG A and AA with violations, and in brackets the elements. Goal: the
first operation in at most 0.22 of the time of the fastest viewer.

The last two rows are of a catalog that is ten times as large, and so has a page for each connector: its index, where the first link to an
operation counts, and the address that an operation had on a single page, which leads to the page of the connector. Goal: at most 2 s.

`;

async function writePage(rows: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const titles = Object.keys(rows[0] ?? {});
  const lines = [titles, titles.map(() => "---"), ...rows.map((row) => titles.map((title) => row[title] ?? ""))];
  const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const machine = `Node ${process.versions.node} on ${cpus().length} cores.`;
  const page = `${INTRODUCTION}${table}\n\n${machine}\n`;
  writeFileSync(join(import.meta.dirname, "reference.md"), await format(page, { parser: "markdown", printWidth: 140 }));
}

const rows = await measureAll();
console.table(rows);
if (words.includes("--write")) await writePage(rows);
