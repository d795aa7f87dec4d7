/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { escapeInvisible } from "../../../templates/shared/invisible.ts";

const ADDRESS = /(https:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]])/u;

/** A text of the catalog: with its `code`, and with its https addresses as links. Everything else is text. */
export function Text({ text }: { readonly text: string }): VNode {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  const parts = line.split("`");
  // If the backticks come in pairs, every second part is code.
  if (parts.length % 2 === 0) return <>{linked(line)}</>;
  return <>{parts.map((part, index) => (index % 2 === 0 ? linked(part) : part === "" ? null : <code>{part}</code>))}</>;
}

function linked(text: string): ComponentChildren {
  return text.split(ADDRESS).map((part, index) => (index % 2 === 0 ? part : <a href={part}>{part}</a>));
}
