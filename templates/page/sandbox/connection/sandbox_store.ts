import { useEffect, useState } from "preact/hooks";
import { type LogEntry, type FaultLeft, MOST_ENTRIES } from "#templates/sandbox";
import type { PageConnector } from "../../page_connector.js";
import type { LogEvent } from "./control.js";

/** A request that the page knows of. */
export interface SeenRequest {
  /** Unique for each request. */
  readonly key: string;
  readonly entry: LogEntry;
  /** When it came in, in milliseconds since 1970; undefined for one from before the page was watching. */
  readonly seenAt: number | undefined;
}

/** The sandbox as the page knows it. */
export interface SandboxView {
  readonly connection: "opening" | "open" | "lost";
  /** The latest is the last. */
  readonly requests: readonly SeenRequest[];
  /** How many requests have come while the page was watching. */
  readonly arrived: number;
  readonly faults: readonly FaultLeft[];
}

/** Props of the panels of the drawer. */
export interface SandboxPanelProps {
  readonly view: SandboxView;
  readonly connectors: readonly PageConnector[];
}

/** The view of a page that has just opened. */
const NOTHING: SandboxView = { connection: "opening", requests: [], arrived: 0, faults: [] };

/** Keeps the view, and tells those who show it. */
export interface SandboxStore {
  readonly view: () => SandboxView;
  readonly receive: (event: LogEvent) => void;
  /** Calls `listener` after changes, until the function that it returns is called. */
  readonly watch: (listener: () => void) => () => void;
}

/**
 * A store that knows nothing yet.
 * @param now milliseconds since 1970
 * @param later calls a function soon, so that many events at once are one change
 */
export function createStore(now: () => number, later: (go: () => void) => void): SandboxStore {
  const listeners = new Set<() => void>();
  const gather = createGatherer(now);
  let view = NOTHING;
  let isPlanned = false;
  const publish = (): void => {
    isPlanned = false;
    view = gather.view();
    for (const listener of [...listeners]) listener();
  };
  return {
    view: () => view,
    receive: (event) => {
      gather.receive(event);
      if (isPlanned) return;
      isPlanned = true;
      later(publish);
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createGatherer(now: () => number): Pick<SandboxStore, "view" | "receive"> {
  let { connection, faults, arrived } = NOTHING;
  let requests: SeenRequest[] = [];
  // Requests from before the log began anew, so that nothing changes if it is still the same log.
  let before = new Map<string, SeenRequest>();
  let older = 0;
  const add = (entry: LogEntry): void => {
    const key = [entry.requestId, entry.time, entry.operation, entry.instance, entry.status].join(" ");
    const known = before.get(key);
    const isOld = older > 0;
    if (isOld) older -= 1;
    else arrived += 1;
    requests.push(known ?? { key, entry, seenAt: isOld ? undefined : now() });
    if (requests.length >= 2 * MOST_ENTRIES) requests = requests.slice(-MOST_ENTRIES);
  };
  return {
    view: () => ({ connection, requests: requests.slice(-MOST_ENTRIES), arrived, faults }),
    receive: (event) => {
      switch (event.kind) {
        case "open":
        case "lost":
          connection = event.kind;
          return;
        case "start":
          before = new Map(requests.map((request) => [request.key, request]));
          requests = [];
          older = event.kept;
          return;
        case "request":
          add(event.entry);
          return;
        case "missed":
          older = Math.max(0, older - event.count);
          return;
        case "faults":
          faults = event.faults;
          return;
      }
    },
  };
}

/** The view of a store, in a component that shows it. */
export function useSandbox({ view, watch }: SandboxStore): SandboxView {
  const [shown, setShown] = useState(view);
  useEffect(() => {
    setShown(view());
    return watch(() => setShown(view()));
  }, [view, watch]);
  return shown;
}
