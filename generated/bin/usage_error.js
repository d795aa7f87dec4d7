export class UsageError extends Error {
    name = "UsageError";
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}
