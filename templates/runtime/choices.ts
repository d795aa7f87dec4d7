import { compileRule, once } from "./compile.js";
import type { CompiledRule } from "./compiled_rule.js";
import { collectIssues } from "./collect_issues.js";
import { areValid } from "./is_valid.js";
import { addIssue, report, type Walk } from "./issue_list.js";
import { reportName } from "./issues.js";
import { describeValue, listKnown } from "./messages.js";
import { ownValue, type Properties } from "./kinds.js";
import type { Rule } from "./rules.js";
import type { ValidationIssue } from "./validator_types.js";

/** Several rules for an object, one of which applies. */
export interface Choice {
  /** Whether the object is accepted; with `strict`, whether it is accepted without a warning. */
  isValid(value: Properties, depth: number, strict: boolean): boolean;
  collectIssues(walk: Walk, value: Properties, depth: number, lenient: boolean): void;
}

/** How many issues of each alternative count when the nearest one is chosen. */
const WEIGHED_ISSUES = 100;

/** Accepts what one of the alternatives accepts. Reports the issues of the nearest alternative. */
export function anyOf(...alternatives: readonly Rule[]): Rule {
  const rules = once(() => alternatives.map(compileRule));
  return {
    choice: {
      isValid: (value, depth, strict) => isAnyValid(rules(), value, depth, strict),
      collectIssues: (walk, value, depth, lenient) => collectNearestIssues(walk, rules(), value, depth, lenient),
    },
  };
}

/**
 * The value of one key selects the rule: `branches[value[key]]`. `owner` is the name in messages of what has the branches:
 * "payments", "payments.customers".
 */
export function discriminatedBy(key: "entity" | "action", owner: string, branches: Readonly<Record<string, Rule>>): Rule {
  let rules: ReadonlyMap<unknown, CompiledRule> | undefined;
  const names = Object.keys(branches);
  const find = (value: Properties): CompiledRule | undefined => {
    rules ??= new Map(Object.entries(branches).map(([name, rule]) => [name, compileRule(rule)]));
    return rules.get(ownValue(value, key));
  };
  return {
    choice: {
      isValid: (value, depth, strict) => {
        const rule = find(value);
        return rule !== undefined && areValid(rule, value, depth, strict);
      },
      collectIssues: (walk, value, depth, lenient) => {
        const rule = find(value);
        if (rule !== undefined) collectIssues(walk, rule, value, depth, lenient);
        else reportKey(walk, key, owner, names, ownValue(value, key));
      },
    },
  };
}

function isAnyValid(rules: readonly CompiledRule[], value: Properties, depth: number, strict: boolean): boolean {
  for (const rule of rules) if (areValid(rule, value, depth, strict)) return true;
  return false;
}

/** An alternative that accepts the value is nearer than any other; among those, the one with the fewest warnings. */
function collectNearestIssues(walk: Walk, rules: readonly CompiledRule[], value: Properties, depth: number, lenient: boolean): void {
  const attempts = rules.map((rule) => {
    const attempt: Walk = { ...walk, limit: WEIGHED_ISSUES, issues: [], errors: 0 };
    collectIssues(attempt, rule, value, depth, lenient);
    return { rule, ...attempt, distance: attempt.issues.reduce((sum, issue) => sum + weigh(issue), 0) };
  });
  const nearest = attempts.reduce((best, attempt) => (attempt.distance < best.distance ? attempt : best));
  const name = nearest.rule.table?.source.name;
  const isRefused = nearest.errors > 0 && name !== undefined;
  const hint = isRefused ? { hint: `Matches none of ${rules.length} alternatives; the nearest is ${name}.` } : {};
  for (const issue of nearest.issues) addIssue(walk, { ...hint, ...issue });
}

/**
 * Any number of warnings weighs less than one error. A name that the alternative does not know weighs more than a name
 * that is missing, unless it is probably a typo for a name that it knows: then no hint lists all the names.
 */
function weigh({ code, hint, severity }: ValidationIssue): number {
  if (severity === "warning") return 1 / (WEIGHED_ISSUES + 1);
  return code.endsWith("/unknown") && hint !== undefined ? 2 : 1;
}

/** Reports what is wrong with the key that selects the rule. */
function reportKey(walk: Walk, key: "entity" | "action", owner: string, names: readonly string[], wanted: unknown): void {
  const text = `must name an ${key} of ${owner}`;
  walk.path.push(key);
  if (wanted === undefined) report(walk, "field/missing", `is missing; it ${text}`, [...names], listKnown(names));
  else if (typeof wanted !== "string")
    report(walk, "value/type", `must be a string, not ${describeValue(wanted)}`, "string", listKnown(names));
  else reportName(walk, `request/unknown-${key}`, text, wanted, names, false);
  walk.path.pop();
}
