import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { countOf, listFormats, textOption, type OptionValues, type ReadOptions } from "#templates/core";
import {
  aboutFile,
  applyEdits,
  type Catalog,
  type Diagnostic,
  type Edit,
  loadCatalog,
  printDiagnostics,
  readCatalogSources,
  readDocument,
  readTemplates,
  type ReportedDiagnostic,
  shownDiagnostics,
  shownPath,
  type SourceFile,
  visibleText,
} from "#generator/read";
import type { DriftReport, VendorDocument } from "#generator/drift";
import type { Connector, ResolvedCatalog } from "#generator/resolve";
import { nodeDisk, replaceFile } from "#generator/write";
import { type Program, defineCommand, hint, mistake } from "../command.ts";
import { formatOf, openOwnCatalog, projectFolder } from "../options.ts";

const HELP = `Compares a connector with a document of its third party, for the operations that the connector has.

Usage: npm run drift -- <connector> <document> [<newer document>] [options]

  <connector>         such as payments
  <document>          OpenAPI, Swagger 2.0, a Google discovery document, a GraphQL schema or TypeScript declarations;
                      or a folder with several of one kind
  <newer document>    find what has changed between the two documents instead
  --new               show what is new in the document, too
  --fix               correct what is safe to correct in spec/inner/
  --inner             print what is inside open fields, as the document describes it, for spec/inner/<connector>.yaml
  --online            check also that the pages with announced retirements are there
  --retired           only check announced retirements, without a document
  --format <format>   format of the messages: ${listFormats(false)}
  --root <folder>     project with spec/ (default: this one)
  --spec <folder>     a catalog of your own in place of a project
  --extends <base>    the catalog that yours extends: a package, a folder, or a catalog.json
  --debug             show the stack trace of an unexpected error
  --help              show this help

spec/drift.yaml keeps decisions about what is found; docs/drift.md explains it.

Exit codes: 0 no differences, 1 differences, a document that cannot be compared or errors in the catalog, 2 wrong usage or files that
cannot be written, 3 a bug in the generator.
`;

const NOTHING = "Nothing was compared.\n";

/** Files of a folder that are documents. */
const DOCUMENT = /\.(?:json|ya?ml|graphqls?|gql|d\.[cm]?ts)$/iu;

/** `drift`: reports how a connector and the documents of its third party differ. */
export const drift = defineCommand({ help: HELP, operands: 3 }, async ({ values, positionals }, program) => {
  const format = formatOf(values);
  const [id, ...paths] = readOperands(positionals, values);
  const opened = await openCatalog(values, program);
  const { sources, shown } = opened;
  const print = (found: readonly ReportedDiagnostic[], summary: string): void => {
    const options = { format, color: program.color, summary, time: { started: program.now(), milliseconds: program.elapsed() } };
    program.print(
      printDiagnostics(
        shownDiagnostics(found).map((one) => ({ ...one, file: shown(one.file) })),
        { ...options, sources: sources.map((one) => ({ ...one, path: shown(one.path) })) },
      ),
    );
  };
  if (opened.catalog === undefined || opened.model === undefined) {
    print(opened.diagnostics, "Nothing was compared: the catalog has errors.\n");
    return 1;
  }
  const connector = findConnector(id, opened.model.connectors);
  const [documents = [], newer = []] = paths.map((path) => readDocuments(path, program.cwd));
  if ("diagnostic" in documents || "diagnostic" in newer) {
    print(
      [documents, newer].flatMap((read) => ("diagnostic" in read ? [read.diagnostic] : [])),
      NOTHING,
    );
    return 1;
  }
  // Loaded only now: no other command needs it.
  const { announcementsOf, findDrift, printInner } = await import("#generator/drift");
  const question = {
    ...{ connector, connectors: opened.model.connectors.map((one) => one.id) },
    ...{ catalog: opened.catalog, documents, newer, today: program.today(), showNew: values["new"] === true },
    missingPages: values["online"] === true ? await missingPages(announcementsOf(connector), program) : new Map<string, string>(),
  };
  if (values["inner"] === true) {
    const inner = printInner(question);
    if (typeof inner === "string") program.print(inner);
    else print([inner], NOTHING);
    return typeof inner === "string" ? 0 : 1;
  }
  const report = findDrift(question);
  const fixed = values["fix"] === true ? writeFixes(report, opened, program) : new Set<Diagnostic>();
  print(
    report.findings.map((one) => (fixed.has(one) ? { ...one, fixed: true } : one)),
    summaryOf(id, report, fixed.size),
  );
  return report.findings.every((one) => fixed.has(one) || one.code === "drift/new") ? 0 : 1;
});

function readOperands([id, ...paths]: ReadOptions["positionals"], values: OptionValues): readonly [string, ...string[]] {
  const address = paths.find((path) => /^[a-z][a-z0-9+.-]+:\/\//iu.test(path)) ?? "";
  const mistakes: readonly (readonly [boolean, string])[] = [
    [id === undefined, "the connector is missing, such as `npm run drift -- payments openapi.json`"],
    [paths.length === 0 && values["retired"] !== true, "the document is missing, such as `openapi.json`; --retired needs none"],
    [paths.length > 0 && values["retired"] === true, "--retired needs no document"],
    [paths.length > 1 && values["fix"] === true, "--fix compares the catalog with one document; two are only compared with each other"],
    [address !== "", `documents are files, and none is loaded from the network; download "${visibleText(address)}" first`],
    [values["extends"] !== undefined && values["spec"] === undefined, "--extends needs --spec <folder>, the folder with your connectors"],
  ];
  const [, problem] = mistakes.find(([isWrong]) => isWrong) ?? [];
  if (problem !== undefined || id === undefined) throw mistake(problem ?? "");
  return [id, ...paths];
}

function findConnector(id: string, connectors: readonly Connector[]): Connector {
  const found = connectors.find((one) => one.id === id);
  const ids = connectors.map((one) => one.id);
  if (found === undefined) throw mistake(`unknown connector "${visibleText(id)}"${hint(id, ids)}; the connectors are ${ids.join(", ")}`);
  return found;
}

interface OpenedCatalog extends ResolvedCatalog {
  readonly sources: readonly SourceFile[];
  readonly catalog?: Catalog;
  /** The path of a file of the catalog as messages show it, and where it is on the disk. */
  readonly shown: (path: string) => string;
  readonly onDisk: (path: string) => string;
}

async function openCatalog(values: OptionValues, program: Program): Promise<OpenedCatalog> {
  const [spec, base, root] = ["spec", "extends", "root"].map((name) => textOption(values, name));
  if (spec === undefined) {
    const { resolveCatalog } = await import("#generator/resolve");
    const folder = projectFolder(root, program);
    const sources = readCatalogSources(folder);
    const { catalog, diagnostics } = loadCatalog(sources);
    const loaded = catalog === undefined ? { diagnostics } : { ...resolveCatalog(catalog), catalog };
    return { ...loaded, sources, shown: (path) => path, onDisk: (path) => join(folder, path) };
  }
  const { readOwnCatalog } = await import("../../own_catalog.ts");
  const { cwd, projectRoot } = program;
  // No package is made, so it has no version.
  const own = openOwnCatalog({ spec, extends: base, version: "" }, cwd);
  const loaded = readOwnCatalog(own, base === undefined ? new Map() : readTemplates(projectRoot));
  const shown = (path: string): string => (own.sources.some((one) => one.path === path) ? shownPath(path, own.folder) : path);
  return { ...loaded, sources: own.sources, shown, onDisk: (path) => resolve(cwd, own.folder, shownPath(path)) };
}

/** The document at a path, or all in a folder. */
function readDocuments(path: string, cwd: string): readonly VendorDocument[] | { readonly diagnostic: Diagnostic } {
  const full = resolve(cwd, path);
  const isFolder = statSync(full, { throwIfNoEntry: false })?.isDirectory() === true;
  const files = isFolder ? readdirSync(full, { recursive: true, encoding: "utf8" }).filter((name) => DOCUMENT.test(name)) : [""];
  const unreadable = (file: string, reason: string): { readonly diagnostic: Diagnostic } => ({
    diagnostic: aboutFile("openapi/unreadable", file, { file, reason }),
  });
  if (files.length === 0) return unreadable(path, "the folder has no documents");
  const documents: VendorDocument[] = [];
  for (const file of files.sort()) {
    const shown = join(path, file).replaceAll("\\", "/");
    const read = readDocument(join(full, file));
    if ("reason" in read) return unreadable(shown, read.reason);
    documents.push({ path: shown, text: read.text });
  }
  return documents;
}

async function missingPages(addresses: readonly string[], { loadPage }: Program): Promise<ReadonlyMap<string, string>> {
  const problems = await Promise.all(addresses.map(async (address) => [address, await loadPage(address)] as const));
  return new Map(problems.flatMap(([address, problem]) => (problem === undefined ? [] : [[address, problem] as const])));
}

/** Writes the safe corrections; returns the findings that they correct. Of several at one place, the first is applied. */
function writeFixes({ fixes }: DriftReport, { sources, onDisk }: OpenedCatalog, { writer }: Program): ReadonlySet<Diagnostic> {
  const written = new Set<Diagnostic>();
  for (const [path, all] of fixes) {
    const edits: Edit[] = [];
    for (const { corrects, edits: some } of all) {
      if (some.some((one) => edits.some((other) => one.start < other.end && other.start < one.end))) continue;
      edits.push(...some);
      written.add(corrects);
    }
    const before = sources.find((one) => one.path === path)?.text ?? "";
    const after = applyEdits(
      before,
      edits.sort((left, right) => left.start - right.start),
    );
    const problem = replaceFile(nodeDisk, { path: onDisk(path), before, after }, writer.id);
    if (problem !== undefined) throw mistake(`cannot write ${path} (${problem}); check the file and its permissions`);
  }
  return written;
}

function summaryOf(id: string, { covered, noun, ignored, unseen, findings }: DriftReport, fixed: number): string {
  if (findings.some(({ severity }) => severity === "error")) return NOTHING;
  const count = findings.length - fixed;
  const compared = noun === undefined ? "only retirements" : countOf(covered, noun.slice(0, -1));
  const more = [fixed > 0 && `${fixed} fixed`, ignored > 0 && `${ignored} ignored`, unseen > 0 && `${unseen} new (--new shows them)`];
  const parts = [compared, count === 0 ? "no differences" : countOf(count, "difference"), ...more.filter((part) => part !== false)];
  return `${id}: ${parts.join(", ")}\n`;
}
