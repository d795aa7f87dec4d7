import type { Writer } from "#generator/write";

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
