import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { readPhrase } from "#templates/core";
import { clearHighlight, highlightCode } from "../code/highlight.js";

interface CodeBlockProps {
  readonly text: string;
  /** `json`, or a language of samples; anything else has no colors. */
  readonly language: string;
  readonly title: string;
}

/** Longer texts have no colors: so many pieces would make the page slow. */
const COLORED = 50_000;

/** Code with its colors and a button that copies it. */
export function CodeBlock({ text, language, title }: CodeBlockProps): VNode {
  const code = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = code;
    if (current === null || text.length > COLORED) return undefined;
    highlightCode(current, language);
    return () => clearHighlight(current);
  }, [text, language]);
  return (
    <div class={`code ${language}`}>
      <button type="button" class="copy" aria-label={`Copy: ${title}`}>
        Copy
      </button>
      <pre tabIndex={0} role="region" aria-label={title}>
        <code ref={code}>{text}</code>
      </pre>
    </div>
  );
}

/** A text of the catalog, with its code between backticks. */
export function CatalogText({ text }: { readonly text: string }): VNode {
  return <>{readPhrase(text).map((part) => (typeof part === "string" ? part : <code>{part.code}</code>))}</>;
}
