import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { countOf, listFormats, nearestName, textOption, type OptionValues, type ReadOptions } from "#templates/core";
import {
  applyEdits,
  type Catalog,
  createDiagnostic,
  type Diagnostic,
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
import type { Connector } from "#generator/resolve";
import { nodeDisk, replaceFile } from "#generator/write";
import type { Program } from "../command.ts";
import { formatOf, openOwnCatalog } from "../options.ts";
import { defineCommand, mistake } from "../words.ts";

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
  if (opened.catalog === undefined || opened.connectors === undefined) {
    print(opened.diagnostics, "Nothing was compared: the catalog has errors.\n");
    return 1;
  }
  const connector = findConnector(id, opened.connectors);
  const [documents = [], newer] = paths.map((path) => readDocuments(path, program.cwd));
  const failed = [documents, newer ?? []].flatMap((read) => ("diagnostic" in read ? [read.diagnostic] : []));
  if ("diagnostic" in documents || (newer !== undefined && "diagnostic" in newer)) {
    print(failed, "Nothing was compared.\n");
    return 1;
  }
  // Loaded only now: no other command needs it.
  const { announcementsOf, findDrift, printInner } = await import("#generator/drift");
  const question = {
    ...{
      connector,
      catalog: opened.catalog,
      documents,
      today: program.today(),
      showNew: values["new"] === true,
    },
    ...(newer !== undefined && { newer }),
    ...(values["online"] === true && { missingPages: await missingPages(announcementsOf(connector), program) }),
  };
  if (values["inner"] === true) {
    const inner = printInner(question);
    if (typeof inner === "string") program.print(inner);
    else print([inner], "Nothing was compared.\n");
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
  if (id === undefined) throw mistake("the connector is missing, such as `npm run drift -- payments openapi.json`");
  const isWithout = values["retired"] === true;
  if (paths.length === 0 && !isWithout)
    throw mistake("the document is missing, such as `npm run drift -- payments openapi.json`; --retired needs none");
  if (paths.length > 0 && isWithout) throw mistake("--retired needs no document");
  if (values["fix"] === true && paths.length > 1)
    throw mistake("--fix compares the catalog with one document; two are only compared with each other");
  const address = paths.find((path) => /^[a-z][a-z0-9+.-]+:\/\//iu.test(path));
  if (address !== undefined)
    throw mistake(`documents are files, and none is loaded from the network; download "${visibleText(address)}" first`);
  return [id, ...paths];
}

function findConnector(id: string, connectors: readonly Connector[]): Connector {
  const found = connectors.find((one) => one.id === id);
  if (found !== undefined) return found;
  const ids = connectors.map((one) => one.id);
  const likely = nearestName(id, ids);
  throw mistake(
    `unknown connector "${visibleText(id)}"${likely === undefined ? "" : `; did you mean "${likely}"?`}; the connectors are ${ids.join(", ")}`,
  );
}

interface OpenedCatalog {
  readonly sources: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly catalog?: Catalog;
  readonly connectors?: readonly Connector[];
  /** The path of a file of the catalog as messages show it, and where it is on the disk. */
  readonly shown: (path: string) => string;
  readonly onDisk: (path: string) => string;
}

async function openCatalog(values: OptionValues, { cwd, projectRoot }: Program): Promise<OpenedCatalog> {
  const [spec, base, root] = ["spec", "extends", "root"].map((name) => textOption(values, name));
  if (spec === undefined && base !== undefined) throw mistake("--extends needs --spec <folder>, the folder with your connectors");
  if (spec === undefined) {
    const { resolveCatalog } = await import("#generator/resolve");
    const folder = resolve(cwd, root ?? projectRoot);
    const sources = readCatalogSources(folder);
    const { catalog, diagnostics } = loadCatalog(sources);
    const { model, ...loaded } = catalog === undefined ? { diagnostics } : { ...resolveCatalog(catalog), catalog };
    return {
      ...loaded,
      sources,
      ...(model && { connectors: model.connectors }),
      shown: (path) => path,
      onDisk: (path) => join(folder, path),
    };
  }
  const { readOwnCatalog } = await import("../../own_catalog.ts");
  const own = openOwnCatalog({ spec, ...(base !== undefined && { extends: base }) }, cwd);
  const { model, ...loaded } = readOwnCatalog(own, base === undefined ? new Map() : readTemplates(projectRoot));
  const shown = (path: string): string => (own.sources.some((one) => one.path === path) ? shownPath(path, own.folder) : path);
  return {
    ...loaded,
    sources: own.sources,
    ...(model && { connectors: model.connectors }),
    shown,
    onDisk: (path) => resolve(cwd, own.folder, shownPath(path)),
  };
}

/** The document at a path, or all in a folder. */
function readDocuments(path: string, cwd: string): readonly VendorDocument[] | { readonly diagnostic: Diagnostic } {
  const full = resolve(cwd, path);
  const names = isFolder(full)
    ? readdirSync(full, { recursive: true, encoding: "utf8" })
        .filter((name) => DOCUMENT.test(name))
        .sort()
    : [""];
  const documents = names.map((name) => ({
    shown: name === "" ? path : `${path.replace(/[\\/]$/u, "")}/${name.replaceAll("\\", "/")}`,
    read: readDocument(join(full, name)),
  }));
  const failed = names.length === 0 ? { shown: path, reason: "the folder has no documents" } : undefined;
  const [bad = failed] = documents.flatMap(({ shown, read }) => ("reason" in read ? [{ shown, reason: read.reason }] : []));
  if (bad === undefined) return documents.flatMap(({ shown, read }) => ("text" in read ? [{ path: shown, text: read.text }] : []));
  return {
    diagnostic: createDiagnostic(
      "openapi/unreadable",
      { file: bad.shown, reason: bad.reason },
      { path: bad.shown, starts: [0] },
      { start: 0, end: 0 },
    ),
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

async function missingPages(addresses: readonly string[], { loadPage }: Program): Promise<ReadonlyMap<string, string>> {
  const problems = await Promise.all(addresses.map(async (address) => [address, await loadPage(address)] as const));
  return new Map(problems.flatMap(([address, problem]) => (problem === undefined ? [] : [[address, problem] as const])));
}

/** Writes the safe corrections; returns the findings that they correct. */
function writeFixes({ fixes, findings }: DriftReport, { sources, onDisk }: OpenedCatalog, { writer }: Program): ReadonlySet<Diagnostic> {
  const written = new Set<Diagnostic>();
  for (const [path, patches] of fixes) {
    const before = sources.find((one) => one.path === path)?.text ?? "";
    const after = applyEdits(
      before,
      patches.flatMap(({ edits }) => edits).sort((left, right) => left.start - right.start),
    );
    const problem = replaceFile(nodeDisk, { path: onDisk(path), before, after }, writer.id);
    if (problem !== undefined) throw mistake(`cannot write ${path} (${problem}); check the file and its permissions`);
    for (const one of findings) if (patches.some(({ corrects }) => corrects === one)) written.add(one);
  }
  return written;
}

function summaryOf(id: string, { covered, noun, ignored, unseen, findings }: DriftReport, fixed: number): string {
  const count = findings.length - fixed;
  const parts = [
    noun === undefined ? "no document" : `${covered} ${noun}`,
    count === 0 ? "no differences" : countOf(count, "difference"),
    ...(fixed === 0 ? [] : [`${fixed} fixed`]),
    ...(ignored === 0 ? [] : [`${ignored} ignored`]),
    ...(unseen === 0 ? [] : [`${unseen} new (--new shows them)`]),
  ];
  return `${id}: ${parts.join(", ")}\n`;
}
