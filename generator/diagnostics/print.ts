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
      return printPretty(diagnostics, sources, options);
    case "json":
      return `${JSON.stringify(diagnostics, undefined, 2)}\n`;
    case "github":
      return diagnostics.map(printWorkflowCommand).join("");
  }
}

/** `::error file=…,line=…::message`, which GitHub shows at the line in the pull request. */
function printWorkflowCommand({ severity, code, message, help, file, line, column, endLine, endColumn }: Diagnostic): string {
  const properties = Object.entries({ file, line, endLine, col: column, endColumn, title: code });
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
  return `::${severity} ${list}::${escapeText(`${message}\nhelp: ${help}`)}\n`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
