import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { CodeBlock } from "../code_block.js";

/** Longer texts are shown on demand: a browser takes seconds to lay out megabytes. */
const SHOWN = 100_000;

/** The body of an answer as a text: JSON with indentation, anything else as it came. */
export function AnswerJson({ text, isJson }: { readonly text: string; readonly isJson: boolean }): VNode {
  const [isWhole, setWhole] = useState(false);
  const whole = isJson ? JSON.stringify(JSON.parse(text), undefined, 2) : text;
  const rest = whole.length - SHOWN;
  return (
    <>
      <CodeBlock text={isWhole ? whole : whole.slice(0, SHOWN)} language={isJson ? "json" : "text"} title="Body of the answer" />
      {rest > 0 && !isWhole ? (
        <button type="button" class="small" onClick={() => setWhole(true)}>
          Show {rest} more characters
        </button>
      ) : null}
    </>
  );
}
