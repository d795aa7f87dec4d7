import { compileRule, rememberRule } from "./compile.js";
import { explain } from "./explain.js";
import { holds } from "./holds.js";
import { report, startWalk } from "./issue_list.js";
import { ValidationError } from "./validation_error.js";
const DEFAULT_ISSUES = 100;
const MAX_ISSUES = 10_000;

/** A validator for one address. The rule is made ready when the validator is used for the first time. */
export function createValidator(address, rule) {
    let compiled;
    const ready = () => (compiled ??= compileRule(rule));
    const is = (value) => holdsSafely(ready(), value);
    // Warnings speak of deviations that are known and harmless: such a value passes for one of the documented type.
    const passes = (_value, issues) => issues.every(({ severity }) => severity === "warning");
    const check = (value, options) => {
        if (is(value))
            return { ok: true, value, issues: [] };
        const issues = explainSafely(ready(), value, options);
        return passes(value, issues) ? { ok: true, value, issues } : { ok: false, issues };
    };
    const validator = Object.freeze({
        address,
        is,
        check,
        assert: (value) => {
            const result = check(value);
            if (!result.ok)
                throw new ValidationError(address, result.issues);
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

/** Reading a value may run its getters and proxies; one that throws is no value that fits. */
function holdsSafely(rule, value) {
    try {
        return holds(rule, value, 0);
    }
    catch {
        return false;
    }
}

function explainSafely(rule, value, options) {
    const walk = startWalk(options?.profile === "tolerant", toLimit(options?.maxIssues));
    try {
        explain(walk, rule, value, { depth: 0, lenient: false });
    }
    catch {
        report(walk, "value/unreadable", "cannot be read: reading it throws");
    }
    return walk.issues;
}

function toLimit(maxIssues = DEFAULT_ISSUES) {
    return Math.min(Math.max(Math.floor(maxIssues), 1) || DEFAULT_ISSUES, MAX_ISSUES);
}

function toStandardResult(result) {
    if (result.ok)
        return { value: result.value };
    return { issues: result.issues.map(({ message, path }) => ({ message, path })) };
}
