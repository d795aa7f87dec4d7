import { redact } from "../../runtime/redact.js";
import type { ValidateArguments } from "../arguments.js";
import { toVocabulary } from "../catalog/vocabulary.js";
import type { CommandContext } from "../context.js";
import { openInputs, toReadProblem, type InputSource } from "../input/open_inputs.js";
import { EMPTY, readInput } from "../input/read_input.js";
import type { LineBatch } from "../input/read_lines.js";
import { nameTarget } from "../payload/name_target.js";
import { toTargetRules } from "../payload/target_rules.js";
import type { Baseline, BaselineEntry } from "./baseline.js";
import { checkText, type Judging } from "./check_document.js";
import { collectProblem, type Collector } from "./collector.js";
import type { Report } from "./finding.js";
import { startProgress, type Progress } from "./progress.js";

/** What a run of `validate` found. */
export interface Validated {
  readonly report: Report;
  /** The findings as a baseline, when that was wanted. */
  readonly entries?: Iterable<BaselineEntry>;
}

/** Holds all inputs against the catalog, one after the other. */
export async function validate(context: CommandContext, wanted: ValidateArguments, baseline: Baseline | undefined): Promise<Validated> {
  const started = context.now();
  const judging = toJudging(context, wanted, baseline);
  const sources = openInputs(wanted.inputs, context.cwd, context.stdin);
  const progress = startProgress(context, () => judging.collector.errors);
  for (const source of sources) {
    if (judging.collector.stopped) break;
    progress.file(redact(source.name));
    await checkSource(source, judging, progress);
  }
  progress.end();
  const { findings, entries, errors, warnings, known, hidden } = judging.collector;
  const counts = { files: sources.length, values: progress.values(), errors, warnings, known, hidden };
  const time = { milliseconds: context.now() - started, started: new Date(started).toISOString().slice(0, 19) };
  const report: Report = {
    version: context.spec.version,
    findings,
    vanished: judging.collector.stopped ? [] : (baseline?.vanished() ?? []),
    files: sources.map(({ name }) => redact(name)),
    summary: { ...counts, ...time },
  };
  return { report, ...(entries !== undefined && { entries: entries.values() }) };
}

function toJudging({ spec }: CommandContext, wanted: ValidateArguments, baseline: Baseline | undefined): Judging {
  const { maxIssues, failFast, warningsAsErrors, profile, strictJson } = wanted;
  const catalog = spec.readCatalog();
  const telling = once(() => ({ catalog, vocabulary: toVocabulary(catalog) }));
  const entries = wanted.writeBaseline === undefined ? {} : { entries: new Map<string, BaselineEntry>() };
  const collector: Collector = { findings: [], errors: 0, warnings: 0, known: 0, hidden: 0, stopped: false, ...entries };
  const rules = { maxIssues, failFast, warningsAsErrors, telling, ...(baseline !== undefined && { baseline }) };
  const targets = toTargetRules(catalog, spec.addresses, wanted);
  return { profile, strictJson, maxIssues, validatorFor: spec.validatorFor, targets, collector, rules };
}

async function checkSource(source: InputSource, judging: Judging, progress: Progress): Promise<void> {
  const { name, open } = source;
  const { collector, rules } = judging;
  if (typeof open !== "function") return collectProblem(collector, rules, name, 1, open);
  const before = progress.values() + collector.errors;
  try {
    const input = await readInput(name, progress.count(open()));
    if (input.kind === "problem") return collectProblem(collector, rules, name, 1, input.problem);
    const named = nameTarget(name, judging.targets);
    if (input.kind === "document") return progress.add(checkText(judging, { file: name, text: input.text, firstLine: 1 }, named, false));
    for await (const batch of input.batches) {
      checkLines(batch, name, named, judging, progress);
      if (collector.stopped) return;
    }
  } catch (error) {
    if (!isFileError(error)) throw error;
    return collectProblem(collector, rules, name, 1, toReadProblem(error));
  }
  if (progress.values() + collector.errors === before) collectProblem(collector, rules, name, 1, EMPTY);
}

function checkLines(
  { firstLine, lines }: LineBatch,
  file: string,
  named: ReturnType<typeof nameTarget>,
  judging: Judging,
  progress: Progress,
): void {
  let values = 0;
  for (const [index, line] of lines.entries()) {
    if (judging.collector.stopped) break;
    if (typeof line !== "string") collectProblem(judging.collector, judging.rules, file, firstLine + index, line);
    else if (line.trim() !== "") values += checkText(judging, { file, text: line, firstLine: firstLine + index }, named, true);
  }
  progress.add(values);
}

/** Errors of the file system have a code; all others are faults of this program. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
