/** The command cannot run as it was called: exit code 2. */
export class UsageError extends Error {
    name = "UsageError";
    /** How to fix it. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}
