// @generated from templates/runtime/address_book.ts by connector-gateway-spec. Do not edit.
import { isValidator } from "./compile.js";
import { UnknownAddressError } from "./unknown_address_error.js";
export function listAddresses(modules) {
  const addresses = validatorsIn(modules).map(({ address }) => address);
  return Object.freeze(addresses.sort());
}

export function createSearch(modules) {
  let byAddress;
  return (address) => {
    byAddress ??= new Map(validatorsIn(modules).map((validator) => [validator.address, validator]));
    return byAddress.get(address);
  };
}
export function createLookup(modules) {
  const find = createSearch(modules);
  return (address) => {
    const validator = find(address);
    if (validator === undefined) throw new UnknownAddressError(address, listAddresses(modules));
    return validator;
  };
}

function validatorsIn(modules) {
  return modules.flatMap((module) => Object.values(module).filter(isValidator));
}
