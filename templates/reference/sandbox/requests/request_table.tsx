import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { PageConnector } from "../../page_connector.js";
import type { SeenRequest } from "../connection/sandbox_store.js";
import { RequestRow } from "./request_row.js";

/** How many rows there are at first, and how many more come at a time. */
const ROWS = 100;

export interface RequestTableProps {
  /** The latest is the last. */
  readonly requests: readonly SeenRequest[];
  readonly connectors: readonly PageConnector[];
}

/** Requests as a table, the latest first. */
export function RequestTable({ requests, connectors }: RequestTableProps): VNode {
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
      {requests.length > rows ? (
        <button type="button" class="button" onClick={() => setRows(rows + ROWS)}>
          Show older requests
        </button>
      ) : null}
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
