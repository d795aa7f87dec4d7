import type { Catalog, Vocabulary, JsonPath, TextRange, JsonPlace } from "#templates/core";
import { REDACTED, jsonPointer, describe, locateJson, embeddedText, indexLines, positionOf, redactName, redactText } from "#templates/core";
import { cleanName, subjectOf, type ValidationIssue } from "#templates/runtime";
import { own, type TargetedValue } from "../payload/targeted_value.js";
import { printFrames } from "../report/frame.js";
import { fingerprintOf } from "./baseline.js";
import type { LocatedIssue, IssueBackground } from "./located_issue.js";

/** The sources of the descriptions of findings. */
export interface Sources {
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
}

/** A text of an input and its place in the file. */
export interface DocumentText {
  readonly file: string;
  readonly text: string;
  readonly firstLine: number;
  /** The whole text is credentials. */
  readonly isSecret?: boolean;
  /** The text is not one JSON value. */
  readonly isBroken?: true;
}

/** An issue of a part of a document. */
export interface UnlocatedIssue extends Pick<ValidationIssue, "severity" | "message" | "hint"> {
  readonly code: string;
  /** Relative to the part. */
  readonly path: JsonPath;
  readonly part?: TargetedValue;
  readonly address?: string;
  /** Where it is in the text, if that is known already. */
  readonly range?: TextRange;
}

/** The located issues of one document. Only this looks for places and prints frames. */
export function toFindings(document: DocumentText, issues: readonly UnlocatedIssue[], sources: Sources): readonly LocatedIssue[] {
  const { text, firstLine, isSecret = false } = document;
  const isJson = document.isBroken !== true;
  const lines = indexLines(text, firstLine);
  const ranges = locateIssues(text, issues, isJson);
  const frames = text === "" ? [] : printFrames({ text, lines, isJson, isSecret }, ranges, sources.vocabulary);
  return issues.map((issue, index): LocatedIssue => {
    const range = ranges[index] ?? { start: 0, end: 0 };
    const { line, column } = positionOf(lines, range.start);
    const end = positionOf(lines, range.end);
    const { severity, code, file, ...rest } = describeIssue(document, issue, sources);
    const place = { line, column, endLine: end.line, endColumn: end.column };
    // A frame would show what is encoded, secrets included.
    const frame = issue.part?.embedded === "base64" ? undefined : frames[index];
    return { severity, code, file, ...place, ...rest, ...(frame !== undefined && { frame }) };
  });
}

/** A located issue without its place. */
export function describeIssue(
  { file, isSecret = false }: Pick<DocumentText, "file" | "isSecret">,
  issue: UnlocatedIssue,
  { catalog, vocabulary }: Sources,
): Omit<LocatedIssue, "line" | "column" | "endLine" | "endColumn"> {
  const { severity, code, message, hint, path, part, address } = issue;
  const whole = [...(part?.path ?? []), ...path];
  const shown = showPath(whole, vocabulary, isSecret);
  const entry = toBackground(catalog, issue);
  return {
    severity,
    code,
    file: redactName(file),
    path: jsonPath(shown),
    pointer: jsonPointer(shown),
    message: withSubject(message, path, shown.slice(part?.path.length ?? 0)),
    ...(hint !== undefined && { hint }),
    ...(address !== undefined && { address }),
    ...(entry !== undefined && { catalog: entry }),
    // Neither the line nor the place in an array identifies an issue in later runs.
    fingerprint: fingerprintOf([file, code, address ?? "", whole.map((step) => (typeof step === "number" ? 0 : step))]),
  };
}

function toBackground(catalog: Catalog, { address, path, part }: UnlocatedIssue): IssueBackground | undefined {
  if (address === undefined) return undefined;
  const id = path[0] === "auth_config" ? own(part?.value, "connector_definition_id") : undefined;
  const credentials = catalog.connectors.find(({ definitionId }) => definitionId.value === id)?.addresses.authConfig;
  const described = credentials === undefined ? describe(catalog, address, path) : describe(catalog, credentials, path.slice(1));
  const { description, section, origin } = described;
  if (section === undefined) return undefined;
  return { section, ...(description !== undefined && { description }), ...(origin !== undefined && { origin: origin.kind }) };
}

/** The path without keys that are secrets or look like secrets. */
function showPath(path: JsonPath, { isKnown, isSecretName }: Vocabulary, isSecret: boolean): JsonPath {
  let inside = isSecret;
  return path.map((step) => {
    if (typeof step === "number") return step;
    const hides = inside && !isKnown(step) && !isSecretName(step);
    inside ||= isSecretName(step);
    if (isKnown(step)) return step;
    return hides ? REDACTED : redactText(step);
  });
}

/** Replaces the place at the beginning of a message; nothing else in a message comes from the payload. */
function withSubject(message: string, path: JsonPath, shown: JsonPath): string {
  const subject = subjectOf(path);
  const rest = message.startsWith(subject) ? `${subjectOf(shown)}${message.slice(subject.length)}` : message;
  return path.reduce<string>(
    (text, step, index) => (step === shown[index] ? text : text.replaceAll(cleanName(String(step)), REDACTED)),
    rest,
  );
}

function locateIssues(text: string, issues: readonly UnlocatedIssue[], isJson: boolean): readonly TextRange[] {
  if (!isJson) return issues.map(({ range }) => range ?? { start: 0, end: text.length });
  const paths = issues.map(({ part, path }) => (part?.embedded !== undefined ? part.path : [...(part?.path ?? []), ...path]));
  const places = locateJson(text, paths);
  return issues.map((issue, index) => {
    const place = places[index] ?? { value: { start: 0, end: text.length } };
    if (issue.range !== undefined) return issue.range;
    if (issue.part?.embedded === "base64") return place.value;
    return issue.part?.embedded === "text" ? locateEmbedded(text, place.value, issue) : pointAt(place, issue.code, text);
  });
}

/** A place inside a string that contains JSON; the whole string if that JSON is broken. */
function locateEmbedded(text: string, literal: TextRange, { path, code }: UnlocatedIssue): TextRange {
  if (text[literal.start] !== '"') return literal;
  const { text: inner, toOuter } = embeddedText(text, literal);
  const [place] = locateJson(inner, [path]);
  return place === undefined ? literal : toOuter(pointAt(place, code, inner));
}

/** The range to mark: the key if the key is wrong, and only the first character of an object or array. */
function pointAt({ key, value }: JsonPlace, code: string, text: string): TextRange {
  if (key !== undefined && /\/(?:unknown|missing|at-least-one-of)$/.test(code)) return key;
  const opens = text[value.start] === "{" || text[value.start] === "[";
  return opens ? { start: value.start, end: value.start + 1 } : value;
}

/** A path as RFC 9535 writes it: `$.params['a b'][0]`. */
export function jsonPath(path: JsonPath): string {
  const steps = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[A-Za-z_$][\w$]*$/.test(step) ? `.${step}` : `[${quote(step)}]`;
  });
  return `$${steps.join("")}`;
}

function quote(name: string): string {
  return `'${JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
