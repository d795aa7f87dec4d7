import { countFinding } from "./baseline.js";
import { describeFault, toFindings } from "./describe_document.js";

/** Collects the faults of a document: those that are known count, those beyond the limit are only counted. */
export function collect(collector, rules, document, faults, isJson = true) {
    const fresh = [];
    for (const fault of faults.map((found) => (rules.warningsAsErrors ? { ...found, severity: "error" } : found))) {
        if (collector.stopped)
            break;
        if (isKnown(collector, rules, document, fault))
            continue;
        collector[fault.severity === "error" ? "errors" : "warnings"] += 1;
        if (collector.findings.length + fresh.length < rules.maxIssues)
            fresh.push(fault);
        else
            collector.hidden += 1;
        collector.stopped = rules.failFast && fault.severity === "error";
    }
    if (fresh.length > 0)
        collector.findings.push(...toFindings(document, fresh, rules.telling(), isJson));
}

/** Collects what keeps an input, or a line of it, from being read: there is no text to show. */
export function collectProblem(collector, rules, file, line, problem) {
    collect(collector, rules, { file, text: "", firstLine: line }, [problemFault(problem)], false);
}

/** A problem as a fault at the value that it is about. */
export function problemFault({ code, message, hint }) {
    return { severity: "error", code, message, hint, path: [] };
}

function isKnown(collector, { baseline, telling }, document, fault) {
    if (baseline === undefined && collector.entries === undefined)
        return false;
    const finding = describeFault(document, fault, telling());
    if (collector.entries !== undefined)
        countFinding(collector.entries, finding);
    const known = baseline?.takes(finding.fingerprint) === true;
    if (known)
        collector.known += 1;
    return known;
}
