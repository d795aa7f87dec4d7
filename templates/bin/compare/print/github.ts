import { commandText, workflowCommand } from "../../../shared/workflow_command.js";
import { safeText } from "../../../shared/safe_text.js";
import { hasFailed, type ComparisonReport } from "../outcome/compare_sides.js";
import type { FilePosition } from "../sources/side.js";
import { foldChanges, ownersText } from "./folded_changes.js";
import { remarksOf, summaryLine } from "./summary.js";

/** How many operations of a folded change are named. */
const NAMED = 10;

/**
 * Workflow commands of GitHub Actions: an error for each break (a warning if the version step allows it), and the summary as text. GitHub
 * shows ten of each kind, so changes that say the same are one command.
 */
export function printGithub(report: ComparisonReport, { prefix }: { readonly prefix: string }): string {
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
