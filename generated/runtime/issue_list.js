import { pointerOf, subjectOf } from "./messages.js";

/** A walk that has not begun; `path` leads to where it begins. */
export function startWalk(tolerant, limit, path = []) {
    return { tolerant, limit, path, issues: [], full: false };
}

/** Adds what was found where the walk is. `text` goes on after the name of the place: "must be at most 100". */
export function report(walk, code, text, expected, hint = "", warning = false) {
    if (warning && walk.issues.length >= walk.limit)
        return;
    addIssue(walk, {
        code,
        severity: warning ? "warning" : "error",
        path: [...walk.path],
        pointer: pointerOf(walk.path),
        message: `${subjectOf(walk.path)} ${text}`,
        ...(expected === undefined ? {} : { expected }),
        ...(hint === "" ? {} : { hint }),
    });
}

/** Does something one step further down. */
export function at(walk, step, visit) {
    walk.path.push(step);
    visit();
    walk.path.pop();
}

/** Adds an issue; when there is no room, the first error takes the place of the last warning: no limit hides a verdict. */
export function addIssue(walk, issue) {
    const { issues, limit } = walk;
    if (issues.length < limit)
        issues.push(issue);
    else if (!walk.full && issue.severity === "error")
        issues[limit - 1] = issue;
    walk.full = issues[limit - 1]?.severity === "error";
}
