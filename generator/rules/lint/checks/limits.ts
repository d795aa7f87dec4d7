import { quoteAll, type Place } from "#generator/read";
import { type Field, type ValueType, elementType, itemLimits, fieldsWithin, operationsOf } from "#generator/resolve";
import { findingAt, type Finding, type LintSubject } from "../lint.ts";

/** Page sizes without a maximum: a caller can ask for everything at once. */
export function findMissingMaximums({ model }: LintSubject): readonly Finding[] {
  return model.connectors
    .flatMap(operationsOf)
    .flatMap(({ params }) => params.fields)
    .filter((param) => isPageSize(param) && isUnlimited(param.type))
    .map((param) => findingAt("lint/no-maximum", definitionOf(param), { name: nameOf(param) }, { on: "key" }));
}

const SIZE_NAME = /^(?:limit|(?:page|batch|chunk)_?(?:size|limit)|per_?page|max_?(?:results|items|records|count)|top|first|last|count)$/iu;

function isPageSize({ name, role, type }: Field): boolean {
  const isInteger = type.kind === "scalar" && type.types.includes("integer");
  return isInteger && ((role?.kind === "paging" && role.part === "size") || (role?.kind !== "filter" && SIZE_NAME.test(name)));
}

function isUnlimited(type: ValueType): boolean {
  return type.kind === "scalar" && type.max === undefined && type.enum === undefined && type.const === undefined;
}

/** Where the type of a param is written: at the named type, if it has one. */
function definitionOf({ at }: Field): Place {
  return at.base ?? at;
}

function nameOf({ name, named }: Field): string {
  return named ?? name;
}

/** Limits in descriptions of params that no constraint has. */
export function findUnenforcedLimits({ model }: LintSubject): readonly Finding[] {
  return paramsOf(model).flatMap((param) => {
    const stated = /\b(?:at most|up to|no more than|not more than|maximum (?:is|of)|max(?:imum)?:?) (\d[\d,]*)\b/iu.exec(
      param.description ?? "",
    );
    const keys = keysOfLimits(param.type);
    if (stated === null || keys.length === 0 || hasUpperLimit(param.type)) return [];
    const slots = { name: nameOf(param), limit: stated[1] ?? "", keys: keys.map((key) => `\`${key}\``).join(" or ") };
    return [findingAt("lint/unenforced-limit", definitionOf(param), slots, { on: "key" })];
  });
}

/** The params of operations and auth methods, and the fields inside them. */
function paramsOf(model: LintSubject["model"]): readonly Field[] {
  const shapes = model.connectors.flatMap((connector) => [
    ...connector.auth.map(({ shape }) => shape),
    ...operationsOf(connector).map(({ params }) => params),
  ]);
  return shapes.flatMap(fieldsWithin);
}

/** The keys that could hold an upper limit on values of a type. */
function keysOfLimits(type: ValueType): readonly string[] {
  if (type.kind === "array") return ["max_items"];
  if (type.kind !== "scalar" || type.types.includes("boolean")) return [];
  if (type.commaList !== undefined) return ["max_items", "max_length"];
  return type.types.includes("string") ? ["max_length"] : ["max"];
}

function hasUpperLimit(type: ValueType): boolean {
  if (itemLimits(type).maxItems !== undefined) return true;
  if (type.kind !== "scalar") return false;
  return [type.max, type.maxLength, type.commaList?.maxItems, type.enum, type.const].some((limit) => limit !== undefined);
}

/** Descriptions that begin with all values of a param whose type names none of them. */
export function findUnlistedValues({ model }: LintSubject): readonly Finding[] {
  return paramsOf(model).flatMap((param) => {
    const [list = ""] =
      /\b(?:one of|either|must be|allowed values(?: are)?:?|values:) (`[^`]+`(?:(?:, | or |, or | and )`[^`]+`)+)/iu.exec(
        param.description ?? "",
      ) ?? [];
    const values = [...list.matchAll(/`([^`]+)`/gu)].map(([, value = ""]) => value);
    // A param of the same operation is no value.
    if (values.length === 0 || !isFreeText(elementType(param.type))) return [];
    return [findingAt("lint/unlisted-values", definitionOf(param), { name: nameOf(param), values: quoteAll(values) }, { on: "key" })];
  });
}

function isFreeText(type: ValueType): boolean {
  if (type.kind !== "scalar" || !type.types.includes("string")) return false;
  const { commaList } = type;
  const lists = [type.enum, type.knownValues, type.const, type.pattern, commaList?.values, commaList?.knownValues];
  return lists.every((list) => list === undefined);
}
