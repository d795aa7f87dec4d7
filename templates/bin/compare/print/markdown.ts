import { safeLine } from "../../../shared/safe_text.js";
import type { ComparisonReport } from "../outcome/compare_sides.js";
import { foldChanges, ownersText, type FoldedChange } from "./folded_changes.js";

/** How many operations of a folded change are named. */
const NAMED = 5;

/** The sections of a change log, in their order, and the changes that belong to each. */
const SECTIONS: readonly (readonly [title: string, belongs: (folded: FoldedChange) => boolean])[] = [
  ["Breaking for callers and implementers", (folded) => meansFor(folded) === "both"],
  ["Breaking for callers", (folded) => meansFor(folded) === "caller"],
  ["To do for implementers", (folded) => meansFor(folded) === "implementer"],
  ["Added", (folded) => meansFor(folded) === "none" && isAddition(folded)],
  ["Changed", (folded) => meansFor(folded) === "none" && !isAddition(folded) && folded.heading !== "unseen"],
];

/**
 * A section of a change log: what breaks, what is new, what else is different, by connector. Changes of texts and order are only
 * counted, so that the section stays readable.
 */
export function printMarkdown(report: ComparisonReport): string {
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
  return changes.length === 1 ? message : `${message}: ${ownersText(folded, NAMED)}`;
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
