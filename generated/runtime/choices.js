// @generated from templates/runtime/choices.ts by connector-gateway-spec. Do not edit.
import { compileRule, once } from "./compile.js";
import { collectIssues } from "./collect_issues.js";
import { isValid } from "./is_valid.js";
import { addIssue, at, report, startWalk } from "./issue_list.js";
import { reportName } from "./issues.js";
import { describeValue, listKnown } from "./messages.js";
import { ownValue } from "./properties.js";

const WEIGHED_ISSUES = 100;

export function anyOf(...alternatives) {
  const rules = once(() => alternatives.map(compileRule));
  return {
    choice: {
      isValid: (value, depth, strict) => isAnyValid(rules(), value, depth, strict),
      collectIssues: (walk, value, depth, lenient) => collectNearestIssues(walk, rules(), value, depth, lenient),
    },
  };
}

export function discriminatedBy(key, owner, branches) {
  const rules = once(() => new Map(Object.entries(branches).map(([name, rule]) => [name, compileRule(rule)])));
  const find = (value) => rules().get(ownValue(value, key));
  return {
    choice: {
      isValid: (value, depth, strict) => {
        const rule = find(value);
        return rule !== undefined && isValid(rule, value, depth, strict);
      },
      collectIssues: (walk, value, depth, lenient) => {
        const rule = find(value);
        if (rule !== undefined) collectIssues(walk, rule, value, depth, lenient);
        else at(walk, key, () => reportKey(walk, key, owner, Object.keys(branches), ownValue(value, key)));
      },
    },
  };
}

function isAnyValid(rules, value, depth, strict) {
  for (const rule of rules) if (isValid(rule, value, depth, strict)) return true;
  return false;
}

function collectNearestIssues(walk, rules, value, depth, lenient) {
  const attempts = rules.map((rule) => {
    const attempt = startWalk(walk.tolerant, WEIGHED_ISSUES, walk.path);
    collectIssues(attempt, rule, value, depth, lenient);
    return { rule, ...attempt, distance: attempt.issues.reduce((sum, issue) => sum + weigh(issue), 0) };
  });
  const nearest = attempts.reduce((best, attempt) => (attempt.distance < best.distance ? attempt : best));
  const name = nearest.rule.source.table?.name;
  const isRefused = nearest.errors > 0 && name !== undefined;
  const hint = isRefused ? { hint: `Matches none of ${rules.length} alternatives; the nearest is ${name}.` } : {};
  for (const issue of nearest.issues) addIssue(walk, { ...hint, ...issue });
}

function weigh({ code, hint, severity }) {
  if (severity === "warning") return 1 / (WEIGHED_ISSUES + 1);
  return code.endsWith("/unknown") && hint !== undefined ? 2 : 1;
}

function reportKey(walk, key, owner, names, wanted) {
  const text = `must name an ${key} of ${owner}`;
  if (wanted === undefined) report(walk, "field/missing", `is missing; it ${text}`, [...names], listKnown(names));
  else if (typeof wanted !== "string")
    report(walk, "value/type", `must be a string, not ${describeValue(wanted)}`, "string", listKnown(names));
  else reportName(walk, `request/unknown-${key}`, text, wanted, names, false);
}
