import type { VNode } from "preact";
import { writeQuery, type ConnectorName, type Query } from "../../../search/query.js";

interface ConnectorChipsProps {
  readonly connectors: readonly ConnectorName[];
  readonly query: Query;
  readonly onWrite: (text: string) => void;
}

/** Buttons that restrict the search to a connector. They write its prefix into the field, so that people learn it. */
export function ConnectorChips({ connectors, query, onWrite }: ConnectorChipsProps): VNode {
  return (
    <div class="search-connectors" role="group" aria-label="Search in">
      {connectors.map(({ id, title }) => {
        const isChosen = id === query.connector;
        return (
          <button
            key={id}
            type="button"
            class="search-chip"
            aria-pressed={isChosen}
            onClick={() => onWrite(writeQuery(query.text, isChosen ? undefined : id))}
          >
            {title}
          </button>
        );
      })}
    </div>
  );
}
