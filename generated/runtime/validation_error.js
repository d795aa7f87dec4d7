/** So many issues are told in the message; `issues` has all of them. */
const TOLD = 5;

/** A value does not fit what it was held against. */
export class ValidationError extends Error {
    name = "ValidationError";
    /** What the value was held against: `payments.customers.list.params`. */
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
    const rest = errors.length > TOLD ? [`and ${errors.length - TOLD} more`] : [];
    return [`${address} does not fit:`, ...errors.slice(0, TOLD), ...rest].join("\n  ");
}
