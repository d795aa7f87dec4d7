import { operationsOf } from "../../model/walk.ts";
import { jsonPointer } from "../../../templates/shared/json_values.ts";
import type { Vendor, Retirement } from "../../../templates/shared/bindings.ts";
import type { Connector, Gateway, Model, Operation } from "../../model/types.ts";
import { markdownCell, markdownCodes, markdownText } from "../../print/markdown.ts";
import { fillSlots, templateNamed } from "../../print/slots.ts";
import { printJsonLines, type JsonLines } from "../../print/json.ts";
import { reasonKey } from "../../schema/reasons.ts";
import type { Emitter } from "../emitter.ts";
import { printReasons } from "./ledger_lines.ts";
import type { LedgerEntry, EntrySubject } from "./ledger_entry.ts";
import { connectorEntries, gatewayEntries } from "./entries.ts";
import { allFields } from "./shape_entries.ts";
import { placeIn, type Place } from "../../source/place.ts";

/** A line for each mark. */
const LEDGER_LINES: JsonLines = { reasons: {}, chapters: { "*": { marks: {} } } };

/** `ledger.md` and `ledger.json`: what is assumed or not shown, and what the third parties decide, with why and where, by connector. */
export const ledgerEmitter: Emitter = {
  name: "ledger",
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
  return [gatewayChapter(gateway), ...connectors.map(connectorChapter)];
}

function gatewayChapter(gateway: Gateway): Chapter {
  return { id: "gateway", title: gateway.title, file: gateway.execute.at.file, marks: gatewayEntries(gateway) };
}

function connectorChapter(connector: Connector): Chapter {
  const { id, title, definitionId, vendor } = connector;
  const marks = [...connectorEntries(connector), ...bindingEntries(connector)];
  return { id, title, file: definitionId.at.file, marks, ...(vendor !== undefined && { vendor }) };
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

function share(things: readonly { readonly origin: { readonly kind: string } }[]): string {
  return `${things.filter(({ origin }) => origin.kind !== "assumed").length} of ${things.length}`;
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

/** What the bindings of a connector give reasons for: its version, what is retired, what is not sent, and what is always null. */
function bindingEntries(connector: Connector): readonly LedgerEntry[] {
  const { vendor, definitionId } = connector;
  const at: Place = { file: definitionId.at.file, path: ["vendor"] };
  const version = vendor?.version;
  return [
    ...(version === undefined
      ? []
      : [{ kind: "version", subject: "version", name: version.value, reason: version.because, at: placeIn(at, "version") } as const]),
    ...retiredEntries(vendor?.retired, { subject: "third party", ...(vendor !== undefined && { name: vendor.name }), at }),
    ...operationsOf(connector).flatMap(operationEntries),
  ];
}

function operationEntries({ entity, action, at, binding }: Operation): readonly LedgerEntry[] {
  const of = `${entity}.${action}`;
  const unsent = Object.entries(binding?.params ?? {}).flatMap(([name, place]): readonly LedgerEntry[] =>
    place.in === "nowhere"
      ? [{ kind: "not_sent", subject: "parameter", name, of, reason: place.because, at: placeIn(at, "not_sent", name) }]
      : [],
  );
  const empty = Object.entries(binding?.meta ?? {}).flatMap(([name, source]): readonly LedgerEntry[] =>
    "because" in source
      ? [{ kind: "always_null", subject: "Meta field", name, of, reason: source.because, at: placeIn(at, "take_meta", name) }]
      : [],
  );
  return [...retiredEntries(binding?.retired, { subject: "operation", name: of, at }), ...unsent, ...empty];
}

function retiredEntries(retired: Retirement | undefined, about: EntrySubject): readonly LedgerEntry[] {
  if (retired === undefined) return [];
  const { because: reason, source, on } = retired;
  return [{ ...about, kind: "retired", reason, source, ...(on !== undefined && { on }), at: placeIn(about.at, "retired") }];
}
