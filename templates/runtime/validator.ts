import { compileRule, rememberRule } from "./compile.js";
import type { CompiledRule } from "./compiled_rule.js";
import { explain } from "./explain.js";
import { holds } from "./holds.js";
import { report, startWalk } from "./issue_list.js";
import type { Rule } from "./rules.js";
import type { StandardResult } from "./standard_schema.js";
import { ValidationError } from "./validation_error.js";
import type { CheckOptions, CheckResult, ValidationIssue, Validator } from "./validator_types.js";

const DEFAULT_ISSUES = 100;
const MAX_ISSUES = 10_000;

/** A validator for one address. The rule is made ready when the validator is used for the first time. */
export function createValidator<T>(address: string, rule: Rule): Validator<T> {
  let compiled: CompiledRule | undefined;
  const ready = (): CompiledRule => (compiled ??= compileRule(rule));
  const is = (value: unknown): value is T => holdsSafely(ready(), value);
  // Warnings speak of deviations that are known and harmless: such a value passes for one of the documented type.
  const passes = (_value: unknown, issues: readonly ValidationIssue[]): _value is T =>
    issues.every(({ severity }) => severity === "warning");
  const check = (value: unknown, options?: CheckOptions): CheckResult<T> => {
    if (is(value)) return { ok: true, value, issues: [] };
    const issues = explainSafely(ready(), value, options);
    return passes(value, issues) ? { ok: true, value, issues } : { ok: false, issues };
  };
  const validator: Validator<T> = Object.freeze({
    address,
    is,
    check,
    assert: (value: unknown): asserts value is T => {
      const result = check(value);
      if (!result.ok) throw new ValidationError(address, result.issues);
    },
    "~standard": Object.freeze({
      version: 1,
      vendor: "connector-gateway-spec",
      validate: (value: unknown) => toStandardResult(check(value)),
    } as const),
  });
  rememberRule(validator, rule);
  return validator;
}

/** Reading a value may run its getters and proxies; one that throws is no value that fits. */
function holdsSafely(rule: CompiledRule, value: unknown): boolean {
  try {
    return holds(rule, value, 0);
  } catch {
    return false;
  }
}

function explainSafely(rule: CompiledRule, value: unknown, options: CheckOptions | undefined): ValidationIssue[] {
  const walk = startWalk(options?.profile === "tolerant", toLimit(options?.maxIssues));
  try {
    explain(walk, rule, value, { depth: 0, lenient: false });
  } catch {
    report(walk, "value/unreadable", "cannot be read: reading it throws");
  }
  return walk.issues;
}

function toLimit(maxIssues = DEFAULT_ISSUES): number {
  return Math.min(Math.max(Math.floor(maxIssues), 1) || DEFAULT_ISSUES, MAX_ISSUES);
}

function toStandardResult<T>(result: CheckResult<T>): StandardResult<T> {
  if (result.ok) return { value: result.value };
  return { issues: result.issues.map(({ message, path }) => ({ message, path })) };
}
