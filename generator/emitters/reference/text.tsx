/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { escapeInvisible } from "../../../templates/shared/invisible.ts";
import { readPhrase } from "../../../templates/shared/phrases.ts";

const ADDRESS = /(https:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]])/u;

/** A text of the catalog: with its `code`, and with its https addresses as links. Everything else is text. */
export function Text({ text }: { readonly text: string }): VNode {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  return <>{readPhrase(line).map((part) => (typeof part === "string" ? linked(part) : <code>{part.code}</code>))}</>;
}

function linked(text: string): ComponentChildren {
  return text.split(ADDRESS).map((part, index) => (index % 2 === 0 ? part : <a href={part}>{part}</a>));
}
