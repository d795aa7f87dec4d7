import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import { countOf } from "../../../shared/count.js";

/** How long somebody must stop typing until the number of results is read out. */
const PAUSE = 600;

interface FoundCountProps {
  readonly isReady: boolean;
  /** Undefined if nothing was looked for. */
  readonly count: number | undefined;
  /** The words that are nowhere. */
  readonly missing: readonly string[];
}

/** How much was found: to see at once, to hear when the typing stops. */
export function FoundCount({ isReady, count, missing }: FoundCountProps): VNode {
  const text = isReady ? describeCount(count, missing) : "Reading the page …";
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

function describeCount(count: number | undefined, missing: readonly string[]): string {
  if (count === undefined) return "";
  const words = missing.map((word) => `“${word}”`).join(", ");
  const without = count === 0 || words === "" ? "" : `, none with ${words}`;
  return count === 0 ? "No results" : `${countOf(count, "result")}${without}`;
}
