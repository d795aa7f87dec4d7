import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { replaceBetween } from "../../../bench/harness/page.ts";

/** How the mutants of a part ended. */
export interface PartFigures {
  readonly killed: number;
  readonly survived: number;
  /** Whether only a sample of the lines was mutated. */
  readonly sampled: boolean;
}

const FIGURES = join(import.meta.dirname, "figures.json");
const PAGE = join(import.meta.dirname, "../../../docs/mutation.md");

/** The share of mutants that tests notice, in percent. */
export function scoreOf({ killed, survived }: PartFigures): number {
  return (100 * killed) / (killed + survived);
}

/** Counts the mutants of a report in the format of mutation-testing-report-schema. Those that cannot run or be compiled do not count. */
export function readReport(file: string, sampled: boolean): PartFigures {
  const { files } = JSON.parse(readFileSync(file, "utf8")) as { readonly files: Readonly<Record<string, { mutants: readonly Mutant[] }>> };
  const count = (...statuses: readonly string[]): number =>
    Object.values(files)
      .flatMap(({ mutants }) => mutants)
      .filter(({ status }) => statuses.includes(status)).length;
  return { killed: count("Killed", "Timeout"), survived: count("Survived", "NoCoverage"), sampled };
}

interface Mutant {
  readonly status: string;
}

/** Keeps the figures of a part beside those of the others, and writes the table of docs/mutation.md. */
export function keepFigures(part: string, order: readonly string[], figures: PartFigures): void {
  const known = JSON.parse(readFileSync(FIGURES, "utf8")) as Readonly<Record<string, PartFigures>>;
  const all = { ...known, [part]: figures };
  const sorted = order.flatMap((name): readonly (readonly [string, PartFigures])[] => (all[name] === undefined ? [] : [[name, all[name]]]));
  writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  const page = readFileSync(PAGE, "utf8");
  writeFileSync(PAGE, replaceBetween(page, "<!-- figures -->", "<!-- end of figures -->", printTable(sorted)));
}

function printTable(rows: readonly (readonly [part: string, figures: PartFigures])[]): string {
  const lines = rows.map(([part, figures]) => {
    const { killed, survived, sampled } = figures;
    return `| \`${part}\` | ${sampled ? "a sample" : "all"} | ${killed + survived} | ${killed} | ${scoreOf(figures).toFixed(1)} % |`;
  });
  return ["| part | lines | changes | noticed | share |", "| --- | --- | ---: | ---: | ---: |", ...lines].join("\n");
}
