import type { Check } from "#templates/core";
import { REQUIRED, type CompiledRule, type CompiledTable } from "./compiled_rule.js";
import type { IssueCode } from "./issue_codes.js";
import { keepsWarnings, report, type Walk } from "./issue_list.js";
import { kindOf, namesOfKinds } from "./kinds.js";
import { describeKinds, describeValue, didYouMean, listKnown, listNames, listValues } from "./messages.js";

/** Reports a value of a kind that the rule does not accept. */
export function reportKind(walk: Walk, rule: CompiledRule, value: unknown, warning: boolean): void {
  if (value !== null && rule.source.const !== undefined) reportNotAllowed(walk, rule, value, false);
  else {
    const text = `must be ${describeKinds(rule.kinds)}, not ${describeValue(value)}`;
    const hint = isQuoted(rule, value) ? "Remove the quotes." : "";
    report(walk, value === null ? "value/null" : "value/type", text, typeText(rule), hint, warning);
  }
}

/** The type in the notation of the catalog: `integer | null`. */
function typeText({ source, kinds }: CompiledRule): string {
  return source.type ?? namesOfKinds(kinds).join(" | ");
}

/** Whether the value is a number written as a string, the most common mistake. */
function isQuoted({ kinds }: CompiledRule, value: unknown): boolean {
  return typeof value === "string" && /\d/.test(value) && (kinds & kindOf(Number(value))) !== 0;
}

/** Reports a value that `const` or `enum` does not allow. */
export function reportNotAllowed(walk: Walk, rule: CompiledRule, value: unknown, lenient: boolean): void {
  const only = rule.source.const;
  if (only === undefined) reportEnum(walk, rule, value, "", lenient);
  else report(walk, "value/const", `must be ${JSON.stringify(only)}`, only);
}

function reportEnum(walk: Walk, { source }: CompiledRule, value: unknown, kind: string, lenient: boolean): void {
  const listed = source.enum ?? [];
  if (lenient && !keepsWarnings(walk)) return;
  report(walk, "value/enum", `must be ${kind}${listValues(listed)}${didYouMean(value, listed, walk.effort)}`, [...listed], "", lenient);
}

/** Reports a value whose type occurs in real traffic but not in the documents. */
export function reportAlsoSeen(walk: Walk, rule: CompiledRule, value: unknown): void {
  const text = `is ${describeValue(value)}, as seen in real traffic; the documents say ${describeKinds(rule.kinds)}`;
  report(walk, "value/also-seen", text, typeText(rule), "", true);
}

/** Reports the constraints that refuse a value. */
export function reportChecks<Value>(walk: Walk, checks: readonly Check<Value>[], value: Value): void {
  for (const { code, accepts, demand, expected } of checks) {
    if (!accepts(value)) report(walk, code, `must ${demand}`, expected);
  }
}

/** Reports everything that is wrong with a string. */
export function reportString(walk: Walk, rule: CompiledRule, text: string, lenient: boolean): void {
  reportChecks(walk, rule.ofString, text);
  const { list } = rule.source;
  if (list === undefined) return;
  reportChecks(walk, rule.ofCount, list.count(text));
  const stray = list.stray(text, rule.elements);
  if (stray !== undefined) reportEnum(walk, rule, stray, `${list.name} of `, lenient);
}

/** Reports a key that the object does not have; the walk is at the key. */
export function reportUnknown(walk: Walk, { source, names }: CompiledTable, warning: boolean): void {
  const { name = "", noun = "field" } = source;
  const text = `is not a ${warning ? "documented " : ""}${noun} of ${name}`;
  reportName(walk, codeFor(noun, "unknown"), text, walk.path.at(-1), names, warning);
}

/**
 * Reports a name that is not among the known ones, and suggests the nearest; if none is near, the hint lists them all. No name is looked
 * for when the warning is not kept: that takes time, and there may be as many unknown names as the sender likes.
 */
export function reportName(walk: Walk, code: IssueCode, text: string, name: unknown, names: readonly string[], warning: boolean): void {
  if (warning && !keepsWarnings(walk)) return;
  const suggestion = didYouMean(name, names, walk.effort);
  report(walk, code, text + suggestion, [...names], suggestion === "" ? listKnown(names) : "", warning);
}

/** Reports the required fields among those that are absent, whose masks are given; the walk is at the object. */
export function reportMissing(walk: Walk, { source, fields }: CompiledTable, absent: readonly number[], lenient: boolean): void {
  const { name = "", noun = "field" } = source;
  const text = `is missing; it is a required ${noun} of ${name}`;
  for (let place = 0; place < absent.length; place++) {
    const field = ((absent[place] ?? 0) & REQUIRED) === 0 ? undefined : fields[place];
    if (field === undefined) continue;
    walk.path.push(field.name);
    report(walk, codeFor(noun, "missing"), text, typeText(field.rule), "", lenient && !field.demanded);
    walk.path.pop();
  }
}

/** Reports that none of the fields in `atLeastOneOf` is present. */
export function reportNoneOf(walk: Walk, { source: { name, noun, atLeastOneOf = [] } }: CompiledTable): void {
  report(walk, codeFor(noun, "at-least-one-of"), `needs at least one of ${listNames(atLeastOneOf)}`, [...atLeastOneOf], "", false, name);
}

function codeFor(noun: string | undefined, kind: "unknown" | "missing" | "at-least-one-of"): IssueCode {
  return `${noun === "parameter" ? "params" : "field"}/${kind}`;
}
