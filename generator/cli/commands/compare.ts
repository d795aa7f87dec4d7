import { join, relative, resolve } from "node:path";
import { toCompareOptions, type CompareFormat, type CompareOptions } from "../../../templates/bin/compare/compare_arguments.ts";
import { runCompare } from "../../../templates/bin/compare/run_compare.ts";
import { filesInArchive } from "../../../templates/bin/compare/sources/package_files.ts";
import { readSide, sideOfPackage } from "../../../templates/bin/compare/sources/read_side.ts";
import type { Side } from "../../../templates/bin/compare/sources/side.ts";
import { ConfigError } from "../../../templates/bin/config/config_error.ts";
import { UsageError as CatalogError } from "../../../templates/bin/usage_error.ts";
import { countOf } from "../../../templates/shared/count.ts";
import { printDiagnostics } from "../../diagnostics/print.ts";
import { visibleText } from "../../diagnostics/visible_text.ts";
import { LANGUAGE_VERSION } from "../../model/catalog_document.ts";
import { nodeDisk } from "../../output/disk.ts";
import { loadAndCheck } from "../../run.ts";
import { readCatalogSources, readVersion } from "../../source/read.ts";
import { authorSide, catalogOfModel } from "../author_side.ts";
import type { Command, ExitCode, Program } from "../command.ts";
import { archiveFolder, GitError, isRepository, newestRelease } from "../git.ts";
import { readWords, type OptionTable, type UsageError } from "../words.ts";

const HELP = `Compares the catalog in spec/ with that of a commit, and reports what each change means for those who call a gateway and
for those who implement one. It reads the catalog itself, so npm run generate is not needed first.

Usage: npm run compare -- [<git ref> | <old> <new>] [options]

  <git ref>           a tag, branch or commit (default: the newest release tag v* of this branch)
  <old> <new>         two catalogs instead: each a catalog.json, the folder of a package, or its tarball

  --for <side>        caller, implementer or both (default): whose breaks count; with both, those of callers
  --format <format>   pretty (default), json, markdown (a section of CHANGELOG.md), github, sarif
  --check-version     fail if the version in package.json is too small a step for the changes, and only then
  --accept <file>     breaks that do not count (default: spec/accepted_breaks.json, if it exists)
  --root <folder>     project with spec/ (default: this one)
  --out <folder>      folder of the package in the project (default: generated)
  --help              show this help

The exported types are compared as well, if generated/ is up to date.

Exit codes: 0 nothing breaks, 1 something breaks, the version step is too small or the catalog has errors, 2 wrong usage,
3 a bug in the generator.
`;

const OPTIONS = {
  for: { type: "string" },
  format: { type: "string" },
  "check-version": { type: "boolean" },
  accept: { type: "string" },
  root: { type: "string" },
  out: { type: "string" },
  debug: { type: "boolean" },
  help: { type: "boolean" },
} as const satisfies OptionTable;

/** The accepted breaks of a project. */
const ACCEPTED = "spec/accepted_breaks.json";

/** What the arguments say. */
interface Wanted extends CompareOptions {
  readonly operands: readonly string[];
  readonly format: CompareFormat;
  readonly projectRoot: string;
  /** The folder of the package, relative to the project. */
  readonly out: string;
}

/** `compare`: says what the changes of the catalog since a commit mean for callers and implementers. */
export const compare: Command = {
  help: HELP,
  run: async (argv, program) => {
    try {
      return await Promise.resolve(runComparison(argv, program));
    } catch (error) {
      if (error instanceof CatalogError) return { usageError: `${visibleText(error.message)}; ${visibleText(error.help)}` };
      if (error instanceof GitError) return { usageError: error.message };
      if (!(error instanceof ConfigError)) throw error;
      const lines = error.mistakes.map(({ line, column, message, help }) => `${error.file}:${line}:${column}: ${message}; ${help}`);
      return { usageError: lines.map((line) => visibleText(line)).join("\n") };
    }
  },
};

function runComparison(argv: readonly string[], program: Program): ExitCode | UsageError {
  const wanted = readWanted(argv, program);
  if ("usageError" in wanted) return wanted;
  const [first, second] = wanted.operands;
  if (first !== undefined && second !== undefined) {
    const settings = { cwd: program.cwd, languageVersion: LANGUAGE_VERSION };
    return report({ old: readSide(first, settings), new: readSide(second, settings) }, wanted, program);
  }
  const ref = first ?? releaseIn(wanted.projectRoot);
  if (ref !== undefined) return compareWith(ref, wanted, program);
  program.print("Nothing to compare with: there is no release tag v* in the history. Name a commit: npm run compare -- <git ref>\n");
  return 0;
}

function readWanted(argv: readonly string[], { cwd, projectRoot: own }: Program): Wanted | UsageError {
  const words = readWords(argv, OPTIONS, 2);
  if ("usageError" in words) return words;
  const { on, values, operands } = words;
  const projectRoot = resolve(cwd, values.get("root") ?? own);
  const given = { for: values.get("for"), format: values.get("format"), accept: values.get("accept") };
  const options = toCompareOptions({ ...given, checkVersion: on.has("check-version") });
  const isProject = operands.length < 2;
  const ownFile = isProject && nodeDisk.entry(join(projectRoot, ACCEPTED)) !== undefined ? join(projectRoot, ACCEPTED) : undefined;
  return {
    ...options,
    format: options.format ?? "pretty",
    accept: options.accept ?? ownFile,
    operands,
    projectRoot,
    out: values.get("out") ?? "generated",
  };
}

function releaseIn(projectRoot: string): string | undefined {
  return isRepository(projectRoot) ? newestRelease(projectRoot) : undefined;
}

function compareWith(ref: string, wanted: Wanted, program: Program): ExitCode {
  const { projectRoot, out } = wanted;
  const old = sideOfPackage(visibleText(ref), filesInArchive(archiveFolder(projectRoot, ref, out, "catalog.json")), LANGUAGE_VERSION);
  const sources = readCatalogSources(projectRoot);
  const { model, diagnostics } = loadAndCheck(sources);
  if (model === undefined) {
    program.complain(printDiagnostics(diagnostics, { format: "pretty", color: false, sources }));
    program.complain(`\nNothing was compared: ${countOf(diagnostics.length, "message")} about the catalog.\n`);
    return 1;
  }
  const catalog = catalogOfModel(model, readVersion(projectRoot));
  const written = packageOnDisk(projectRoot, out);
  const isCurrent = written !== undefined && JSON.stringify({ ...written.catalog, $schema: undefined }) === JSON.stringify(catalog);
  const next: Side = { ...authorSide("spec/", model, catalog, sources), ...(isCurrent && { declarations: written.declarations }) };
  return report({ old, new: next }, wanted, program);
}

/** The package that the last run of `generate` wrote. Undefined if it cannot be read; the check of the output says why. */
function packageOnDisk(projectRoot: string, out: string): Side | undefined {
  try {
    return readSide(out, { cwd: projectRoot, languageVersion: LANGUAGE_VERSION });
  } catch (error) {
    if (error instanceof CatalogError) return undefined;
    throw error;
  }
}

function report(sides: { readonly old: Side; readonly new: Side }, wanted: Wanted, program: Program): ExitCode {
  const { cwd, color, print } = program;
  // Files of the catalog are relative to the project, wherever the command runs.
  const below = relative(cwd, wanted.projectRoot).replaceAll("\\", "/");
  const prefix = below === "" || wanted.operands.length === 2 ? "" : `${below}/`;
  return runCompare(sides, wanted, { cwd, now: program.now(), color, prefix, version: readVersion(program.projectRoot), print });
}
