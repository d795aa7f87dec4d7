import { nearestNames } from "../../runtime/nearest.js";

/**
 * The address that the name of a file begins with: `payments.customers.list.params.2.json`. A problem when the name begins
 * like an address that there is not, undefined when it does not look like one.
 */
export function nameTarget(fileName, { addresses, connectors }) {
    const base = fileName.split("/").at(-1) ?? "";
    const address = longestPrefix(base, addresses);
    if (address !== undefined)
        return address;
    const [owner = "", ...rest] = base.split(".");
    if (rest.length < 3 || ![...connectors, "gateway"].includes(owner))
        return undefined;
    const wanted = base.split(".").slice(0, 4).join(".");
    const [nearest] = nearestNames(wanted, [...addresses], 1);
    return {
        code: "target/unknown-address",
        message: "the file's name begins like an address that there is not",
        hint: nearest === undefined ? "connector-gateway-spec list shows what there is" : `did you mean ${nearest}?`,
    };
}

/** What follows an address in a name must not be a letter: `payments.records.Customers` is no `Customer`. */
function longestPrefix(name, addresses) {
    const prefixes = [...addresses].filter((address) => name.startsWith(address) && !/[A-Za-z]/.test(name[address.length] ?? ""));
    return prefixes.reduce((longest = "", prefix) => (prefix.length > longest.length ? prefix : longest), undefined);
}
