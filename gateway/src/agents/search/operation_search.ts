import MiniSearch from "minisearch";
import { wordsWithMeaning, isFiller, splitWords, toStem } from "connector-gateway-templates/search";
import type { OperationEntry } from "../agent_types.ts";
import { actionFit, fittingOf, worthOfIds, type Fitting } from "./action_fit.ts";
import { actionWords } from "./asked_actions.ts";
import { createMentionFinder } from "./connector_mentions.ts";
import { readQuestion, type Question, type QuestionWord, type Reader } from "./question.ts";
import { createSpelling, everydayWords } from "./spelling.ts";
import type { CatalogField, CatalogRecord, CatalogShape, CatalogType } from "connector-gateway-templates/core";
import { isList, isObject, unfold } from "connector-gateway-templates/core";

/** The fields of a record are read so deep. */
const DEEPEST = 4;

/** The restrictions of a search. */
export interface SearchOptions {
  /** The id of a connector. */
  readonly connector?: string;
  /** Without operations that change something. */
  readonly readOnly?: boolean;
  /** All of them unless given. */
  readonly among?: readonly OperationEntry[];
  /** `USUAL_LIMIT` unless given, at most `MOST_LIMIT`. */
  readonly limit?: number;
}

/** Finds the operations for what a user wants to do, the best first. Without words: all of them, in the order of the catalog. */
export type OperationSearch = (query: string, options?: SearchOptions) => readonly OperationEntry[];

/** So many operations are found unless a number is given, and at most. */
const USUAL_LIMIT = 5;
export const MOST_LIMIT = 20;

/** The weight of a match in each part of an operation. */
const WEIGHTS: Readonly<Record<keyof OperationParts, number>> = {
  entity: 4,
  sentence: 1.5,
  connector: 1.5,
  parents: 1,
  params: 0.5,
  record: 0.5,
};

/** The score of a word that counts half: what is beyond that counts less and less, so that no word decides alone. */
const HALF = 15;

/** How much the parts of a score count. */
const COVERED = 0.7;
const ACTION = 0.3;
const WHOLE_ENTITY = 0.5;
const HEAD = 0.3;
const MENTIONED = { sure: 1.3, likely: 0.6, other: -0.7, base: 0.1 };
/** The third operation of an entity, and those after it, give way to other entities. */
const THIRD_OF_ENTITY = 0.7;

/** An operation as it is searched. */
interface Searched {
  readonly entry: OperationEntry;
  readonly fitting: Fitting;
}

interface SearchedCatalog {
  readonly operations: readonly Searched[];
  readonly index: MiniSearch<OperationParts & { readonly id: number }>;
  /** The shapes of the ids that params take. */
  readonly shapes: ReadonlySet<string>;
}

/** Makes the index of operations, once. */
export function createOperationSearch(entries: readonly OperationEntry[]): OperationSearch {
  const catalogStems = new Set<string>();
  const words = new Set([...wordsWithMeaning, ...actionWords, ...everydayWords]);
  const index: SearchedCatalog["index"] = new MiniSearch({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => splitWords(text).map(({ word }) => word),
    processTerm: (word, part) => {
      // An entity can be called `about`.
      if (part !== "entity" && isFiller(word)) return null;
      words.add(word);
      const stem = toStem(word);
      catalogStems.add(stem);
      return stem;
    },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...partsOf(entry) })));
  const operations = entries.map((entry) => ({ entry, fitting: fittingOf(entry) }));
  const shapes = new Set(operations.flatMap(({ fitting }) => [...fitting.ownShapes, ...fitting.otherShapes]));
  const connectors = new Set(entries.map(({ connector }) => connector));
  const reader: Reader = {
    isInCatalog: (word) => catalogStems.has(toStem(word)),
    correct: createSpelling(words),
    findMentions: createMentionFinder([...connectors]),
  };
  return (query, options = {}) => search({ operations, index, shapes }, query, reader, options);
}

function search(catalog: SearchedCatalog, query: string, reader: Reader, options: SearchOptions): readonly OperationEntry[] {
  const { connector, readOnly = false, among, limit = USUAL_LIMIT } = options;
  const isWanted = (entry: OperationEntry): boolean =>
    (connector === undefined || entry.operation.connector === connector) &&
    (!readOnly || entry.operation.effect === "read") &&
    (among?.includes(entry) ?? true);
  const most = Math.min(Math.max(limit, 0), MOST_LIMIT);
  const id = query.trim().toLowerCase();
  const named = catalog.operations.filter(({ entry }) => entry.operation.id === id);
  const question = readQuestion(query, reader);
  const isEmpty = question.words.length === 0 && question.values.ids.length === 0 && question.mentions.sure.size === 0;
  const ranked = isEmpty ? (query.trim() === "" ? catalog.operations : []) : rank(catalog, question);
  const candidates = [...new Set([...named, ...ranked].map(({ entry }) => entry))];
  return candidates.filter(isWanted).slice(0, most);
}

interface Rated extends Searched {
  readonly score: number;
}

function rank(catalog: SearchedCatalog, question: Question): readonly Searched[] {
  const matches = question.words.map((word) => matchWord(catalog, word));
  const best = matches.map((scores) => Math.max(0, ...scores.values()));
  const rated = catalog.operations
    .map((searched, id): Rated => ({ ...searched, score: rate(catalog, { searched, id, matches, best }, question) }))
    .filter(({ score }) => score > 0);
  return byScore(spread(byScore(rated)));
}

function byScore(rated: readonly Rated[]): readonly Rated[] {
  return [...rated].sort((one, other) => other.score - one.score);
}

function spread(rated: readonly Rated[]): readonly Rated[] {
  const counts = new Map<unknown, number>();
  return rated.map((one) => {
    const before = counts.get(one.entry.entity) ?? 0;
    counts.set(one.entry.entity, before + 1);
    return before < 2 ? one : { ...one, score: one.score * THIRD_OF_ENTITY };
  });
}

/** The score of a word, by the number of the operation. */
function matchWord({ index }: SearchedCatalog, { terms, weight }: QuestionWord): ReadonlyMap<number, number> {
  const results = index.search("terms", {
    tokenize: () => [...terms.keys()],
    processTerm: (term) => term,
    boost: WEIGHTS,
    boostTerm: (term) => terms.get(term) ?? 1,
  });
  return new Map(results.map(({ id, score }) => [Number(id), (weight * score) / (score + HALF)]));
}

/** An operation that is compared with a question. */
interface Candidate {
  readonly searched: Searched;
  readonly id: number;
  /** The scores of each word, and the best of them. */
  readonly matches: readonly ReadonlyMap<number, number>[];
  readonly best: readonly number[];
}

function rate(catalog: SearchedCatalog, candidate: Candidate, question: Question): number {
  const { searched, id, matches, best } = candidate;
  const { fitting, entry } = searched;
  const sum = matches.reduce((total, scores) => total + (scores.get(id) ?? 0), 0);
  const possible = best.reduce((total, score) => total + score, 0);
  const covered = best.reduce((total, score, word) => total + (matches[word]?.has(id) === true ? score : 0), 0);
  const share = possible === 0 ? 1 : covered / possible;
  const { sure, likely } = question.mentions;
  const isSure = sure.has(entry.connector.id);
  const mentioned = sure.size > 0 ? (isSure ? MENTIONED.sure : MENTIONED.other) : likely.has(entry.connector.id) ? MENTIONED.likely : 0;
  const power =
    ACTION * actionFit(fitting, question, catalog.shapes) +
    mentioned +
    WHOLE_ENTITY * shareOfEntity(fitting, question) +
    (question.topic.has(fitting.entity.at(-1) ?? "") ? HEAD : 0);
  return (sum * share ** COVERED + worthOfIds(fitting, question) + (isSure ? MENTIONED.base : 0)) * Math.exp(power);
}

/** The part of the name of the entity that is in the question: all of `issues`, and half of `issue comments`. */
function shareOfEntity({ entity }: Fitting, { words }: Question): number {
  return entity.filter((stem) => words.some(({ terms, isPart }) => !isPart && terms.has(stem))).length / entity.length;
}

/** The texts that an operation is found by, from the ones that say most to the ones that say least. */
interface OperationParts {
  /** `channel_messages` */
  readonly entity: string;
  /** A description of the operation and its entity. */
  readonly sentence: string;
  /** Where the operation belongs: the connector and its third party. */
  readonly connector: string;
  /** The entities that the returned records belong to: `files`. */
  readonly parents: string;
  /** Params, what they do, and the values that they can have. */
  readonly params: string;
  /** The record that comes back: its name, and its fields. */
  readonly record: string;
}

/** The texts of an operation. */
function partsOf(entry: OperationEntry): OperationParts {
  const { connector, entity, operation } = entry;
  const { id, title, description, vendor } = connector;
  return {
    entity: entity.name,
    sentence: join([operation.description, entity.description, ...operation.notes]),
    connector: join([id, title, vendor?.name, description]),
    parents: join(operation.params.fields.flatMap(({ role }) => (role?.kind === "parent" ? role.entities : []))),
    params: join(operation.params.fields.flatMap(textsOfParam)),
    record: join(textsOfRecord(entry)),
  };
}

function join(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(" ");
}

function textsOfParam(param: CatalogField): readonly (string | undefined)[] {
  // Paging and options that change nothing are the same everywhere.
  if (param.role?.kind === "paging" || param.role?.kind === "no_effect") return [];
  return [param.name, param.description, ...fieldsOfRole(param), ...valuesOf(param.type)];
}

function fieldsOfRole({ role }: CatalogField): readonly string[] {
  if (role?.kind === "filter") return [...(role.field === undefined ? [] : [role.field]), ...Object.keys(role.meanings ?? {})];
  if (role?.kind === "search") return [...(role.in ?? []), ...Object.keys(role.fields ?? {})];
  return role?.kind === "field" ? [role.field] : [];
}

function valuesOf(type: CatalogType): readonly string[] {
  if (type.kind !== "scalar") return [];
  const values = [
    ...(type.enum ?? []),
    ...(type.knownValues ?? []),
    ...(type.commaList?.values ?? []),
    ...(type.commaList?.knownValues ?? []),
  ];
  return values.filter((value) => typeof value === "string");
}

function textsOfRecord({ connector, entity, operation }: OperationEntry): readonly (string | undefined)[] {
  const record = connector.records.find(({ name }) => name === operation.returns?.record);
  if (record === undefined) return [];
  const { example } = record;
  return [
    record.name,
    record.description,
    ...textsOfShape(record.shape, connector.records, DEEPEST),
    ...(example === undefined ? [] : keysOf(example, DEEPEST)),
    ...keysOf(entity.sandbox?.example ?? {}, DEEPEST),
  ];
}

function textsOfShape({ fields }: CatalogShape, records: readonly CatalogRecord[], deepest: number): readonly (string | undefined)[] {
  return fields.flatMap(({ name, description, type }) => [
    name,
    description,
    ...valuesOf(type),
    ...(deepest === 0 ? [] : textsInside(type, records, deepest - 1)),
  ]);
}

function textsInside(type: CatalogType, records: readonly CatalogRecord[], deepest: number): readonly (string | undefined)[] {
  const unfolded = unfold(type, records);
  if (unfolded?.kind === "array") return textsInside(unfolded.items, records, deepest);
  return unfolded?.kind === "object" && unfolded.shape !== undefined ? textsOfShape(unfolded.shape, records, deepest) : [];
}

/** The keys in an example: records with free keys have no others. */
function keysOf(value: unknown, deepest: number): readonly string[] {
  if (deepest === 0) return [];
  if (isList(value)) return value.flatMap((item) => keysOf(item, deepest));
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner, deepest - 1)]) : [];
}
