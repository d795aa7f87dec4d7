import { splitWords, toStem } from "connector-gateway-templates/search";
import { isObject } from "connector-gateway-templates/core";
import type { OperationEntry } from "../agent_types.ts";
import { toIdentifier, type Question } from "./question.ts";

/** How ids of a kind begin or look, where that says what they are ids of. */
const SHAPES: readonly ((id: string) => string | undefined)[] = [
  // `cus_123`
  (id) => /^[a-z]{2,8}_(?=[A-Za-z\d])/u.exec(id)?.[0],
  // `SHOP-42`
  (id) => (/^[A-Z][A-Z\d]+-\d+$/u.test(id) ? "KEY-1" : undefined),
  // `U012AB3CD`
  (id) => /^([A-Z])\d[A-Z\d]{2,}$/u.exec(id)?.[1],
];

/** The facts that decide whether an operation does what a question asks for. */
export interface Fitting {
  readonly operation: OperationEntry["operation"];
  /** The stems of the name of the entity. */
  readonly entity: readonly string[];
  /** The stem of the first word of what it does: `refund` of `Refunds a charge`. */
  readonly verb: string;
  /** Whether it is about one record that a param names. */
  readonly hasIdentity: boolean;
  /** Whether records can be found by text or by fields. */
  readonly canSearch: boolean;
  readonly hasParent: boolean;
  /** The stems of the names of the params that point to other records: `charge`. */
  readonly related: ReadonlySet<string>;
  /** The shapes of the id of the record, and of ids of other records that params take. */
  readonly ownShapes: ReadonlySet<string>;
  readonly otherShapes: ReadonlySet<string>;
  /** The names of the params, as `toIdentifier` writes them, and whether they name the record. */
  readonly params: ReadonlyMap<string, boolean>;
}

type Param = OperationEntry["operation"]["params"]["fields"][number];

/** Prepares an operation. */
export function fittingOf(entry: OperationEntry): Fitting {
  const { operation, entity } = entry;
  const { fields } = operation.params;
  const related = fields.filter(({ role }) => role?.kind === "parent" || role?.kind === "filter" || role?.kind === "field");
  const identities = fields.filter(({ role }) => role?.kind === "identity");
  return {
    operation,
    entity: splitWords(entity.name).map(({ word }) => toStem(word)),
    verb: toStem(splitWords(operation.description ?? "")[0]?.word ?? ""),
    hasIdentity: identities.length > 0,
    canSearch: fields.some(({ role }) => role?.kind === "search" || role?.kind === "filter"),
    hasParent: fields.some(({ role }) => role?.kind === "parent"),
    related: new Set(related.flatMap(({ name }) => splitWords(name).map(({ word }) => toStem(word)))),
    ownShapes: new Set(identities.length === 0 ? [] : [...shapesOf(identities), ...shapesInExample(entry)]),
    otherShapes: shapesOf(fields.filter((field) => !identities.includes(field))),
    params: new Map(fields.map(({ name, role }) => [toIdentifier(name), role?.kind === "identity"])),
  };
}

function shapesOf(params: readonly Param[]): ReadonlySet<string> {
  return new Set(params.flatMap(({ example }) => (typeof example === "string" ? (shapeOfId(example) ?? []) : [])));
}

/** The shapes of what identifies the record in its example: a key is as good as an id. */
function shapesInExample({ connector, operation }: OperationEntry): readonly string[] {
  const example = connector.records.find(({ name }) => name === operation.returns?.record)?.example;
  return identifiersIn(example, DEEPEST).flatMap((id) => shapeOfId(id) ?? []);
}

function identifiersIn(value: unknown, deepest: number): readonly string[] {
  if (!isObject(value)) return [];
  const ids = IDENTIFIERS.map((key) => value[key]).filter((id) => typeof id === "string");
  // The record itself may be inside: `data.issue`.
  const inner = ids.length === 0 && deepest > 0 ? Object.values(value).flatMap((part) => identifiersIn(part, deepest - 1)) : [];
  return [...ids, ...inner];
}

const IDENTIFIERS = ["id", "key", "identifier"];
const DEEPEST = 2;

/** How well an operation does what a question asks for, in points; 0 if the question gives no sign. `known` has the shapes of all ids. */
export function actionFit(fitting: Fitting, question: Question, idShapes: ReadonlySet<string>): number {
  return (
    fitOfVerb(fitting, question) +
    fitOfSearch(fitting, question) +
    fitOfIds(fitting, question, idShapes) +
    fitOfNouns(fitting, question) +
    fitOfParams(fitting, question) +
    fitOfNumber(fitting, question)
  );
}

function fitOfVerb({ operation, entity, verb, hasIdentity }: Fitting, question: Question): number {
  const { asked, begins, wantsNew, values } = question;
  const { action, effect } = operation;
  // With an id, something is added to the record that there is, and any other value is a new one of it.
  const isChanged = action === "update" && hasIdentity && values.ids.length > 0;
  const forUpdate = isChanged ? Math.max(asked.create, values.hasSearched ? 2 : 0) : 0;
  const isNew = action === "create" && values.ids.length === 0 && entity.every((stem) => wantsNew.has(stem));
  const isOwnVerb = effect === "write" && asked[action] === 0 && begins.has(verb);
  const points = Math.max(asked[action], forUpdate) + (isNew ? 3 : 0) + (isOwnVerb ? 4 : 0);
  if (effect === "write") return points === 0 ? -2.5 : points;
  return Math.max(asked.create, asked.update, asked.delete) > 0 ? points - 1 : points;
}

/** A noun in the singular asks for one record, and one in the plural for several. */
function fitOfNumber({ entity, operation, hasIdentity }: Fitting, { singulars, plurals }: Question): number {
  const noun = entity.at(-1) ?? "";
  if (singulars.has(noun) === plurals.has(noun)) return 0;
  const isSeveral = operation.action === "list" || operation.action === "api_search";
  return (isSeveral && plurals.has(noun)) || (hasIdentity && singulars.has(noun)) ? NUMBER : 0;
}

const NUMBER = 0.3;

/** A list that can be filtered does for a search, and a search for a list. */
function fitOfSearch({ operation, canSearch }: Fitting, { asked, values }: Question): number {
  const isSearch = operation.action === "api_search";
  const forOther = isSearch ? asked.list : operation.action === "list" && canSearch ? asked.api_search : 0;
  return 0.6 * forOther + (values.hasSearched && (isSearch || (operation.action === "list" && canSearch)) ? 1 : 0);
}

/** With an id, it is about the record with this id, or about what belongs to it. */
function fitOfIds(fitting: Fitting, question: Question, idShapes: ReadonlySet<string>): number {
  const { operation, hasIdentity, hasParent, ownShapes, otherShapes } = fitting;
  const { ids } = question.values;
  if (ids.length === 0) return operation.action === "get" && hasIdentity ? -0.6 : 0;
  const shapes = ids.flatMap((id) => shapeOfId(id) ?? []).filter((shape) => idShapes.has(shape));
  if (shapes.length > 0) {
    if (shapes.some((shape) => ownShapes.has(shape))) return 1.5;
    if (!shapes.some((shape) => otherShapes.has(shape))) return -1;
    // Only the id of the parent: what is wanted are those that it has.
    return hasIdentity && shapes.length === ids.length ? 0 : 0.8;
  }
  if (hasIdentity) return 1;
  if (hasParent) return 0.6;
  return operation.action === "create" || isRelated(fitting, question) ? 0 : -1;
}

/** The word before an id says what the id is of. */
function fitOfNouns(fitting: Fitting, question: Question): number {
  const { hasIdentity, entity } = fitting;
  return question.nouns.reduce((points, stems) => {
    if (hasIdentity && entity.every((stem) => stems.has(stem))) return points + 0.7;
    return isRelated(fitting, { nouns: [stems] }) ? points + 0.7 : points;
  }, 0);
}

/** `default_price` or `accountId` in a question is the name of a param. */
function fitOfParams({ params }: Fitting, { identifiers }: Question): number {
  const named = [...identifiers].filter((identifier) => params.has(identifier));
  return named.reduce((points, identifier) => points + (params.get(identifier) === true ? 1.5 : 0.7), 0);
}

function isRelated({ related }: Fitting, { nouns }: Pick<Question, "nouns">): boolean {
  return nouns.some((stems) => [...stems].some((stem) => related.has(stem)));
}

/** Whether an id in a question can be one of the record, or of another record that the operation takes; what that is worth. */
export function worthOfIds({ ownShapes, otherShapes }: Fitting, { values }: Question): number {
  const shapes = values.ids.flatMap((id) => shapeOfId(id) ?? []);
  return shapes.reduce((worth, shape) => worth + (ownShapes.has(shape) ? 0.6 : otherShapes.has(shape) ? 0.4 : 0), 0);
}

/** The part that ids of one kind have in common: `cus_` of `cus_123`; undefined if it could be the id of anything. */
export function shapeOfId(id: string): string | undefined {
  for (const shapeOf of SHAPES) {
    const shape = shapeOf(id);
    if (shape !== undefined) return shape;
  }
  return undefined;
}
