import { useState, useEffect, useRef } from "preact/hooks";
import type { VNode } from "preact";
import type { PageConnector } from "../../page_connector.js";
import type { SandboxView, SeenRequest } from "../connection/sandbox_store.js";
import { filterRequests, type RequestFilter } from "./filter_requests.js";
import { RequestTable } from "./request_table.js";
import { arrivalText } from "./request_words.js";

export interface RequestsPanelProps {
  readonly view: SandboxView;
  readonly connectors: readonly PageConnector[];
}

const EVERYTHING: RequestFilter = { text: "", errorsOnly: false };

/** All requests to the sandbox as they arrive, from any program. */
export function RequestsPanel({ view, connectors }: RequestsPanelProps): VNode {
  const [filter, setFilter] = useState(EVERYTHING);
  const [paused, setPaused] = useState<SandboxView>();
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set());
  const present = (paused ?? view).requests.filter(({ key }) => !cleared.has(key));
  const shown = filterRequests(present, filter);
  const waiting = paused === undefined ? 0 : view.arrived - paused.arrived;
  return (
    <>
      <div class="panel-tools">
        <label class="filter">
          <span class="unseen">Filter the requests</span>
          <input
            type="search"
            placeholder="Filter"
            value={filter.text}
            onInput={({ currentTarget }) => setFilter({ ...filter, text: currentTarget.value })}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={filter.errorsOnly}
            onChange={({ currentTarget }) => setFilter({ ...filter, errorsOnly: currentTarget.checked })}
          />
          Errors only
        </label>
        <button
          type="button"
          class="button"
          aria-pressed={paused !== undefined}
          onClick={() => setPaused(paused === undefined ? view : undefined)}
        >
          Pause
        </button>
        <button type="button" class="button" disabled={present.length === 0} onClick={() => setCleared(keysOf(view.requests))}>
          Clear
        </button>
        <span class="count">
          {countText(shown.length, present.length)}
          {waiting > 0 ? `, ${waiting} new while paused` : ""}
        </span>
      </div>
      {shown.length > 0 ? (
        <RequestTable requests={shown} connectors={connectors} />
      ) : (
        <Nothing
          hasOthers={present.length > 0}
          isCleared={cleared.size > 0}
          onFilter={() => setFilter(EVERYTHING)}
          onBack={() => setCleared(new Set())}
        />
      )}
      <Announcer view={view} />
    </>
  );
}

function keysOf(requests: readonly SeenRequest[]): ReadonlySet<string> {
  return new Set(requests.map(({ key }) => key));
}

function countText(shown: number, all: number): string {
  const requests = all === 1 ? "1 request" : `${all} requests`;
  return shown === all ? requests : `${shown} of ${requests}`;
}

interface NothingProps {
  /** Whether there are requests that the filter hides. */
  readonly hasOthers: boolean;
  readonly isCleared: boolean;
  readonly onFilter: () => void;
  readonly onBack: () => void;
}

function Nothing({ hasOthers, isCleared, onFilter, onBack }: NothingProps): VNode {
  if (hasOthers) {
    return (
      <p class="nothing">
        No request matches the filter.{" "}
        <button type="button" class="button" onClick={onFilter}>
          Show all
        </button>
      </p>
    );
  }
  if (isCleared) {
    return (
      <p class="nothing">
        Nothing new since you cleared the list.{" "}
        <button type="button" class="button" onClick={onBack}>
          Show what was cleared
        </button>
      </p>
    );
  }
  return <p class="nothing">No requests yet. Run an operation on this page, or call {location.origin} from your program.</p>;
}

/** Milliseconds between two announcements: nobody can listen to each request of a busy sandbox. */
const PAUSE = 4000;

/** Says from time to time what has come in, for screen readers. */
function Announcer({ view: { requests, arrived } }: { readonly view: SandboxView }): VNode {
  const [text, setText] = useState("");
  const said = useRef(arrived);
  const latest = useRef({ requests, arrived });
  latest.current = { requests, arrived };
  useEffect(() => {
    const timer = setInterval(() => {
      const { current } = latest;
      const count = current.arrived - said.current;
      if (count > 0) setText(arrivalText(current.requests.slice(-count)));
      said.current = current.arrived;
    }, PAUSE);
    return (): void => clearInterval(timer);
  }, []);
  return (
    <p class="unseen" role="status">
      {text}
    </p>
  );
}
