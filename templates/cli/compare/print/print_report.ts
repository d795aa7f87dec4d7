import { type ComparisonReport, hasFailed, type ComparedChange } from "../outcome/compare_sides.js";
import type { CompareFormat, CompareStyle } from "../compare_arguments.js";
import { printPretty } from "./pretty.js";
import { commandText, workflowCommand, safeText, jsonText, safeLine } from "#templates/core";
import type { FilePosition } from "../sources/side.js";
import { foldChanges, ownersText, type FoldedChange } from "./folded_changes.js";
import { remarksOf, summaryLine, type Remark } from "./summary.js";
import type { AcceptedBreak } from "../outcome/accepted_breaks.js";
import { toRuleName, toUri } from "../../report/sarif.js";
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

/** The text of a report in a format; ends with a line feed. */
export function printReport(format: CompareFormat, report: ComparisonReport, style: CompareStyle): string {
  switch (format) {
    case "pretty":
      return printPretty(report, style);
    case "json":
      return printJson(report);
    case "markdown":
      return printMarkdown(report);
    case "github":
      return printGithub(report, style);
    case "sarif":
      return printSarif(report, style);
  }
}

/**
 * Workflow commands of GitHub Actions: an error for each break (a warning if the version step allows it), and the summary as text. GitHub
 * shows ten of each kind, so changes that say the same are one command.
 */
function printGithub(report: ComparisonReport, { prefix }: { readonly prefix: string }): string {
  const severity = hasFailed(report) ? "error" : "warning";
  const breaks = foldChanges(report).filter(({ heading }) => heading === "both" || heading === "caller" || heading === "implementer");
  const lines = [
    ...breaks.map((folded) => {
      const { message, changes } = folded;
      const [{ position, code, id }] = changes;
      const text = changes.length === 1 ? `${message}\nid: ${id}` : `${message}: ${ownersText(folded, NAMED)}`;
      return workflowCommand(severity, propertiesOf(code, position, prefix), safeText(text));
    }),
    ...remarksOf(report).map(({ severity: level, code, message, help, position }) => {
      const text = safeText(help === undefined ? message : `${message}\nhelp: ${help}`);
      return level === "note" ? plainLine(text) : workflowCommand(level, propertiesOf(code, position, prefix), text);
    }),
    plainLine(safeText(summaryLine(report))),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function propertiesOf(code: string, position: FilePosition | undefined, prefix: string): Readonly<Record<string, string | number>> {
  const place = position === undefined ? {} : { file: safeText(prefix + position.file), line: position.line, col: position.column };
  return { ...place, title: safeText(code) };
}

/** A line that is no command. */
function plainLine(text: string): string {
  return commandText(text).replace(/^::/, " ::");
}

/** One JSON document for programs. `compare.schema.json` describes it. */
function printJson(report: ComparisonReport): string {
  const { for: audience, versions, changes, required, version, stale, comparesDeclarations } = report;
  const document = {
    for: audience,
    versions,
    required,
    failed: hasFailed(report),
    ...(version !== undefined && { version: version === "unreadable" ? { isEnough: false } : versionVerdict(version) }),
    declarations: comparesDeclarations ? "compared" : "not_compared",
    changes: changes.map(toEntry),
    stale: stale.map(toAccepted),
  };
  return `${jsonText(document, 2)}\n`;
}

function versionVerdict({ step, needed, isEnough }: Exclude<ComparisonReport["version"], undefined | "unreadable">): object {
  return { step, needed, isEnough };
}

function toEntry({ accepted, expired, position, ...change }: ComparedChange): object {
  const { id, code, address, pointer, direction, caller, implementer, message } = change;
  return {
    ...{ id, code, address, pointer, direction, caller, implementer, message },
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
  if (heading !== "accepted") return heading === "compatible" || heading === "unseen" ? "none" : heading;
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

/** Text on one line that Markdown shows as it is. Backticks in pairs stay code. */
function markdownText(text: string): string {
  const parts = safeLine(text).split("`");
  const hasPairs = parts.length % 2 === 1;
  return parts.map((part, index) => (hasPairs && index % 2 === 1 ? part : escapeMarks(part))).join(hasPairs ? "`" : "\\`");
}

function escapeMarks(text: string): string {
  return text.replace(/[\\*<>[\]|#!~&]|\b_|_\b/g, (mark) => (mark === "&" ? "&amp;" : mark === "<" ? "&lt;" : `\\${mark}`));
}

/** What SARIF calls a result. */
interface Result {
  readonly code: string;
  readonly level: "error" | "warning" | "note";
  readonly text: string;
  readonly position: FilePosition | undefined;
  readonly more: object;
}

/** SARIF 2.1.0: one result a change and a remark. Accepted breaks are suppressed, as SARIF calls it. */
function printSarif(report: ComparisonReport, { version }: { readonly version: string }): string {
  const results = [...report.changes.map((change) => ofChange(change, report)), ...remarksOf(report).map(ofRemark)];
  const rules = [...new Set(results.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "connector-gateway-spec compare", version, semanticVersion: version, rules: rules.map(toRule) } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { SRCROOT: { description: { text: "The working folder of the command." } } },
        results: results.map((result) => toResult(result, rules.indexOf(result.code))),
        properties: { for: report.for, required: report.required, versions: report.versions },
      },
    ],
  };
  return `${jsonText(log, 2)}\n`;
}

function toRule(id: string): object {
  const [group = "", kind = ""] = id.split("/");
  return { id, name: toRuleName(id), shortDescription: { text: `${group}: ${kind.replaceAll("-", " ")}` } };
}

function ofChange(change: ComparedChange, { for: audience }: ComparisonReport): Result {
  const { id, code, message, address, pointer, direction, caller, implementer, position, accepted } = change;
  const suppressions = accepted === undefined ? {} : { suppressions: [{ kind: "external", justification: accepted.reason }] };
  return {
    code,
    level: isBreaking(change, audience) ? "error" : isBreaking(change, "implementer") && audience === "both" ? "warning" : "note",
    text: message,
    position,
    more: {
      ...suppressions,
      partialFingerprints: { "connectorGatewayChange/v1": id },
      properties: { id, address, pointer, direction, caller, implementer },
    },
  };
}

function ofRemark({ severity, code, message, help, position }: Remark): Result {
  return { code, level: severity, text: help === undefined ? message : `${message}\n${help}`, position, more: {} };
}

function toResult({ code, level, text, position, more }: Result, ruleIndex: number): object {
  const { file, line, column } = position ?? {};
  const location = {
    physicalLocation: {
      artifactLocation: { uri: toUri(file ?? ""), uriBaseId: "SRCROOT" },
      region: { startLine: line, startColumn: column },
    },
  };
  return { ruleId: code, ruleIndex, level, message: { text }, locations: position === undefined ? [] : [location], ...more };
}
