import { once } from "../../runtime/compile.js";
import { toVocabulary } from "../catalog/vocabulary.js";
import type { AddressBook, CommandContext } from "../context.js";
import { isGzipError } from "../input/gzip.js";
import type { InputProblem } from "../input/input_problem.js";
import { openInputs, toReadProblem, type InputSource } from "../input/open_inputs.js";
import { EMPTY, readInput } from "../input/read_input.js";
import type { LineBatch } from "../input/read_lines.js";
import { loadAddressBookFor } from "../load_addresses.js";
import { nameTarget } from "../payload/name_target.js";
import { toCatalogRules } from "../payload/target_rules.js";
import { redactName } from "../report/secret_texts.js";
import type { ValidateSettings } from "../settings.js";
import type { Baseline, BaselineEntry } from "./baseline.js";
import { checkText, type Checking } from "./check_document.js";
import { collectProblem, type Collector } from "./collector.js";
import type { Report } from "./located_issue.js";
import { startProgress, type Progress } from "./progress.js";

/** The result of a run of `validate`. */
export interface Validated {
  readonly report: Report;
  /** The findings as a baseline, if the settings ask for one. */
  readonly entries?: Iterable<BaselineEntry>;
}

/** Checks all inputs, one after the other. */
export async function validate(context: CommandContext, settings: ValidateSettings, baseline: Baseline | undefined): Promise<Validated> {
  const started = context.now();
  const sources = openInputs(settings.inputs, { ...settings, cwd: context.cwd, stdin: context.stdin });
  const checking = toChecking(context, await loadAddressBookFor(context.spec, sources, settings), settings, baseline);
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
  const report: Report = {
    version: context.spec.version,
    findings,
    vanished: checking.collector.stopped ? [] : (baseline?.vanished() ?? []),
    files: sources.map(({ name }) => redactName(name)),
    summary: { ...counts, ...time },
  };
  return { report, ...(entries !== undefined && { entries: entries.values() }) };
}

/** A value has rarely more issues. Where some of them do not count as errors, the limit of the report must not hide those that do. */
const ALL_ISSUES = 10_000;

function toChecking(
  { spec }: CommandContext,
  { addresses, validatorFor }: AddressBook,
  settings: ValidateSettings,
  baseline: Baseline | undefined,
): Checking {
  const { maxIssues, failFast, warningsAsErrors, profile, strictJson, severities, writeBaseline } = settings;
  const readCatalog = once(spec.readCatalog);
  const entries = writeBaseline === undefined ? {} : { entries: new Map<string, BaselineEntry>() };
  return {
    options: { profile, maxIssues: severities.size > 0 ? ALL_ISSUES : maxIssues },
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
