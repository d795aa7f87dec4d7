import { join, resolve } from "node:path";
import { nodeDisk, findUnchanged, type WriteReport } from "#generator/write";
import type { RunResult } from "../../run.ts";
import { readInputs, type RunInputs, type RunOptions } from "../../run_inputs.ts";
import { readCatalogSources, readVersion, readTemplatesWithCode, templatePath } from "#generator/read";
import { type ExitCode, type Program, defineCommand } from "../command.ts";
import { HELP, readCliOptions, type CliOptions, openOwnCatalog, projectFolder } from "../options.ts";
import { exitCodeOf, printReport } from "../report.ts";

type Job = RunOptions & Required<Pick<RunOptions, "note">>;

const OUTPUT_FOLDER = "generated";
/** What a project has beside its catalog. */
const PROJECT = ["templates", "CHANGELOG.md", "LICENSE", "package.json"];
/** A note about the last run of the program, which is kept beside it. */
const LAST_RUN = "last_run.json";
/** What writes the package of a catalog in another folder. Its options are those of the run. */
const OWN_COMMAND = "the same command without `--check`";
/** Ten seconds; a run writes for less than one. */
const PATIENCE = { attempts: 200, pauseInMilliseconds: 50 };

/** `generate`: writes the package, or compares it with what it would write. */
export const generate = defineCommand({ help: HELP }, (words, program) => writePackage(readCliOptions(words), program));

/** Describes the meaning of an edit for users of the package. Loads the comparison only if the catalog has changed. */
async function describeEdit(result: RunResult, { own }: Job, color: boolean): Promise<string> {
  if (result.kind !== "written") return "";
  const { before, after } = result.catalogs;
  if (before === undefined || after === undefined || before === after) return "";
  const { printMeaning } = await import("../meaning_of_edit.ts");
  return printMeaning(before, after, color, own !== undefined);
}

async function writePackage(options: CliOptions, program: Program): Promise<ExitCode> {
  const { check, watch, format, root, out } = options;
  const own = options.own && openOwnCatalog(options.own, program.cwd);
  const projectRoot = projectFolder(root, program, PROJECT);
  const folder = out === undefined ? resolve(own === undefined ? projectRoot : program.cwd, OUTPUT_FOLDER) : resolve(program.cwd, out);
  const shown = out?.replace(/(?<=.)[\\/]+$/u, "") ?? OUTPUT_FOLDER;
  const destination = { disk: nodeDisk, folder, shown, writer: program.writer, patience: PATIENCE };
  const built = projectRoot === program.projectRoot ? program.built : program.builtFolder(projectRoot);
  const job = { projectRoot, built, check, destination, note: join(program.built, LAST_RUN), ...(own !== undefined && { own }) };
  if (watch) return watchProject(options, program, job);
  const inputs = readInputs(job);
  const result = unchangedResult(job, inputs) ?? (await runOnce(job, inputs));
  const style = { format, color: program.color, shown, ...(own !== undefined && { command: OWN_COMMAND }) };
  program.print(printReport(result, { ...style, seconds: program.elapsed() / 1000, now: program.now() }));
  if (format === "pretty") program.print(await describeEdit(result, job, program.color));
  return exitCodeOf(result);
}

/** The outcome of a run that has nothing to do. This needs no part of the generator that makes anything, so none is loaded. */
function unchangedResult({ note, destination, check }: Job, inputs: RunInputs): RunResult | undefined {
  const unchanged = findUnchanged(note, inputs.hash, destination);
  if (unchanged === undefined) return undefined;
  const { size, fileCount } = unchanged;
  const found = { sources: inputs.sources, diagnostics: [], size };
  if (check) return { ...found, kind: "compared", differences: [], fileCount };
  const report: WriteReport = { kind: "written", written: [], removed: [], unchanged: fileCount };
  return { ...found, kind: "written", report, catalogs: { before: undefined, after: undefined } };
}

/** Loaded only now, so that a file that does not even load (a schema in spec/ with a syntax error) is reported like any error. */
async function runOnce(job: RunOptions, inputs: RunInputs): Promise<RunResult> {
  const { run } = await import("../../run.ts");
  return run(job, inputs);
}

/** Writes the package now and after each save. */
async function watchProject({ format, debug }: CliOptions, program: Program, job: Job): Promise<ExitCode> {
  const { run } = await import("../../run.ts");
  const { watchAndWrite, watchFolders } = await import("../watch.ts");
  return watchAndWrite({
    ...{ program, shown: job.destination.shown, format, debug },
    read: () => readTexts(job.projectRoot),
    run: () => run({ ...job, built: program.builtFolder(job.projectRoot) }),
    watch: (changed) => watchFolders(job.projectRoot, changed),
    describeEdit: (result) => (format === "pretty" ? describeEdit(result, job, program.color) : Promise.resolve("")),
  });
}

/** Everything that the package of a project is made from, by path. */
function readTexts(projectRoot: string): ReadonlyMap<string, string> {
  return new Map([
    ...readCatalogSources(projectRoot).map(({ path, text }) => [path, text] as const),
    ...[...readTemplatesWithCode(projectRoot)].map(([name, text]) => [templatePath(name), text] as const),
    ["package.json", readVersion(projectRoot)],
  ]);
}
