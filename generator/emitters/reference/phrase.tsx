/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { escapeInvisible } from "../../../templates/shared/invisible.ts";
import type { Phrase } from "../../../templates/shared/phrases.ts";

/** A name or another piece of code. */
export function Code({ text }: { readonly text: string }): VNode {
  return <code>{escapeInvisible(text)}</code>;
}

/** Words, with their names as code. */
export function Words({ phrase }: { readonly phrase: Phrase }): VNode {
  return <>{phrase.map((part) => (typeof part === "string" ? escapeInvisible(part) : <Code text={part.code} />))}</>;
}

/** A phrase as the beginning of a sentence. */
export function capitalized([first, ...rest]: Phrase): Phrase {
  return typeof first === "string"
    ? [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest]
    : first === undefined
      ? []
      : [first, ...rest];
}
