import {
  compareDiagnostics,
  createDiagnostic,
  fillDiagnostic,
  lineStarts,
  locateDiagnostic,
  type Catalog,
  type Diagnostic,
  type Edit,
  type ReportedDiagnostic,
  type CatalogFile,
  applyEdits,
  INNER_FOLDER,
  nodeAt,
  rangeOf,
} from "#generator/read";
import type { Connector } from "#generator/resolve";
import { Comparison, type Difference } from "./compare.ts";
import { Decisions, retirementsOf } from "./decisions.ts";
import type { Call, Interface, Spot } from "./interface.ts";
import { ownInterface, type OwnCall, type OwnInterface } from "./own_interface.ts";
import { readVendor, type VendorDocument } from "./read_vendor.ts";
import { addKey } from "#generator/rules";
import { positionAt } from "#templates/core";

/** What is to be compared. */
export interface DriftQuestion {
  readonly connector: Connector;
  /** The ids of all connectors of the catalog. */
  readonly connectors: readonly string[];
  /** The catalog as it is written, for places, decisions and GraphQL schemas. */
  readonly catalog: Catalog;
  /** The documents of the third party, which describe its interface together. None: only its retirements are checked. */
  readonly documents: readonly VendorDocument[];
  /** The same in a newer version, if any: then what has changed between the two is found. */
  readonly newer: readonly VendorDocument[];
  /** `2026-11-27` */
  readonly today: string;
  /** Whether what is new is reported, too. */
  readonly showNew: boolean;
  /** What keeps the page of an announcement from being loaded, by its address; none for a page that is there. */
  readonly missingPages: ReadonlyMap<string, string>;
}

/** What was found. */
export interface DriftReport {
  /** Errors if the documents cannot be compared at all. */
  readonly findings: readonly ReportedDiagnostic[];
  /** How many of our calls, or records, were compared; there is no noun without a document. */
  readonly covered: number;
  readonly noun?: "calls" | "records";
  /** New things that are not among the findings. */
  readonly unseen: number;
  readonly ignored: number;
  /** What corrects some findings in the files with inner types, by path. */
  readonly fixes: ReadonlyMap<string, readonly Fix[]>;
}

/** Edits that correct a finding. */
interface Fix {
  readonly corrects: Diagnostic;
  readonly edits: readonly Edit[];
}

/** A document in which less is found was not that of this interface. */
const LEAST_SHARE = 0.9;

/** Compares a connector with documents of its third party, or two versions of these for what the connector uses. Never throws for a document. */
export function findDrift(question: DriftQuestion): DriftReport {
  const { connector, catalog, documents, newer } = question;
  const decisions = new Decisions(question);
  const own = ownInterface(connector, catalog, true);
  const versions = [documents, newer].filter((some) => some.length > 0);
  const isChange = versions.length === 2;
  const comparison = new Comparison(isChange ? "versions" : "catalog");
  const sides: Side[] = [];
  for (const some of versions) {
    const side = readSide(some, own, decisions);
    if ("diagnostic" in side) return { findings: [side.diagnostic], covered: 0, unseen: 0, ignored: 0, fixes: new Map() };
    sides.push(side);
  }
  const last = sides.at(-1);
  for (const one of last?.wanted ?? []) {
    const [before, after] = [isChange ? sides[0]?.found.get(one) : one.call, last?.found.get(one)];
    if (after === undefined && before !== undefined) comparison.gone(one, versions.at(-1)?.[0]?.path ?? "");
    else if (before !== undefined && after !== undefined) comparison.call(before, after, one);
  }
  const found = [...comparison.differences(), ...(isChange ? [] : retirementsOf(question))];
  const report = toReport(found, question, decisions, last?.noun);
  return { ...report, covered: last?.found.size ?? 0, ...(last !== undefined && { noun: last.noun }) };
}

/** The calls of ours that documents have. */
interface Side {
  readonly wanted: readonly OwnCall[];
  readonly found: ReadonlyMap<OwnCall, Call>;
  readonly noun: "calls" | "records";
}

/** What documents say about our calls, or our records where they have types only; or why that cannot be said. */
export function readSide(
  documents: readonly VendorDocument[],
  { calls, records, queries }: OwnInterface,
  decisions: Decisions,
): Side | { readonly diagnostic: Diagnostic } {
  const nameOf = ({ keys: [name = ""] }: OwnCall): string => decisions.nameOf(name);
  const vendor = readVendor(documents, queries, records.map(nameOf));
  if ("diagnostic" in vendor) return vendor;
  const [noun, wanted] = vendor.isOfTypes
    ? (["records", records.filter((one) => nameOf(one) !== "none")] as const)
    : (["calls", calls] as const);
  const all = wanted.map((own) => [own, findCall(own, vendor, decisions)] as const);
  const found = new Map(all.flatMap(([own, call]) => (call === undefined ? [] : [[own, call] as const])));
  const file = { path: documents[0]?.path ?? "", starts: [0] };
  if (wanted.length === 0) {
    const problem =
      noun === "calls" ? `no operation of \`${decisions.connector}\` has a \`call\`` : `no record of \`${decisions.connector}\` is in it`;
    const help = "add `call` to its operations, which says what they are at the third party; TypeScript declarations need none";
    return { diagnostic: createDiagnostic("drift/form", { problem }, file, { start: 0, end: 0 }, { help }) };
  }
  if (found.size >= LEAST_SHARE * wanted.length) return { wanted, found, noun };
  const missing = wanted.flatMap((own) => (found.has(own) ? [] : [own.what]));
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : "";
  const slots = {
    found: found.size,
    total: wanted.length,
    noun,
    connector: decisions.connector,
    missing: missing.slice(0, 3).join(", ") + more,
  };
  return { diagnostic: createDiagnostic("drift/blind", slots, file, { start: 0, end: 0 }) };
}

function findCall({ keys, call }: OwnCall, { calls, isOfTypes }: Interface, decisions: Decisions): Call | undefined {
  const names = keys.map((key) => decisions.nameOf(key));
  if (!isOfTypes) return names.map((name) => calls.get(name)).find((one) => one !== undefined);
  // Of several types with the name, the one with most of our fields is meant.
  const named = [...calls].filter(([key]) => names.some((name) => key.endsWith(`/${name}`) || key.endsWith(`$${name}`)));
  const fields = [...(call.answer?.shape().fields?.keys() ?? [])];
  const shared = ({ answer }: Call): number => fields.filter((name) => answer?.shape().fields?.has(name)).length;
  return named.map(([, one]) => one).sort((left, right) => shared(right) - shared(left))[0];
}

function toReport(
  all: readonly Difference[],
  { catalog, showNew, newer }: DriftQuestion,
  decisions: Decisions,
  noun: Side["noun"] | undefined,
): Omit<DriftReport, "covered" | "noun"> {
  // Decisions are about the catalog, and not about what changes between two versions.
  const isChange = newer.length > 0;
  const kept = all.filter((one) => isChange || !decisions.ignores(one));
  const shown = kept.filter(({ code }) => showNew || code !== "drift/new");
  const fixes = new Map<string, readonly Fix[]>();
  const findings = shown.map((one): ReportedDiagnostic => {
    const diagnostic = toDiagnostic(one, catalog);
    const patch = patchFor(one, catalog);
    if (patch === undefined) return diagnostic;
    const { path } = patch.file;
    const corrects = { ...diagnostic, diff: diffOf(patch) };
    if (patch.isSafe) fixes.set(path, [...(fixes.get(path) ?? []), { corrects, edits: patch.edits }]);
    return corrects;
  });
  return {
    findings: [...findings, ...(isChange ? [] : decisions.stale(noun))].sort(compareDiagnostics),
    ignored: all.length - kept.length,
    unseen: kept.length - shown.length,
    fixes,
  };
}

function toDiagnostic({ code, what, ours, theirs, where, at, origin }: Difference, catalog: Catalog): Diagnostic {
  const slots = { what, ours, theirs, where };
  const because = what.endsWith(".retired.source")
    ? { help: "try again, or correct `source` in `retired`" }
    : origin.kind === "stated" && !("range" in at)
      ? { help: STATED }
      : {};
  if ("range" in at) {
    const schema = [...catalog.graphqlSchemas.values()].find(({ path }) => path === at.file);
    return fillDiagnostic(code, slots, { path: at.file, starts: lineStarts(schema?.text ?? "") }, at.range, because);
  }
  return locateDiagnostic(
    { code, slots, at, on: "key", ...because },
    catalog.files.find(({ path }) => path === at.file),
  );
}

const STATED = "a source document states it, so it stays as it is: decide about it in drift.yaml";

/** Edits of a file with inner types that correct a difference. */
interface Patch {
  readonly file: Pick<CatalogFile, "path" | "text" | "starts">;
  readonly edits: readonly Edit[];
  /** Whether it may be applied without a person who reads it. */
  readonly isSafe: boolean;
}

const SIMPLE = ["string", "integer", "number", "boolean"];

/** The patch for a difference; undefined where there is none, as for all that source documents state. */
function patchFor(difference: Difference, catalog: Catalog): Patch | undefined {
  const { code, at, theirs, type = "" } = difference;
  if ("range" in at) return patchForSchema(difference, at, catalog);
  const file = at.file.startsWith(`${INNER_FOLDER}/`) ? catalog.files.find(({ path }) => path === at.file) : undefined;
  if (file === undefined || nodeAt(file.root, at.path) === undefined) return undefined;
  if (code === "drift/gone") return { file, edits: [lineOf(file, at.path)], isSafe: false };
  if (code === "drift/deprecated" && theirs === "deprecated")
    return { file, edits: addKey(file, at.path, "deprecated", `"${DEPRECATED}"`), isSafe: true };
  if (code !== "drift/type" || !SIMPLE.includes(type)) return undefined;
  return { file, edits: [{ ...rangeOf(file, [...at.path, "type"], "value"), text: type }], isSafe: true };
}

const DEPRECATED = "The third party has deprecated it.";

/** A schema may get a mark, null, and types that it has already. Queries select fields, so these are not removed, and objects stay objects. */
function patchForSchema(
  { code, theirs, type = "" }: Difference,
  at: Extract<Spot, { range: object }>,
  catalog: Catalog,
): Patch | undefined {
  const schema = [...catalog.graphqlSchemas.values()].find(({ path }) => path === at.file);
  if (schema === undefined || at.type.end === 0) return undefined;
  const file = { ...schema, starts: lineStarts(schema.text) };
  if (code === "drift/deprecated" && theirs === "deprecated")
    return { file, edits: [{ start: at.range.end, end: at.range.end, text: ` @deprecated(reason: "${DEPRECATED}")` }], isSafe: true };
  const [name = "", before] = [type, schema.text.slice(at.type.start, at.type.end)].map((one) => one.replaceAll(/[^\w]/gu, ""));
  const isValue = GRAPHQL_SCALARS.includes(name) || new RegExp(`^(?:enum|scalar) ${name}\\b`, "mu").test(schema.text);
  if (name === "" || !(code === "drift/type" ? isValue : code === "drift/null" && name === before)) return undefined;
  return { file, edits: [{ ...at.type, text: type }], isSafe: true };
}

const GRAPHQL_SCALARS = ["ID", "String", "Int", "Float", "Boolean"];

/** The lines of a key with all that is below it. */
function lineOf(file: CatalogFile, path: readonly (string | number)[]): Edit {
  const [key, value] = [rangeOf(file, path, "key"), rangeOf(file, path, "value")];
  const { text } = file;
  const start = text.lastIndexOf("\n", key.start) + 1;
  const after = text.indexOf("\n", Math.max(start, value.end - 1));
  return { start, end: after === -1 ? text.length : after + 1, text: "" };
}

/** The lines that a patch changes, as a diff. */
function diffOf({ file, edits }: Patch): readonly string[] {
  const { text, starts } = file;
  const [from, to] = [Math.min(...edits.map(({ start }) => start)), Math.max(...edits.map(({ end }) => end))];
  const first = starts[positionAt(starts, from).line - 1] ?? 0;
  const end = starts[positionAt(starts, Math.max(from, to - 1)).line] ?? text.length;
  const before = text.slice(first, end);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - first, end: edit.end - first })),
  );
  const lines = (mark: string, part: string): readonly string[] =>
    part
      .split(/\r?\n/u)
      .slice(0, part.endsWith("\n") ? -1 : undefined)
      .map((line) => mark + line);
  return [...lines("-", before), ...(after === "" ? [] : lines("+", after))];
}
