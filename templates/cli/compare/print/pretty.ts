import { createPaint, type Paint, type ReportStyle, type Style, safeLine } from "#templates/core";
import type { ComparedChange, ComparisonReport } from "../outcome/compare_sides.js";
import type { FilePosition } from "../sources/side.js";
import { foldChanges, HEADINGS, ownersText, type FoldedChange, type Heading } from "./folded_changes.js";
import { remarksOf, summaryLine, type Remark } from "./summary.js";

const STYLES: Readonly<Record<Heading, Style>> = {
  both: "red",
  caller: "red",
  implementer: "red",
  compatible: "green",
  types: "green",
  unseen: "dim",
  accepted: "yellow",
};

const REMARK_STYLES = { error: "red", warning: "yellow", note: "dim" } as const;

/** How many operations of a folded change are named. */
const OWNERS_IN_TERMINAL = 3;

/** For people: the summary, then the changes by what they mean and by connector, then what is to say about the whole. */
export function printPretty(report: ComparisonReport, { color }: Pick<ReportStyle, "color">): string {
  const paint = createPaint(color);
  const folded = foldChanges(report);
  const groups = [...new Set(folded.map(({ heading }) => heading))].map((heading) => {
    const inside = folded.filter((one) => one.heading === heading);
    return [paint(STYLES[heading], paint("bold", HEADINGS[heading])), ...connectorsIn(inside, paint)].join("\n");
  });
  const remarks = remarksOf(report).map((remark) => printRemark(remark, paint));
  const parts = [paint("bold", summaryLine(report)), ...groups, ...(remarks.length === 0 ? [] : [remarks.join("\n")])];
  return `${parts.join("\n\n")}\n`;
}

function connectorsIn(folded: readonly FoldedChange[], paint: Paint): readonly string[] {
  const connectors = [...new Set(folded.map(({ connector }) => connector))];
  return connectors.flatMap((connector) => [
    `  ${paint("cyan", safeLine(connector))}`,
    ...folded.filter((one) => one.connector === connector).flatMap((one) => printChange(one, paint)),
  ]);
}

function printChange(folded: FoldedChange, paint: Paint): readonly string[] {
  const { changes, message } = folded;
  const [first] = changes;
  const { position, accepted } = first;
  const notes = [
    ...(changes.length > 1 ? [ownersText(folded, OWNERS_IN_TERMINAL)] : []),
    ...(position === undefined ? [] : [positionText(position)]),
    ...(accepted === undefined ? [] : [`accepted until ${accepted.expires}: ${accepted.reason}`]),
    ...(changes.length === 1 && isBreaking(first) ? [`id: ${first.id}`] : []),
  ];
  return [`    ${safeLine(message)}`, ...notes.map((note) => `      ${paint("dim", safeLine(note))}`)];
}

function isBreaking({ caller, implementer }: ComparedChange): boolean {
  return caller === "breaking" || implementer === "breaking";
}

function printRemark({ severity, code, message, help, position }: Remark, paint: Paint): string {
  const place = position === undefined ? "" : `${paint("bold", safeLine(positionText(position)))} `;
  const first = `${place}${paint(REMARK_STYLES[severity], `${severity} ${code}`)}: ${safeLine(message)}`;
  return help === undefined ? first : `${first}\n  help: ${safeLine(help)}`;
}

/** `spec/connectors/payments.yaml:14:12` */
function positionText({ file, line, column }: FilePosition): string {
  return `${/^[#:]/.test(file) ? "./" : ""}${file}:${line}:${column}`;
}
