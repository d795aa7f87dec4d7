// @generated from templates/runtime/validator.ts by connector-gateway-spec. Do not edit.
import { compileRule, rememberRule } from "./compile.js";
import { collectIssues } from "./collect_issues.js";
import { isValid } from "./is_valid.js";
import { report, startWalk } from "./issue_list.js";
import { ValidationError } from "./validation_error.js";

const DEFAULT_ISSUES = 100;
const MAX_ISSUES = 10_000;

export function createValidator(address, rule) {
  let compiled;
  const ready = () => (compiled ??= compileRule(rule));
  const passes = (value, strict) => {
    const ruled = ready();
    try {
      return isValid(ruled, value, 0, strict);
    } catch {
      // Reading a value may run getters and proxies. A value that throws is not valid.
      return false;
    }
  };
  const is = (value) => passes(value, false);
  const hasNoErrors = (_value, { errors }) => errors === 0;
  function check(value, options) {
    // A strict pass costs as much as `is`, and most values need no more: only the others are walked for their issues.
    if (passes(value, true)) return { ok: true, value, issues: [] };
    const walk = collectSafelyIssues(ready(), value, options);
    const { issues } = walk;
    return hasNoErrors(value, walk) ? { ok: true, value, issues } : { ok: false, issues };
  }
  const validator = Object.freeze({
    address,
    is,
    check,
    assert: (value) => {
      const result = check(value);
      if (!result.ok) throw new ValidationError(address, result.issues);
    },
    "~standard": Object.freeze({
      version: 1,
      vendor: "connector-gateway-spec",
      validate: (value) => toStandardResult(check(value)),
    }),
  });
  rememberRule(validator, rule);
  return validator;
}

function collectSafelyIssues(rule, value, options) {
  const walk = startWalk(options?.profile === "tolerant", toLimit(options?.maxIssues));
  try {
    collectIssues(walk, rule, value, 0, false);
  } catch {
    report(walk, "value/unreadable", "cannot be read: reading it throws");
  }
  return walk;
}

function toLimit(maxIssues = DEFAULT_ISSUES) {
  return Math.min(Math.max(Math.floor(maxIssues), 1) || DEFAULT_ISSUES, MAX_ISSUES);
}

function toStandardResult(result) {
  if (result.ok) return { value: result.value };
  return { issues: result.issues.map(({ message, path }) => ({ message, path })) };
}
