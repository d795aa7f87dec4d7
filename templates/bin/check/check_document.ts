import type { Profile, ValidationIssue, Validator } from "../../runtime/validator_types.js";
import { scanJson } from "../json/scan_json.js";
import { findStrictFaults } from "../json/strict_json.js";
import type { InputProblem } from "../input/input_problem.js";
import type { Part, TargetRules } from "../payload/part.js";
import { splitDocument, splitValue } from "../payload/split.js";
import { collect, problemFault, type Collector, type CollectorRules } from "./collector.js";
import { toFault, type DocumentText, type Fault } from "./describe_document.js";

/** How values are judged. */
export interface Judging {
  readonly profile: Profile;
  readonly strictJson: boolean;
  readonly maxIssues: number;
  readonly validatorFor: (address: string) => Validator<unknown>;
  readonly targets: TargetRules;
  readonly collector: Collector;
  readonly rules: CollectorRules;
}

/**
 * Judges a JSON text: a whole document, or one line of many.
 * @returns how many values it held
 */
export function checkText(judging: Judging, document: DocumentText, named: string | InputProblem | undefined, isLine: boolean): number {
  let value: unknown;
  try {
    value = JSON.parse(document.text);
  } catch {
    collect(judging.collector, judging.rules, document, [syntaxFault(document.text)], false);
    return 1;
  }
  if (isLine && holdsAtOnce(value, named, judging)) return 1;
  const parts = isLine ? splitValue(value, [], named, judging.targets) : splitDocument(value, named, judging.targets);
  const faults = parts.flatMap((part) => judgePart(part, judging));
  if (judging.strictJson) faults.push(...strictFaults(document.text));
  if (faults.length === 0) return parts.length;
  const isSecret = parts.some(({ target }) => isTargets(target) && target.some((address) => address.endsWith(".auth_config")));
  collect(judging.collector, judging.rules, { ...document, isSecret }, faults);
  return parts.length;
}

/** The common case of a long run, without anything that is made for a value: one address for all, and the value holds. */
function holdsAtOnce(value: unknown, named: string | InputProblem | undefined, { targets, strictJson, validatorFor }: Judging): boolean {
  const address = targets.as ?? named;
  return typeof address === "string" && !strictJson && validatorFor(address).is(value);
}

function judgePart(part: Part, judging: Judging): readonly Fault[] {
  if (part.embedded === true && part.value === undefined) return [{ ...problemFault(brokenBody), part }];
  if (!isTargets(part.target)) return [{ ...problemFault(part.target), part }];
  const [first, ...others] = part.target.map(judging.validatorFor);
  if (first === undefined || first.is(part.value) || others.some((validator) => validator.is(part.value))) return [];
  return nearestIssues([first, ...others], part, judging);
}

const brokenBody: InputProblem = { code: "json/syntax", message: "this body is not JSON", hint: "record bodies as they were sent" };

/** Of several that would do, the one with the fewest errors is told. */
function nearestIssues(validators: readonly Validator<unknown>[], part: Part, { profile, maxIssues }: Judging): readonly Fault[] {
  const verdicts = validators.map((validator) => {
    const { issues } = validator.check(part.value, { profile, maxIssues });
    return { address: validator.address, issues, errors: issues.filter(isError).length };
  });
  const nearest = verdicts.reduce((best, verdict) => (verdict.errors < best.errors ? verdict : best));
  return nearest.issues.map((issue) => toFault(issue, part, nearest.address));
}

function isError({ severity }: ValidationIssue): boolean {
  return severity === "error";
}

function isTargets(target: Part["target"]): target is readonly string[] {
  return Array.isArray(target);
}

function strictFaults(text: string): readonly Fault[] {
  return findStrictFaults(text).map(({ code, message, path, range }) => ({ severity: "error", code, message, path, range }));
}

/** What `JSON.parse` refuses is told in words of our own: its messages quote the text. */
function syntaxFault(text: string): Fault {
  const { offset, message } = scanJson(text, {}) ?? { offset: 0, message: "this is not JSON" };
  return { severity: "error", code: "json/syntax", message, path: [], range: { start: offset, end: Math.min(offset + 1, text.length) } };
}
