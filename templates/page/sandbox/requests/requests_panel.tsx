import { useState, useEffect, useRef } from "preact/hooks";
import type { VNode, ComponentChildren } from "preact";
import { type PageConnector, findOperation } from "../../page_connector.js";
import type { SandboxPanelProps, SandboxView, SeenRequest } from "../connection/sandbox_store.js";
import { arrivalText, endingOf, endingText, faultText, clockText } from "./request_words.js";
import { countOf, isObject, resultShapes } from "#templates/core";
import { Button } from "../../shared/controls.js";
import { addressOf } from "../../address.js";
import { durationText } from "../../run/answer/plain_words.js";
import { Icon } from "../../shared/controls.js";
import { ColoredCode } from "../../code/colored_code.js";
import type { LogEntry } from "#templates/sandbox";
import { printSample } from "../../shared/code_samples.js";

/** How many rows there are at first, and how many more come at a time. */
const ROWS = 100;

const EVERYTHING: RequestFilter = { text: "", errorsOnly: false };

/** All requests to the sandbox as they arrive, from any program. */
export function RequestsPanel({ view, connectors }: SandboxPanelProps): VNode {
  const [filter, setFilter] = useState(EVERYTHING);
  const [paused, setPaused] = useState<SandboxView>();
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set());
  const present = (paused ?? view).requests.filter(({ key }) => !cleared.has(key));
  const shown = filterRequests(present, filter);
  const waiting = paused === undefined ? 0 : view.arrived - paused.arrived;
  return (
    <>
      <div class="panel-tools row">
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
        <Button text="Pause" aria-pressed={paused !== undefined} onClick={() => setPaused(paused === undefined ? view : undefined)} />
        <Button text="Clear" disabled={present.length === 0} onClick={() => setCleared(new Set(view.requests.map(({ key }) => key)))} />
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

function countText(shown: number, all: number): string {
  const requests = countOf(all, "request");
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
  if (!hasOthers && !isCleared) {
    return <p class="nothing">No requests yet. Run an operation on this page, or call {location.origin} from your program.</p>;
  }
  return (
    <p class="nothing">
      {hasOthers ? "No request matches the filter." : "Nothing new since you cleared the list."}{" "}
      <Button text={hasOthers ? "Show all" : "Show what was cleared"} onClick={hasOthers ? onFilter : onBack} />
    </p>
  );
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

/** Which requests are shown. */
interface RequestFilter {
  /** All of these words must be in what is shown of a request. */
  readonly text: string;
  readonly errorsOnly: boolean;
}

/** The requests that pass a filter, in their order. */
export function filterRequests(requests: readonly SeenRequest[], { text, errorsOnly }: RequestFilter): readonly SeenRequest[] {
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0 && !errorsOnly) return requests;
  return requests.filter(({ entry }) => {
    if (errorsOnly && endingOf(entry) === "success") return false;
    const { operation, instance, requestId, fault } = entry;
    const shown = [
      operation ?? "no operation",
      instance,
      requestId,
      endingText(entry),
      ...(fault === undefined ? [] : ["fault", fault, faultText(fault)]),
    ];
    const line = shown.join(" ").toLowerCase();
    return words.every((word) => line.includes(word));
  });
}

interface RequestTableProps {
  /** The latest is the last. */
  readonly requests: readonly SeenRequest[];
  readonly connectors: readonly PageConnector[];
}

/** Requests as a table, the latest first. */
function RequestTable({ requests, connectors }: RequestTableProps): VNode {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [rows, setRows] = useState(ROWS);
  const isNarrow = useNarrowWindow();
  const toggle = (key: string): void => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  const shown = requests.slice(-rows).reverse();
  return (
    <>
      <table class="requests">
        <caption class="unseen">Requests to the sandbox, the latest first</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Status</th>
            <th scope="col">Operation</th>
            {isNarrow ? null : (
              <>
                <th scope="col" class="instance">
                  Instance
                </th>
                <th scope="col" class="duration">
                  Duration
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((request) => (
            <RequestRow
              key={request.key}
              request={request}
              connectors={connectors}
              isOpen={open.has(request.key)}
              isNarrow={isNarrow}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
      {requests.length > rows ? <Button text="Show older requests" onClick={() => setRows(rows + ROWS)} /> : null}
    </>
  );
}

/** Whether the window is too narrow for all columns. What they have is among the details, too. */
function useNarrowWindow(): boolean {
  const [query] = useState(() => window.matchMedia("(width < 48rem)"));
  const [isNarrow, setIsNarrow] = useState(query.matches);
  useEffect(() => {
    const change = (): void => setIsNarrow(query.matches);
    query.addEventListener("change", change);
    return (): void => query.removeEventListener("change", change);
  }, [query]);
  return isNarrow;
}

/** Any token will do, unless the sandbox was started with one, which no log has. */
const TOKEN = "any";

interface RequestRowProps {
  readonly request: SeenRequest;
  readonly connectors: readonly PageConnector[];
  readonly isOpen: boolean;
  /** Whether instance and duration are only among the details. */
  readonly isNarrow: boolean;
  readonly onToggle: (key: string) => void;
}

/** A request as a row of the table, and below it the rest, if it is open. */
function RequestRow({ request, connectors, isOpen, isNarrow, onToggle }: RequestRowProps): VNode {
  const { entry, key } = request;
  const { operation, instance, durationMs, fault } = entry;
  const ending = endingOf(entry);
  const name = operation ?? "a request without an operation";
  return (
    <>
      <tr>
        <td class="time">
          <button
            type="button"
            class="disclosure"
            aria-expanded={isOpen}
            aria-label={`${clockText(request)}, ${name}: details`}
            onClick={() => onToggle(key)}
          >
            <Icon name="chevron" />
            <span>{clockText(request)}</span>
          </button>
        </td>
        <td class="ending">
          <span class={`ending-text medium ${ending === "success" ? "good" : "bad"}`}>{endingText(entry)}</span>
          {fault === undefined ? null : <span class="badge fault">Fault: {faultText(fault)}</span>}
        </td>
        <td class="called">
          {operation === null ? <span class="none">No operation</span> : <a href={addressOf(operation)}>{breakable(operation)}</a>}
        </td>
        {isNarrow ? null : (
          <>
            <td class="instance">{instance}</td>
            <td class="duration">{durationText(durationMs)}</td>
          </>
        )}
      </tr>
      {isOpen ? (
        <tr class="more">
          <td colSpan={isNarrow ? 3 : 5}>
            <RequestDetails request={request} connectors={connectors} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** An operation id that may break before its dots. */
function breakable(id: string): ComponentChildren {
  return id.split(".").flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, `.${part}`]));
}

/** Everything that the log has about a request, and the command that sends it again. */
function RequestDetails({ request, connectors }: { readonly request: SeenRequest; readonly connectors: readonly PageConnector[] }): VNode {
  const { requestId, instance, durationMs, fault, time, params } = request.entry;
  const curl = toCurl(request.entry, connectors, location.origin);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ["Request id", requestId],
    ["Instance", instance],
    ["Duration", durationText(durationMs)],
    ["Fault", fault === undefined ? undefined : faultText(fault)],
    ["Time in the sandbox", time],
  ];
  return (
    <div class="request-details">
      <dl class="row">
        {facts.map(([name, value]) =>
          value === undefined || value === null || value === "" ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {params === undefined ? (
        <p class="soft">The log has no params of this request.</p>
      ) : (
        <ColoredCode title="Params" language="json" text={JSON.stringify(params, undefined, 2)} />
      )}
      {curl === undefined ? null : <ColoredCode title="As curl" language="curl" text={curl} />}
    </div>
  );
}

/** A command that sends a request of the log again; undefined for one that called no operation of the page. */
export function toCurl(
  { operation: id, instance, params }: LogEntry,
  connectors: readonly Pick<PageConnector, "operations" | "gateway" | "id">[],
  baseUrl: string,
): string | undefined {
  const found = findOperation(connectors, id);
  if (found === undefined || instance === null) return undefined;
  const { connector, operation } = found;
  const { executePath, result: resultField, meta } = connector.gateway;
  const { entity, action, kind, elements = [], paging } = operation;
  return printSample("curl", {
    ...{ baseUrl, executePath, token: TOKEN, instance, connector: connector.id, entity, action },
    params: isObject(params) ? params : undefined,
    result: resultShapes[kind],
    resultField,
    metaField: paging === undefined ? undefined : meta,
    elements,
    allPages: false,
  });
}
