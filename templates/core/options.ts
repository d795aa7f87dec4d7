import { parseArgs, type ParseArgsConfig } from "node:util";
import { suggestion, UsageError } from "./usage_error.js";

/** The options of a command, in the notation of `parseArgs`. */
export type Options = NonNullable<ParseArgsConfig["options"]>;

/** The values of options, by name. */
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** Options and the other arguments of a command. */
export interface ReadOptions {
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/**
 * Reads the arguments of a command.
 * @param command with the name of the program: `connector-gateway-spec list`
 * @throws UsageError for unknown options, missing values, and values of options that take none
 */
export function readOptions(command: string, options: Options, words: readonly string[]): ReadOptions {
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) {
      const names = Object.keys(options).map((name) => `--${name}`);
      throw new UsageError(`unknown option ${token.rawName}`, suggestion(token.rawName, names, `${command} --help lists the options`));
    }
    checkValue(token, option.type === "string");
  }
  const { values, positionals } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true });
  return { values, positionals };
}

function checkValue(token: { rawName: string; value: string | undefined; inlineValue: boolean | undefined }, wantsValue: boolean): void {
  if (wantsValue && (token.value === undefined || (token.value.startsWith("--") && token.inlineValue !== true))) {
    throw new UsageError(`${token.rawName} needs a value`, `write ${token.rawName} <value>`);
  }
  if (!wantsValue && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value`, `write ${token.rawName} alone`);
}

/** The value of an option; undefined if the option is absent. */
export function textOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** The values of a repeatable option. */
export function listOption(values: OptionValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/**
 * A whole number from 1; undefined if the option is absent.
 * @throws UsageError for anything else
 */
export function countOption(values: OptionValues, name: string): number | undefined {
  const value = textOption(values, name);
  if (value === undefined) return undefined;
  if (/^[1-9][0-9]{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} must be a whole number from 1`, `for instance: --${name} 20`);
}

/**
 * true for `--<name>`, false for `--no-<name>`, undefined if both are absent.
 * @throws UsageError if both are present
 */
export function switchOption(values: OptionValues, name: string): boolean | undefined {
  const isOn = values[name] === true;
  const isOff = values[`no-${name}`] === true;
  if (isOn && isOff) throw new UsageError(`--${name} and --no-${name} contradict each other`, "use one of them");
  return isOn || isOff ? isOn : undefined;
}
