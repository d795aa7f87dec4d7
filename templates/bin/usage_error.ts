/** The command was called in a way that cannot be carried out: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** How to mend it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
