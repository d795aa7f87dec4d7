import { type Model, operationsOf, capitalize } from "#generator/resolve";
import { markdownCell, markdownCodes, markdownText, fillSlots, templateNamed, printJsonLines, type JsonLines } from "#generator/print";
import { reasonKey } from "#generator/schema";
import { groupBy } from "#generator/read";
import { jsonPointer, type Vendor } from "#templates/core";
import type { Emitter } from "../emitter.ts";
import { allFields, connectorEntries, gatewayEntries, type LedgerEntry, type Subject } from "./entries.ts";

/** A line for each mark. */
const LEDGER_LINES: JsonLines = { reasons: {}, chapters: { "*": { marks: {} } } };

/** `ledger.md` and `ledger.json`: what is assumed or not shown, and what the third parties decide, with why and where, by connector. */
export const ledgerEmitter: Emitter = {
  emit: ({ model, templates }) => {
    const chapters = toChapters(model);
    const slots = {
      title: markdownText(model.gateway.title),
      table: printTable(model, chapters),
      chapters: chapters.map(printChapter).join("\n\n"),
    };
    return [
      { path: "ledger.md", text: fillSlots(templateNamed(templates, "ledger.md"), slots) },
      { path: "ledger.json", text: printJsonLines({ reasons: toReasons(chapters), chapters: chapters.map(toJson) }, LEDGER_LINES) },
    ];
  },
};

/** Everything that has a reason about one connector, or about the gateway. */
interface Chapter {
  /** `gateway` or the id of the connector. */
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly marks: readonly LedgerEntry[];
  /** The third party that the operations are bound to. */
  readonly vendor?: Vendor;
}

function toChapters({ gateway, connectors }: Model): readonly Chapter[] {
  return [
    { id: "gateway", title: gateway.title, file: gateway.execute.at.file, marks: gatewayEntries(gateway) },
    ...connectors.map((connector): Chapter => {
      const { id, title, definitionId, vendor } = connector;
      return { id, title, file: definitionId.at.file, marks: connectorEntries(connector), ...(vendor !== undefined && { vendor }) };
    }),
  ];
}

function printChapter({ title, file, marks, vendor }: Chapter): string {
  const topics = marks.filter(({ subject }) => subject === "topic").map(({ reason }) => `- ${markdownText(reason)}`);
  const notShown = marks.filter(({ kind, subject }) => kind === "not_shown" && subject !== "topic");
  const ofKind = (wanted: LedgerEntry["kind"]): readonly LedgerEntry[] => marks.filter(({ kind }) => kind === wanted);
  const blocks = [
    [`## ${markdownText(title)}`],
    [`Source: \`${file}\`.`],
    ...printBlock("Topics that the documents do not cover", topics),
    ...printBlock("Not shown", printReasons(notShown)),
    ...printBlock("Assumed", printReasons(ofKind("assumed"))),
    ...printBlock("Bound to", vendor === undefined ? [] : printVendor(vendor, ofKind("version"))),
    ...printBlock("Retired", ofKind("retired").map(printRetired)),
    ...printBlock("Params that are not sent", printReasons(ofKind("not_sent"))),
    ...printBlock("Fields of Meta that are always null", printReasons(ofKind("always_null"))),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}

function printVendor({ name, baseUrl }: Vendor, versions: readonly LedgerEntry[]): readonly string[] {
  return [`- ${markdownText(name)}: ${markdownCodes([baseUrl])}`, ...printReasons(versions)];
}

function printRetired({ subject, name = "", reason, source = "", on }: LedgerEntry): string {
  const when = on === undefined ? "" : ` on ${markdownText(on)}`;
  const what = subject === "third party" ? "interface of" : subject;
  return `- The ${what} ${markdownCodes([name])} ends${when}: ${markdownText(reason)} Announced at ${markdownCodes([source])}.`;
}

function printBlock(heading: string, lines: readonly string[]): readonly (readonly string[])[] {
  return lines.length === 0 ? [] : [[`### ${heading}`], lines];
}

/** How much of each connector the documents state. */
function printTable({ connectors }: Model, chapters: readonly Chapter[]): string {
  const rows = connectors.map((connector) => {
    const operations = operationsOf(connector);
    const params = operations.flatMap((operation) => allFields(operation.params));
    const fields = connector.records.flatMap((record) => allFields(record.shape));
    const topics = chapters.find(({ id }) => id === connector.id)?.marks.filter(({ subject }) => subject === "topic").length;
    return `| ${markdownCell(connector.title)} | ${operations.length} | ${share(params)} | ${share(fields)} | ${topics ?? 0} |`;
  });
  return [
    "| connector | operations | parameters stated | record fields stated | topics not covered |",
    "|---|---:|---:|---:|---:|",
    ...rows,
  ].join("\n");
}

function share(parts: readonly { readonly origin: { readonly kind: string } }[]): string {
  return `${parts.filter(({ origin }) => origin.kind !== "assumed").length} of ${parts.length}`;
}

/** The text of every reason, by the key that the marks and the OpenAPI documents name. */
function toReasons(chapters: readonly Chapter[]): Readonly<Record<string, string>> {
  const reasons = chapters.flatMap(({ marks }) => marks.map(({ reason }) => reason));
  return Object.fromEntries(reasons.map((reason) => [reasonKey(reason), reason]));
}

function toJson({ id, title, file, marks, vendor }: Chapter): object {
  const thirdParty = vendor && { name: vendor.name, baseUrl: vendor.baseUrl, version: vendor.version?.value };
  return { id, title, file, thirdParty, marks: marks.map(toJsonEntry) };
}

function toJsonEntry({ kind, subject, name, of, reason, source, on, at }: LedgerEntry): object {
  return {
    kind,
    subject,
    name,
    of,
    reasonKey: reasonKey(reason),
    source,
    on,
    at: jsonPointer(at.path),
  };
}

/** The marks as list items: one per reason, and below it the subjects that have this reason, grouped by kind. */
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
  if (subject === "further parameters" || subject === "inner types") return subject;
  if (subject === "inside of field") return "insides of fields";
  return subject === "error body" ? "error bodies" : subject === "status" ? "statuses" : `${subject}s`;
}
