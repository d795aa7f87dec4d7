import { countOf } from "#templates/core";
import { createDiagnostic, lineStarts, groupBy, readForeignDocument, type CatalogFile, type Diagnostic } from "#generator/read";
import { authOf, chooseOperations, isChoice, outlineOf, type Choice, type OutlinedOperation } from "./choose.ts";
import { mapAt, openApiOf, openDocument, orDiagnostic, textAt, UnusableDocument, valueAt, type OpenApi } from "./document.ts";
import { plainText, sentenceFor, shownText } from "./document_texts.ts";
import { draftEntities, type DraftedEntity, type OperationScope } from "./draft_operation.ts";
import { extendFile, printMissing, readExisting, readMissing, section, type Additions } from "./extend_draft.ts";
import { listRequestsToOthers, readOperations, type SourceOperation } from "./operations.ts";
import { collectRecords, takenRecords } from "./records.ts";
import { isReservedEntity, planRoutes, type LeftOut } from "./routes.ts";
import { draftAddress, draftFailures, draftSecurity, type DraftSecurity } from "./vendor.ts";
import type { NewConnector } from "./starter.ts";
import { commentsIn, entry, isMap, mapOf, noted, printComment, printYaml, type YamlEntry } from "./yaml_text.ts";

/** What a draft is made of besides its document. */
interface DraftSource extends Pick<DocumentText, "file" | "sharedNames"> {
  /** The operations that are wanted; by default all. */
  readonly choice?: Choice | undefined;
  /** The file of the connector to which the operations are added. */
  readonly existing?: CatalogFile | undefined;
}

/** A draft, and what it contains, or what it adds to the connector that exists. */
export interface Draft {
  /** YAML. */
  readonly text: string;
  readonly entities: number;
  readonly operations: number;
  readonly records: number;
  /** Operations that are wanted and not in the draft; a comment at its end lists them. */
  readonly leftOut: number;
  /** How many comments note what the catalog cannot express. */
  readonly lost: number;
  /** Operations that are wanted and that the connector has already. */
  readonly kept: number;
  /** All operations of the document. */
  readonly all: number;
  /** The wanted operations that the connector does not have yet, as a table, and what is lost of each. */
  readonly rows: readonly (readonly string[])[];
  /** What else a summary says, as sentences. */
  readonly remarks: readonly string[];
}

/** A connector without a title of its own has that of the document. */
type DraftConnector = Omit<NewConnector, "title"> & { readonly title?: string };

/** An OpenAPI document as text. */
export interface DocumentText {
  /** As messages name it, with its folders. */
  readonly path: string;
  /** As the draft names it: `openapi.json`. */
  readonly file: string;
  readonly text: string;
  /** Names of types that all connectors share. */
  readonly sharedNames: readonly string[];
}

/** An OpenAPI document whose text has been read. */
export interface ReadSource {
  /** Its operations, for people who choose among them; none where no draft can be made either. */
  readonly outline: () => readonly OutlinedOperation[];
  /**
   * A draft of a connector with some operations, or the diagnostic that says why there is none. `existing` is the file to which they are added.
   * @throws UsageError for a choice that names nothing
   */
  readonly draft: (connector: DraftConnector, choice?: Choice, existing?: CatalogFile) => Draft | { readonly diagnostic: Diagnostic };
}

/** Reads the text of an OpenAPI document, or returns the diagnostic that says why it cannot be read. */
export function readSource({ path, file, text, sharedNames }: DocumentText): ReadSource | { readonly diagnostic: Diagnostic } {
  const document = readForeignDocument(text);
  if (!("value" in document)) {
    const { problem, format, range } = document;
    return { diagnostic: createDiagnostic("openapi/syntax", { format, problem }, { path, starts: lineStarts(text) }, range) };
  }
  const { value } = document;
  return {
    outline: () => {
      const api = openApiOf(value, { path, text });
      return "diagnostic" in api ? [] : readOperations(api).map(outlineOf);
    },
    draft: (connector, choice, existing) =>
      orDiagnostic({ path, text }, () => draftConnector(connector, { file, sharedNames, choice, existing }, openDocument(value))),
  };
}

/**
 * Makes a draft of a connector from an OpenAPI document.
 * @throws UnusableDocument where there is none, and UsageError for a choice that names nothing
 */
export function draftConnector(connector: DraftConnector, document: DraftSource, api: OpenApi): Draft {
  const { sharedNames, choice = { only: [], entities: [] }, existing } = document;
  const file = plainText(document.file) ?? "the document";
  const before = existing && readExisting(existing);
  const sources = readOperations(api);
  const plan = planRoutes(api, sources, isReservedEntity);
  const chosen = chooseOperations(sources, plan.entityOf, choice);
  const routes = plan.place(chosen, before?.operations ?? []);
  const security = draftSecurity(api, sources);
  const mark = (pointer: string): string => `Taken over from ${file} (${plainText(pointer) ?? "/"}); not reviewed.`;
  const methods = security.auth === "none" ? [] : security.auth.entries.map(({ key }) => key);
  const entities = [...(before?.entities ?? []), ...routes.entities.keys()];
  const isReserved = takenRecords(connector.id, entities, methods, sharedNames);
  const isTaken = (name: string): boolean => isReserved(name) || before?.names.has(name) === true;
  const records = collectRecords({ api, isTaken, mark, existing: before?.findRecord });
  const ways = [...groupBy(sources, ({ node }) => authOf(api, node))].sort(([, left], [, right]) => right.length - left.length);
  const paging = { lists: 0, none: 0, likely: [] };
  const scope: OperationScope = { api, records, signing: security.headers, mark, paging, usualAuth: ways[0]?.[0], before };
  const drafted = draftEntities(routes.entities, scope);
  const leftOut = [...routes.leftOut, ...drafted.leftOut];
  const operations = drafted.entities.flatMap((one) => one.actions).length;
  const kept = [...chosen].filter((one) => routes.placed.has(one)).length;
  const broken = leftOut.find(({ source: { problem } }) => problem !== undefined)?.source.problem;
  if (operations + kept === 0)
    throw new UnusableDocument(broken ?? { code: "openapi/no-operations", named: reasonWithout(leftOut), near: "paths" });
  const isOld = ({ name }: DraftedEntity): boolean => before?.entities.includes(name) === true;
  const additions: Additions = {
    records: records.entries(),
    entities: drafted.entities.filter((one) => !isOld(one)).map((one) => one.entry),
    actions: drafted.entities.filter(isOld).map((one) => [one.name, one.actions.map((action) => action.entry)] as const),
    missing: missingOf(sources, new Set([...chosen, ...routes.placed]), leftOut, existing?.text ?? ""),
  };
  const others = [...listRequestsToOthers(api, [...chosen], isChoice(choice)), ...security.leftOut];
  const start = [...aboutConnector(connector, api, file), ...aboutCalls(security, api, connector, [...chosen])];
  return {
    text: existing === undefined ? writeDraft(file, start, additions, others, security) : extendFile(existing, additions),
    ...{ entities: additions.entities.length, operations, records: additions.records.length },
    lost: [...additions.records, ...drafted.entities.map((one) => one.entry)].flatMap(commentsIn).length,
    ...{ leftOut: leftOut.length, kept, all: sources.length, rows: rowsOf(api, drafted.entities, leftOut, additions.records) },
    remarks: [...describePaging(scope.paging), ...(security.mark === undefined ? [] : [UNSIGNED])],
  };
}

function writeDraft(
  file: string,
  start: readonly YamlEntry[],
  { records, entities, missing }: Additions,
  others: readonly string[],
  { mark }: DraftSecurity,
): string {
  const open: YamlEntry | undefined = mark === undefined ? undefined : { ...entry("not_shown", ["How calls are signed."]), spaced: true };
  const body = mapOf([records.length === 0 ? undefined : section("records", records), section("entities", entities), open]);
  const list = [...missing.leftOut, ...others, ...missing.note];
  return [header(file), printYaml(mapOf(start)), printYaml(body), printMissing(list)].join("");
}

const UNCHOSEN = "not chosen. The same command with --only adds further ones.";

/** The list of what is not in the draft. It has lost what somebody has chosen since. */
function missingOf(
  sources: readonly SourceOperation[],
  chosen: ReadonlySet<SourceOperation>,
  leftOut: readonly LeftOut[],
  text: string,
): Additions["missing"] {
  const startOf = ({ method, path, pointer }: SourceOperation): string => `${method} ${shownText(path)} (${shownText(pointer)}):`;
  const starts = [...chosen].map(startOf);
  const before = readMissing(text);
  const others = sources.filter((source) => !chosen.has(source)).map(startOf);
  const unchosen = others.filter((start) => !before.some((entry) => entry.startsWith(start))).length;
  return {
    ended: (entry) => entry.endsWith(UNCHOSEN) || starts.some((start) => entry.startsWith(start)),
    leftOut: leftOut.map(({ source, reason }) => `${startOf(source)} ${reason}`),
    note: unchosen === 0 ? [] : [`${countOf(unchosen, "operation")} of the document: ${UNCHOSEN}`],
  };
}

const UNSIGNED = "The document does not say how calls are signed: the draft has `auth: none`, which is probably wrong.";

/** Calls that a summary names. */
const MOST_NAMED = 5;

function describePaging({ lists, none, likely }: OperationScope["paging"]): readonly string[] {
  if (none === 0) return [];
  const more = likely.length > MOST_NAMED ? ` and ${String(likely.length - MOST_NAMED)} more` : "";
  const looks = likely.length === 0 ? "" : ` These look as if they had pages: ${likely.slice(0, MOST_NAMED).join(", ")}${more}.`;
  return [`${String(none)} of ${countOf(lists, "list")} ${none === 1 ? "has" : "have"} no pages.${looks}`];
}

function reasonWithout([first]: readonly LeftOut[]): string {
  return first === undefined
    ? "`paths` has no operations"
    : `none of its operations fits; ${first.source.method} ${shownText(first.source.path)}: ${first.reason}`;
}

function header(file: string): string {
  const text = `A draft that was taken over from ${file}. Nothing in it has been reviewed: each record and each operation says so under \`assumed\`. Compare it with the document, correct it, and remove the line. Until then nothing in it is required. A param with \`no_effect: Not reviewed.\` needs its role. Comments note what the catalog cannot express. Once reviewed, params and the objects in them accept only the keys that the document lists, unless they are \`open\`.`;
  return `# yaml-language-server: $schema=../connector.schema.json\n${printComment(text).join("\n")}\n`;
}

function aboutConnector({ id, title, definitionId }: DraftConnector, api: OpenApi, file: string): readonly YamlEntry[] {
  const info = mapAt(api.root, "info");
  const name = title ?? plainText(valueAt(info, "title")) ?? sentenceFor(id).slice(0, -1);
  const version = textAt(info, "version");
  const document = version === undefined ? name : `${name}, version ${plainText(version) ?? ""}`;
  const sections = [entry("records", "components"), entry("operations", "paths"), entry("auth", "securitySchemes")];
  return [
    entry("connector", id),
    entry("title", name),
    entry("description", plainText(valueAt(info, "description")) ?? sentenceFor(name)),
    entry("document", mapOf([entry("title", `${document} (${file})`), ...sections])),
    noted(entry("definition_id", definitionId), ["Chosen at random for this connector. Keep it."]),
  ];
}

/** The auth methods, and how calls are made. */
function aboutCalls(
  { auth, signing, mark }: DraftSecurity,
  api: OpenApi,
  { id, title }: DraftConnector,
  sources: readonly SourceOperation[],
): readonly YamlEntry[] {
  const count = (format: string): number => sources.filter(({ body }) => body?.format === format).length;
  const form = count("form") > count("json") ? [entry("body", "form"), entry("query_style", "repeat")] : [];
  const entries = [
    entry("name", plainText(valueAt(mapAt(api.root, "info"), "title")) ?? title ?? id),
    draftAddress(api, `https://api.${id.replaceAll("_", "-")}.example`),
    ...[entry("auth", signing), ...form, ...draftFailures(api, sources)],
  ];
  return [
    { ...noted(entry("auth", auth), mark === undefined ? [] : [mark]), spaced: true },
    { ...entry("vendor", { entries, block: true }), spaced: true },
  ];
}

/** The operations that are drafted or left out as rows of a table. The first row has the titles of its columns. */
function rowsOf(
  api: OpenApi,
  entities: readonly DraftedEntity[],
  leftOut: readonly LeftOut[],
  records: readonly YamlEntry[],
): readonly (readonly string[])[] {
  const notes = new Map(records.map((record) => [record.key, commentsIn(record)]));
  const row = ({ method, path, node }: SourceOperation, place: readonly string[], lost: readonly string[]): readonly string[] => {
    const [first = "", ...more] = lost;
    return [`${method} ${shownText(path)}`, ...place, authOf(api, node), more.length === 0 ? first : `${first} (and ${more.length} more)`];
  };
  const actions = entities.flatMap((entity) => entity.actions);
  return [
    ["operation", "entity", "action", "paging", "auth", "lost"],
    ...actions.map(({ route: { source, entity, action }, record = "", entry }) => {
      const lost = new Set([...commentsIn(entry), ...(notes.get(record) ?? [])]);
      const [paging] = isMap(entry.value) ? entry.value.entries.filter(({ key }) => key === "paging") : [];
      const [kind] = paging !== undefined && isMap(paging.value) ? paging.value.entries : [];
      return row(source, [entity, action, typeof kind?.value === "string" ? kind.value : "-"], [...lost]);
    }),
    ...leftOut.map(({ source, reason }) => row(source, ["-", "-", "-"], [`left out: ${reason}`])),
  ];
}
