import type { InputProblem } from "../input/input_problem.js";
import { countFinding, type Baseline, type BaselineEntry } from "./baseline.js";
import { describeIssue, toFindings, type DocumentText, type UnlocatedIssue, type Sources } from "./describe_document.js";
import type { LocatedIssue } from "./located_issue.js";
import type { Severities, SeverityLevel } from "./severity.js";

/** What a run found. */
export interface Collector {
  readonly findings: LocatedIssue[];
  /** Set if the findings are to become a baseline. */
  readonly entries?: Map<string, BaselineEntry>;
  errors: number;
  warnings: number;
  known: number;
  hidden: number;
  /** Nothing more is checked. */
  stopped: boolean;
}

/** How a run counts what it finds. */
export interface CollectorRules {
  readonly maxIssues: number;
  readonly failFast: boolean;
  readonly severities: Severities;
  readonly warningsAsErrors: boolean;
  readonly baseline?: Baseline;
  readonly sources: () => Sources;
}

/** How an issue counts in this run. */
export function levelOf({ code, severity }: UnlocatedIssue, { severities, warningsAsErrors }: CollectorRules): SeverityLevel {
  const level = severities.get(code) ?? severity;
  return level === "warning" && warningsAsErrors ? "error" : level;
}

/** Collects the issues of a document. Those in the baseline and those beyond the limit are only counted. */
export function collect(
  collector: Collector,
  rules: CollectorRules,
  document: DocumentText,
  issues: readonly UnlocatedIssue[],
  isJson = true,
): void {
  const fresh: UnlocatedIssue[] = [];
  for (const issue of issues) {
    const severity = levelOf(issue, rules);
    if (collector.stopped) break;
    if (severity === "off" || isKnown(collector, rules, document, issue)) continue;
    collector[severity === "error" ? "errors" : "warnings"] += 1;
    if (collector.findings.length + fresh.length < rules.maxIssues) fresh.push({ ...issue, severity });
    else collector.hidden += 1;
    collector.stopped = rules.failFast && severity === "error";
  }
  if (fresh.length > 0) collector.findings.push(...toFindings(document, fresh, rules.sources(), isJson));
}

/** Collects why an input, or a line of it, cannot be read: there is no text to show. */
export function collectProblem(collector: Collector, rules: CollectorRules, file: string, line: number, problem: InputProblem): void {
  collect(collector, rules, { file, text: "", firstLine: line }, [problemIssue(problem)], false);
}

/** An input problem as an issue of the value that it is about. */
export function problemIssue({ code, message, hint }: InputProblem): UnlocatedIssue {
  return { severity: "error", code, message, hint, path: [] };
}

function isKnown(collector: Collector, { baseline, sources }: CollectorRules, document: DocumentText, issue: UnlocatedIssue): boolean {
  if (baseline === undefined && collector.entries === undefined) return false;
  const located = describeIssue(document, issue, sources());
  if (collector.entries !== undefined) countFinding(collector.entries, located);
  const known = baseline?.takes(located.fingerprint) === true;
  if (known) collector.known += 1;
  return known;
}
