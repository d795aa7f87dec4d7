import type { Position } from "../../shared/positions.js";

/** One mistake in a configuration file. */
export interface ConfigMistake extends Position {
  readonly message: string;
  /** How to fix it. */
  readonly help: string;
}

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
