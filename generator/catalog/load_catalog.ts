import { compareDiagnostics, fillDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { remember } from "../reuse/remember.ts";
import { lineStarts } from "../source/position.ts";
import { isQueryPath, withYamlExtension } from "../source/read.ts";
import { compareText, CONNECTORS_FOLDER, GATEWAY_FILE, type SourceFile, type SourceProblem } from "../source/source_file.ts";
import type { CatalogFile } from "./catalog_file.ts";
import { checkConnector, checkGateway, checkOverlay } from "./check_file.ts";
import { readYaml, toDiagnostics } from "./parse_yaml.ts";
import { explainLayout } from "./slips/layout.ts";
import type { WrittenConnector, WrittenGateway, WrittenOverlay } from "./types.ts";
import { hasPath, rangeAt, type YamlNode } from "./yaml_node.ts";
import { compose } from "./yaml/compose.ts";
import { readTree } from "./yaml/read_tree.ts";
import type { Slip } from "./yaml/slip.ts";

/** A file of the catalog as it is written. */
export interface WrittenFile<Written> {
  readonly file: string;
  readonly written: Written;
}

/** All of the catalog as it is written, connectors in the order of their paths. */
export interface Catalog {
  /** Undefined exactly for a catalog that extends another one. */
  readonly gateway?: WrittenFile<WrittenGateway>;
  readonly connectors: readonly WrittenFile<WrittenConnector>[];
  /** What is added to connectors of the extended catalog, in the order of the paths. */
  readonly overlays: readonly WrittenFile<WrittenOverlay>[];
  /** The GraphQL files, by path relative to `spec/connectors/`. */
  readonly queries: ReadonlyMap<string, SourceFile>;
  /** The same files with the positions of their values. */
  readonly files: readonly CatalogFile[];
}

/** The catalog as it is written, or what keeps it from being read. */
export interface LoadedCatalog {
  readonly catalog?: Catalog;
  readonly diagnostics: readonly Diagnostic[];
}

const PROBLEM_CODES = {
  missing: "file/missing",
  unreadable: "file/unreadable",
  not_a_file: "file/not-a-file",
  not_utf8: "file/not-utf8",
  too_large: "file/too-large",
  misplaced: "file/misplaced",
  wrong_extension: "file/extension",
} as const satisfies Record<SourceProblem, string>;

/**
 * Reads the texts as YAML and checks them against their schemas. Each file goes as far as it can.
 * @param extending whether the catalog extends another one: then that one has the gateway, and there may be overlays
 */
export function loadCatalog(sources: readonly SourceFile[], extending = false): LoadedCatalog {
  const read = sources.map((source) => readOnce(source));
  const misplaced = extending ? read.flatMap(strayGateway) : [...missingFiles(sources), ...read.flatMap(strayOverlay)];
  const diagnostics = [...read.flatMap((one) => one.diagnostics), ...misplaced].sort(compareDiagnostics);
  const [gateway] = read.flatMap((one) => one.gateway ?? []);
  const connectors = read.flatMap((one) => one.connector ?? []).sort(byFile);
  const overlays = read.flatMap((one) => one.overlay ?? []).sort(byFile);
  const files = read.flatMap((one) => one.file ?? []);
  if (diagnostics.length > 0 || (gateway === undefined && !extending)) return { diagnostics };
  const catalog = { connectors, overlays, queries: queriesIn(sources), files, ...(gateway !== undefined && { gateway }) };
  return { catalog, diagnostics: [] };
}

function byFile(left: { readonly file: string }, right: { readonly file: string }): number {
  return compareText(left.file, right.file);
}

/** The gateway's file, in a catalog that has the gateway of another one. */
function strayGateway({ file, gateway }: ReadSource): readonly Diagnostic[] {
  if (file === undefined || gateway === undefined) return [];
  return [fillDiagnostic("extend/gateway", { file: file.path }, file, rangeAt(file.root, ["gateway"], "key"))];
}

/** An overlay, in a catalog that extends no other. */
function strayOverlay({ file, overlay }: ReadSource): readonly Diagnostic[] {
  if (file === undefined || overlay === undefined) return [];
  const slots = { connector: overlay.written.extends };
  return [fillDiagnostic("overlay/no-base", slots, file, rangeAt(file.root, ["extends"], "key"))];
}

function queriesIn(sources: readonly SourceFile[]): Catalog["queries"] {
  return byName(...sources.filter(({ path }) => isQueryPath(path)));
}

/** The same map for the same files, so that `remember` knows what has been made with them. */
const byName = remember((...queries: readonly SourceFile[]): Catalog["queries"] => {
  return new Map(queries.map((source) => [source.path.slice(CONNECTORS_FOLDER.length + 1), source]));
});

/** A file with the positions of its values, as `loadCatalog` has read it; undefined when it is not YAML. */
export function fileOf(source: SourceFile): CatalogFile | undefined {
  return readOnce(source).file;
}

interface ReadSource {
  readonly file?: CatalogFile;
  readonly gateway?: WrittenFile<WrittenGateway>;
  readonly connector?: WrittenFile<WrittenConnector>;
  readonly overlay?: WrittenFile<WrittenOverlay>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Many catalogs may contain the same source. */
const readOnce = remember((source: SourceFile): ReadSource => {
  if (source.problem !== undefined) return { diagnostics: [problemOf(source, source.problem)] };
  if (isQueryPath(source.path)) return { diagnostics: [] };
  const { path, text } = source;
  const { root, slips } = readYaml(text, (edited, composed) => checkText(path, edited, composed)?.length ?? Number.POSITIVE_INFINITY);
  const starts = lineStarts(text);
  if (root === undefined) return { diagnostics: toDiagnostics({ path, text, starts }, slips) };
  const file = { path, text, starts, root };
  const gateway = isGateway(source) ? checkGateway(file, slips) : undefined;
  const overlay = isOverlay(file) ? checkOverlay(file, slips) : undefined;
  const connector = gateway === undefined && overlay === undefined ? checkConnector(file, slips) : undefined;
  const found = explainLayout(text, (gateway ?? overlay ?? connector)?.slips ?? [], (edited) => checkText(path, edited));
  return {
    file,
    diagnostics: toDiagnostics(file, found),
    ...(gateway?.written === undefined ? {} : { gateway: { file: path, written: gateway.written } }),
    ...(connector?.written === undefined ? {} : { connector: { file: path, written: connector.written } }),
    ...(overlay?.written === undefined ? {} : { overlay: { file: path, written: overlay.written } }),
  };
});

/** What is wrong with another text of a file; undefined when it is not YAML. */
function checkText(path: string, text: string, { documents, errors } = compose(text)): readonly Slip[] | undefined {
  if (errors.length > 0) return undefined;
  const { root, slips } = readTree(text, documents[0]);
  if (root === undefined) return undefined;
  const file = { path, text, starts: lineStarts(text), root };
  if (isGateway(file)) return checkGateway(file, slips).slips;
  return (isOverlay(file) ? checkOverlay(file, slips) : checkConnector(file, slips)).slips;
}

/** Files of connectors begin with `connector`, overlays with `extends`. */
function isOverlay({ path, root }: { readonly path: string; readonly root: YamlNode }): boolean {
  return path !== GATEWAY_FILE && hasPath(root, ["extends"]) && !hasPath(root, ["connector"]);
}

function isGateway({ path }: { readonly path: string }): boolean {
  return path === GATEWAY_FILE;
}

function problemOf({ path }: SourceFile, problem: SourceProblem): Diagnostic {
  return atStartOf(path, PROBLEM_CODES[problem], { file: path, wanted: withYamlExtension(path) });
}

function missingFiles(sources: readonly SourceFile[]): readonly Diagnostic[] {
  const missing: Diagnostic[] = [];
  if (!sources.some(({ path }) => withYamlExtension(path) === GATEWAY_FILE))
    missing.push(atStartOf(GATEWAY_FILE, "file/missing", { file: GATEWAY_FILE }));
  if (sources.every(({ path }) => isQueryPath(path) || withYamlExtension(path) === GATEWAY_FILE))
    missing.push(atStartOf(CONNECTORS_FOLDER, "file/no-connectors", {}));
  return missing;
}

function atStartOf(
  path: string,
  code: "file/no-connectors" | (typeof PROBLEM_CODES)[SourceProblem],
  slots: Readonly<Record<string, string>>,
): Diagnostic {
  return fillDiagnostic(code, slots, { path, starts: [0] }, { start: 0, end: 0 });
}
