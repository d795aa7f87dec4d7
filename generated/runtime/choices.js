// @generated from templates/runtime/choices.ts by connector-gateway-spec. Do not edit.
import { compileRule } from "./compile.js";
import { explain } from "./explain.js";
import { holds } from "./holds.js";
import { addIssue, at, report, startWalk } from "./issue_list.js";
import { reportName } from "./issues.js";
import { describeValue, listKnown } from "./messages.js";
import { once } from "./once.js";
import { ownValue } from "./properties.js";

const WEIGHED_ISSUES = 100;

export function oneOf(...alternatives) {
  const rules = once(() => alternatives.map(compileRule));
  return {
    choice: {
      holds: (value, depth, strict) => someHolds(rules(), value, depth, strict),
      explain: (walk, value, depth, lenient) => explainNearest(walk, rules(), value, depth, lenient),
    },
  };
}

export function byKey(key, owner, branches) {
  const rules = once(() => new Map(Object.entries(branches).map(([name, rule]) => [name, compileRule(rule)])));
  const find = (value) => rules().get(ownValue(value, key));
  return {
    choice: {
      holds: (value, depth, strict) => {
        const rule = find(value);
        return rule !== undefined && holds(rule, value, depth, strict);
      },
      explain: (walk, value, depth, lenient) => {
        const rule = find(value);
        if (rule !== undefined) explain(walk, rule, value, depth, lenient);
        else at(walk, key, () => reportKey(walk, key, owner, Object.keys(branches), ownValue(value, key)));
      },
    },
  };
}

function someHolds(rules, value, depth, strict) {
  for (const rule of rules) if (holds(rule, value, depth, strict)) return true;
  return false;
}

function explainNearest(walk, rules, value, depth, lenient) {
  const attempts = rules.map((rule) => {
    const attempt = startWalk(walk.tolerant, WEIGHED_ISSUES, walk.path);
    explain(attempt, rule, value, depth, lenient);
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
