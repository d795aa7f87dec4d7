import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CodeBlock } from "../shared/code_block.js";
import { clearHighlight, highlightCode } from "./highlight.js";

interface ColoredCodeProps {
  readonly text: string;
  readonly language: string;
  readonly title: string;
  readonly hideTitle?: true;
}

/** Longer texts have no colors: so many pieces would make the page slow. */
const COLORED = 50_000;

/** A block of code that may change, with its colors and a button that copies it. */
export function ColoredCode({ text, language, title, hideTitle }: ColoredCodeProps): VNode {
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = code;
    if (current === null || text.length > COLORED) return undefined;
    highlightCode(current, language);
    return () => clearHighlight(current);
  }, [text, language]);
  return (
    <CodeBlock language={language} text={text} title={title} hideTitle={hideTitle} region={title} code={code}>
      <button type="button" class="copy" aria-label={`Copy: ${title}`}>
        Copy
      </button>
    </CodeBlock>
  );
}
