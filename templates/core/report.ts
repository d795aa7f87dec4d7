import { countOf } from "./count.js";
import { jsonText, safeLine, safeText, xmlText } from "./safe_text.js";

/** The variables of an environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether output has ANSI colors. `FORCE_COLOR` decides first: `0` and `false` mean never, any other text always. Then
 * `NO_COLOR` means never. An empty variable counts as absent. Otherwise a terminal has colors, unless it is a `dumb` one; a
 * CI platform is no terminal.
 */
export function wantsColor({ FORCE_COLOR: force, NO_COLOR: never, TERM: terminal }: Environment, isTerminal: boolean): boolean {
  if (force !== undefined && force !== "") return force !== "0" && force !== "false";
  return (never === undefined || never === "") && isTerminal && terminal !== "dumb";
}

/** The codes that begin and end each style. An end does not touch the styles around it. */
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const;

export type Style = keyof typeof CODES;

/** Text in a style. */
export type Paint = (style: Style, text: string) => string;

/** Paints with ANSI codes, or leaves text as it is. */
export function createPaint(color: boolean): Paint {
  return (style, text) => {
    const [begin, end] = CODES[style];
    return color ? `\u001b[${begin}m${text}\u001b[${end}m` : text;
  };
}

/** From the highest to the lowest. */
const SEVERITIES = ["error", "warning", "note"] as const;

export type FindingSeverity = (typeof SEVERITIES)[number];

/** Where a finding is. Lines and columns count from 1, columns in UTF-16 code units. */
export interface FindingPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** Something that a command has found, as all formats print it. All of it may be shown: secrets are replaced already. */
export interface Finding {
  readonly severity: FindingSeverity;
  readonly code: string;
  readonly message: string;
  /** How to fix it, and what else is known. */
  readonly more: readonly string[];
  readonly place?: FindingPlace;
  /** The JSON path of the value in its file: `$.params.limit`. */
  readonly path?: string;
  /** The lines around the place, with a marker. */
  readonly frame?: string;
  /** Recognizes the finding in later runs: the name of the method, and its result. */
  readonly fingerprint?: readonly [method: string, value: string];
  /** Why it does not count, if somebody has accepted it. */
  readonly acceptedBecause?: string;
  /** The suite of JUnit that it is in, if that is not its file. */
  readonly suite?: string;
  /** Properties of the result in SARIF. */
  readonly properties?: object;
  /** The finding as an entry of the command's JSON. */
  readonly entry: object;
}

/** A message at a line of a pull request. */
export interface Annotation extends Pick<Finding, "severity" | "code" | "place"> {
  readonly text: string;
}

/** The result of a command. Every format prints it. */
export interface Report {
  /** The program, with the command if it has several reports: `connector-gateway-spec compare`. */
  readonly program: string;
  readonly version?: string;
  readonly findings: readonly Finding[];
  /** Annotations that GitHub shows in a pull request; it takes ten of each severity. */
  readonly annotations: readonly Annotation[];
  /** The result in a line, and what else a reader should know. */
  readonly summary: readonly string[];
  /** All files that were checked, also those without findings. */
  readonly files: readonly string[];
  /** What was not checked, and why. */
  readonly skipped?: readonly (readonly [name: string, reason: string])[];
  readonly milliseconds: number;
  /** In milliseconds since 1970. */
  readonly started: number;
  /** The meaning of a code, and how to fix it. */
  readonly describe: (code: string) => { readonly text: string; readonly help: string } | undefined;
  /** Properties of the run in SARIF. */
  readonly properties?: object;
  readonly pretty: (style: ReportStyle) => string;
  /** The document of the command's JSON. */
  readonly json: () => unknown;
  /** In place of the list of all findings. */
  readonly markdown?: () => string;
}

/** How a report looks. */
export interface ReportStyle {
  readonly color: boolean;
  /** Findings only. */
  readonly quiet: boolean;
  /** The working folder relative to the repository, as `folder/`; empty if they are the same or no repository is known. */
  readonly prefix: string;
}

/** The formats of reports. All commands have all of them. */
const PRINTERS = {
  pretty: ({ pretty }, style) => pretty(style),
  json: ({ json }) => `${jsonText(json(), 2)}\n`,
  ndjson: ({ findings }) => findings.map(({ entry }) => `${jsonText(entry)}\n`).join(""),
  github: printGithub,
  junit: printJunit,
  sarif: printSarif,
  markdown: (report, style) => report.markdown?.() ?? printMarkdown(report, style),
} as const satisfies Readonly<Record<string, (report: Report, style: ReportStyle) => string>>;

export type Format = keyof typeof PRINTERS;

/** The names of the formats. */
export const FORMATS = Object.keys(PRINTERS) as readonly Format[];

/** The formats as help lists them. */
export function listFormats(isGithubDefault: boolean): string {
  const defaults: Partial<Record<Format, string>> = {
    pretty: "pretty (default)",
    ...(isGithubDefault && { github: "github (default if GITHUB_ACTIONS=true)" }),
  };
  return FORMATS.map((format) => defaults[format] ?? format).join(", ");
}

/** The text of a report; it ends with a line feed, unless it is empty. */
export function printReport(format: Format, report: Report, style: ReportStyle): string {
  return PRINTERS[format](report, style);
}

/** Workflow commands of GitHub Actions, and the summary as text. */
function printGithub({ annotations, summary }: Report, { quiet, prefix }: ReportStyle): string {
  const lines = [
    ...annotations.map(({ severity, code, place, text }) => {
      if (severity === "note") return plainLine(text);
      return workflowCommand(severity, { ...toProperties(place, prefix), title: safeText(code) }, safeText(text));
    }),
    ...(quiet ? [] : summary.map(plainLine)),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function toProperties(place: FindingPlace | undefined, prefix: string): Readonly<Record<string, string | number | undefined>> {
  if (place === undefined) return {};
  const { file, line, column, endLine, endColumn } = place;
  return { file: safeText(prefix + file), line, col: column, endLine, endColumn };
}

/** A line that is no command. */
function plainLine(text: string): string {
  return commandText(safeText(text)).replace(/^::/, " ::");
}

/** JUnit XML: a suite for each file, a failed test for each error in it, or one test that passed. */
function printJunit(report: Report): string {
  const fileOf = ({ place, suite = place?.file ?? report.program }: Finding): string => suite;
  const skipped = report.skipped?.map(([name]) => name) ?? [];
  const files = [...new Set([...report.files, ...report.findings.map(fileOf), ...skipped])];
  const suites = files.map((file, index) => {
    const findings = report.findings.filter((finding) => fileOf(finding) === file);
    return printSuite(report, { file, index, isLast: index === files.length - 1 }, findings);
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join("\n");
}

function printSuite(
  { program, started, milliseconds, summary, skipped = [] }: Report,
  { file, index, isLast }: { readonly file: string; readonly index: number; readonly isLast: boolean },
  findings: readonly Finding[],
): string {
  const seconds = (index === 0 ? milliseconds / 1000 : 0).toFixed(3);
  const isError = ({ severity, acceptedBecause }: Finding): boolean => severity === "error" && acceptedBecause === undefined;
  const errors = findings.filter(isError);
  const reason = skipped.find(([name]) => name === file)?.[1];
  const tests = errors.length === 0 ? [printTest(file, reason)] : errors.map((error) => printFailure(file, error));
  const output = [...findings.filter((finding) => !isError(finding)).map(lineOf), ...(isLast ? summary : [])];
  return [
    `  <testsuite package="${program}" id="${index}" name="${xmlText(file)}" timestamp="${new Date(started).toISOString().slice(0, 19)}" hostname="localhost" ` +
      `tests="${tests.length}" failures="${errors.length}" errors="0" time="${seconds}">`,
    "    <properties/>",
    ...tests,
    `    <system-out>${xmlText(output.join("\n"))}</system-out>`,
    "    <system-err/>",
    "  </testsuite>",
  ].join("\n");
}

function printTest(file: string, reason: string | undefined): string {
  const test = `    <testcase name="${reason === undefined ? "is valid" : "is not checked"}" classname="${xmlText(file)}" time="0"`;
  return reason === undefined ? `${test}/>` : `${test}><skipped message="${xmlText(safeLine(reason))}"/></testcase>`;
}

function printFailure(file: string, finding: Finding): string {
  const { code, message, more, frame } = finding;
  const lines = [lineOf(finding), ...(frame === undefined || frame === "" ? [] : [frame]), ...more.map(safeLine)];
  return [
    `    <testcase name="${xmlText(`${code} ${lineOf(finding)}`)}" classname="${xmlText(file)}" time="0">`,
    `      <failure message="${xmlText(safeLine(message))}" type="${xmlText(code)}">${xmlText(lines.join("\n"))}</failure>`,
    "    </testcase>",
  ].join("\n");
}

/** `payloads/a.json:4:24 error: the message at $.params.limit` */
function lineOf({ place, severity, path, message }: Finding): string {
  const where = place === undefined ? "" : `${place.file}:${place.line}:${place.column} `;
  return safeLine(`${where}${severity}: ${message}${path === undefined ? "" : ` at ${path}`}`);
}

/** SARIF 2.1.0: a result for each finding, URIs relative to the working folder. */
function printSarif({ program, version, findings, describe, properties }: Report): string {
  const ids = [...new Set(findings.map(({ code }) => code))].sort();
  const rules = ids.map((id) => {
    const levels = findings.flatMap(({ code, severity }) => (code === id ? [severity] : []));
    const { text, help } = describe(id) ?? { text: id.replace("/", ": ").replaceAll("-", " "), help: undefined };
    return {
      id,
      name: id.replace(/(?:^|[/-])(\w)/g, (_match, letter: string) => letter.toUpperCase()),
      shortDescription: { text },
      ...(help !== undefined && { help: { text: help } }),
      defaultConfiguration: { level: SEVERITIES.find((severity) => levels.includes(severity)) },
    };
  });
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: program, ...(version !== undefined && { version, semanticVersion: version }), rules } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { SRCROOT: { description: { text: "The working folder of the command." } } },
        results: findings.map((finding) => toResult(finding, ids.indexOf(finding.code))),
        ...(properties !== undefined && { properties }),
      },
    ],
  };
  return `${jsonText(log, 2)}\n`;
}

function toResult(finding: Finding, ruleIndex: number): object {
  const { code, severity, message, more, place, acceptedBecause, fingerprint, properties } = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: [message, ...more].join("\n") },
    locations: place === undefined ? [] : [toLocation(place, finding)],
    ...(acceptedBecause !== undefined && { suppressions: [{ kind: "external", justification: acceptedBecause }] }),
    ...(fingerprint !== undefined && { partialFingerprints: Object.fromEntries([fingerprint]) }),
    ...(properties !== undefined && { properties }),
  };
}

function toLocation({ file, line, column, endLine, endColumn }: FindingPlace, { frame, path }: Finding): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(file), uriBaseId: "SRCROOT" },
      region: { startLine: line, startColumn: column, endLine, endColumn },
      ...(frame !== undefined && { contextRegion: { startLine: line, snippet: { text: frame } } }),
    },
    ...(path !== undefined && { logicalLocations: [{ fullyQualifiedName: path, kind: "member" }] }),
  };
}

/** A path as a relative reference of RFC 3986. */
function toUri(file: string): string {
  return file
    .split("/")
    .map((step) => encodeURIComponent(step.replace(/\p{Surrogate}/gu, "\ufffd")))
    .join("/");
}

/** The summary and a list of all findings, for a comment in a pull request. */
function printMarkdown({ findings, summary }: Report, { quiet }: ReportStyle): string {
  const items = findings.map((finding) => {
    const { place, severity, code, message, more } = finding;
    const where = place === undefined ? "" : `${markdownText(`${place.file}:${place.line}:${place.column}`)}: `;
    const lines = [`${where}**${severity}** \`${code}\` ${markdownText(message)}`, ...more.map(markdownLine)];
    return `- ${lines.join("  \n  ")}\n`;
  });
  const text = [...(items.length === 0 ? [] : [items.join("").trimEnd()]), ...(quiet ? [] : summary.map(markdownLine))].join("\n\n");
  return text === "" ? "" : `${text}\n`;
}

/** The text of a line, which Markdown must not read as an item of a list. */
function markdownLine(text: string): string {
  return markdownText(text).replace(/^[-+=]|(?<=^\d+)[.)]/, "\\$&");
}

/** Text on one line that Markdown shows as it is. Backticks in pairs stay code. */
export function markdownText(text: string): string {
  const parts = safeLine(text).split("`");
  const hasPairs = parts.length % 2 === 1;
  return parts.map((part, index) => (hasPairs && index % 2 === 1 ? part : escapeMarks(part))).join(hasPairs ? "`" : "\\`");
}

function escapeMarks(text: string): string {
  return text.replace(/[\\*<>[\]|#!~&]|\b_|_\b/g, (mark) => (mark === "&" ? "&amp;" : mark === "<" ? "&lt;" : `\\${mark}`));
}

/** "2 errors, 1 warning", or "no findings". */
export function countFindings(errors: number, warnings: number): string {
  if (errors + warnings === 0) return "no findings";
  return [countOf(errors, "error"), ...(warnings === 0 ? [] : [countOf(warnings, "warning")])].join(", ");
}

/** The properties of a message in GitHub Actions: `file`, `line`, `title` and the like. */
type CommandProperties = Readonly<Record<string, string | number | undefined>>;

/**
 * A workflow command of GitHub Actions, `::error file=…,line=…::text`, which shows a message at a line of a pull request. Without
 * the properties that are undefined. Neither text nor properties can end the command or begin another one.
 */
export function workflowCommand(severity: "error" | "warning", properties: CommandProperties, text: string): string {
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${commandProperty(String(value))}`],
  );
  return `::${severity} ${list.join(",")}::${commandText(text)}`;
}

/** Text that a line of a log can contain without being read as a command. */
export function commandText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function commandProperty(text: string): string {
  return commandText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
