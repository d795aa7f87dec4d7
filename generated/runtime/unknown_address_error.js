import { cleanName, describeValue } from "./messages.js";
import { nearestNames } from "./nearest.js";

/** There is nothing of that name to hold values against. */
export class UnknownAddressError extends Error {
    name = "UnknownAddressError";
    address;
    /** The addresses that are most like it, best first. */
    nearest;
    /** `address` is what a caller passed, which plain JavaScript does not keep from being something else than a string. */
    constructor(address, addresses) {
        const text = typeof address === "string" ? address : "";
        const nearest = nearestNames(text, addresses, 3);
        const what = typeof address === "string" ? `There is no address "${cleanName(address)}"` : `An address is a string, not ${describeValue(address)}`;
        super(`${what}${nearest.length === 0 ? "." : `; did you mean ${nearest.join(" or ")}?`}`);
        this.address = text;
        this.nearest = nearest;
    }
}
