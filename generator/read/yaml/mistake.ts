import { type Range, optional } from "../source/source_file.ts";
import type { MessageCode, MessageSlots } from "../diagnostics/messages.ts";

/** A piece of text that another one replaces. */
export interface Edit extends Range {
  readonly text: string;
}

/** A mistake in the text of a file: what is reported where, and the edits that would undo it. */
export interface Mistake {
  readonly code: MessageCode;
  readonly slots: Readonly<Record<string, string | number>>;
  readonly range: Range;
  /** The fix for this very case. */
  readonly help?: string;
  /** Keys of the field that is meant. */
  readonly meant?: Readonly<Record<string, string>>;
  /** It is right if it can be right, whatever else would be. */
  readonly isTelling?: true;
  /** Whatever else is wrong in here follows from this mistake. */
  readonly scope?: Range;
  /** In the order of their places; they do not overlap. */
  readonly edits: readonly Edit[];
}

/** A mistake whose slots fit its code. */
export function mistake<Code extends MessageCode>(
  code: Code,
  slots: MessageSlots<Code>,
  range: Range,
  { help, scope, edits = [] }: { readonly help?: string | undefined; readonly scope?: Range; readonly edits?: readonly Edit[] } = {},
): Mistake {
  return { code, slots, range, edits, ...optional({ help, scope }) };
}

/** A mistake that one edit would undo. */
export function fixable<Code extends MessageCode>(code: Code, slots: MessageSlots<Code>, range: Range, help: string, edit: Edit): Mistake {
  return mistake(code, slots, range, { help, edits: [edit] });
}

/** The text after the edits. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits].reverse().reduce((edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end), text);
}

/** Where an offset of the edited text was before the edits; what an edit brought in counts as its beginning. */
export function offsetBefore(edits: readonly Edit[], offset: number): number {
  let moved = 0;
  for (const { start, end, text } of edits) {
    if (offset <= start + moved) break;
    if (offset < start + moved + text.length) return Math.min(start + (offset - start - moved), end);
    moved += text.length - (end - start);
  }
  return offset - moved;
}

/** Where an offset is after the edits; what an edit replaces moves to its beginning. */
export function offsetAfter(edits: readonly Edit[], offset: number): number {
  let moved = 0;
  for (const { start, end, text } of edits) {
    if (offset < end || (offset === end && start === end)) return Math.min(offset, start) + moved;
    moved += text.length - (end - start);
  }
  return offset + moved;
}
