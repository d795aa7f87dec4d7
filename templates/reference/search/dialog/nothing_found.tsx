import { useMemo } from "preact/hooks";
import type { VNode } from "preact";
import type { PageIndex } from "../page/build_index.js";
import { writeQuery, type Query } from "../../../search/query.js";
import { suggestNames } from "../../../search/suggestions.js";

interface NothingFoundProps {
  readonly index: PageIndex;
  readonly query: Query;
  readonly onWrite: (text: string) => void;
  readonly onVisit: (anchor: string) => void;
}

/** What helps when nothing was found: similar names, the same search everywhere, what can be searched, and where to look by oneself. */
export function NothingFound({ index, query, onWrite, onVisit }: NothingFoundProps): VNode {
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
          <button type="button" class="search-chip" onClick={() => onWrite(text)}>
            Search all connectors ({elsewhere} found)
          </button>
        </p>
      )}
      {names.length === 0 ? null : (
        <div class="search-names" role="group" aria-label="Similar names">
          <span>Did you mean</span>
          {names.map((name) => (
            <button key={name} type="button" class="search-chip search-code" onClick={() => onWrite(writeQuery(name, connector))}>
              {name}
            </button>
          ))}
        </div>
      )}
      <p>
        You can search for ids, such as the one of an operation, for names of entities, records, parameters and fields, for words of their
        descriptions, and for topics of the guide. Or look around in a connector:
      </p>
      <ul class="search-links">
        {index.connectors.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
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
