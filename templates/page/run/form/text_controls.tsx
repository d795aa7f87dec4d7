import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { Button } from "../../shared/controls.js";
import type { PageInputOf, PageSuggestion } from "../../shared/page_data.js";
import { useDraft, useForm, type ControlProps, type Draft, type ReadText } from "./form_context.js";
import { printText, readNumber } from "./input_kinds.js";
import { suggestedValues, type SuggestedValue } from "./suggested_values.js";
import { isObject, type JsonValue } from "#templates/core";
import { type JsonObject, printJson, readJson } from "./values.js";

/** A text, with values to choose from or words to insert. */
export function TextControl({ input, ...props }: ControlProps & { readonly input: PageInputOf<"text"> }): VNode {
  const draft = useTextDraft(props);
  const field = useRef<HTMLInputElement>(null);
  const format = timeFormat(input.format);
  const suggested = useSuggestions(input.suggest);
  const isQuery = input.suggest?.kind === "names";
  const insert = (word: string): void => {
    const { current } = field;
    const { text, cursor } = insertWord(
      draft.text,
      word,
      current?.selectionStart ?? draft.text.length,
      current?.selectionEnd ?? draft.text.length,
    );
    draft.edit(text);
    current?.focus();
    // The browser moves the cursor to the end when the text changes.
    requestAnimationFrame(() => current?.setSelectionRange(cursor, cursor));
  };
  return (
    <>
      <div class="entry row">
        <TextField {...props} draft={draft} field={field} list={isQuery ? [] : suggested} />
        {format === undefined ? null : <TimePicker {...props} format={format} isNumber={false} />}
      </div>
      {isQuery ? <WordChips label={`Insert into ${props.name}`} words={suggested} onChoose={insert} /> : null}
    </>
  );
}

/** Words joined by commas: as a text, and as buttons that put words in and take them out. */
export function WordsControl({ input, ...props }: ControlProps & { readonly input: PageInputOf<"words"> }): VNode {
  const draft = useTextDraft(props);
  const known = useSuggestions(input.values === undefined ? input.suggest : { kind: "values", values: input.values });
  const chosen = splitWords(draft.text);
  return (
    <>
      <TextField {...props} draft={draft} list={[]} />
      <WordChips
        label={`Values of ${props.name}`}
        words={known}
        chosen={chosen}
        onChoose={(word) => {
          const text = toggleWord(draft.text, word);
          props.onChange(text === "" && !props.isElement ? undefined : text);
        }}
      />
    </>
  );
}

/** A number with its limits. */
export function NumberControl({ input, ...props }: ControlProps & { readonly input: PageInputOf<"number"> }): VNode {
  const { integer, minimum, maximum, multipleOf, format } = input;
  const isBad = useRef(false);
  const draft = useDraft(props, printText, (text) => {
    if (isBad.current) return { problem: "Enter a number." };
    return { value: readNumber(text) ?? (props.isElement ? null : undefined) };
  });
  const suggested = useSuggestions(input.suggest);
  const list = suggested.length === 0 ? undefined : `${props.id}.values`;
  return (
    <>
      <div class="entry row">
        <input
          {...describe(props, draft)}
          type="number"
          inputMode={integer === true ? "numeric" : "decimal"}
          min={minimum}
          max={maximum}
          step={multipleOf ?? (integer === true ? 1 : "any")}
          list={list}
          value={draft.text}
          onInput={({ currentTarget: { value, validity } }) => {
            isBad.current = validity.badInput;
            draft.edit(value);
          }}
        />
        {format === undefined ? null : <TimePicker {...props} format={format} isNumber={true} />}
      </div>
      {list === undefined ? null : <ValueList id={list} values={suggested} />}
      <Problem id={props.id} problem={draft.problem} />
    </>
  );
}

interface TextFieldProps extends ControlProps {
  readonly draft: Draft;
  readonly list: readonly SuggestedValue[];
  readonly field?: { current: HTMLInputElement | null };
}

function TextField({ draft, list, field, ...props }: TextFieldProps): VNode {
  const listId = list.length === 0 ? undefined : `${props.id}.values`;
  return (
    <>
      <input
        {...describe(props, draft)}
        {...(field !== undefined && { ref: field })}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        list={listId}
        value={draft.text}
        onInput={({ currentTarget: { value } }) => draft.edit(value)}
      />
      {listId === undefined ? null : <ValueList id={listId} values={list} />}
    </>
  );
}

/** A date, or a date and time in UTC, to choose. It fills in the field beside it. */
function TimePicker({
  id,
  name,
  value,
  onChange,
  format,
  isNumber,
}: ControlProps & { readonly format: TimeFormat; readonly isNumber: boolean }): VNode {
  return (
    <input
      id={`${id}.picker`}
      type={format === "date" ? "date" : "datetime-local"}
      step={format === "date" ? undefined : 1}
      aria-label={format === "date" ? `${name} as a date` : `${name} as a date and time in UTC`}
      value={toPicker(format, value)}
      onChange={({ currentTarget }) => {
        const picked = fromPicker(format, currentTarget.value, isNumber);
        if (picked !== undefined) onChange(picked);
      }}
    />
  );
}

function ValueList({ id, values }: { readonly id: string; readonly values: readonly SuggestedValue[] }): VNode {
  return (
    <datalist id={id}>
      {values.map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  );
}

/** Why the text of a control is no value. */
function Problem({ id, problem }: { readonly id: string; readonly problem: string | undefined }): VNode | null {
  return problem === undefined ? null : (
    <p class="issue bad" id={`${id}.problem`}>
      {problem}
    </p>
  );
}

/** The attributes of a control that say what it is and whether it is right. */
export function describe(
  { id, name, describedBy, isInvalid, isRequired, isElement }: ControlProps,
  { problem }: Pick<Draft, "problem">,
): Readonly<Record<string, string | undefined>> {
  return {
    id,
    ...(isElement === true && { "aria-label": name }),
    "aria-describedby": joinIds(problem === undefined ? undefined : `${id}.problem`, describedBy),
    "aria-invalid": isInvalid || problem !== undefined ? "true" : undefined,
    "aria-required": isRequired === true ? "true" : undefined,
  };
}

/** The ids of elements as attributes have them; undefined if there are none. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(" ") || undefined;
}

function useTextDraft(props: ControlProps): Draft {
  return useDraft(props, printText, (text) => ({ value: text === "" && !props.isElement ? undefined : text }));
}

function useSuggestions(suggestion: PageSuggestion | undefined): readonly SuggestedValue[] {
  const { records } = useForm();
  return suggestion === undefined ? [] : suggestedValues(suggestion, records);
}

/** More are shown on demand. */
const SHOWN = 12;

interface WordChipsProps {
  readonly label: string;
  readonly words: readonly SuggestedValue[];
  /** Those that the value has; undefined where a button only inserts its word. */
  readonly chosen?: readonly string[];
  readonly onChoose: (word: string) => void;
}

/** Words as buttons; nothing if there are none. */
function WordChips({ label, words, chosen, onChoose }: WordChipsProps): VNode | null {
  const [isWhole, setWhole] = useState(false);
  if (words.length === 0) return null;
  const hidden = words.length - SHOWN;
  return (
    <div class="chips row" role="group" aria-label={label}>
      {words.slice(0, isWhole ? undefined : SHOWN).map(({ value }) => (
        <Button key={value} text={value} look="chip" aria-pressed={chosen?.includes(value)} onClick={() => onChoose(value)} />
      ))}
      {hidden > 0 ? (
        <Button
          text={isWhole ? "Show fewer" : `Show ${hidden} more`}
          look="chip more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        />
      ) : null}
    </div>
  );
}

/** How a time is written in a value. */
export type TimeFormat = "date" | "date-time" | "unix_seconds";

/** The format of a time; undefined for other formats. */
export function timeFormat(format: string | undefined): TimeFormat | undefined {
  return format === "date" || format === "date-time" || format === "unix_seconds" ? format : undefined;
}

/** The value as a field for dates, or for dates and times in UTC, has it; "" if it is no time. */
export function toPicker(format: TimeFormat, value: JsonValue | undefined): string {
  const time = timeOf(format, value);
  if (time === undefined) return "";
  return format === "date" ? time.toISOString().slice(0, 10) : time.toISOString().slice(0, 19);
}

/** The value of a chosen date or time, as a number of seconds where the old value or the control has numbers. */
export function fromPicker(format: TimeFormat, picked: string, isNumber: boolean): JsonValue | undefined {
  if (picked === "") return undefined;
  const time = new Date(format === "date" ? `${picked}T00:00:00Z` : `${picked}Z`);
  if (Number.isNaN(time.getTime())) return undefined;
  switch (format) {
    case "date":
      return time.toISOString().slice(0, 10);
    case "date-time":
      return `${time.toISOString().slice(0, 19)}Z`;
    case "unix_seconds": {
      const seconds = Math.floor(time.getTime() / 1000);
      return isNumber ? seconds : String(seconds);
    }
  }
}

function timeOf(format: TimeFormat, value: JsonValue | undefined): Date | undefined {
  const time = parse(format, value);
  // The fields of a browser take years of four digits only.
  const isKnown = time !== undefined && time.getTime() >= -62135596800000 && time.getTime() < 253402300800000;
  return isKnown ? time : undefined;
}

function parse(format: TimeFormat, value: JsonValue | undefined): Date | undefined {
  if (format === "unix_seconds") {
    const seconds = typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
    return typeof seconds === "number" ? new Date(seconds * 1000) : undefined;
  }
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The words of a comma list. */
export function splitWords(text: string): readonly string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** The comma list with a word added at its end, or without it if it has the word. */
export function toggleWord(text: string, word: string): string {
  const words = splitWords(text);
  return (words.includes(word) ? words.filter((other) => other !== word) : [...words, word]).join(",");
}

/** The text with a word put in place of a range of it, apart from other words by blanks, and where the cursor is then. */
export function insertWord(text: string, word: string, start: number, end: number): { readonly text: string; readonly cursor: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const inserted = `${/[^\s(,]$/.test(before) ? " " : ""}${word}${/^[^\s),]/.test(after) ? " " : ""}`;
  return { text: before + inserted + after, cursor: before.length + inserted.trimEnd().length };
}

interface JsonControlProps extends ControlProps {
  /** Accepts only objects, and calls them this. */
  readonly objectName?: string;
  /** The value of an empty text. */
  readonly empty?: JsonObject;
}

/** A value as JSON. A text that is none says where it goes wrong. */
export function JsonControl({ objectName, empty, ...props }: JsonControlProps): VNode {
  const draft = useDraft(props, printJson, (text) => read(text, props, objectName, empty));
  const found = readJson(draft.text);
  const lines = draft.text.split("\n").length;
  return (
    <>
      <textarea
        {...describe(props, draft)}
        class="json"
        rows={Math.min(20, Math.max(2, lines))}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={draft.text}
        onInput={({ currentTarget }) => draft.edit(currentTarget.value)}
      />
      <Problem id={props.id} problem={draft.problem} />
      {found.ok ? found.warnings.map((warning) => <p class="issue warning">{warning}</p>) : null}
    </>
  );
}

function read(text: string, { isElement }: ControlProps, objectName: string | undefined, empty: JsonObject | undefined): ReadText {
  if (text.trim() === "") return { value: empty ?? (isElement ? null : undefined) };
  const found = readJson(text);
  if (!found.ok) return { problem: found.problem };
  if (objectName !== undefined && !isObject(found.value)) return { problem: `The ${objectName} must be an object: { "name": value }.` };
  return { value: found.value };
}
