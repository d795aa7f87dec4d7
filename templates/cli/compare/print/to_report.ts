import type { ComparisonReport, ComparedChange } from "../outcome/compare_sides.js";
import { hasFailed } from "../outcome/compare_sides.js";
import { printPretty } from "./pretty.js";
import { type Annotation, type Finding, type Report, markdownText } from "#templates/core";
import { foldChanges, ownersText, type FoldedChange } from "./folded_changes.js";
import { remarksOf, summaryLine, type Remark } from "./summary.js";
import type { AcceptedBreak } from "../outcome/accepted_breaks.js";
import { isBreaking } from "../change.js";

/** How many operations of a folded change are named. */
const OWNERS_IN_TABLE = 5;

/** The sections of a change log, in their order, and the changes that belong to each. */
const SECTIONS: readonly (readonly [title: string, belongs: (folded: FoldedChange) => boolean])[] = [
  ["Breaking for callers and implementers", (folded) => meansFor(folded) === "both"],
  ["Breaking for callers", (folded) => meansFor(folded) === "caller"],
  ["To do for implementers", (folded) => meansFor(folded) === "implementer"],
  ["Added", (folded) => meansFor(folded) === "none" && isAddition(folded)],
  ["Changed", (folded) => meansFor(folded) === "none" && !isAddition(folded) && folded.heading !== "unseen"],
];

/** How many operations of a folded change are named. */
const NAMED = 10;

/**
 * The report of a comparison, for every format. A pull request shows an error for each break (a warning if the version step allows it), and
 * changes that say the same as one.
 * @param version of the program
 * @param now milliseconds since 1970
 */
export function toReport(report: ComparisonReport, version: string, now: number): Report {
  return {
    program: "connector-gateway-spec compare",
    version,
    findings: [...report.changes.map((change) => toFinding(change, report)), ...remarksOf(report).map(remarkFinding)],
    annotations: [...toAnnotations(report), ...remarksOf(report).map(remarkAnnotation)],
    summary: [summaryLine(report)],
    files: [],
    milliseconds: 0,
    started: now,
    describe: () => undefined,
    properties: { for: report.for, required: report.required, versions: report.versions },
    pretty: (style) => printPretty(report, style),
    json: () => toDocument(report),
    markdown: () => printMarkdown(report),
  };
}

function toAnnotations(report: ComparisonReport): readonly Annotation[] {
  const severity = hasFailed(report) ? "error" : "warning";
  const breaks = foldChanges(report).filter(({ heading }) => heading === "both" || heading === "caller" || heading === "implementer");
  return breaks.map((folded) => {
    const { message, changes } = folded;
    const [{ position, code, id }] = changes;
    const text = changes.length === 1 ? `${message}\nid: ${id}` : `${message}: ${ownersText(folded, NAMED)}`;
    return { severity, code, text, ...(position !== undefined && { place: position }) };
  });
}

function remarkAnnotation({ severity, code, message, help, position }: Remark): Annotation {
  const text = help === undefined ? message : `${message}\nhelp: ${help}`;
  return { severity, code, text, ...(position !== undefined && { place: position }) };
}

function toFinding(change: ComparedChange, { for: audience }: ComparisonReport): Finding {
  const { id, code, message, address, pointer, direction, caller, implementer, position, accepted } = change;
  return {
    severity: isBreaking(change, audience) ? "error" : isBreaking(change, "implementer") && audience === "both" ? "warning" : "note",
    code,
    message,
    more: [],
    ...(position !== undefined && { place: position }),
    ...(accepted !== undefined && { acceptedBecause: accepted.reason }),
    fingerprint: ["connectorGatewayChange/v1", id],
    properties: { id, address, pointer, direction, caller, implementer },
    entry: toEntry(change),
  };
}

function remarkFinding({ position, help, ...remark }: Remark): Finding {
  const { severity, code, message } = remark;
  const more = help === undefined ? [] : [`help: ${help}`];
  return {
    severity,
    code,
    message,
    more,
    entry: { ...remark, ...(help !== undefined && { help }) },
    ...(position !== undefined && { place: position }),
  };
}

/** The document of the JSON format. `compare.schema.json` describes it. */
function toDocument(report: ComparisonReport): object {
  const { for: audience, versions, changes, required, version, stale, comparesDeclarations } = report;
  return {
    for: audience,
    versions,
    required,
    failed: hasFailed(report),
    ...(version !== undefined && { version: version === "unreadable" ? { isEnough: false } : versionVerdict(version) }),
    declarations: comparesDeclarations ? "compared" : "not_compared",
    changes: changes.map(toEntry),
    stale: stale.map(toAccepted),
  };
}

function versionVerdict({ step, needed, isEnough }: Exclude<ComparisonReport["version"], undefined | "unreadable">): object {
  return { step, needed, isEnough };
}

function toEntry({ accepted, expired, position, ...change }: ComparedChange): object {
  const { id, code, address, pointer, direction, caller, implementer, compileTime, message } = change;
  return {
    ...{ id, code, address, pointer, direction, caller, implementer },
    ...(compileTime !== undefined && { compileTime }),
    message,
    ...(change.old !== undefined && { old: change.old }),
    ...(change.new !== undefined && { new: change.new }),
    ...(position !== undefined && { position }),
    ...(accepted !== undefined && { accepted: toAccepted(accepted) }),
    ...(expired !== undefined && { expired: toAccepted(expired) }),
  };
}

function toAccepted({ id, reason, expires }: AcceptedBreak): object {
  return { id, reason, expires };
}

/**
 * A section of a change log: what breaks, what is new, what else is different, by connector. Changes of texts and order are only
 * counted, so that the section stays readable.
 */
function printMarkdown(report: ComparisonReport): string {
  const folded = foldChanges(report);
  const sections = SECTIONS.flatMap(([title, belongs]) => {
    const inside = folded.filter(belongs);
    return inside.length === 0 ? [] : [`### ${title}\n\n${connectorsIn(inside)}`];
  });
  const unseen = folded.filter(({ heading }) => heading === "unseen").reduce((sum, { changes }) => sum + changes.length, 0);
  const rest = unseen === 0 ? [] : [`Changes of texts, examples and order: ${unseen}.`];
  const body = folded.length === 0 ? ["No changes."] : [...sections, ...rest];
  return `${[`## ${markdownText(report.versions.new)}`, ...body].join("\n\n")}\n`;
}

/** For whom a change is breaking, also if somebody has accepted that: readers of a change log have not. */
function meansFor({ heading, changes: [{ caller, implementer }] }: FoldedChange): "both" | "caller" | "implementer" | "none" {
  if (heading === "compatible" || heading === "types" || heading === "unseen") return "none";
  if (heading !== "accepted") return heading;
  if (caller === "breaking") return implementer === "breaking" ? "both" : "caller";
  return implementer === "breaking" ? "implementer" : "none";
}

function isAddition({ changes: [{ code }] }: FoldedChange): boolean {
  return /\/added\b/.test(code);
}

function connectorsIn(folded: readonly FoldedChange[]): string {
  const connectors = [...new Set(folded.map(({ connector }) => connector))];
  return connectors
    .flatMap((connector) => [
      `- **${markdownText(connector)}**`,
      ...folded.filter((one) => one.connector === connector).map((one) => `  - ${markdownText(sentence(one))}`),
    ])
    .join("\n");
}

function sentence(folded: FoldedChange): string {
  const { message, changes } = folded;
  return changes.length === 1 ? message : `${message}: ${ownersText(folded, OWNERS_IN_TABLE)}`;
}
