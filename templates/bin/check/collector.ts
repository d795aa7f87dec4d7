import { countFinding, type Baseline, type BaselineEntry } from "./baseline.js";
import { describeFault, toFindings, type DocumentText, type Fault, type Telling } from "./describe_document.js";
import type { Finding } from "./finding.js";
import type { InputProblem } from "../input/input_problem.js";

/** What is kept of a run. */
export interface Collector {
  readonly findings: Finding[];
  /** Set where the findings are to become a baseline. */
  readonly entries?: Map<string, BaselineEntry>;
  errors: number;
  warnings: number;
  known: number;
  hidden: number;
  /** Nothing more is to be looked at. */
  stopped: boolean;
}

/** How a run collects. */
export interface CollectorRules {
  readonly maxIssues: number;
  readonly failFast: boolean;
  readonly warningsAsErrors: boolean;
  readonly baseline?: Baseline;
  readonly telling: () => Telling;
}

/** Collects the faults of a document: those that are known count, those beyond the limit are only counted. */
export function collect(
  collector: Collector,
  rules: CollectorRules,
  document: DocumentText,
  faults: readonly Fault[],
  isJson = true,
): void {
  const fresh: Fault[] = [];
  for (const fault of faults.map((found) => (rules.warningsAsErrors ? { ...found, severity: "error" as const } : found))) {
    if (collector.stopped) break;
    if (isKnown(collector, rules, document, fault)) continue;
    collector[fault.severity === "error" ? "errors" : "warnings"] += 1;
    if (collector.findings.length + fresh.length < rules.maxIssues) fresh.push(fault);
    else collector.hidden += 1;
    collector.stopped = rules.failFast && fault.severity === "error";
  }
  if (fresh.length > 0) collector.findings.push(...toFindings(document, fresh, rules.telling(), isJson));
}

/** Collects what keeps an input, or a line of it, from being read: there is no text to show. */
export function collectProblem(collector: Collector, rules: CollectorRules, file: string, line: number, problem: InputProblem): void {
  collect(collector, rules, { file, text: "", firstLine: line }, [problemFault(problem)], false);
}

/** A problem as a fault at the value that it is about. */
export function problemFault({ code, message, hint }: InputProblem): Fault {
  return { severity: "error", code, message, hint, path: [] };
}

function isKnown(collector: Collector, { baseline, telling }: CollectorRules, document: DocumentText, fault: Fault): boolean {
  if (baseline === undefined && collector.entries === undefined) return false;
  const finding = describeFault(document, fault, telling());
  if (collector.entries !== undefined) countFinding(collector.entries, finding);
  const known = baseline?.takes(finding.fingerprint) === true;
  if (known) collector.known += 1;
  return known;
}
