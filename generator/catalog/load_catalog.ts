import { compareDiagnostics, fillDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Finding } from "../diagnostics/finding.ts";
import { compareText } from "../source/compare_text.ts";
import { CONNECTORS_FOLDER, GATEWAY_FILE, type SourceFile, type SourceProblem } from "../source/source_file.ts";
import { locateFindings, type CatalogFile } from "./catalog_file.ts";
import { checkConnectorShape, checkGatewayShape, type ShapeVerdict } from "./check_shape.ts";
import { parseYaml } from "./parse_yaml.ts";
import type { WrittenConnector, WrittenGateway } from "./types.ts";
import { toPlain } from "./yaml_node.ts";

/** A file of the catalog as it is written. */
export interface WrittenFile<Written> {
  readonly file: string;
  readonly written: Written;
}

/** All of the catalog as it is written, connectors in the order of their paths. */
export interface Catalog {
  readonly gateway: WrittenFile<WrittenGateway>;
  readonly connectors: readonly WrittenFile<WrittenConnector>[];
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
} as const satisfies Record<SourceProblem, string>;

/** Reads the texts as YAML and holds them against their schemas. Each file goes as far as it can. */
export function loadCatalog(sources: readonly SourceFile[]): LoadedCatalog {
  const parsed = sources.map((source) =>
    source.problem === undefined ? parseYaml(source) : { diagnostics: [problemOf(source, source.problem)] },
  );
  const files = parsed.flatMap(({ file }) => file ?? []);
  const read = readWritten(files);
  const diagnostics = [...parsed.flatMap((one) => one.diagnostics), ...missingFiles(sources), ...locateFindings(read.findings, files)].sort(
    compareDiagnostics,
  );
  const { gateway, connectors } = read;
  if (diagnostics.length > 0 || gateway === undefined) return { diagnostics };
  return { catalog: { gateway, connectors, files }, diagnostics: [] };
}

interface ReadFiles {
  readonly gateway: WrittenFile<WrittenGateway> | undefined;
  readonly connectors: readonly WrittenFile<WrittenConnector>[];
  readonly findings: readonly Finding[];
}

function readWritten(files: readonly CatalogFile[]): ReadFiles {
  const gateway = files.filter(isGateway).map((file) => ({ file, verdict: checkGatewayShape(file.path, toPlain(file.root)) }));
  const connectors = files
    .filter((file) => !isGateway(file))
    .map((file) => ({ file, verdict: checkConnectorShape(file.path, toPlain(file.root)) }));
  return {
    gateway: gateway.flatMap(toWritten)[0],
    connectors: connectors.flatMap(toWritten).sort((left, right) => compareText(left.file, right.file)),
    findings: [...gateway, ...connectors].flatMap(({ verdict }) => verdict.findings),
  };
}

function toWritten<Written>({ file, verdict }: { file: CatalogFile; verdict: ShapeVerdict<Written> }): WrittenFile<Written>[] {
  return verdict.written === undefined ? [] : [{ file: file.path, written: verdict.written }];
}

function isGateway({ path }: { readonly path: string }): boolean {
  return path === GATEWAY_FILE;
}

function problemOf({ path }: SourceFile, problem: SourceProblem): Diagnostic {
  return atStartOf(path, PROBLEM_CODES[problem], { file: path });
}

function missingFiles(sources: readonly SourceFile[]): readonly Diagnostic[] {
  const missing: Diagnostic[] = [];
  if (!sources.some(isGateway)) missing.push(atStartOf(GATEWAY_FILE, "file/missing", { file: GATEWAY_FILE }));
  if (sources.every(isGateway)) missing.push(atStartOf(CONNECTORS_FOLDER, "file/no-connectors", {}));
  return missing;
}

function atStartOf(
  path: string,
  code: "file/no-connectors" | (typeof PROBLEM_CODES)[SourceProblem],
  slots: Record<"file", string> | Record<string, never>,
): Diagnostic {
  return fillDiagnostic(code, slots, { path, starts: [0] }, { start: 0, end: 0 });
}
