import { suggestion } from "../suggestion.js";

export function nameTarget(fileName, { addresses, connectors }) {
    const base = (fileName.split("/").at(-1) ?? "").replace(/\.gz$/i, "");
    const address = longestPrefix(base, addresses);
    if (address !== undefined)
        return address;
    const [owner = "", ...rest] = base.split(".");
    if (rest.length < 3 || ![...connectors, "gateway"].includes(owner))
        return undefined;
    const wanted = base.split(".").slice(0, 4).join(".");
    return {
        code: "target/unknown-address",
        message: "the file name begins with an unknown address",
        hint: suggestion(wanted, [...addresses], "connector-gateway-spec list shows the connectors and their operations"),
    };
}

function longestPrefix(name, addresses) {
    const prefixes = [...addresses].filter((address) => name.startsWith(address) && !/[A-Za-z]/.test(name[address.length] ?? ""));
    return prefixes.reduce((longest = "", prefix) => (prefix.length > longest.length ? prefix : longest), undefined);
}
