import { createContext, type Context } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { jsonPointer, type JsonValue } from "#templates/core";
import type { PlacedIssue } from "./issue_places.js";
import type { KnownRecords } from "./suggested_values.js";
import { isSameJson, type ValuePath } from "./values.js";

/** Everything that all controls of a form share. */
export interface FormContext {
  /** Put before the ids of its elements. */
  readonly prefix: string;
  /** The meaning of a field; undefined if it has no description. */
  readonly describe: (path: ValuePath) => string | undefined;
  readonly issues: ReadonlyMap<string, readonly PlacedIssue[]>;
  /** The records of the instance, once they are known. */
  readonly records: KnownRecords | undefined;
  /** Remembers whether a control holds a text that is no value. */
  readonly setBroken: (id: string, isBroken: boolean) => void;
}

const context: Context<FormContext> = createContext<FormContext>({
  prefix: "",
  describe: () => undefined,
  issues: new Map(),
  records: undefined,
  setBroken: () => undefined,
});

/** Gives the controls below it what they share. */
export const FormProvider: Context<FormContext>["Provider"] = context.Provider;

/** The context that all controls of the form share. */
export function useForm(): FormContext {
  return useContext(context);
}

/** The id of the control of a value. */
export function controlId(prefix: string, path: ValuePath): string {
  return prefix + encodeURIComponent(jsonPointer(path));
}

/** A value as a control gets it, and what it calls with another one; undefined is no value. */
export interface ControlProps {
  readonly id: string;
  /** Names the control where it has no label. */
  readonly name: string;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  /** Ids of the elements that describe it. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired?: boolean;
  /** It is an element of a list, which always has a value. */
  readonly isElement?: boolean;
}

/** The result of reading a text: a value, no value, or a problem. */
export type ReadText = { readonly value: JsonValue | undefined } | { readonly problem: string };

/** The text of a control and its problem. */
export interface Draft {
  readonly text: string;
  readonly problem: string | undefined;
  readonly edit: (text: string) => void;
}

/**
 * The text that somebody is writing. It is kept as it is written, `1.0` for the number 1, until the value changes elsewhere. While it
 * is no value, the old value stays.
 */
export function useDraft(
  { id, value, onChange }: Pick<ControlProps, "id" | "value" | "onChange">,
  print: (value: JsonValue | undefined) => string,
  read: (text: string) => ReadText,
): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: JsonValue | undefined }>();
  const text = draft !== undefined && isSameJson(draft.value, value) ? draft.text : print(value);
  const found = read(text);
  const problem = "problem" in found ? found.problem : undefined;
  const { setBroken } = useForm();
  useEffect(() => {
    setBroken(id, problem !== undefined);
    return () => setBroken(id, false);
  }, [id, problem !== undefined]);
  const edit = (written: string): void => {
    const next = read(written);
    const kept = "problem" in next ? value : next.value;
    setDraft({ text: written, value: kept });
    if (!isSameJson(kept, value)) onChange(kept);
  };
  return { text, problem, edit };
}
