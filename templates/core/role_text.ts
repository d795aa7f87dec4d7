import type { JsonValue } from "./json_values.js";
import type { FieldCondition, FilterKind, Role, RoleKind } from "./roles.js";

/** The reason of `no_effect` where nobody has looked yet. */
export const notReviewed = "Not reviewed.";

type RoleOf<Kind extends RoleKind> = Extract<Role, { readonly kind: Kind }>;

/** The function of a param with a role, as a phrase: "only records whose `created` is in this interval". */
export function roleText<Kind extends RoleKind>(role: RoleOf<Kind>): string {
  return phrases[role.kind](role);
}

const phrases: { readonly [Kind in RoleKind]: (role: RoleOf<Kind>) => string } = {
  paging: ({ part }) => (part === "size" ? "page size" : `asks for the ${part} page`),
  identity: ({ fields, entity }) => `names the record${entity === undefined ? "" : ` of ${quote([entity])}`}, by ${quote(fields, "or")}`,
  parent: ({ entities, by, field }) =>
    `names the record of ${quote(entities, "or")} that the records belong to${by === undefined ? "" : `, by ${quote([by])}`}${field === undefined ? "" : `; they have it in ${quote([field])}`}`,
  within: ({ field }) =>
    `names what the records are in${field === undefined ? ": the sandbox accepts any value" : `; they have it in ${quote([field])}`}`,
  filter: filterText,
  search: ({ language, in: fields }) => `search${fields === undefined ? "" : ` in ${quote(fields)}`}, ${languages[language]}`,
  order: ({ language, in: field }) => `order of the records${insideOf(field)}, ${languages[language]}`,
  select: ({ as, in: field }) => `fields that come back${insideOf(field)}, ${as === "mask" ? "as a mask" : "by name"}`,
  expand: ({ in: field }) => `optional fields that come back${insideOf(field)}`,
  format: () => "media type of the download",
  field: ({ field }) => `written to ${quote([field])}`,
  includes: (condition) => `without it, records whose ${conditionText(condition)} are left out`,
  excludes: (condition) => `leaves out records whose ${conditionText(condition)}`,
  modifies: ({ params }) => `changes how ${quote(params, "and")} ${params.length === 1 ? "works" : "work"}`,
  index: ({ field }) => `number of an element of ${quote([field])}, counted from 0`,
  range: () => "part of the download",
  no_effect: ({ because }) =>
    because === notReviewed ? "not reviewed: the sandbox accepts any value" : `changes nothing in the answer. ${because}`,
};

const comparisons: Readonly<Record<FilterKind, string>> = {
  interval: "is in this interval",
  equals: "is this value",
  one_of: "is one of these values",
  contains: "contains this text",
  prefix: "begins with this text",
  after: "is later than this",
  before: "is earlier than this",
};

const languages: Readonly<Record<RoleOf<"search" | "order">["language"], string>> = {
  text: "as text",
  clauses: "in clauses",
  filter_groups: "by groups of filters",
  jql: "in JQL",
  file_query: "in file queries",
  signed: "`-` for descending",
  keywords: "`desc` for descending",
  criteria: "by criteria",
};

function filterText({ field, as, inclusive, meanings }: RoleOf<"filter">): string {
  if (meanings === undefined)
    return `only records whose ${quote([field ?? ""])} ${comparisons[as]}${inclusive === true ? " or equal" : ""}`;
  const values = Object.entries(meanings).map(
    ([value, conditions]) => `${quote([value])}: ${conditions.map(conditionText).join(" and ") || "all records"}`,
  );
  return `which records come back. ${values.join("; ")}`;
}

/** A condition on a field as a phrase: "`status` is canceled". */
export function conditionText({ field, is, isNot }: FieldCondition): string {
  const words = [...(is === undefined ? [] : [`is ${valuesText(is)}`]), ...(isNot === undefined ? [] : [`is not ${valuesText(isNot)}`])];
  return `${quote([field])} ${words.join(" and ")}`;
}

function valuesText(value: JsonValue | readonly JsonValue[]): string {
  return [value].flat().map(scalarText).join(" or ");
}

function scalarText(value: JsonValue | readonly JsonValue[]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function insideOf(field: string | undefined): string {
  return field === undefined ? "" : ` inside of ${quote([field])}`;
}

/** "`a`, `b` or `c`" */
function quote(names: readonly string[], last: "and" | "or" | "," = ","): string {
  const quoted = names.map((name) => `\`${name}\``);
  return last === "," || quoted.length < 2 ? quoted.join(", ") : `${quoted.slice(0, -1).join(", ")} ${last} ${quoted.at(-1) ?? ""}`;
}
