import { join, relative } from "node:path";
import type { CompareOptions, Side, CatalogPath, ChangedPlace, FilePosition } from "#templates/cli/compare";
import { readCompareOptions, runCompare, readSide, sideOfPackage, filesInArchive, readCatalogBytes } from "#templates/cli/compare";
import { ConfigError } from "#templates/cli";
import {
  type Format,
  countOf,
  listFormats,
  textOption,
  type Catalog,
  type ReadOptions,
  isList,
  isObject,
  type Position,
} from "#templates/core";
import type { CatalogFile, SourceFile, Place } from "#generator/read";
import {
  printDiagnostics,
  shownDiagnostics,
  visibleText,
  readCatalogSources,
  readVersion,
  loadCatalog,
  positionOf,
  hasPath,
  GATEWAY_FILE,
} from "#generator/read";
import { LANGUAGE_VERSION, type Model } from "#generator/resolve";
import { nodeDisk } from "#generator/write";
import { loadAndCheck } from "../../run.ts";
import { type ExitCode, type Program, defineCommand, mistake, unlessMistaken } from "../command.ts";
import { projectFolder } from "../options.ts";
import { countErrors } from "../report.ts";
import { toCatalog } from "#generator/emit";
import { spawnSync } from "node:child_process";

/** A package of seven connectors has eight megabytes. */
const LARGEST_OUTPUT = 256 * 1_048_576;

const NO_RELEASE = "Nothing to compare with: there is no release tag v* in the history. Name a commit: npm run compare -- <git ref>\n";

const START: Position = { line: 1, column: 1 };

const HELP = `Compares the catalog in spec/ with that of a commit, and reports what each change means for those who call a gateway and
for those who implement one. It reads the catalog itself, so npm run generate is not needed first.

Usage: npm run compare -- [<git ref> | <old> <new>] [options]

  <git ref>           a tag, branch or commit (default: the newest release tag v* of this branch)
  <old> <new>         two catalogs instead: each a catalog.json, the folder of a package, or its tarball

  --for <side>        caller, implementer or both (default): whose breaks count; with both, those of callers
  --format <format>   ${listFormats(false)}
                      (markdown: a section of CHANGELOG.md)
  --check-version     fail if the version in package.json is too small a step for the changes, and only then
  --accept <file>     breaks that do not count (default: spec/accepted_breaks.json, if it exists)
  --root <folder>     project with spec/ (default: this one)
  --out <folder>      folder of the package in the project (default: generated)
  --help              show this help

The exported types are compared as well, if generated/ is up to date.

Exit codes: 0 nothing breaks, 1 something breaks, the version step is too small or the catalog has errors, 2 wrong usage,
3 a bug in the generator.
`;

/** The accepted breaks of a project. */
const ACCEPTED = "spec/accepted_breaks.json";

/** The parsed arguments. */
interface Wanted extends CompareOptions {
  readonly operands: readonly string[];
  readonly format: Format;
  readonly projectRoot: string;
  /** The folder of the package, relative to the project. */
  readonly out: string;
}

/** `compare`: says what the changes of the catalog since a commit mean for callers and implementers. */
export const compare = defineCommand({ help: HELP, operands: 2 }, (words, program) => {
  try {
    return runComparison(readWanted(words, program), program);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const lines = error.mistakes.map(({ line, column, message, help }) => `${error.file}:${line}:${column}: ${message}; ${help}`);
    throw mistake(lines.map((line) => visibleText(line)).join("\n"));
  }
});

function runComparison(wanted: Wanted, program: Program): ExitCode {
  const [first, second] = wanted.operands;
  if (first !== undefined && second !== undefined) {
    const settings = { cwd: program.cwd, languageVersion: LANGUAGE_VERSION };
    return report({ old: readSide(first, settings), new: readSide(second, settings) }, wanted, program);
  }
  const ref = first ?? newestRelease(wanted.projectRoot);
  const old = ref === undefined ? undefined : sideOfCommit(ref, wanted);
  const next = authoredSide(wanted, program);
  if (next === undefined) return 1;
  if (old !== undefined) return report({ old, new: next }, wanted, program);
  if (wanted.format === "pretty") {
    program.print(NO_RELEASE);
    return 0;
  }
  program.complain(NO_RELEASE);
  // Whoever reads the output expects a report, which has no changes then.
  return report({ old: next, new: next }, { ...wanted, accept: undefined, checkVersion: false }, program);
}

function readWanted({ values, positionals: operands }: ReadOptions, program: Program): Wanted {
  const options = readCompareOptions(values);
  const isProject = operands.length < 2;
  const projectRoot = projectFolder(textOption(values, "root"), program, isProject ? ["spec", "package.json"] : []);
  const ownFile = isProject && nodeDisk.entry(join(projectRoot, ACCEPTED)) !== undefined ? join(projectRoot, ACCEPTED) : undefined;
  return {
    ...options,
    format: options.format ?? "pretty",
    accept: options.accept ?? ownFile,
    operands,
    projectRoot,
    out: textOption(values, "out") ?? "generated",
  };
}

function sideOfCommit(ref: string, { projectRoot, out }: Wanted): Side {
  return sideOfPackage(visibleText(ref), filesInArchive(archiveFolder(projectRoot, ref, out, "catalog.json")), LANGUAGE_VERSION);
}

/** The catalog in `spec/`. Undefined if it has errors, which are printed. */
function authoredSide({ projectRoot, out, format }: Wanted, { color, now, elapsed, print }: Program): Side | undefined {
  const sources = readCatalogSources(projectRoot);
  const { model, diagnostics } = loadAndCheck(sources);
  if (model === undefined) {
    const summary = `Nothing was compared: ${countOf(countErrors(diagnostics), "error")} in the catalog.\n`;
    const time = { started: now(), milliseconds: elapsed() };
    print(printDiagnostics(shownDiagnostics(diagnostics), { format, color, sources, summary, time }));
    return undefined;
  }
  const catalog = catalogOfModel(model, readVersion(projectRoot));
  // The package that the last run of `generate` wrote. If it cannot be read, the check of the output says why.
  const written = unlessMistaken(() => readSide(out, { cwd: projectRoot, languageVersion: LANGUAGE_VERSION }));
  const isCurrent = written !== undefined && JSON.stringify({ ...written.catalog, $schema: undefined }) === JSON.stringify(catalog);
  return { ...authorSide("spec/", model, catalog, sources), ...(isCurrent && { declarations: written.declarations }) };
}

function report(sides: { readonly old: Side; readonly new: Side }, wanted: Wanted, program: Program): ExitCode {
  const { cwd, color, print } = program;
  // Files of the catalog are relative to the project, wherever the command runs.
  const below = relative(cwd, wanted.projectRoot).replaceAll("\\", "/");
  const prefix = below === "" || wanted.operands.length === 2 ? "" : `${below}/`;
  return runCompare(sides, wanted, { cwd, now: program.now(), color, prefix, version: readVersion(program.projectRoot), print });
}

/** The catalog of a model, as `catalog.json` has it. */
export function catalogOfModel(model: Model, version: string): Catalog {
  const text = JSON.stringify(toCatalog(model, version));
  return readCatalogBytes(Buffer.from(text), "catalog.json", Number.POSITIVE_INFINITY).catalog;
}

/** The catalog as the author has written it: the positions of its values are those in the YAML. */
export function authorSide(name: string, model: Model, catalog: Catalog, sources: readonly SourceFile[]): Side {
  const files = new Map(loadCatalog(sources).catalog?.files.map((file) => [file.path, file]));
  const findPosition = ({ path, facet }: ChangedPlace): FilePosition => {
    const place = placeOf(model, path);
    const file = files.get(place.file);
    const position = file === undefined ? START : positionOf(writtenFacet(place, facet, file), file);
    return { file: place.file, ...position };
  };
  return { name, catalog, findPositions: (places) => places.map(findPosition) };
}

/** Where a value of the catalog is written. The model has the structure of the catalog, and remembers that. */
function placeOf(model: Model, path: CatalogPath): Place {
  let value: unknown = model;
  let place: Place = { file: GATEWAY_FILE, path: [] };
  for (const [depth, step] of path.entries()) {
    value = childOf(value, step);
    const at = childOf(value, "at");
    if (isPlace(at)) place = at;
    // A connector is a whole file; its id remembers which one.
    else if (depth === 1 && path[0] === "connectors") place = fileOf(childOf(childOf(value, "definitionId"), "at")) ?? place;
  }
  return place;
}

function fileOf(at: unknown): Place | undefined {
  return isPlace(at) ? { file: at.file, path: [] } : undefined;
}

/** The line of a limit, of which a change is about: at the place itself, or in the named type that it is written with. */
function writtenFacet(place: Place, facet: string, { root }: CatalogFile): Place {
  const key = facet.replaceAll("-", "_");
  for (let at: Place | undefined = place; at !== undefined; at = at.base)
    if (hasPath(root, [...at.path, key])) return { file: at.file, path: [...at.path, key] };
  return place;
}

function childOf(value: unknown, step: string | number): unknown {
  if (isList(value)) return value[Number(step)];
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value["file"] === "string" && isList(value["path"]);
}

/** The newest release that the current commit contains, as the name of its tag: `v1.2.0`. Undefined if there is none, or no history. */
function newestRelease(folder: string): string | undefined {
  const sort = ["-c", "versionsort.suffix=-", "tag", "--list", "v*", "--merged", "HEAD", "--sort=-version:refname"];
  const { ok, output } = runGit(folder, sort);
  if (!ok) return undefined;
  return output
    .toString("utf8")
    .split("\n")
    .find((tag) => /^v\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/u.test(tag));
}

/**
 * A folder as it is in a commit, as a tar archive.
 * @param path of the folder, relative to the folder in which git runs
 * @throws UsageError if there is no such commit, or no `wanted` file in the folder
 */
function archiveFolder(folder: string, ref: string, path: string, wanted: string): Uint8Array {
  if (!runGit(folder, ["rev-parse", "--git-dir"]).ok) throw mistake(`${visibleText(folder)} is in no git repository`);
  const commit = runGit(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (!commit.ok) throw mistake(`there is no commit "${visibleText(ref)}" in this repository`);
  const tree = `${commit.output.toString("utf8").trim()}:./${path}`;
  if (!runGit(folder, ["cat-file", "-e", `${tree}/${wanted}`]).ok) {
    throw mistake(`${visibleText(ref)} has no ${visibleText(path)}/${wanted}`);
  }
  const archive = runGit(folder, ["archive", "--format=tar", tree]);
  if (!archive.ok) throw mistake(`git cannot read ${visibleText(path)} of ${visibleText(ref)}`);
  return archive.output;
}

/** A git that is not installed is not `ok`, like one that finds no repository. */
function runGit(folder: string, args: readonly string[]): { readonly ok: boolean; readonly output: Buffer } {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, maxBuffer: LARGEST_OUTPUT, stdio: ["ignore", "pipe", "ignore"] });
  return { ok: status === 0, output: stdout };
}
