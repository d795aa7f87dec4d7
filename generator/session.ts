import { CATALOG_PATH } from "./emitters/catalog/index.ts";
import { emitAtPace } from "./emitters/index.ts";
import type { OutputFile, Templates } from "./emitters/emitter.ts";
import { declarationsOf } from "./finishing/declarations.ts";
import { pagesOf } from "./finishing/bundle_page.ts";
import { finishPackage, finishQuickly, type Ingredients } from "./finishing/finish.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Destination } from "./output/destination.ts";
import { readPackage } from "./output/read_package.ts";
import { writePackage } from "./output/write.ts";
import { sizeOf } from "./model/walk.ts";
import { keepEqual } from "./reuse/keep_equal.ts";
import { NO_CACHE, type ResultCache } from "./reuse/result_cache.ts";
import type { RunResult } from "./run.ts";
import { loadAndCheck } from "./rules/load_and_check.ts";
import { readCatalogSources, readVersion } from "./source/read.ts";
import type { SourceFile } from "./source/source_file.ts";
import { readTemplates, templatePath } from "./source/templates.ts";
import { withBuilt } from "./output/built_templates.ts";

/** Where a session reads and writes. */
export interface SessionOptions {
  /** What earlier runs have made. */
  readonly cache?: ResultCache;
  /** The folder that contains `spec/` and `templates/`. */
  readonly projectRoot: string;
  readonly destination: Destination;
}

/** What a run of a session did. */
export interface Update {
  readonly result: RunResult;
  /** The files of the project that have changed since the run before, by path; none for the first run. */
  readonly changed: readonly string[];
  /** Files of the package that are still those of an earlier catalog. */
  readonly pending: readonly string[];
}

/**
 * Runs of the generator for the same project, one after the other. Each makes only what depends on what has changed since the one before,
 * and what it writes has the same bytes as that of a single run.
 */
export interface Session {
  /**
   * What has happened to the project since the last run: nothing; something; or something is gone (files of it are missing, empty or cannot be
   * read), which may be the middle of a save.
   */
  readonly look: () => "same" | "changed" | "shrunk";
  /**
   * Reads the project. Undefined when it is as the run before found it. Otherwise writes the package, but for what takes long, which stays
   * as it is until `complete`. The first run writes everything, and calls `pause` like `complete`. A catalog with errors leaves the package
   * alone. Rejects for templates that cannot be read or compiled, a project without a version, and bugs.
   */
  readonly update: (pause: () => Promise<void>) => Promise<Update | undefined>;
  /**
   * Makes and writes what is pending. Undefined when nothing is. Calls `pause` between two steps; when it rejects, this rejects with the
   * same error, and what was pending still is.
   */
  readonly complete: (pause: () => Promise<void>) => Promise<Update | undefined>;
}

/** What a project consists of. */
interface Project {
  readonly sources: readonly SourceFile[];
  readonly templates: Templates;
  readonly version: string;
}

/** A package, and what it was made from. */
interface Made {
  readonly ingredients: Ingredients;
  readonly diagnostics: readonly Diagnostic[];
  /** The files of the quick emitters. */
  readonly emitted: readonly OutputFile[];
  readonly files: readonly OutputFile[];
}

/** Opens a session. It reads nothing yet. */
export function openSession({ projectRoot, destination, cache = NO_CACHE }: SessionOptions): Session {
  let seen: Project | undefined;
  let made: Made | undefined;
  /** The last package with nothing pending. */
  let completed: Made | undefined;

  const write = async ({ ingredients: { sources, model, existing }, diagnostics, files }: Made): Promise<RunResult> => {
    const report = await writePackage(destination, files);
    if (report.kind === "blocked") return { sources, diagnostics, ...report };
    const catalogs = { before: existing.get(CATALOG_PATH), after: files.find(({ path }) => path === CATALOG_PATH)?.text };
    return { kind: "written", sources, diagnostics, size: sizeOf(model), report, catalogs };
  };

  return {
    look: () => {
      const project = tryToRead(projectRoot);
      if (project === undefined) return "shrunk";
      if (keepEqual(seen, project) === seen) return "same";
      return seen !== undefined && hasShrunk(seen, project) ? "shrunk" : "changed";
    },
    update: async (pause) => {
      const project = keepEqual(seen, readProject(projectRoot));
      if (project === seen) return undefined;
      const changed = changesBetween(seen, project);
      seen = project;
      const { sources } = project;
      const { model, diagnostics } = loadAndCheck(sources, { earlier: made?.ingredients.model });
      if (model === undefined) return { result: { kind: "refused", sources, diagnostics }, changed, pending: [] };
      const existing = made === undefined ? readPackage(destination) : textsOf(made.files);
      const templates = keepEqual(made?.ingredients.templates, await withBuilt(projectRoot, project.templates, destination.writer.id));
      const ingredients: Ingredients = { ...project, templates, model, existing, cache };
      const emitted = emitAtPace(ingredients, "quick", made?.emitted);
      const isFirst = completed === undefined;
      const files = isFirst ? await makeAll(emitted, { ...ingredients, pause }) : finishQuickly(emitted, made?.files ?? [], ingredients);
      made = { ingredients, diagnostics, emitted, files };
      completed ??= made;
      return { result: await write(made), changed, pending: pendingIn(made, completed) };
    },
    complete: async (pause) => {
      if (made === undefined || completed === undefined || pendingIn(made, completed).length === 0) return undefined;
      await pause();
      const { ingredients, emitted, files } = made;
      made = { ...made, files: await makeAll(emitted, { ...ingredients, existing: textsOf(files), pause }) };
      completed = made;
      return { result: await write(made), changed: [], pending: [] };
    },
  };
}

function readProject(projectRoot: string): Project {
  return { sources: readCatalogSources(projectRoot), templates: readTemplates(projectRoot), version: readVersion(projectRoot) };
}

function tryToRead(projectRoot: string): Project | undefined {
  try {
    return readProject(projectRoot);
  } catch {
    return undefined;
  }
}

/** Whether a text that was there is missing or empty. */
function hasShrunk(earlier: Project, { sources, templates }: Project): boolean {
  const texts = new Map([...templates, ...sources.map(({ path, text }) => [path, text] as const)]);
  const before = [...earlier.templates, ...earlier.sources.map(({ path, text }) => [path, text] as const)];
  return before.some(([path, text]) => text.trim() !== "" && (texts.get(path) ?? "").trim() === "");
}

/** The paths in the project of what is new, different or gone. */
function changesBetween(earlier: Project | undefined, { sources, templates }: Project): readonly string[] {
  if (earlier === undefined) return [];
  const before = new Map(earlier.sources.map((source) => [source.path, source]));
  const now = new Map(sources.map((source) => [source.path, source]));
  return [...differentKeys(before, now), ...differentKeys(earlier.templates, templates).map(templatePath)];
}

function differentKeys(before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): readonly string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((key) => before.get(key) !== now.get(key));
}

async function makeAll(emitted: readonly OutputFile[], ingredients: Ingredients): Promise<readonly OutputFile[]> {
  return finishPackage([...emitted, ...emitAtPace(ingredients, "slow", undefined)], ingredients);
}

function textsOf(files: readonly OutputFile[]): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** The declarations of documents that differ, and everything else that takes long when anything differs. */
function pendingIn(made: Made, completed: Made): readonly string[] {
  if (made === completed) return [];
  const before = new Set(completed.files);
  const ofDocuments = made.files.flatMap((file) => (before.has(file) ? [] : (declarationsOf(file.path) ?? [])));
  const { model, templates, version } = completed.ingredients;
  const isSame = made.ingredients.model === model && made.ingredients.templates === templates && made.ingredients.version === version;
  return isSame ? ofDocuments : [...ofDocuments, ...pagesOf(made.ingredients.templates)];
}
