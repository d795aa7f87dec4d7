import type { ValidationIssue } from "#templates/runtime";
import { isList, isObject, jsonPointer, type JsonValue } from "#templates/core";
import type { PageInput, PageShape } from "../../shared/page_data.js";
import { canShow } from "./input_kinds.js";
import { fieldOf, type JsonObject, type ValuePath } from "./values.js";

/** An issue as a form shows it. */
export interface PlacedIssue {
  readonly severity: ValidationIssue["severity"];
  /** The problem and how to fix it, in one or two sentences. */
  readonly text: string;
}

/** Issues by the control that they are shown at. */
export interface PlacedIssues {
  /** By JSON Pointer of the control's value. */
  readonly atControls: ReadonlyMap<string, readonly PlacedIssue[]>;
  /** Those about the params as a whole. */
  readonly others: readonly PlacedIssue[];
  /** How many errors there are. */
  readonly errors: number;
}

/** The last step of a path to the control for names that a shape does not have. No name of JSON can be confused with a number. */
export const OTHER_FIELDS = -1;

/** Puts each issue at the control of its value. */
export function placeIssues(shape: PageShape, params: JsonObject, issues: readonly ValidationIssue[]): PlacedIssues {
  const atControls = new Map<string, PlacedIssue[]>();
  const others: PlacedIssue[] = [];
  for (const { path, severity, message, hint } of issues) {
    const control = controlAt(shape, params, path);
    const issue = { severity, text: toSentences(message, hint) };
    if (control === undefined) others.push(issue);
    else {
      const pointer = jsonPointer(control);
      atControls.set(pointer, [...(atControls.get(pointer) ?? []), issue]);
    }
  }
  return { atControls, others, errors: issues.filter(({ severity }) => severity === "error").length };
}

/** The path of the control that shows what is at a path; undefined for the params as a whole. */
export function controlAt(shape: PageShape, holder: JsonObject, path: ValuePath, above: ValuePath = []): ValuePath | undefined {
  const [name, ...rest] = path;
  if (typeof name !== "string") return above.length === 0 ? undefined : above;
  const field = shape.fields.find((one) => one.name === name);
  if (field === undefined) return [...above, OTHER_FIELDS];
  return controlIn(field.input, fieldOf(holder, name), rest, [...above, name]);
}

function controlIn(input: PageInput, value: JsonValue | undefined, path: ValuePath, above: ValuePath): ValuePath {
  if (value !== undefined && !canShow(input, value)) return above;
  const [step, ...rest] = path;
  if (input.kind === "object") return controlAt(input, isObject(value) ? value : {}, path, above) ?? above;
  if (input.kind === "list" && typeof step === "number" && isList(value) && step < value.length) {
    return controlIn(input.items, value[step], rest, [...above, step]);
  }
  return above;
}

function toSentences(message: string, hint: string | undefined): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return hint === undefined ? sentence : `${sentence} ${hint}`;
}
