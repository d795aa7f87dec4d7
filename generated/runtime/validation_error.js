/** How many errors the message lists; `issues` has all of them. */
const MAX_LISTED = 5;

/** A value is not valid. */
export class ValidationError extends Error {
    name = "ValidationError";
    /** What the value was checked against: `payments.customers.list.params`. */
    address;
    issues;
    constructor(address, issues) {
        super(describe(address, issues));
        this.address = address;
        this.issues = issues;
    }
}

function describe(address, issues) {
    const errors = issues.filter(({ severity }) => severity === "error").map(({ message }) => message);
    const rest = errors.length > MAX_LISTED ? [`and ${errors.length - MAX_LISTED} more`] : [];
    return [`Invalid ${address}:`, ...errors.slice(0, MAX_LISTED), ...rest].join("\n  ");
}
