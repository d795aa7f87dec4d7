/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, Ref, VNode } from "preact";
import { sampleLanguages, type SampleLanguage } from "./code_samples.js";

interface CodeBlockProps {
  /** A language of samples, `json`, `shell`, or `http` for a status line with headers. Others have no colors. */
  readonly language: string;
  readonly text: string;
  /** The caption of the block. */
  readonly title: ComponentChildren;
  /** Whether only screen readers get the caption, because something else shows it. */
  readonly hideTitle?: boolean | undefined;
  /** Makes the code a landmark with this name. */
  readonly region?: string;
  /** The element with the text. */
  readonly code?: Ref<HTMLElement>;
  /** Shown between caption and code. */
  readonly children?: ComponentChildren;
}

/** A block of code with its caption. It is reachable with the keyboard, because it may have to be scrolled. */
export function CodeBlock({ language, text, title, hideTitle, region, code, children }: CodeBlockProps): VNode {
  const landmark = region === undefined ? {} : ({ role: "region", "aria-label": region } as const);
  return (
    <figure class={`code ${language}`}>
      <figcaption class={hideTitle === true ? "unseen" : undefined}>{title}</figcaption>
      {children}
      <pre data-language={language} tabIndex={0} {...landmark}>
        <code {...(code !== undefined && { ref: code })}>{text}</code>
      </pre>
    </figure>
  );
}

interface LanguagesProps {
  /** The name of the group, which no other one has. */
  readonly name: string;
  readonly chosen: SampleLanguage;
}

/** The languages of a request side by side. The script of the page listens to them. */
export function Languages({ name, chosen }: LanguagesProps): VNode {
  return (
    <fieldset class="languages">
      <legend class="unseen">Language of the request</legend>
      {sampleLanguages.map(({ id, title }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} checked={id === chosen} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
