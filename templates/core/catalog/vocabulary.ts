import { nearestName } from "../nearest_names.js";
import { isSecretWord } from "../secrets.js";
import type { Catalog } from "./catalog_types.js";

/** The names and words of the catalog, and the names of secrets. */
export interface Vocabulary {
  /** Whether a name or value is part of the catalog, and so not a secret. */
  readonly isKnown: (word: string) => boolean;
  /** Whether the value of a key must not be shown. */
  readonly isSecretName: (key: string) => boolean;
  /** Whether the catalog marks a field of this name as a secret. */
  readonly isSecretField: (name: string) => boolean;
}

/** The vocabulary of a catalog. */
export function toVocabulary(catalog: Catalog): Vocabulary {
  const words = new Set<unknown>();
  const secrets = new Set<string>(["auth_config"]);
  collect({ catalog }, words, secrets);
  return {
    isKnown: (word) => words.has(word),
    isSecretName: remember((key) => isSecret(key, secrets, words)),
    isSecretField: (name) => secrets.has(name),
  };
}

/** A key similar to the name of a secret is probably a typo, and its value the secret. */
function isSecret(key: string, secrets: ReadonlySet<string>, words: ReadonlySet<unknown>): boolean {
  if (secrets.has(key)) return true;
  if (isSecretWord(key)) return true;
  return !words.has(key) && nearestName(key, [...secrets]) !== undefined;
}

/** All names and string values of the catalog's types, and the names of secret fields. */
function collect(value: Readonly<Record<string, unknown>>, words: Set<unknown>, secrets: Set<string>): void {
  for (const key in value) {
    const inner = value[key];
    if (typeof inner === "string") {
      if (WORDS.has(key)) words.add(inner);
    } else if (typeof inner === "object" && inner !== null) {
      if (Array.isArray(inner) && WORDS.has(key)) for (const word of inner) words.add(word);
      collect(inner as typeof value, words, secrets);
    } else if (key === "secret" && inner === true && typeof value["name"] === "string") secrets.add(value["name"]);
  }
}

/** The keys of the catalog whose values are single words. */
const WORDS: ReadonlySet<string> = new Set([
  "name",
  "id",
  "entity",
  "action",
  "connector",
  "const",
  "enum",
  "values",
  "knownValues",
  "value",
]);

function remember(judge: (key: string) => boolean): (key: string) => boolean {
  const verdicts = new Map<string, boolean>();
  return (key) => {
    const verdict = verdicts.get(key) ?? judge(key);
    // A payload may have any number of keys, so the memory for them is limited.
    if (verdicts.size < 10_000) verdicts.set(key, verdict);
    return verdict;
  };
}
