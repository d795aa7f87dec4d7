import { countOf } from "#templates/core";
import type { CatalogFile } from "#generator/read";
import { valueAt, openDocument, textAt, mapAt, UnusableDocument, type DocumentProblem, type OpenApi } from "./document.ts";
import {
  draftAnswer,
  fieldsOfRecords,
  printOperation,
  type DraftAnswer,
  type OperationScope,
  type PagingCount,
} from "./draft_operation.ts";
import { draftFailures } from "./failures.ts";
import type { FlatSchema } from "./flat_schema.ts";
import { chooseOperations, isChoice, type Choice } from "./choose.ts";
import { extendFile, printMissing, readExisting, readMissing, section, type Additions, type ExistingConnector } from "./extend_draft.ts";
import { outlineOf, rowsOf, type DraftedAction, type OutlinedOperation } from "./draft_rows.ts";
import { listRequestsToOthers, readOperations, type SourceOperation } from "./operations.ts";
import { collectRecords } from "./records.ts";
import { ACTIONS, planRoutes, type LeftOut, type Route } from "./routes.ts";
import { draftAddress, draftSecurity, type DraftSecurity } from "./security.ts";
import type { NewConnector } from "./starter.ts";
import { plainText, sentenceFor, shownText } from "./document_texts.ts";
import { entry, commentsIn, mapOf, printComment, printYaml, type YamlEntry } from "./yaml_text.ts";
import {
  connectorComponents,
  connectorTypes,
  connectorValues,
  instanceMembers,
  isGlobalType,
  actionsTypeName,
  authTypeName,
  camelCase,
  fieldsTypeName,
  instanceTypes,
  pascalCase,
  isReservedWord,
} from "#generator/resolve";

/** The document that a draft is made of. */
export interface DraftSource {
  /** As messages and the draft name it: `openapi.json`. */
  readonly file: string;
  readonly value: unknown;
  /** Names of types that all connectors share. */
  readonly sharedNames: readonly string[];
  /** The operations that are wanted; by default all. */
  readonly choice?: Choice;
  /** The file of the connector to which the operations are added. */
  readonly existing?: CatalogFile;
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

const EVERYTHING: Choice = { only: [], entities: [] };

/** A connector without a title of its own has that of the document. */
export type DraftConnector = Omit<NewConnector, "title"> & { readonly title?: string };

/** Makes a draft of a connector from an OpenAPI document, or says why there is none. */
export function draftConnector(connector: DraftConnector, source: DraftSource): Draft | { readonly problem: DocumentProblem } {
  return orProblem(() => printDraft(connector, source, openDocument(source.value)));
}

/** The operations of a document; none where no draft can be made of it. */
export function outlineDocument(value: unknown): readonly OutlinedOperation[] {
  const outline = orProblem(() => readOperations(openDocument(value)).map(outlineOf));
  return "problem" in outline ? [] : outline;
}

function orProblem<Result>(read: () => Result): Result | { readonly problem: DocumentProblem } {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnusableDocument) return { problem: error.problem };
    throw error;
  }
}

function printDraft(connector: DraftConnector, document: DraftSource, api: OpenApi): Draft {
  const { file, sharedNames, choice = EVERYTHING, existing } = document;
  const before = existing && readExisting(existing);
  const sources = readOperations(api);
  const plan = planRoutes(api, sources, reservedEntities);
  const chosen = chooseOperations(sources, plan.entityOf, choice);
  const routes = plan.place(chosen, before?.operations ?? []);
  const security = draftSecurity(api, sources);
  const mark = (pointer: string): string => `Taken over from ${nameOfFile(file)} (${plainText(pointer) ?? "/"}); not reviewed.`;
  const methods = security.auth === "none" ? [] : security.auth.entries.map(({ key }) => key);
  const entities = [...(before?.entities ?? []), ...routes.entities.keys()];
  const isReserved = takenRecords({ connector: connector.id, entities, methods, sharedNames });
  const isTaken = (name: string): boolean => isReserved(name) || before?.names.has(name) === true;
  const scope: OperationScope = {
    api,
    records: collectRecords({ api, isTaken, mark, ...(before && { existing: before.findRecord }) }),
    signing: security.headers,
    mark,
    paging: { lists: 0, none: 0, likely: [] },
    entities: new Map(),
  };
  const drafted = draftEntities(routes.entities, scope, before);
  const missing = [...routes.leftOut, ...drafted.leftOut];
  const actions = drafted.entities.flatMap((one) => one.actions);
  const kept = [...chosen].filter((one) => routes.placed.has(one)).length;
  const broken = missing.find(({ source: { problem } }) => problem !== undefined)?.source.problem;
  if (actions.length + kept === 0)
    throw new UnusableDocument(broken ?? { code: "openapi/no-operations", named: reasonWithout(missing), near: "paths" });
  const records = scope.records.entries();
  const isNew = ({ name }: DraftedEntity): boolean => before?.entities.includes(name) !== true;
  const additions: Additions = {
    records,
    entities: drafted.entities.filter(isNew).map((one) => one.entry),
    actions: drafted.entities.filter((one) => !isNew(one)).map((one) => [one.name, one.actions.map((action) => action.entry)] as const),
    missing: missingOf(sources, new Set([...chosen, ...routes.placed]), missing, existing?.text ?? ""),
  };
  const others = [...listRequestsToOthers(api, [...chosen], isChoice(choice)), ...security.leftOut];
  const start = [...aboutConnector(connector, api, nameOfFile(file)), ...security_(security, api, connector, [...chosen])];
  return {
    text:
      existing === undefined ? writeDraft(nameOfFile(file), [start, security.mark], additions, others) : extendFile(existing, additions),
    ...{ entities: additions.entities.length, operations: actions.length, records: records.length },
    lost: [...records, ...drafted.entities.map((one) => one.entry)].flatMap(commentsIn).length,
    ...{ leftOut: missing.length, kept, all: sources.length, rows: rowsOf(api, actions, missing, records) },
    remarks: [...describePaging(scope.paging), ...(security.mark === undefined ? [] : [UNSIGNED])],
  };
}

function writeDraft(
  file: string,
  [start, unsigned]: readonly [readonly YamlEntry[], unsigned: string | undefined],
  { records, entities, missing }: Additions,
  others: readonly string[],
): string {
  const open = unsigned === undefined ? undefined : { ...entry("not_shown", ["How calls are signed."]), spaced: true as const };
  const body = mapOf([records.length === 0 ? undefined : section("records", records), section("entities", entities), open]);
  const list = [...missing.leftOut, ...others, ...missing.note];
  return [header(file), printYaml(mapOf(start)), printYaml(body), printMissing(list)].join("");
}

function nameOfFile(file: string): string {
  return plainText(file) ?? "the document";
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

function describePaging({ lists, none, likely }: PagingCount): readonly string[] {
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
  return [
    entry("connector", id),
    entry("title", name),
    entry("description", plainText(valueAt(info, "description")) ?? sentenceFor(name)),
    entry(
      "document",
      mapOf([
        entry("title", `${document} (${file})`),
        entry("records", "components"),
        entry("operations", "paths"),
        entry("auth", "securitySchemes"),
      ]),
    ),
    { ...entry("definition_id", definitionId), comments: ["Chosen at random for this connector. Keep it."] },
  ];
}

function security_(
  { auth, signing, mark }: DraftSecurity,
  api: OpenApi,
  { id, title }: DraftConnector,
  sources: readonly SourceOperation[],
): readonly YamlEntry[] {
  const { baseUrl, note } = draftAddress(api, `https://api.${id.replaceAll("_", "-")}.example`);
  const address = { ...entry("base_url", baseUrl), ...(note !== undefined && { comments: [note] }) };
  const name = plainText(valueAt(mapAt(api.root, "info"), "title")) ?? title ?? id;
  const isForm =
    sources.filter(({ body }) => body?.format === "form").length > sources.filter(({ body }) => body?.format === "json").length;
  const vendor = mapOf(
    [
      entry("name", name),
      address,
      entry("auth", signing),
      isForm ? entry("body", "form") : undefined,
      isForm ? entry("query_style", "repeat") : undefined,
      ...draftFailures(api, sources),
    ],
    { block: true },
  );
  return [
    { key: "auth", value: auth, spaced: true, ...(mark !== undefined && { comments: [mark] }) },
    { key: "vendor", value: vendor, spaced: true },
  ];
}

/** An entity of a draft. */
interface DraftedEntity {
  readonly name: string;
  readonly entry: YamlEntry;
  readonly actions: readonly DraftedAction[];
}

/** Operations whose answers no action can have are left out; an entity without any is, too. */
function draftEntities(
  routes: ReadonlyMap<string, readonly Route[]>,
  scope: OperationScope,
  before: ExistingConnector | undefined,
): { readonly entities: readonly DraftedEntity[]; readonly leftOut: readonly LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const answered = [...routes].map(([name, all]) => {
    const operations = all.flatMap((route) => {
      const answer = draftAnswer(route, scope);
      if (typeof answer !== "string") return [{ route, answer }];
      leftOut.push({ source: route.source, reason: answer });
      return [];
    });
    return { name, operations };
  });
  const kept = answered.filter(({ operations }) => operations.length > 0);
  const names = new Set([...kept.map(({ name }) => name), ...(before?.entities ?? [])]);
  const fields = new Map(kept.map(({ name, operations }) => [name, fieldsOfRecords(recordsIn(operations), scope)]));
  const inner = { ...scope, entities: fields };
  const entities = kept.map(({ name, operations }) => draftEntity(name, operations.map(withParentAmong(names)), inner, before));
  return { entities, leftOut };
}

/** Params name no entity that was left out. */
function withParentAmong(names: ReadonlySet<string>): (one: Answered) => Answered {
  return ({ route: { parent, ...route }, answer }) => ({
    route: parent !== undefined && names.has(parent.entity) ? { ...route, parent } : route,
    answer,
  });
}

interface Answered {
  readonly route: Route;
  readonly answer: DraftAnswer;
}

function draftEntity(
  name: string,
  answered: readonly Answered[],
  scope: OperationScope,
  before: ExistingConnector | undefined,
): DraftedEntity {
  const inOrder = [...answered].sort((left, right) => ACTIONS.indexOf(left.route.action) - ACTIONS.indexOf(right.route.action));
  const records = inOrder.flatMap(({ answer }) => answer.record ?? []);
  const likely = records.find((one) => one !== "NoContent") ?? records[0];
  const record = before?.entities.includes(name) === true ? before.recordOf(name) : likely;
  const answerRecords = recordsIn(inOrder);
  const fields = fieldsOfRecords(answerRecords, scope);
  const actions = inOrder.map(({ route, answer }) => {
    return { route, record: answer.record, entry: printOperation(route, answer, fields, record, scope) };
  });
  const [first] = answered;
  const description = (first && tagDescription(scope.api, first.route)) ?? sentenceFor(name);
  const entries = actions.map((action) => action.entry);
  const value = mapOf(
    [
      entry("description", description),
      record === undefined ? undefined : entry("record", record),
      answered.some(({ answer }) => answer.list !== undefined) ? variedField(answerRecords, scope) : undefined,
      entry("actions", { entries, block: true }),
    ],
    { block: true },
  );
  return { name, entry: { key: name, value }, actions };
}

/** The records of an entity as answers have them. */
function recordsIn(answered: readonly Answered[]): readonly string[] {
  return answered.filter(({ route }) => route.action !== "delete").flatMap(({ answer }) => answer.record ?? []);
}

/** Records of the sandbox must differ, or its pages do not. Those with an id that is always there do. */
function variedField(records: readonly string[], scope: OperationScope): YamlEntry | undefined {
  const [fields = {}, ...others] = [...new Set(records)].map((record) => fieldsOfRecords([record], scope));
  const isFree = (flat: FlatSchema | undefined): boolean => {
    if (flat === undefined) return false;
    const {
      types: [type, ...others],
      enum: values,
      keywords,
    } = flat;
    return (
      others.length === 0 &&
      (type === "string" || type === "integer" || type === "number") &&
      values === undefined &&
      ["format", "pattern", "maxLength", "maximum"].every((key) => !Object.hasOwn(keywords, key))
    );
  };
  const names = Object.keys(fields).filter((name) => others.every((one) => Object.hasOwn(one, name)) && /^[A-Za-z_]\w*$/u.test(name));
  const rank = (name: string): number => (name === "id" ? 0 : /id$/iu.test(name) ? 1 : /name|key|number|title/iu.test(name) ? 2 : 3);
  const [best] = names.filter((name) => isFree(fields[name])).sort((left, right) => rank(left) - rank(right));
  return best === undefined ? undefined : entry("sandbox", mapOf([entry("vary", mapOf([entry(best, mapOf([entry("count", true)]))]))]));
}

/** The description of the tag that the first operation has. */
function tagDescription(api: OpenApi, { source }: Route): string | undefined {
  const tags = valueAt(source.node, "tags");
  const wanted: unknown = Array.isArray(tags) ? tags[0] : undefined;
  const all = valueAt(api.root, "tags");
  const tag: unknown = Array.isArray(all)
    ? all.find((one: unknown) => typeof one === "object" && one !== null && valueAt({ ...one }, "name") === wanted)
    : undefined;
  return typeof tag === "object" && tag !== null && wanted !== undefined ? plainText(valueAt({ ...tag }, "description")) : undefined;
}

const PARTS = ["Params", "Request", "Record", "Meta", "Response"];

/** The parts of a connector whose names in its module a record cannot have. */
interface NamesOfConnector {
  readonly connector: string;
  readonly entities: readonly string[];
  /** Auth methods. */
  readonly methods: readonly string[];
  /** Names of types that all connectors share. */
  readonly sharedNames: readonly string[];
}

/** Whether an entity cannot have a name, because an instance has it for something else. */
function reservedEntities(name: string): boolean {
  const members: readonly string[] = instanceMembers;
  return members.includes(name) || members.includes(camelCase(name)) || name === "constructor";
}

/** A test for names that a record of a connector cannot have. */
function takenRecords({ connector, entities, methods, sharedNames }: NamesOfConnector): (name: string) => boolean {
  const parts = entities.flatMap((entity) =>
    ACTIONS.flatMap((action) => PARTS.map((part) => pascalCase(entity) + pascalCase(action) + part)),
  );
  const taken = new Set<string>([
    ...[...connectorTypes, ...connectorComponents, ...Object.values(instanceTypes(connector)), ...sharedNames],
    ...[...parts, ...parts.map(fieldsTypeName), ...methods.map(authTypeName)],
    ...entities.map((entity) => actionsTypeName(connector, entity)),
  ]);
  const values = new Set<string>([...connectorValues, ...parts.map(camelCase)]);
  return (name) => taken.has(name) || isGlobalType(name) || values.has(camelCase(name)) || isReservedWord(camelCase(name));
}
