/** The command cannot run as it was called: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** How to fix it. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
