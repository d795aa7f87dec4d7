import type { OpenApi } from "./document.ts";
import { listIn } from "./answers.ts";
import { describeProblem } from "./flat_schema.ts";
import { groupBy } from "#generator/read";
import { camelCase, instanceMembers, pluralOf, singularOf, snakeName } from "#generator/resolve";
import { freeName } from "./document_texts.ts";
import type { SourceOperation } from "./operations.ts";
import { takesPages } from "./paging.ts";

/** The actions of the gateway, in the order in which an entity has them. */
export const ACTIONS = ["list", "get", "create", "update", "delete", "api_search", "download"] as const;

export type Action = (typeof ACTIONS)[number];

/** The operation of the catalog that one of the document becomes. */
export interface Route {
  readonly source: SourceOperation;
  readonly entity: string;
  readonly action: Action;
  /** The entity whose record the path names before that of the operation. */
  readonly parent?: { readonly entity: string; readonly param: string } | undefined;
}

/** An operation that has no place in the draft, and why. */
export interface LeftOut {
  readonly source: SourceOperation;
  readonly reason: string;
}

/** Where the chosen operations have their places. */
export interface Routes {
  /** By entity, in the order of the document. */
  readonly entities: ReadonlyMap<string, readonly Route[]>;
  readonly leftOut: readonly LeftOut[];
  /** The operations that the connector has already. */
  readonly placed: ReadonlySet<SourceOperation>;
}

/** Names at the end of a path that say what is done. */
const VERBS: Readonly<Record<string, Action>> = {
  ...{ list: "list", all: "list", get: "get", info: "get", retrieve: "get", show: "get", create: "create", add: "create", new: "create" },
  ...{ update: "update", edit: "update", delete: "delete", remove: "delete", destroy: "delete", search: "api_search", find: "api_search" },
  ...{ query: "api_search", download: "download", content: "download" },
};

const COMMAND = "It runs a command, and no action of the gateway fits one.";

/** An operation that a connector has already. */
export interface PlacedOperation {
  readonly entity: string;
  readonly action: string;
  /** `GET /pets/{id}` */
  readonly call: string;
}

/** The entities that the operations of a document are about, before anybody has chosen among them. */
export interface RoutePlan {
  /** The entity of an operation; undefined where no action of the gateway fits. */
  readonly entityOf: (source: SourceOperation) => string | undefined;
  /** Places what is chosen beside what is there. Entities that were renamed keep their new names. */
  readonly place: (chosen: ReadonlySet<SourceOperation>, placed: readonly PlacedOperation[]) => Routes;
}

/**
 * Decides which entity and action each operation becomes. Names that entities cannot have are never chosen. They depend on the whole document,
 * so that they do not change when more operations are chosen.
 */
export function planRoutes(api: OpenApi, sources: readonly SourceOperation[], isTaken: (entity: string) => boolean): RoutePlan {
  const collections = new Set(sources.filter(({ method }) => method === "GET").map(({ path }) => path));
  const guesses: Route[] = [];
  const unfit: LeftOut[] = [];
  for (const source of sources) {
    const guess = guessRoute(api, source, collections);
    if (typeof guess === "string") unfit.push({ source, reason: guess });
    else guesses.push(guess);
  }
  const names = nameEntities(guesses, isTaken);
  const bySource = new Map(guesses.map(({ source, entity }) => [source, names.get(entity)]));
  return {
    entityOf: (source) => bySource.get(source),
    place: (chosen, placed) => {
      const calls = new Map(placed.map((one) => [callKey(one.call), one.entity]));
      const there = new Set(sources.filter((source) => calls.has(callKey(callOf(source)))));
      const isWanted = ({ source }: { readonly source: SourceOperation }): boolean => chosen.has(source) && !there.has(source);
      const renamed = guesses.map(({ source, entity }) => [entity, calls.get(callKey(callOf(source))) ?? ""] as const);
      const current = withNamesOf(new Map(renamed.filter(([, name]) => name !== "")), names);
      const routes = guesses.filter(isWanted).map((guess) => ({
        ...guess,
        entity: current.get(guess.entity) ?? guess.entity,
        parent: guess.parent && { ...guess.parent, entity: current.get(guess.parent.entity) ?? "" },
      }));
      return { ...placeAll(routes, unfit.filter(isWanted), placed), placed: there };
    },
  };
}

/** A call without the names of its params, which may be others in a connector. */
function callKey(call: string): string {
  return call.replaceAll(/\{[^{}]*\}/gu, "{}");
}

function callOf({ method, path }: SourceOperation): string {
  return `${method} ${path}`;
}

/** The names of entities, where those that a connector has renamed have the name that it gave them. */
function withNamesOf(renamed: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const used = new Set([...names.values(), ...renamed.values()]);
  const given = new Set(renamed.values());
  const other = (name: string): string => (given.has(name) ? freeName(name, (one) => used.has(one), "_") : name);
  return new Map([...names].map(([key, name]) => [key, renamed.get(key) ?? other(name)]));
}

/** One operation for each action of an entity: the first of the best. */
function placeAll(routes: readonly Route[], unfit: readonly LeftOut[], placed: readonly PlacedOperation[]): Omit<Routes, "placed"> {
  const keyOf = ({ entity, action }: Pick<PlacedOperation, "entity" | "action">): string => `${entity}.${action}`;
  // Of several, the last entry of a map counts.
  const best = [...routes].reverse().sort((left, right) => rankOf(right) - rankOf(left));
  const calls = new Map([
    ...best.map((one) => [keyOf(one), callOf(one.source)] as const),
    ...placed.map((one) => [keyOf(one), one.call] as const),
  ]);
  const isPlaced = (route: Route): boolean => calls.get(keyOf(route)) === callOf(route.source);
  const others = routes.filter((route) => !isPlaced(route));
  return {
    entities: groupBy(routes.filter(isPlaced), ({ entity }) => entity),
    leftOut: [
      ...unfit,
      ...others.map((route) => ({ source: route.source, reason: `${keyOf(route)} is already ${calls.get(keyOf(route)) ?? "there"}.` })),
    ],
  };
}

/** A call that names one record goes before one that changes many, and PATCH before PUT. */
function rankOf({ source: { method, path }, action }: Route): number {
  const isOfMany = (action === "update" || action === "delete") && !/\}(?:\.\w+)?$/u.test(path);
  return (isOfMany ? 2 : 0) + (method === "PUT" ? 1 : 0);
}

/** The route of an operation, with the words of its path as its entity; or the reason why it becomes none. */
function guessRoute(api: OpenApi, source: SourceOperation, collections: ReadonlySet<string>): Route | string {
  const { method, path, answer, problem } = source;
  if (problem !== undefined) return describeProblem(problem);
  if (!["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method)) return "No action of the gateway fits this method.";
  if (!CALL_PATH.test(path)) return "A call cannot have such a path.";
  if (isCustomMethod(path)) return COMMAND;
  const segments = segmentsOf(path);
  const words = segments.filter((segment) => !segment.startsWith("{"));
  const last = segments.at(-1) ?? "";
  const verb = last.startsWith("{") ? undefined : verbOf(last);
  const isNamed = verb !== undefined && verb.words.length + words.length >= 2;
  const named = isNamed ? [...words.slice(0, -1), ...verb.words] : words;
  const found = answer.kind === "json" ? listIn(api, answer.schema, path) : undefined;
  const list = found && { isWhole: found.path.length === 0, isPaged: takesPages(api, source) };
  const isFile = answer.kind === "bytes" && method === "GET";
  const action = isNamed ? fit(verb.action, list, isFile) : guessAction(source, last.startsWith("{"), list, collections);
  if (action === undefined) return COMMAND;
  const entity = named.length === 0 ? "root" : named.join("/");
  return { source, entity, action: isFile ? "download" : action, parent: parentOf(segments) };
}

/** The paths that a call may have. */
const CALL_PATH = /^(?:\/(?:[A-Za-z0-9._~!$&'()*+,;=:@%-]|\{[^{}/]+\})*)+$/u;

/** `/items/{id}:archive` and `/items:batchGet`, but not `/items:search`, which has an action. */
function isCustomMethod(path: string): boolean {
  const [, target = "", name] = /([^/]*):([A-Za-z][\w-]*)$/u.exec(path) ?? [];
  return name !== undefined && (target.endsWith("}") || verbOf(`:${name}`) === undefined);
}

/** The segments that tell apart what a path is about: without versions, and without the extension of a file. */
function segmentsOf(path: string): readonly string[] {
  const all = path.split("/").filter((segment) => segment !== "");
  const plain = all.map((segment) => segment.replace(/\.(?:json|xml)$/u, ""));
  const start = plain.findIndex((segment) => !/^(?:api|rest|v\d+(?:[._-]?\d+)*|latest|beta)$/iu.test(segment));
  return start === -1 ? plain.slice(-1) : plain.slice(start);
}

/** `conversations.list`, `search` and `findByStatus` at the end of a path: what is done, and the words in front of it. */
function verbOf(segment: string): { readonly action: Action; readonly words: readonly string[] } | undefined {
  const [, start = "", end = segment] = /^(.*)[.:]([A-Za-z]+)$/u.exec(segment) ?? [];
  const words = snakeName(end, "").split("_");
  const name = words.length > 1 && (words[0] === "find" || words[0] === "search") ? words[0] : words.join("_");
  const action = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  return action && { action, words: start === "" ? [] : [start] };
}

/** The list in an answer: whether it is all of it, and whether the operation takes the size of a page. */
type AnswerList = { readonly isWhole: boolean; readonly isPaged: boolean } | undefined;

/** The action of a verb, where the answer fits it. */
function fit(action: Action, list: AnswerList, isFile: boolean): Action | undefined {
  if (action === "download") return isFile ? action : "get";
  if (action === "get") return list?.isPaged === true ? "list" : action;
  if (list !== undefined || (action !== "list" && action !== "api_search")) return action;
  return action === "list" ? undefined : "get";
}

function guessAction(
  { method, path, body }: SourceOperation,
  endsInParam: boolean,
  list: AnswerList,
  collections: ReadonlySet<string>,
): Action | undefined {
  switch (method) {
    case "GET":
      // A record may contain a list, but a list is never a record.
      return list !== undefined && (!endsInParam || list.isWhole || list.isPaged) ? "list" : "get";
    case "DELETE":
      return "delete";
    case "PUT":
    case "PATCH":
      return "update";
    // POST with params of pages searches, POST to a collection creates, POST to a record changes it, and POST to anything else is a command.
    default: {
      if (list?.isPaged === true && body !== undefined) return "api_search";
      if (endsInParam) return "update";
      const isBelow = /\}\/[^/{}]+$/u.test(path);
      const isCollection = collections.has(path) || collections.has(`${path}/`) || /s$/u.test(path.split("/").at(-1) ?? "");
      const isRecord = [...collections].some((other) => other.startsWith(`${path}/{`));
      return !isBelow || isCollection || isRecord ? "create" : undefined;
    }
  }
}

/** `owner` and `repos` for `/repos/{owner}/issues/{id}`: the last word with a param, and words behind it. */
function parentOf(segments: readonly string[]): Route["parent"] {
  const lastWord = segments.findLastIndex((segment) => !segment.startsWith("{"));
  const [, param] = /^\{([^}]*)/u.exec(segments[lastWord - 1] ?? "") ?? [];
  const words = segments.slice(0, Math.max(0, lastWord)).filter((segment) => !segment.startsWith("{"));
  return lastWord < 2 || param === undefined || words.length === 0 ? undefined : { entity: words.join("/"), param };
}

/** The names of entities by their words: the last word where it is enough, and otherwise more of them. */
function nameEntities(guesses: readonly Route[], isTaken: (entity: string) => boolean): ReadonlyMap<string, string> {
  const isMany = ({ action, source }: Route): boolean => action === "list" || action === "create" || source.path.includes("{");
  const isPlural = new Set(guesses.filter(isMany).map(({ entity }) => entity));
  const names = new Map<string, string>();
  const used = new Set<string>();
  // Names that differ only in their underscores are the same in PascalCase.
  const isFree = (name: string): boolean => !isTaken(name) && !used.has(name.replaceAll("_", ""));
  const keys = [...new Set(guesses.map(({ entity }) => entity))];
  // Short paths choose first: `/emails` is what people mean by emails, not `/users/{id}/emails`.
  for (const key of keys.sort((left, right) => left.split("/").length - right.split("/").length)) {
    const words = key.split("/");
    const noun = snakeName(words.at(-1) ?? "", "entity");
    const last = isPlural.has(key) ? pluralOf(noun) : noun;
    const parents = words.slice(0, -1).map((word) => singularOf(snakeName(word, "entity")));
    const candidates = parents.map((_, index) => snakeName([...parents.slice(parents.length - 1 - index), last].join("_"), "entity"));
    const name = [last, ...candidates].find(isFree) ?? freeName(candidates.at(-1) ?? last, (one) => !isFree(one), "_");
    used.add(name.replaceAll("_", ""));
    names.set(key, name);
  }
  return names;
}

/** Whether an entity cannot have a name, because an instance has it for something else. */
export function isReservedEntity(name: string): boolean {
  const members: readonly string[] = instanceMembers;
  return members.includes(name) || members.includes(camelCase(name)) || name === "constructor";
}
