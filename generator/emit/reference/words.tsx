/** @jsxRuntime automatic @jsxImportSource preact */

import type { ComponentChildren, VNode } from "preact";
import { capitalize, type JsonValue, type Origin } from "#generator/resolve";
import { linkTo, recordAnchor } from "./anchors.ts";
import { escapeInvisible, readPhrase, type Phrase } from "#templates/core";

const ADDRESS = /(https:\/\/[^\s<>"'`]*[^\s<>"'`.,;:!?)\]])/u;

/** A value as code: a string without quotes, if it is plain to see where it begins and ends, and everything else as JSON. */
export function Value({ value }: { readonly value: JsonValue }): VNode {
  const isPlain = typeof value === "string" && value !== "" && value === value.trim();
  return <Code text={isPlain ? value : JSON.stringify(value)} />;
}

/** "`a`, `b` or `c`" */
export function Names({ names, last = "," }: { readonly names: readonly string[]; readonly last?: "and" | "or" | "," }): VNode {
  const codes = names.map((name) => <Code text={name} />);
  return <>{listed(codes, last)}</>;
}

/** The parts as a list in a sentence: with commas, and the word in front of the last one. */
export function listed(parts: readonly ComponentChildren[], last: "and" | "or" | ","): ComponentChildren {
  const word = last === "," ? ", " : ` ${last} `;
  return parts.flatMap((part, index) => (index === 0 ? [part] : [index === parts.length - 1 ? word : ", ", part]));
}

/** The kinds of badges, each with what it means. The kind is the class of a badge, and its text unless another one is given. */
export const BADGES = [
  ["read", "The operation changes nothing."],
  ["write", "The operation creates, changes or deletes records at the third party."],
  ["permanent", "The operation cannot be undone."],
  ["required", "A request without the field is refused."],
  ["optional", "The field may be missing in an answer. A field without this mark is always there, but it may be null if its type says so."],
  ["secret", "A credential. It never appears in logs and messages."],
  ["assumed", "No source document says so. The reason for the assumption is beside it."],
  ["not_shown", "The source documents leave it open. What exactly is beside it."],
  ["experimental", "It may change or disappear without notice."],
  ["deprecated", "Do not use it in new code. It still works."],
  ["retired", "The third party has announced its end."],
] as const;

export type BadgeKind = (typeof BADGES)[number][0];

/**
 * A script without code. Browsers read HTML for up to half a second at a time, but stop at the end of a script, and so show what is in
 * front of it, and what its address names, before they read on. Empty scripts need no hash in the policy of the page.
 */
export function RenderPoint(): VNode {
  return <script />;
}

/** A mark of one or two words behind a name. */
export function Badge({ kind, text = kind.replace("_", " ") }: { readonly kind: BadgeKind; readonly text?: string }): VNode {
  return <span class={`badge ${kind}`}>{text}</span>;
}

/** The mark of what no document states. Nothing for what one does. */
export function OriginBadge({ origin: { kind } }: { readonly origin: Origin }): VNode | null {
  return kind === "stated" ? null : <Badge kind={kind} />;
}

/** Why something is assumed, or what the documents do not show; behind `of`, if it is not about everything. Nothing for what they state. */
export function OriginText({ origin, of }: { readonly origin: Origin; readonly of?: string }): VNode | null {
  const word = origin.kind.replace("_", " ");
  return <Paragraph text={reasonOf(origin)} label={of === undefined ? toSentence(word).slice(0, -1) : `${of} ${word}`} class="origin" />;
}

/** Why something is assumed, or what is not shown; undefined for what the documents state. */
export function reasonOf(origin: Origin): string | undefined {
  if (origin.kind === "stated") return undefined;
  return origin.kind === "assumed" ? origin.because : origin.what;
}

/** A text as a sentence of its own: with a capital and a period. */
export function toSentence(text: string): string {
  const trimmed = text.trim();
  const capital = /^[a-z][a-z]*(?:[\s,.:]|$)/u.test(trimmed) ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1) : trimmed;
  return /[.!?:]$/u.test(capital) ? capital : `${capital}.`;
}

/** The name of a record, with a link to it. */
export function RecordLink({ connector, record }: { readonly connector: string; readonly record: string }): VNode {
  return (
    <a href={linkTo(recordAnchor(connector, record))}>
      <Code text={record} />
    </a>
  );
}

/** A text of the catalog: with its `code`, and with its https addresses as links. Everything else is text. */
export function Text({ text }: { readonly text: string }): VNode {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  return <>{readPhrase(line).map((part) => (typeof part === "string" ? linked(part) : <code>{part.code}</code>))}</>;
}

/** A text of the catalog as a paragraph, behind a label if there is one. Nothing for what the catalog does not say. */
export function Paragraph({ text, label, class: name }: ParagraphProps): VNode | null {
  return text === undefined ? null : (
    <p class={name}>
      {label === undefined ? null : `${label}: `}
      <Text text={text} />
    </p>
  );
}

interface ParagraphProps {
  readonly text: string | undefined;
  readonly label?: string;
  readonly class?: string;
}

function linked(text: string): ComponentChildren {
  return text.split(ADDRESS).map((part, index) => (index % 2 === 0 ? part : <a href={part}>{part}</a>));
}

/** A name or another piece of code. */
export function Code({ text }: { readonly text: string }): VNode {
  return <code>{escapeInvisible(text)}</code>;
}

/** Words, with their names as code. */
export function Words({ phrase }: { readonly phrase: Phrase }): VNode {
  return <>{phrase.map((part) => (typeof part === "string" ? escapeInvisible(part) : <Code text={part.code} />))}</>;
}

/** A phrase as the beginning of a sentence. */
export function capitalized([first = "", ...rest]: Phrase): Phrase {
  return [typeof first === "string" ? capitalize(first) : first, ...rest];
}
