import type { EntryKind } from "../../../search/search_entry.js";
import type { Found } from "../../../search/search_index.js";

/** What was found of one kind. */
export interface ResultGroup {
  readonly kind: EntryKind;
  readonly shown: readonly Found[];
  /** How many there are, shown or not. */
  readonly total: number;
}

/** How many of a kind are shown at first, and by how many more at a time. */
const FIRST: Readonly<Partial<Record<EntryKind, number>>> = { operation: 8, connector: 8 };
const FIRST_OF_OTHERS = 4;
export const MORE = 20;

/**
 * What was found, by kind: the kind with the best result first, and in each kind the best first. `more` has how many are shown of a kind
 * beyond the first few.
 */
export function groupResults(found: readonly Found[], more: ReadonlyMap<EntryKind, number>): readonly ResultGroup[] {
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => {
    const all = found.filter(({ entry }) => entry.kind === kind);
    return { kind, total: all.length, shown: all.slice(0, (FIRST[kind] ?? FIRST_OF_OTHERS) + (more.get(kind) ?? 0)) };
  });
}
