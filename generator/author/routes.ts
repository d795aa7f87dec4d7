import type { OpenApi } from "./document.ts";
import { listIn } from "./answers.ts";
import { describeProblem } from "./flat_schema.ts";
import { pluralOf, singularOf, snakeName } from "#generator/resolve";
import { freeName } from "./names.ts";
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
  /** The params in its path, in order. */
  readonly pathParams: readonly string[];
  /** The entity whose record the path names before that of the operation. */
  readonly parent?: { readonly entity: string; readonly param: string };
}

/** An operation that has no place in the draft, and why. */
export interface LeftOut {
  readonly source: SourceOperation;
  readonly reason: string;
}

/** All operations of the document, each once. */
export interface Routes {
  /** By entity, in the order of the document. */
  readonly entities: ReadonlyMap<string, readonly Route[]>;
  readonly leftOut: readonly LeftOut[];
}

/** The action and the words that the path and the method of an operation suggest. */
interface Guess {
  readonly source: SourceOperation;
  readonly action: Action;
  /** The words of the path that name the entity. */
  readonly words: readonly string[];
  readonly pathParams: readonly string[];
  /** The words in front of the last param that is followed by a word, and that param. */
  readonly parent?: { readonly words: readonly string[]; readonly param: string };
}

/** Names at the end of a path that say what is done. */
const VERBS: Readonly<Record<string, Action>> = {
  ...{ list: "list", all: "list", get: "get", info: "get", retrieve: "get", show: "get", create: "create", add: "create", new: "create" },
  ...{ update: "update", edit: "update", delete: "delete", remove: "delete", destroy: "delete", search: "api_search", find: "api_search" },
  ...{ query: "api_search", download: "download", content: "download" },
};

const REASONS = {
  method: "No action of the gateway fits this method.",
  path: "A call cannot have such a path.",
  command: "It runs a command, and no action of the gateway fits one.",
} as const;

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
  readonly place: (
    chosen: ReadonlySet<SourceOperation>,
    placed: readonly PlacedOperation[],
  ) => Routes & { readonly placed: ReadonlySet<SourceOperation> };
}

/**
 * Decides which entity and action each operation becomes. Names that entities cannot have are never chosen. They depend on the whole document,
 * so that they do not change when more operations are chosen.
 */
export function planRoutes(api: OpenApi, sources: readonly SourceOperation[], isTaken: (entity: string) => boolean): RoutePlan {
  const collections = new Set(sources.filter(({ method }) => method === "GET").map(({ path }) => path));
  const guesses: Guess[] = [];
  const leftOut: LeftOut[] = [];
  for (const source of sources) {
    const guess = guessRoute(api, source, collections);
    if (typeof guess === "string") leftOut.push({ source, reason: guess });
    else guesses.push(guess);
  }
  const names = nameEntities(guesses, isTaken);
  const bySource = new Map(guesses.map(({ source, words }) => [source, names.get(words.join("/"))]));
  return {
    entityOf: (source) => bySource.get(source),
    place: (chosen, placed) => {
      const calls = new Map(placed.map((one) => [callKey(one.call), one]));
      const there = new Set(sources.filter((source) => calls.has(callKey(callOf(source)))));
      const isWanted = ({ source }: { readonly source: SourceOperation }): boolean => chosen.has(source) && !there.has(source);
      const current = withNamesOf(calls, guesses, names);
      return { ...placeAll(guesses.filter(isWanted), current, leftOut.filter(isWanted), placed), placed: there };
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
function withNamesOf(
  calls: ReadonlyMap<string, PlacedOperation>,
  guesses: readonly Guess[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const renamed = new Map(
    guesses.flatMap(({ source, words }) => {
      const placed = calls.get(callKey(callOf(source)));
      return placed === undefined ? [] : [[words.join("/"), placed.entity] as const];
    }),
  );
  const used = new Set([...names.values(), ...renamed.values()]);
  const given = new Set(renamed.values());
  return new Map(
    [...names].map(([key, name]) => [key, renamed.get(key) ?? (given.has(name) ? freeName(name, (one) => used.has(one), "_") : name)]),
  );
}

/** One operation for each action of an entity: the first of the best. */
function placeAll(
  guesses: readonly Guess[],
  names: ReadonlyMap<string, string>,
  unfit: readonly LeftOut[],
  placed: readonly PlacedOperation[],
): Routes {
  const entities = new Map<string, Route[]>();
  const leftOut = [...unfit];
  const nameOf = (words: readonly string[]): string => names.get(words.join("/")) ?? "";
  const keyOf = ({ words, action }: Guess): string => `${nameOf(words)}.${action}`;
  const best = new Map<string, Guess>();
  for (const guess of guesses) {
    const known = best.get(keyOf(guess));
    if (known === undefined || rankOf(guess) < rankOf(known)) best.set(keyOf(guess), guess);
  }
  const calls = new Map([...best].map(([key, { source }]) => [key, callOf(source)]));
  for (const { entity, action, call } of placed) calls.set(`${entity}.${action}`, call);
  for (const guess of guesses) {
    const { source, action, words, pathParams, parent } = guess;
    const entity = nameOf(words);
    const routes = entities.get(entity) ?? [];
    const call = calls.get(keyOf(guess));
    if (call !== callOf(source)) {
      leftOut.push({ source, reason: `${keyOf(guess)} is already ${call ?? "there"}.` });
      continue;
    }
    const above = parent && nameOf(parent.words);
    entities.set(entity, [
      ...routes,
      {
        source,
        entity,
        action,
        pathParams,
        ...(parent !== undefined && above !== undefined && above !== "" && { parent: { entity: above, param: parent.param } }),
      },
    ]);
  }
  return { entities, leftOut };
}

/** A call that names one record goes before one that changes many, and PATCH before PUT. */
function rankOf({ source: { method, path }, action }: Guess): number {
  const isOfMany = (action === "update" || action === "delete") && !/\}(?:\.\w+)?$/u.test(path);
  return (isOfMany ? 2 : 0) + (method === "PUT" ? 1 : 0);
}

/** The guess for an operation, or the reason why it becomes none of the catalog. */
function guessRoute(api: OpenApi, source: SourceOperation, collections: ReadonlySet<string>): Guess | string {
  const { method, path, answer, problem } = source;
  if (problem !== undefined) return describeProblem(problem);
  if (!["GET", "POST", "PUT", "PATCH", "DELETE"].includes(method)) return REASONS.method;
  if (!CALL_PATH.test(path)) return REASONS.path;
  if (isCustomMethod(path)) return REASONS.command;
  const segments = segmentsOf(path);
  const pathParams = [...path.matchAll(/\{([^{}/]+)\}/gu)].map(([, name = ""]) => name);
  const words = segments.flatMap((segment) => (segment.startsWith("{") ? [] : [segment]));
  const last = segments.at(-1);
  const endsInParam = last?.startsWith("{") === true;
  const verb = endsInParam || last === undefined ? undefined : verbOf(last);
  const named = verb === undefined || verb.words.length + words.length < 2 ? words : [...words.slice(0, -1), ...verb.words];
  const action =
    verb !== undefined && named !== words ? fit(verb.action, api, source) : guessAction(api, source, { endsInParam, collections });
  if (action === undefined) return REASONS.command;
  const isRoot = named.length === 0;
  const parent = parentOf(segments);
  const bytes = answer.kind === "bytes" && method === "GET";
  return {
    ...{ source, action: bytes ? "download" : action, words: isRoot ? ["root"] : named, pathParams },
    ...(parent !== undefined && { parent }),
  };
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

/** The action of a verb, where the answer fits it. */
function fit(action: Action, api: OpenApi, source: SourceOperation): Action | undefined {
  const { answer, method, path } = source;
  if (action === "download") return answer.kind === "bytes" && method === "GET" ? action : "get";
  const isPaged = action === "get" && takesPages(api, source);
  if (action !== "list" && action !== "api_search" && !isPaged) return action;
  if (isPaged) return answer.kind === "json" && listIn(api, answer.schema, path) !== undefined ? "list" : action;
  return answer.kind === "json" && listIn(api, answer.schema, path) !== undefined ? action : action === "list" ? undefined : "get";
}

interface Ending {
  readonly endsInParam: boolean;
  readonly collections: ReadonlySet<string>;
}

function guessAction(api: OpenApi, source: SourceOperation, { endsInParam, collections }: Ending): Action | undefined {
  const { method, path, answer } = source;
  const list = answer.kind === "json" ? listIn(api, answer.schema, path) : undefined;
  const isPaged = list !== undefined && takesPages(api, source);
  switch (method) {
    case "GET":
      // A record may contain a list, but a list is never a record.
      return list !== undefined && (!endsInParam || list.path.length === 0 || isPaged) ? "list" : "get";
    case "DELETE":
      return "delete";
    case "PUT":
    case "PATCH":
      return "update";
    // POST with params of pages searches, POST to a collection creates, POST to a record changes it, and POST to anything else is a command.
    default: {
      if (isPaged && source.body !== undefined) return "api_search";
      if (endsInParam) return "update";
      const isBelow = /\}\/[^/{}]+$/u.test(path);
      const isCollection = collections.has(path) || collections.has(`${path}/`) || /s$/u.test(path.split("/").at(-1) ?? "");
      const isRecord = [...collections].some((other) => other.startsWith(`${path}/{`));
      return !isBelow || isCollection || isRecord ? "create" : undefined;
    }
  }
}

/** `owner` and `repos` for `/repos/{owner}/issues/{id}`: the last word with a param, and words behind it. */
function parentOf(segments: readonly string[]): Guess["parent"] {
  const isParam = segments.map((segment) => segment.startsWith("{"));
  const lastWord = isParam.lastIndexOf(false);
  const param = segments[lastWord - 1];
  if (lastWord < 2 || param === undefined || isParam[lastWord - 1] !== true) return undefined;
  const words = segments.slice(0, lastWord).filter((segment) => !segment.startsWith("{"));
  return words.length === 0 ? undefined : { words, param: param.slice(1).split("}")[0] ?? "" };
}

/** The names of entities by their words: the last word where it is enough, and otherwise more of them. */
function nameEntities(guesses: readonly Guess[], isTaken: (entity: string) => boolean): ReadonlyMap<string, string> {
  const keys = [...new Set(guesses.map(({ words }) => words.join("/")))];
  const isPlural = new Set(
    guesses
      .filter(({ action, source }) => action === "list" || action === "create" || source.path.includes("{"))
      .map(({ words }) => words.join("/")),
  );
  const names = new Map<string, string>();
  const used = new Set<string>();
  // Names that differ only in their underscores are the same in PascalCase.
  const isFree = (name: string): boolean => !isTaken(name) && !used.has(name.replaceAll("_", ""));
  // Short paths choose first: `/emails` is what people mean by emails, not `/users/{id}/emails`.
  for (const key of [...keys].sort((left, right) => left.split("/").length - right.split("/").length)) {
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
