import { compileRule } from "./compile.js";
import { explain } from "./explain.js";
import { holds } from "./holds.js";
import { addIssue, report, startWalk } from "./issue_list.js";
import { describeValue, didYouMean, listKnown } from "./messages.js";
import { ownValue } from "./properties.js";

/** So many issues of each alternative are weighed against those of the others. */
const WEIGHED_ISSUES = 100;

/** Holds when one of the alternatives does; otherwise the issues of the nearest are told. */
export function oneOf(...alternatives) {
    const rules = once(() => alternatives.map(compileRule));
    return {
        choice: {
            holds: (value, depth) => someHolds(rules(), value, depth),
            explain: (walk, value, position) => {
                if (!someHolds(rules(), value, position.depth))
                    explainNearest(walk, rules(), value, position);
            },
        },
    };
}

/**
 * The value of one key names the rule that decides: `branches[value[key]]`, or `otherwise` when it names none. `owner` is
 * how messages call what has the branches: "payments", "payments.customers".
 */
export function byKey(key, owner, branches, otherwise) {
    const rules = once(() => new Map(Object.entries(branches).map(([name, rule]) => [name, compileRule(rule)])));
    const rest = once(() => (otherwise === undefined ? undefined : compileRule(otherwise)));
    const find = (value) => rules().get(ownValue(value, key)) ?? rest();
    return {
        choice: {
            holds: (value, depth) => {
                const rule = find(value);
                return rule !== undefined && holds(rule, value, depth);
            },
            explain: (walk, value, position) => {
                const rule = find(value);
                if (rule === undefined)
                    reportKey(walk, key, owner, Object.keys(branches), ownValue(value, key));
                else
                    explain(walk, rule, value, position);
            },
        },
    };
}

function someHolds(rules, value, depth) {
    for (const rule of rules)
        if (holds(rule, value, depth))
            return true;
    return false;
}

function explainNearest(walk, rules, value, position) {
    const attempts = rules.map((rule) => {
        const { issues } = explainAlone(walk, rule, value, position);
        return { rule, issues, distance: issues.reduce((sum, issue) => sum + weigh(issue), 0) };
    });
    const nearest = attempts.reduce((best, attempt) => (attempt.distance < best.distance ? attempt : best));
    const name = nearest.rule.source.table?.name;
    const hint = name === undefined ? {} : { hint: `None of ${rules.length} alternatives fits; the nearest is ${name}.` };
    for (const issue of nearest.issues)
        addIssue(walk, { ...hint, ...issue });
}

function explainAlone(walk, rule, value, position) {
    const attempt = startWalk(walk.tolerant, WEIGHED_ISSUES, walk.path);
    explain(attempt, rule, value, position);
    return attempt;
}

/**
 * A name that an alternative does not have speaks more against it than a name that is not there yet, unless it is a slip
 * for one that it has: then there is no hint with all known names.
 */
function weigh({ code, hint }) {
    return code.endsWith("/unknown") && hint !== undefined ? 2 : 1;
}

/** Reports what is wrong with the key that decides; the walk is at the object. */
function reportKey(walk, key, owner, names, wanted) {
    const suggestion = didYouMean(wanted, names);
    const hint = suggestion === "" ? listKnown(names) : "";
    const text = `must name an ${key} of ${owner}`;
    walk.path.push(key);
    if (wanted === undefined)
        report(walk, "field/missing", `is missing; it ${text}`, [...names], hint);
    else if (typeof wanted !== "string")
        report(walk, "value/type", `must be a string, not ${describeValue(wanted)}`, "string", hint);
    else
        report(walk, key === "entity" ? "request/unknown-entity" : "request/unknown-action", text + suggestion, [...names], hint);
    walk.path.pop();
}

/** The result of a function that is called when it is needed for the first time. */
function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}
