import type { CatalogConnector } from "connector-gateway-templates/core";
import { splitWords, toSingular, toStem } from "connector-gateway-templates/search";

/** The connectors that a question names. */
export interface Mentions {
  /** Named by words that are hardly anything else: `HubSpot`, `issue tracker`. */
  readonly sure: ReadonlySet<string>;
  /** Named by a word that can be a part of the question as well: `payments`. */
  readonly likely: ReadonlySet<string>;
  /** The words of the question without names that are sure. */
  readonly words: readonly string[];
}

/** Finds the connectors that words name. `nouns` are those of records whose ids are given: `the drive 0A1` is no name of a connector. */
export type MentionFinder = (words: readonly string[], nouns?: ReadonlySet<string>) => Mentions;

/** Names for kinds of software, and a word of the titles of their connectors. Words of a phrase are joined by `_`. */
const CATEGORIES = [
  "chat im messenger instant_messaging: messaging",
  "ats applicant_tracking hiring_tool hiring_system hiring_software recruitment: recruiting",
  "bug_tracker ticket_system ticketing_system: tracker",
  "cloud_storage cloud_drive online_drive google_drive drive_account the_drive my_drive our_drive your_drive whose_drive google_doc google_sheet google_slide gdrive: storage",
  "payment_provider payment_processor billing_system billing_tool: payment",
  "customer_relationship_management customer_relationship_system customer_relationship customer_relation sales_tool: crm",
].flatMap((line) => {
  const [said = "", meant = ""] = line.split(": ");
  return said.split(" ").map((name) => ({ name: name.split("_"), meant: toStem(meant) }));
});

/** A word after a name that makes it a name for sure: `messaging workspace`. */
const PRODUCT = /^(?:system|tool|app|application|workspace|platform|software|provider|service)s?$/u;

interface ConnectorName {
  /** The ids of the connectors, of which a category can have several. */
  readonly connectors: readonly string[];
  readonly name: readonly string[];
  readonly isVendor: boolean;
  /** Whether the name is a common word, so that it takes a word after it to be sure. */
  readonly isCommon: boolean;
}

/** Prepares the names of connectors. */
export function createMentionFinder(connectors: readonly CatalogConnector[]): MentionFinder {
  const names = [...connectors.flatMap(namesOf), ...categoriesOf(connectors)];
  return (allWords, nouns = new Set()) => {
    const sure = new Set<string>();
    const likely = new Set<string>();
    let words = allWords;
    for (const named of names) {
      const range = findName(words, named.name);
      if (range === undefined || (named.name.length > 1 && nouns.has(named.name.at(-1) ?? ""))) continue;
      const after = words[range.to] ?? "";
      const isProduct = PRODUCT.test(after) || (after === "account" && !named.isVendor);
      for (const id of named.connectors) (named.isCommon && !isProduct ? likely : sure).add(id);
      if (named.isCommon && !isProduct) continue;
      words = [...words.slice(0, range.from), ...words.slice(range.to + (isProduct ? 1 : 0))];
    }
    return { sure, likely, words };
  };
}

function namesOf({ id, title, vendor }: CatalogConnector): readonly ConnectorName[] {
  const nameOf = (text: string, isVendor: boolean): ConnectorName => {
    const name = splitWords(text).map(({ word }) => word);
    return { connectors: [id], name, isVendor, isCommon: name.length === 1 && !isVendor && !/^\p{Lu}+$/u.test(title) };
  };
  return [nameOf(title, false), nameOf(id, false), ...(vendor === undefined ? [] : [nameOf(vendor.name, true)])];
}

function categoriesOf(connectors: readonly CatalogConnector[]): readonly ConnectorName[] {
  return CATEGORIES.flatMap(({ name, meant }) => {
    const meantOnes = connectors.filter(({ title }) => splitWords(title).some(({ word }) => toStem(word) === meant));
    return meantOnes.length === 0 ? [] : [{ connectors: meantOnes.map(({ id }) => id), name, isVendor: true, isCommon: false }];
  });
}

/** Where words have a name, also written as one word: `hubspot` is `HubSpot`. */
function findName(words: readonly string[], name: readonly string[]): { readonly from: number; readonly to: number } | undefined {
  const isAt = (at: number): boolean => name.every((word, index) => toSingular(words[at + index] ?? "") === toSingular(word));
  const from = words.findIndex((_, at) => isAt(at));
  if (from !== -1) return { from, to: from + name.length };
  const joined = name.length === 1 ? -1 : words.indexOf(name.join(""));
  return joined === -1 ? undefined : { from: joined, to: joined + 1 };
}
