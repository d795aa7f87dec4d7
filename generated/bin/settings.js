import { relative, resolve } from "node:path";
import { CONFIG_NAME } from "./config/config.js";
import { pathFilter } from "./input/path_filter.js";
import { UsageError } from "./usage_error.js";
const DEFAULT_MAX_ISSUES = 100;

export function toSettings(words, config, cwd, standard) {
    const local = (path) => (config === undefined ? path : relative(cwd, resolve(config.folder, path)) || ".");
    const baseline = toBaseline(words, config?.baseline === undefined ? undefined : local(config.baseline));
    const reports = words.reports?.map((report) => ({ ...report, format: report.format ?? standard })) ??
        config?.reports?.map(({ format, output }) => (output === undefined ? { format } : { format, output: local(output) })) ?? [
        { format: standard },
    ];
    const written = [config?.path, baseline, words.writeBaseline, ...reports.map(({ output }) => output)];
    const excludes = [pathFilter(words.excludes, cwd), pathFilter(config?.exclude ?? [], config?.folder ?? cwd)];
    return {
        inputs: toInputs(words.inputs, config, local),
        isExcluded: (path) => excludes.some((filter) => filter(path)),
        ownFiles: new Set(written.filter((path) => path !== undefined).map((path) => resolve(cwd, path))),
        targetOf: toTargets(words, config),
        profile: words.profile ?? config?.profile ?? "documented",
        maxIssues: words.maxIssues ?? config?.maxIssues ?? DEFAULT_MAX_ISSUES,
        failFast: words.failFast,
        quiet: words.quiet,
        warningsAsErrors: words.warningsAsErrors ?? config?.warningsAsErrors ?? false,
        strictJson: words.strictJson ?? config?.strictJson ?? false,
        severities: new Map([...(config?.severities ?? []), ...words.severities]),
        baseline,
        writeBaseline: words.writeBaseline,
        reports,
    };
}

function toInputs(words, config, local) {
    if (words.length > 0)
        return words;
    if (config?.paths !== undefined)
        return config.paths.map(local);
    throw new UsageError("validate needs files, folders, patterns, or - for standard input", `for instance: validate payloads/ (or list "paths" in ${CONFIG_NAME})`);
}

function toBaseline({ baseline, writeBaseline }, configured) {
    if (baseline === false || writeBaseline !== undefined)
        return undefined;
    return baseline ?? configured;
}

function toTargets({ as, connector }, config) {
    const chosen = { ...(as !== undefined && { as }), ...(connector !== undefined && { connector }) };
    if (as !== undefined || connector !== undefined || config === undefined)
        return () => chosen;
    const targets = (config.targets ?? []).map(({ files, ...target }) => ({ target, names: pathFilter(files, config.folder) }));
    return (path) => (path === undefined ? undefined : targets.find(({ names }) => names(path))?.target) ?? {};
}
