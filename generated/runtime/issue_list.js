import { pointerOf, subjectOf } from "./messages.js";

/** A new walk; `path` leads to where it begins. */
export function startWalk(tolerant, limit, path = []) {
    return { tolerant, limit, path, issues: [], errors: 0 };
}

/** Whether the walk keeps no further issue, not even an error. */
export function isFull({ errors, limit }) {
    return errors >= limit;
}

/** Whether the walk keeps a further warning. */
export function keepsWarnings({ issues, limit }) {
    return issues.length < limit;
}

/**
 * Adds an issue at the place where the walk is. `text` follows `subject`, the name of that place: "must be at most 100".
 */
export function report(walk, code, text, expected, hint = "", warning = false, subject = subjectOf(walk.path)) {
    addIssue(walk, {
        code,
        severity: warning ? "warning" : "error",
        path: [...walk.path],
        pointer: pointerOf(walk.path),
        message: `${subject} ${text}`,
        ...(expected !== undefined && { expected }),
        ...(hint !== "" && { hint }),
    });
}

/** Calls `visit` one step further down. */
export function at(walk, step, visit) {
    walk.path.push(step);
    visit();
    walk.path.pop();
}

/** Adds an issue. If there is no room, an error replaces the last warning: no limit hides an error behind warnings. */
export function addIssue(walk, issue) {
    const { issues } = walk;
    const isError = issue.severity === "error";
    if (!keepsWarnings(walk)) {
        if (!isError || isFull(walk))
            return;
        issues.splice(issues.findLastIndex(({ severity }) => severity === "warning"), 1);
    }
    issues.push(issue);
    if (isError)
        walk.errors++;
}
