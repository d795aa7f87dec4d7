import { printFieldPath } from "#templates/core";
import { type ActionName, type Operation, hasPages } from "#generator/resolve";
import { article, singular } from "#generator/print";

const verbs: Readonly<Record<ActionName, string>> = {
  list: "List",
  get: "Get",
  create: "Create",
  update: "Update",
  delete: "Delete",
  api_search: "Search",
  download: "Download",
};

/** Entities whose name is not a noun. */
const phrases: ReadonlyMap<string, string> = new Map([["about", "information about the account"]]);

/** Words that stay plural before another noun. */
const pluralModifiers: ReadonlySet<string> = new Set(["goods", "sales", "savings"]);

/** The summary of an operation, as in an API reference: "List customers", "Get an invoice", "Get the balance". */
export function toSummary(operation: Operation): string {
  const { action, entity } = operation;
  const [first = "", ...more] = entity.split("_");
  // The download of `files_export` is the export of a file.
  if (action === "download" && more.at(-1) === "export") return `Export ${toObject(operation, [first, ...more.slice(0, -1)])}`;
  return `${verbs[action]} ${phrases.get(entity) ?? toObject(operation, [first, ...more])}`;
}

function toObject(operation: Operation, words: readonly string[]): string {
  const [first = "", ...more] = words;
  // `changes_start_page_token` is the start page token for changes.
  const isPlural = more.length > 1 && toModifier(first) !== first;
  return isPlural ? `${toNounPhrase(operation, more)} for ${first}` : toNounPhrase(operation, words);
}

function toNounPhrase({ action, paramsRequired }: Operation, words: readonly string[]): string {
  const noun = words.at(-1) ?? "";
  const toPhrase = (last: string): string => [...words.slice(0, -1).map(toModifier), last].join(" ");
  if (action === "list" || action === "api_search") return toPhrase(noun);
  const one = toPhrase(singular(noun));
  // If the name is singular and nothing has to be selected, there is only one.
  return singular(noun) === noun && !paramsRequired ? `the ${one}` : `${article(one)} ${one}`;
}

function toModifier(word: string): string {
  return pluralModifiers.has(word) ? word : singular(word);
}

/** Adjectives for the record that an action returns. */
const participles: ReadonlyMap<ActionName, string> = new Map([
  ["create", "new "],
  ["update", "updated "],
  ["delete", "deleted "],
]);

/** The description of a download's answer. */
export const FILE_CONTENT = "The content of the file.";

/** The result of a successful call, in one sentence: "A page of `Customer` records." */
export function describeResult({ action, kind, returns, elements = [], paging }: Operation): string {
  const isPaged = hasPages(paging);
  const name = returns?.record ?? "";
  const aRecord = `${article(name) === "an" ? "An" : "A"} \`${name}\` record`;
  switch (kind) {
    case "list":
      return `A ${isPaged ? "page" : "list"} of \`${name}\` records.`;
    case "search_wrapper":
    case "page_record":
      return `${aRecord} with ${isPaged ? "a page of results" : "the results"} in \`${printFieldPath(elements)}\`.`;
    case "delete_result":
      return `${aRecord}, which confirms the deletion.`;
    case "record":
      return `The ${participles.get(action) ?? ""}\`${name}\` record.`;
    case "download":
      return FILE_CONTENT;
  }
}
