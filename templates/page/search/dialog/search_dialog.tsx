import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Ref, VNode } from "preact";
import { type PageIndex, groupResults, MORE, SEARCH } from "../build_index.js";
import { readQuery, writeQuery, type ConnectorName, type Query, type Findings, suggestNames, type EntryKind } from "#templates/search";
import { OptionList, moveTo, optionId, toOptions, type Option, SearchField } from "./option_list.js";
import { addressOf } from "../../address.js";
import { countOf } from "#templates/core";
import { Button } from "../../shared/controls.js";

export interface SearchDialogProps {
  /** Undefined while it is made. */
  readonly index: PageIndex | undefined;
  /** What is searched at first. */
  readonly wanted: string;
  readonly field: Ref<HTMLInputElement>;
  /** Closes the dialog and goes to an anchor. */
  readonly onVisit: (anchor: string) => void;
  readonly onClose: () => void;
  /** Whether `/` opens the search. */
  readonly slash: boolean;
  readonly onSlash: (isOn: boolean) => void;
}

const NOTHING: Findings = { found: [], missing: [] };
const NO_MORE: ReadonlyMap<EntryKind, number> = new Map();

/** The contents of the search dialog: the field, the connectors, and the results. */
export function SearchDialog({ index, wanted, field, onVisit, onClose, slash, onSlash }: SearchDialogProps): VNode {
  const [text, setText] = useState(wanted);
  const [active, setActive] = useState(0);
  const [more, setMore] = useState(NO_MORE);
  const query = useMemo(() => readQuery(text, index?.connectors ?? []), [text, index]);
  const findings = useMemo(() => index?.find(query) ?? NOTHING, [query, index]);
  const groups = useMemo(() => groupResults(findings.found, more), [findings, more]);
  const options = useMemo(() => toOptions(groups), [groups]);
  const { list, onScroll } = useActiveInSight(active, options);
  const write = (written: string): void => {
    setText(written);
    setActive(0);
    setMore(NO_MORE);
  };
  const choose = (option: Option): void => {
    if (option.kind === "entry") return onVisit(option.found.entry.anchor);
    const { kind } = option.group;
    setMore(new Map([...more, [kind, (more.get(kind) ?? 0) + MORE]]));
  };
  const press = (key: string): boolean => {
    const option = options[active];
    const position = moveTo(key, active, options.length);
    if (position !== undefined) setActive(position);
    if (key === "Enter" && option !== undefined) choose(option);
    return position !== undefined || key === "Enter";
  };
  const activeId = active < options.length ? optionId(active) : undefined;
  return (
    <div class="search-panel card">
      <SearchField text={text} field={field} activeId={activeId} onWrite={write} onKey={press} onClose={onClose} />
      <ConnectorChips connectors={index?.connectors ?? []} query={query} onWrite={write} />
      <FoundCount
        connectors={index?.connectors}
        count={text.trim() === "" ? undefined : findings.found.length}
        missing={findings.missing}
      />
      {index?.isPart === true ? (
        <p class="search-count faint">
          <a href={`index.html${SEARCH}${encodeURIComponent(query.text)}`}>Search all connectors</a>
        </p>
      ) : null}
      {options.length === 0 ? null : (
        <OptionList list={list} onScroll={onScroll} groups={groups} active={active} query={query} onChoose={choose} onPoint={setActive} />
      )}
      {index === undefined || options.length > 0 ? null : <NothingFound index={index} query={query} onWrite={write} onVisit={onVisit} />}
      <SearchKeys slash={slash} onSlash={onSlash} />
    </div>
  );
}

/** Keeps the active option in sight, and new results at their beginning. */
function useActiveInSight(
  active: number,
  options: readonly Option[],
): { readonly list: Ref<HTMLDivElement>; readonly onScroll: () => void } {
  const list = useRef<HTMLDivElement>(null);
  // To scroll what is not scrolled would be to lay everything out once more.
  const isScrolled = useRef(false);
  useEffect(() => {
    if (active > 0) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
    else if (isScrolled.current) list.current?.scrollTo({ top: 0 });
    isScrolled.current &&= active > 0;
  }, [active, options]);
  return { list, onScroll: () => void (isScrolled.current = true) };
}

const KEYS = [
  [["↑", "↓"], "choose"],
  [["Enter"], "open"],
  [["Esc"], "close"],
] as const;

/** The keys of the search, and whether `/` opens it. */
function SearchKeys({ slash, onSlash }: { readonly slash: boolean; readonly onSlash: (isOn: boolean) => void }): VNode {
  return (
    <div class="search-keys row faint">
      {KEYS.map(([keys, what]) => (
        <span key={what} class="search-key">
          {keys.map((key) => [<kbd key={key}>{key}</kbd>, " "])}
          {what}
        </span>
      ))}
      <label>
        <input type="checkbox" checked={slash} onChange={({ currentTarget }) => onSlash(currentTarget.checked)} /> <kbd>/</kbd> opens the
        search
      </label>
    </div>
  );
}

interface ConnectorChipsProps {
  readonly connectors: readonly ConnectorName[];
  readonly query: Query;
  readonly onWrite: (text: string) => void;
}

/** Buttons that restrict the search to a connector. They write its prefix into the field, so that people learn it. */
function ConnectorChips({ connectors, query, onWrite }: ConnectorChipsProps): VNode {
  return (
    <div class="search-connectors row" role="group" aria-label="Search in">
      {connectors.map(({ id, title }) => {
        const isChosen = id === query.connector;
        const choose = (): void => onWrite(writeQuery(query.text, isChosen ? undefined : id));
        return <Button key={id} text={title} look="chip" aria-pressed={isChosen} onClick={choose} />;
      })}
    </div>
  );
}

/** How long somebody must stop typing until the number of results is read out. */
const PAUSE = 600;

interface FoundCountProps {
  /** Undefined while the page is read. */
  readonly connectors: readonly ConnectorName[] | undefined;
  /** Undefined if nothing was looked for. */
  readonly count: number | undefined;
  /** The words that are nowhere. */
  readonly missing: readonly string[];
}

/** How much was found: to see at once, to hear when the typing stops. */
function FoundCount({ connectors, count, missing }: FoundCountProps): VNode {
  const text = connectors === undefined ? "Reading the page …" : describe(count, missing, connectors);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE);
    return (): void => clearTimeout(timer);
  }, [text]);
  return (
    <div class="search-count faint">
      <span aria-hidden="true">{text}</span>
      <span class="unseen" role="status">
        {spoken}
      </span>
    </div>
  );
}

function describe(count: number | undefined, missing: readonly string[], [first]: readonly ConnectorName[]): string {
  const prefix = first === undefined ? "" : ` Begin with ${first.id}: to search one connector.`;
  if (count === undefined) return `Search for an id, a name, or in your own words.${prefix}`;
  const words = missing.map((word) => `“${word}”`).join(", ");
  const without = count === 0 || words === "" ? "" : `, none with ${words}`;
  return count === 0 ? "No results" : `${countOf(count, "result")}${without}`;
}

interface NothingFoundProps {
  readonly index: PageIndex;
  readonly query: Query;
  readonly onWrite: (text: string) => void;
  readonly onVisit: (anchor: string) => void;
}

/** Help when nothing was found: similar names, the same search everywhere, what can be searched, and where to look by oneself. */
function NothingFound({ index, query, onWrite, onVisit }: NothingFoundProps): VNode {
  const { text, connector } = query;
  const names = useMemo(() => suggestNames(text, index.entries), [text, index]);
  const elsewhere = useMemo(
    () => (connector === undefined ? 0 : index.find({ ...query, connector: undefined }).found.length),
    [query, connector, index],
  );
  return (
    <div class="search-results search-nothing">
      <p>
        Nothing found for <strong>{text}</strong>
        {connector === undefined ? "." : ` in ${index.connectors.find(({ id }) => id === connector)?.title ?? connector}.`}
      </p>
      {elsewhere === 0 ? null : (
        <p>
          <Button text={`Search all connectors (${elsewhere} found)`} look="chip" onClick={() => onWrite(text)} />
        </p>
      )}
      {names.length === 0 ? null : (
        <div class="search-names row" role="group" aria-label="Similar names">
          <span>Did you mean</span>
          {names.map((name) => (
            <Button key={name} text={name} look="chip search-code" onClick={() => onWrite(writeQuery(name, connector))} />
          ))}
        </div>
      )}
      <p>
        You can search for ids, such as the one of an operation, for names of entities, records, parameters and fields, for words of their
        descriptions, and for topics of the guide. Or look around in a connector:
      </p>
      <ul class="search-links row">
        {index.connectors.map(({ id, title }) => (
          <li key={id}>
            <a
              href={addressOf(id)}
              onClick={(event) => {
                event.preventDefault();
                onVisit(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
