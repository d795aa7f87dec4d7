import { sha256, type Destination } from "#generator/write";
import type { OwnCatalog } from "./own_catalog.ts";
import { readCatalogSources, readProject, readVersion, type SourceFile, readTemplates } from "#generator/read";

/** The inputs of a run, where it writes, and whether it only compares. */
export interface RunOptions {
  /** The folder that contains `spec/` and `templates/`. */
  readonly projectRoot: string;
  /** The folder with what is built of the templates, which is named after its contents. */
  readonly built: string;
  readonly destination: Destination;
  /** Compare with the disk and write nothing. */
  readonly check: boolean;
  /** A catalog in another folder, in place of the project's. The package is made from the project's templates. */
  readonly own?: OwnCatalog;
  /** A file beside the program, for a note about its last run. */
  readonly note?: string;
}

/** Everything that a run reads besides the package and what is built. */
export interface RunInputs {
  readonly templates: ReadonlyMap<string, string>;
  readonly sources: readonly SourceFile[];
  readonly version: string;
  /** The `repository` of the package.json of the project. Undefined for a catalog in another folder, whose package is not from there. */
  readonly repository: unknown;
  /** A hash of everything that the package depends on besides the program. */
  readonly hash: string;
}

/** Reads the inputs of a run. Throws for templates that cannot be read, and for a project without a version. */
export function readInputs({ projectRoot, built, own }: RunOptions): RunInputs {
  const templates = readTemplates(projectRoot);
  const sources = own?.sources ?? readCatalogSources(projectRoot);
  const version = own?.version ?? readVersion(projectRoot);
  const repository = own === undefined ? readProject(projectRoot).repository : undefined;
  const key = built.replace(/^.*[\\/]/u, "");
  const hash = sha256(JSON.stringify([key, version, repository, own, sources, ...templates]));
  return { templates, sources, version, repository, hash };
}
