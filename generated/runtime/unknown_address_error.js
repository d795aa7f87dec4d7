import { cleanName } from "./messages.js";
import { nearestNames } from "./nearest.js";

/** There is nothing of that name to hold values against. */
export class UnknownAddressError extends Error {
    name = "UnknownAddressError";
    address;
    /** The addresses that are most like it, best first. */
    nearest;
    constructor(address, addresses) {
        const nearest = nearestNames(address, addresses, 3);
        super(`There is no address "${cleanName(address)}"${nearest.length === 0 ? "." : `; did you mean ${nearest.join(" or ")}?`}`);
        this.address = address;
        this.nearest = nearest;
    }
}
