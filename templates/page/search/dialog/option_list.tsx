import { Fragment, type Ref, type VNode } from "preact";
import type { ResultGroup } from "../build_index.js";
import { type Query, type Found, entryKinds, type SearchEntry, splitWords, toStem } from "#templates/search";
import { Icon } from "../../shared/controls.js";

/** The id of the list that the field controls. */
const RESULTS_ID = "search-options";

/** How far a page of options reaches. */
const PAGE = 8;

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

/** The results, in groups. */
export function OptionList({ list, onScroll, groups, active, query, onChoose, onPoint }: OptionListProps): VNode {
  let next = 0;
  return (
    <div ref={list} id={RESULTS_ID} role="listbox" aria-label="Results" class="search-results" onScroll={onScroll}>
      {groups.map((group) => {
        const title = entryKinds[group.kind].group;
        const heading = `search-group-${group.kind}`;
        return (
          <div key={group.kind} role="group" aria-labelledby={heading}>
            <div id={heading} class="search-heading faint">
              {title} <span>{group.total}</span>
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
                  {option.kind === "entry" ? (
                    <FoundEntry found={option.found} query={query} />
                  ) : (
                    `Show more ${title.toLowerCase()} (${group.total - group.shown.length} not shown)`
                  )}
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
  const { name, path, sentence } = entry;
  return (
    <>
      <span class="line">
        <span class={isCode(entry) ? "search-name search-code" : "search-name"}>
          <Marked text={name} wanted={wanted} />
        </span>{" "}
        <span class="soft">
          <Marked text={path.join(" › ")} wanted={wanted} />
        </span>
      </span>{" "}
      {sentence === "" ? null : (
        <span class="search-sentence soft">
          <Marked text={bestSentence(sentence, wanted)} wanted={wanted} />
        </span>
      )}
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

/** A piece of a text, and whether it was looked for. */
interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Words to mark in a result, in the forms of the index and as they were typed. */
interface Wanted {
  /** Words and stems of the index. */
  readonly terms: ReadonlySet<string>;
  /** The words that were typed. Of a word that begins with one, only that is marked. */
  readonly typed: readonly string[];
}

/** The pieces of a text in order; together they are the text. */
export function markWords(text: string, wanted: Wanted): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { start, end } of findMarks(text, wanted)) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

/** The sentence of a text with the most matches; the first sentence if none matches. */
export function bestSentence(text: string, wanted: Wanted): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const marks = sentences.map((sentence) => findMarks(sentence, wanted).length);
  return sentences[marks.indexOf(Math.max(...marks))] ?? text;
}

function findMarks(text: string, { terms, typed }: Wanted): readonly { readonly start: number; readonly end: number }[] {
  return splitWords(text).flatMap(({ word, start, end }) => {
    if (!terms.has(word) && !terms.has(toStem(word))) return [];
    const beginning = typed.find((begin) => word.startsWith(begin));
    // Without its accents a word can be shorter than it is in the text.
    const isPlain = word.length === end - start;
    return [{ start, end: isPlain && beginning !== undefined ? start + beginning.length : end }];
  });
}

/** An option of the list: a result, or a way to see more of a kind. */
export type Option = { readonly kind: "entry"; readonly found: Found } | { readonly kind: "more"; readonly group: ResultGroup };

/** Everything that can be chosen, as it is shown. */
export function toOptions(groups: readonly ResultGroup[]): readonly Option[] {
  return groups.flatMap(optionsOf);
}

/** Options of a group: the results shown, and a way to see more if there are more. */
function optionsOf(group: ResultGroup): readonly Option[] {
  const found = group.shown.map((one): Option => ({ kind: "entry", found: one }));
  return group.total > group.shown.length ? [...found, { kind: "more", group }] : found;
}

/** The id of the element of an option. */
export function optionId(position: number): string {
  return `search-option-${position}`;
}

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

interface SearchFieldProps {
  readonly text: string;
  readonly field: Ref<HTMLInputElement>;
  /** The element of the option that Enter chooses; undefined if there is none. */
  readonly activeId: string | undefined;
  readonly onWrite: (text: string) => void;
  /** Says whether the key did something. */
  readonly onKey: (key: string) => boolean;
  readonly onClose: () => void;
}

/** The field to type in, and the button that closes the search. The focus stays in the field while the keys move among the results. */
export function SearchField({ text, field, activeId, onWrite, onKey, onClose }: SearchFieldProps): VNode {
  return (
    <div class="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search the reference"
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId === undefined ? undefined : RESULTS_ID}
        aria-activedescendant={activeId}
        placeholder="Operation, parameter, field, or in your own words"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="go"
        value={text}
        onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={(event) => {
          const plain = !event.isComposing && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
          if (plain && onKey(event.key)) event.preventDefault();
        }}
      />
      <button type="button" class="tool" aria-label="Close the search" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
