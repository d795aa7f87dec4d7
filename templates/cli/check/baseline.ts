import { UsageError } from "#templates/core";

/** A known issue and how often it occurs. */
export interface BaselineEntry {
  readonly fingerprint: string;
  readonly file: string;
  readonly code: string;
  readonly pointer: string;
  readonly count: number;
}

/** An entry that was not found. */
export type VanishedIssue = Omit<BaselineEntry, "fingerprint">;

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
export function countFinding(entries: Map<string, BaselineEntry>, finding: Omit<BaselineEntry, "count">): void {
  const { fingerprint, file, code, pointer } = finding;
  const count = (entries.get(fingerprint)?.count ?? 0) + 1;
  entries.set(fingerprint, { fingerprint, file, code, pointer: pointer.replace(/\/\d+(?=\/|$)/g, "/*"), count });
}

/** A short stable id of what identifies a finding in later runs. */
export function fingerprintOf(parts: readonly unknown[]): string {
  // Most runs have no findings, and loading this module takes longer than checking a file.
  const { createHash } = process.getBuiltinModule("node:crypto");
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 24);
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
