import type { Place } from "../source/place.ts";
import type { MessageCode, MessageSlots } from "./messages.ts";

/** Something that is wrong with the catalog, not yet given a line and column. */
export interface UnlocatedDiagnostic {
  readonly code: MessageCode;
  readonly slots: Readonly<Record<string, string | number>>;
  readonly at: Place;
  /** Whether the key at the end of the path or its value is shown. */
  readonly on: "key" | "value";
  /** The name that was probably meant. */
  readonly suggestion?: string;
  /** Replaces the general help of the code: what to type in this very case. */
  readonly help?: string;
  /** The value is a secret: its line is not shown. */
  readonly secret?: true;
}

export interface DiagnosticOptions {
  readonly on?: "key" | "value";
  readonly suggestion?: string | undefined;
  readonly help?: string | undefined;
  readonly secret?: boolean | undefined;
}

/** A diagnostic about the value at a place, or about its key. */
export function diagnosticAt<Code extends MessageCode>(
  code: Code,
  at: Place,
  slots: MessageSlots<Code>,
  { on = "value", suggestion, help, secret }: DiagnosticOptions = {},
): UnlocatedDiagnostic {
  return {
    code,
    slots,
    at,
    on,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(help === undefined ? {} : { help }),
    ...(secret === true ? { secret } : {}),
  };
}

/** Names as a list in a message: "`id`, `name`". */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
