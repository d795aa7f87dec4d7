import { countFinding } from "./baseline.js";
import { describeFault, toFindings } from "./describe_document.js";

export function levelOf({ code, severity }, { severities, warningsAsErrors }) {
    const level = severities.get(code) ?? severity;
    return level === "warning" && warningsAsErrors ? "error" : level;
}

export function collect(collector, rules, document, faults, isJson = true) {
    const fresh = [];
    for (const fault of faults) {
        const severity = levelOf(fault, rules);
        if (collector.stopped)
            break;
        if (severity === "off" || isKnown(collector, rules, document, fault))
            continue;
        collector[severity === "error" ? "errors" : "warnings"] += 1;
        if (collector.findings.length + fresh.length < rules.maxIssues)
            fresh.push({ ...fault, severity });
        else
            collector.hidden += 1;
        collector.stopped = rules.failFast && severity === "error";
    }
    if (fresh.length > 0)
        collector.findings.push(...toFindings(document, fresh, rules.sources(), isJson));
}

export function collectProblem(collector, rules, file, line, problem) {
    collect(collector, rules, { file, text: "", firstLine: line }, [problemFault(problem)], false);
}

export function problemFault({ code, message, hint }) {
    return { severity: "error", code, message, hint, path: [] };
}

function isKnown(collector, { baseline, sources }, document, fault) {
    if (baseline === undefined && collector.entries === undefined)
        return false;
    const finding = describeFault(document, fault, sources());
    if (collector.entries !== undefined)
        countFinding(collector.entries, finding);
    const known = baseline?.takes(finding.fingerprint) === true;
    if (known)
        collector.known += 1;
    return known;
}
