import { isValidator } from "./compile.js";
import { UnknownAddressError } from "./unknown_address_error.js";
import type { Validator } from "./validator_types.js";

/** The types by address of modules that are not known in advance. */
type AnyTypes = Readonly<Record<string, unknown>>;

/** Modules with validators among their exports. */
export type Modules<Types = AnyTypes> = readonly Readonly<Record<string, unknown>>[] & {
  /** Absent at run time: carries the type that belongs to each address. */
  readonly types?: Types;
};

/** The addresses of all validators that the modules export, sorted. */
export function listAddresses<Types = AnyTypes>(modules: Modules<Types>): readonly (keyof Types & string)[];
/** The addresses of all validators, sorted. */
export function listAddresses(modules: Modules): readonly string[] {
  const addresses = validatorsIn(modules).map(({ address }) => address);
  return Object.freeze(addresses.sort());
}

/** A function from address to validator that returns undefined for an unknown address. */
export function createSearch(modules: Modules<unknown>): (address: string) => Validator<unknown> | undefined {
  let byAddress: ReadonlyMap<string, Validator<unknown>> | undefined;
  return (address) => {
    byAddress ??= new Map(validatorsIn(modules).map((validator) => [validator.address, validator]));
    return byAddress.get(address);
  };
}

/** A function from address to validator that throws `UnknownAddressError` for an unknown address. */
export function createLookup<Types = AnyTypes>(
  modules: Modules<Types>,
): <Address extends keyof Types & string>(address: Address) => Validator<Types[Address]>;
/** A function from address to validator. It throws `UnknownAddressError`. */
export function createLookup(modules: Modules): (address: string) => Validator<unknown> {
  const find = createSearch(modules);
  return (address) => {
    const validator = find(address);
    if (validator === undefined) throw new UnknownAddressError(address, listAddresses(modules));
    return validator;
  };
}

function validatorsIn(modules: Modules<unknown>): readonly Validator<unknown>[] {
  return modules.flatMap((module) => Object.values(module).filter(isValidator));
}
