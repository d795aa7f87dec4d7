import { findRecord } from "./output/package_record.ts";
import type { WriteReport } from "./output/write.ts";
import { NO_CACHE } from "./reuse/result_cache.ts";
import type { RunOptions, RunResult } from "./run.ts";
import { readCatalogSources, readVersion, shownSources } from "./source/read.ts";
import type { SourceFile } from "./source/source_file.ts";
import { readTemplates } from "./source/templates.ts";

/** Everything that a run reads besides the package. */
export interface RunInputs {
  readonly templates: ReadonlyMap<string, string>;
  readonly sources: readonly SourceFile[];
  readonly version: string;
  /** The same as texts, with all that the package depends on. */
  readonly texts: readonly string[];
}

/** Reads the inputs of a run. Throws for templates that cannot be read, and for a project without a version. */
export function readInputs({ projectRoot, own }: RunOptions): RunInputs {
  const templates = readTemplates(projectRoot);
  const sources = own?.sources ?? readCatalogSources(projectRoot);
  const version = own?.version ?? readVersion(projectRoot);
  return { templates, sources, version, texts: [JSON.stringify([version, own, sources]), ...[...templates].flat()] };
}

/**
 * The outcome of a run that has nothing to do: an earlier run had the same inputs, and the disk has what it made. Undefined for all others.
 * This needs no part of the generator that makes anything, so none is loaded.
 */
export function repeatRun({ destination, check, own, cache = NO_CACHE }: RunOptions, inputs: RunInputs): RunResult | undefined {
  const known = findRecord(cache, inputs.texts, destination);
  if (known === undefined) return undefined;
  const { files, diagnostics, size } = known;
  const found = { sources: own === undefined ? inputs.sources : shownSources(own.sources, own.folder), diagnostics, size };
  if (check) return { ...found, kind: "compared", differences: [], fileCount: files.length };
  const report: WriteReport = { kind: "written", written: [], removed: [], unchanged: files.length };
  return { ...found, kind: "written", report, catalogs: { before: undefined, after: undefined } };
}
