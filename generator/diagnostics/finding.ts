import type { MessageCode, MessageSlots } from "./messages.ts";

/** A place in the catalog: file and the path of keys inside it. */
export interface FindingPlace {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** The named type that fills in what is not written at the place itself. */
  readonly base?: FindingPlace;
}

/** Something that is wrong with the catalog, not yet given a line and column. */
export interface Finding {
  readonly code: MessageCode;
  readonly slots: Readonly<Record<string, string | number>>;
  readonly at: FindingPlace;
  /** Whether the key at the end of the path or its value is shown. */
  readonly on: "key" | "value";
  /** The name that was probably meant. */
  readonly suggestion?: string;
  /** Replaces the general help of the code: what to type in this very case. */
  readonly help?: string;
  /** The value is a secret: its line is not shown. */
  readonly secret?: true;
}

export interface FindingOptions {
  readonly on?: "key" | "value";
  readonly suggestion?: string | undefined;
  readonly help?: string | undefined;
  readonly secret?: boolean | undefined;
}

/** A finding about the value at a place, or about its key. */
export function finding<Code extends MessageCode>(
  code: Code,
  at: FindingPlace,
  slots: MessageSlots<Code>,
  { on = "value", suggestion, help, secret }: FindingOptions = {},
): Finding {
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

/** The place that is reached from another by further keys, in the named type as well. */
export function placeIn({ file, path, base }: FindingPlace, ...steps: readonly (string | number)[]): FindingPlace {
  return { file, path: [...path, ...steps], ...(base !== undefined && { base: placeIn(base, ...steps) }) };
}
