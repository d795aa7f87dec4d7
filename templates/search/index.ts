/**
 * Full-text search over the operations of a catalog: synonyms, ranking and suggestions. It takes entries and a question and returns entries;
 * it knows neither the page nor the tools that ask.
 */
export { type ConnectorName, type Query, findTopic, readQuery, writeQuery } from "./query.js";
export {
  type EntryKind,
  type Findings,
  type Found,
  type SearchEntry,
  type SearchIndex,
  createSearchIndex,
  entryKinds,
  suggestNames,
} from "./search_index.js";
export { findPhrases, otherWords, wordsWithMeaning } from "./vocabulary.js";
export { isFiller, splitWords, toSingular, toStem } from "./word_forms.js";
