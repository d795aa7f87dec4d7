import { withBuilt } from "./output/built_templates.ts";
import type { Destination } from "./output/destination.ts";
import type { OwnCatalog } from "./own_catalog.ts";
import type { ResultCache } from "./reuse/result_cache.ts";
import { readCatalogSources, readVersion } from "./source/read.ts";
import type { SourceFile } from "./source/source_file.ts";
import { readTemplates } from "./source/templates.ts";

/** What a run reads, where it writes, and whether it only compares. */
export interface RunOptions {
  /** The folder that contains `spec/` and `templates/`. */
  readonly projectRoot: string;
  readonly destination: Destination;
  /** Compare with the disk and write nothing. */
  readonly check: boolean;
  /** A catalog in another folder, in place of the project's. The package is made from the project's templates. */
  readonly own?: OwnCatalog;
  /** What earlier runs have made. */
  readonly cache?: ResultCache;
}

/** Everything that a run reads besides the package. */
export interface RunInputs {
  readonly templates: ReadonlyMap<string, string>;
  readonly sources: readonly SourceFile[];
  readonly version: string;
  /** The same as texts, with all that the package depends on. */
  readonly texts: readonly string[];
}

/** Reads the inputs of a run. Rejects for templates that cannot be read or built, and for a project without a version. */
export async function readInputs({ projectRoot, own, destination }: RunOptions): Promise<RunInputs> {
  const templates = await withBuilt(projectRoot, readTemplates(projectRoot), destination.writer.id);
  const sources = own?.sources ?? readCatalogSources(projectRoot);
  const version = own?.version ?? readVersion(projectRoot);
  return { templates, sources, version, texts: [JSON.stringify([version, own, sources]), ...[...templates].flat()] };
}
