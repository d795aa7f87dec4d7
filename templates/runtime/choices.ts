import { compileRule } from "./compile.js";
import type { CompiledRule } from "./compiled_rule.js";
import { explain, type Position } from "./explain.js";
import { holds } from "./holds.js";
import { addIssue, report, startWalk, type Walk } from "./issue_list.js";
import { describeValue, didYouMean, listKnown } from "./messages.js";
import { ownValue, type Properties } from "./properties.js";
import type { Rule } from "./rules.js";
import type { ValidationIssue } from "./validator_types.js";

/** Several rules for an object, of which one decides. */
export interface Choice {
  holds(value: Properties, depth: number): boolean;
  explain(walk: Walk, value: Properties, position: Position): void;
}

/** So many issues of each alternative are weighed against those of the others. */
const WEIGHED_ISSUES = 100;

/** Holds when one of the alternatives does; otherwise the issues of the nearest are told. */
export function oneOf(...alternatives: readonly Rule[]): Rule {
  const rules = once(() => alternatives.map(compileRule));
  return {
    choice: {
      holds: (value, depth) => someHolds(rules(), value, depth),
      explain: (walk, value, position) => {
        if (!someHolds(rules(), value, position.depth)) explainNearest(walk, rules(), value, position);
      },
    },
  };
}

/**
 * The value of one key names the rule that decides: `branches[value[key]]`, or `otherwise` when it names none. `owner` is
 * how messages call what has the branches: "payments", "payments.customers".
 */
export function byKey(key: string, owner: string, branches: Readonly<Record<string, Rule>>, otherwise?: Rule): Rule {
  const rules = once(() => new Map<unknown, CompiledRule>(Object.entries(branches).map(([name, rule]) => [name, compileRule(rule)])));
  const rest = once(() => (otherwise === undefined ? undefined : compileRule(otherwise)));
  const find = (value: Properties): CompiledRule | undefined => rules().get(ownValue(value, key)) ?? rest();
  return {
    choice: {
      holds: (value, depth) => {
        const rule = find(value);
        return rule !== undefined && holds(rule, value, depth);
      },
      explain: (walk, value, position) => {
        const rule = find(value);
        if (rule === undefined) reportKey(walk, key, owner, Object.keys(branches), ownValue(value, key));
        else explain(walk, rule, value, position);
      },
    },
  };
}

function someHolds(rules: readonly CompiledRule[], value: Properties, depth: number): boolean {
  for (const rule of rules) if (holds(rule, value, depth)) return true;
  return false;
}

function explainNearest(walk: Walk, rules: readonly CompiledRule[], value: Properties, position: Position): void {
  const attempts = rules.map((rule) => {
    const { issues } = explainAlone(walk, rule, value, position);
    return { rule, issues, distance: issues.reduce((sum, issue) => sum + weigh(issue), 0) };
  });
  const nearest = attempts.reduce((best, attempt) => (attempt.distance < best.distance ? attempt : best));
  const name = nearest.rule.source.table?.name;
  const hint = name === undefined ? {} : { hint: `None of ${rules.length} alternatives fits; the nearest is ${name}.` };
  for (const issue of nearest.issues) addIssue(walk, { ...hint, ...issue });
}

function explainAlone(walk: Walk, rule: CompiledRule, value: Properties, position: Position): Walk {
  const attempt = startWalk(walk.tolerant, WEIGHED_ISSUES, walk.path);
  explain(attempt, rule, value, position);
  return attempt;
}

/**
 * A name that an alternative does not have speaks more against it than a name that is not there yet, unless it is a slip
 * for one that it has: then there is no hint with all known names.
 */
function weigh({ code, hint }: ValidationIssue): number {
  return code.endsWith("/unknown") && hint !== undefined ? 2 : 1;
}

/** Reports what is wrong with the key that decides; the walk is at the object. */
function reportKey(walk: Walk, key: string, owner: string, names: readonly string[], wanted: unknown): void {
  const suggestion = didYouMean(wanted, names);
  const hint = suggestion === "" ? listKnown(names) : "";
  const text = `must name an ${key} of ${owner}`;
  walk.path.push(key);
  if (wanted === undefined) report(walk, "field/missing", `is missing; it ${text}`, [...names], hint);
  else if (typeof wanted !== "string") report(walk, "value/type", `must be a string, not ${describeValue(wanted)}`, "string", hint);
  else report(walk, key === "entity" ? "request/unknown-entity" : "request/unknown-action", text + suggestion, [...names], hint);
  walk.path.pop();
}

/** The result of a function that is called when it is needed for the first time. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
