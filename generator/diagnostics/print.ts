import { jsonText, safeLine, safeLines } from "../../templates/shared/safe_text.ts";
import { workflowCommand } from "../../templates/shared/workflow_command.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { printPretty, type FrameSource, type PrettyOptions } from "./print_pretty.ts";

/** How messages are printed: for people, for programs, or as workflow commands of GitHub Actions. */
export const FORMATS = ["pretty", "json", "github"] as const;

export type Format = (typeof FORMATS)[number];

export interface PrintOptions extends PrettyOptions {
  readonly format: Format;
  /** The files that the messages are about, for the line that `pretty` shows. */
  readonly sources: readonly FrameSource[];
}

/** The messages as text; every format but `json` is empty when there are none. Ends with a line feed unless empty. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], { format, sources, ...options }: PrintOptions): string {
  switch (format) {
    case "pretty":
      return printPretty(
        diagnostics.map(toSafe),
        sources.map(({ path, text }) => ({ path: safePath(path), text })),
        options,
      );
    case "json":
      return `${jsonText(diagnostics, 2)}\n`;
    case "github":
      return diagnostics.map((diagnostic) => printWorkflowCommand(toSafe(diagnostic))).join("");
  }
}

/** The message at its line in the pull request. */
function printWorkflowCommand({ severity, code, message, help, file, line, column, endLine, endColumn }: Diagnostic): string {
  const properties = { file, line, endLine, col: column, endColumn, title: code };
  return `${workflowCommand(severity, properties, `${message}\nhelp: ${help}`)}\n`;
}

/** The diagnostic without control characters and workflow commands: file names, unlike texts, have not been checked for them. */
function toSafe(diagnostic: Diagnostic): Diagnostic {
  const { file, message, help } = diagnostic;
  return { ...diagnostic, file: safePath(file), message: safeLines(message), help: safeLines(help) };
}

function safePath(path: string): string {
  return safeLines(safeLine(path));
}
