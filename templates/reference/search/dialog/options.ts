import type { ResultGroup } from "../results/group_results.js";
import type { Found } from "../../../search/search_index.js";

/** What can be chosen: something that was found, or to see more of a kind. */
export type Option = { readonly kind: "entry"; readonly found: Found } | { readonly kind: "more"; readonly group: ResultGroup };

/** Everything that can be chosen, as it is shown. */
export function toOptions(groups: readonly ResultGroup[]): readonly Option[] {
  return groups.flatMap(optionsOf);
}

/** What can be chosen in a group. */
export function optionsOf(group: ResultGroup): readonly Option[] {
  const found = group.shown.map((one): Option => ({ kind: "entry", found: one }));
  return group.total > group.shown.length ? [...found, { kind: "more", group }] : found;
}

/** The id of the element of an option. */
export function optionId(position: number): string {
  return `search-option-${position}`;
}

/** How far a page of options reaches. */
const PAGE = 8;

/** The position after a key among `count` options; undefined for keys that do not move. */
export function moveTo(key: string, position: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: position === last ? 0 : position + 1,
    ArrowUp: position === 0 ? last : position - 1,
    PageDown: Math.min(last, position + PAGE),
    PageUp: Math.max(0, position - PAGE),
    Home: 0,
    End: last,
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
}
