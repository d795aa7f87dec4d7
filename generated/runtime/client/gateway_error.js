import { redact, redactValue } from "../redact.js";

/** A call that did not give what was asked for. */
export class GatewayError extends Error {
    name = "GatewayError";
    kind;
    operation;
    status;
    body;
    requestId;
    retryAfter;
    /** Nothing of the `secrets` and nothing that looks like a key gets into the error, wherever it comes from. */
    constructor(what, details, secrets = []) {
        super(`${details.operation}: ${redact(what, secrets)}`);
        this.kind = details.kind;
        this.operation = details.operation;
        this.status = details.status;
        this.body = redactValue(details.body, secrets);
        this.requestId = details.requestId === undefined ? undefined : redact(details.requestId, secrets);
        this.retryAfter = details.retryAfter;
    }
}
