import { capitalize } from "../../naming/names.ts";
import { markdownCodes, markdownText } from "../../print/markdown.ts";
import type { LedgerEntry, Subject } from "./ledger_entry.ts";
import { groupBy } from "../../source/source_file.ts";

/** The marks as list items: one per reason, and below it the things that have this reason, grouped by kind. */
export function printReasons(marks: readonly LedgerEntry[]): readonly string[] {
  return [...groupBy(marks, ({ reason }) => reason)].flatMap(([reason, alike]) => printReason(reason, alike));
}

function printReason(reason: string, marks: readonly LedgerEntry[]): readonly string[] {
  const subjects = printSubjects(marks);
  const [only] = subjects;
  if (subjects.length === 1 && only !== undefined) return [`- ${capitalize(only)}: ${markdownText(reason)}`];
  return [`- ${markdownText(reason)}`, ...subjects.map((subject) => `  - ${subject}`)];
}

/** `parameters a, b of x`: groups the names of one owner, then owners with the same names. */
function printSubjects(marks: readonly LedgerEntry[]): readonly string[] {
  const ofOwners = groupBy(marks, ({ subject, of }) => JSON.stringify([subject, of])).values();
  const alike = groupBy(ofOwners, (items) => JSON.stringify(items.map(({ subject, name }) => [subject, name]))).values();
  return [...alike].map(([first = [], ...more]) => {
    const [{ subject } = { subject: "topic" as const }] = first;
    const owners = [first, ...more].flatMap(([mark]) => mark?.of ?? []);
    const names = first.flatMap(({ name }) => name ?? []);
    return printSubject(subject, names, owners);
  });
}

function printSubject(subject: Subject, names: readonly string[], owners: readonly string[]): string {
  const isDefault = subject === "default";
  const noun = (names.length > 1 ? plural(subject) : subject) + (isDefault ? " of" : "");
  const whose = owners.length === 0 ? "" : `${isDefault ? "in" : "of"} ${markdownCodes(owners)}`;
  return [noun, markdownCodes(names), whose].filter((part) => part !== "").join(" ");
}

function plural(subject: Subject): string {
  if (subject === "further parameters") return subject;
  return subject === "error body" ? "error bodies" : subject === "status" ? "statuses" : `${subject}s`;
}
