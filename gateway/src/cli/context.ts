import type { Readable } from "node:stream";
import type { Environment } from "../../../templates/shared/color.ts";

/** The surroundings of the command, apart from its arguments. */
export interface CommandContext {
  readonly version: string;
  /** Writes to standard output: results only. */
  readonly print: (text: string) => void;
  /** Writes to standard error: logs and mistakes. */
  readonly report: (text: string) => void;
  readonly stdin: Readable;
  readonly environment: Environment;
  /** The folder that relative paths begin in. */
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ends when somebody stops the program. Until then, what nothing catches goes to `onError`. */
  readonly untilStopped: (onError: (error: unknown) => void) => Promise<void>;
}

/** 0 fine, 1 the command failed, 2 wrong usage, 3 a bug of this program. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The command failed, for a reason that its user can do something about: exit code 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
