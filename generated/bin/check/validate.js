import { redact } from "../../runtime/redact.js";
import { toVocabulary } from "../catalog/vocabulary.js";
import { openInputs, toReadProblem } from "../input/open_inputs.js";
import { EMPTY, readInput } from "../input/read_input.js";
import { nameTarget } from "../payload/name_target.js";
import { toTargetRules } from "../payload/target_rules.js";
import { checkText } from "./check_document.js";
import { collectProblem } from "./collector.js";
import { startProgress } from "./progress.js";

/** Holds all inputs against the catalog, one after the other. */
export async function validate(context, wanted, baseline) {
    const started = context.now();
    const judging = toJudging(context, wanted, baseline);
    const sources = openInputs(wanted.inputs, context.cwd, context.stdin);
    const progress = startProgress(context, () => judging.collector.errors);
    for (const source of sources) {
        if (judging.collector.stopped)
            break;
        progress.file(redact(source.name));
        await checkSource(source, judging, progress);
    }
    progress.end();
    const { findings, entries, errors, warnings, known, hidden } = judging.collector;
    const counts = { files: sources.length, values: progress.values(), errors, warnings, known, hidden };
    const time = { milliseconds: context.now() - started, started: new Date(started).toISOString().slice(0, 19) };
    const report = {
        version: context.spec.version,
        findings,
        vanished: judging.collector.stopped ? [] : (baseline?.vanished() ?? []),
        files: sources.map(({ name }) => redact(name)),
        summary: { ...counts, ...time },
    };
    return { report, ...(entries !== undefined && { entries: entries.values() }) };
}

function toJudging({ spec }, wanted, baseline) {
    const { maxIssues, failFast, warningsAsErrors, profile, strictJson } = wanted;
    const catalog = spec.readCatalog();
    const telling = once(() => ({ catalog, vocabulary: toVocabulary(catalog) }));
    const entries = wanted.writeBaseline === undefined ? {} : { entries: new Map() };
    const collector = { findings: [], errors: 0, warnings: 0, known: 0, hidden: 0, stopped: false, ...entries };
    const rules = { maxIssues, failFast, warningsAsErrors, telling, ...(baseline !== undefined && { baseline }) };
    const targets = toTargetRules(catalog, spec.addresses, wanted);
    return { profile, strictJson, maxIssues, validatorFor: spec.validatorFor, targets, collector, rules };
}

async function checkSource(source, judging, progress) {
    const { name, open } = source;
    const { collector, rules } = judging;
    if (typeof open !== "function")
        return collectProblem(collector, rules, name, 1, open);
    const before = progress.values() + collector.errors;
    try {
        const input = await readInput(name, progress.count(open()));
        if (input.kind === "problem")
            return collectProblem(collector, rules, name, 1, input.problem);
        const named = nameTarget(name, judging.targets);
        if (input.kind === "document")
            return progress.add(checkText(judging, { file: name, text: input.text, firstLine: 1 }, named, false));
        for await (const batch of input.batches) {
            checkLines(batch, name, named, judging, progress);
            if (collector.stopped)
                return;
        }
    }
    catch (error) {
        if (!isFileError(error))
            throw error;
        return collectProblem(collector, rules, name, 1, toReadProblem(error));
    }
    if (progress.values() + collector.errors === before)
        collectProblem(collector, rules, name, 1, EMPTY);
}

function checkLines({ firstLine, lines }, file, named, judging, progress) {
    let values = 0;
    for (const [index, line] of lines.entries()) {
        if (judging.collector.stopped)
            break;
        if (typeof line !== "string")
            collectProblem(judging.collector, judging.rules, file, firstLine + index, line);
        else if (line.trim() !== "")
            values += checkText(judging, { file, text: line, firstLine: firstLine + index }, named, true);
    }
    progress.add(values);
}

/** Errors of the file system have a code; all others are faults of this program. */
function isFileError(error) {
    return error instanceof Error && "syscall" in error;
}

function once(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}
