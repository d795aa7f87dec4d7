import { listOption, textOption, type Options, type OptionValues } from "../../../templates/bin/options.ts";
import type { Environment } from "../../../templates/shared/color.ts";
import { variableOf, type Setting } from "./setting_table.ts";
import { readSwitch, type Given } from "./setting_values.ts";

/** Reads settings by their names. An empty variable counts as absent. */
export interface SettingReader<Name extends string> {
  /** A setting that can be given once, or its default. */
  readonly one: (name: Name) => Given;
  readonly several: (name: Name) => readonly Given[];
  /** @throws UsageError for a variable that is neither true nor false */
  readonly isOn: (name: Name) => boolean;
}

/** Settings in the notation of `parseArgs`. */
export function optionsOf(table: readonly Setting[]): Options {
  return Object.fromEntries(
    table.map(({ option, short, value, isRepeatable = false }) => [
      option,
      { type: value === undefined ? "boolean" : "string", multiple: isRepeatable, ...(short !== undefined && { short }) },
    ]),
  );
}

/** Reads settings of a table from options, the environment and the defaults, in this order. */
export function readerOf<Name extends string>(
  table: readonly Setting[],
  values: OptionValues,
  environment: Environment,
): SettingReader<Name> {
  const ofVariable = (name: Name): Given => {
    const setting = table.find(({ option }) => option === name);
    const variable = setting && variableOf(setting);
    return { text: environment[variable ?? ""] ?? "", source: variable ?? `--${name}` };
  };
  return {
    one: (name) => {
      const option = textOption(values, name);
      if (option !== undefined) return { text: option, source: `--${name}` };
      const given = ofVariable(name);
      if (given.text !== "") return given;
      return { text: table.find((setting) => setting.option === name)?.initial ?? "", source: `--${name}` };
    },
    several: (name) => {
      const options = listOption(values, name);
      if (options.length > 0) return options.map((text) => ({ text, source: `--${name}` }));
      const { text, source } = ofVariable(name);
      return splitList(text).map((part) => ({ text: part, source }));
    },
    isOn: (name) => {
      if (values[name] === true) return true;
      const given = ofVariable(name);
      return given.text !== "" && readSwitch(given);
    },
  };
}

/** The parts of a list that commas separate. */
export function splitList(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
