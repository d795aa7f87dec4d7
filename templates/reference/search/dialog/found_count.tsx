import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import { countOf } from "../../../shared/count.js";
import type { ConnectorName } from "../../../search/query.js";

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
export function FoundCount({ connectors, count, missing }: FoundCountProps): VNode {
  const text = connectors === undefined ? "Reading the page …" : describe(count, missing, connectors);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE);
    return (): void => clearTimeout(timer);
  }, [text]);
  return (
    <div class="search-count">
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
