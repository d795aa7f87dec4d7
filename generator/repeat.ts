import { findRecord } from "./output/package_record.ts";
import type { WriteReport } from "./output/write.ts";
import { NO_CACHE } from "./reuse/result_cache.ts";
import type { RunResult } from "./run.ts";
import type { RunInputs, RunOptions } from "./run_inputs.ts";
import { shownSources } from "./source/read.ts";

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
