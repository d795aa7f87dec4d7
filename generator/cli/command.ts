import type { Writer } from "#generator/write";
import { nameOf, nearestName, optionsIn, readWords, UsageError, type ReadOptions } from "#templates/core";
import { visibleText } from "#generator/read";

/** 0 fine, 1 findings, 2 usage or output that cannot be written, 3 a bug of this program. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The surroundings of a command, apart from its arguments. */
export interface Program {
  /** The folder of the project that the program is part of. */
  readonly projectRoot: string;
  /** The folder with what is built of its sources, the program among them. */
  readonly built: string;
  /** The built sources of another project, or after a change. Builds if need be; throws when a source does not compile. */
  readonly builtFolder: (projectRoot: string) => string;
  readonly cwd: string;
  /** Whether standard output shows colors. */
  readonly color: boolean;
  /** Milliseconds since the program started. */
  readonly elapsed: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The time of day for people: "14:03:12". */
  readonly timeOfDay: () => string;
  /** Resolves after some milliseconds, or as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Calls back on Ctrl-C or SIGTERM instead of ending the program. A second signal ends it. */
  readonly onStop: (stop: () => void) => void;
  /** The day in UTC: "2026-11-27". */
  readonly today: () => string;
  /** A new UUID. */
  readonly newId: () => string;
  /** Who writes the package. */
  readonly writer: Writer;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Loads a page of the web, and returns what keeps it from being there; undefined where it is. */
  readonly loadPage: (address: string) => Promise<string | undefined>;
  /** Asks for a line on the terminal; undefined when nobody answers. There is none where nobody could. */
  readonly ask?: (question: string) => Promise<string | undefined>;
}

/** The problem with the arguments, or with what they name, as one line. */
export interface Refusal {
  readonly usageError: string;
}

/** A command of the generator. */
export interface Command {
  /** The text that `--help` prints. */
  readonly help: string;
  /** Runs with the arguments after the name of the command. A wrong usage is printed by the caller. Rejects for bugs only. */
  readonly run: (argv: readonly string[], program: Program) => Promise<ExitCode | Refusal>;
}

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

/** The result of `work`; undefined where it refuses what it reads. */
export function unlessMistaken<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
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

/** The commands by name. Each is loaded when it is run, so that none waits for the imports of another. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  generate: async () => (await import("./commands/generate.ts")).generate,
  check: async () => (await import("./commands/check.ts")).check,
  new: async () => (await import("./commands/new.ts")).newConnector,
  lint: async () => (await import("./commands/lint.ts")).lint,
  drift: async () => (await import("./commands/drift.ts")).drift,
  compare: async () => (await import("./commands/compare.ts")).compare,
};

/** A command, how to load it, and its arguments. */
interface ChosenCommand {
  readonly load: () => Promise<Command>;
  readonly argv: readonly string[];
}

/** The command that the first argument names; `generate` if there is none before the options. */
export function chooseCommand(argv: readonly string[]): ChosenCommand | Refusal {
  const [name = "generate", ...rest] = argv[0]?.startsWith("-") === false ? argv : ["generate", ...argv];
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load !== undefined) return { load, argv: rest };
  const names = Object.keys(COMMANDS);
  return { usageError: `unknown command "${visibleText(name)}"${hint(name, names)}; the commands are ${names.join(", ")}` };
}
