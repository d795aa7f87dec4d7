import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutputFile } from "../emitters/emitter.ts";
import { hashOf } from "../finishing/manifest.ts";
import type { CatalogSize } from "../model/walk.ts";
import type { ResultCache, Texts } from "../reuse/result_cache.ts";
import { hasFiles, type ListedFile } from "./compare.ts";
import type { Destination } from "./destination.ts";
import { systemErrorCode } from "./disk.ts";
import { isUnfinished } from "./lock.ts";

/** What a run has found and made, without the texts. */
export interface PackageRecord {
  readonly files: readonly ListedFile[];
  /** Warnings about the catalog. */
  readonly diagnostics: readonly Diagnostic[];
  readonly size: CatalogSize;
}

const STEP = "package";

/** Keeps what a run has made of its inputs. */
export function keepRecord(
  cache: ResultCache,
  inputs: Texts,
  files: readonly OutputFile[],
  { diagnostics, size }: Omit<PackageRecord, "files">,
): void {
  const listed = files.map((file): ListedFile => ({ path: file.path, hash: hashOf(file), executable: file.executable === true }));
  const record: PackageRecord = { files: listed, diagnostics, size };
  cache.keep(STEP, inputs, [JSON.stringify(record)]);
}

/**
 * What an earlier run has made of the same inputs, if the disk still has exactly that: then there is nothing to make. Everything else, also
 * a disk that cannot be read, is left to a run that makes the package.
 */
export function findRecord(cache: ResultCache, inputs: Texts, destination: Destination): PackageRecord | undefined {
  const [text] = cache.find(STEP, inputs) ?? [];
  if (text === undefined) return undefined;
  // The cache returns only what `keepRecord` of the same program has given it.
  const record = JSON.parse(text) as PackageRecord;
  try {
    return !isUnfinished(destination) && hasFiles(destination, record.files) ? record : undefined;
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return undefined;
  }
}
