import type { CheckOptions, Validator } from "../../runtime/validator_types.js";
import type { InputProblem } from "../input/input_problem.js";
import { isCredentialsAddress } from "../names.js";
import { looksLikeYaml, YAML_TEXT } from "../input/yaml.js";
import { scanJson } from "../json/scan_json.js";
import { findStrictProblems } from "../json/strict_json.js";
import type { TargetedValue, TargetRules } from "../payload/targeted_value.js";
import { splitDocument, splitValue } from "../payload/split.js";
import { collect, levelOf, problemIssue, type Collector, type CollectorRules } from "./collector.js";
import { toUnlocatedIssue, type DocumentText, type UnlocatedIssue } from "./describe_document.js";

/** How values are checked. */
export interface Checking {
  readonly options: Required<CheckOptions>;
  readonly strictJson: boolean;
  readonly validatorFor: (address: string) => Validator<unknown>;
  readonly targets: TargetRules;
  readonly collector: Collector;
  readonly rules: CollectorRules;
}

/**
 * Checks a JSON text: a whole document, or one line of many.
 * @param named the address that the name of the file begins with, or what is wrong with that name
 * @returns the number of values in the text
 */
export function checkText(checking: Checking, document: DocumentText, named: string | InputProblem | undefined, isLine: boolean): number {
  let value: unknown;
  try {
    value = JSON.parse(document.text);
  } catch {
    collect(checking.collector, checking.rules, document, [syntaxIssue(document.text, isLine)], false);
    return 1;
  }
  if (isLine && passesAtOnce(value, named, checking)) return 1;
  const parts = isLine ? splitValue(value, [], named, checking.targets) : splitDocument(value, named, checking.targets);
  const issues = parts.flatMap((part) => validateValue(part, checking));
  if (checking.strictJson) issues.push(...strictIssues(document.text));
  if (issues.length === 0) return parts.length;
  const isSecret = parts.some(({ target }) => isTargets(target) && target.some(isCredentialsAddress));
  collect(checking.collector, checking.rules, { ...document, isSecret }, issues);
  return parts.length;
}

/** The common case of a long run, without an allocation for the value: one address applies to all, and there are no issues. */
function passesAtOnce(
  value: unknown,
  named: string | InputProblem | undefined,
  { targets, strictJson, validatorFor, options }: Checking,
): boolean {
  const address = targets.as ?? named;
  return typeof address === "string" && !strictJson && validatorFor(address).check(value, options).issues.length === 0;
}

function validateValue(part: TargetedValue, checking: Checking): readonly UnlocatedIssue[] {
  if (part.embedded !== undefined && part.value === undefined) return [{ ...problemIssue(brokenBody), part }];
  if (!isTargets(part.target)) return [{ ...problemIssue(part.target), part }];
  return nearestIssues(part.target.map(checking.validatorFor), part, checking);
}

const brokenBody: InputProblem = { code: "json/syntax", message: "this body is not JSON", hint: "record bodies as they were sent" };

/** The issues of the schema that has the fewest errors, and among those the fewest warnings. */
function nearestIssues(
  validators: readonly Validator<unknown>[],
  part: TargetedValue,
  { options, rules }: Checking,
): readonly UnlocatedIssue[] {
  let nearest: { readonly issues: readonly UnlocatedIssue[]; readonly errors: number } | undefined;
  for (const { address, check } of validators) {
    const issues = check(part.value, options).issues.map((issue) => toUnlocatedIssue(issue, part, address));
    const errors = issues.filter((issue) => levelOf(issue, rules) === "error").length;
    const isNearer =
      nearest === undefined || errors < nearest.errors || (errors === nearest.errors && issues.length < nearest.issues.length);
    if (isNearer) nearest = { issues, errors };
    if (issues.length === 0) break;
  }
  return nearest?.issues ?? [];
}

function isTargets(target: TargetedValue["target"]): target is readonly string[] {
  return Array.isArray(target);
}

function strictIssues(text: string): readonly UnlocatedIssue[] {
  return findStrictProblems(text).map(({ code, message, path, range }) => ({ severity: "error", code, message, path, range }));
}

const TEXT_SEQUENCE: InputProblem = {
  code: "json/syntax",
  message: "this is a JSON text sequence (RFC 7464): a character U+001E stands before each value",
  hint: "remove these characters, for instance with: tr -d '\\036'",
};

/** The messages of `JSON.parse` quote the text, so they are replaced by our own. */
function syntaxIssue(text: string, isLine: boolean): UnlocatedIssue {
  const { offset, message } = scanJson(text, {}) ?? { offset: 0, message: "this is not JSON" };
  const range = { start: offset, end: Math.min(offset + 1, text.length) };
  if (text.trimStart().startsWith("\u001e")) return { ...problemIssue(TEXT_SEQUENCE), range };
  if (!isLine && looksLikeYaml(text)) return { ...problemIssue(YAML_TEXT), range };
  return { severity: "error", code: "json/syntax", message, path: [], range };
}
