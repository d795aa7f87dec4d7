import { relative, resolve } from "node:path";
import type { Profile } from "#templates/runtime";
import type { Severities } from "./check/located_issue.js";
import { CONFIG_NAME, type VerifyConfig } from "./config/config.js";
import type { LoadedConfig } from "./config/load_config.js";
import { pathFilter, type PathFilter } from "./input/paths.js";
import { type Format, UsageError } from "#templates/core";
import type { TargetRules } from "./payload/targeted_value.js";
import type { ReportTarget, RunArguments } from "./run_arguments.js";
import type { ValidateArguments } from "./validate_arguments.js";

/** What a run writes and leaves out. */
export interface RunOutputs {
  readonly baseline: string | undefined;
  readonly writeBaseline: string | undefined;
  readonly reports: readonly ReportTarget[];
  readonly quiet: boolean;
}

/** The settings of `validate`: its arguments, then the configuration file, then the defaults. All paths are relative to `cwd`. */
export interface ValidateSettings extends RunOutputs {
  readonly inputs: readonly string[];
  readonly isExcluded: PathFilter;
  readonly ownFiles: ReadonlySet<string>;
  /** The target of a file; of standard input without a path. */
  readonly targetOf: (path: string | undefined) => Pick<TargetRules, "as" | "connector">;
  readonly profile: Profile;
  readonly maxIssues: number;
  readonly failFast: boolean;
  readonly warningsAsErrors: boolean;
  readonly strictJson: boolean;
  readonly severities: Severities;
}

const DEFAULT_MAX_ISSUES = 100;

/**
 * Combines the arguments of `validate` with a configuration file. Where both say something the arguments win; patterns of
 * files to leave out add up.
 * @throws UsageError if nothing names an input
 */
export function toSettings(words: ValidateArguments, config: LoadedConfig | undefined, cwd: string, standard: Format): ValidateSettings {
  const local = localPaths(config, cwd);
  const outputs = toOutputs(words, config, local, standard);
  const { baseline, writeBaseline, reports } = outputs;
  const written = [config?.path, baseline, writeBaseline, ...reports.map(({ output }) => output)];
  const excludes = [pathFilter(words.excludes, cwd), pathFilter(config?.exclude ?? [], config?.folder ?? cwd)];
  return {
    inputs: toInputs(words.inputs, config, local),
    isExcluded: (path) => excludes.some((filter) => filter(path)),
    ownFiles: new Set(written.filter((path) => path !== undefined).map((path) => resolve(cwd, path))),
    targetOf: toTargets(words, config),
    profile: words.profile ?? config?.profile ?? "documented",
    maxIssues: words.maxIssues ?? config?.maxIssues ?? DEFAULT_MAX_ISSUES,
    failFast: words.failFast,
    warningsAsErrors: words.warningsAsErrors ?? config?.warningsAsErrors ?? false,
    strictJson: words.strictJson ?? config?.strictJson ?? false,
    severities: new Map([...(config?.severities ?? []), ...words.severities]),
    ...outputs,
  };
}

/** Paths of a configuration file, as paths from the working folder. */
export function localPaths(config: LoadedConfig | undefined, cwd: string): (path: string) => string {
  return (path) => (config === undefined ? path : relative(cwd, resolve(config.folder, path)) || ".");
}

/** What a run writes and leaves out: the arguments, then what the configuration says about the command. */
export function toOutputs(
  words: RunArguments,
  said: Pick<VerifyConfig, "baseline" | "reports"> | undefined,
  local: (path: string) => string,
  standard: Format,
): RunOutputs {
  const configured = said?.reports?.map(({ format, output }) => (output === undefined ? { format } : { format, output: local(output) }));
  const given = words.reports?.map((report): ReportTarget => ({ ...report, format: report.format ?? standard }));
  return {
    baseline: toBaseline(words, said?.baseline === undefined ? undefined : local(said.baseline)),
    writeBaseline: words.writeBaseline,
    reports: given ?? configured ?? [{ format: standard }],
    quiet: words.quiet,
  };
}

function toInputs(words: readonly string[], config: LoadedConfig | undefined, local: (path: string) => string): readonly string[] {
  if (words.length > 0) return words;
  if (config?.paths !== undefined) return config.paths.map(local);
  throw new UsageError(
    "validate needs files, folders, patterns, or - for standard input",
    `for instance: validate payloads/ (or list "paths" in ${CONFIG_NAME})`,
  );
}

/** A run that writes a baseline does not use one. */
function toBaseline({ baseline, writeBaseline }: RunArguments, configured: string | undefined): string | undefined {
  if (baseline === false || writeBaseline !== undefined) return undefined;
  return baseline ?? configured;
}

/** An address or a connector on the command line applies to every file; otherwise the first target that names the file. */
function toTargets({ as, connector }: ValidateArguments, config: LoadedConfig | undefined): ValidateSettings["targetOf"] {
  const chosen = { ...(as !== undefined && { as }), ...(connector !== undefined && { connector }) };
  if (as !== undefined || connector !== undefined || config === undefined) return () => chosen;
  const targets = (config.targets ?? []).map(({ files, ...target }) => ({ target, names: pathFilter(files, config.folder) }));
  return (path) => (path === undefined ? undefined : targets.find(({ names }) => names(path))?.target) ?? {};
}
