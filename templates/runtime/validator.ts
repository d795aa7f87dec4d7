import { compileRule, rememberRule } from "./compile.js";
import type { CompiledRule } from "./compiled_rule.js";
import { collectIssues } from "./collect_issues.js";
import { isValid } from "./is_valid.js";
import { report, startWalk, type Walk } from "./issue_list.js";
import type { Rule, TableSource } from "./rules.js";
import type { Tolerant } from "./tolerant.js";
import { ValidationError } from "./validation_error.js";
import type { CheckOptions, CheckResult, DocumentedCheckOptions, StandardResult, Validator, Guard } from "./validator_types.js";

/**
 * A validator for one address. The rule is compiled when the validator is used for the first time, and little else is made before: programs
 * import hundreds of validators and use a few. `check` begins with a strict pass, which costs as much as `is`: most values need no more, and
 * only the others are walked for their issues.
 */
export function createValidator<T>(address: string, rule: Rule): Validator<T> {
  let compiled: RuleOf<T> | undefined;
  function check(value: unknown, options?: DocumentedCheckOptions): CheckResult<T>;
  function check(value: unknown, options?: CheckOptions): CheckResult<Tolerant<T>>;
  function check(value: unknown, options?: CheckOptions): CheckResult<T> | CheckResult<Tolerant<T>> {
    const inside = options?.inner ? [options.inner].flat().flatMap((one) => one(address, value, options)) : [];
    compiled ??= compileRule(rule);
    if (passes(compiled, value, true)) return { ok: true, value, issues: inside };
    const walk = startWalk(options?.profile === "tolerant", options?.maxIssues);
    const ok = accepts(compiled, value, walk);
    const issues = walk.issues.concat(inside);
    return ok ? { ok, value, issues } : { ok, issues };
  }
  const validator: Validator<T> = Object.freeze({
    address,
    is: (value: unknown): value is T => passes((compiled ??= compileRule(rule)), value, false),
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

/** A rule with the type of the values that it accepts. */
interface RuleOf<T> extends CompiledRule {
  /** Absent at run time. */
  readonly type?: T;
}

function passes<T>(rule: RuleOf<T>, value: unknown, strict: boolean): value is T {
  try {
    return isValid(rule, value, 0, strict);
  } catch {
    // Reading a value may run getters and proxies. A value that throws is not valid.
    return false;
  }
}

function accepts<T>(rule: RuleOf<T>, value: unknown, walk: Walk): value is T {
  try {
    collectIssues(walk, rule, value, 0, false);
  } catch {
    report(walk, "value/unreadable", "cannot be read: reading it throws");
  }
  return walk.errors === 0;
}

function toStandardResult<T>(result: CheckResult<T>): StandardResult<T> {
  if (result.ok) return { value: result.value };
  return { issues: result.issues.map(({ message, path }) => ({ message, path })) };
}

/**
 * The verdict of the validator with the same table, without what reports issues. The table is compiled when the guard is called for the
 * first time, or by the validator. The guard never throws.
 */
export function createGuard<T>(table: TableSource): Guard<T> {
  let rule: RuleOf<T> | undefined;
  return (value): value is T => passes((rule ??= compileRule({ table })), value, false);
}
