import { Fragment, type Ref, type VNode } from "preact";
import { bestSentence, markWords, type Wanted } from "../results/mark_words.js";
import { entryKinds, type SearchEntry } from "../../../search/search_entry.js";
import type { ResultGroup } from "../results/group_results.js";
import type { Query } from "../../../search/query.js";
import type { Found } from "../../../search/search_index.js";
import { optionId, optionsOf, type Option } from "./options.js";
import { RESULTS_ID } from "./search_field.js";

interface OptionListProps {
  readonly list: Ref<HTMLDivElement>;
  readonly onScroll: () => void;
  readonly groups: readonly ResultGroup[];
  /** The position of the option that Enter chooses. */
  readonly active: number;
  readonly query: Query;
  readonly onChoose: (option: Option) => void;
  /** The pointer moved over an option. */
  readonly onPoint: (position: number) => void;
}

/** What was found, in groups. */
export function OptionList({ list, onScroll, groups, active, query, onChoose, onPoint }: OptionListProps): VNode {
  let next = 0;
  return (
    <div ref={list} id={RESULTS_ID} role="listbox" aria-label="Results" class="search-results" onScroll={onScroll}>
      {groups.map((group) => {
        const { badge, group: title } = entryKinds[group.kind];
        const heading = `search-group-${badge}`;
        return (
          <div key={group.kind} role="group" aria-labelledby={heading} class="search-group">
            <div id={heading} class="search-heading">
              {title} <span class="search-total">{group.total}</span>
            </div>
            {optionsOf(group).map((option) => {
              const position = next++;
              return (
                <div
                  key={option.kind === "entry" ? option.found.entry.anchor : option.kind}
                  id={optionId(position)}
                  data-anchor={option.kind === "entry" ? option.found.entry.anchor : undefined}
                  role="option"
                  class={option.kind === "more" ? "search-option search-more" : "search-option"}
                  aria-selected={position === active}
                  onPointerMove={() => position !== active && onPoint(position)}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option)}
                >
                  {option.kind === "entry" ? <FoundEntry found={option.found} query={query} /> : <MoreOf group={option.group} />}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function FoundEntry({ found: { entry, terms }, query }: { readonly found: Found; readonly query: Query }): VNode {
  const wanted = { terms, typed: query.words.map(({ word }) => word) };
  const { name, path, sentence, kind } = entry;
  return (
    <>
      <span class="search-title">
        <span class={isCode(entry) ? "search-name search-code" : "search-name"}>
          <Marked text={name} wanted={wanted} />
        </span>{" "}
        <span class="badge">{entryKinds[kind].badge}</span>{" "}
        <span class="search-path">
          <Marked text={path.join(" › ")} wanted={wanted} />
        </span>
      </span>{" "}
      {sentence === "" ? null : (
        <span class="search-sentence">
          <Marked text={bestSentence(sentence, wanted)} wanted={wanted} />
        </span>
      )}
    </>
  );
}

function MoreOf({ group: { kind, total, shown } }: { readonly group: ResultGroup }): VNode {
  return (
    <>
      Show more {entryKinds[kind].group.toLowerCase()} ({total - shown.length} not shown)
    </>
  );
}

/** Names of the catalog are code; titles are not. */
function isCode({ kind }: SearchEntry): boolean {
  return kind !== "connector" && kind !== "topic";
}

function Marked({ text, wanted }: { readonly text: string; readonly wanted: Wanted }): VNode {
  return (
    <>
      {markWords(text, wanted).map((part, position) =>
        part.marked ? <mark key={position}>{part.text}</mark> : <Fragment key={position}>{part.text}</Fragment>,
      )}
    </>
  );
}
