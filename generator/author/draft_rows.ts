import { isList, isObject } from "#templates/core";
import { tagsOf } from "./choose.ts";
import { valueAt, type Node, type OpenApi } from "./document.ts";
import { shownText } from "./document_texts.ts";
import type { DraftAnswer } from "./draft_operation.ts";
import type { SourceOperation } from "./operations.ts";
import type { LeftOut, Route } from "./routes.ts";
import { isMap, type YamlEntry } from "./yaml_text.ts";

/** An operation of the document, as a row of a table. */
export interface DraftRow {
  readonly operation: string;
  /** Without them, the operation is left out. */
  readonly place?: { readonly entity: string; readonly action: string; readonly paging?: string };
  /** Names of security schemes. */
  readonly auth: string;
  /** What the draft does not carry, or why the operation is left out. */
  readonly lost: readonly string[];
}

/** An operation of the document, for people who choose. */
export interface OutlinedOperation {
  /** `GET /pets`, as it is in the document. */
  readonly name: string;
  /** Its first tag; without tags the first word of its path. */
  readonly group: string;
}

/** An operation as people choose it. */
export function outlineOf(source: SourceOperation): OutlinedOperation {
  const [first] = tagsOf(source);
  const word = source.path.split("/").find((step) => /^[^{]/u.test(step) && !/^(?:api|rest|v\d+)$/u.test(step));
  return { name: `${source.method} ${source.path}`, group: first ?? word ?? "/" };
}

/** The parts of a draft that the rows show. */
interface ShownParts {
  readonly sources: readonly SourceOperation[];
  readonly drafted: readonly { readonly actions: readonly ShownAction[] }[];
  readonly leftOut: readonly LeftOut[];
  readonly records: readonly YamlEntry[];
}

interface ShownAction {
  readonly route: Route;
  readonly answer: DraftAnswer;
  readonly entry: YamlEntry;
}

/** The operations that are drafted or left out, in the order of the document. */
export function rowsOf(api: OpenApi, { sources, drafted, leftOut, records }: ShownParts): readonly DraftRow[] {
  const notes = new Map(records.map((record) => [record.key, commentsIn(record)]));
  const rows = new Map<SourceOperation, Pick<DraftRow, "place" | "lost">>(
    leftOut.map(({ source, reason }) => [source, { lost: [reason] }]),
  );
  for (const { route, answer, entry } of drafted.flatMap(({ actions }) => actions)) {
    const paging = pagingOf(entry);
    const place = { entity: route.entity, action: route.action, ...(paging !== undefined && { paging }) };
    rows.set(route.source, { place, lost: [...new Set([...commentsIn(entry), ...(notes.get(answer.record ?? "") ?? [])])] });
  }
  return sources.flatMap((source) => {
    const row = rows.get(source);
    const { method, path, node } = source;
    return row === undefined ? [] : [{ operation: `${method} ${shownText(path)}`, auth: authOf(api, node), ...row }];
  });
}

/** The comments on an entry and on all that is inside of it. */
function commentsIn({ value, comments = [] }: YamlEntry): readonly string[] {
  return [...comments, ...(isMap(value) ? value.entries.flatMap(commentsIn) : [])];
}

function pagingOf({ value }: YamlEntry): string | undefined {
  const paging = isMap(value) ? value.entries.find(({ key }) => key === "paging")?.value : undefined;
  const kind = paging !== undefined && isMap(paging) ? paging.entries.find(({ key }) => key === "kind")?.value : undefined;
  return typeof kind === "string" ? kind : undefined;
}

/** The security schemes of an operation: `a or b`, `a and b`; `none` where it needs none. */
function authOf({ root }: OpenApi, node: Node): string {
  const written = valueAt(node, "security") ?? valueAt(root, "security");
  if (!isList(written)) return "not stated";
  const ways = written.filter(isObject).map((way) => Object.keys(way).map(shownText).join(" and "));
  return ways.length === 0 ? "none" : ways.map((way) => (way === "" ? "none" : way)).join(" or ");
}
