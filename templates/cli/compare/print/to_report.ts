import { type ComparisonReport, type ComparedChange, hasFailed } from "../outcome/compare_sides.js";
import {
  type Annotation,
  type Finding,
  type Paint,
  type Report,
  type ReportStyle,
  type Style,
  createPaint,
  markdownText,
  safeLine,
} from "#templates/core";
import type { FilePosition } from "../sources/side.js";
import { remarksOf, summaryLine, type Remark } from "./summary.js";
import type { AcceptedBreak } from "../outcome/accepted_breaks.js";
import { isBreaking, type Audience } from "../change.js";

/** The headings under which changes are printed, the most important first. */
const HEADINGS = {
  both: "Breaking for callers and implementers",
  caller: "Breaking for callers",
  implementer: "To do for implementers",
  compatible: "Compatible",
  types: "Compatible, with other types at compile time",
  unseen: "Without effect on programs",
  accepted: "Accepted breaks",
} as const;

type Heading = keyof typeof HEADINGS;

const orderOfHeadings = Object.keys(HEADINGS) as readonly Heading[];

/** How many operations of a folded change are named, in a table and in a terminal. */
const OWNERS_IN_TABLE = 5;
const OWNERS_IN_TERMINAL = 3;

const STYLES: Readonly<Record<Heading, Style>> = {
  ...{ both: "red", caller: "red", implementer: "red" },
  ...{ compatible: "green", types: "green", unseen: "dim", accepted: "yellow" },
};

const REMARK_STYLES = { error: "red", warning: "yellow", note: "dim" } as const;

/** The sections of a change log, in their order, and the changes that belong to each. */
const SECTIONS: readonly (readonly [title: string, belongs: (folded: FoldedChange) => boolean])[] = [
  ...(["both", "caller", "implementer"] as const).map(
    (side) => [HEADINGS[side], (folded: FoldedChange) => meansFor(folded) === side] as const,
  ),
  ["Added", (folded) => meansFor(folded) === "none" && isAddition(folded)],
  ["Changed", (folded) => meansFor(folded) === "none" && !isAddition(folded) && folded.heading !== "unseen"],
];

/** How many operations of a folded change are named. */
const NAMED = 10;

/**
 * The report of a comparison, for every format. A pull request shows an error for each break (a warning if the version step allows it), and
 * changes that say the same as one.
 * @param version of the program
 * @param now milliseconds since 1970
 */
export function toReport(report: ComparisonReport, version: string, now: number): Report {
  return {
    program: "connector-gateway-spec compare",
    version,
    findings: [...report.changes.map((change) => toFinding(change, report)), ...remarksOf(report).map(remarkFinding)],
    annotations: [...toAnnotations(report), ...remarksOf(report).map(remarkAnnotation)],
    summary: [summaryLine(report)],
    files: [],
    milliseconds: 0,
    started: now,
    describe: () => undefined,
    properties: { for: report.for, required: report.required, versions: report.versions },
    pretty: (style) => printPretty(report, style),
    json: () => toDocument(report),
    markdown: () => printMarkdown(report),
  };
}

function toAnnotations(report: ComparisonReport): readonly Annotation[] {
  const severity = hasFailed(report) ? "error" : "warning";
  const breaks = foldChanges(report).filter(({ heading }) => heading === "both" || heading === "caller" || heading === "implementer");
  return breaks.map((folded) => {
    const { message, changes } = folded;
    const [{ position, code, id }] = changes;
    const text = changes.length === 1 ? `${message}\nid: ${id}` : `${message}: ${ownersText(folded, NAMED)}`;
    return { severity, code, text, ...(position !== undefined && { place: position }) };
  });
}

function remarkAnnotation({ severity, code, message, help, position }: Remark): Annotation {
  const text = help === undefined ? message : `${message}\nhelp: ${help}`;
  return { severity, code, text, ...(position !== undefined && { place: position }) };
}

function toFinding(change: ComparedChange, { for: audience }: ComparisonReport): Finding {
  const { id, code, message, address, pointer, direction, caller, implementer, position, accepted } = change;
  return {
    severity: isBreaking(change, audience) ? "error" : isBreaking(change, "implementer") && audience === "both" ? "warning" : "note",
    code,
    message,
    more: [],
    ...(position !== undefined && { place: position }),
    ...(accepted !== undefined && { acceptedBecause: accepted.reason }),
    fingerprint: ["connectorGatewayChange/v1", id],
    properties: { id, address, pointer, direction, caller, implementer },
    entry: toEntry(change),
  };
}

function remarkFinding({ position, ...remark }: Remark): Finding {
  const { help, ...finding } = remark;
  const more = help === undefined ? [] : [`help: ${help}`];
  return { ...finding, more, entry: remark, ...(position !== undefined && { place: position }) };
}

/** The document of the JSON format. `compare.schema.json` describes it. */
function toDocument(report: ComparisonReport): object {
  const { for: audience, versions, changes, required, version, stale, comparesDeclarations } = report;
  return {
    for: audience,
    versions,
    required,
    failed: hasFailed(report),
    ...(version !== undefined && { version: version === "unreadable" ? { isEnough: false } : version }),
    declarations: comparesDeclarations ? "compared" : "not_compared",
    changes: changes.map(toEntry),
    stale: stale.map(toAccepted),
  };
}

function toEntry({ accepted, expired, position, ...change }: ComparedChange): object {
  return {
    ...change,
    ...(position !== undefined && { position }),
    ...(accepted !== undefined && { accepted: toAccepted(accepted) }),
    ...(expired !== undefined && { expired: toAccepted(expired) }),
  };
}

function toAccepted({ id, reason, expires }: AcceptedBreak): object {
  return { id, reason, expires };
}

/**
 * A section of a change log: what breaks, what is new, what else is different, by connector. Changes of texts and order are only
 * counted, so that the section stays readable.
 */
function printMarkdown(report: ComparisonReport): string {
  const folded = foldChanges(report);
  const sections = SECTIONS.flatMap(([title, belongs]) => {
    const inside = folded.filter(belongs);
    return inside.length === 0 ? [] : [`### ${title}\n\n${connectorsIn(inside)}`];
  });
  const unseen = folded.filter(({ heading }) => heading === "unseen").reduce((sum, { changes }) => sum + changes.length, 0);
  const rest = unseen === 0 ? [] : [`Changes of texts, examples and order: ${unseen}.`];
  const body = folded.length === 0 ? ["No changes."] : [...sections, ...rest];
  return `${[`## ${markdownText(report.versions.new)}`, ...body].join("\n\n")}\n`;
}

/** For whom a change is breaking, also if somebody has accepted that: readers of a change log have not. */
function meansFor({ heading, changes: [{ caller, implementer }] }: FoldedChange): "both" | "caller" | "implementer" | "none" {
  if (heading === "compatible" || heading === "types" || heading === "unseen") return "none";
  if (heading !== "accepted") return heading;
  if (caller === "breaking") return implementer === "breaking" ? "both" : "caller";
  return implementer === "breaking" ? "implementer" : "none";
}

function isAddition({ changes: [{ code }] }: FoldedChange): boolean {
  return /\/added\b/.test(code);
}

function connectorsIn(folded: readonly FoldedChange[]): string {
  const connectors = [...new Set(folded.map(({ connector }) => connector))];
  return connectors
    .flatMap((connector) => [
      `- **${markdownText(connector)}**`,
      ...folded.filter((one) => one.connector === connector).map((one) => `  - ${markdownText(sentence(one))}`),
    ])
    .join("\n");
}

function sentence(folded: FoldedChange): string {
  const { message, changes } = folded;
  return changes.length === 1 ? message : `${message}: ${ownersText(folded, OWNERS_IN_TABLE)}`;
}

/** For people: the summary, then the changes by what they mean and by connector, then what is to say about the whole. */
export function printPretty(report: ComparisonReport, { color }: Pick<ReportStyle, "color">): string {
  const paint = createPaint(color);
  const folded = foldChanges(report);
  const groups = [...new Set(folded.map(({ heading }) => heading))].map((heading) => {
    const inside = folded.filter((one) => one.heading === heading);
    return [paint(STYLES[heading], paint("bold", HEADINGS[heading])), ...connectorLines(inside, paint)].join("\n");
  });
  const remarks = remarksOf(report).map((remark) => printRemark(remark, paint));
  const parts = [paint("bold", summaryLine(report)), ...groups, ...(remarks.length === 0 ? [] : [remarks.join("\n")])];
  return `${parts.join("\n\n")}\n`;
}

function connectorLines(folded: readonly FoldedChange[], paint: Paint): readonly string[] {
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
    ...(changes.length === 1 && (first.caller === "breaking" || first.implementer === "breaking") ? [`id: ${first.id}`] : []),
  ];
  return [`    ${safeLine(message)}`, ...notes.map((note) => `      ${paint("dim", safeLine(note))}`)];
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

/** Changes of one connector that say the same about several operations or records. */
interface FoldedChange {
  readonly heading: Heading;
  /** The connector, or `gateway`, or `types` for declaration files. */
  readonly connector: string;
  /** The message of the only change, or one for all of them. */
  readonly message: string;
  /** At least one. */
  readonly changes: readonly [ComparedChange, ...ComparedChange[]];
}

/** All changes, those that say the same as one, in the order of the headings, then of the comparison. */
function foldChanges({ changes, for: audience }: ComparisonReport): readonly FoldedChange[] {
  const folded = new Map<string, [ComparedChange, ...ComparedChange[]]>();
  for (const change of changes) {
    const key = JSON.stringify([headingOf(change, audience), connectorOf(change), change.code, sentenceOf(change, "…")]);
    const others = folded.get(key);
    if (others === undefined) folded.set(key, [change]);
    else others.push(change);
  }
  const all = [...folded.values()].map((same): FoldedChange => {
    const [first] = same;
    const message = same.length === 1 ? first.message : sentenceOf(first, nounOf(same));
    return { heading: headingOf(first, audience), connector: connectorOf(first), message, changes: same };
  });
  return orderOfHeadings.flatMap((heading) => all.filter((one) => one.heading === heading));
}

function headingOf(change: ComparedChange, audience: Audience): Heading {
  const { caller, implementer, accepted, compileTime } = change;
  if (accepted !== undefined) return "accepted";
  const breaksCallers = audience !== "implementer" && caller === "breaking";
  const breaksImplementers = audience !== "caller" && implementer === "breaking";
  if (breaksCallers) return breaksImplementers ? "both" : "caller";
  if (breaksImplementers) return "implementer";
  if (compileTime === true) return "types";
  return caller === "none" && implementer === "none" ? "unseen" : "compatible";
}

function connectorOf({ code, address }: ComparedChange): string {
  return code.startsWith("declaration/") ? "types" : (address.split(".")[0] ?? "");
}

/** The message with other words for what it is about. */
function sentenceOf({ address, message }: ComparedChange, words: string): string {
  const owner = ownersOf(address).find((name) => message.includes(name));
  if (owner === undefined) return message;
  return message.startsWith(owner) ? `each of ${words}${message.slice(owner.length)}` : message.replace(owner, words);
}

/** The names that a message may use for the thing at an address: `payments.customers.list.params` is about the operation. */
function ownersOf(address: string): readonly string[] {
  const operation = /^\w+\.\w+\.\w+(?=\.)/.exec(address)?.[0];
  return operation === undefined ? (address.includes(".") ? [address] : []) : [address, operation];
}

const NOUNS: readonly (readonly [codeAndAddress: RegExp, noun: string])[] = [
  [/^inner\/type-/, "types"],
  [/ \w+\.records\.\w+$/, "records"],
  [/ \w+\.\w+\.\w+(?:\.\w+)?$/, "operations"],
];

function nounOf(changes: readonly ComparedChange[]): string {
  const noun = NOUNS.find(([pattern]) => changes.every(({ code, address }) => pattern.test(`${code} ${address}`)))?.[1] ?? "places";
  return `${changes.length} ${noun}`;
}

/** The names that a folded change is about: `payments.customers.list, payments.charges.list and 12 more`. */
function ownersText({ changes }: FoldedChange, most: number): string {
  const names = [...new Set(changes.map(({ address }) => ownersOf(address).at(-1) ?? address))];
  const more = names.length - most;
  return more <= 1 ? names.join(", ") : `${names.slice(0, most).join(", ")} and ${more} more`;
}
