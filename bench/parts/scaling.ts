import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { runWell, type ProgramRun } from "../harness/programs.ts";
import { pairedRatio, takeRounds } from "../harness/rounds.ts";
import type { Figure, Outcome, Part } from "../part.ts";
import { generateIn, growCatalog, withProject } from "../projects.ts";
import { candidateOf, ownProgram, PROGRAM } from "./command_line.ts";

const ROUNDS = { least: 5, most: 15, seconds: 8 };
/** Reported beside the catalog as it is: `generate` may take this many times as long. */
const LINEAR = { most: 1.1 };
const OWN = "catalog";

/** What becomes of `generate`, and of the programs of the package, when the catalog grows. */
export const scaling: Part = {
  name: "scaling",
  title: "A catalog ten times as large",
  about: aboutTimes(10),
  measure: () => measureTimes(10),
};

/** The same with fifty times the connectors: it takes many minutes, so that it runs only when it is asked for. */
export const scalingFifty: Part = {
  name: "scaling-50",
  title: "A catalog fifty times as large",
  about: aboutTimes(50),
  onRequest: true,
  measure: () => measureTimes(50),
};

function aboutTimes(times: number): string {
  return (
    `The connectors of the project, each ${times} times under different names, in an empty project, beside those connectors once. ` +
    "Processor time is without that of esbuild, which has a process of its own. The growth is per connector: 1 is linear."
  );
}

function measureTimes(times: number): Promise<readonly Outcome[]> {
  return withProject((small) => withProject((large) => measureIn(small, large, times)));
}

async function measureIn(small: string, large: string, times: number): Promise<readonly Outcome[]> {
  const once = generated(small, 1);
  const many = generated(large, times);
  const grown = `catalog × ${times}`;
  const each = (work: string, unit: string, of: (run: ProgramRun) => number): readonly Figure[] => [
    { work, by: OWN, value: of(once), unit },
    { work, by: grown, value: of(many), unit },
  ];
  const growth = many.processor / once.processor / times;
  const [memoryOfOne, memoryOfMany] = each("memory of `generate`", "MB", ({ megabytes }) => megabytes);
  return [
    ...each("processor time of `generate`", "s", ({ processor }) => processor / 1000),
    { work: "processor time of `generate` for a connector", by: grown, value: growth, unit: `× ${OWN}`, goal: LINEAR },
    ...(memoryOfOne === undefined || memoryOfMany === undefined ? [] : [memoryOfOne, { ...memoryOfMany, goal: { most: 1000 } }]),
    await startOf(large, grown),
  ];
}

/** Generates the package of a catalog that has been made larger. Throws unless it has all connectors. */
function generated(project: string, times: number): ProgramRun {
  const connectors = growCatalog(project, times);
  const run = runWell(generateIn(project));
  if (!run.stdout.includes(`Catalog: ${connectors} connectors`)) throw new Error(`The catalog is not the grown one:\n${run.stdout}`);
  return run;
}

/** The start of the command line of that package on one tiny file, relative to that of the project's own. */
async function startOf(project: string, grown: string): Promise<Figure> {
  const folder = mkdtempSync(join(project, "files-"));
  const program = join(project, "generated/bin/connector-gateway-spec.js");
  const candidates = [candidateOf(OWN, ownProgram(folder, PROGRAM)), candidateOf(grown, ownProgram(folder, program))];
  const samples = await takeRounds(candidates, ROUNDS);
  const value = pairedRatio(samples, grown, OWN);
  return { work: "command line on one tiny file", by: grown, value, unit: `× ${OWN}`, goal: LINEAR };
}
