import { nameOf, nearestName, optionsIn, readWords, UsageError, type ReadOptions } from "#templates/core";
import { visibleText } from "#generator/read";
import type { Command, ExitCode, Program } from "./command.ts";

/** The help of a command, from which its options are read, and how many other arguments it accepts. */
interface Usage {
  readonly help: string;
  readonly operands?: number;
}

/** A command. `run` throws a UsageError for what its user can correct. */
export function defineCommand(usage: Usage, run: (words: ReadOptions, program: Program) => ExitCode | Promise<ExitCode>): Command {
  return {
    help: usage.help,
    run: async (argv, program) => {
      try {
        return await run(readArguments(argv, usage), program);
      } catch (error) {
        if (error instanceof UsageError) return { usageError: lineOf(error) };
        throw error;
      }
    },
  };
}

/** A mistake of the user as one line, which has to be safe to show. */
export function mistake(line: string): UsageError {
  return new UsageError(line, "");
}

function lineOf({ message, help }: UsageError): string {
  return help === "" ? message : `${visibleText(message)}; ${visibleText(help)}`;
}

/**
 * Reads the arguments of a command. Only options whose help says that they are repeatable may be given several times.
 * @throws UsageError for whatever is wrong with them
 */
export function readArguments(argv: readonly string[], { help, operands = 0 }: Usage): ReadOptions {
  let left = operands;
  const options = optionsIn(help);
  const repeatable = new Set(options.filter(({ repeats }) => repeats === true).map((row) => `--${nameOf(row)}`));
  return readWords(options, argv, ({ kind, name: option, word, known }) => {
    // `-check` is read as the options c, h, e, c and k, but none has a short name, so all of it was meant as one.
    const name = option.startsWith("--") ? option : word;
    switch (kind) {
      case "unknown":
      case "end of options":
        throw mistake(`unknown option "${visibleText(name)}"${hint(name, known)}; see --help`);
      case "twice":
        if (repeatable.has(name)) return;
        throw mistake(`${name} is given twice`);
      case "needless value":
        throw mistake(`${name} takes no value`);
      case "missing value":
      case "empty value":
        throw mistake(`${name} needs a value`);
      case "operand": {
        if (left-- > 0) return;
        const allowed = operands === 0 ? "there are only options" : `at most ${operands} ${operands === 1 ? "is" : "are"} accepted`;
        throw mistake(`unexpected argument "${visibleText(word)}"; ${allowed}, see --help`);
      }
    }
  });
}

/** `; did you mean "--check"?`, or nothing if no known name is near. */
export function hint(given: string, known: readonly string[]): string {
  const meant = nearestName(given, known);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}
