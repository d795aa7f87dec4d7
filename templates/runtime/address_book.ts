import { UnknownAddressError } from "./unknown_address_error.js";
import type { Validator } from "./validator_types.js";

/** The types by address of validators that are not known in advance. */
type AnyTypes = Readonly<Record<string, unknown>>;

/** The validators of several modules. */
export type Validators<Types = AnyTypes> = readonly (readonly Validator<unknown>[])[] & {
  /** Absent at run time: carries the type that belongs to each address. */
  readonly types?: Types;
};

/** The addresses of all validators, sorted. */
export function listAddresses<Types = AnyTypes>(validators: Validators<Types>): readonly (keyof Types & string)[];
/** The addresses of all validators, sorted. */
export function listAddresses(validators: Validators): readonly string[] {
  const addresses = validators.flat().map(({ address }) => address);
  return Object.freeze(addresses.sort());
}

/** A function from address to validator that returns undefined for an unknown address. */
export function createSearch(validators: Validators<unknown>): (address: string) => Validator<unknown> | undefined {
  let byAddress: ReadonlyMap<string, Validator<unknown>> | undefined;
  return (address) => {
    byAddress ??= new Map(validators.flat().map((validator) => [validator.address, validator]));
    return byAddress.get(address);
  };
}

/** A function from address to validator that throws `UnknownAddressError` for an unknown address. */
export function createLookup<Types = AnyTypes>(
  validators: Validators<Types>,
): <Address extends keyof Types & string>(address: Address) => Validator<Types[Address]>;
/** A function from address to validator. It throws `UnknownAddressError`. */
export function createLookup(validators: Validators): (address: string) => Validator<unknown> {
  const find = createSearch(validators);
  return (address) => {
    const validator = find(address);
    if (validator === undefined) throw new UnknownAddressError(address, listAddresses(validators));
    return validator;
  };
}
