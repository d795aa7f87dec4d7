import { isValidator } from "./compile.js";
import { UnknownAddressError } from "./unknown_address_error.js";

/** The addresses of all validators that the modules export, sorted. */
export function listAddresses(modules) {
    const addresses = validatorsIn(modules).map(({ address }) => address);
    return Object.freeze(addresses.sort());
}

/** A function from address to validator that returns undefined for an unknown address. */
export function createSearch(modules) {
    let byAddress;
    return (address) => {
        byAddress ??= new Map(validatorsIn(modules).map((validator) => [validator.address, validator]));
        return byAddress.get(address);
    };
}

/** A function from address to validator that throws `UnknownAddressError` for an unknown address. */
export function createLookup(modules) {
    const find = createSearch(modules);
    return (address) => {
        const validator = find(address);
        if (validator === undefined)
            throw new UnknownAddressError(address, listAddresses(modules));
        return validator;
    };
}

function validatorsIn(modules) {
    return modules.flatMap((module) => Object.values(module).filter(isValidator));
}
