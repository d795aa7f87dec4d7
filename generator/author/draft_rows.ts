import { isList, isObject } from "#templates/core";
import { tagsOf } from "./choose.ts";
import { valueAt, type Node, type OpenApi } from "./document.ts";
import { shownText } from "./document_texts.ts";
import type { SourceOperation } from "./operations.ts";
import type { LeftOut, Route } from "./routes.ts";
import { commentsIn, isMap, type YamlEntry } from "./yaml_text.ts";

/** An operation of the document, for people who choose. */
export interface OutlinedOperation {
  /** `GET /pets`, as it is in the document. */
  readonly name: string;
  /** Its first tag; without tags the first word of its path. */
  readonly group: string;
}

/** An operation as people choose it. */
export function outlineOf(source: SourceOperation): OutlinedOperation {
  const word = source.path.split("/").find((step) => /^[^{]/u.test(step) && !/^(?:api|rest|v\d+)$/u.test(step));
  return { name: `${source.method} ${source.path}`, group: tagsOf(source)[0] ?? word ?? "/" };
}

/** An action of a draft. */
export interface DraftedAction {
  readonly route: Route;
  readonly record: string | undefined;
  readonly entry: YamlEntry;
}

/** The operations that are drafted or left out as rows of a table. The first row has the titles of its columns. */
export function rowsOf(
  api: OpenApi,
  actions: readonly DraftedAction[],
  leftOut: readonly LeftOut[],
  records: readonly YamlEntry[],
): string[][] {
  const notes = new Map(records.map((record) => [record.key, commentsIn(record)]));
  const row = ({ method, path, node }: SourceOperation, place: readonly string[], lost: readonly string[]): string[] => {
    const [first = "", ...more] = lost;
    return [`${method} ${shownText(path)}`, ...place, authOf(api, node), more.length === 0 ? first : `${first} (and ${more.length} more)`];
  };
  return [
    ["operation", "entity", "action", "paging", "auth", "lost"],
    ...actions.map(({ route: { source, entity, action }, record = "", entry }) => {
      const lost = new Set([...commentsIn(entry), ...(notes.get(record) ?? [])]);
      return row(source, [entity, action, kindOf(entry, "paging") ?? "-"], [...lost]);
    }),
    ...leftOut.map(({ source, reason }) => row(source, ["-", "-", "-"], [`left out: ${reason}`])),
  ];
}

function kindOf({ value }: YamlEntry, ...path: readonly string[]): string | undefined {
  const [key = "kind", ...rest] = path;
  const inner = isMap(value) ? value.entries.find((one) => one.key === key) : undefined;
  return inner === undefined ? undefined : typeof inner.value === "string" ? inner.value : kindOf(inner, ...rest);
}

/** The security schemes of an operation: `a or b`, `a and b`; `none` where it needs none. */
function authOf({ root }: OpenApi, node: Node): string {
  const written = valueAt(node, "security") ?? valueAt(root, "security");
  if (!isList(written)) return "not stated";
  const ways = written.filter(isObject).map((way) => Object.keys(way).map(shownText).join(" and ") || "none");
  return ways.length === 0 ? "none" : ways.join(" or ");
}
