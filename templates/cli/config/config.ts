import { type Rule, createValidator, type Profile, type Validator } from "#templates/runtime";
import type { JsonPath, Position } from "#templates/core";
import { atLeast, atMost, charactersFrom, elementsFrom, findStrictProblems, FORMATS, indexLines } from "#templates/core";
import { locateJson, positionOf, scanJson } from "#templates/core";
import type { TargetRules } from "../payload/targeted_value.js";
import type { ReportTarget } from "../run_arguments.js";

/** A configuration file with mistakes: exit code 2. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly file: string;
  /** At least one, in the order of the file. */
  readonly mistakes: readonly ConfigMistake[];

  constructor(file: string, mistakes: readonly ConfigMistake[]) {
    super(`${file} has mistakes`);
    this.file = file;
    this.mistakes = mistakes;
  }
}

/** The name of a configuration file in the working folder. */
export const CONFIG_NAME = "connector-gateway-spec.config.json";

/** The schema that applies to the files that match one of the patterns. */
export interface FileTarget extends Pick<TargetRules, "as" | "connector"> {
  readonly files: readonly string[];
}

/** A configuration file. `config.schema.json` describes it for editors. */
export interface Config {
  readonly $schema?: string;
  readonly paths?: readonly string[];
  readonly exclude?: readonly string[];
  readonly targets?: readonly FileTarget[];
  readonly profile?: Profile;
  readonly strictJson?: boolean;
  readonly severity?: Readonly<Record<string, unknown>>;
  readonly warningsAsErrors?: boolean;
  readonly maxIssues?: number;
  readonly baseline?: string;
  readonly reports?: readonly ReportTarget[];
  readonly verify?: VerifyConfig;
}

/** The settings of `verify`. Credentials have no place in a file that is committed. */
export interface VerifyConfig extends Pick<Config, "baseline" | "reports"> {
  readonly url?: string;
  readonly instances?: Readonly<Record<string, string>>;
  readonly operations?: readonly string[];
  readonly rate?: number;
  readonly budget?: number;
  readonly statedOnly?: boolean;
}

const text: Rule = { type: "string", minLength: charactersFrom(1) };
const texts: Rule = { items: text, minItems: elementsFrom(1) };
const reports: Rule = {
  items: { table: { name: "a report", side: "request", required: ["format"], fields: { format: { enum: FORMATS }, output: text } } },
  minItems: elementsFrom(1),
};

/** The types of the keys. What they mean together, and the names in them, is checked by `readConfig`. */
export const configValidator: Validator<Config> = createValidator("config", {
  table: {
    name: "the configuration",
    side: "request",
    fields: {
      $schema: "string",
      paths: texts,
      exclude: { items: text },
      targets: {
        items: { table: { name: "a target", side: "request", required: ["files"], fields: { files: texts, as: text, connector: text } } },
      },
      profile: { enum: ["documented", "tolerant"] },
      strictJson: "boolean",
      severity: { values: "string" },
      warningsAsErrors: "boolean",
      maxIssues: { type: "integer", min: atLeast(1), max: atMost(999_999_999) },
      baseline: text,
      reports,
      verify: {
        table: {
          name: "verify",
          side: "request",
          fields: {
            url: text,
            instances: { values: "string" },
            operations: texts,
            rate: { type: "integer", min: atLeast(0), max: atMost(1000) },
            budget: { type: "integer", min: atLeast(1), max: atMost(1_000_000) },
            statedOnly: "boolean",
            baseline: text,
            reports,
          },
        },
      },
    },
  },
});

/** One mistake in a configuration file. */
export interface ConfigMistake extends Position {
  readonly message: string;
  /** How to fix it. */
  readonly help: string;
}

/** A mistake and the value, or the key, that it is about. */
export interface Mistake extends Pick<ConfigMistake, "message" | "help"> {
  readonly path: JsonPath;
  readonly isKey?: boolean;
  /** Where it begins, if that is known already. */
  readonly offset?: number;
}

/** The content of a configuration file. @throws ConfigError for a text that is not JSON, with this help */
export function parseConfig(json: string, file: string, help: string): unknown {
  const broken = scanJson(json, {});
  if (broken === undefined) return JSON.parse(json);
  throw new ConfigError(file, [{ ...positionOf(indexLines(json, 1), broken.offset), message: broken.message, help }]);
}

/** The keys of a JSON text that an object has twice. */
export function duplicateKeys(json: string): readonly Mistake[] {
  const duplicates = findStrictProblems(json).filter(({ code }) => code === "json/duplicate-key");
  return duplicates.map(({ path, message, range }) => ({ path, offset: range.start, message, help: "remove one of the two" }));
}

/** The mistakes with their places, in an array of their own. */
export function placeMistakes(json: string, mistakes: readonly Mistake[]): ConfigMistake[] {
  const lines = indexLines(json, 1);
  const paths = mistakes.map(({ path }) => path);
  const places = locateJson(json, paths);
  return mistakes.map(({ message, help, isKey = false, ...mistake }, index) => {
    const found = places[index];
    const offset = mistake.offset ?? (isKey ? found?.key?.start : undefined) ?? found?.value.start ?? 0;
    return { ...positionOf(lines, offset), message, help };
  });
}
