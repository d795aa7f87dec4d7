import { UsageError } from "#templates/core";
import type { LocatedIssue, VanishedIssue } from "./located_issue.js";

/** A known issue and how often it occurs. */
export interface BaselineEntry {
  readonly fingerprint: string;
  readonly file: string;
  readonly code: string;
  readonly pointer: string;
  readonly count: number;
}

/** The known findings of a run. */
export interface Baseline {
  /** Whether an issue is known. Each entry counts as often as it occurs in the baseline. */
  readonly takes: (fingerprint: string) => boolean;
  readonly vanished: () => readonly VanishedIssue[];
}

/**
 * Reads the text of a baseline file.
 * @throws UsageError if it is not a baseline
 */
export function readBaseline(text: string, name: string): Baseline {
  const entries = parseBaseline(text, name);
  const left = new Map(entries.map((entry) => [entry.fingerprint, entry.count]));
  return {
    takes: (fingerprint) => {
      const count = left.get(fingerprint) ?? 0;
      if (count > 0) left.set(fingerprint, count - 1);
      return count > 0;
    },
    vanished: () =>
      entries.flatMap(({ fingerprint, file, code, pointer }) => {
        const count = left.get(fingerprint) ?? 0;
        return count === 0 ? [] : [{ file, code, pointer, count }];
      }),
  };
}

/** The text of a baseline file: one entry a line, sorted, for small diffs. */
export function printBaseline(entries: Iterable<BaselineEntry>): string {
  const sorted = [...entries].sort((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));
  const lines = sorted.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}

/** Adds an issue to the entries of a new baseline. */
export function countFinding(
  entries: Map<string, BaselineEntry>,
  { fingerprint, file, code, pointer }: Pick<LocatedIssue, "fingerprint" | "file" | "code" | "pointer">,
): void {
  const count = (entries.get(fingerprint)?.count ?? 0) + 1;
  entries.set(fingerprint, { fingerprint, file, code, pointer: pointer.replace(/\/\d+(?=\/|$)/g, "/*"), count });
}

function sortKey({ file, pointer, code, fingerprint }: BaselineEntry): string {
  return [file, pointer, code, fingerprint].join("\u0000");
}

function parseBaseline(text: string, name: string): readonly BaselineEntry[] {
  const broken = new UsageError(`${name} is not a baseline`, "write one with --write-baseline");
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw broken;
  }
  const { version, findings } = Object(content) as { readonly version?: unknown; readonly findings?: unknown };
  if (version !== 1 || !Array.isArray(findings) || !findings.every(isEntry)) throw broken;
  return findings;
}

function isEntry(entry: unknown): entry is BaselineEntry {
  const { fingerprint, file, code, pointer, count } = Object(entry) as Readonly<Record<string, unknown>>;
  return [fingerprint, file, code, pointer].every((text) => typeof text === "string") && typeof count === "number" && count >= 1;
}
