import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { SuggestedValue } from "./suggested_values.js";

/** More are shown on demand. */
const SHOWN = 12;

interface WordChipsProps {
  readonly label: string;
  readonly words: readonly SuggestedValue[];
  /** Those that the value has; undefined where a button only inserts its word. */
  readonly chosen?: readonly string[];
  readonly onChoose: (word: string) => void;
}

/** Words as buttons; nothing if there are none. */
export function WordChips({ label, words, chosen, onChoose }: WordChipsProps): VNode | null {
  const [isWhole, setWhole] = useState(false);
  if (words.length === 0) return null;
  const hidden = words.length - SHOWN;
  return (
    <div class="chips" role="group" aria-label={label}>
      {words.slice(0, isWhole ? undefined : SHOWN).map(({ value }) => (
        <button key={value} type="button" aria-pressed={chosen?.includes(value)} onClick={() => onChoose(value)}>
          {value}
        </button>
      ))}
      {hidden > 0 ? (
        <button class="more" type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show ${hidden} more`}
        </button>
      ) : null}
    </div>
  );
}
