import { optional, compareText, CONNECTORS_FOLDER, DRIFT_FILE, GATEWAY_FILE, INNER_FOLDER, lineStarts } from "./source/source_file.ts";
import { positionAt } from "#templates/core";
import { aboutFile, compareDiagnostics, createDiagnostic, type Diagnostic, type DiagnosticFile } from "./diagnostics/diagnostic.ts";
import { isGraphqlSchemaPath, isQueryPath, withYamlExtension } from "./source/read.ts";
import type { SourceFile, Place } from "./source/source_file.ts";
import type { CatalogFile } from "./catalog_file.ts";
import { checkFile, type CheckedFile } from "./check_file.ts";
import { readYaml, toDiagnostics } from "./parse_yaml.ts";
import { explainLayout } from "./mistakes/layout.ts";
import type { WrittenConnector, WrittenDrift, WrittenGateway, WrittenOverlay } from "./written_types.ts";
import { hasPath, rangeAt } from "./yaml_node.ts";
import { compose } from "./yaml/compose.ts";
import { readTree } from "./yaml/read_tree.ts";
import type { Mistake } from "./yaml/mistake.ts";

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
  /** Additions to connectors of the extended catalog, and inner types for any connector, in the order of the paths. */
  readonly overlays: readonly WrittenFile<WrittenOverlay>[];
  /** Decisions about differences from documents of third parties. */
  readonly drift?: WrittenFile<WrittenDrift>;
  /** The GraphQL files, by path relative to `spec/connectors/`. */
  readonly queries: ReadonlyMap<string, SourceFile>;
  /** The GraphQL schemas of what queries select, by the id of their connector. */
  readonly graphqlSchemas: ReadonlyMap<string, SourceFile>;
  /** The YAML files of the catalog, with the positions of their values. */
  readonly files: readonly CatalogFile[];
}

/** The catalog as it is written, or what keeps it from being read. */
export interface LoadedCatalog {
  readonly catalog?: Catalog;
  /** The parts with nothing wrong in their text, where something is wrong elsewhere. */
  readonly rest?: Catalog;
  /** Where something is wrong. */
  readonly broken: readonly Place[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the texts as YAML and checks them against their schemas. Each file goes as far as it can.
 * @param extending whether the catalog extends another one: then that one has the gateway, and there may be overlays
 */
export function loadCatalog(sources: readonly SourceFile[], extending = false): LoadedCatalog {
  const read = sources.map(readOnce);
  const misplaced = [...(extending ? [] : missingFiles(sources)), ...read.flatMap((one) => strayFile(one, extending))];
  const diagnostics = [...read.flatMap((one) => one.diagnostics), ...misplaced].sort(compareDiagnostics);
  const [gateway] = read.flatMap((one) => one.gateway ?? []);
  const connectors = read.flatMap((one) => one.connector ?? []).sort(byFile);
  const overlays = read.flatMap((one) => one.overlay ?? []).sort(byFile);
  const [drift] = read.flatMap((one) => one.drift ?? []);
  const files = read.flatMap((one) => one.file ?? []);
  const broken = read.flatMap((one, index) => one.broken ?? [{ file: sources[index]?.path ?? "", path: [] }]);
  if (gateway === undefined && !extending) return { diagnostics, broken };
  const graphql = { queries: queriesIn(sources), graphqlSchemas: graphqlSchemasIn(sources) };
  const catalog = { connectors, overlays, ...graphql, files, ...optional({ gateway, drift }) };
  return { ...(diagnostics.length > 0 ? { rest: catalog } : { catalog }), diagnostics, broken };
}

function byFile(left: { readonly file: string }, right: { readonly file: string }): number {
  return compareText(left.file, right.file);
}

/**
 * The gateway's file in a catalog that has the gateway of another one, or an overlay in a catalog that extends none: that may only say what
 * is inside the fields of its own connectors.
 */
function strayFile({ file, gateway, overlay }: ReadSource, extending: boolean): readonly Diagnostic[] {
  if (file === undefined) return [];
  if (extending && gateway !== undefined)
    return [createDiagnostic("extend/gateway", { file: file.path }, file, rangeAt(file.root, ["gateway"], "key"))];
  if (extending || overlay === undefined || isInnerOnly(overlay.written)) return [];
  return [createDiagnostic("overlay/no-base", { connector: overlay.written.extends }, file, rangeAt(file.root, ["extends"], "key"))];
}

/** Whether an overlay changes nothing of its connector. */
export function isInnerOnly(overlay: WrittenOverlay): boolean {
  return Object.keys(overlay).every((key) => key === "extends" || key === "inner");
}

function graphqlSchemasIn(sources: readonly SourceFile[]): Catalog["graphqlSchemas"] {
  const schemas = sources.filter(({ path }) => isGraphqlSchemaPath(path));
  return new Map(schemas.map((source) => [source.path.slice(INNER_FOLDER.length + 1, -".graphql".length), source]));
}

function queriesIn(sources: readonly SourceFile[]): Catalog["queries"] {
  const queries = sources.filter(({ path }) => isQueryPath(path));
  return new Map(queries.map((source) => [source.path.slice(CONNECTORS_FOLDER.length + 1), source]));
}

/** A file with the positions of its values, as `loadCatalog` has read it; undefined when it is not YAML. */
export function fileOf(source: SourceFile): CatalogFile | undefined {
  return readOnce(source).file;
}

/** A file as the kind that its path and its first key make it; the other kinds are undefined. */
interface CheckedSource {
  readonly gateway?: WrittenFile<WrittenGateway> | undefined;
  readonly connector?: WrittenFile<WrittenConnector> | undefined;
  readonly overlay?: WrittenFile<WrittenOverlay> | undefined;
  readonly drift?: WrittenFile<WrittenDrift> | undefined;
  /** Where something is wrong; undefined where so much is that nothing is left of the file. */
  readonly broken?: readonly Place[];
}

interface ReadSource extends CheckedSource {
  readonly file?: CatalogFile;
  readonly diagnostics: readonly Diagnostic[];
}

const readSources = new WeakMap<SourceFile, ReadSource>();

/** Many catalogs may contain the same source, in tests more than anywhere. */
function readOnce(source: SourceFile): ReadSource {
  const found = readSources.get(source) ?? readFile(source);
  readSources.set(source, found);
  return found;
}

function readFile(source: SourceFile): ReadSource {
  const { path, text: written, problem } = source;
  if (problem !== undefined) return { diagnostics: [aboutFile(`file/${problem}`, path, { file: path, wanted: withYamlExtension(path) })] };
  if (path.endsWith(".graphql")) return { diagnostics: [], broken: [] };
  const {
    root: read,
    mistakes: said,
    ...rest
  } = readYaml(written, (edited, composed) => checkText(path, edited, composed)?.length ?? Number.POSITIVE_INFINITY);
  const text = rest.corrected ?? written;
  const original = { path, text: written, starts: lineStarts(written) };
  const root = rest.corrected === undefined ? read : readTree(text, compose(text).documents[0]).root;
  if (root === undefined) return { diagnostics: toDiagnostics(original, said) };
  const file = { path, text, starts: lineStarts(text), root };
  const known = read === undefined ? onWholeLines(original, [...said, ...(rest.others ?? [])], file) : said;
  const { mistakes, ...checked } = checkRead(file, known);
  const found =
    read === undefined
      ? mistakes.filter((one) => !known.includes(one))
      : explainLayout(text, mistakes, (edited) => checkText(path, edited));
  const diagnostics = [...(read === undefined ? toDiagnostics(original, said) : []), ...toDiagnostics(file, found)];
  // Where lines are in wrong columns, nothing is certain.
  return found.some(({ code }) => code === "yaml/indentation") ? { file, diagnostics } : { file, diagnostics, ...checked };
}

/** The values of a file that is YAML, and what is wrong with them. Files of connectors begin with `connector`, overlays with `extends`. */
function checkRead(file: CatalogFile, known: readonly Mistake[]): CheckedSource & { readonly mistakes: readonly Mistake[] } {
  const { path, root } = file;
  const finish = <Written>(
    { mistakes, written, broken = [] }: CheckedFile<Written>,
    take: (found: WrittenFile<Written>) => CheckedSource,
  ) => ({
    mistakes,
    ...(written !== undefined && { ...take({ file: path, written }), broken: broken.map((one) => ({ file: path, path: one })) }),
  });
  if (path === GATEWAY_FILE) return finish(checkFile("gateway.schema.json", file, known), (gateway) => ({ gateway }));
  if (path === DRIFT_FILE) return finish(checkFile("drift.schema.json", file, known), (drift) => ({ drift }));
  const isOverlay = hasPath(root, ["extends"]) && !hasPath(root, ["connector"]);
  if (isOverlay) return finish(checkFile("overlay.schema.json", file, known), (overlay) => ({ overlay }));
  return finish(checkFile("connector.schema.json", file, known), (connector) => ({ connector }));
}

/** Mistakes of a text as those of the corrected one: whatever is on their lines follows from them. */
function onWholeLines(from: DiagnosticFile, mistakes: readonly Mistake[], { text, starts }: CatalogFile): readonly Mistake[] {
  return mistakes.map((one) => {
    const start = starts[positionAt(from.starts, one.range.start).line - 1] ?? 0;
    const line = /^(\s*)(.*)/u.exec(text.slice(start)) ?? [];
    return { ...one, range: { start: start + (line[1] ?? "").length, end: start + (line[0] ?? "").length } };
  });
}

/** Checks another text of a file; undefined when it is not YAML. */
function checkText(path: string, text: string, { documents, errors } = compose(text)): readonly Mistake[] | undefined {
  if (errors.length > 0) return undefined;
  const { root, mistakes } = readTree(text, documents[0]);
  if (root === undefined) return undefined;
  return checkRead({ path, text, starts: lineStarts(text), root }, mistakes).mistakes;
}

function missingFiles(sources: readonly SourceFile[]): readonly Diagnostic[] {
  const missing: Diagnostic[] = [];
  if (!sources.some(({ path }) => withYamlExtension(path) === GATEWAY_FILE))
    missing.push(aboutFile("file/missing", GATEWAY_FILE, { file: GATEWAY_FILE }));
  if (!sources.some(({ path }) => path.startsWith(`${CONNECTORS_FOLDER}/`) && !isQueryPath(path)))
    missing.push(aboutFile("file/no-connectors", CONNECTORS_FOLDER, {}));
  return missing;
}
