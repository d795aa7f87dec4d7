import { createLookup, listAddresses } from "#templates/runtime";
import type { AddressBook, SpecPackage } from "./context.js";
import type { InputSource } from "./input/open_inputs.js";
import { nameTarget } from "./payload/targeted_value.js";
import type { ValidateSettings } from "./settings.js";

/**
 * The addresses among which one is looked up: those of its connector if it is there, otherwise all, for a suggestion. A catalog can have
 * many connectors, and a run mostly needs one.
 */
export async function loadAddressesOf(spec: SpecPackage, address: string): Promise<readonly string[]> {
  const book = await loadConnectors(spec, [address]);
  return book?.addresses.includes(address) === true ? book.addresses : (await spec.loadAddressBook()).addresses;
}

/** The validators for all inputs: those of the connectors that are named by `as` or by the names of the files, otherwise all. */
export async function loadAddressBookFor(
  spec: SpecPackage,
  sources: readonly InputSource[],
  { targetOf }: Pick<ValidateSettings, "targetOf">,
): Promise<AddressBook> {
  const chosen = sources.map(({ name, path }) => targetOf(path).as ?? name.slice(name.lastIndexOf("/") + 1));
  const book = await loadConnectors(spec, chosen);
  if (book === undefined) return spec.loadAddressBook();
  const names = { addresses: new Set(book.addresses), connectors: spec.connectors };
  if (!chosen.every((name) => typeof nameTarget(name, names) === "string")) return spec.loadAddressBook();
  return { ...book, answering: ownersOf(chosen.filter((name) => !/\.(?:params|request|auth_config|execute)\b/.test(name))) };
}

function ownersOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.split(".", 1)[0] ?? ""))];
}

/** The validators of the connectors that the names begin with; undefined if one of them begins with something else. */
async function loadConnectors(spec: SpecPackage, names: readonly string[]): Promise<AddressBook | undefined> {
  const owners = ownersOf(names);
  if (!owners.every((owner) => spec.connectors.includes(owner))) return undefined;
  const validators = await Promise.all(owners.map((owner) => spec.loadConnector(owner)));
  return { addresses: listAddresses(validators), validatorFor: createLookup(validators) };
}
