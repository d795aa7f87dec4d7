/** The result of one check. */
export interface Finding {
  /** `database`, `egress payments` */
  readonly check: string;
  readonly status: "ok" | "failed" | "skipped";
  /** What was found. */
  readonly message: string;
  /** How to fix what failed. */
  readonly fix?: string;
}

/** Findings as text, one a line, with the way to fix it below. */
export function printFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .map(({ check, status, message, fix }) => {
      const line = `${status.padEnd(7)}  ${check.padEnd(width)}  ${message}\n`;
      return fix === undefined ? line : `${line}${" ".repeat(width + 11)}fix: ${fix}\n`;
    })
    .join("");
}
