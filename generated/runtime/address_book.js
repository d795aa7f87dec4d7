import { isValidator } from "./compile.js";
import { UnknownAddressError } from "./unknown_address_error.js";

/** The addresses of all validators that the modules export, sorted. */
export function listAddresses(modules) {
    const addresses = findValidators(modules).map(({ address }) => address);
    return Object.freeze(addresses.sort());
}

/** A function from address to validator, which throws `UnknownAddressError` for an address that there is not. */
export function createLookup(modules) {
    let byAddress;
    return (address) => {
        byAddress ??= new Map(findValidators(modules).map((validator) => [validator.address, validator]));
        const validator = byAddress.get(address);
        if (validator === undefined)
            throw new UnknownAddressError(address, [...byAddress.keys()]);
        return validator;
    };
}

function findValidators(modules) {
    return modules.flatMap((module) => Object.values(module).filter(isValidator));
}
