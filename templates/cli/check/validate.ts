import { once, type CheckOptions, type Validator } from "#templates/runtime";
import { toVocabulary, redactName, safeLine, scanJson, findStrictProblems } from "#templates/core";
import type { AddressBook, CommandContext, SpecPackage } from "../context.js";
import type { InputProblem } from "../input/input_problem.js";
import { openInputs, toReadProblem, type InputSource } from "../input/open_inputs.js";
import { EMPTY, readInput } from "../input/read_input.js";
import type { LineBatch } from "../input/read_lines.js";
import { loadAddressBookFor } from "../load_addresses.js";
import type { ValidateSettings } from "../settings.js";
import { type Baseline, type BaselineEntry, countFinding } from "./baseline.js";
import type { ValidationRun, LocatedIssue, Severities, SeverityLevel } from "./located_issue.js";
import { isCredentialsAddress } from "../names.js";
import { looksLikeYaml, YAML_TEXT, isGzipError } from "../input/decode_text.js";
import { type TargetedValue, type TargetRules, nameTarget, toCatalogRules } from "../payload/targeted_value.js";
import { splitDocument, splitValue } from "../payload/split.js";
import { toUnlocatedIssue, type DocumentText, type UnlocatedIssue, describeIssue, toFindings, type Sources } from "./describe_document.js";

const brokenBody: InputProblem = { code: "json/syntax", message: "this body is not JSON", hint: "record bodies as they were sent" };

const TEXT_SEQUENCE: InputProblem = {
  code: "json/syntax",
  message: "this is a JSON text sequence (RFC 7464): a character U+001E stands before each value",
  hint: "remove these characters, for instance with: tr -d '\\036'",
};

/** Milliseconds between two updates. Shorter runs show nothing. */
const INTERVAL = 250;

type Insides = NonNullable<CheckOptions["inner"]>;

/** The result of a run of `validate`. */
export interface Validated {
  readonly run: ValidationRun;
  /** The findings as a baseline, if the settings ask for one. */
  readonly entries?: Iterable<BaselineEntry>;
}

/** Checks all inputs, one after the other. */
export async function validate(context: CommandContext, settings: ValidateSettings, baseline: Baseline | undefined): Promise<Validated> {
  const started = context.now();
  const sources = openInputs(settings.inputs, { ...settings, cwd: context.cwd, stdin: () => context.stdin });
  const book = await loadAddressBookFor(context.spec, sources, settings);
  const checking = toChecking(context, book, await loadInner(context.spec, book, settings), settings, baseline);
  const progress = startProgress(context, () => checking.collector.errors);
  for (const source of sources) {
    if (checking.collector.stopped) break;
    progress.file(redactName(source.name));
    const targets = { ...checking.targets, ...settings.targetOf(source.path) };
    await checkSource(source, { ...checking, targets }, progress);
  }
  progress.end();
  const { findings, entries, errors, warnings, known, hidden } = checking.collector;
  const counts = { files: sources.length, values: progress.values(), errors, warnings, known, hidden };
  const time = { milliseconds: context.now() - started, started: new Date(started).toISOString().slice(0, 19) };
  const run: ValidationRun = {
    version: context.spec.version,
    findings,
    vanished: checking.collector.stopped ? [] : (baseline?.vanished() ?? []),
    files: sources.map(({ name }) => redactName(name)),
    summary: { ...counts, ...time },
  };
  return { run, ...(entries !== undefined && { entries: entries.values() }) };
}

/** A value has rarely more issues. Where some of them do not count as errors, the limit of the report must not hide those that do. */
const ALL_ISSUES = 10_000;

/** What is inside open fields is checked as well, unless the settings hide what is found there. */
async function loadInner(
  spec: SpecPackage,
  { answering = spec.connectors }: AddressBook,
  { severities }: ValidateSettings,
): Promise<Insides> {
  return severities.get("inner/type") === "off" ? [] : (await Promise.all(answering.map((connector) => spec.loadInner(connector)))).flat();
}

function toChecking(
  { spec }: CommandContext,
  { addresses, validatorFor }: AddressBook,
  inner: Insides,
  settings: ValidateSettings,
  baseline: Baseline | undefined,
): Checking {
  const { maxIssues, failFast, warningsAsErrors, profile, strictJson, severities, writeBaseline } = settings;
  const readCatalog = once(spec.readCatalog);
  const entries = writeBaseline === undefined ? {} : { entries: new Map<string, BaselineEntry>() };
  return {
    options: { profile, maxIssues: severities.size > 0 ? ALL_ISSUES : maxIssues, inner },
    strictJson,
    validatorFor,
    targets: { addresses: new Set(addresses), connectors: spec.connectors, ofCatalog: once(() => toCatalogRules(readCatalog())) },
    collector: { findings: [], errors: 0, warnings: 0, known: 0, hidden: 0, stopped: false, ...entries },
    rules: {
      maxIssues,
      failFast,
      severities,
      warningsAsErrors,
      sources: once(() => ({ catalog: readCatalog(), vocabulary: toVocabulary(readCatalog()) })),
      ...(baseline !== undefined && { baseline }),
    },
  };
}

async function checkSource(source: InputSource, checking: Checking, progress: Progress): Promise<void> {
  const { name, open } = source;
  const { collector, rules } = checking;
  const before = progress.values() + countOf(collector);
  const problem = typeof open === "function" ? await readAndCheck(name, open, checking, progress) : open;
  if (problem !== undefined) return collectProblem(collector, rules, name, 1, problem);
  if (progress.values() + countOf(collector) === before) collectProblem(collector, rules, name, 1, EMPTY);
}

/** How much was found, also if it does not fail the run. */
function countOf({ errors, known }: Collector): number {
  return errors + known;
}

/** Checks the values of an input. Returns why it cannot be read, or not to its end. */
async function readAndCheck(
  name: string,
  open: () => AsyncIterable<Uint8Array>,
  checking: Checking,
  progress: Progress,
): Promise<InputProblem | undefined> {
  try {
    const input = await readInput(name, progress.count(open()));
    if (input.kind === "problem") return input.problem;
    const named = nameTarget(name, checking.targets);
    if (input.kind === "document") progress.add(checkText(checking, { file: name, text: input.text, firstLine: 1 }, named, false));
    else
      for await (const batch of input.batches) {
        checkLines(batch, name, named, checking, progress);
        if (checking.collector.stopped) break;
      }
    return undefined;
  } catch (error) {
    if (isGzipError(error)) return BROKEN_GZIP;
    if (isFileError(error)) return toReadProblem(error);
    throw error;
  }
}

const BROKEN_GZIP: InputProblem = {
  code: "input/gzip",
  message: "the gzip data is damaged or incomplete",
  hint: "compress the file again; gzip -t checks a file",
};

function checkLines(
  { firstLine, lines }: LineBatch,
  file: string,
  named: ReturnType<typeof nameTarget>,
  checking: Checking,
  progress: Progress,
): void {
  let values = 0;
  for (const [index, line] of lines.entries()) {
    if (checking.collector.stopped) break;
    if (typeof line !== "string") collectProblem(checking.collector, checking.rules, file, firstLine + index, line);
    else if (line.trim() !== "") values += checkText(checking, { file, text: line, firstLine: firstLine + index }, named, true);
  }
  progress.add(values);
}

/** Errors of the file system name a system call; all others are bugs of this program. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}

/** Counts what has been read, and shows it now and then on a terminal. */
export interface Progress {
  readonly file: (name: string) => void;
  readonly add: (values: number) => void;
  readonly values: () => number;
  /** Passes chunks on and counts their bytes. */
  readonly count: (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Removes the progress line. */
  readonly end: () => void;
}

/** Starts at zero. Writes nothing unless standard error is a terminal. */
export function startProgress({ stderr, now }: CommandContext, errors: () => number): Progress {
  let values = 0;
  let bytes = 0;
  let name = "";
  let last = now();
  let isShown = false;
  const show = (): void => {
    if (now() - last < INTERVAL || !stderr.isTerminal) return;
    last = now();
    isShown = true;
    const size = `${Math.round(bytes / 1_000_000)} MB`;
    stderr.write(`\r\u001b[2K${safeLine(name).slice(-60)}: ${values.toLocaleString("en-US")} values, ${size}, ${errors()} errors`);
  };
  return {
    file: (next) => {
      name = next;
      show();
    },
    add: (count) => {
      values += count;
      show();
    },
    values: () => values,
    count: async function* (chunks) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        show();
        yield chunk;
      }
    },
    end: () => {
      if (isShown) stderr.write("\r\u001b[2K");
    },
  };
}

/** How values are checked. */
interface Checking {
  readonly options: Required<CheckOptions>;
  readonly strictJson: boolean;
  readonly validatorFor: (address: string) => Validator<unknown>;
  readonly targets: TargetRules;
  readonly collector: Collector;
  readonly rules: CollectorRules;
}

/**
 * Checks a JSON text: a whole document, or one line of many.
 * @param named the address that the name of the file begins with, or what is wrong with that name
 * @returns the number of values in the text
 */
function checkText(checking: Checking, document: DocumentText, named: string | InputProblem | undefined, isLine: boolean): number {
  let value: unknown;
  try {
    value = JSON.parse(document.text);
  } catch {
    collect(checking.collector, checking.rules, document, [syntaxIssue(document.text, isLine)], false);
    return 1;
  }
  if (isLine && passesAtOnce(value, named, checking)) return 1;
  const parts = isLine ? splitValue(value, [], named, checking.targets) : splitDocument(value, named, checking.targets);
  const issues = parts.flatMap((part) => validateValue(part, checking));
  if (checking.strictJson) issues.push(...strictIssues(document.text));
  if (issues.length === 0) return parts.length;
  const isSecret = parts.some(({ target }) => isTargets(target) && target.some(isCredentialsAddress));
  collect(checking.collector, checking.rules, { ...document, isSecret }, issues);
  return parts.length;
}

/** The common case of a long run, without an allocation for the value: one address applies to all, and there are no issues. */
function passesAtOnce(
  value: unknown,
  named: string | InputProblem | undefined,
  { targets, strictJson, validatorFor, options }: Checking,
): boolean {
  const address = targets.as ?? named;
  return typeof address === "string" && !strictJson && validatorFor(address).check(value, options).issues.length === 0;
}

function validateValue(part: TargetedValue, checking: Checking): readonly UnlocatedIssue[] {
  if (part.embedded !== undefined && part.value === undefined) return [{ ...problemIssue(brokenBody), part }];
  if (!isTargets(part.target)) return [{ ...problemIssue(part.target), part }];
  return nearestIssues(part.target.map(checking.validatorFor), part, checking);
}

/** The issues of the schema that has the fewest errors, and among those the fewest warnings. */
function nearestIssues(
  validators: readonly Validator<unknown>[],
  part: TargetedValue,
  { options, rules }: Checking,
): readonly UnlocatedIssue[] {
  let nearest: { readonly issues: readonly UnlocatedIssue[]; readonly errors: number } | undefined;
  for (const { address, check } of validators) {
    const issues = check(part.value, options).issues.map((issue) => toUnlocatedIssue(issue, part, address));
    const errors = issues.filter((issue) => levelOf(issue, rules) === "error").length;
    const isNearer =
      nearest === undefined || errors < nearest.errors || (errors === nearest.errors && issues.length < nearest.issues.length);
    if (isNearer) nearest = { issues, errors };
    if (issues.length === 0) break;
  }
  return nearest?.issues ?? [];
}

function isTargets(target: TargetedValue["target"]): target is readonly string[] {
  return Array.isArray(target);
}

function strictIssues(text: string): readonly UnlocatedIssue[] {
  return findStrictProblems(text).map(({ code, message, path, range }) => ({ severity: "error", code, message, path, range }));
}

/** The messages of `JSON.parse` quote the text, so they are replaced by our own. */
function syntaxIssue(text: string, isLine: boolean): UnlocatedIssue {
  const { offset, message } = scanJson(text, {}) ?? { offset: 0, message: "this is not JSON" };
  const range = { start: offset, end: Math.min(offset + 1, text.length) };
  if (text.trimStart().startsWith("\u001e")) return { ...problemIssue(TEXT_SEQUENCE), range };
  if (!isLine && looksLikeYaml(text)) return { ...problemIssue(YAML_TEXT), range };
  return { severity: "error", code: "json/syntax", message, path: [], range };
}

/** The findings of a run. */
interface Collector {
  readonly findings: LocatedIssue[];
  /** Set if the findings are to become a baseline. */
  readonly entries?: Map<string, BaselineEntry>;
  errors: number;
  warnings: number;
  known: number;
  hidden: number;
  /** Nothing more is checked. */
  stopped: boolean;
}

/** How a run counts what it finds. */
interface CollectorRules {
  readonly maxIssues: number;
  readonly failFast: boolean;
  readonly severities: Severities;
  readonly warningsAsErrors: boolean;
  readonly baseline?: Baseline;
  readonly sources: () => Sources;
}

/** How an issue counts in this run. */
function levelOf({ code, severity }: UnlocatedIssue, { severities, warningsAsErrors }: CollectorRules): SeverityLevel {
  const level = severities.get(code) ?? severity;
  return level === "warning" && warningsAsErrors ? "error" : level;
}

/** Collects the issues of a document. Those in the baseline and those beyond the limit are only counted. */
function collect(
  collector: Collector,
  rules: CollectorRules,
  document: DocumentText,
  issues: readonly UnlocatedIssue[],
  isJson = true,
): void {
  const fresh: UnlocatedIssue[] = [];
  for (const issue of issues) {
    const severity = levelOf(issue, rules);
    if (collector.stopped) break;
    if (severity === "off" || isKnown(collector, rules, document, issue)) continue;
    collector[severity === "error" ? "errors" : "warnings"] += 1;
    if (collector.findings.length + fresh.length < rules.maxIssues) fresh.push({ ...issue, severity });
    else collector.hidden += 1;
    collector.stopped = rules.failFast && severity === "error";
  }
  if (fresh.length > 0) collector.findings.push(...toFindings(document, fresh, rules.sources(), isJson));
}

/** Collects why an input, or a line of it, cannot be read: there is no text to show. */
function collectProblem(collector: Collector, rules: CollectorRules, file: string, line: number, problem: InputProblem): void {
  collect(collector, rules, { file, text: "", firstLine: line }, [problemIssue(problem)], false);
}

/** An input problem as an issue of the value that it is about. */
function problemIssue({ code, message, hint }: InputProblem): UnlocatedIssue {
  return { severity: "error", code, message, hint, path: [] };
}

function isKnown(collector: Collector, { baseline, sources }: CollectorRules, document: DocumentText, issue: UnlocatedIssue): boolean {
  if (baseline === undefined && collector.entries === undefined) return false;
  const located = describeIssue(document, issue, sources());
  if (collector.entries !== undefined) countFinding(collector.entries, located);
  const known = baseline?.takes(located.fingerprint) === true;
  if (known) collector.known += 1;
  return known;
}
