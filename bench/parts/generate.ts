import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runWell, type ProgramRun } from "../harness/programs.ts";
import { medianOf, pairedRatio, takeRounds, type Samples } from "../harness/rounds.ts";
import type { Figure, Outcome, Part } from "../part.ts";
import { generateIn, withProject } from "../projects.ts";
import { heyApi, openApiTypescript } from "./sdk.ts";

const ROUNDS = { least: 3, most: 7, seconds: 45 };
const BASE = "openapi-typescript";

/** What the author of a catalog waits for when nothing has changed, beside generators that make far less. */
export const generate: Part = {
  name: "generate",
  title: "`generate` with nothing changed",
  about:
    "The command that makes the whole package, beside the commands of openapi-typescript and hey-api, which make declarations and a client " +
    "of one of its documents, `operations.json`. Processor time is without that of esbuild, which has a process of its own.",
  measure: () => withProject(measureIn),
};

/** A command and what shows that it did its work. */
interface Generator {
  readonly by: string;
  readonly words: readonly string[];
  readonly isRight: (run: ProgramRun) => boolean;
}

async function measureIn(project: string): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(project, "rivals-"));
  const manifest = join(project, "generated/manifest.json");
  // Brings the package up to date, and fills the caches that there may be.
  runWell(generateIn(project));
  const before = readFileSync(manifest, "utf8");
  const generators: readonly Generator[] = [
    {
      by: "ours",
      words: generateIn(project),
      isRight: ({ stdout }) => / 0 files written/u.test(stdout) && readFileSync(manifest, "utf8") === before,
    },
    { by: BASE, words: await openApiTypescript(folder), isRight: () => existsSync(join(folder, "paths.d.ts")) },
    { by: "hey-api", words: await heyApi(folder), isRight: () => existsSync(join(folder, "sdk/sdk.gen.ts")) },
  ];
  const processor = new Map<string, number[]>(generators.map(({ by }) => [by, []]));
  const clock = await takeRounds(
    generators.map(({ by, words, isRight }) => ({
      by,
      sample: () => {
        rmSync(folder, { recursive: true, force: true });
        const run = runWell(words);
        if (!isRight(run)) throw new Error(`${by} did not do its work:\n${run.stdout}${run.stderr}`);
        processor.get(by)?.push(run.processor);
        return run.clock;
      },
    })),
    ROUNDS,
  );
  return generators.flatMap(({ by }) => [...figuresOf(by, "wall-clock time", clock, 0.6), ...figuresOf(by, "processor time", processor)]);
}

function figuresOf(by: string, what: string, samples: Samples, most?: number): readonly Figure[] {
  const ratio = { work: `${what} beside ${BASE}`, by, value: pairedRatio(samples, by, BASE), unit: "×" };
  return [
    by === "ours" && most !== undefined ? { ...ratio, goal: { most } } : ratio,
    { work: what, by, value: medianOf(samples, by) / 1000, unit: "s" },
  ];
}
