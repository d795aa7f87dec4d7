/** The command was called in a way that cannot be carried out: exit code 2. */
export class UsageError extends Error {
    name = "UsageError";
    /** How to mend it. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}
