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
import { type Named, type TargetedValue, type TargetRules, nameTarget, toCatalogRules } from "../payload/targeted_value.js";
import { splitDocument, splitValue } from "../payload/split.js";
import { type DocumentText, type UnlocatedIssue, describeIssue, toFindings, type Sources } from "./describe_document.js";

const brokenBody: InputProblem = { code: "json/syntax", message: "this body is not JSON", hint: "record bodies as they were sent" };

const TEXT_SEQUENCE: InputProblem = {
  code: "json/syntax",
  message: "this is a JSON text sequence (RFC 7464): a character U+001E stands before each value",
  hint: "remove these characters, for instance with: tr -d '\\036'",
};

/** Milliseconds between two updates. Shorter runs show nothing. */
const INTERVAL = 250;

/** Checks all inputs, one after the other. */
export async function validate(context: CommandContext, settings: ValidateSettings, baseline?: Baseline): Promise<ValidationRun> {
  const { spec, cwd, now } = context;
  const started = now();
  const sources = openInputs(settings.inputs, { ...settings, cwd, stdin: () => context.stdin });
  const book = await loadAddressBookFor(spec, sources, settings);
  const run = new Run(context, settings, baseline, book, await loadInner(spec, book, settings.severities));
  for (const source of sources) {
    if (run.stopped) break;
    await run.checkSource(source);
  }
  run.progress.end();
  const { findings, entries, errors, warnings, known, hidden } = run;
  const counts = { files: sources.length, values: run.progress.values(), errors, warnings, known, hidden };
  const time = { milliseconds: now() - started, started: new Date(started).toISOString().slice(0, 19) };
  return {
    version: spec.version,
    findings,
    entries: entries?.values(),
    vanished: run.stopped ? [] : (baseline?.vanished() ?? []),
    files: sources.map(({ name }) => redactName(name)),
    summary: { ...counts, ...time },
  };
}

type Insides = NonNullable<CheckOptions["inner"]>;

/** What is inside open fields is checked as well, unless the settings hide what is found there. */
async function loadInner(spec: SpecPackage, { answering = spec.connectors }: AddressBook, severities: Severities): Promise<Insides> {
  return severities.get("inner/type") === "off" ? [] : (await Promise.all(answering.map((connector) => spec.loadInner(connector)))).flat();
}

/** A value has rarely more issues. Where some of them do not count as errors, the limit of the report must not hide those that do. */
const ALL_ISSUES = 10_000;

/** Checks the values of inputs, and keeps what it finds. */
class Run {
  readonly findings: LocatedIssue[] = [];
  /** Set if the findings are to become a baseline. */
  readonly entries: Map<string, BaselineEntry> | undefined;
  errors = 0;
  warnings = 0;
  known = 0;
  hidden = 0;
  /** Nothing more is checked. */
  stopped = false;
  readonly progress: Progress;
  readonly #settings: ValidateSettings;
  readonly #baseline: Baseline | undefined;
  readonly #options: CheckOptions;
  readonly #validatorFor: AddressBook["validatorFor"];
  readonly #sources: () => Sources;
  readonly #base: TargetRules;
  /** Those of the current input. */
  #targets: TargetRules;

  constructor(context: CommandContext, settings: ValidateSettings, baseline: Baseline | undefined, book: AddressBook, inner: Insides) {
    const { connectors } = context.spec;
    const { profile, severities, maxIssues } = settings;
    const readCatalog = once(context.spec.readCatalog);
    this.entries = settings.writeBaseline === undefined ? undefined : new Map();
    this.progress = startProgress(context, () => this.errors);
    this.#settings = settings;
    this.#baseline = baseline;
    this.#options = { profile, maxIssues: severities.size > 0 ? ALL_ISSUES : maxIssues, inner };
    this.#validatorFor = book.validatorFor;
    this.#sources = once(() => ({ catalog: readCatalog(), vocabulary: toVocabulary(readCatalog()) }));
    this.#base = { addresses: new Set(book.addresses), connectors, ofCatalog: once(() => toCatalogRules(readCatalog())) };
    this.#targets = this.#base;
  }

  async checkSource({ name, path, open }: InputSource): Promise<void> {
    this.progress.file(redactName(name));
    this.#targets = { ...this.#base, ...this.#settings.targetOf(path) };
    const before = this.#count();
    const problem = typeof open === "function" ? await this.#readAndCheck(name, open) : open;
    if (problem !== undefined) this.#collectProblem(name, 1, problem);
    else if (this.#count() === before) this.#collectProblem(name, 1, { ...EMPTY, message: "the file has no values" });
  }

  /** How much was read and found, also if it does not fail the run. */
  #count(): number {
    return this.progress.values() + this.errors + this.known;
  }

  /** Checks the values of an input. Returns why it cannot be read, or not to its end. */
  async #readAndCheck(file: string, open: () => AsyncIterable<Uint8Array>): Promise<InputProblem | undefined> {
    try {
      const input = await readInput(file, this.progress.count(open()));
      if (input.kind === "problem") return input.problem;
      const named = nameTarget(file, this.#targets);
      if (input.kind === "document") this.progress.add(this.#checkText({ file, text: input.text, firstLine: 1 }, named, false));
      else
        for await (const batch of input.batches) {
          this.#checkLines(batch, file, named);
          if (this.stopped) break;
        }
      return undefined;
    } catch (error) {
      if (isGzipError(error)) return BROKEN_GZIP;
      if (isFileError(error)) return toReadProblem(error);
      throw error;
    }
  }

  #checkLines({ firstLine, lines }: LineBatch, file: string, named: Named): void {
    let values = 0;
    for (const [index, line] of lines.entries()) {
      if (this.stopped) break;
      if (typeof line !== "string") this.#collectProblem(file, firstLine + index, line);
      else if (line.trim() !== "") values += this.#checkText({ file, text: line, firstLine: firstLine + index }, named, true);
    }
    this.progress.add(values);
  }

  /** Checks a JSON text: a whole document, or one line of many. Returns the number of values in the text. */
  #checkText(document: DocumentText, named: Named, isLine: boolean): number {
    let value: unknown;
    try {
      value = JSON.parse(document.text);
    } catch {
      this.#collect({ ...document, isBroken: true }, [syntaxIssue(document.text, isLine)]);
      return 1;
    }
    if (isLine && this.#passesAtOnce(value, named)) return 1;
    const parts = isLine ? splitValue(value, [], named, this.#targets) : splitDocument(value, named, this.#targets);
    const issues = parts.flatMap((part) => this.#issuesOf(part));
    if (this.#settings.strictJson) issues.push(...strictIssues(document.text));
    if (issues.length === 0) return parts.length;
    const isSecret = parts.some(({ target }) => isTargets(target) && target.some(isCredentialsAddress));
    this.#collect({ ...document, isSecret }, issues);
    return parts.length;
  }

  /** The common case of a long run, without an allocation for the value: one address applies to all, and there are no issues. */
  #passesAtOnce(value: unknown, named: Named): boolean {
    const address = this.#targets.as ?? named;
    if (typeof address !== "string" || this.#settings.strictJson) return false;
    return this.#validatorFor(address).check(value, this.#options).issues.length === 0;
  }

  #issuesOf(part: TargetedValue): readonly UnlocatedIssue[] {
    if (part.embedded !== undefined && part.value === undefined) return [{ ...problemIssue(brokenBody), part }];
    if (!isTargets(part.target)) return [{ ...problemIssue(part.target), part }];
    return this.#nearestIssues(part.target.map(this.#validatorFor), part);
  }

  /** The issues of the schema that has the fewest errors, and among those the fewest warnings. */
  #nearestIssues(validators: readonly Validator<unknown>[], part: TargetedValue): readonly UnlocatedIssue[] {
    let nearest: { readonly issues: readonly UnlocatedIssue[]; readonly errors: number } | undefined;
    for (const { address, check } of validators) {
      const issues = check(part.value, this.#options).issues.map((issue) => ({ ...issue, part, address }));
      const errors = issues.filter((issue) => this.#levelOf(issue) === "error").length;
      const isNearer =
        nearest === undefined || errors < nearest.errors || (errors === nearest.errors && issues.length < nearest.issues.length);
      if (isNearer) nearest = { issues, errors };
      if (issues.length === 0) break;
    }
    return nearest?.issues ?? [];
  }

  /** How an issue counts in this run. */
  #levelOf({ code, severity }: UnlocatedIssue): SeverityLevel {
    const level = this.#settings.severities.get(code) ?? severity;
    return level === "warning" && this.#settings.warningsAsErrors ? "error" : level;
  }

  /** Collects the issues of a document. Those in the baseline and those beyond the limit are only counted. */
  #collect(document: DocumentText, issues: readonly UnlocatedIssue[]): void {
    const fresh: UnlocatedIssue[] = [];
    for (const issue of issues) {
      const severity = this.#levelOf(issue);
      if (this.stopped) break;
      if (severity === "off" || this.#isKnown(document, issue)) continue;
      this[severity === "error" ? "errors" : "warnings"] += 1;
      if (this.findings.length + fresh.length < this.#settings.maxIssues) fresh.push({ ...issue, severity });
      else this.hidden += 1;
      this.stopped = this.#settings.failFast && severity === "error";
    }
    if (fresh.length > 0) this.findings.push(...toFindings(document, fresh, this.#sources()));
  }

  /** Collects why an input, or a line of it, cannot be read: there is no text to show. */
  #collectProblem(file: string, firstLine: number, problem: InputProblem): void {
    this.#collect({ file, text: "", firstLine, isBroken: true }, [problemIssue(problem)]);
  }

  #isKnown(document: DocumentText, issue: UnlocatedIssue): boolean {
    if (this.#baseline === undefined && this.entries === undefined) return false;
    const located = describeIssue(document, issue, this.#sources());
    if (this.entries !== undefined) countFinding(this.entries, located);
    const known = this.#baseline?.takes(located.fingerprint) === true;
    if (known) this.known += 1;
    return known;
  }
}

const BROKEN_GZIP: InputProblem = {
  code: "input/gzip",
  message: "the gzip data is damaged or incomplete",
  hint: "compress the file again; gzip -t checks a file",
};

/** Errors of the file system name a system call; all others are bugs of this program. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
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

/** An input problem as an issue of the value that it is about. */
function problemIssue({ code, message, hint }: InputProblem): UnlocatedIssue {
  return { severity: "error", code, message, hint, path: [] };
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
