/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";

/** Languages of code blocks. `http` is a status line with headers. */
export type CodeLanguage = "curl" | "typescript" | "python" | "json" | "shell" | "http";

export interface CodeBlockProps {
  readonly language: CodeLanguage;
  readonly text: string;
  /** What the block shows, as its caption. */
  readonly title: ComponentChildren;
  /** Whether only screen readers get the caption, because something else shows it. */
  readonly hideTitle?: true;
}

/**
 * A block of code with its caption. It is reachable with the keyboard, because it may have to be scrolled. The script of the page adds
 * the button that copies it, and colours.
 */
export function CodeBlock({ language, text, title, hideTitle }: CodeBlockProps): VNode {
  return (
    <figure class={`code ${language}`}>
      <figcaption class={hideTitle === true ? "unseen" : undefined}>{title}</figcaption>
      <pre data-language={language} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
