import { valueAt, openDocument, textAt, mapAt, UnusableDocument, type DocumentProblem, type OpenApi } from "./document.ts";
import { draftAnswer, fieldsOfRecords, printOperation, type DraftAnswer, type OperationScope } from "./draft_operation.ts";
import { listRequestsToOthers, readOperations } from "./operations.ts";
import { collectRecords } from "./records.ts";
import { ACTIONS, routeOperations, type LeftOut, type Route } from "./routes.ts";
import { draftAddress, draftSecurity, type DraftSecurity } from "./security.ts";
import type { NewConnector } from "./starter.ts";
import { plainText, sentenceFor, shownText } from "./document_texts.ts";
import { entry, countComments, mapOf, printComment, printYaml, type YamlEntry } from "./yaml_text.ts";
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
}

/** A draft, and what it contains. */
export interface Draft {
  /** YAML. */
  readonly text: string;
  readonly entities: number;
  readonly operations: number;
  readonly records: number;
  /** Operations of the document that are not in the draft; a comment at its end lists them. */
  readonly leftOut: number;
  /** Comments on what the document says and the catalog cannot. */
  readonly lost: number;
}

/** A connector without a title of its own has that of the document. */
export type DraftConnector = Omit<NewConnector, "title"> & { readonly title?: string };

/** Makes a draft of a connector from an OpenAPI document, or says why there is none. */
export function draftConnector(connector: DraftConnector, source: DraftSource): Draft | { readonly problem: DocumentProblem } {
  try {
    return printDraft(connector, source, openDocument(source.value));
  } catch (error) {
    if (error instanceof UnusableDocument) return { problem: error.problem };
    throw error;
  }
}

/** The entities of a draft, and how many operations they have. */
interface DraftEntities {
  readonly entries: readonly YamlEntry[];
  readonly operations: number;
  readonly leftOut: readonly LeftOut[];
}

function printDraft(connector: DraftConnector, { file, sharedNames }: DraftSource, api: OpenApi): Draft {
  const sources = readOperations(api);
  const routes = routeOperations(api, sources, reservedEntities);
  const security = draftSecurity(api);
  const documentName = plainText(file) ?? "the document";
  const mark = (pointer: string): string => `Taken over from ${documentName} (${plainText(pointer) ?? "/"}); not reviewed.`;
  const methods = security.auth === "none" ? [] : security.auth.entries.map(({ key }) => key);
  const isTaken = takenRecords({ connector: connector.id, entities: [...routes.entities.keys()], methods, sharedNames });
  const scope: OperationScope = { api, records: collectRecords({ api, isTaken, mark }), signing: security.headers, mark };
  const { entries, operations, leftOut } = printEntities(routes.entities, scope);
  const missing = [...routes.leftOut, ...leftOut];
  const broken = missing.find(({ source }) => source.problem !== undefined)?.source.problem;
  if (operations === 0 && broken !== undefined) throw new UnusableDocument(broken);
  if (operations === 0) throw new UnusableDocument({ code: "openapi/no-operations", named: reasonWithout(missing), near: "paths" });
  const records = scope.records.entries();
  const start = printYaml(mapOf([...aboutConnector(connector, api, documentName), ...security_(security, api, connector)]));
  const body = printYaml(mapOf([records.length === 0 ? undefined : spaced("records", records), spaced("entities", entries)]));
  const text = [
    header(documentName),
    start,
    body,
    printMissing(missing, [...listRequestsToOthers(api, sources), ...security.leftOut]),
  ].join("");
  const lost = countComments({ entries: [...records, ...entries] });
  return { text, entities: entries.length, operations, records: records.length, leftOut: missing.length, lost };
}

function reasonWithout([first]: readonly LeftOut[]): string {
  return first === undefined
    ? "`paths` has no operations"
    : `none of its operations fits; ${first.source.method} ${shownText(first.source.path)}: ${first.reason}`;
}

function spaced(key: string, entries: readonly YamlEntry[]): YamlEntry {
  return { key, value: { entries, block: true }, spaced: true };
}

function header(file: string): string {
  const text = `A draft that was taken over from ${file}. Nothing in it has been reviewed: each record and each operation says so under \`assumed\`. Compare it with the document, correct it, and remove the line. Until then nothing in it is required. A param with \`no_effect: Not reviewed.\` needs its role. Comments say what the document says and the catalog cannot. Once reviewed, params and the objects in them accept only the keys that the document lists, unless they are \`open\`.`;
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

function security_({ auth, signing }: DraftSecurity, api: OpenApi, { id, title }: DraftConnector): readonly YamlEntry[] {
  const { baseUrl, note } = draftAddress(api, `https://api.${id.replaceAll("_", "-")}.example`);
  const address = { ...entry("base_url", baseUrl), ...(note !== undefined && { comments: [note] }) };
  const name = plainText(valueAt(mapAt(api.root, "info"), "title")) ?? title ?? id;
  const paths = ["error.message", "message", "error_description", "detail", "error"];
  const errors = {
    ...entry("errors", mapOf([entry("message", paths)])),
    comments: ["Usual places of messages; the first that has a text counts."],
  };
  const isForm =
    readOperations(api).filter(({ body }) => body?.format === "form").length >
    readOperations(api).filter(({ body }) => body?.format === "json").length;
  const vendor = mapOf(
    [
      entry("name", name),
      address,
      entry("auth", signing),
      isForm ? entry("body", "form") : undefined,
      isForm ? entry("query_style", "repeat") : undefined,
      errors,
    ],
    { block: true },
  );
  return [
    { key: "auth", value: auth, spaced: true },
    { key: "vendor", value: vendor, spaced: true },
  ];
}

/** Operations whose answers no action can have are left out; an entity without any is, too. */
function printEntities(routes: ReadonlyMap<string, readonly Route[]>, scope: OperationScope): DraftEntities {
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
  const names = new Set(kept.map(({ name }) => name));
  const entries = kept.map(({ name, operations }) => printEntity(name, operations.map(withParentAmong(names)), scope));
  return { entries, operations: kept.flatMap(({ operations }) => operations).length, leftOut };
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

function printEntity(name: string, answered: readonly Answered[], scope: OperationScope): YamlEntry {
  const inOrder = [...answered].sort((left, right) => ACTIONS.indexOf(left.route.action) - ACTIONS.indexOf(right.route.action));
  const records = inOrder.flatMap(({ answer }) => answer.record ?? []);
  const record = records.find((one) => one !== "NoContent") ?? records[0];
  const answerRecords = inOrder.filter(({ route }) => route.action !== "delete").flatMap(({ answer }) => answer.record ?? []);
  const fields = fieldsOfRecords(answerRecords, scope);
  const actions = inOrder.map(({ route, answer }) => printOperation(route, answer, fields, record, scope));
  const [first] = answered;
  const tag = first && scope.api.root;
  const description = (tag && tagDescription(scope.api, first.route)) ?? sentenceFor(name);
  const value = mapOf(
    [
      entry("description", description),
      record === undefined ? undefined : entry("record", record),
      entry("actions", { entries: actions, block: true }),
    ],
    { block: true },
  );
  return { key: name, value };
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

/** A comment at the end of the draft that lists what was left out. */
function printMissing(operations: readonly LeftOut[], others: readonly string[]): string {
  if (operations.length === 0 && others.length === 0) return "";
  const lines = [
    ...operations.map(({ source, reason }) => `${source.method} ${shownText(source.path)} (${shownText(source.pointer)}): ${reason}`),
    ...others,
  ];
  const comments = lines.flatMap((line) => printComment(`- ${shownText(line).slice(0, 1000)}`));
  return `\n# In the document, but not in this draft:\n${comments.join("\n")}\n`;
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
